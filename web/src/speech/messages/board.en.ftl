## Every board

board-turn = to move

## The board of a game of which the page knows only what the server shows

board-middle = The middle of the table
board-points = points
board-place-of = { $place } of { $name }
board-piece-of = { $piece } of { $name }
board-pieces = { $count } × { $piece }
board-face-down = face-down piece
board-holding-none = You hold nothing.
board-place-empty = { $place } is empty.
board-place-holds = { $place }: { $pieces }.
board-choose-here = Choose this place
board-deeds = What you can do
board-choose-both = Choose a piece and a place, in either order.
board-choose-piece = Choose the piece or card to play.
board-choose-place = Choose one of the marked places.
board-choose-move = Choose what to do.
board-choose-where = Now choose a place for: { $piece }.
board-choose-what = Now choose what goes to: { $place }.
board-choose-anew = Choose anew
board-all-moves = { $verb }: all { $count } moves
board-queue-hint = What you choose now waits here and is done when it is your turn.
board-yes = yes
board-no = no

## What everything on a board is

board-explained = Everything on the board, explained
explain-seat = Waits for the turn.
explain-seat-turn = Is to move now.
explain-total-name = { $name }: { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
explain-total = So far: { $pieces }. The most at the end wins.
explain-total-none = Nothing counts yet. The most at the end wins.
explain-piece = Lies here: { $place }.
