# Was in einer Partie geschieht, für alle, die davon erzählen: das Terminal oder eine Seite.

## At the table

story-sits = Platz { $seat }: { $name }
story-bot = Bot { $name }
story-forced = { $seat } hat nur einen möglichen Zug, also wird er gemacht: { $text }.
story-fallback-crashed = Der Bot auf Platz { $seat } ist ausgefallen; für ihn wird ein zufälliger Zug gemacht.
story-fallback-late = Der Bot auf Platz { $seat } antwortet nicht rechtzeitig; für ihn wird ein zufälliger Zug gemacht.
story-fallback-garbled = Der Bot auf Platz { $seat } gibt keine brauchbare Antwort; für ihn wird ein zufälliger Zug gemacht.
story-fallback-illegal = Der Bot auf Platz { $seat } will einen unerlaubten Zug machen; für ihn wird ein zufälliger gemacht.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } gewinnt.
story-winners = Ein geteilter Sieg: { $names }.

## Táin

story-turned-up = Runde { $round }: Alle Plättchen werden aufgedeckt.
story-owned = { WORD("word-tain-the", $kind) } von { $owner }
story-kingdom-one = Königreich: { $token } ist dort allein.
story-kingdom-two = Königreich: { $left } links, { $right } rechts.
story-raid-open = { $place }: { NAME(WORD("word-tain-the", $kind)) } von { $owner } trifft auf keine Wache.
story-raid-bluff = { $place }: { NAME(WORD("word-tain-the", $kind)) } von { $owner } trifft nur auf einen Bluff.
story-raid-wins = { $place }: { NAME(WORD("word-tain-the", $kind)) } von { $owner } überwindet { WORD("word-tain-a", $guard) }.
story-raid-fails = { $place }: { NAME(WORD("word-tain-the", $guard)) } wehrt { WORD("word-tain-a", $kind) } von { $owner } ab.
story-raid-captured = { $place }: { NAME(WORD("word-tain-the", $guard)) } nimmt { WORD("word-tain-a", $kind) } von { $owner } gefangen.
story-raid-kidnaps = { $place }: { NAME(WORD("word-tain-the", $kind)) } von { $owner } scheitert, entführt aber { WORD("word-tain-a", $guard) }.
story-changes = { $seat }: { $changes }.
story-no-changes = Nichts wechselt den Besitzer.
story-cattle-now = Rinder { $was } → { $now }
story-jewels-now = Juwelen { $was } → { $now }
story-captured = hält { WORD("word-tain-a", $kind) } von { $owner } gefangen
story-freed = hält { WORD("word-tain-a", $kind) } von { $owner } nicht mehr gefangen
story-used-pile-back = { $seat } nimmt den Ablagestapel zurück hinter den Sichtschirm.
story-round-begins = Runde { $round } beginnt; { $seat } fängt an.

## Celtic Trader

story-took-role = { $seat } ist { WORD("word-trader-role", $role) } und beginnt bei { NAME($place) }.
story-earned = { $seat } verdient { $points } RP und hat jetzt { $now }.
story-conquered = { NAME($stronghold) } fällt an Rom und wird eine römische Stadt.
story-trader-round-begins = Runde { $round } beginnt.
