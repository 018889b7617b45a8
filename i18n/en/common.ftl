# What the command and the page both say.

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

grade-beginner = beginner
grade-gentle = gentle
grade-moderate = moderate
grade-tricky = tricky
grade-tough = tough
grade-cunning = cunning
grade-fierce = fierce
grade-fiendish = fiendish
grade-diabolical = diabolical

# HoDoKu's levels.
hodoku-easy = easy
hodoku-medium = medium
hodoku-hard = hard
hodoku-unfair = unfair
hodoku-extreme = extreme

symmetry-none = none
symmetry-rot180 = half-turn
symmetry-rot90 = quarter-turn
symmetry-horizontal = mirrored top to bottom
symmetry-vertical = mirrored left to right
symmetry-hv = mirrored both ways
symmetry-diagonal = mirrored in the main diagonal
symmetry-antidiagonal = mirrored in the other diagonal
symmetry-both-diagonals = mirrored in both diagonals
symmetry-full = full

clues =
    { $count ->
        [one] { $count } clue
       *[other] { $count } clues
    }

house-row = row { $number }
house-column = column { $number }
house-box = box { $number }

# $house is one of the three above, $a and $b cells such as r1c1.
conflict = { $house } holds { $digit } twice, in { $a } and { $b }

## What is wrong with a text. $mend is one of the mend texts, or nothing.

parse-error = found { $found }, expected { $expected }{ $mend }
mend-add = : add { $count }
mend-remove = : take { $count } out

found-char = '{ $char }'
found-piece = "{ $text }"
found-not-text = bytes that are no text
found-long-line = a line of more than { $most } bytes
found-long-record = a record of more than { $most } bytes
found-return = a carriage return in the line
found-end-of-line = the end of the line
found-end-of-text = the end of the text
found-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
found-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
found-groups =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
found-row-or-rule = a line of '{ $char }' that may be an empty row or a rule between rows
found-second = a second puzzle
found-no-puzzle = no name for the puzzle
found-both = both "{ $a }" and "{ $b }"
found-null = null
found-bool = true or false
found-number = a number
found-text = a text
found-list = a list
found-object = an object
found-clash = { $digit } in { $cell }, where the puzzle has { $given }
found-clash-blank = a blank in { $cell }, where the puzzle has { $given }

expected-puzzle = a puzzle: a line of 81 characters, nine rows of 9, JSON, or CSV whose header names a puzzle column
expected-one-puzzle = exactly one puzzle
expected-cell = a digit 1 to 9 or a blank 0 . * _ - x X ?
expected-placed-digit = a digit 1 to 9 after the + of a placed digit
expected-separator = the end of the line, or a space , ; # or | before a note
expected-line = the 81 of a grid
expected-row = the 9 of a row
expected-rows = the 9 of a grid
expected-groups = the 9 of a row of candidates
expected-candidate = each digit once in a group of candidates
expected-clear-rules = only one of the two: write blanks as . or rules as ---+---+---
expected-text = text: save the file as UTF-8
expected-short-line = a shorter one: put each puzzle on a line of its own
expected-line-end = line ends of Unix or Windows: save the file with one of them
expected-section = [Puzzle] or [State]
expected-puzzle-first = the puzzle before the state of a game
expected-same-givens = the digits of the puzzle again in the state of a game
expected-state-line = I and a cell 00 to 80 and its digit, or E and a cell and a candidate 001 to 009
expected-json = valid JSON
expected-json-puzzle = a puzzle: a text of 81 characters or a list of 81 numbers or of nine rows
expected-puzzle-name = a value or column named puzzle
expected-one-name = one of them: take the other out or rename it
expected-json-cell = a digit 1 to 9 or a blank 0, -1, null or ""
expected-from-zero = 0 to 8: digits are counted from 0 where null or -1 is a blank and 0 occurs
expected-json-row = a row: a list of 9 numbers or a text of 9 characters
expected-json-text = a text in quotes
expected-all-groups = the 81 groups of candidates of a grid
expected-end-of-field = the end of the field after 81 cells
expected-no-more-fields = no more fields than the header has columns
expected-closing-quote = a closing quote "

## What a format cannot hold

loss-placed = the placed digits
loss-candidates = the pencil marks
loss-solution = the solution
loss-note = the note
loss-named = "{ $name }"

## Why no puzzle can be as asked. $clues is a number or a range such as 22..26.

impossible-empty-range = the range { $clues } holds no number of clues: write the smaller number first
impossible-too-few = { $most } clues are too few: no puzzle with fewer than 17 has only one solution
impossible-too-many = { $fewest } clues are too many: there are 81 cells
impossible-pattern-too-small = the pattern has room for { $cells } clues, and at least { $fewest } are asked for
impossible-pattern-size = the pattern has { $cells } cells, all to be clues, and { $clues } clues are asked for
impossible-pattern-not-symmetric = the pattern, all of whose cells are to be clues, does not have the symmetry { $symmetry }
impossible-open-lines = the pattern leaves { $a } and { $b } empty, which can be exchanged in any solution to give another: let it have a cell in one of them
impossible-no-such-sum = no pattern with the symmetry { $symmetry } has { $clues } cells: ask for another number of clues
impossible-none-known = no puzzle with the symmetry { $symmetry } and fewer than { $fewest } clues is known
impossible-minimal-too-many = no puzzle with { $fewest } clues, none of them superfluous, is known: ask for at most 40, or not for minimal puzzles
impossible-nothing-to-solve = with 81 clues there is no step to be rated: ask for at most 80 clues
impossible-empty-ratings = the range { $rating } holds no rating: write the smaller number first
impossible-no-such-rating = no step is rated { $rating }, so no puzzle is: ask for a wider range
impossible-none-so-hard = no puzzle rated { $rating } is known: the hardest known is rated { $hardest }
impossible-wanted-and-not = { $technique } is asked for and ruled out: leave out one of the two
impossible-never-used = { $technique } is a step of Sudoku Explainer's rating and not of a solving path: ask for the technique behind it
impossible-needs-a-single = { $technique } is a single, and the first or last step that is no single is asked for: name another technique
impossible-no-full-house = every puzzle ends with a full house, its last cell: full-house can't be ruled out
impossible-singles-suffice = a puzzle rated { $rating } is solved by singles, so that { $technique } is never used in it
impossible-only-singles = with singles alone no puzzle is rated above 2.3, and { $rating } is asked for

pattern-length = found { $found } marks, expected 81: . for a cell without a clue, X for one that may have one
pattern-char = line { $line }, column { $column }: found '{ $char }', expected . for a cell without a clue or X for one that may have one
