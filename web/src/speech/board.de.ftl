## Every board

board-turn = am Zug
board-gain = { $count ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
