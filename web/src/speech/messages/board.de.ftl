## Every board

board-turn = am Zug
