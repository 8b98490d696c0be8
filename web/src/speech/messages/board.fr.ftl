## Every board

board-turn = doit jouer

## Le plateau d’un jeu dont la page ne connaît que ce que le serveur en montre

board-middle = Le milieu de la table
board-points = points
board-place-of = { $place } de { $name }
board-piece-of = { $piece } de { $name }
board-pieces = { $count } × { $piece }
board-face-down = pièce face cachée
board-holding-none = Tu ne possèdes rien.
board-place-empty = { $place } : vide.
board-place-holds = { $place } : { $pieces }.
board-choose-here = Choisir cet endroit
board-deeds = Ce que tu peux faire
board-choose-both = Choisis une pièce et un endroit, dans l’ordre que tu veux.
board-choose-piece = Choisis la pièce ou la carte à jouer.
board-choose-place = Choisis un des endroits marqués.
board-choose-move = Choisis ce que tu fais.
board-choose-where = Choisis maintenant un endroit pour : { $piece }.
board-choose-what = Choisis maintenant ce qui va ici : { $place }.
board-choose-anew = Choisir à nouveau
board-all-moves = { $verb } : les { $count } coups
board-queue-hint = Ce que tu choisis maintenant attend ici et se fait quand c’est ton tour.
board-yes = oui
board-no = non

## What everything on a board is

board-explained = Tout ce qui est sur la table, expliqué
explain-seat = Attend son tour.
explain-seat-turn = C’est à son tour de jouer.
explain-total-name = { $name } : { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-total = Jusqu’ici : { $pieces }. Qui en a le plus à la fin gagne.
explain-total-none = Rien ne compte encore. Qui en a le plus à la fin gagne.
explain-piece = Se trouve ici : { $place }.
