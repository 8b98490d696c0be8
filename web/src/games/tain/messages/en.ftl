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
