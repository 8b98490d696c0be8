## Every board

board-turn = aan de beurt
board-gain = { $count ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
