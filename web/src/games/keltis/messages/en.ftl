## The board

board-keltis-middle = The middle
board-keltis-flip = Reveal one of the { $count } face-down tiles
board-keltis-face-down = { $count ->
        [one] one tile face down
       *[other] { $count } tiles face down
    }
board-keltis-none-face-up = No tile lies face up.
board-keltis-take = Take the { $stone }.
board-keltis-keep = Keep it
board-keltis-leave = Leave it
board-keltis-stop = Stop
board-gain = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }
board-keltis-again = You play again.
board-keltis-unfit = It fits none of your rows.
board-keltis-stone = { $colour } { $value }{ $carving ->
        [wishing-stone] , wishing stone
        [clover] , clover
        [bonus] , bonus +{ $bonus }
       *[plain] {""}
    }
board-keltis-face-up = Face up in the middle
board-keltis-left-over = Left over: these tiles count for nobody
board-keltis-choose = Reveal a tile, or take one that lies face up.
board-keltis-choose-flip = Reveal a tile: any of them.
board-keltis-stop-or-take = No tile is left to reveal: take one that fits, or stop.
board-keltis-turn-of = { $name } is to move.
board-keltis-revealed-by = { $name } has revealed this tile.
board-keltis-clover = Clover: { $name } plays again.
board-keltis-clover-yours = Clover: play again!
board-keltis-fits = Still fit: { $values }.
board-keltis-fits-note = The small numbers are the tiles that still fit a row; those in a frame lie face up in the middle.
board-keltis-flip-at-once = Reveal a tile without asking
board-keltis-unfold = All rows of the others
board-keltis-holding = Your rows: { $rows }.
board-keltis-holding-none = You have begun no row yet.
board-keltis-rows-of = { $name }’s rows
board-keltis-rows = { $name }’s rows: { $rows }.
board-keltis-no-rows = { $name } has begun no row yet.

## What can be done

can-keltis-flip = reveal a tile
can-keltis-take = take a tile from the middle
can-keltis-keep = keep the tile
can-keltis-leave = leave the tile in the middle
can-keltis-keep-or-leave = keep the tile, or leave it in the middle
can-keltis-stop = stop

## Moves

move-keltis-flip = Reveal a tile
move-keltis-take = Take the { $stone }
move-keltis-keep = Keep the { $stone }
move-keltis-leave = Leave in the middle: { $stone }
move-keltis-stop = Stop

## Examples in the rulebook

rules-example-keltis-unfit = A tile that does not fit
rules-example-keltis-unfit-told = Green began with 8 and 5, so it goes down. The 7 fits nowhere and must be left (R6).
rules-example-keltis-down = A tile that fits
rules-example-keltis-down-told = The green 3 continues the row downwards. It bears a clover, so another turn follows (R7).
rules-example-keltis-clover = Clover after clover
rules-example-keltis-clover-told = Pink 2 is taken: pink goes up (R6), and its clover gives another turn. Blue 5 bears one, too. Brown 10 is left, and the turn is over (R7).
rules-example-keltis-series = Two good rows
rules-example-keltis-series-told = Blue runs 0, 3, 4, 5, 9 and green 8, 6, 5, 2, 0: each only rises or only falls, and gaps do not matter (R6).
rules-example-keltis-score = A score
rules-example-keltis-score-told = Rows of 2, 4, 3 and 5 tiles count −3 + 3 + 2 + 6, three wishing stones 3 and bonuses 10: together 21 (R9).
board-keltis-stop-at-once = End a turn early without asking

## Setting up a table

set-up-keltis-first_player = Who starts
set-up-keltis-first_player-random = Drawn by lot
set-up-keltis-first_player-A = Seat 1
set-up-keltis-first_player-B = Seat 2
set-up-keltis-first_player-C = Seat 3
set-up-keltis-first_player-D = Seat 4
