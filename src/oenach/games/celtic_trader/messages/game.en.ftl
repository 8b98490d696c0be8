name-celtic-trader = Celtic Trader
game-celtic-trader = Carry goods along the roads of Britain to the strongholds that want them most, before the legions close in.

## What can be read in a minute: a line for each thing that is said

summary-celtic-trader-goal = Have the most victory points (VP). Trade earns you reputation (RP), which becomes VP at the stone circle.
summary-celtic-trader-turn =
    Draw two tokens: resources come onto the map or raise a demand, Romans block roads (C11).
    Travel along the roads and pick up resources (C13, C16). Stepping onto a Roman ends your turn (C14).
    At a Celtic stronghold, deliver resources for RP (C18).
    At the stone circle, buy abilities with RP, then turn RP into VP (C17).
summary-celtic-trader-end = When all six strongholds are conquered, the supply of points is empty, or an agreed limit is reached (C19).
summary-celtic-trader-worth =
    A delivered resource: 1, 2, 4, 6 or 8 RP, as the stronghold’s chart says, and your trading bonus. The demand then falls (C18).
    RP turned in at the stone circle: 1 VP each (C17).
    Your role: its bonus in VP (C7).
    RP left over: nothing, but 1 VP each for the Trusted (C20).

## Words

word-celtic-trader-token-deer = deer
word-celtic-trader-token-cloth = cloth
word-celtic-trader-token-wheat = wheat
word-celtic-trader-token-fish = fish
word-celtic-trader-token-ore = ore
word-celtic-trader-token-grapes = grapes
word-celtic-trader-token-roman = Roman token
word-celtic-trader-token-cycle = cycle token
word-celtic-trader-token-orders = orders token
word-celtic-trader-token-romanisation = Romanisation token

# As the object of a sentence: “picks up …”.
word-celtic-trader-some-deer = deer
word-celtic-trader-some-cloth = cloth
word-celtic-trader-some-wheat = wheat
word-celtic-trader-some-fish = fish
word-celtic-trader-some-ore = ore
word-celtic-trader-some-grapes = grapes

# After “you have”, “there is”.
word-celtic-trader-no-deer = no deer
word-celtic-trader-no-cloth = no cloth
word-celtic-trader-no-wheat = no wheat
word-celtic-trader-no-fish = no fish
word-celtic-trader-no-ore = no ore
word-celtic-trader-no-grapes = no grapes
word-celtic-trader-no-roman = no Roman token
word-celtic-trader-no-cycle = no cycle token
word-celtic-trader-no-orders = no orders token
word-celtic-trader-no-romanisation = no Romanisation token

word-celtic-trader-ability-movement = movement
word-celtic-trader-ability-trading = trading
word-celtic-trader-ability-carrying = carrying

word-celtic-trader-role-fastest = the Fastest
word-celtic-trader-role-trusted = the Trusted
word-celtic-trader-role-strongest = the Strongest
word-celtic-trader-role-shrewdest = the Shrewdest
word-celtic-trader-role-hardiest = the Hardiest
word-celtic-trader-role-wisest = the Wisest

word-celtic-trader-phase-roles = choice of roles
word-celtic-trader-phase-roman = Roman token
word-celtic-trader-phase-draw = draw
word-celtic-trader-phase-resolve = resolving
word-celtic-trader-phase-move = movement
word-celtic-trader-phase-circle = stone circle
word-celtic-trader-phase-stronghold = stronghold
word-celtic-trader-phase-over = end

# What is to be done now, for who tries something else.
word-celtic-trader-now-roles = the roles are being taken
word-celtic-trader-now-roman = first move the Roman token under you, or stay
word-celtic-trader-now-draw = the tokens are being drawn
word-celtic-trader-now-resolve = first resolve the tokens you drew
word-celtic-trader-now-move = you are on the move; halt when you are done
word-celtic-trader-now-circle = you are at the stone circle; buy, claim or end your turn
word-celtic-trader-now-stronghold = you are at a stronghold; deliver or end your turn

word-celtic-trader-expected-role = a role
word-celtic-trader-expected-token = a token
word-celtic-trader-expected-token-or-role = a token or a role
word-celtic-trader-expected-resource = a resource
word-celtic-trader-expected-ability = an ability
word-celtic-trader-expected-stronghold = a stronghold
word-celtic-trader-expected-place = a place on this map

## Refusals

celtic-trader-over = the game is over.
celtic-trader-draw-first = { $phase ->
        [roles] first the role is drawn.
       *[other] first the tokens are drawn.
    }
celtic-trader-other-phase = not now: { WORD("word-celtic-trader-now", $phase) }.
celtic-trader-role-taken = this role is already taken.
celtic-trader-not-in-bag = there is { WORD("word-celtic-trader-no", $token) } in the bag.
celtic-trader-not-drawn = you have { WORD("word-celtic-trader-no", $token) } left to resolve.
celtic-trader-place-taken = there is already a Roman token on { NAME($place) }.
celtic-trader-no-roman-place = { NAME($place) } has no place for a Roman token.
celtic-trader-place-free = you must put the Roman token on the map: there are free places.
celtic-trader-no-roman-there = there is no Roman token on { NAME($place) }.
celtic-trader-romans-on-map = you must choose a Roman token on the map to take away.
celtic-trader-no-spot = { NAME($place) } has no spot for { WORD("word-celtic-trader-token", $resource) }.
celtic-trader-spot-taken = the spot for { WORD("word-celtic-trader-token", $resource) } on { NAME($place) } is taken.
celtic-trader-spot-free = there is a free spot for { WORD("word-celtic-trader-token", $resource) }, so it must go there.
celtic-trader-demand-can-rise = you must choose a stronghold at which the demand for { WORD("word-celtic-trader-token", $resource) } can rise.
celtic-trader-demand-full = the demand for { WORD("word-celtic-trader-token", $resource) } at { NAME($stronghold) } is at 8 already.
celtic-trader-city = { NAME($stronghold) } is a Roman city now.
celtic-trader-movement-ended = your movement has ended with the last pick-up.
celtic-trader-no-points = you have no movement point left.
celtic-trader-no-road = no road leads from here to { NAME($place) }.
celtic-trader-road-held = the Roman token on { NAME($road) } stops you there first.
celtic-trader-road-clear = there is no Roman token on { NAME($road) } to stop you: name the place where you are going, { NAME($stronghold) } or beyond.
celtic-trader-not-carried = you carry { WORD("word-celtic-trader-no", $resource) }.
celtic-trader-none-here = there is { WORD("word-celtic-trader-no", $resource) } here.
celtic-trader-hands-full = { $limit ->
        [one] one resource is
       *[other] { $limit } resources are
    } the most that can be carried at this level.
celtic-trader-claimed = you have turned RP into VP already; now you can only end your turn.
celtic-trader-claim-too-much = { $most ->
        [0] you have no RP to turn into VP.
       *[other] you can turn from 1 to { $most } RP into VP, not { $asked }.
    }
celtic-trader-top-level = your { WORD("word-celtic-trader-ability", $ability) } is at the highest level already.
celtic-trader-too-dear = the next level of { WORD("word-celtic-trader-ability", $ability) } costs { $cost } RP, and you have { $rp }.
celtic-trader-unknown-word = “{ $word }” in “{ $text }” is not { WORD("word-celtic-trader-expected", $expected) }.
celtic-trader-name-a-section = { $tile } has several places; name one of { $names }.

## Positions

celtic-trader-twice = { $found } is there twice.
celtic-trader-no-such-place = “{ $found }” is not a place on this map.
celtic-trader-no-column = { $found } is not a column of a chart; the columns are 1, 2, 4, 6 and 8.
celtic-trader-to-act = in the phase “{ $phase }” nobody is to act.
celtic-trader-drawn = these drawn tokens don’t go with the phase “{ $phase }”.
celtic-trader-at = this place doesn’t go with the phase “{ $phase }”.
celtic-trader-bag-empty = in the phase “{ $phase }” the bag can’t be empty.
celtic-trader-picks = nothing can have been picked up yet in the phase “{ $phase }”.
celtic-trader-halted = this doesn’t go with the pick-ups and the phase “{ $phase }”.
celtic-trader-values = no column can be higher now than at the beginning of the visit (phase “{ $phase }”).
celtic-trader-round = in round 1 there is no phase “{ $phase }”.
celtic-trader-all-conquered = all strongholds are conquered, so the game is over and not in the phase “{ $phase }”.
celtic-trader-not-conquered = every road of { NAME($stronghold) } has a Roman token, so it must be a Roman city.
celtic-trader-not-over = nothing has ended the game, so the phase can’t be “{ $phase }”.
celtic-trader-not-set-up = in the phase “{ $phase }” everything is still as it was set up.
celtic-trader-token-count = there are { $found } tokens of the kind “{ $token }” in all, but there must be { $expected }.
celtic-trader-point-count = supply and players have { $found } points together, but must have { $expected }.
celtic-trader-supply-too-low = with { $found } points in the supply not all could be paid that can still be earned.

## Moves

tell-celtic-trader-role-drawn = The role drawn is “{ WORD("word-celtic-trader-role", $role) }”.
tell-celtic-trader-drawn = Drawn from the bag: { WORD("word-celtic-trader-token", $token) }.
tell-celtic-trader-role = { $seat } chooses the role “{ WORD("word-celtic-trader-role", $role) }”.
tell-celtic-trader-roman = { $seat } moves the Roman token from under { $seat }’s marker to { NAME($place) }.
tell-celtic-trader-stay = { $seat } leaves the Roman token where it is.
tell-celtic-trader-resolve-resource = { $seat } puts { WORD("word-celtic-trader-some", $token) } on the map at { NAME($place) }.
tell-celtic-trader-resolve-demand = { $seat } raises the demand for { WORD("word-celtic-trader-token", $token) } at { NAME($place) }.
tell-celtic-trader-resolve-resource-only = { $seat } discards { WORD("word-celtic-trader-some", $token) }: the demand for it can rise nowhere.
tell-celtic-trader-resolve-roman = { $seat } puts a Roman token on { NAME($place) }.
tell-celtic-trader-resolve-roman-only = { $seat } discards a Roman token: there is no place for it.
tell-celtic-trader-resolve-cycle-only = { $seat } resolves the cycle token: all discarded tokens go back into the bag.
tell-celtic-trader-resolve-orders = { $seat } resolves the orders token: the Roman token on { NAME($place) } is discarded.
tell-celtic-trader-resolve-orders-only = { $seat } discards the orders token: there is no Roman token on the map.
tell-celtic-trader-resolve-romanisation = { $seat } resolves the Romanisation token: the Romans conquer { NAME($place) }.
tell-celtic-trader-go = { $seat } goes to { NAME($place) }.
tell-celtic-trader-pick = { $seat } picks up { WORD("word-celtic-trader-some", $resource) }.
tell-celtic-trader-drop = { $seat } discards { WORD("word-celtic-trader-some", $resource) } on the way.
tell-celtic-trader-halt = { $seat } halts.
tell-celtic-trader-buy = { $seat } improves { WORD("word-celtic-trader-ability", $ability) }.
tell-celtic-trader-claim = { $seat } turns { $points } RP into VP.
tell-celtic-trader-deliver = { $seat } delivers { WORD("word-celtic-trader-some", $resource) }.
tell-celtic-trader-end = { $seat } ends the turn.

## End and score

outcome-conquest = The game ended because all six strongholds were conquered.
outcome-supply = The game ended because the supply of points ran out.
outcome-limit = The game ended at the agreed limit.

sheet-vp = Victory points (VP)
sheet-movement = Movement bonus
sheet-trading = Trading bonus
sheet-carrying = Carrying bonus
sheet-rp = Reputation points (RP)

## Options

option-celtic-trader-map = The map: one that comes with the game, or the content of a map file.
option-celtic-trader-map-britannia = Britannia, a reconstruction: the printed map was not to be had.
option-celtic-trader-roles = How the players come by their roles.
option-celtic-trader-roles-blind = Drawn blindly.
option-celtic-trader-roles-draft = Chosen openly in seat order.
option-celtic-trader-supply = How many points the supply begins with.
option-celtic-trader-fast_game = Whether all 14 Roman tokens are in play, for a faster game.
option-celtic-trader-fast_game-false = As many as suit the number of players.
option-celtic-trader-fast_game-true = All 14.
option-celtic-trader-limit = Whether an agreed limit ends the game.
option-celtic-trader-limit-none = No limit.
option-celtic-trader-limit-rounds = A number of rounds.
option-celtic-trader-limit-minutes = A number of minutes; the table calls time.

## Map files

bad-map = the map can’t be used. At { $where }: { WORD("fault", $fault) } (rule { $rule }). { $count ->
        [one] That is its only fault.
       *[other] It has { $count } faults in all.
    }
map-seed = the seed of a map is a whole number from { $least } to { $most }, not { $found }.
map-size = a map has { $least } to { $most } tiles, not { $found }.

fault-file-too-large = it has far too many values for a map
fault-text-too-long = it has far too much text for a map
fault-file-too-deep = it is nested too deep
fault-not-json = this is not a value that JSON knows
fault-number-not-finite = this is not a number that JSON knows
fault-number-too-large = this number has too many digits
fault-text-not-unicode = this text is not sound Unicode
fault-wrong-type = this is not the kind of value that is needed
fault-missing-key = a key is missing
fault-unknown-key = a key doesn’t belong here
fault-bad-name = this can’t be a name
fault-out-of-range = this number is too small or too large
fault-wrong-length = the list is too short or too long
fault-unknown-kind = a tile is land, stronghold or circle
fault-unknown-resource = this is not a resource
fault-unknown-column = the columns of a chart are 1, 2, 4, 6 and 8
fault-unknown-bonus = a bonus is for movement, trading, carrying or rp
fault-name-taken = this name is already used
fault-name-reserved = this is the name of a token
fault-sole-section-name = a tile’s only section has the name of its tile
fault-place-taken = another tile lies there already
fault-tile-count = a map has 12 to 60 tiles
fault-stronghold-count = a map has six strongholds
fault-circle-count = a map has exactly one stone circle
fault-resource-count = each resource has exactly three spots
fault-role-count = there are six roles
fault-tile-without-section = the tile has no road
fault-section-without-edge = the section reaches no edge of its tile
fault-edge-taken = another section uses this edge already
fault-road-off-map = the road leads off the map
fault-edge-without-road = the road doesn’t go on on the next tile
fault-stronghold-without-name = a stronghold needs a name
fault-name-not-stronghold = only a stronghold has a name
fault-stronghold-roads = a stronghold needs at least two roads
fault-stronghold-road-edges = a stronghold’s road has exactly one edge
fault-stronghold-road-roman = a stronghold’s road always has a Roman place
fault-spot-on-stronghold = no resource lies on a stronghold’s tile
fault-spot-twice = a resource has two spots on one section
fault-section-unreachable = no road leads here from the stone circle
fault-stronghold-unreachable = no road leads to the stronghold from the stone circle
fault-chart-missing = a stronghold has no chart
fault-chart-without-stronghold = there is no such stronghold
fault-start-unknown = the start is neither a section nor a stronghold
fault-start-on-stronghold-road = the start is a road of a stronghold, not the stronghold itself

## What follows from moves

story-took-role = { $seat } is { WORD("word-celtic-trader-role", $role) } and starts at { NAME($place) }.
story-earned = { $seat } earns { $points } RP and has { $now } now.
story-conquered = { NAME($stronghold) } falls to Rome and becomes a Roman city.
story-celtic-trader-round-begins = Round { $round } begins.

## What a choice is about, for those who are new

first-celtic-trader-roles = Choose who you are: each role starts at its own place and is paid its own bonus at the end.
first-celtic-trader-underfoot = A Roman token lies under you. Move it to any free Roman place, where it will stop others, or leave it.
first-celtic-trader-either = You have drawn two tokens: see to either of them first, at one of the marked places.
first-celtic-trader-spot = Put the { WORD("word-celtic-trader-token", $token) } on one of its free spots: there it can be picked up and carried to a stronghold.
first-celtic-trader-demand = Every spot for { WORD("word-celtic-trader-token", $token) } is full, so a stronghold wants more of it: choose which one will pay more.
first-celtic-trader-full = Every spot is full and nobody can pay more for { WORD("word-celtic-trader-token", $token) }: the token is discarded.
first-celtic-trader-roman = Put the Roman on a free place: whoever comes there has to stop. With Romans on all its roads a stronghold falls.
first-celtic-trader-cycle = The cycle token puts all discarded tokens back into the bag.
first-celtic-trader-orders = Orders from Rome: take one Roman token off the map, and that road is free again.
first-celtic-trader-romanisation = Choose a stronghold that becomes Roman: nobody can deliver there any more.
first-celtic-trader-move = { $points ->
        [0] No step is left. Pick up or drop what you like here, then halt.
        [one] Fetch goods, or bring them to a stronghold that pays well; one step is left. Halt when you are there.
       *[other] Fetch goods, or bring them to a stronghold that pays well; { $points } steps are left. Halt when you are there.
    }
first-celtic-trader-halted = Your movement is over: halt, and go on from here in your next turn.
first-celtic-trader-circle = At the stone circle: buy skills with reputation, or turn reputation into victory points. Only victory points win.
first-celtic-trader-stronghold = Deliver what you carry: each is paid in reputation, as the chart of this stronghold says. Then end your turn.
