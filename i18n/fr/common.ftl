# Ce que disent la commande et la page.

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

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
