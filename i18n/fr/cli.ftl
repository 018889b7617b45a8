# Ce que dit la commande seule. Les noms des options et des valeurs sont les mêmes dans toutes les langues.

## Titres et noms de valeurs dans l’aide

heading-usage = Usage :
heading-commands = Commandes{"\u00A0"}
heading-arguments = Arguments{"\u00A0"}
heading-options = Options{"\u00A0"}
heading-global = Partout{"\u00A0"}

value-command = COMMANDE
value-lang = LANGUE
value-difficulty = NIVEAU
value-clues = N|A..B
value-rating = N|A..B
value-grade = DEGRÉ
value-requires = TECHNIQUE,…
value-forbids = TECHNIQUE,…
value-only-techniques = TECHNIQUE,…
value-first-needs = TECHNIQUE
value-ends-with = TECHNIQUE
value-symmetry = CLASSE
value-pattern = FICHIER
value-count = N
value-seed = N
value-first = N
value-format = FORMAT
value-output = FICHIER
value-resume = FICHIER
value-timestamp = DATE
value-threads = N
value-effort = N
value-files = FICHIER
value-from = FORMAT
value-limit = N
value-how-many = N
value-minus = N
value-plus = N
value-scale = ÉCHELLE
value-max = NOTE
value-path = CHEMIN
value-techniques = NOM,…
value-notation = NOTATION
value-rung = 1..5
value-to = FORMAT
value-port = N
value-dir = DOSSIER
value-shell = SHELL
value-page = COMMANDE

man-subcommands = COMMANDES
man-name = NOM
man-extra = CODES DE RETOUR
man-version = VERSION
man-authors = AUTEURS

## Commandes

about-neuf = Sudoku : créer des grilles, les résoudre, les vérifier, les convertir
about-generate = Créer des grilles à solution unique
about-solve = Résoudre des grilles : une solution par ligne, dans l’ordre
about-check = Dire de chaque grille si sa solution est unique, une par ligne : unique, none (aucune) ou multiple (plusieurs)
about-count = Compter les solutions de chaque grille, un nombre par ligne
about-canon = Donner la forme canonique de chaque grille : la même pour toutes celles qui ne diffèrent que par symétrie
about-vicinity = Donner les grilles à solution unique que l’on obtient de chaque grille en ôtant des indices et en en mettant d’autres
about-rate = Noter des grilles : la difficulté de chacune sur l’échelle de Sudoku Explainer, ou sur celle de HoDoKu, une par ligne
about-explain = Expliquer chaque grille : tous les pas jusqu’à la solution, et pourquoi ils sont justes
about-hint = Donner un indice là où en est chaque grille, chiffres posés et candidats notés compris
about-convert = Écrire des grilles dans un autre format
about-serve = Servir la page sur cette machine : créer des grilles et jouer dans le navigateur
about-completions = Écrire la complétion pour un shell
about-man = Écrire une page du manuel

after-help =
    Codes de retour :
      0    c’est fait
      1    la réponse est non : pas de solution, pas unique, rien trouvé
      2    une erreur dans les données ou dans la commande
      130  interruption
    Une ligne fautive est signalée sur la sortie d’erreur sous la forme FICHIER:LIGNE:COLONNE ; les autres sont traitées.
    --help après une commande l’explique.

## Options

help-lang = La langue des messages ; à défaut, celle du système
help-quiet = Ni remarques ni barre de progression, les erreurs seulement
help-help = Afficher cette aide
help-version = Afficher la version

help-difficulty = La difficulté : easy (facile, 45–50 indices, note 1.5 au plus), medium (moyen, 35–44, 2.5 au plus), hard (difficile, 25–34, de 2.6 à 4.4), expert (17–24, 4.5 et plus) ; medium par défaut
help-clues = Le nombre exact d’indices, ou un intervalle comme 22..26
help-rating = La note sur l’échelle de Sudoku Explainer : une seule comme 7.1, ou un intervalle comme 7.1..7.3, ..2.5 ou 4.5..
help-grade = La note en un mot, quel que soit le nombre d’indices
help-generate-pearl = Aucun pas n’est plus dur que ceux qui mènent au premier chiffre
help-generate-diamond = Aucun pas n’est plus dur que le premier
help-requires = Les techniques dont le chemin de résolution (celui de neuf explain) doit se servir, séparées par des virgules
help-forbids = Les techniques dont le chemin ne doit pas se servir
help-only-techniques = Les techniques dont le chemin peut se servir outre les singletons, et aucune autre
help-first-needs = La technique du premier pas du chemin qui n’est pas un singleton
help-ends-with = La technique du dernier pas du chemin qui n’est pas un singleton
help-symmetry = La symétrie des indices (par défaut none, aucune)
help-pattern = Un fichier de 81 signes, en lignes ou non : pas d’indice là où il a . 0 - ou _, peut-être un ailleurs
help-exact-pattern = Un indice à chaque place du motif
help-minimal = Sans un seul de ses indices, la grille aurait plusieurs solutions
help-uniform = Tirer les grilles complètes avec les mêmes chances pour toutes celles qui existent ; plus lent
help-count = Combien de grilles (1 par défaut)
help-seed = La même graine donne les mêmes grilles ; par défaut, elle est tirée au hasard et affichée
help-first = Le numéro de la première grille de la graine, pour poursuivre une série (0 par défaut)
help-unique-up-to-symmetry = Omettre ce qui ne diffère d’une grille précédente que par ses chiffres, son orientation ou l’ordre de ses lignes et colonnes
help-generate-format = Le format des grilles ; par défaut, l’extension du fichier décide, sinon c’est line
help-output = Écrire dans ce fichier : en entier ou pas du tout
help-resume = Poursuivre un fichier interrompu, avec les options du début
help-force = Recommencer même si un fichier inachevé est là
help-timestamp = La date des enregistrements, comme 2030-01-31T12:00:00Z, ou none (aucune) ; par défaut, l’heure présente pour json et jsonl, aucune sinon
help-effort = Renoncer à une grille après tant de pas de recherche, de 0,02 à 5 ms chacun (1000000 par défaut)
help-threads = Combien de fils d’exécution (par défaut, un par processeur) ; le résultat est toujours le même

help-files = Les grilles, dans n’importe quel format ; - est l’entrée standard
help-from = Le format des données, s’il ne doit pas être reconnu
help-format = Le format des solutions ; par défaut, l’extension du fichier décide, sinon c’est line
help-solve-limit = Au plus tant de solutions par grille (1 par défaut)
help-how-many = Compter les solutions de chaque grille jusqu’à ce nombre et l’écrire après le mot
help-verbose = Signaler tous les conflits d’une grille, pas seulement le premier
help-count-limit = Ne pas compter plus loin (1000000 par défaut)
help-id = Écrire l’identifiant après la forme canonique
help-minus = Indices ôtés, de 0 à 8 (1 par défaut)
help-plus = Indices mis, de 0 à 8 (1 par défaut) : deux demandent des secondes, trois des minutes ou des heures
help-rate-format = line, jsonl ou csv, ou un texte avec %g la grille, %r sa note (ER), %p et %d les notes « perle » et « diamant » (EP, ED), %l le niveau, %c les indices, %n son numéro, %% un signe pour cent (par défaut "%g ED=%r/%p/%d" ; avec --scale hodoku "%g #%n %l (%r)", où %r est le score)
help-scale = se : les nombres de Sudoku Explainer 1.2.1 ; hodoku : le niveau et le score de HoDoKu ; neuf : un même nombre pour toutes les grilles que seule une symétrie distingue (se par défaut)
help-max = Omettre les grilles notées plus haut ; elles prennent moins de temps
help-pearl = Omettre les grilles qui ne sont pas des perles : quelque chose est plus dur que le premier chiffre
help-diamond = Omettre les grilles qui ne sont pas des diamants : quelque chose est plus dur que le premier pas
help-unproved = Noter aussi les grilles sans solution ou à plusieurs solutions, comme Sudoku Explainer ; les nombres ne disent pas grand-chose
help-explain-path = human : le pas le plus facile d’abord ; se : les pas que note Sudoku Explainer (human par défaut)
help-techniques = Ces techniques seulement, dans cet ordre, séparées par des virgules
help-grid = Dessiner les candidats avant chaque pas
help-brief = Une ligne par pas, sans la raison
help-json = Un objet JSON par ligne et par pas
help-notation = Le nom des cases : local r4c5 en anglais et L4C5 en français, rc r4c5, letters E4 (local par défaut)
help-rung = Ce qui est dit : 1 dans quel coin, 2 quelle technique, 3 où regarder, 4 pourquoi, 5 quoi faire (1 par défaut)
help-all = Tous les pas possibles maintenant, un par ligne
help-to = Le format à écrire ; par défaut, l’extension du fichier décide
help-port = Le port (9090 par défaut) ; 0 prend n’importe quel port libre
help-serve-dir = Servir ce dossier au lieu de la page intégrée
help-shell = Le shell
help-page = La commande à expliquer ; par défaut, neuf en entier
help-man-dir = Écrire toutes les pages dans ce dossier

## Fautes de frappe

list-or = { $first } ou { $last }
usage-no-value = { $option } attend une valeur : { $command } --help l’explique
usage-value = { $option } ne peut pas valoir { $value } : donnez { $all }
usage-value-near = { $option } ne peut pas valoir { $value } : vouliez-vous dire { $near } ?
usage-bad-value = { $option } ne peut pas valoir { $value } : donnez { $wanted }
wants-least = un nombre entier à partir de { $least }
wants-number = un nombre entier de { $least } à { $most }
wants-clues = un nombre d’indices comme 24, ou un intervalle comme 22..26, de 17 à 81
wants-ratings = une note comme 7.1, ou un intervalle comme 7.1..7.3, ..2.5 ou 4.5.., de 1.0 à 20.0
wants-timestamp = une date comme 2030-01-31T12:00:00Z, ou none
wants-rating = une note de 1.0 à 20.0, comme 7.1
wants-template = line, jsonl, csv, ou un texte avec des champs, comme "%g %r/%p/%d"
usage-option = { $command } ne connaît pas { $option } : { $command } --help dit ce qu’il accepte
usage-option-near = { $command } ne connaît pas { $option } : vouliez-vous dire { $near } ?
usage-command = il n’y a pas de commande { $name } : neuf --help en donne la liste
usage-command-near = il n’y a pas de commande { $name } : vouliez-vous dire { $near } ?
usage-twice = { $option } est donné deux fois : une suffit
usage-conflict = { $option } et { $other } s’excluent : enlevez l’un des deux
usage-no-value-wanted = { $option } ne prend pas de valeur : enlevez { $value }
usage-missing = il manque { $option } à { $command } : { $command } --help l’explique
usage-utf8 = un argument n’est pas de l’UTF-8 valable : voyez { $command } --help
usage-other = la commande est incomplète : voyez { $command } --help

## Fichiers

cause-not-found = fichier ou dossier introuvable
cause-permission = accès refusé
cause-full = le disque est plein
cause-read-only = le disque est en lecture seule
cause-directory = c’est un dossier
cause-not-a-directory = une partie du chemin n’est pas un dossier
cause-in-use = il est déjà pris

error-read = { $file } est illisible : { $cause }
error-write = impossible d’écrire { $file } : { $cause }
error-stdout = impossible d’écrire sur la sortie standard : { $cause }
error-part = { $part } reste d’une exécution inachevée : --force recommence
error-part-resume = { $part } reste d’une exécution inachevée : --resume { $file } la poursuit, --force recommence
error-part-short = { $part } est plus court que ne le dit son journal : recommencez avec --force
error-no-journal = { $part } est là sans son journal : recommencez avec --force
error-journal = { $journal } n’est pas un journal de ce programme ({ $cause }) : recommencez avec --force
error-journal-version = { $journal } vient de la version { $theirs }, ceci est la { $ours } : finissez avec celle-là ou recommencez avec --force
error-no-resume = il n’y a rien à poursuivre : ni { $file } ni { $part } n’existent
error-resume-differs = { $option } dit { $ours }, mais { $file } a été commencé avec { $theirs } : enlevez l’option, ou recommencez avec --force au lieu de --resume
error-resume-output = --output dit { $ours }, mais --resume { $file } : enlevez l’un des deux
stdin = stdin

## Créer des grilles

note-outlook = environ 1 grille sur { $count } a une telle note{ $time }
note-outlook-fewer = sur { $count } grilles comptées, aucune n’a une telle note{ $time }
note-outlook-time = {" ; "}environ { $time } ici
note-seed = la graine est { $seed }
note-resumed = { $file } : reprise après la grille { $done } sur { $count }
note-resume-new = { $file } n’est pas encore commencé : début
note-complete = { $file } est déjà complet
kept-file = {""} ; ce qui est fait est gardé, et neuf generate --resume { $file } poursuit
kept-stdout = {""} ; --seed { $seed } --first { $next } --count { $left } donne les autres
interrupted = arrêt après { $done } grilles sur { $count }
# $best est le texte suivant, ou rien.
spent = la grille { $index } n’a pas été trouvée en { $steps } pas{ $best }
spent-file = {""} ; ce qui est fait est gardé, et neuf generate --resume { $file } --effort { $effort } cherche plus longtemps
spent-stdout = {""} ; --effort { $effort } cherche plus longtemps
spent-best = , la plus proche a { $clues } : { $puzzle }
no-more-puzzles = seules { $done } grilles ont été trouvées : les { $repeats } derniers essais les ont redonnées
error-pattern = le motif de { $file } : { $cause }
error-pattern-needed = --exact-pattern exige --pattern
yes = oui
no = non
bar-left = reste :
bar-steps = pas : { $steps }
bar-best = , au mieux { $clues }
clues-and-rating = { $clues }, note { $rating }

## Réponses

no-puzzle = il n’y a pas de grille dedans
no-solution = il n’y a pas de solution
several-solutions = il y a plusieurs solutions
note-left-out =
    { $count ->
        [one] { $count } grille est omise : elle n’est pas comme demandé
       *[other] { $count } grilles sont omises : elles ne sont pas comme demandé
    }
note-rung = --rung 2 à 5 en dit plus
explain-solved =
    { $count ->
        [one] Résolu en { $count } pas, dont le plus dur : { $technique }.
       *[other] Résolu en { $count } pas, dont le plus dur : { $technique }.
    }
explain-full = Toutes les cases sont remplies.
explain-left =
    { $count ->
        [one] Il reste { $count } case vide.
       *[other] Il reste { $count } cases vides.
    }
more-conflicts =
    { $count ->
        [one] {" "}(et { $count } autre conflit)
       *[other] {" "}(et { $count } autres conflits)
    }
count-limit = arrêt à { $limit } solutions : --limit compte plus loin
list-and = { $first } et { $last }
note-lost =
    { $count ->
        [one] { $format } ne peut pas contenir { $lost } : omis dans { $count } grille
       *[other] { $format } ne peut pas contenir { $lost } : omis dans { $count } grilles
    }

## La page

serve-at = Neuf est à l’adresse { $address } (Ctrl-C l’arrête)
serve-unseen = l’adresse n’a pas pu être affichée
error-serve = le port { $port } est inutilisable : { $cause } ; --port 0 en prend un libre
error-no-page = ce programme a été construit sans la page : employez cargo xtask serve, ou --dir DOSSIER
error-man = il n’y a pas de page { $name } dans le manuel : donnez { $all }
