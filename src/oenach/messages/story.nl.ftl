# Wat er in een partij gebeurt, voor wie het vertelt: de terminal of een pagina.

## At the table

story-sits = Plaats { $seat }: { $name }
story-bot = bot { $name }
story-forced = { $seat } kan maar één zet doen, dus die wordt gespeeld: { $text }.
story-fallback-crashed = De bot op plaats { $seat } is uitgevallen; er wordt een willekeurige zet voor hem gedaan.
story-fallback-late = De bot op plaats { $seat } antwoordt niet op tijd; er wordt een willekeurige zet voor hem gedaan.
story-fallback-garbled = De bot op plaats { $seat } geeft geen zinnig antwoord; er wordt een willekeurige zet voor hem gedaan.
story-fallback-illegal = De bot op plaats { $seat } wil een zet doen die niet mag; er wordt een willekeurige zet voor hem gedaan.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } wint.
story-winners = Een gedeelde overwinning: { $names }.

## Táin

story-turned-up = Ronde { $round }: alle fiches worden omgedraaid.
story-owned = { WORD("word-tain-the", $kind) } van { $owner }
story-kingdom-one = Koninkrijk: { $token } is er alleen.
story-kingdom-two = Koninkrijk: { $left } links, { $right } rechts.
story-raid-open = { $place }: { WORD("word-tain-the", $kind) } van { $owner } vindt niemand op wacht.
story-raid-bluff = { $place }: { WORD("word-tain-the", $kind) } van { $owner } vindt alleen een bluffiche op wacht.
story-raid-wins = { $place }: { WORD("word-tain-the", $kind) } van { $owner } komt voorbij { WORD("word-tain-the", $guard) }.
story-raid-fails = { $place }: { WORD("word-tain-the", $kind) } van { $owner } wordt tegengehouden door { WORD("word-tain-the", $guard) }.
story-raid-captured = { $place }: { WORD("word-tain-the", $kind) } van { $owner } wordt gevangengenomen door { WORD("word-tain-the", $guard) }.
story-raid-kidnaps = { $place }: { WORD("word-tain-the", $kind) } van { $owner } komt niet verder, maar ontvoert { WORD("word-tain-the", $guard) }.
story-changes = { $seat }: { $changes }.
story-no-changes = Er gaat niets in andere handen over.
story-cattle-now = vee { $was } → { $now }
story-jewels-now = juwelen { $was } → { $now }
story-captured = houdt { WORD("word-tain-a", $kind) } van { $owner } gevangen
story-freed = houdt { WORD("word-tain-a", $kind) } van { $owner } niet meer gevangen
story-used-pile-back = { $seat } neemt de aflegstapel terug achter het scherm.
story-round-begins = Ronde { $round } begint; { $seat } is de eerste.

## Celtic Trader

story-took-role = { $seat } is { WORD("word-trader-role", $role) } en begint bij { NAME($place) }.
story-earned = { $seat } verdient { $points } RP en heeft er nu { $now }.
story-conquered = { NAME($stronghold) } valt in handen van Rome en wordt een Romeinse stad.
story-trader-round-begins = Ronde { $round } begint.
