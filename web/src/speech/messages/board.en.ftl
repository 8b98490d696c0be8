## Every board

board-turn = to move
