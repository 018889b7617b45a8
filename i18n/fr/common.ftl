# Ce que disent la commande et la page.

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

grade-beginner = débutant
grade-gentle = doux
grade-moderate = modéré
grade-tricky = délicat
grade-tough = corsé
grade-cunning = retors
grade-fierce = redoutable
grade-fiendish = infernal
grade-diabolical = diabolique

# Les niveaux de HoDoKu.
hodoku-easy = facile
hodoku-medium = moyen
hodoku-hard = difficile
hodoku-unfair = ardu
hodoku-extreme = extrême

symmetry-none = aucune
symmetry-rot180 = demi-tour
symmetry-rot90 = quart de tour
symmetry-horizontal = miroir haut-bas
symmetry-vertical = miroir gauche-droite
symmetry-hv = miroir dans les deux sens
symmetry-diagonal = miroir sur la diagonale principale
symmetry-antidiagonal = miroir sur l’autre diagonale
symmetry-both-diagonals = miroir sur les deux diagonales
symmetry-full = complète

clues =
    { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }

house-row = ligne { $number }
house-column = colonne { $number }
house-box = bloc { $number }

# $house est l’une des trois ci-dessus, $a et $b des cases comme r1c1.
conflict = { $house } : le { $digit } s’y trouve deux fois, en { $a } et { $b }

## Ce qui ne va pas dans un texte. $mend est l’un des textes mend, ou rien.

parse-error = trouvé : { $found } ; attendu : { $expected }{ $mend }
mend-add = {" "}(il en manque { $count })
mend-remove = {" "}(il y en a { $count } de trop)

found-char = « { $char } »
found-piece = « { $text } »
found-not-text = des octets qui ne sont pas du texte
found-long-line = une ligne de plus de { $most } octets
found-long-record = un enregistrement de plus de { $most } octets
found-return = un retour chariot dans la ligne
found-end-of-line = la fin de la ligne
found-end-of-text = la fin du texte
found-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
found-rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }
found-groups =
    { $count ->
        [one] { $count } groupe
       *[other] { $count } groupes
    }
found-row-or-rule = une ligne de « { $char } » qui peut être une ligne vide ou un trait entre deux lignes
found-second = une seconde grille
found-no-puzzle = aucun nom pour la grille
found-both = « { $a } » et « { $b } » à la fois
found-null = null
found-bool = true ou false
found-number = un nombre
found-text = un texte
found-list = une liste
found-object = un objet
found-clash = { $digit } en { $cell }, où la grille porte { $given }
found-clash-blank = un blanc en { $cell }, où la grille porte { $given }

expected-puzzle = une grille : une ligne de 81 caractères, neuf lignes de 9, du JSON, ou du CSV dont l’en-tête nomme une colonne puzzle
expected-one-puzzle = une seule grille
expected-cell = un chiffre de 1 à 9 ou un blanc 0 . * _ - x X {"?"}
expected-placed-digit = un chiffre de 1 à 9 après le + d’un chiffre placé
expected-separator = la fin de la ligne, ou une espace , {";"} # ou | avant une note
expected-line = les 81 d’une grille
expected-row = les 9 d’une ligne
expected-rows = les 9 d’une grille
expected-groups = les 9 d’une ligne de candidats
expected-candidate = chaque chiffre une seule fois dans un groupe de candidats
expected-clear-rules = l’un des deux seulement : écrivez les blancs avec . ou les traits comme ---+---+---
expected-text = du texte : enregistrez le fichier en UTF-8
expected-short-line = une ligne plus courte : mettez chaque grille sur sa propre ligne
expected-line-end = des fins de ligne d’Unix ou de Windows : enregistrez le fichier avec les unes ou les autres
expected-section = [Puzzle] ou [State]
expected-puzzle-first = la grille avant l’état d’une partie
expected-same-givens = les mêmes chiffres donnés dans l’état d’une partie
expected-state-line = I, une case de 00 à 80 et son chiffre, ou E, une case et un candidat de 001 à 009
expected-json = du JSON valable
expected-json-puzzle = une grille : un texte de 81 caractères, ou une liste de 81 nombres ou de neuf lignes
expected-puzzle-name = une valeur ou une colonne nommée puzzle
expected-one-name = l’un des deux : enlevez l’autre ou renommez-le
expected-json-cell = un chiffre de 1 à 9 ou un blanc 0, -1, null ou ""
expected-from-zero = de 0 à 8 : les chiffres comptent à partir de 0 quand null ou -1 est un blanc et que 0 apparaît
expected-json-row = une ligne : une liste de 9 nombres ou un texte de 9 caractères
expected-json-text = un texte entre guillemets
expected-all-groups = les 81 groupes de candidats d’une grille
expected-end-of-field = la fin du champ après 81 cases
expected-no-more-fields = pas plus de champs que l’en-tête n’a de colonnes
expected-closing-quote = un guillemet fermant "

## Ce qu’un format ne peut contenir

loss-placed = les chiffres placés
loss-candidates = les candidats notés
loss-solution = la solution
loss-note = la note
loss-named = « { $name } »

## Pourquoi aucune grille ne peut être comme demandé. $clues est un nombre ou un intervalle comme 22..26.

impossible-empty-range = l’intervalle { $clues } ne contient aucun nombre d’indices : écrivez d’abord le plus petit
impossible-too-few = { $most } indices sont trop peu : aucune grille de moins de 17 n’a une solution unique
impossible-too-many = { $fewest } indices sont trop : il y a 81 cases
impossible-pattern-too-small = le motif a la place pour { $cells } indices, et il en faut au moins { $fewest }
impossible-pattern-size = le motif a { $cells } cases, toutes à remplir, et { $clues } indices sont demandés
impossible-pattern-not-symmetric = le motif, dont toutes les cases sont à remplir, n’a pas la symétrie { $symmetry }
impossible-open-lines = le motif laisse vides { $a } et { $b }, qui peuvent être échangées dans toute solution pour en donner une autre : mettez une case dans l’une des deux
impossible-no-such-sum = aucun motif de symétrie { $symmetry } n’a { $clues } cases : demandez un autre nombre d’indices
impossible-none-known = on ne connaît aucune grille de symétrie { $symmetry } avec moins de { $fewest } indices
impossible-minimal-too-many = on ne connaît aucune grille de { $fewest } indices dont aucun n’est de trop : demandez-en 40 au plus, ou des grilles non minimales
impossible-nothing-to-solve = avec 81 indices, aucun pas n’est à noter : demandez 80 indices au plus
impossible-empty-ratings = l’intervalle { $rating } ne contient aucune note : écrivez d’abord la plus petite
impossible-no-such-rating = aucun pas n’a une note de { $rating }, donc aucune grille non plus : demandez un intervalle plus large
impossible-none-so-hard = on ne connaît aucune grille notée { $rating } : la plus difficile connue est notée { $hardest }
impossible-wanted-and-not = { $technique } est à la fois demandé et exclu : renoncez à l’un des deux
impossible-never-used = { $technique } est un pas de la notation de Sudoku Explainer et non d’un chemin de résolution : demandez la technique qu’elle emploie
impossible-needs-a-single = { $technique } est un singleton, or c’est le premier ou le dernier pas d’une autre sorte qui est demandé : nommez une autre technique
impossible-no-full-house = toute grille se termine par la dernière case d’une région : full-house ne peut pas être exclu
impossible-singles-suffice = une grille notée { $rating } se résout par des singletons, de sorte que { $technique } n’y sert jamais
impossible-only-singles = avec les seuls singletons, aucune grille n’est notée plus de 2.3, et { $rating } est demandé

pattern-length = trouvé : { $found } signes ; attendu : 81, « . » pour une case sans indice, X pour une case qui peut en avoir un
pattern-char = ligne { $line }, colonne { $column } : trouvé : « { $char } » ; attendu : « . » pour une case sans indice ou X pour une case qui peut en avoir un
