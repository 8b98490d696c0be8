# The board in a terminal.

terminal-help-celtic-trader =
    resolve wheat@T03; go T08, pick wheat, drop wheat, halt;
    then buy movement, claim 5, deliver wheat, end.
    map, places, charts, bag, players, roles show these parts. time calls time (C19).

terminal-map = Map: { $map }
terminal-map-reconstruction = Map: { $map }, a reconstruction (the printed map is lost)
terminal-map-legend =
    = / \ roads; letters tell the roads of a tile apart.  ● lies there  ○ empty spot
    A-E players (A/b on the road b)  R Roman (Rab on roads a and b, R* garrison)
    × Roman city
terminal-map-place = place
terminal-map-roads = roads to
terminal-map-there = lies there
terminal-map-standing = stands there
terminal-charts = What the strongholds pay
terminal-city = Roman city
terminal-bag = In the bag ({ $count }):
terminal-discard = Discarded ({ $count }):
terminal-removed = Romans out of the game: { $count }
terminal-roles = Roles
terminal-bonus-rp = { $points } VP for each RP left
terminal-column-role = role
terminal-column-start = start
terminal-column-bonus = bonus in VP by level
terminal-column-at = at
terminal-column-rp = RP
terminal-column-vp = VP
terminal-column-carries = carries
terminal-column-movement = move
terminal-column-trading = trade
terminal-column-carrying = carry
terminal-celtic-trader-round = Round { $round }, supply { $supply }
terminal-last-round = the last round
terminal-phase-roman = { $seat } stands on a Roman token
terminal-phase-draw = { $seat } draws
terminal-phase-resolve = { $seat } resolves
terminal-phase-move = { $seat } travels
terminal-phase-circle = { $seat } is at the stone circle
terminal-phase-stronghold = { $seat } trades
terminal-drawn = drawn: { $tokens }
terminal-standing-at = at { $place }
terminal-lying-there = there: { $tokens }
terminal-carrying = carrying { $tokens }
terminal-points = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
terminal-halted = the movement has ended
