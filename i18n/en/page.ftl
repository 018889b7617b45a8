# What only the page says.

title = Neuf: Sudoku workshop
skip = To the board
parts = Parts of the page
make = Make
own = Your puzzle
help = Keys
preferences = Settings
close = Close
clock = Time { $time }, pause

# The board and its cells. What is in a cell comes first, its place last.
board =
    Sudoku, { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    }, { $empty ->
        [one] { $empty } empty cell
       *[other] { $empty } empty cells
    }
cell-at = { $what }, { $place }
place = row { $row }, column { $column }
place-separator = {"; "}
cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
cell-given = { $digit }, given
cell-digit = { $digit }
cell-shown = { $digit }, shown
cell-wrong = { $digit }, wrong
cell-empty = empty
cell-marks = marks { $marks }
cell-corner = corner marks { $marks }
cell-struck = { $what }, struck out { $digits }
cell-hint = { $what }, in the hint
cell-hint-put = { $what }, { $digits } follows from the hint
cell-hint-out = { $what }, the hint strikes out { $digits }
cell-both = corner marks { $corner }, centre marks { $centre }

# The keys.
digits = Digits
tools = Tools
actions = Actions
key-digit = { $digit }, { $count } to place
tool-digit = Digit
tool-corner = Corner
tool-centre = Centre
tool-marks = Marks
erase = Erase
undo = Undo
redo = Redo
check = Check
solution = Solution

# What is said.
and-also = { $a }; { $b }
said-placed =
    { $count ->
        [one] { $digit } placed
       *[other] { $digit } placed in { $count } cells
    }
said-removed =
    { $count ->
        [one] { $digit } removed
       *[other] { $digit } removed from { $count } cells
    }
said-marked =
    { $count ->
        [one] mark { $digit } added
       *[other] mark { $digit } added to { $count } cells
    }
said-unmarked =
    { $count ->
        [one] mark { $digit } removed
       *[other] mark { $digit } removed from { $count } cells
    }
said-erased =
    { $count ->
        [one] erased
       *[other] { $count } cells erased
    }
said-swapped = marks swapped
said-hinted = the hint was followed
said-cleaned =
    { $count ->
        [one] mark removed from { $count } cell
       *[other] marks removed from { $count } cells
    }
said-meets = conflict with { $places }
said-at = { $what }, { $places }
said-undone = undone: { $what }
said-redone = redone: { $what }
said-nothing-to-undo = Nothing to undo.
said-nothing-to-redo = Nothing to redo.
said-given = This cell is given.
said-filled = This cell holds a digit.
said-nothing-to-erase = Nothing to erase.
said-nothing-selected = Select a cell first.
said-selected = { $count } cells selected
said-all-right = Every digit is right.
said-right-so-far =
    { $empty ->
        [one] No mistake so far; { $empty } cell to go.
       *[other] No mistake so far; { $empty } cells to go.
    }
said-wrong =
    { $count ->
        [one] { $count } digit is wrong. Check again to see which.
       *[other] { $count } digits are wrong. Check again to see which.
    }
said-wrong-cells =
    { $count ->
        [one] Wrong: { $places }.
       *[other] Wrong: { $places }.
    }
said-mistakes-undone =
    { $count ->
        [one] { $count } entry undone: no mistake left.
       *[other] { $count } entries undone: no mistake left.
    }
said-completed = The grid is complete.
said-revealed = This is the solution. Undo brings your digits back.
said-no-solution = This puzzle has no single solution to compare with.
said-paused = The clock is stopped.
said-resumed = The clock is running.
undo-mistakes = Undo to before the first mistake

# Hints, rung by rung.
hint = Hint
hint-seeking = Looking for a step…
hint-nothing = No logical step known to Neuf from here.
hint-wrong =
    { $count ->
        [one] One digit contradicts the solution.
       *[other] { $count } digits contradict the solution.
    }
hint-wrong-cells = Wrong: { $places }.
hint-missing =
    { $count ->
        [one] One cell lacks the mark of its digit.
       *[other] { $count } cells lack the mark of their digit.
    }
hint-missing-cells = A mark is missing: { $places }.
hint-show = Show
hint-ignore = Hint all the same
hint-to-name = Which technique?
hint-to-look = Where?
hint-to-reason = Why?
hint-full = Whole step
hint-do = Do it
hint-another = Another one
hint-of = { $at } of { $count }

# The line below the board.
status-empty =
    { $count ->
        [0] Every cell is filled.
        [one] { $count } empty cell
       *[other] { $count } empty cells
    }
status-completed = Complete, in { $time }.
status-filled = Complete, with the solution shown.
status-started = Another puzzle is on the board.
status-damaged = A stored game could not be read. It was left as it is.
status-not-kept = The browser refuses to store this game: it lasts as long as this page is open.
status-copied = Copied.
status-not-copied = The browser refuses to copy. Select the text and copy it yourself.

# This puzzle.
about = This puzzle
fact-level = Level
fact-rating = Rating
rating = ER { $er }, EP { $ep }, ED { $ed }: { $grade }
decimal = { $whole }.{ $tenths }
fact-hodoku = HoDoKu
hodoku = { $level }, { $score }
fact-clues = Clues
fact-symmetry = Symmetry
fact-proof = Proof
fact-seed = Seed
minimal-too = { $what }, minimal
level-none = outside the levels
proof-unique = One solution
proof-several = Several solutions
proof-none = Not proved
seed-and-number = { $seed } · no. { $index }
export = Export
copy-line = Copy the line
as-json = JSON
as-text = Text
fact-hints = Hints
needs = Techniques
needs-more = Neuf’s techniques do not solve it to the end.
times = { $count } ×
games = Games in progress
game-shelved = { $clues }, { $empty } to go
game-time = { $time } played

# Making puzzles.
make-title = Make a puzzle
level = Level
clue-range = { $min } to { $max } clues
symmetry = Symmetry
details = Details
seed = Seed
seed-hint = The same seed makes the same puzzles. Leave it empty to have one drawn.
seed-bad = A seed is a whole number from 0 to 18446744073709551615.
minimal = Minimal: no clue can go
make-one = New puzzle
make-batch = A batch of { $count }
cancel = Cancel
making-one = Making a puzzle, { $time }, { $steps } steps
making-batch = { $done } of { $total } made, { $time }
made-batch =
    { $count ->
        [one] { $count } puzzle made, { $time }
       *[other] { $count } puzzles made, { $time }
    }
seconds = { $whole }.{ $tenths } s
milliseconds = { $count } ms
cancelled-batch =
    { $count ->
        [0] Cancelled; no puzzle was made.
        [one] Cancelled; { $count } puzzle is kept.
       *[other] Cancelled; { $count } puzzles are kept.
    }
found = Puzzles made
found-one = Puzzle { $index }, { $clues }
impossible = This cannot be made. { $reason }
spent = Nothing was found within the effort set for it. Other settings may do.
engine-trouble = The maker stopped: { $reason }

# A puzzle of one's own.
own-title = Your puzzle
own-label = Paste or type a puzzle in any format
own-check = Check the puzzle
own-play = Play it
own-checking = Checking
own-nothing = There is nothing to check yet.
own-unique = One solution, { $clues }.
own-unique-minimal = One solution, { $clues }, none of which can go.
own-several = More than one solution, { $clues }: this is not a proper puzzle.
own-none = No solution, { $clues }: the clues contradict each other.
own-conflict = { $conflict }.
own-more =
    { $count ->
        [one] { $conflict }, and { $count } more pair.
       *[other] { $conflict }, and { $count } more pairs.
    }
own-error = Line { $line }, column { $column }: { $what }

# Settings.
language = Language
theme = Colours
theme-auto = System
theme-light = Light
theme-dark = Dark
contrast = Contrast
contrast-auto = System
contrast-more = High
marks = Marks
marks-candidates = Candidates
marks-corner-and-centre = Corner and centre
aids = Aids
aid-conflicts = Show digits that stand twice
aid-same = Show the same digit
aid-peers = Show row, column and box
aid-clean-up = Remove marks when a digit is placed
aid-clock = Show the time

# The list of keys.
help-digit = write with the tool chosen
help-corner = corner mark
help-centre = centre mark
help-erase = erase
help-erase-all = erase everything in the cell
help-move = move
help-move-letters = move, by position on the keyboard
help-next-empty = to the next empty cell
help-row-ends = to the ends of the row; with Ctrl, of the board
help-boxes = to the box above or below
help-extend = select more; with Ctrl, to the edge
help-house = select the row, column or box
help-select = select all, none, the others
help-tools = digit, corner, centre, by position on the keyboard
help-next-tool = next tool; with Shift, the one before
help-swap = swap corner and centre marks
help-hint = hint, and one rung more
help-hint-full = the whole step at once
help-hint-another = another step as easy
help-hint-walk = through the sentences of a hint, with the cursor
help-hint-do = do what the hint says
help-pause = stop or start the clock
help-escape = select nothing
help-help = this list
help-pointer = Drag to select several cells; Ctrl adds or removes, Shift selects a rectangle. Press twice to select all cells alike.
help-browser = Where the browser keeps Ctrl with a digit to itself, Alt does the same.
