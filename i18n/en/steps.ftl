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
look-single-digit = Look at { $digit } in { $cells }.
look-wing = Look at { $seen }.
look-uniqueness = Look at { $seen }.
look-coloring = Look at { $digit } in { $seen }.
look-chain = Follow the candidates through { $seen }.
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
    As the two cells take both digits, no other cell { $of-houses } can hold them.
why-locked-triple =
    { $in-houses }, the only candidates of { $cells } are { $digits }.
    As the three cells take the three digits, no other cell { $of-houses } can hold them.
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
    As each of the two takes one { $digit }, { $covers } have theirs there and nowhere else.
why-franken-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }.
    As each of the three takes one { $digit }, { $covers } have theirs there and nowhere else.
why-finned-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the X-Wing strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.
why-sashimi-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, { $houses } take theirs { $in-covers }, and the rest of these loses it.
    If it is in a fin, the cells that see every fin lose it as well.
why-finned-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the swordfish strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.
why-sashimi-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the swordfish strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.
why-finned-jellyfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the jellyfish strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.
why-sashimi-jellyfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the jellyfish strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.
why-finned-franken-x-wing =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the fish strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.
why-finned-franken-swordfish =
    { $in-houses }, every place for { $digit } lies { $in-covers }, except { $fins }.
    If { $digit } is in none of these fins, the fish strikes it from the rest { $of-covers }.
    If it is in a fin, the cells that see every fin lose it as well.

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
    { $in-house }, every place for { $digit } lies { $in-covers }.
    { $links }
    { $end }

## Why: wings

why-remote-pair =
    { $seen } all hold { $digits } alone, and each sees the next.
    So the two digits take turns, and { $ends } hold one each.
    A cell that sees both of these can hold neither.
why-w-wing =
    { $wings } both hold { $digits } alone.
    { $in-house }, { $locked-digits } goes in { $locked-or }, and each of these sees one of the two.
    So { $wings } are not both { $locked-digits }: at least one is { $other-digits }.
    A cell that sees both is not { $other-digits }.
why-xy-wing =
    The pivot { $pivot } is { $pivot-digits }.
    In either case one of the wings { $wings } is left with { $target-digits }.
    So a cell that sees both wings is not { $target-digits }.
why-xyz-wing =
    The pivot { $pivot } is { $pivot-digits }.
    In every case { $target-digits } is in the pivot or in one of the wings { $wings }.
    So a cell that sees all three is not { $target-digits }.

## Why: uniqueness

why-unique-rectangle-1 =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    Only { $extra } has another candidate, so it holds neither of { $digits }.
why-unique-rectangle-2 =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees both.
why-unique-rectangle-3 =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    So { $extra-or } holds { $extra-digits-or }.
    { $in-house }, that and { $locked } use up { $set-digits }.
why-unique-rectangle-4 =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    { $in-house }, { $locked-digits } goes in { $extra-or }.
    If the other of these were { $other-digits }, that would come about, so neither is { $other-digits }.
why-unique-rectangle-5 =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees all of these.
why-unique-rectangle-6 =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    { $in-houses }, { $locked-digits } has places in these cells alone, and so lies in opposite corners.
    If { $extra-or } were { $locked-digits }, both would be, and the rectangle would be complete.
why-hidden-rectangle =
    If { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    { $in-houses }, { $locked-digits } has places in these cells alone.
    If { $targets } were { $target-digits }, that would come about.
why-avoidable-rectangle-1 =
    No digit of { $cells } was given.
    If { $targets } were { $target-digits }, { $digits } could change places there, and there would be two solutions.
why-avoidable-rectangle-2 =
    No digit of { $cells } was given.
    If neither of { $extra } were { $extra-digits }, { $digits } could change places there, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees both.
why-unique-loop-1 =
    If the loop { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    Only { $extra } has another candidate, so it holds neither of { $digits }.
why-unique-loop-2 =
    If the loop { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    So { $extra-digits } is in { $extra-or }, and in no cell that sees all of these.
why-unique-loop-3 =
    If the loop { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    So { $extra-or } holds { $extra-digits-or }.
    { $in-house }, that and { $locked } use up { $set-digits }.
why-unique-loop-4 =
    If the loop { $cells } held { $digits } alone, these could change places, and there would be two solutions.
    { $in-house }, { $locked-digits } goes in { $extra-or }.
    If the other of these were { $other-digits }, that would come about, so neither is { $other-digits }.
why-bug-plus-one =
    Every empty cell but { $extra } has two candidates, and every digit two places in each house.
    Without { $extra-digits } in { $extra }, that would leave two solutions or none.
why-bug-2 =
    Without { $extra-digits } in { $extra }, every empty cell would have two candidates, and every digit two places in each house.
    As that leaves two solutions or none, { $extra-digits } is in one of these cells, and in none that sees them all.
why-bug-3 =
    Without { $extra-digits } in { $extra }, every empty cell would have two candidates, and every digit two places in each house.
    As that leaves two solutions or none, one of these cells holds { $extra-digits-or }.
    { $in-house }, that and { $locked } use up { $set-digits }.
why-bug-4 =
    Without { $extra-digits } in { $extra }, every empty cell would have two candidates, and every digit two places in each house.
    As that leaves two solutions or none, one of these cells holds { $extra-digits-or }.
    { $in-house }, { $locked-digits } goes in one of these cells as well, so no other digit is left for them.

## Why: colours

why-simple-colors =
    Linked in pairs, the places of { $digit } take two colours: either all of { $first } hold it, or all of { $second }.
    { $way ->
        [wrap] As two cells of one colour see each other, that colour is false.
       *[trap] So a cell that sees both colours is not { $digit }.
    }
why-multi-colors =
    Linked in pairs, the places of { $digit } take colours: either all of { $first } hold it, or all of { $second }.
    In the same way, either all of { $third } hold it, or all of { $fourth }.
    { $way ->
        [wrap] As one colour sees both colours of the other pair, it is false.
       *[trap] As two of these colours see each other and are not both true, one of the other two is true.
    }
    { $way ->
        [wrap] { "" }
       *[trap] So a cell that sees both of these is not { $digit }.
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
    { $first } are cells with one digit more than they are, and so are { $second }.
    As all places of { $restricted } in both see each other, one of the sets goes without it.
    { $restricted-count ->
        [one] That one holds all its other digits, { $target-digits } among them.
       *[other] As they are two, each set holds one of them, and all its other digits.
    }
    So a cell that sees all places of a digit that one of them must hold loses it.
why-als-xy-wing =
    { $first }, { $second } and { $third } are each cells with one digit more than they are.
    The third set holds { $restricted-1 } or { $restricted-2 }, or would be short of a digit.
    So the first goes without { $restricted-1 }, or the second without { $restricted-2 }, and holds { $target-digits }.
why-als-chain =
    { $links }
    { $end }
why-sue-de-coq =
    { $cells } lie where { $house } and { $cover } cross; with { $first } and { $second } they hold { $digits }.
    As these are as many digits as cells, each is used there.

## Why: combinations

why-aligned-pair-exclusion =
    Some pairs of digits for { $cells } would leave a cell of { $excluders } without a candidate.
    In all the pairs that are left, these have no place: { $struck }.
why-aligned-triple-exclusion =
    Some triples of digits for { $cells } would leave a cell of { $excluders } without a candidate.
    In all the triples that are left, these have no place: { $struck }.

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
link-set-on = Without { $by-digits }, the cells { $set } hold all their other digits, so { $digit } is in { $cells-or }.
link-set-off = As the cells { $set } then hold all their other digits, { $digit } is not in { $cells-or }.
link-nested-on = With that, { $technique } ({ $digits }) shows that { $digit } is in { $cells-or }.
link-nested-off = With that, { $technique } ({ $digits }) shows that { $digit } is not in { $cells-or }.
link-strikes = As { $digit } is in { $cells-or }, this strikes { $struck }.

end-back = From there the chain leads back to { $digit } in { $cells-or }, where it began.
end-loop = As it holds in both directions, one of each two neighbours in the loop is true, and what sees both goes.
end-itself-on = So { $digit } is in { $cells-or } in any case.
end-itself-off = As it would rule itself out, { $digit } is not in { $cells-or }.
end-one-of = So { $digit } is in { $cells-or }, or else { $other-digit } is in { $other-cells-or }.
end-either-digit = What sees both ends of the chain is not { $digit }.
end-either = What contradicts both ends of the chain goes.
end-so-on = So { $digit } is in { $cells-or }.
end-so-off = So { $digit } is not in { $cells-or }.
end-both = So { $digit } would be in { $cells-or } and not be there, which cannot be.
end-false-on = As that rules out the assumption, { $digit } is not in { $cells-or }.
end-false-off = As that rules out the assumption, { $digit } is in { $cells-or }.
end-every-on = In every case { $digit } is in { $cells-or }.
end-every-off = In every case { $digit } is not in { $cells-or }.
