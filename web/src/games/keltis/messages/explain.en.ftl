## What everything on the board is

explain-keltis-carved-plain = Counts by the length of its row.
explain-keltis-carved-wishing-stone = Counts in its row and as a wishing stone{ $seated ->
        [yes] : one more takes those from { $before } to { $after } points.
       *[no] .
    }
explain-keltis-carved-clover = Whoever lays it plays again at once.
explain-keltis-carved-bonus = Brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by itself to whoever lays it.
explain-keltis-lays = Laid now, it takes your row from { $before } to { $after } points.
explain-keltis-row = { $count ->
        [one] One tile
       *[other] { $count } tiles
    }: { $points } points now, { $after } with one more.
explain-keltis-row-empty = Not begun: 0 points, { $after } with the first tile.
explain-keltis-runs-up = Every further tile must have a higher number; gaps are allowed.
explain-keltis-runs-down = Every further tile must have a lower number; gaps are allowed.
explain-keltis-fits = The small numbers are the tiles that still fit here for { $name }; those in a frame lie face up.
explain-keltis-face-down = Reveal one and keep it, or leave it face up for all. When the last is revealed, the game ends with that turn.
explain-keltis-wishes = { $points } points now, { $after } with one more, all colours together.
explain-keltis-bonuses = { $points } points, as printed on the tiles.
explain-keltis-again = Another turn
explain-keltis-leave = The tile stays face up in the middle for all to take, and your turn ends.
