## What everything on the board is

explain-celtic-trader-resource = Picked up on the map and delivered at a stronghold for RP; on the map: { $count }.
explain-celtic-trader-worth = The best price now: { $points } RP, at { $place }.
explain-celtic-trader-worthless = Nobody trades any more.
explain-celtic-trader-event-roman = Ends the turn of whoever enters here. On every road of a stronghold, Romans conquer it.
explain-celtic-trader-event-cycle = All discarded tokens go back into the bag.
explain-celtic-trader-event-orders = One Roman token of your choice leaves the map.
explain-celtic-trader-event-romanisation = One stronghold of your choice is conquered.
explain-celtic-trader-circle = Whoever halts here may improve abilities with RP, then turn RP into VP.
explain-celtic-trader-road = A road: a step to the next tile costs one movement point.
explain-celtic-trader-road-roman = A road with a Roman token: whoever enters it ends the turn there.
explain-celtic-trader-stronghold = Pays for deliveries, in RP: { $pieces }. Each delivery lowers what it pays for that.
explain-celtic-trader-city = Conquered by the Romans: nobody trades here any more, but one may travel through.
explain-celtic-trader-price = Pays { $points } RP now{ $seated ->
        [yes] , with your trading bonus ({ $bonus }) for each token
       *[no] {""}
    }. A delivery lowers it to { $before }; goods that find no free spot can raise it to { $after }.
explain-celtic-trader-ability-movement = Movement points for each turn.
explain-celtic-trader-ability-trading = RP more for each token that is delivered.
explain-celtic-trader-ability-carrying = So many can be carried / so many picked up in a turn without stopping.
explain-celtic-trader-next-level = Next level: { $after }, for { $cost } RP.
explain-celtic-trader-top-level = This is the highest level.
explain-celtic-trader-role = At the end: { $pieces }.
explain-celtic-trader-goods = Whoever stands on this road can pick it up.
explain-celtic-trader-free-spot = A free spot: the next token of this kind from the bag can lie here.
explain-celtic-trader-roman-place = A place for a Roman token.
explain-celtic-trader-tile = { $count ->
        [one] A tile with one road.
       *[other] A tile with { $count } roads that do not meet.
    }
explain-celtic-trader-map = Roads lead from tile to tile, to six strongholds and the stone circle.
explain-celtic-trader-pawn = { $points } movement points each turn; carries { $count } of { $most }.
explain-celtic-trader-carried = Carried, to be delivered at a stronghold.
explain-celtic-trader-room-name = Room for goods
explain-celtic-trader-room = Carries { $count } of { $most }; picking up one more may end the movement.
explain-celtic-trader-level-bonus = { $points } VP at the end for this level.
explain-celtic-trader-cost = This level of an ability costs { $cost } RP at the stone circle.
explain-celtic-trader-rp = Earned by deliveries. At the stone circle they buy abilities or become VP; left over, they count only for the Trusted.
explain-celtic-trader-vp = They count at the end, with the bonus of the role.
explain-celtic-trader-bag = Two are drawn at the beginning of each turn. What the bag holds everybody may see.
explain-celtic-trader-discard = They go back into the bag when the cycle token is drawn.
explain-celtic-trader-supply = RP and VP come from here. When it is empty at the end of a turn, the game ends.
explain-celtic-trader-round = The game ends when all strongholds are conquered ({ $count } still trade), the supply is empty, or an agreed limit is reached.
explain-celtic-trader-points = One for each step from tile to tile. What is left over is lost.
explain-celtic-trader-claim = RP become VP one for one, once in this visit; after that only the end of the turn is left.
