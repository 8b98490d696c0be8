## Every board

board-turn = doit jouer
board-gain = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }
