# Les techniques, et les pas d’une solution en phrases.
#
# Le modèle d’un pas a une phrase par ligne, de 25 mots au plus. Il nomme la zone avant la case et la raison avant la
# conclusion. Les variables sont énumérées dans words/steps/evidence.rs.

## Noms

family-single = Singletons
family-direct = Singletons directs
family-locked-candidates = Candidats verrouillés
family-subset = Ensembles nus et cachés
family-fish = Poissons
family-single-digit = Motifs d’un seul chiffre
family-wing = Ailes
family-uniqueness = Unicité
family-coloring = Coloriages
family-chain = Chaînes et boucles
family-almost-locked-set = Ensembles presque verrouillés
family-exclusion = Exclusions
family-forcing = Chaînes forcées

technique-full-house = Dernière case
technique-hidden-single = Singleton caché
technique-naked-single = Singleton nu
technique-direct-pointing = Pointage direct
technique-direct-claiming = Revendication directe
technique-direct-hidden-pair = Paire cachée directe
technique-direct-hidden-triple = Triplet caché direct
technique-locked-pair = Paire verrouillée
technique-locked-triple = Triplet verrouillé
technique-pointing = Candidats verrouillés (pointage)
technique-claiming = Candidats verrouillés (revendication)
technique-naked-pair = Paire nue
technique-hidden-pair = Paire cachée
technique-naked-triple = Triplet nu
technique-hidden-triple = Triplet caché
technique-naked-quad = Quadruplet nu
technique-hidden-quad = Quadruplet caché
technique-x-wing = X-Wing
technique-swordfish = Espadon
technique-jellyfish = Méduse
technique-remote-pair = Paire distante
technique-bug-plus-one = BUG+1
technique-skyscraper = Gratte-ciel
technique-two-string-kite = Cerf-volant
technique-turbot-fish = Turbot
technique-empty-rectangle = Rectangle vide
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-unique-rectangle-1 = Rectangle unique type 1
technique-unique-rectangle-2 = Rectangle unique type 2
technique-unique-rectangle-3 = Rectangle unique type 3
technique-unique-rectangle-4 = Rectangle unique type 4
technique-unique-rectangle-5 = Rectangle unique type 5
technique-unique-rectangle-6 = Rectangle unique type 6
technique-hidden-rectangle = Rectangle caché
technique-avoidable-rectangle-1 = Rectangle évitable type 1
technique-avoidable-rectangle-2 = Rectangle évitable type 2
technique-finned-x-wing = X-Wing à nageoire
technique-sashimi-x-wing = X-Wing sashimi
technique-finned-swordfish = Espadon à nageoire
technique-sashimi-swordfish = Espadon sashimi
technique-finned-jellyfish = Méduse à nageoire
technique-sashimi-jellyfish = Méduse sashimi
technique-sue-de-coq = Sue de Coq
technique-simple-colors = Coloriage simple
technique-multi-colors = Coloriage multiple
technique-unique-loop-1 = Boucle unique type 1
technique-unique-loop-2 = Boucle unique type 2
technique-unique-loop-3 = Boucle unique type 3
technique-unique-loop-4 = Boucle unique type 4
technique-bug-2 = BUG type 2
technique-bug-3 = BUG type 3
technique-bug-4 = BUG type 4
technique-x-chain = Chaîne X
technique-xy-chain = Chaîne XY
technique-aic = AIC
technique-x-loop = Boucle X
technique-xy-loop = Boucle XY
technique-nice-loop = Boucle continue
technique-grouped-aic = AIC groupée
technique-grouped-nice-loop = Boucle continue groupée
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-chain = Chaîne d’ALS
technique-aligned-pair-exclusion = Exclusion de paire alignée
technique-aligned-triple-exclusion = Exclusion de triplet aligné
technique-franken-x-wing = X-Wing Franken
technique-franken-swordfish = Espadon Franken
technique-finned-franken-x-wing = X-Wing Franken à nageoire
technique-finned-franken-swordfish = Espadon Franken à nageoire
technique-nishio = Nishio
technique-cell-forcing-chain = Chaîne forcée (case)
technique-house-forcing-chain = Chaîne forcée (zone)
technique-contradiction-chain = Chaîne forcée (contradiction)
technique-verity-chain = Chaîne forcée (vérité)
technique-cell-forcing-net = Réseau forcé (case)
technique-house-forcing-net = Réseau forcé (zone)
technique-contradiction-net = Réseau forcé (contradiction)
technique-verity-net = Réseau forcé (vérité)

## Listes et lieux

list-all = { $first } et { $last }
list-any = { $first } ou { $last }
list-parts = { $first }, et { $last }

house-one-row = la ligne { $number }
house-one-column = la colonne { $number }
house-one-box = le bloc { $number }
house-many-row = les lignes { $numbers }
house-many-column = les colonnes { $numbers }
house-many-box = les blocs { $numbers }
in-one-row = dans la ligne { $number }
in-one-column = dans la colonne { $number }
in-one-box = dans le bloc { $number }
in-many-row = dans les lignes { $numbers }
in-many-column = dans les colonnes { $numbers }
in-many-box = dans les blocs { $numbers }
of-one-row = de la ligne { $number }
of-one-column = de la colonne { $number }
of-one-box = du bloc { $number }
of-many-row = des lignes { $numbers }
of-many-column = des colonnes { $numbers }
of-many-box = des blocs { $numbers }

struck-part = { $digits } de { $cells }
in-part = { $digits } en { $cells }
placed-part = { $digit } en { $cell }

## Les degrés d’un indice

hint-nudge = { $family } { $place }.
hint-name = { $technique } : { $digits }.
hint-next-needs = Aucun pas avec vos techniques. Le suivant demande : { $technique }.
hint-none = Neuf ne connaît pas de pas logique ici.

place-from = qui part { $of-house }
place-around = autour { $of-house }
place-grid = dans toute la grille

a-single = un singleton
a-direct = un singleton derrière un motif simple
a-locked-candidates = des candidats verrouillés
a-subset = une paire, un triplet ou un quadruplet
a-fish = un poisson
a-single-digit = un motif d’un seul chiffre
a-wing = une aile
a-uniqueness = un motif d’unicité
a-coloring = un coloriage
a-chain = une chaîne
a-almost-locked-set = des ensembles presque verrouillés
a-exclusion = une exclusion de combinaisons
a-forcing = une chaîne forcée

do-placed = Écrivez { $placed }.
do-struck = Rayez { $struck }.
why-placed = Cela place { $placed }.
why-struck = Cela raye { $struck }.
brief = { $technique } : { $done }
brief-placed = écrire { $placed }
brief-struck = rayer { $struck }

health-wrong =
    { $count ->
        [one] { $count } chiffre contredit la solution.
       *[other] { $count } chiffres contredisent la solution.
    }
health-missing =
    { $count ->
        [one] Un candidat dont la solution a besoin est rayé.
       *[other] { $count } candidats dont la solution a besoin sont rayés.
    }
health-which = Faux : { $placed }.
health-which-missing = Rayé à tort : { $placed }.

## Où regarder

look-full-house = Regardez la case qui reste { $in-house }.
look-hidden-single = Cherchez les places qui restent au { $value } { $in-house }.
look-naked-single = Regardez les candidats de { $cell }.
look-direct = Regardez { $cells } { $in-house }.
look-locked-candidates = Regardez { $cells }.
look-subset = Regardez { $cells } { $in-house }.
look-fish = Regardez les places du { $digit } { $in-houses }.
look-single-digit = Regardez le { $digit } en { $seen }.
look-wing = Regardez { $seen }.
look-uniqueness = Regardez { $seen }.
look-coloring = Regardez le { $digit } en { $seen }.
look-chain = Suivez la chaîne { $path }.
look-almost-locked-set = Regardez { $seen }.
look-exclusion = Regardez les candidats de { $cells }, et ceux de { $excluders }.
look-forcing = Essayez { $start-digits-or } en { $start-cells-or }, et suivez ce qui en découle.

## Pourquoi : singletons, candidats verrouillés, ensembles

why-full-house = { $in-house }, seule { $cell } est vide et seul le { $value } manque : { $cell } vaut { $value }.
why-hidden-single = { $in-house }, la seule case qui reste au { $value } est { $cell } : il y va donc.
why-naked-single = En { $cell }, le seul candidat qui reste est le { $value } : il y va donc.
why-direct-pointing =
    { $in-house }, toutes les places du { $digit } sont { $in-cover }.
    Hors { $of-house }, { $cover } n’a donc pas de { $digit }.
    { $in-beside }, il ne reste ainsi au { $digit } que { $cell } : il y va donc.
why-direct-claiming =
    { $in-house }, toutes les places du { $digit } sont { $in-cover }.
    Hors { $of-house }, { $cover } n’a donc pas de { $digit }.
    { $in-beside }, il ne reste ainsi au { $digit } que { $cell } : il y va donc.
why-direct-hidden-pair =
    { $in-house }, { $digits } ne peuvent aller qu’en { $cells }.
    Comme les deux chiffres remplissent les deux cases, elles ne contiennent rien d’autre.
    { $in-house }, il ne reste ainsi au { $value } que { $cell } : il y va donc.
why-direct-hidden-triple =
    { $in-house }, { $digits } ne peuvent aller qu’en { $cells }.
    Comme les trois chiffres remplissent les trois cases, elles ne contiennent rien d’autre.
    { $in-house }, il ne reste ainsi au { $value } que { $cell } : il y va donc.
why-locked-pair =
    { $in-houses }, { $cells } n’ont pour candidats que { $digits }.
    Comme les deux cases prennent les deux chiffres, aucune autre case { $of-houses-or } ne peut les contenir.
why-locked-triple =
    { $in-houses }, { $cells } n’ont pour candidats que { $digits }.
    Comme les trois cases prennent les trois chiffres, aucune autre case { $of-houses-or } ne peut les contenir.
why-pointing =
    { $in-house }, toutes les places du { $digit } sont { $in-cover } : { $cells }.
    Comme l’une d’elles vaut { $digit }, aucune autre case { $of-cover } ne le peut.
why-claiming =
    { $in-house }, toutes les places du { $digit } sont { $in-cover } : { $cells }.
    Comme l’une d’elles vaut { $digit }, aucune autre case { $of-cover } ne le peut.
why-naked-pair =
    { $in-house }, { $cells } n’ont pour candidats que { $digits }.
    Comme les deux cases prennent les deux chiffres, aucune autre case { $of-house } ne peut les contenir.
why-naked-triple =
    { $in-house }, { $cells } n’ont pour candidats que { $digits }.
    Comme les trois cases prennent les trois chiffres, aucune autre case { $of-house } ne peut les contenir.
why-naked-quad =
    { $in-house }, { $cells } n’ont pour candidats que { $digits }.
    Comme les quatre cases prennent les quatre chiffres, aucune autre case { $of-house } ne peut les contenir.
why-hidden-pair =
    { $in-house }, { $digits } ne peuvent aller qu’en { $cells }.
    Comme les deux chiffres remplissent les deux cases, elles ne peuvent rien contenir d’autre.
why-hidden-triple =
    { $in-house }, { $digits } ne peuvent aller qu’en { $cells }.
    Comme les trois chiffres remplissent les trois cases, elles ne peuvent rien contenir d’autre.
why-hidden-quad =
    { $in-house }, { $digits } ne peuvent aller qu’en { $cells }.
    Comme les quatre chiffres remplissent les quatre cases, elles ne peuvent rien contenir d’autre.

## Pourquoi : poissons

why-x-wing =
    { $in-houses }, toutes les places du { $digit } sont { $in-covers }.
    Comme chacune des deux prend un { $digit }, { $covers } ont le leur là et nulle part ailleurs.
why-swordfish =
    { $in-houses }, toutes les places du { $digit } sont { $in-covers }.
    Comme chacune des trois prend un { $digit }, { $covers } ont le leur là et nulle part ailleurs.
why-jellyfish =
    { $in-houses }, toutes les places du { $digit } sont { $in-covers }.
    Comme chacune des quatre prend un { $digit }, { $covers } ont le leur là et nulle part ailleurs.
why-franken-x-wing =
    { $in-houses }, le { $digit } ne va que { $in-covers }.
    Comme ces deux zones prennent chacune un { $digit }, elles épuisent { $covers }.
why-franken-swordfish =
    { $in-houses }, le { $digit } ne va que { $in-covers }.
    Comme ces trois zones prennent chacune un { $digit }, elles épuisent { $covers }.
why-finned-x-wing =
    { $in-houses }, le { $digit } n’a de places que { $in-covers }, { $fin-count ->
        [one] sauf la nageoire { $fins }.
       *[other] sauf les nageoires { $fins }.
    }
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, le X-Wing raye le { $digit } du reste { $of-covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, le X-Wing raye le { $digit } du reste { $of-covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-sashimi-x-wing =
    { $in-houses }, le { $digit } n’a de places que { $in-covers }, { $fin-count ->
        [one] sauf la nageoire { $fins }.
       *[other] sauf les nageoires { $fins }.
    }
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, { $houses } épuisent { $covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, { $houses } épuisent { $covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-finned-swordfish =
    { $in-houses }, { $fin-count ->
        [one] la nageoire du { $digit } est { $fins }.
       *[other] les nageoires du { $digit } sont { $fins }.
    }
    À part cela, toutes les places du { $digit } y sont { $in-covers }.
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, l’espadon raye le { $digit } du reste { $of-covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, l’espadon raye le { $digit } du reste { $of-covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-sashimi-swordfish =
    { $in-houses }, { $fin-count ->
        [one] la nageoire du { $digit } est { $fins }.
       *[other] les nageoires du { $digit } sont { $fins }.
    }
    À part cela, toutes les places du { $digit } y sont { $in-covers }.
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, { $houses } épuisent { $covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, { $houses } épuisent { $covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-finned-jellyfish =
    { $in-houses }, { $fin-count ->
        [one] la nageoire du { $digit } est { $fins }.
       *[other] les nageoires du { $digit } sont { $fins }.
    }
    À part cela, toutes les places du { $digit } y sont { $in-covers }.
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, la méduse raye le { $digit } du reste { $of-covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, la méduse raye le { $digit } du reste { $of-covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-sashimi-jellyfish =
    { $in-houses }, { $fin-count ->
        [one] la nageoire du { $digit } est { $fins }.
       *[other] les nageoires du { $digit } sont { $fins }.
    }
    À part cela, toutes les places du { $digit } y sont { $in-covers }.
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, { $houses } épuisent { $covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, { $houses } épuisent { $covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-finned-franken-x-wing =
    { $in-houses }, { $fin-count ->
        [one] la nageoire du { $digit } est { $fins }.
       *[other] les nageoires du { $digit } sont { $fins }.
    }
    À part cela, toutes les places du { $digit } y sont { $in-covers }.
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, le poisson raye le { $digit } du reste { $of-covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, le poisson raye le { $digit } du reste { $of-covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }
why-finned-franken-swordfish =
    { $in-houses }, { $fin-count ->
        [one] la nageoire du { $digit } est { $fins }.
       *[other] les nageoires du { $digit } sont { $fins }.
    }
    À part cela, toutes les places du { $digit } y sont { $in-covers }.
    { $fin-count ->
        [one] Si la nageoire ne vaut pas { $digit }, le poisson raye le { $digit } du reste { $of-covers }.
       *[other] Si aucune nageoire ne vaut { $digit }, le poisson raye le { $digit } du reste { $of-covers }.
    }
    { $fin-count ->
        [one] Si elle vaut { $digit }, les cases qui la voient perdent aussi le { $digit }.
       *[other] Si l’une d’elles vaut { $digit }, les cases qui les voient toutes perdent aussi le { $digit }.
    }

## Pourquoi : deux liens forts d’un chiffre

why-skyscraper =
    { $in-houses }, le { $digit } a chaque fois deux places, dont une { $in-cover }.
    Comme { $cover } ne prend qu’un { $digit }, au moins une des deux autres, { $ends-or }, le contient.
    Une case qui voit les deux ne vaut donc pas { $digit }.
why-two-string-kite =
    { $in-houses }, le { $digit } a chaque fois deux places, dont une { $in-cover }.
    Comme { $cover } ne prend qu’un { $digit }, au moins une des deux autres, { $ends-or }, le contient.
    Une case qui voit les deux ne vaut donc pas { $digit }.
why-turbot-fish =
    { $in-houses }, le { $digit } a chaque fois deux places, dont une { $in-cover }.
    Comme { $cover } ne prend qu’un { $digit }, au moins une des deux autres, { $ends-or }, le contient.
    Une case qui voit les deux ne vaut donc pas { $digit }.
why-empty-rectangle =
    { $in-house }, toutes les places du { $digit } sont { $in-covers-or }.
    { $links }
    { $end }

## Pourquoi : ailes

why-remote-pair =
    Des cases { $path }, chacune voit la suivante, et toutes n’ont que { $digits }.
    Les deux chiffres alternent donc : { $ends } ne valent pas le même.
    Une case qui voit ces deux-là ne peut contenir ni l’un ni l’autre.
why-w-wing =
    { $wings } n’ont que { $digits }.
    { $in-house }, le { $locked-digits } va en { $locked-or }, et chacune de ces cases voit l’une des deux.
    { $wings } ne valent donc pas toutes deux { $locked-digits } : au moins une vaut { $other-digits }.
    Une case qui voit les deux ne vaut pas { $other-digits }.
why-xy-wing =
    Le pivot { $pivot } vaut { $pivot-digits }.
    S’il vaut { $shared-1 }, l’aile { $wing-1 } vaut { $target-digits }.
    S’il vaut { $shared-2 }, l’aile { $wing-2 } vaut { $target-digits }.
    L’une des ailes vaut donc { $target-digits }, et une case qui voit les deux ne le vaut pas.
why-xyz-wing =
    Le pivot { $pivot } vaut { $pivot-digits }.
    S’il vaut { $shared-1 }, l’aile { $wing-1 } vaut { $target-digits }.
    S’il vaut { $shared-2 }, l’aile { $wing-2 } vaut { $target-digits }.
    Le pivot ou l’une des ailes vaut donc { $target-digits }, et une case qui voit les trois ne le vaut pas.

## Pourquoi : unicité

why-unique-rectangle-1 =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    Seule { $extra } a un autre candidat : elle ne contient donc ni l’un ni l’autre.
why-unique-rectangle-2 =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    Le { $extra-digits } est donc en { $extra-or }, et dans aucune case qui voit les deux.
why-unique-rectangle-3 =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    L’une des cases { $extra } vaut donc { $extra-digits-or }.
    { $in-cover }, cette case et { $locked } épuisent { $set-digits }.
why-unique-rectangle-4 =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    { $in-cover }, le { $locked-digits } va en { $extra-or }.
    Si l’autre valait { $other-digits }, il n’y aurait que { $digits } : aucune ne vaut donc { $other-digits }.
why-unique-rectangle-5 =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    Le { $extra-digits } est donc en { $extra-or }, et dans aucune case qui les voit toutes.
why-unique-rectangle-6 =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    { $in-covers }, le { $locked-digits } ne va que dans ces cases, et donc dans deux coins opposés.
    S’il était en { $extra }, les quatre cases n’auraient que { $digits }.
why-hidden-rectangle =
    Si { $cells } n’avaient que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    { $in-covers }, le { $locked-digits } ne va qu’en { $locked-or }.
    Si { $targets } valait { $target-digits }, le { $locked-digits } irait dans les coins voisins, et les quatre cases n’auraient que { $digits }.
why-avoidable-rectangle-1 =
    Aucune des cases { $cells } n’est donnée.
    Si { $targets } valait { $target-digits }, on pourrait y échanger { $digits }, et il y aurait deux solutions.
why-avoidable-rectangle-2 =
    Aucune des cases { $cells } n’est donnée.
    Si ni l’une ni l’autre des cases { $extra } ne valait { $extra-digits }, on pourrait y échanger { $digits } : deux solutions.
    Le { $extra-digits } est donc en { $extra-or }, et dans aucune case qui voit les deux.
why-unique-loop-1 =
    La boucle est { $cells }.
    Si elle n’avait que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    Seule { $extra } a un autre candidat : elle ne contient donc ni l’un ni l’autre.
why-unique-loop-2 =
    La boucle est { $cells }.
    Si elle n’avait que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    Le { $extra-digits } est donc en { $extra-or }, et dans aucune case qui les voit toutes.
why-unique-loop-3 =
    La boucle est { $cells }.
    Si elle n’avait que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    L’une des cases { $extra } vaut donc { $extra-digits-or }.
    { $in-cover }, cette case et { $locked } épuisent { $set-digits }.
why-unique-loop-4 =
    La boucle est { $cells }.
    Si elle n’avait que { $digits }, on pourrait les échanger, et il y aurait deux solutions.
    { $in-cover }, le { $locked-digits } va en { $extra-or }.
    Si l’autre valait { $other-digits }, il n’y aurait que { $digits } : aucune ne vaut donc { $other-digits }.
why-bug-plus-one =
    Toutes les cases vides sauf { $extra } ont deux candidats, et sans { $extras } chaque chiffre a deux places par zone.
    Comme il y aurait alors deux solutions ou aucune, { $extra } vaut { $extra-digits-or }.
why-bug-2 =
    Les candidats de trop sont { $extras }.
    Sans eux, chaque case vide aurait deux candidats, et chaque chiffre deux places par zone.
    Comme il y aurait alors deux solutions ou aucune, l’une de ces cases vaut { $extra-digits }.
    Une case qui les voit toutes ne vaut donc pas { $extra-digits }.
why-bug-3 =
    Les candidats de trop sont { $extras }.
    Sans eux, chaque case vide aurait deux candidats, et chaque chiffre deux places par zone.
    Comme il y aurait alors deux solutions ou aucune, l’une des cases { $extra } contient un de ces chiffres.
    { $in-cover }, cette case et { $locked } épuisent { $set-digits }.
why-bug-4 =
    Les candidats de trop sont { $extras }.
    Sans eux, chaque case vide aurait deux candidats, et chaque chiffre deux places par zone.
    Comme il y aurait alors deux solutions ou aucune, l’une des cases { $extra } contient un de ces chiffres.
    { $in-cover }, le { $locked-digits } va dans l’autre des deux : elles ne contiennent rien de plus.

## Pourquoi : couleurs

why-simple-colors =
    Là où une zone n’a que deux places pour le { $digit }, l’une est vraie et l’autre fausse : cela donne deux couleurs.
    La couleur A est { $first }.
    La couleur B est { $second }.
    { $way ->
        [wrap] Comme deux cases de B se voient, B est fausse.
       *[trap] Comme A ou B est vraie en entier, une case qui voit les deux ne vaut pas { $digit }.
    }
why-multi-colors =
    Là où une zone n’a que deux places pour le { $digit }, l’une est vraie et l’autre fausse : cela donne des couleurs.
    La couleur A est { $first }, la couleur B { $second }.
    La couleur C est { $third }, la couleur D { $fourth }.
    { $way ->
        [wrap] Comme A voit à la fois C et D, dont l’une est vraie, A est fausse.
       *[trap] Comme A et C se voient et ne sont pas vraies ensemble, B ou D est vraie.
    }
    { $way ->
        [wrap] { "" }
       *[trap] Une case qui voit à la fois B et D ne vaut donc pas { $digit }.
    }

## Pourquoi : chaînes et boucles

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

## Pourquoi : ensembles presque verrouillés

why-als-xz =
    L’ensemble A est { $first } avec { $first-digits }.
    L’ensemble B est { $second } avec { $second-digits }.
    Chacun a un chiffre de plus que de cases : s’il lui en manque un, il contient tous les autres.
    { $restricted-count ->
        [one] Comme toutes les places du { $restricted } en A et B se voient, il manque à l’un des ensembles.
       *[other] Comme les places de { $restricted } en A et B se voient, il manque à chaque ensemble l’un des deux.
    }
    { $restricted-count ->
        [one] Ainsi, { $target-digits-or } est en A ou en B, et dans aucune case qui voit toutes ses places là.
       *[other] Tous leurs chiffres sont donc employés, et une case qui voit toutes les places de l’un d’eux le perd.
    }
why-als-xy-wing =
    L’ensemble A est { $first } avec { $first-digits }.
    L’ensemble B est { $second } avec { $second-digits }.
    L’ensemble C est { $third } avec { $third-digits }.
    Chacun a un chiffre de plus que de cases : il lui en manque un au plus.
    Comme C contient { $restricted-1 } ou { $restricted-2 }, le { $restricted-1 } manque à A ou le { $restricted-2 } à B : leurs places se voient.
    Ainsi, { $target-digits-or } est en A ou en B, et dans aucune case qui voit toutes ses places là.
why-als-chain =
    { $links }
    { $end }
why-sue-de-coq =
    { $house } et { $cover } se croisent en { $cells }.
    Avec { $first } et { $second }, ces cases ont autant de chiffres qu’elles sont : { $digits }.
    Chacun de ces chiffres y est donc employé, et une case qui voit toutes ses places le perd.

## Pourquoi : combinaisons

why-aligned-pair-exclusion =
    Certaines paires de chiffres en { $cells } laisseraient { $excluders-or } sans candidat.
    Aucune des paires qui restent n’a { $struck-in }.
why-aligned-triple-exclusion =
    Certains triplets de chiffres en { $cells } laisseraient { $excluders-or } sans candidat.
    Aucun des triplets qui restent n’a { $struck-in }.

## Pourquoi : chaînes et réseaux forcés

why-nishio =
    { $links }
    { $end }
why-cell-forcing-chain =
    { $start-cells-or } vaut { $start-digits-or }.
    { $links }
    { $end }
why-house-forcing-chain =
    { $in-house }, le { $start-digits-or } va en { $start-cells-or }.
    { $links }
    { $end }
why-contradiction-chain =
    { $links }
    { $end }
why-verity-chain =
    { $start-cells-or } vaut { $start-digits-or }, ou ne le vaut pas.
    { $links }
    { $end }
why-cell-forcing-net =
    { $start-cells-or } vaut { $start-digits-or }.
    { $links }
    { $end }
why-house-forcing-net =
    { $in-house }, le { $start-digits-or } va en { $start-cells-or }.
    { $links }
    { $end }
why-contradiction-net =
    { $links }
    { $end }
why-verity-net =
    { $start-cells-or } vaut { $start-digits-or }, ou ne le vaut pas.
    { $links }
    { $end }

## Les maillons d’une chaîne. $count compte les cases $cells, $by-count les cases $by-cells.

link-assume-on = Supposons le { $digit } en { $cells-or }.
link-assume-off =
    { $count ->
        [one] Supposons que le { $digit } ne soit pas en { $cells }.
       *[other] Supposons que le { $digit } ne soit dans aucune des cases { $cells }.
    }
link-cell-on =
    { $by-digit-count ->
        [one] En { $cells-or }, comme ce n’est pas { $by-digits }, il ne reste que le { $digit }.
       *[other] En { $cells-or }, comme { $by-digits } sont exclus, il ne reste que le { $digit }.
    }
link-cell-off = En { $cells-or }, comme c’est le { $by-digits-or }, il n’y a pas de { $digit }.
link-house-on =
    { $by-count ->
        [one] { $in-house }, comme le { $digit } n’est pas en { $by-cells }, il est en { $cells-or }.
       *[other] { $in-house }, comme le { $digit } n’est dans aucune des cases { $by-cells }, il est en { $cells-or }.
    }
link-house-off =
    { $count ->
        [one] { $in-house }, comme le { $digit } est en { $by-cells-or }, il n’est pas en { $cells }.
       *[other] { $in-house }, comme le { $digit } est en { $by-cells-or }, il n’est dans aucune des cases { $cells }.
    }
link-set-on =
    { $set-count ->
        [one] En { $set }, sans { $by-digits }, il ne reste que le { $digit }.
       *[other] Sans { $by-digits }, { $set } prennent tous leurs autres chiffres : le { $digit } est donc en { $cells-or }.
    }
link-set-off =
    Comme { $set } { $set-count ->
        [one] prend alors son autre chiffre
       *[other] prennent alors tous leurs autres chiffres
    }, { $count ->
        [one] le { $digit } n’est pas en { $cells }.
       *[other] le { $digit } n’est dans aucune des cases { $cells }.
    }
link-nested-on = Avec cela, « { $technique } » ({ $digits }) montre que le { $digit } est en { $cells-or }.
link-nested-off =
    { $count ->
        [one] Avec cela, « { $technique } » ({ $digits }) montre que le { $digit } n’est pas en { $cells }.
       *[other] Avec cela, « { $technique } » ({ $digits }) montre que le { $digit } n’est dans aucune des cases { $cells }.
    }
link-strikes = Comme le { $digit } est en { $cells-or }, cela raye { $struck }.

end-back = De là, la chaîne revient au { $digit } en { $cells-or }, où elle a commencé.
end-loop = Comme elle vaut dans les deux sens, de deux voisins dans la boucle l’un est vrai, et ce qui voit les deux disparaît.
end-itself-on = Le { $digit } est donc en { $cells-or } dans tous les cas.
end-itself-off =
    { $count ->
        [one] Comme il s’exclurait lui-même, le { $digit } n’est pas en { $cells }.
       *[other] Comme il s’exclurait lui-même, le { $digit } n’est dans aucune des cases { $cells }.
    }
end-one-of = Le { $digit } est donc en { $cells-or }, ou sinon le { $other-digit } en { $other-cells-or }.
end-one-of-digit = Le { $digit } est donc en { $cells-or }, ou sinon en { $other-cells-or }.
end-either-digit = Ce qui voit les deux bouts de la chaîne ne vaut pas { $digit }.
end-either = Ce qui contredit les deux bouts de la chaîne disparaît.
end-so-on = Le { $digit } est donc en { $cells-or }.
end-so-off =
    { $count ->
        [one] Le { $digit } n’est donc pas en { $cells }.
       *[other] Le { $digit } n’est donc dans aucune des cases { $cells }.
    }
end-both = Le { $digit } serait donc en { $cells-or } et n’y serait pas, ce qui est impossible.
end-false-on =
    { $count ->
        [one] Comme cela exclut la supposition, le { $digit } n’est pas en { $cells }.
       *[other] Comme cela exclut la supposition, le { $digit } n’est dans aucune des cases { $cells }.
    }
end-false-off = Comme cela exclut la supposition, le { $digit } est en { $cells-or }.
end-every-on = Dans tous les cas, le { $digit } est en { $cells-or }.
end-every-off =
    { $count ->
        [one] Dans tous les cas, le { $digit } n’est pas en { $cells }.
       *[other] Dans tous les cas, le { $digit } n’est dans aucune des cases { $cells }.
    }
