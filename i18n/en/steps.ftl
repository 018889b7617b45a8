# Techniques, and the steps of a solution in sentences.
#
# A template of a step has one sentence a line, of 25 words at the most. It names the house before the cell and the
# reason before the conclusion. Which variables there are is listed in words/steps/evidence.rs.

## Names

family-single = Singles
family-direct = Direct singles
family-locked-candidates = Locked candidates
family-subset = Subsets
family-fish = Fish
family-single-digit = Single-digit patterns
family-wing = Wings
family-uniqueness = Uniqueness
family-coloring = Colouring
family-chain = Chains and loops
family-almost-locked-set = Almost locked sets
family-exclusion = Exclusions
family-forcing = Forcing chains

technique-full-house = Full house
technique-hidden-single = Hidden single
technique-naked-single = Naked single
technique-direct-pointing = Direct pointing
technique-direct-claiming = Direct claiming
technique-direct-hidden-pair = Direct hidden pair
technique-direct-hidden-triple = Direct hidden triple
technique-locked-pair = Locked pair
technique-locked-triple = Locked triple
technique-pointing = Locked candidates (pointing)
technique-claiming = Locked candidates (claiming)
technique-naked-pair = Naked pair
technique-hidden-pair = Hidden pair
technique-naked-triple = Naked triple
technique-hidden-triple = Hidden triple
technique-naked-quad = Naked quad
technique-hidden-quad = Hidden quad
technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-remote-pair = Remote pair
technique-bug-plus-one = BUG+1
technique-skyscraper = Skyscraper
technique-two-string-kite = Two-string kite
technique-turbot-fish = Turbot fish
technique-empty-rectangle = Empty rectangle
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-unique-rectangle-1 = Unique rectangle type 1
technique-unique-rectangle-2 = Unique rectangle type 2
technique-unique-rectangle-3 = Unique rectangle type 3
technique-unique-rectangle-4 = Unique rectangle type 4
technique-unique-rectangle-5 = Unique rectangle type 5
technique-unique-rectangle-6 = Unique rectangle type 6
technique-hidden-rectangle = Hidden rectangle
technique-avoidable-rectangle-1 = Avoidable rectangle type 1
technique-avoidable-rectangle-2 = Avoidable rectangle type 2
technique-finned-x-wing = Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
technique-finned-swordfish = Finned swordfish
technique-sashimi-swordfish = Sashimi swordfish
technique-finned-jellyfish = Finned jellyfish
technique-sashimi-jellyfish = Sashimi jellyfish
technique-sue-de-coq = Sue de Coq
technique-simple-colors = Simple colouring
technique-multi-colors = Multi-colouring
technique-unique-loop-1 = Unique loop type 1
technique-unique-loop-2 = Unique loop type 2
technique-unique-loop-3 = Unique loop type 3
technique-unique-loop-4 = Unique loop type 4
technique-bug-2 = BUG type 2
technique-bug-3 = BUG type 3
technique-bug-4 = BUG type 4
technique-x-chain = X-Chain
technique-xy-chain = XY-Chain
technique-aic = AIC
technique-x-loop = X-Loop
technique-xy-loop = XY-Loop
technique-nice-loop = Continuous nice loop
technique-grouped-aic = Grouped AIC
technique-grouped-nice-loop = Grouped continuous nice loop
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-chain = ALS chain
technique-aligned-pair-exclusion = Aligned pair exclusion
technique-aligned-triple-exclusion = Aligned triple exclusion
technique-franken-x-wing = Franken X-Wing
technique-franken-swordfish = Franken swordfish
technique-finned-franken-x-wing = Finned Franken X-Wing
technique-finned-franken-swordfish = Finned Franken swordfish
technique-nishio = Nishio
technique-cell-forcing-chain = Cell forcing chain
technique-house-forcing-chain = House forcing chain
technique-contradiction-chain = Forcing chain (contradiction)
technique-verity-chain = Forcing chain (verity)
technique-cell-forcing-net = Cell forcing net
technique-house-forcing-net = House forcing net
technique-contradiction-net = Forcing net (contradiction)
technique-verity-net = Forcing net (verity)

## Lists and places

list-all = { $first } and { $last }
list-any = { $first } or { $last }
list-parts = { $first }, and { $last }

house-one-row = row { $number }
house-one-column = column { $number }
house-one-box = box { $number }
house-many-row = rows { $numbers }
house-many-column = columns { $numbers }
house-many-box = boxes { $numbers }
in-one-row = in row { $number }
in-one-column = in column { $number }
in-one-box = in box { $number }
in-many-row = in rows { $numbers }
in-many-column = in columns { $numbers }
in-many-box = in boxes { $numbers }
of-one-row = of row { $number }
of-one-column = of column { $number }
of-one-box = of box { $number }
of-many-row = of rows { $numbers }
of-many-column = of columns { $numbers }
of-many-box = of boxes { $numbers }

struck-part = { $digits } from { $cells }
in-part = { $digits } in { $cells }
placed-part = { $digit } in { $cell }

## The rungs of a hint

hint-nudge = { $family } { $place }.
hint-name = { $technique }: { $digits }.
hint-next-needs = No step with your techniques. The next needs: { $technique }.
hint-none = No logical step known to Neuf.

place-from = starting in { $house }
place-around = around { $house }
place-grid = across the whole grid

a-single = a single
a-direct = a single behind a simple pattern
a-locked-candidates = locked candidates
a-subset = a pair, triple or quad
a-fish = a fish
a-single-digit = a pattern of one digit
a-wing = a wing
a-uniqueness = a uniqueness pattern
a-coloring = a colouring
a-chain = a chain
a-almost-locked-set = almost locked sets
a-exclusion = an exclusion of combinations
a-forcing = a forcing chain

do-placed = Write { $placed }.
do-struck = Strike { $struck }.
why-placed = This places { $placed }.
why-struck = This strikes { $struck }.
brief = { $technique }: { $done }
brief-placed = write { $placed }
brief-struck = strike { $struck }

health-wrong =
    { $count ->
        [one] { $count } digit contradicts the solution.
       *[other] { $count } digits contradict the solution.
    }
health-missing =
    { $count ->
        [one] A candidate that the solution needs is struck out.
       *[other] { $count } candidates that the solution needs are struck out.
    }
health-which = Wrong: { $placed }.
health-which-missing = Struck out in error: { $placed }.

## Where to look

look-full-house = Look at the cell that is left { $in-house }.
look-hidden-single = Look for the places left for { $value } { $in-house }.
look-naked-single = Look at the candidates of { $cell }.
look-direct = Look at { $cells } { $in-house }.
look-locked-candidates = Look at { $cells }.
look-subset = Look at { $cells } { $in-house }.
look-fish = Look at the places for { $digit } { $in-houses }.
look-single-digit = Look at { $digit } in { $seen }.
look-wing = Look at { $seen }.
look-uniqueness = Look at { $seen }.
look-coloring = Look at { $digit } in { $seen }.
look-chain = Follow the chain { $path }.
look-almost-locked-set = Look at { $seen }.
look-exclusion = Look at the candidates of { $cells } together with { $excluders }.
look-forcing = Try { $start-digits-or } in { $start-cells-or }, and follow what comes of it.

## Why: singles, locked candidates, subsets

why-full-house = { $in-house }, every cell but { $cell } is filled and only { $value } is missing, so { $cell } is { $value }.
why-hidden-single = { $in-house }, the only cell left for { $value } is { $cell }, so { $value } goes there.
why-naked-single = In { $cell }, the only candidate left is { $value }, so { $value } goes there.
why-direct-pointing =
    { $in-house }, every place for { $digit } lies { $in-cover }.
    So { $cover } has no { $digit } outside { $house }.
    { $in-beside }, that leaves only { $cell } for { $digit }, so { $digit } goes there.
why-direct-claiming =
    { $in-house }, every place for { $digit } lies { $in-cover }.
    So { $cover } has no { $digit } outside { $house }.
    { $in-beside }, that leaves only { $cell } for { $digit }, so { $digit } goes there.
why-direct-hidden-pair =
    { $in-house }, { $digits } can only go in { $cells }.
    As the two digits fill both cells, these hold nothing else.
    { $in-house }, that leaves only { $cell } for { $value }, so { $value } goes there.
why-direct-hidden-triple =
    { $in-house }, { $digits } can only go in { $cells }.
    As the three digits fill the three cells, these hold nothing else.
    { $in-house }, that leaves only { $cell } for { $value }, so { $value } goes there.
why-locked-pair =
    { $in-houses }, the only candidates of { $cells } are { $digits }.
    As the two cells take both digits, no other cell { $of-houses-or } can hold them.
why-locked-triple =
    { $in-houses }, the only candidates of { $cells } are { $digits }.
    As the three cells take the three digits, no other cell { $of-houses-or } can hold them.
why-pointing =
    { $in-house }, every place for { $digit } lies { $in-cover }: { $cells }.
    As one of these is { $digit }, no other cell { $of-cover } is.
why-claiming =
    { $in-house }, every place for { $digit } lies { $in-cover }: { $cells }.
    As one of these is { $digit }, no other cell { $of-cover } is.
why-naked-pair =
    { $in-house }, the only candidates of { $cells } are { $digits }.
    As the two cells take both digits, no other cell { $of-house } can hold them.
why-naked-triple =
    { $in-house }, the only candidates of { $cells } are { $digits }.
    As the three cells take the three digits, no other cell { $of-house } can hold them.
why-naked-quad =
    { $in-house }, the only candidates of { $cells } are { $digits }.
    As the four cells take the four digits, no other cell { $of-house } can hold them.
why-hidden-pair =
    { $in-house }, { $digits } can only go in { $cells }.
    As the two digits fill both cells, these can hold nothing else.
why-hidden-triple =
    { $in-house }, { $digits } can only go in { $cells }.
    As the three digits fill the three cells, these can hold nothing else.
why-hidden-quad =
    { $in-house }, { $digits } can only go in { $cells }.
    As the four digits fill the four cells, these can hold nothing else.

## Why: fish

why-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }.
    As each of the two takes one { $digit }, { $covers } have theirs there and nowhere else.
why-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }.
    As each of the three takes one { $digit }, { $covers } have theirs there and nowhere else.
why-jellyfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }.
    As each of the four takes one { $digit }, { $covers } have theirs there and nowhere else.
why-franken-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }.
    As each of the two takes one { $digit }, together they use up { $covers }.
why-franken-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }.
    As each of the three takes one { $digit }, together they use up { $covers }.
why-finned-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }, { $fin-count ->
        [one] except for the fin { $fins }.
       *[other] except for the fins { $fins }.
    }
    { $fin-count ->
        [one] If the fin is not { $digit }, the X-Wing strikes { $digit } from the rest { $of-covers }.
       *[other] If no fin is { $digit }, the X-Wing strikes { $digit } from the rest { $of-covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-sashimi-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }, { $fin-count ->
        [one] except for the fin { $fins }.
       *[other] except for the fins { $fins }.
    }
    { $fin-count ->
        [one] If the fin is not { $digit }, { $houses } use up { $covers }.
       *[other] If no fin is { $digit }, { $houses } use up { $covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-finned-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, { $fin-count ->
        [one] except for the fin { $fins }.
       *[other] except for the fins { $fins }.
    }
    { $fin-count ->
        [one] If the fin is not { $digit }, the swordfish strikes { $digit } from the rest { $of-covers }.
       *[other] If no fin is { $digit }, the swordfish strikes { $digit } from the rest { $of-covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-sashimi-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, { $fin-count ->
        [one] except for the fin { $fins }.
       *[other] except for the fins { $fins }.
    }
    { $fin-count ->
        [one] If the fin is not { $digit }, { $houses } use up { $covers }.
       *[other] If no fin is { $digit }, { $houses } use up { $covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-finned-jellyfish =
    { $in-houses }, { $fin-count ->
        [one] the fin for { $digit } is { $fins }.
       *[other] the fins for { $digit } are { $fins }.
    }
    Apart from that, every place for { $digit } there lies { $in-covers }.
    { $fin-count ->
        [one] If the fin is not { $digit }, the jellyfish strikes { $digit } from the rest { $of-covers }.
       *[other] If no fin is { $digit }, the jellyfish strikes { $digit } from the rest { $of-covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-sashimi-jellyfish =
    { $in-houses }, { $fin-count ->
        [one] the fin for { $digit } is { $fins }.
       *[other] the fins for { $digit } are { $fins }.
    }
    Apart from that, every place for { $digit } there lies { $in-covers }.
    { $fin-count ->
        [one] If the fin is not { $digit }, { $houses } use up { $covers }.
       *[other] If no fin is { $digit }, { $houses } use up { $covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-finned-franken-x-wing =
    { $in-houses }, { $fin-count ->
        [one] the fin for { $digit } is { $fins }.
       *[other] the fins for { $digit } are { $fins }.
    }
    Apart from that, every place for { $digit } there lies { $in-covers }.
    { $fin-count ->
        [one] If the fin is not { $digit }, the fish strikes { $digit } from the rest { $of-covers }.
       *[other] If no fin is { $digit }, the fish strikes { $digit } from the rest { $of-covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }
why-finned-franken-swordfish =
    { $in-houses }, { $fin-count ->
        [one] the fin for { $digit } is { $fins }.
       *[other] the fins for { $digit } are { $fins }.
    }
    Apart from that, every place for { $digit } there lies { $in-covers }.
    { $fin-count ->
        [one] If the fin is not { $digit }, the fish strikes { $digit } from the rest { $of-covers }.
       *[other] If no fin is { $digit }, the fish strikes { $digit } from the rest { $of-covers }.
    }
    { $fin-count ->
        [one] If the fin is { $digit }, the cells that see it lose { $digit } as well.
       *[other] If one is { $digit }, the cells that see all the fins lose { $digit } as well.
    }

## Why: two strong links of a digit

why-skyscraper =
    { $in-houses }, { $digit } has two places each, and one of each is { $in-cover }.
    As { $cover } takes { $digit } once, at least one of the other two, { $ends-or }, is { $digit }.
    So a cell that sees both is not { $digit }.
why-two-string-kite =
    { $in-houses }, { $digit } has two places each, and one of each is { $in-cover }.
    As { $cover } takes { $digit } once, at least one of the other two, { $ends-or }, is { $digit }.
    So a cell that sees both is not { $digit }.
why-turbot-fish =
    { $in-houses }, { $digit } has two places each, and one of each is { $in-cover }.
    As { $cover } takes { $digit } once, at least one of the other two, { $ends-or }, is { $digit }.
    So a cell that sees both is not { $digit }.
why-empty-rectangle =
    { $in-house }, every place for { $digit } lies { $in-covers-or }.
    { $links }
    { $end }

## Why: wings

why-remote-pair =
    Of the cells { $path }, each sees the next, and all hold only { $digits }.
    So the two digits take turns, and { $ends } do not hold the same.
    A cell that sees both of these can hold neither digit.
why-w-wing =
    Both { $wings } hold only { $digits }.
    { $in-house }, { $locked-digits } goes in { $locked-or }, and each of these sees one of the two.
    So { $wings } are not both { $locked-digits }: at least one is { $other-digits }.
    A cell that sees both is not { $other-digits }.
why-xy-wing =
    The pivot { $pivot } is { $pivot-digits }.
    If it is { $shared-1 }, the wing { $wing-1 } is { $target-digits }.
    If it is { $shared-2 }, the wing { $wing-2 } is { $target-digits }.
    So one of the wings is { $target-digits }, and a cell that sees both is not.
why-xyz-wing =
    The pivot { $pivot } is { $pivot-digits }.
    If it is { $shared-1 }, the wing { $wing-1 } is { $target-digits }.
    If it is { $shared-2 }, the wing { $wing-2 } is { $target-digits }.
    So the pivot or one of the wings is { $target-digits }, and a cell that sees all three is not.

## Why: uniqueness

why-unique-rectangle-1 =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    Only { $extra } has another candidate, so it holds neither of the two digits.
why-unique-rectangle-2 =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees both.
why-unique-rectangle-3 =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    So one of { $extra } holds { $extra-digits-or }.
    { $in-cover }, that cell and { $locked } use up { $set-digits }.
why-unique-rectangle-4 =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    { $in-cover }, { $locked-digits } goes in { $extra-or }.
    If the other one were { $other-digits }, only { $digits } would be left, so neither is { $other-digits }.
why-unique-rectangle-5 =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees all of these.
why-unique-rectangle-6 =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    { $in-covers }, { $locked-digits } goes only in these cells, and so in two opposite corners.
    If it were in { $extra }, the four cells would hold only { $digits }.
why-hidden-rectangle =
    If { $cells } held only { $digits }, the two digits could be swapped, and there would be two solutions.
    { $in-covers }, { $locked-digits } goes only in { $locked-or }.
    If { $targets } were { $target-digits }, { $locked-digits } would be in the corners beside, and the four cells would hold only { $digits }.
why-avoidable-rectangle-1 =
    None of the cells { $cells } is a given.
    If { $targets } were { $target-digits }, { $digits } could be swapped there, and there would be two solutions.
why-avoidable-rectangle-2 =
    None of the cells { $cells } is a given.
    If neither of { $extra } were { $extra-digits }, { $digits } could be swapped there, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees both.
why-unique-loop-1 =
    The loop is { $cells }.
    If it held only { $digits }, the two digits could be swapped, and there would be two solutions.
    Only { $extra } has another candidate, so it holds neither of the two digits.
why-unique-loop-2 =
    The loop is { $cells }.
    If it held only { $digits }, the two digits could be swapped, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees all of these.
why-unique-loop-3 =
    The loop is { $cells }.
    If it held only { $digits }, the two digits could be swapped, and there would be two solutions.
    So one of { $extra } holds { $extra-digits-or }.
    { $in-cover }, that cell and { $locked } use up { $set-digits }.
why-unique-loop-4 =
    The loop is { $cells }.
    If it held only { $digits }, the two digits could be swapped, and there would be two solutions.
    { $in-cover }, { $locked-digits } goes in { $extra-or }.
    If the other one were { $other-digits }, only { $digits } would be left, so neither is { $other-digits }.
why-bug-plus-one =
    Every empty cell but { $extra } has two candidates, and without { $extra-digits } in { $extra }, every digit two places in a house.
    As that would leave two solutions or none, { $extra } is { $extra-digits-or }.
why-bug-2 =
    The candidates too many are { $extras }.
    Without them, each empty cell would have two candidates, and each digit two places in a house.
    As that leaves two solutions or none, one of these cells is { $extra-digits }.
    So a cell that sees them all is not { $extra-digits }.
why-bug-3 =
    The candidates too many are { $extras }.
    Without them, each empty cell would have two candidates, and each digit two places in a house.
    As that leaves two solutions or none, one of { $extra } holds such a digit.
    { $in-cover }, that cell and { $locked } use up { $set-digits }.
why-bug-4 =
    The candidates too many are { $extras }.
    Without them, each empty cell would have two candidates, and each digit two places in a house.
    As that leaves two solutions or none, one of { $extra } holds such a digit.
    { $in-cover }, { $locked-digits } goes in the other of the two, so they hold nothing else.

## Why: colours

why-simple-colors =
    Where a house has only two places for { $digit }, one is true and one false, which gives two colours.
    Colour A is { $first }.
    Colour B is { $second }.
    { $way ->
        [wrap] As two cells of B see each other, B is false.
       *[trap] As A or B is true as a whole, a cell that sees both is not { $digit }.
    }
why-multi-colors =
    Where a house has only two places for { $digit }, one is true and one false, which gives pairs of colours.
    Colour A is { $first }, colour B is { $second }.
    Colour C is { $third }, colour D is { $fourth }.
    { $way ->
        [wrap] As A sees both C and D, one of which is true, A is false.
       *[trap] As A and C see each other and are not both true, B or D is true.
    }
    { $way ->
        [wrap] { "" }
       *[trap] So a cell that sees both B and D is not { $digit }.
    }

## Why: chains and loops

why-x-chain =
    { $links }
    { $end }
why-xy-chain =
    { $links }
    { $end }
why-aic =
    { $links }
    { $end }
why-x-loop =
    { $links }
    { $end }
why-xy-loop =
    { $links }
    { $end }
why-nice-loop =
    { $links }
    { $end }
why-grouped-aic =
    { $links }
    { $end }
why-grouped-nice-loop =
    { $links }
    { $end }

## Why: almost locked sets

why-als-xz =
    Set A is { $first } with { $first-digits }.
    Set B is { $second } with { $second-digits }.
    Each has one digit more than cells, so a set that lacks one of them holds all the others.
    { $restricted-count ->
        [one] As all places of { $restricted } in A and B see each other, one of the sets lacks it.
       *[other] As the places of { $restricted } in A and B see each other, each set lacks one of them.
    }
    { $restricted-count ->
        [one] So { $target-digits-or } is in A or in B, and in no cell that sees all its places there.
       *[other] So all their digits are used in A and B, and a cell that sees all places of one loses it.
    }
why-als-xy-wing =
    Set A is { $first } with { $first-digits }.
    Set B is { $second } with { $second-digits }.
    Set C is { $third } with { $third-digits }.
    Each has one digit more than cells, so it lacks one of them at the most.
    As C holds { $restricted-1 } or { $restricted-2 }, A lacks { $restricted-1 } or B lacks { $restricted-2 }: their places see each other.
    So { $target-digits-or } is in A or in B, and in no cell that sees all its places there.
why-als-chain =
    { $links }
    { $end }
why-sue-de-coq =
    { $house } and { $cover } cross in { $cells }.
    Together with { $first } and { $second }, these hold as many digits as they are cells: { $digits }.
    So each of these digits is used there, and a cell that sees all its places loses it.

## Why: combinations

why-aligned-pair-exclusion =
    Some pairs of digits for { $cells } would leave { $excluders-or } without a candidate.
    None of the pairs that are left has { $struck-in }.
why-aligned-triple-exclusion =
    Some triples of digits for { $cells } would leave { $excluders-or } without a candidate.
    None of the triples that are left has { $struck-in }.

## Why: forcing chains and nets

why-nishio =
    { $links }
    { $end }
why-cell-forcing-chain =
    { $start-cells-or } is { $start-digits-or }.
    { $links }
    { $end }
why-house-forcing-chain =
    { $in-house }, { $start-digits-or } goes in { $start-cells-or }.
    { $links }
    { $end }
why-contradiction-chain =
    { $links }
    { $end }
why-verity-chain =
    { $start-cells-or } is { $start-digits-or }, or is not.
    { $links }
    { $end }
why-cell-forcing-net =
    { $start-cells-or } is { $start-digits-or }.
    { $links }
    { $end }
why-house-forcing-net =
    { $in-house }, { $start-digits-or } goes in { $start-cells-or }.
    { $links }
    { $end }
why-contradiction-net =
    { $links }
    { $end }
why-verity-net =
    { $start-cells-or } is { $start-digits-or }, or is not.
    { $links }
    { $end }

## The links of a chain. $count is that of $cells.

link-assume-on = Suppose that { $digit } is in { $cells-or }.
link-assume-off = Suppose that { $digit } is not in { $cells-or }.
link-cell-on = In { $cells-or }, as it is not { $by-digits-or }, only { $digit } is left.
link-cell-off = In { $cells-or }, as it is { $by-digits-or }, there is no { $digit }.
link-house-on = { $in-house }, as { $digit } is not in { $by-cells-or }, it is in { $cells-or }.
link-house-off = { $in-house }, as { $digit } is in { $by-cells-or }, it is not in { $cells-or }.
link-set-on =
    { $set-count ->
        [one] In { $set }, without { $by-digits }, only { $digit } is left.
       *[other] Without { $by-digits }, { $set } hold all their other digits, so { $digit } is in { $cells-or }.
    }
link-set-off =
    { $set-count ->
        [one] As { $set } then holds its other digit, { $digit } is not in { $cells-or }.
       *[other] As { $set } then hold all their other digits, { $digit } is not in { $cells-or }.
    }
link-nested-on = With that, { $technique } ({ $digits }) shows that { $digit } is in { $cells-or }.
link-nested-off = With that, { $technique } ({ $digits }) shows that { $digit } is not in { $cells-or }.
link-strikes = As { $digit } is in { $cells-or }, this strikes { $struck }.

end-back = From there the chain leads back to { $digit } in { $cells-or }, where it began.
end-loop = As it holds in both directions, one of each two neighbours in the loop is true, and what sees both goes.
end-itself-on = So { $digit } is in { $cells-or } in any case.
end-itself-off = As it would rule itself out, { $digit } is not in { $cells-or }.
end-one-of = So { $digit } is in { $cells-or }, or else { $other-digit } is in { $other-cells-or }.
end-one-of-digit = So { $digit } is in { $cells-or }, or else in { $other-cells-or }.
end-either-digit = What sees both ends of the chain is not { $digit }.
end-either = What contradicts both ends of the chain goes.
end-so-on = So { $digit } is in { $cells-or }.
end-so-off = So { $digit } is not in { $cells-or }.
end-both = So { $digit } would be in { $cells-or } and not be there, which cannot be.
end-false-on = As that rules out the assumption, { $digit } is not in { $cells-or }.
end-false-off = As that rules out the assumption, { $digit } is in { $cells-or }.
end-every-on = In every case { $digit } is in { $cells-or }.
end-every-off = In every case { $digit } is not in { $cells-or }.
