# The board in a terminal.

terminal-help-keltis =
    flip turns a tile up, then keep it or leave it; take G7 takes it from the middle.
    B blue, Y yellow, P pink, N brown, G green. ◇ wishing stone, ♣ clover, +1 +3 bonus.

terminal-face-down = Face down: { $count }
terminal-last-turn = This is the last turn.
terminal-middle = In the middle:
terminal-middle-empty = nothing
terminal-revealed = Just turned up:
terminal-fits = fits { $values }
