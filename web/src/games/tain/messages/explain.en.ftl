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
