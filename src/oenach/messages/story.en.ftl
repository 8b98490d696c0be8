# What happens in a match, for whoever tells it: the terminal, or a page.

## At the table

story-sits = Seat { $seat }: { $name }
story-bot = { $name } bot
story-forced = Only one move is open to { $seat }, so it is made: { $text }.
story-fallback-crashed = The bot of seat { $seat } broke down; a random move is made for it.
story-fallback-late = The bot of seat { $seat } does not answer in time; a random move is made for it.
story-fallback-garbled = The bot of seat { $seat } gives no sensible answer; a random move is made for it.
story-fallback-illegal = The bot of seat { $seat } wants to make an illegal move; a random one is made for it.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } wins.
story-winners = A shared victory: { $names }.

## Táin

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

## Celtic Trader

story-took-role = { $seat } is { WORD("word-trader-role", $role) } and starts at { NAME($place) }.
story-earned = { $seat } earns { $points } RP and has { $now } now.
story-conquered = { NAME($stronghold) } falls to Rome and becomes a Roman city.
story-trader-round-begins = Round { $round } begins.
