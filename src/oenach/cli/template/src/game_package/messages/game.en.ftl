# What it is called, and what it is about.
name-game-name = Game Title
game-game-name = Take stones from a tower; the last one wins.

# Its options.
option-game-name-stones = How many stones the tower has.

# Moves as sentences, one for every verb.
tell-game-name-begin = { $place } begins
tell-game-name-take = { $seat } takes { $amount ->
    [1] a stone
   *[other] { $amount } stones
 }

# What one can do, what there is and where.
verb-game-name-begin = Begin
verb-game-name-take = Take stones
can-game-name-take = take stones
piece-game-name-stone = stone
place-game-name-tower = the tower

# The score and the end.
sheet-game-name-last = The last stone
outcome-game-name-last-stone = The game ended with the last stone.

# Why something is refused.
game-name-over = The game is over.
game-name-drawn = Who begins was drawn already.
game-name-draw-first = First it is drawn who begins.
game-name-too-many = Only { $stones } stones are left.
game-name-whose-turn = somebody is to act while there are stones, and nobody once there are none.
