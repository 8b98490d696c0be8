## Every board

board-turn = doit jouer
