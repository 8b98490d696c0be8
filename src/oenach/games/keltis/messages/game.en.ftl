name-keltis = Keltis
game-keltis = Turn up tiles and lay them in rising or falling rows: long rows score, short ones cost.

## What can be read in a minute: a line for each thing that is said

summary-keltis-goal = Lay rows of tiles in five colours, and score the most points.
summary-keltis-turn =
    Reveal a face-down tile: keep it, or leave it face up for everybody. Or take one that lies face up (R4).
    In each colour your numbers only rise or only fall: your second tile decides which. Gaps are allowed (R6).
    Whoever lays a clover has another turn (R7).
summary-keltis-end = With the last face-down tile: whoever reveals it finishes the turn (R8).
summary-keltis-worth =
    A row: one tile −4, two −3, three 2, four 3, five 6, six or more 10. A colour without tiles: 0 (R9).
    Wishing stones, all colours together: none −4, one −3, two 2, three 3, four 6, five or more 10 (R10).
    Bonus tiles: the +1 or +3 that they bear (R11).
    The numbers on the tiles: nothing.

## Words

word-keltis-colour-B = blue
word-keltis-colour-Y = yellow
word-keltis-colour-P = pink
word-keltis-colour-N = brown
word-keltis-colour-G = green

# As it stands beside the number: “the … 7”.
word-keltis-the-B = blue
word-keltis-the-Y = yellow
word-keltis-the-P = pink
word-keltis-the-N = brown
word-keltis-the-G = green

word-keltis-direction-up = upwards
word-keltis-direction-down = downwards

word-keltis-phase-start = start
word-keltis-phase-turn = turn
word-keltis-phase-chance = reveal
word-keltis-phase-decide = decision
word-keltis-phase-over = end

## Refusals

keltis-over = the game is over.
keltis-seat-drawn-first = first it is drawn who starts.
keltis-tile-drawn-first = first the tile is turned up.
keltis-no-draw = nothing is being drawn now.
keltis-not-face-down = { $tile } no longer lies face down.
keltis-not-in-middle = { $tile } doesn’t lie face up in the middle.
keltis-nothing-face-down = no tile is left to reveal.
keltis-nothing-revealed = you haven’t revealed a tile: reveal one, or take one from the middle.
keltis-keep-or-leave = you have revealed { $tile }: keep it or leave it first.
keltis-turn-must-be-played = you can’t stop: reveal a tile or take one.
keltis-does-not-fit = { $tile } doesn’t fit: your row ends with { $last } and runs { WORD("word-keltis-direction", $direction) }.

## Positions

keltis-no-such-tile = “{ $found }” is not a tile.
keltis-tile-missing = the tile { $tile } is nowhere.
keltis-tile-twice = the tile { $tile } lies somewhere else already.
keltis-series-turns = { $tile } breaks the direction of its row.
keltis-last-turn = it is the last turn exactly when no tile lies face down; here { $face_down } do.
keltis-to-act = this doesn’t go with the phase “{ $phase }”: a seat is to act in every phase but “start” and “over”.
keltis-revealed = this doesn’t go with the phase “{ $phase }”: a revealed tile waits in “decide” and only there.
keltis-begun = in the phase “{ $phase }” all 55 tiles lie face down.
keltis-first-player-known = the options settle who starts, so nothing is left to draw.
keltis-nothing-to-draw = in the phase “{ $phase }” a tile must be left to reveal.
keltis-not-over = in the phase “{ $phase }” no tile lies face down any more.

## Moves

tell-keltis-first = { $seat } starts.
tell-keltis-flip = { $seat } reveals a tile.
tell-keltis-drawn = It is the { WORD("word-keltis-the", $colour) } { $value }.
tell-keltis-keep = { $seat } keeps the tile.
tell-keltis-leave = { $seat } leaves the tile in the middle.
tell-keltis-take = { $seat } takes the { WORD("word-keltis-the", $colour) } { $value } from the middle.
tell-keltis-stop = { $seat } stops.

## End and score

outcome-last-tile = The game ended because the last tile was revealed.

sheet-blue = Blue row
sheet-yellow = Yellow row
sheet-pink = Pink row
sheet-brown = Brown row
sheet-green = Green row
sheet-wishing-stones = Wishing stones
sheet-bonus = Bonus tiles

## Options

option-keltis-first_player = Who starts.
option-keltis-first_player-random = Drawn at random.
option-keltis-first_player-A = Seat A.
option-keltis-first_player-B = Seat B.
option-keltis-first_player-C = Seat C.
option-keltis-first_player-D = Seat D.

## What a choice is about, for those who are new

first-keltis-reveal = Reveal a tile: then you lay it in a row of its colour, or leave it for all to take.
first-keltis-turn = Take a face-up tile that fits your rows, or reveal another one. Each row may only rise or only fall.
first-keltis-start = { $clover ->
        [1] Keep it, start a row in { WORD("word-keltis-colour", $colour) } (rows shorter than three cost points) and have another turn, or leave it for all to take.
       *[other] Keep it and start a row in { WORD("word-keltis-colour", $colour) } (rows shorter than three cost points), or leave it for all to take.
    }
first-keltis-second = { $clover ->
        [1] Keep it, which settles whether your { WORD("word-keltis-colour", $colour) } row rises or falls, and have another turn; or leave it for all to take.
       *[other] Keep it, which settles whether your { WORD("word-keltis-colour", $colour) } row rises or falls, or leave it for all to take.
    }
first-keltis-grow = { $clover ->
        [1] Keep it as tile { $tiles } of your { WORD("word-keltis-colour", $colour) } row (the longer, the more points) and have another turn, or leave it for all to take.
       *[other] Keep it as tile { $tiles } of your { WORD("word-keltis-colour", $colour) } row (the longer, the more points), or leave it for all to take.
    }
first-keltis-unfit = This tile does not go on with your { WORD("word-keltis-colour", $colour) } row: it stays in the middle for the others.
first-keltis-last = Nothing is left to reveal. Your clover lets you take one more tile that fits, or stop.
