## Every board

board-turn = to move
board-gain = { $count ->
        [one] { $points } point.
       *[other] { $points } points.
    }

## Keltis

board-keltis-middle = The middle
board-keltis-flip = Reveal one of the { $count } face-down tiles
board-keltis-face-down = { $count ->
        [one] one tile face down
       *[other] { $count } tiles face down
    }
board-keltis-none-face-up = No tile lies face up.
board-keltis-take = Take the { $stone }.
board-keltis-keep = Keep it
board-keltis-leave = Leave it
board-keltis-stop = Stop
board-keltis-again = You play again.
board-keltis-unfit = It fits none of your rows.
board-keltis-stone = { $colour } { $value }{ $carving ->
        [wishing] , wishing stone
        [clover] , clover
        [bonus-1] , bonus +1
        [bonus-3] , bonus +3
       *[plain] {""}
    }
board-keltis-face-up = Face up in the middle
board-keltis-left-over = Left over: these tiles count for nobody
board-keltis-choose = Reveal a tile, or take one that lies face up.
board-keltis-choose-flip = Reveal a tile: any of them.
board-keltis-stop-or-take = No tile is left to reveal: take one that fits, or stop.
board-keltis-turn-of = { $name } is to move.
board-keltis-revealed-by = { $name } has revealed this tile.
board-keltis-clover = Clover: { $name } plays again.
board-keltis-clover-yours = Clover: play again!
board-keltis-fits = Still fit: { $values }.
board-keltis-fits-note = The small numbers are the tiles that still fit a row; those in a frame lie face up in the middle.

## Táin

board-tain-round = Round { $round } of { $rounds }
board-tain-kingdom = The kingdom
board-tain-kingdom-K1 = the kingdom’s left place
board-tain-kingdom-K2 = the kingdom’s right place
board-tain-raider-pasture = outside { $name }’s pasture gate { $gate }
board-tain-raider-house = outside { $name }’s house gate { $gate }
board-tain-guard-pasture = inside { $name }’s pasture gate { $gate }
board-tain-guard-house = inside { $name }’s house gate { $gate }
board-tain-empty = { $place }: empty
board-tain-taken = { $place }: { $token }
board-tain-put-here = { $place }: put a token here
board-tain-put = { $place }: put { $token } here
board-tain-token = { $kind } of { $name }
board-tain-hidden-token = face-down token of { $name }
board-tain-cattle = { $count ->
        [one] one cow
       *[other] { $count } cattle
    }
board-tain-jewels = { $count ->
        [one] one jewel
       *[other] { $count } jewels
    }
board-tain-prisoner = prisoner: { $kind } of { $name }
board-tain-unused = behind the screen: { $count }
board-tain-used = used: { $count }
board-tain-points = { $count ->
        [one] point
       *[other] points
    }
board-tain-beside = won in this round
board-tain-has-passed = has passed
board-tain-first = first player
board-tain-screen = Behind your screen
board-tain-take = { $kind }, { $count } left
board-tain-choose = Choose a token and a place, in either order.
board-tain-choose-place = Now choose a place for { $token }.
board-tain-choose-token = Now choose a token for this place.
board-tain-pass = Pass
board-tain-free = Free { $token }
board-tain-whom-to-free = Whom do you free?
board-tain-duels = Raiders and guards
board-tain-raider-guard = raider ↓ guard →
board-tain-no-guard = no guard or bluff
board-tain-duel-succeeds = wins
board-tain-duel-fails = fails
board-tain-duel-boy-captured = boy captured
board-tain-duel-daughter-kidnapped = daughter kidnapped

## Celtic Trader

board-trader-map = The map
board-trader-reconstruction = This map is a reconstruction: the printed one was not to be had.
board-trader-words = The map in words
board-trader-keys = Keys on the map: the arrows go from place to place, with Shift they move the map; + and − come closer and go farther, 0 shows the whole map.
board-trader-words-place = Place
board-trader-words-there = There
board-trader-words-roads = Roads lead to
board-trader-closer = Closer
board-trader-farther = Farther
board-trader-whole = The whole map
board-trader-way = { $place }: { $cost ->
        [one] { $cost } movement point
       *[other] { $cost } movement points
    }
board-trader-way-ends = { $way }; a Roman token ends your turn there
board-trader-there = { $place }. Here: { $names }
board-trader-put = Put { $token } on { $place }
board-trader-away = Take the Roman token off { $place }
board-trader-raise = { $place }: demand for { $token } rises to { $points }
board-trader-conquer = { $place } is conquered
board-trader-resolve = { $kind ->
        [cycle] Cycle: all discarded tokens go back into the bag
        [orders] Orders: there is no Roman token to take away
        [roman] Discard the Roman token: no place is free
       *[other] Discard { $token }: the demand can rise nowhere
    }
board-trader-role = Play { $role }
board-trader-start = Starts at { $place }
board-trader-bonus = VP for { $ability }: { $points }
board-trader-bonus-rp = { $points } VP for each RP left at the end
board-trader-bonus-row = VP bonus
board-trader-stay = Leave the Roman token where it is
board-trader-roman = Move the Roman token to { $place }
board-trader-pick = Pick up { $token }
board-trader-pick-halts = Pick up { $token }; your movement ends
board-trader-drop = Discard { $token }
board-trader-halt = Halt and do business here
board-trader-halt-ends = Halt and end your turn
board-trader-deliver = Deliver { $token } for { $points } RP
board-trader-buy = Raise { $ability } for { $cost } RP
board-trader-claim = Turn { $points } RP into VP
board-trader-end = End your turn
board-trader-points = Movement points left: { $points }
board-trader-now = The turn
board-trader-round = Round { $round }
board-trader-walk = Choose a ringed place to walk there; the number is what it costs.
board-trader-point = { $kind ->
        [roman] Choose a place on the map for the Roman token.
        [orders] Choose the Roman token that leaves the map.
        [romanisation] Choose the stronghold that the Romans conquer.
       *[other] Choose a spot on the map for { $token }.
    }
board-trader-point-raise = No spot is free for { $token }: choose a stronghold where the demand rises.
board-trader-point-roman = You stand on a Roman token: choose a place to move it to, or leave it.
board-trader-demand = Demand
board-trader-demand-explained = What a delivery earns in RP.{ $count ->
        [0] {""}
       *[other] {" "}What you carry is framed.
    }
board-trader-city = Roman city
board-trader-bag = In the bag: { $count }
board-trader-discard = Discarded: { $count }
board-trader-supply = Points in the supply: { $points }
board-trader-carries = carries { $token }
board-trader-rp = RP
board-trader-vp = VP
board-trader-abilities = Abilities and bonus
board-trader-ability-movement = movement
board-trader-ability-trading = trading
board-trader-ability-carrying = carrying
board-trader-abilities-explained = Movement: points for each turn. Trading: RP more for each delivery. Carrying: so many at once / so many picked up without stopping.
board-trader-price = Price in RP
