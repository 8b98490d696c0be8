## Every board

board-turn = to move
board-gain = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }
