## The board

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
board-tain-queued = { $place }: { $kind }, waits for your turn; press to take it back
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
board-tain-gate = { $name }’s gate { $gate }
board-tain-queue-hint = Guards can be laid before it is your turn: they go out by themselves.
board-tain-holding = Behind your screen: { $pieces }. You have { $names }.
board-tain-clan-of = { $name }’s clan
board-tain-clan = { $name }: { $pieces }; behind the screen: { $count }.
board-tain-captive = a prisoner, { $token }

## What can be done

can-tain-place = lay a token
can-tain-pass = pass
can-tain-free = free a prisoner

## Moves

move-tain-pass = Pass
move-tain-free = Free { $token }
move-tain-place = Lay { $token } at { $name }’s gate { $gate }
move-tain-kingdom = Send { $token } into the kingdom

## Examples in the rulebook

rules-example-tain-laying = Tokens are laid
rules-example-tain-laying-told = Patrick’s view after six tokens. He knows his own two; of the others he sees only the backs.
rules-example-tain-laid = Just before the raids
rules-example-tain-laid-told = Everything is shown here. Only Arthur has not passed; when he does, all tokens are turned up (T12).
rules-example-tain-raided = After the raids
rules-example-tain-raided-told = Arthur passes. Cattle and jewels have changed hands, and Arthur holds a boy of Patrick’s (T14).
rules-example-tain-prisoner = A prisoner
rules-example-tain-prisoner-told = Brigitte holds a boy of Patrick’s. Both of Patrick’s raids on her house win: the first frees the boy, the second takes a jewel (T19).
rules-example-tain-few = Too few cows
rules-example-tain-few-told = Arthur is first and has two cows left. Clockwise from him Patrick is the first with a claim and takes both; Brigitte gets nothing (T16a).
rules-example-tain-score = A score
rules-example-tain-score-told = Brigitte’s warrior brings home her eleventh cow, so the game ends after this round (T23). She counts 22 + 3 + 1 + 3 = 29 (T24).
board-tain-pass-at-once = Pass without asking

## Setting up a table

set-up-tain-first_player = Who starts
set-up-tain-first_player-random = Drawn by lot
set-up-tain-first_player-A = Seat 1
set-up-tain-first_player-B = Seat 2
set-up-tain-first_player-C = Seat 3
set-up-tain-first_player-D = Seat 4
set-up-tain-marker = First player each round
set-up-tain-marker-rotates = Passes to the left
set-up-tain-marker-stays = Stays the same
set-up-tain-lone_cow = Last cow in the kingdom
set-up-tain-lone_cow-left = For the left place
set-up-tain-lone_cow-first_in_turn_order = For the earlier player
set-up-tain-memory_aid = Used tokens
set-up-tain-memory_aid-false = Number only
set-up-tain-memory_aid-true = Kinds shown, too

## What everything on the board is

explain-tain-kind-C = Guards, raids, or goes into the kingdom. As a raider it gets past: { $beats }. As a guard it stops: { $stops }.
explain-tain-kind-W = Guards, raids, or goes into the kingdom. As a raider it gets past: { $beats }. As a guard it stops: { $stops }; a boy is captured.
explain-tain-kind-B = Guards or raids, but not in the kingdom. As a raider it gets past: { $beats }. As a guard it stops: { $stops }. Captured by a warrior, it is worth { $points } to that clan.
explain-tain-kind-D = Guards your own gates and never raids. She stops: { $stops }. A warrior kidnaps her as she does: she is worth { $points } to that clan.
explain-tain-kind-X = Goes anywhere and does nothing: it is taken away when all tokens are turned up.
explain-tain-in-hand = { $count } behind your screen.
explain-tain-hidden = It is turned up when everybody has passed; until then only its clan knows what it is.
explain-tain-outside-pasture = For a raider of another clan. One that gets past the guard takes a cow, { $points } points.
explain-tain-outside-house = For a raider of another clan. One that gets past the guard takes a jewel, { $points } points, or frees a prisoner of its own.
explain-tain-inside-pasture = For a guard of this clan, who protects the cattle at this gate.
explain-tain-inside-house = For a guard of this clan, who protects jewels and prisoners at this gate.
explain-tain-place-kingdom = For a chief, a warrior or a bluff: one token of a clan in a round. A chief or a warrior takes a cow; beside a chief a warrior takes none.
explain-tain-gate-pasture = Leads to the pasture: a raid that succeeds here takes one of the { $count } cattle, { $points } points each.
explain-tain-gate-house = Leads to the house: a raid that succeeds here takes one of the { $count } jewels, { $points } points each, or first frees a prisoner of its own.
explain-tain-cattle = { $points } points each at the end, { $total } now. A herd of { $most } ends the game with the round and brings { $bonus } more.
explain-tain-jewels = { $points } points each at the end, { $total } now. A raid on the house takes one.
explain-tain-kingdom-cattle = They belong to nobody. A chief or a warrior in the kingdom takes one; each is worth { $points } points.
explain-tain-captive = { $count ->
        [one] Worth { $count } point
       *[other] Worth { $count } points
    } to { $name } at the end. A successful raid of its own clan on this house frees it.
explain-tain-screen = The tokens that { $name } can still lay. When none is left, the used ones come back.
explain-tain-used = Tokens that have done their work. They come back behind the screen when none is left there.
explain-tain-first = Lays the first token of this round; raids on this clan are settled first.
explain-tain-passed = Lays no more tokens in this round.
explain-tain-pass = You lay no more tokens in this round. When all have passed, everything is turned up and the raids begin.
explain-tain-free = Your raid frees one of your own, which goes to your used pile; while it is a prisoner it counts for this clan.
explain-tain-round = The game ends after round { $rounds }, or sooner with a herd of { $most }.
explain-tain-beside = Won in this round: it can’t be taken again before the round is over.
explain-tain-duel-name = Raider { $token }, guard { $kind }
explain-tain-duel-succeeds = The raid succeeds: a cow from the pasture or a jewel from the house.
explain-tain-duel-fails = The raid fails: nothing is taken.
explain-tain-duel-boy-captured = The raid fails and the boy is captured: { $points } to the guard’s clan at the end.
explain-tain-duel-daughter-kidnapped = The raid fails, but the daughter is kidnapped: { $points } to the raider’s clan at the end.
