# Ce que dit la page seule.

title = Neuf : l’atelier de sudoku
skip = Aller à la grille
parts = Parties de la page
make = Créer
own = Votre grille
help = Touches
preferences = Réglages
close = Fermer
clock = Temps { $time }, pause

# La grille et ses cases. Ce que contient la case d’abord, sa place ensuite.
board =
    Sudoku, { $clues ->
        [one] { $clues } indice
       *[other] { $clues } indices
    }, { $empty ->
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }
cell-at = { $what }, { $place }
place = ligne { $row }, colonne { $column }
place-separator = {" ; "}
cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
cell-given = { $digit }, donné
cell-digit = { $digit }
cell-shown = { $digit }, montré
cell-wrong = { $digit }, faux
cell-empty = vide
cell-marks = marques { $marks }
cell-corner = marques de coin { $marks }
cell-struck = { $what }, rayé { $digits }
cell-hint = { $what }, dans l’aide
cell-hint-put = { $what }, { $digits } découle de l’aide
cell-hint-out = { $what }, l’aide raye { $digits }
cell-both = marques de coin { $corner }, du centre { $centre }

# Les touches.
digits = Chiffres
tools = Outils
actions = Actions
key-digit = { $digit }, { $count } à placer
tool-digit = Chiffre
tool-corner = Coin
tool-centre = Centre
tool-marks = Marques
erase = Effacer
undo = Annuler
redo = Rétablir
check = Vérifier
solution = Solution

# Ce qui est dit.
and-also = { $a } ; { $b }
said-placed =
    { $count ->
        [one] { $digit } posé
       *[other] { $digit } posé dans { $count } cases
    }
said-removed =
    { $count ->
        [one] { $digit } retiré
       *[other] { $digit } retiré de { $count } cases
    }
said-marked =
    { $count ->
        [one] marque { $digit } ajoutée
       *[other] marque { $digit } ajoutée dans { $count } cases
    }
said-unmarked =
    { $count ->
        [one] marque { $digit } retirée
       *[other] marque { $digit } retirée de { $count } cases
    }
said-erased =
    { $count ->
        [one] effacé
       *[other] { $count } cases effacées
    }
said-swapped = marques échangées
said-hinted = l’aide a été suivie
said-cleaned =
    { $count ->
        [one] marque retirée de { $count } case
       *[other] marques retirées de { $count } cases
    }
said-meets = conflit : { $places }
said-at = { $what }, { $places }
said-undone = annulé : { $what }
said-redone = rétabli : { $what }
said-nothing-to-undo = Rien à annuler.
said-nothing-to-redo = Rien à rétablir.
said-given = Cette case est donnée.
said-filled = Cette case contient un chiffre.
said-nothing-to-erase = Rien à effacer.
said-nothing-selected = Choisissez d’abord une case.
said-selected = { $count } cases choisies
said-all-right = Tous les chiffres sont justes.
said-right-so-far =
    { $empty ->
        [one] Aucune erreur jusqu’ici, reste { $empty } case.
       *[other] Aucune erreur jusqu’ici, restent { $empty } cases.
    }
said-wrong =
    { $count ->
        [one] { $count } chiffre est faux. Vérifiez encore pour savoir lequel.
       *[other] { $count } chiffres sont faux. Vérifiez encore pour savoir lesquels.
    }
said-wrong-cells =
    { $count ->
        [one] Faux : { $places }.
       *[other] Faux : { $places }.
    }
said-mistakes-undone =
    { $count ->
        [one] { $count } coup annulé : plus d’erreur.
       *[other] { $count } coups annulés : plus d’erreur.
    }
said-completed = La grille est complète.
said-revealed = Voici la solution. Annuler rend vos chiffres.
said-no-solution = Cette grille n’a pas de solution unique à laquelle comparer.
said-paused = Le temps est arrêté.
said-resumed = Le temps court.
undo-mistakes = Revenir avant la première erreur

# Les aides, degré par degré.
hint = Aide
hint-seeking = Recherche d’un pas…
hint-nothing = Neuf ne connaît pas de pas logique d’ici.
hint-wrong =
    { $count ->
        [one] Un chiffre contredit la solution.
       *[other] { $count } chiffres contredisent la solution.
    }
hint-wrong-cells = Faux : { $places }.
hint-missing =
    { $count ->
        [one] À une case, il manque la marque de son chiffre.
       *[other] À { $count } cases, il manque la marque de leur chiffre.
    }
hint-missing-cells = Il manque une marque : { $places }.
hint-show = Montrer
hint-ignore = Aide quand même
hint-to-name = Quelle technique ?
hint-to-look = Où ?
hint-to-reason = Pourquoi ?
hint-full = Tout le pas
hint-do = Appliquer
hint-another = Un autre
hint-of = { $at } sur { $count }

# La ligne sous la grille.
status-empty =
    { $count ->
        [0] Toutes les cases sont remplies.
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
status-completed = Complète, en { $time }.
status-filled = Complète, la solution ayant été montrée.
status-started = Une autre grille est en place.
status-damaged = Une partie gardée n’a pas pu être lue. Elle a été laissée telle quelle.
status-not-kept = Le navigateur refuse de garder cette partie : elle dure tant que la page reste ouverte.
status-copied = Copié.
status-not-copied = Le navigateur refuse de copier. Sélectionnez le texte et copiez-le vous-même.

# Cette grille.
about = Cette grille
fact-level = Niveau
fact-rating = Cote
rating = ER { $er }, EP { $ep }, ED { $ed } : { $grade }
decimal = { $whole },{ $tenths }
fact-hodoku = HoDoKu
hodoku = { $level }, { $score }
fact-clues = Indices
fact-symmetry = Symétrie
fact-proof = Preuve
fact-seed = Graine
minimal-too = { $what }, minimale
level-none = hors niveaux
proof-unique = Solution unique
proof-several = Plusieurs solutions
proof-none = Non prouvée
seed-and-number = { $seed } · n° { $index }
export = Exporter
copy-line = Copier la ligne
as-json = JSON
as-text = Texte
fact-hints = Aides
needs = Techniques
needs-more = Les techniques de Neuf n’en viennent pas à bout.
times = { $count } ×
games = Parties en cours
game-shelved = { $clues }, { $empty } à remplir
game-time = { $time } de jeu

# Créer des grilles.
make-title = Créer une grille
level = Niveau
clue-range = { $min } à { $max } indices
symmetry = Symétrie
details = Détails
seed = Graine
seed-hint = La même graine donne les mêmes grilles. Vide, elle est tirée au sort.
seed-bad = Une graine est un nombre entier de 0 à 18446744073709551615.
minimal = Minimale : aucun indice de trop
make-one = Nouvelle grille
make-batch = Un lot de { $count }
cancel = Arrêter
making-one = La grille se prépare, { $time }, { $steps } essais
making-batch = { $done } sur { $total }, { $time }
made-batch =
    { $count ->
        [one] { $count } grille prête, { $time }
       *[other] { $count } grilles prêtes, { $time }
    }
seconds = { $whole },{ $tenths } s
milliseconds = { $count } ms
cancelled-batch =
    { $count ->
        [0] Arrêté, aucune grille n’était prête.
        [one] Arrêté, { $count } grille est gardée.
       *[other] Arrêté, { $count } grilles sont gardées.
    }
found = Grilles prêtes
found-one = Grille { $index }, { $clues }
impossible = Cette demande est impossible. { $reason }
spent = Rien n’a été trouvé dans la limite fixée. D’autres réglages iront mieux.
engine-trouble = La création s’est arrêtée : { $reason }

# Sa propre grille.
own-title = Votre grille
own-label = Collez ou tapez une grille, dans n’importe quel format
own-check = Vérifier la grille
own-play = La jouer
own-checking = Vérification
own-nothing = Il n’y a encore rien à vérifier.
own-unique = Solution unique, { $clues }.
own-unique-minimal = Solution unique, { $clues }, aucun de trop.
own-several = Plusieurs solutions, { $clues } : ce n’est pas un vrai sudoku.
own-none = Aucune solution, { $clues } : les indices se contredisent.
own-conflict = { $conflict }.
own-more =
    { $count ->
        [one] { $conflict }, et { $count } autre paire.
       *[other] { $conflict }, et { $count } autres paires.
    }
own-error = Ligne { $line }, colonne { $column } : { $what }

# Réglages.
language = Langue
theme = Couleurs
theme-auto = Système
theme-light = Claires
theme-dark = Sombres
contrast = Contraste
contrast-auto = Système
contrast-more = Élevé
marks = Marques
marks-candidates = Candidats
marks-corner-and-centre = Coin et centre
aids = Aides
aid-conflicts = Montrer les chiffres en double
aid-same = Montrer le même chiffre
aid-peers = Montrer ligne, colonne et bloc
aid-clean-up = Retirer les marques quand un chiffre est posé
aid-clock = Montrer le temps

# La liste des touches.
help-digit = écrire avec l’outil choisi
help-corner = marque de coin
help-centre = marque du centre
help-erase = effacer
help-erase-all = effacer tout ce que contient la case
help-move = se déplacer
help-move-letters = se déplacer, selon la place sur le clavier
help-next-empty = jusqu’à la case vide suivante
help-row-ends = aux bouts de la ligne ; avec Ctrl, de la grille
help-boxes = au bloc du dessus ou du dessous
help-extend = choisir plus de cases ; avec Ctrl, jusqu’au bord
help-house = choisir la ligne, la colonne ou le bloc
help-select = choisir tout, rien, le reste
help-tools = chiffre, coin, centre, selon la place sur le clavier
help-next-tool = outil suivant ; avec Maj, le précédent
help-swap = échanger marques de coin et du centre
help-hint = aide, puis un degré de plus
help-hint-full = tout le pas d’un coup
help-hint-another = un autre pas, aussi facile
help-hint-walk = d’une phrase de l’aide à l’autre, avec le curseur
help-hint-do = faire ce que dit l’aide
help-pause = arrêter le temps ou le relancer
help-escape = ne rien choisir
help-help = cette liste
help-pointer = Glissez pour choisir plusieurs cases ; Ctrl ajoute ou retire, Maj choisit un rectangle. Pressez deux fois pour choisir toutes les cases pareilles.
help-browser = Là où le navigateur se réserve Ctrl avec un chiffre, Alt fait de même.
