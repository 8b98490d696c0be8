## Every board

board-turn = aan de beurt
