## The board

board-celtic-trader-map = The map
board-celtic-trader-reconstruction = This map is a reconstruction: the printed one was not to be had.
board-celtic-trader-words = The map in words
board-celtic-trader-keys = Keys on the map: the arrows go from place to place, with Shift they move the map; + and − come closer and go farther, 0 shows the whole map.
board-celtic-trader-words-place = Place
board-celtic-trader-words-there = There
board-celtic-trader-words-roads = Roads lead to
board-celtic-trader-closer = Closer
board-celtic-trader-farther = Farther
board-celtic-trader-whole = The whole map
board-celtic-trader-way = { $place }: { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }
board-celtic-trader-way-ends = { $way }; a Roman token ends your turn there
board-celtic-trader-there = { $place }. Here: { $names }
board-celtic-trader-put = Put { $token } on { $place }
board-celtic-trader-away = Take the Roman token off { $place }
board-celtic-trader-raise = { $place }: demand for { $token } rises to { $points }
board-celtic-trader-conquer = { $place } is conquered
board-celtic-trader-resolve = { $kind ->
        [cycle] Cycle: all discarded tokens go back into the bag
        [orders] Orders: there is no Roman token to take away
        [roman] Discard the Roman token: no place is free
       *[other] Discard { $token }: the demand can rise nowhere
    }
board-celtic-trader-role = Play { $role }
board-celtic-trader-start = Starts at { $place }
board-celtic-trader-bonus = VP for { $ability }: { $points }
board-celtic-trader-bonus-rp = { $points } VP for each RP left at the end
board-celtic-trader-bonus-row = VP bonus
board-celtic-trader-stay = Leave the Roman token where it is
board-celtic-trader-roman = Move the Roman token to { $place }
board-celtic-trader-pick = Pick up { $token }
board-celtic-trader-pick-halts = Pick up { $token }; your movement ends
board-celtic-trader-drop = Discard { $token }
board-celtic-trader-halt = Halt and do business here
board-celtic-trader-halt-ends = Halt and end your turn
board-celtic-trader-deliver = Deliver { $token } for { $points } RP
board-celtic-trader-buy = Raise { $ability } for { $cost } RP
board-celtic-trader-improvement = { $before } → { $after }, { $gain } VP
board-celtic-trader-reputation = { $points } RP
board-celtic-trader-claim = Turn { $points } RP into VP
board-celtic-trader-end = End your turn
board-celtic-trader-points = Movement points left: { $points }
board-celtic-trader-now = The turn
board-celtic-trader-round = Round { $round }
board-celtic-trader-walk = Choose a ringed place to walk there; the number is what it costs.
board-celtic-trader-point = { $kind ->
        [roman] Choose a place on the map for the Roman token.
        [orders] Choose the Roman token that leaves the map.
        [romanisation] Choose the stronghold that the Romans conquer.
       *[other] Choose a spot on the map for { $token }.
    }
board-celtic-trader-point-raise = No spot is free for { $token }: choose a stronghold where the demand rises.
board-celtic-trader-point-roman = You stand on a Roman token: choose a place to move it to, or leave it.
board-celtic-trader-demand = Demand
board-celtic-trader-demand-explained = What a delivery earns in RP.{ $count ->
        [0] {""}
       *[other] {" "}What you carry is framed.
    }
board-celtic-trader-city = Roman city
board-celtic-trader-bag = In the bag: { $count }
board-celtic-trader-discard = Discarded: { $count }
board-celtic-trader-supply = Points in the supply: { $points }
board-celtic-trader-carries = carries { $token }
board-celtic-trader-rp = RP
board-celtic-trader-vp = VP
board-celtic-trader-abilities = Abilities and bonus
board-celtic-trader-ability-movement = movement
board-celtic-trader-ability-trading = trading
board-celtic-trader-ability-carrying = carrying
board-celtic-trader-abilities-explained = Movement: points for each turn. Trading: RP more for each delivery. Carrying: so many at once / so many picked up without stopping.
board-celtic-trader-price = Price in RP
board-celtic-trader-holding = You are at { $place }, with { $goods } ({ $count } of { $most }), { $rp } RP and { $points } VP.
board-celtic-trader-no-goods = nothing
board-celtic-trader-wants = Demand: { $pieces }.
board-celtic-trader-next-to = From { $place } roads lead to { $names }.
board-celtic-trader-far = { $place } is { $count ->
        [one] one step
       *[other] { $count } steps
    } away, by { $names }.
board-celtic-trader-no-road = No road leads to { $place }.
board-celtic-trader-you-are-there = You are at { $place }.
board-celtic-trader-nowhere = You are not on the map yet.

## What can be done

can-celtic-trader-role = choose a role
can-celtic-trader-roman = move the Roman token
can-celtic-trader-stay = leave the Roman token
can-celtic-trader-resolve = resolve a drawn token
can-celtic-trader-go = walk
can-celtic-trader-pick = pick something up
can-celtic-trader-drop = discard something
can-celtic-trader-halt = halt
can-celtic-trader-buy = improve an ability
can-celtic-trader-claim = turn RP into VP
can-celtic-trader-deliver = deliver
can-celtic-trader-end = end your turn

## A map of one's own

file-celtic-trader-map-own = A map of your own, from a file
file-celtic-trader-map-file = Map file
file-celtic-trader-map-hint = A JSON file such as “oenach map new” or “oenach map template” writes.
file-celtic-trader-map-missing = Choose the file with your map.

## Examples in the rulebook

rules-example-celtic-trader-draw = Two tokens from the bag
rules-example-celtic-trader-draw-told = All wheat spots are taken, so the Iceni want more wheat. The Roman goes to T11, where he blocks the road (C11).
rules-example-celtic-trader-deliver = A delivery
rules-example-celtic-trader-deliver-told = Two cloth for 4 + 2 each and grapes for 8 + 2 earn 22 RP. The demand for cloth falls to 1, that for grapes to 6 (C18).
rules-example-celtic-trader-stopped = Stopped by a Roman
rules-example-celtic-trader-stopped-told = The road T15 has a Roman token. Whoever enters it stops there, and the turn is over (C14).
rules-example-celtic-trader-bridges = Roads that do not meet
rules-example-celtic-trader-bridges-told = Two roads cross a tile without meeting. The grapes are on the next tile, and yet five steps away (C13).
rules-example-celtic-trader-loading = Picking up twice
rules-example-celtic-trader-loading-told = With carrying 2/1 she takes the wheat, steps over to the ore and takes it too. The second pick-up ends her movement (C16).
rules-example-celtic-trader-fastest = The Fastest
rules-example-celtic-trader-fastest-told = At the stone circle movement is bought for the fourth time (C17). The Fastest is paid for it at the end: no longer 37 VP but 53 (C20).
board-celtic-trader-end-at-once = End a turn early without asking
board-celtic-trader-draw-at-once = Draw tokens without asking

## Setting up a table

set-up-celtic-trader-map = Map
set-up-celtic-trader-map-britannia = Britannia
set-up-celtic-trader-roles = Roles
set-up-celtic-trader-roles-blind = Drawn blind
set-up-celtic-trader-roles-draft = Chosen in turn
set-up-celtic-trader-supply = Points in the supply
set-up-celtic-trader-fast_game = Roman tokens
set-up-celtic-trader-fast_game-false = Usual number
set-up-celtic-trader-fast_game-true = All 14: a faster game
set-up-celtic-trader-limit = Round limit
set-up-celtic-trader-limit-none = No limit
set-up-celtic-trader-limit-rounds = Number of rounds
set-up-celtic-trader-limit-minutes = Minutes instead
