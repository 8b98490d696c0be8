name-tain = Táin
game-tain = Hide your clan’s tokens at gates and guards, raid your neighbours’ cattle and jewels, and see through their bluffs.

## What can be read in a minute: a line for each thing that is said

summary-tain-goal = Become the richest clan: raid your neighbours’ cattle and jewels, and guard your own.
summary-tain-turn =
    Lay one token face down: inside your own gate it guards, outside another clan’s it raids. Or lay it in the kingdom (T6).
    Or pass: then you lay nothing more this round (T10).
    When all have passed, everything is turned up. Chief beats warrior, warrior beats boy, equals hold. A bluff stops nobody and takes nothing (T14).
    A pasture gate or the kingdom brings a cow, a house gate a jewel (T15).
    A warrior on guard captures a boy. The daughter stops every raider, but a warrior carries her off.
    Used tokens come back once you have laid all of yours (T22).
summary-tain-end = After the round in which a clan has 11 cattle, at the latest after round 8 (T23).
summary-tain-worth =
    Cow: 2
    Jewel: 3
    Captured boy: 1
    Captured daughter: 5
    11 or more cattle: 3 more (T24)

## Words

word-tain-kind-C = chief
word-tain-kind-W = warrior
word-tain-kind-B = boy
word-tain-kind-D = chief’s daughter
word-tain-kind-X = bluff

# As the object of a sentence: “sends …”.
word-tain-a-C = the chief
word-tain-a-W = a warrior
word-tain-a-B = a boy
word-tain-a-D = the chief’s daughter
word-tain-a-X = a bluff
word-tain-a-hidden = a token

# As the subject of a sentence, known already: “… gets past”.
word-tain-the-C = the chief
word-tain-the-W = the warrior
word-tain-the-B = the boy
word-tain-the-D = the chief’s daughter
word-tain-the-X = the bluff

# After “you have”.
word-tain-no-C = no chief
word-tain-no-W = no warrior
word-tain-no-B = no boy
word-tain-no-D = no chief’s daughter
word-tain-no-X = no bluff

word-tain-phase-start = start
word-tain-phase-commando = commando phase
word-tain-phase-raid = raid phase
word-tain-phase-over = end

## Refusals

tain-over = the game is over.
tain-marker-first = first it is drawn who holds the first-player marker.
tain-marker-given = who goes first has already been settled.
tain-free-first = first choose which of your prisoners to free, the boy or the daughter.
tain-nobody-to-free = there is no prisoner for you to choose now.
tain-not-in-kingdom = you can’t send { WORD("word-tain-a", $kind) } into the kingdom: only the chief, a warrior or a bluff may go there.
tain-kingdom-once = you already have a token in the kingdom this round.
tain-daughter-stays = the chief’s daughter never raids, so she can’t go to { $board }’s board; she only guards your own gates.
tain-place-taken = { $place } is already taken.
tain-none-unused = you have { WORD("word-tain-no", $kind) } left behind your screen.
tain-queue-guards-only = only guards at your own gates can be queued ahead of your turn.

## Positions

tain-bluff-after-reveal = bluffs go to the used piles as soon as the tokens are turned up.
tain-cattle-count = there are { $found } cattle in all, but there must be { $expected }.
tain-jewel-count = there are { $found } jewels in all, but there must be { $expected }.
tain-token-count = this clan has { $found } tokens of the kind { $kind }, but must have { $expected }.
tain-too-many = there can be no more than { $most } tokens of the kind { $kind } here.
tain-too-many-tokens = { $found } tokens are too many: a clan has 18.
tain-unused-count = { $found } tokens are said to be behind the screen, but { $expected } are left for it.
tain-hidden-do-not-fit = the hidden tokens can’t fill the face-down places by the rules.
tain-no-such-kind = “{ $found }” is not a kind of token; the kinds are C, W, B, D and X.
tain-no-token = “{ $found }” is not a token here; “-” stands for an empty place.
tain-no-prisoner = “{ $found }” can’t be a prisoner: only boys and daughters of other clans can.
tain-no-raider = “{ $found }” can’t raid here: a raider comes from another clan and is not the daughter.
tain-not-in-kingdom-now = “{ $found }” can’t be in the kingdom: each clan may have one chief, warrior or bluff there.
tain-place-count = there are { $found } places, but there must be { $expected }.
tain-places-not-cleared = tokens lie here that must have been cleared away by now.
tain-has-passed = { $seat } has passed and can’t be to act.
tain-no-raid-now = this belongs only to a position in the raid phase.
tain-nothing-to-choose = { $seat } has nothing to choose: that house must hold a boy and the daughter of { $seat }’s clan.
tain-own-house = a clan doesn’t raid its own house.
tain-other-is-served = it is { $seat } who is served next.
tain-claims = one or two house raids must be waiting, the chooser’s among them, not { $found }.
tain-not-over = the game can’t be over after round { $round }: nobody has 11 cattle.

## Moves

tell-tain-marker = { $seat } holds the first-player marker.
tell-tain-pass = { $seat } passes.
tell-tain-free-B = { $seat } frees a boy.
tell-tain-free-D = { $seat } frees the chief’s daughter.
tell-tain-raid-pasture = { $seat } sends { WORD("word-tain-a", $kind) } to raid { $board }’s pasture gate { $gate }.
tell-tain-raid-house = { $seat } sends { WORD("word-tain-a", $kind) } to raid { $board }’s house gate { $gate }.
tell-tain-guard-pasture = { $seat } puts { WORD("word-tain-a", $kind) } on guard at their own pasture gate { $gate }.
tell-tain-guard-house = { $seat } puts { WORD("word-tain-a", $kind) } on guard at their own house gate { $gate }.
tell-tain-kingdom-1 = { $seat } sends { WORD("word-tain-a", $kind) } into the kingdom, to the left place.
tell-tain-kingdom-2 = { $seat } sends { WORD("word-tain-a", $kind) } into the kingdom, to the right place.

## End and score

outcome-cattle = The game ended because a herd reached 11 cattle.
outcome-rounds = The game ended after round 8.

sheet-cattle = Cattle
sheet-jewels = Jewels
sheet-captured-boys = Captured boys
sheet-captured-daughters = Captured daughters
sheet-full-herd = 11 or more cattle

## Options

option-tain-first_player = Who goes first.
option-tain-first_player-random = Drawn at random.
option-tain-first_player-A = Seat A.
option-tain-first_player-B = Seat B.
option-tain-first_player-C = Seat C.
option-tain-first_player-D = Seat D.
option-tain-marker = What happens to the first-player marker after a round.
option-tain-marker-rotates = It passes to the left.
option-tain-marker-stays = It stays where it is.
option-tain-lone_cow = Who takes the kingdom’s last cow when two raiders of a kind meet there.
option-tain-lone_cow-left = The raider on the left place.
option-tain-lone_cow-first_in_turn_order = Whoever comes first in turn order.
option-tain-memory_aid = Whether the kinds of used tokens are shown, not only their number.
option-tain-memory_aid-false = Only the number is shown.
option-tain-memory_aid-true = The kinds are shown too.

## What follows from moves

story-turned-up = Round { $round }: all tokens are turned up.
story-owned = { $owner }’s { WORD("word-tain-kind", $kind) }
story-kingdom-one = Kingdom: { $token } is alone there.
story-kingdom-two = Kingdom: { $left } on the left, { $right } on the right.
story-raid-open = { $place }: { $owner }’s { WORD("word-tain-kind", $kind) } finds nobody on guard.
story-raid-bluff = { $place }: { $owner }’s { WORD("word-tain-kind", $kind) } finds only a bluff on guard.
story-raid-wins = { $place }: { $owner }’s { WORD("word-tain-kind", $kind) } gets past the { WORD("word-tain-kind", $guard) }.
story-raid-fails = { $place }: { $owner }’s { WORD("word-tain-kind", $kind) } is held off by the { WORD("word-tain-kind", $guard) }.
story-raid-captured = { $place }: { $owner }’s { WORD("word-tain-kind", $kind) } is captured by the { WORD("word-tain-kind", $guard) }.
story-raid-kidnaps = { $place }: { $owner }’s { WORD("word-tain-kind", $kind) } gets no further, but carries off the { WORD("word-tain-kind", $guard) }.
story-changes = { $seat }: { $changes }.
story-no-changes = Nothing changes hands.
story-cattle-now = cattle { $was } → { $now }
story-jewels-now = jewels { $was } → { $now }
story-captured = holds { $owner }’s { WORD("word-tain-kind", $kind) }
story-freed = no longer holds { $owner }’s { WORD("word-tain-kind", $kind) }
story-used-pile-back = { $seat } takes the used pile back behind the screen.
story-round-begins = Round { $round } begins; { $seat } is first.

twice = { $found } is listed twice.
wrong-in-phase = this doesn’t go with the phase “{ $phase }”.
not-the-start = the game has not begun in this phase, so nothing can have changed yet.
no-first-player-draw = the options settle who goes first, so nothing is left to draw.

## What a choice is about, for those who are new

first-tain-place = Lay a token: raid others’ gates or the kingdom, or guard your own. Passing ends your whole round.
first-tain-pass = You have nothing left to lay this round: pass, and the others finish it.
first-tain-free = Two of your own are held here: free the boy (1 point to his captor) or the chief’s daughter (5).
