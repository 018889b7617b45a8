# What the command and the page both say.

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

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
