# What only the command says. Names of options and values are the same in every language.

## Headings and names of values in the help

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-global = Everywhere

value-command = COMMAND
value-lang = LANGUAGE
value-difficulty = LEVEL
value-clues = N|A..B
value-rating = R|A..B
value-grade = GRADE
value-requires = TECHNIQUE,…
value-forbids = TECHNIQUE,…
value-only-techniques = TECHNIQUE,…
value-first-needs = TECHNIQUE
value-ends-with = TECHNIQUE
value-symmetry = CLASS
value-pattern = FILE
value-count = N
value-seed = N
value-first = N
value-format = FORMAT
value-output = FILE
value-resume = FILE
value-timestamp = TIME
value-threads = N
value-effort = N
value-files = FILE
value-from = FORMAT
value-limit = N
value-how-many = N
value-minus = N
value-plus = N
value-scale = SCALE
value-max = RATING
value-path = PATH
value-techniques = NAME,…
value-notation = NOTATION
value-rung = 1..5
value-to = FORMAT
value-port = N
value-dir = FOLDER
value-shell = SHELL
value-page = COMMAND

man-subcommands = COMMANDS
man-name = NAME
man-extra = EXIT CODES
man-version = VERSION
man-authors = AUTHORS

## Commands

about-neuf = Sudoku: make puzzles, solve them, check them, convert them
about-generate = Make puzzles with one solution
about-solve = Solve puzzles: one solution a line, in order
about-check = Say of each puzzle whether its solution is unique: unique, none or multiple, a line each
about-count = Count the solutions of each puzzle, a number a line
about-canon = Print the canonical form of each puzzle: the same for all puzzles that differ only by symmetry
about-vicinity = Print the puzzles that come of each puzzle by taking clues out and putting others in, the solution being unique
about-rate = Rate puzzles: how hard each is on Sudoku Explainer's scale, or on HoDoKu's, a line each
about-explain = Explain each puzzle: every step to its solution and why it holds
about-hint = Give a hint from where each puzzle stands, digits and pencil marks included
about-convert = Write puzzles in another format
about-serve = Serve the page on this machine: make and play puzzles in the browser
about-completions = Print the completions for a shell
about-man = Print a page of the manual

after-help =
    Exit codes:
      0    done
      1    the answer is no: no solution, not unique, nothing found
      2    a mistake in the input or in what was typed
      130  interrupted
    A bad line is reported on standard error as FILE:LINE:COLUMN; the good ones still go through.
    --help after a command explains it.

## Options

help-lang = The language of all messages; without it, that of the system
help-quiet = No notes and no progress bar, errors only
help-help = Print this help
help-version = Print the version

help-difficulty = How hard: easy (45–50 clues, rated to 1.5), medium (35–44, to 2.5), hard (25–34, 2.6 to 4.4), expert (17–24, from 4.5); medium by default
help-clues = The exact number of clues, or a range such as 22..26
help-rating = The rating on Sudoku Explainer's scale: one such as 7.1, or a range such as 7.1..7.3, ..2.5 or 4.5..
help-grade = The rating by a word, with any number of clues
help-generate-pearl = No step is harder than those up to the first digit found
help-generate-diamond = No step is harder than the first
help-requires = Techniques that the solving path (that of neuf explain) has to use, with commas between
help-forbids = Techniques that the path must not use
help-only-techniques = Techniques that the path may use beside singles, and no others
help-first-needs = The technique of the first step of the path that is no single
help-ends-with = The technique of the last step of the path that is no single
help-symmetry = The symmetry of the clues (none by default)
help-pattern = A file with 81 marks, in rows or not: no clue where it has . 0 - or _, perhaps one elsewhere
help-exact-pattern = A clue in every place of the pattern
help-minimal = Without any one clue there would be several solutions
help-uniform = Draw complete grids so that each that exists is equally likely; slower
help-count = How many puzzles (1 by default)
help-seed = The same seed gives the same puzzles; by default it is drawn at random and reported
help-first = The number of the first puzzle of the seed, to go on with a series (0 by default)
help-unique-up-to-symmetry = Leave out what differs from an earlier puzzle only in its digits, its orientation or the order of its rows and columns
help-generate-format = The format of the puzzles; by default the ending of the output file decides, else it is line
help-output = Write to this file: the whole of it, or nothing
help-resume = Go on with a file that was interrupted, with the options it was begun with
help-force = Start over even if an unfinished file is there
help-timestamp = The time in the records, such as 2030-01-31T12:00:00Z, or none; by default now for json and jsonl, none otherwise
help-effort = Give a puzzle up after this many steps of search, of 0.02 to 5 ms each (1000000 by default)
help-threads = How many threads (all processors by default); the result is always the same

help-files = The puzzles, in any format; - is standard input
help-from = The format of the input, if it is not to be recognised
help-format = The format of the solutions; by default the ending of the output file decides, else it is line
help-solve-limit = At most this many solutions of each puzzle (1 by default)
help-how-many = Count the solutions of each puzzle up to this number and write the count after the word
help-verbose = Report every conflict of a puzzle, not only the first
help-count-limit = Count no further than this (1000000 by default)
help-id = Write the identifier after the canonical form
help-minus = Clues taken out, 0 to 8 (1 by default)
help-plus = Clues put in, 0 to 8 (1 by default): two take seconds, three minutes or hours
help-rate-format = line, jsonl or csv, or a text with %g the puzzle, %r its rating (ER), %p and %d the pearl and diamond ratings (EP, ED), %l the level, %c the clues, %n its number, %% a percent sign (by default "%g ED=%r/%p/%d"; with --scale hodoku "%g #%n %l (%r)", where %r is the score)
help-scale = se: the numbers of Sudoku Explainer 1.2.1; hodoku: HoDoKu's level and score; neuf: one number for all puzzles that differ by symmetry alone (se by default)
help-max = Leave out puzzles that are rated higher; they take less time
help-pearl = Leave out puzzles that are no pearls: something is harder than the first digit
help-diamond = Leave out puzzles that are no diamonds: something is harder than the first step
help-unproved = Rate puzzles with no or several solutions too, as Sudoku Explainer does; the numbers mean little
help-explain-path = human: the easiest step first; se: the steps that Sudoku Explainer rates (human by default)
help-techniques = Only these techniques, in this order, separated by commas
help-grid = Draw the candidates before each step
help-brief = A line for each step, without the reason
help-json = A JSON object a line for each step
help-notation = How cells are called: local r4c5 in English and L4C5 in French, rc r4c5, letters E4 (local by default)
help-rung = How much is told: 1 whereabouts, 2 which technique, 3 where to look, 4 why, 5 what to do (1 by default)
help-all = Every step there is now, a line each
help-to = The format to write; by default the ending of the output file decides
help-port = The port (9090 by default); 0 takes any that is free
help-serve-dir = Serve this folder instead of the built-in page
help-shell = The shell
help-page = The command to read about; by default all of neuf
help-man-dir = Write all pages into this folder

## What was typed wrongly

list-or = { $first } or { $last }
usage-no-value = { $option } needs a value: { $command } --help explains it
usage-value = { $option } cannot be { $value }: give { $all }
usage-value-near = { $option } cannot be { $value }: did you mean { $near }?
usage-bad-value = { $option } cannot be { $value }: give { $wanted }
wants-least = a whole number from { $least } up
wants-number = a whole number from { $least } to { $most }
wants-clues = a number of clues such as 24, or a range such as 22..26, from 17 to 81
wants-ratings = a rating such as 7.1, or a range such as 7.1..7.3, ..2.5 or 4.5.., from 1.0 to 20.0
wants-timestamp = a time such as 2030-01-31T12:00:00Z, or none
wants-rating = a rating from 1.0 to 20.0 such as 7.1
wants-template = line, jsonl, csv, or a text with fields such as "%g %r/%p/%d"
usage-option = { $command } does not take { $option }: { $command } --help lists what it takes
usage-option-near = { $command } does not take { $option }: did you mean { $near }?
usage-command = there is no command { $name }: neuf --help lists them
usage-command-near = there is no command { $name }: did you mean { $near }?
usage-twice = { $option } is given twice: once is enough
usage-conflict = { $option } and { $other } exclude each other: leave one out
usage-no-value-wanted = { $option } takes no value: leave { $value } out
usage-missing = { $command } needs { $option }: { $command } --help explains it
usage-utf8 = an argument is not valid UTF-8: see { $command } --help
usage-other = the command line is incomplete: see { $command } --help

## Files

cause-not-found = no such file or folder
cause-permission = permission denied
cause-full = the disk is full
cause-read-only = the disk is read-only
cause-directory = it is a folder
cause-not-a-directory = a part of its path is no folder
cause-in-use = something else is using it

error-read = cannot read { $file }: { $cause }
error-write = cannot write { $file }: { $cause }
error-stdout = cannot write to standard output: { $cause }
error-part = { $part } is there from a run that did not finish: --force starts over
error-part-resume = { $part } is there from a run that did not finish: --resume { $file } goes on with it, --force starts over
error-part-short = { $part } is shorter than its journal says: start over with --force
error-no-journal = { $part } is there without its journal: start over with --force
error-journal = { $journal } is no journal of this program ({ $cause }): start over with --force
error-journal-version = { $journal } was written by version { $theirs }, this is { $ours }: finish it with that one or start over with --force
error-no-resume = there is nothing to resume: neither { $file } nor { $part } is there
error-resume-differs = { $option } says { $ours }, but { $file } was begun with { $theirs }: leave it out, or start over with --force instead of --resume
error-resume-output = --output says { $ours }, but --resume { $file }: leave one out
stdin = stdin

## Making puzzles

note-outlook = about 1 puzzle in { $count } is rated like that{ $time }
note-outlook-fewer = of { $count } puzzles counted, none is rated like that{ $time }
note-outlook-time = {"; "}some { $time } here
note-seed = the seed is { $seed }
note-resumed = { $file }: going on after puzzle { $done } of { $count }
note-resume-new = { $file } is not begun yet: starting
note-complete = { $file } is complete already
kept-file = ; what is done is kept, and neuf generate --resume { $file } goes on
kept-stdout = ; --seed { $seed } --first { $next } --count { $left } makes the others
interrupted = stopped after { $done } of { $count } puzzles
# $best is the next text, or nothing.
spent = puzzle { $index } was not found in { $steps } steps{ $best }
spent-file = ; what is done is kept, and neuf generate --resume { $file } --effort { $effort } searches longer
spent-stdout = ; --effort { $effort } searches longer
spent-best = , the nearest has { $clues }: { $puzzle }
no-more-puzzles = only { $done } puzzles were found: the last { $repeats } tries gave them again
error-pattern = the pattern in { $file }: { $cause }
error-pattern-needed = --exact-pattern needs --pattern
yes = yes
no = no
bar-left = left:
bar-steps = steps: { $steps }
bar-best = , best: { $clues }
clues-and-rating = { $clues }, rated { $rating }

## Answers about puzzles

no-puzzle = there is no puzzle in it
no-solution = there is no solution
several-solutions = there are several solutions
note-left-out =
    { $count ->
        [one] { $count } puzzle is left out: it is not as asked for
       *[other] { $count } puzzles are left out: they are not as asked for
    }
note-rung = --rung 2 to 5 says more
explain-solved =
    { $count ->
        [one] Solved in { $count } step, the hardest being: { $technique }.
       *[other] Solved in { $count } steps, the hardest being: { $technique }.
    }
explain-full = Every cell is filled.
explain-left =
    { $count ->
        [one] { $count } cell is left empty.
       *[other] { $count } cells are left empty.
    }
more-conflicts =
    { $count ->
        [one] {" "}(and { $count } more conflict)
       *[other] {" "}(and { $count } more conflicts)
    }
count-limit = stopped at { $limit } solutions: --limit counts further
list-and = { $first } and { $last }
note-lost =
    { $count ->
        [one] { $format } cannot hold { $lost }: left out of { $count } puzzle
       *[other] { $format } cannot hold { $lost }: left out of { $count } puzzles
    }

## The page

serve-at = Neuf is at { $address } (Ctrl-C ends it)
serve-unseen = the address could not be printed
error-serve = cannot use port { $port }: { $cause }; --port 0 takes one that is free
error-no-page = this program was built without the page: use cargo xtask serve, or --dir FOLDER
error-man = there is no page { $name } in the manual: give { $all }
