## Le plateau

board-keltis-middle = Le milieu
board-keltis-flip = Retourner une des { $count } tuiles cachées
board-keltis-face-down = { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
board-keltis-none-face-up = Aucune tuile n’est visible.
board-keltis-take = Prendre la tuile : { $stone }.
board-keltis-keep = La garder
board-keltis-leave = La laisser
board-keltis-stop = S’arrêter
board-gain = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }
board-keltis-again = Tu rejoues.
board-keltis-unfit = Elle ne va dans aucune de tes séries.
board-keltis-stone = { $value } { $colour }{ $carving ->
        [wishing-stone] , pierre de vœux
        [clover] , trèfle
        [bonus] , bonus +{ $bonus }
       *[plain] {""}
    }
board-keltis-face-up = Visibles au milieu
board-keltis-left-over = Restées au milieu : ces tuiles ne comptent pour personne
board-keltis-choose = Retourne une tuile, ou prends-en une qui est visible.
board-keltis-choose-flip = Retourne une tuile : celle que tu veux.
board-keltis-stop-or-take = Il n’y a plus de tuile à retourner : prends-en une qui va dans une de tes séries, ou arrête-toi.
board-keltis-turn-of = C’est à { $name } de jouer.
board-keltis-revealed-by = { $name } a retourné cette tuile.
board-keltis-clover = Trèfle : { $name } rejoue.
board-keltis-clover-yours = Trèfle : rejoue !
board-keltis-fits = Vont encore : { $values }.
board-keltis-fits-note = Les petits nombres sont les tuiles qui vont encore dans une série ; celles qui sont encadrées sont visibles au milieu.
board-keltis-flip-at-once = Retourner une tuile sans demander
board-keltis-unfold = Toutes les séries des autres
board-keltis-holding = Tes séries : { $rows }.
board-keltis-holding-none = Tu n’as encore commencé aucune série.
board-keltis-rows-of = Les séries de { $name }
board-keltis-rows = Les séries de { $name } : { $rows }.
board-keltis-no-rows = { $name } n’a encore commencé aucune série.

## Ce que l’on peut faire

can-keltis-flip = retourner une tuile
can-keltis-take = prendre une tuile au milieu
can-keltis-keep = garder la tuile
can-keltis-leave = laisser la tuile au milieu
can-keltis-keep-or-leave = garder la tuile ou la laisser au milieu
can-keltis-stop = t’arrêter

## Coups

move-keltis-flip = Retourner une tuile
move-keltis-take = Prendre : { $stone }
move-keltis-keep = Garder : { $stone }
move-keltis-leave = Laisser au milieu : { $stone }
move-keltis-stop = S’arrêter

## Exemples dans les règles

rules-example-keltis-unfit = Une tuile qui ne va pas
rules-example-keltis-unfit-told = Le vert a commencé par 8 et 5 : il descend. Le 7 ne va nulle part et doit rester au milieu (R6).
rules-example-keltis-down = Une tuile qui va
rules-example-keltis-down-told = Le 3 vert prolonge la série vers le bas. Il porte un trèfle : un autre tour suit (R7).
rules-example-keltis-clover = Trèfle après trèfle
rules-example-keltis-clover-told = Le 2 rose est pris : le rose monte (R6), et son trèfle fait rejouer. Le 5 bleu en porte un aussi. Le 10 brun est laissé, et le tour est fini (R7).
rules-example-keltis-series = Deux bonnes séries
rules-example-keltis-series-told = Le bleu va 0, 3, 4, 5, 9 et le vert 8, 6, 5, 2, 0 : chacune ne fait que monter ou descendre, et les trous n’y changent rien (R6).
rules-example-keltis-score = Un décompte
rules-example-keltis-score-told = Des séries de 2, 4, 3 et 5 tuiles comptent −3 + 3 + 2 + 6, trois pierres de vœux 3 et les bonus 10 : en tout 21 (R9).
board-keltis-stop-at-once = Finir son tour plus tôt sans demander

## Setting up a table

set-up-keltis-first_player = Qui commence
set-up-keltis-first_player-random = Tirage au sort
set-up-keltis-first_player-A = Place 1
set-up-keltis-first_player-B = Place 2
set-up-keltis-first_player-C = Place 3
set-up-keltis-first_player-D = Place 4
