name-tain = Táin
game-tain = Lege die Plättchen deines Clans verdeckt an die Tore, raube Vieh und Juwelen deiner Nachbarn und durchschaue ihre Bluffs.

## What can be read in a minute: a line for each thing that is said

summary-tain-goal = Werde der reichste Clan: Raube Rinder und Juwelen deiner Nachbarn und bewache deine eigenen.
summary-tain-turn =
    Lege ein Plättchen verdeckt: Innen am eigenen Tor wacht es, außen am Tor eines anderen Clans raubt es. Oder lege es ins Königreich (T6).
    Oder passe: Dann legst du in dieser Runde nichts mehr (T10).
    Haben alle gepasst, wird alles aufgedeckt. Häuptling schlägt Krieger, Krieger schlägt Jungen, Gleiche halten stand. Ein Bluff hält niemanden auf und nimmt nichts (T14).
    Ein Weidetor oder das Königreich bringt ein Rind, ein Haustor ein Juwel (T15).
    Ein Krieger auf Wache fängt einen Jungen. Die Tochter hält jeden Räuber auf, aber ein Krieger entführt sie.
    Gebrauchte Plättchen kommen zurück, sobald du alle gelegt hast (T22).
summary-tain-end = Nach der Runde, in der ein Clan 11 Rinder hat, spätestens nach Runde 8 (T23).
summary-tain-worth =
    Rind: 2
    Juwel: 3
    Gefangener Junge: 1
    Gefangene Tochter: 5
    11 oder mehr Rinder: 3 dazu (T24)

## Words

word-tain-kind-C = Häuptling
word-tain-kind-W = Krieger
word-tain-kind-B = Junge
word-tain-kind-D = Häuptlingstochter
word-tain-kind-X = Bluff

# As the object of a sentence: “sends …”.
word-tain-a-C = den Häuptling
word-tain-a-W = einen Krieger
word-tain-a-B = einen Jungen
word-tain-a-D = die Häuptlingstochter
word-tain-a-X = einen Bluff
word-tain-a-hidden = ein Plättchen

# As the subject of a sentence, known already: “… gets past”.
word-tain-the-C = der Häuptling
word-tain-the-W = der Krieger
word-tain-the-B = der Junge
word-tain-the-D = die Häuptlingstochter
word-tain-the-X = der Bluff

# After “you have”.
word-tain-no-C = keinen Häuptling
word-tain-no-W = keinen Krieger
word-tain-no-B = keinen Jungen
word-tain-no-D = keine Häuptlingstochter
word-tain-no-X = keinen Bluff

word-tain-phase-start = Beginn
word-tain-phase-commando = Kommandophase
word-tain-phase-raid = Raubzugphase
word-tain-phase-over = Ende

## Refusals

tain-over = das Spiel ist zu Ende.
tain-marker-first = zuerst wird gezogen, wer Startspieler ist.
tain-marker-given = wer anfängt, steht schon fest.
tain-free-first = wähle zuerst, welchen deiner Gefangenen du befreist, den Jungen oder die Tochter.
tain-nobody-to-free = du hast jetzt keine Gefangenen zur Wahl.
tain-not-in-kingdom = du kannst { WORD("word-tain-a", $kind) } nicht ins Königreich schicken: Nur der Häuptling, ein Krieger oder ein Bluff darf dorthin.
tain-kingdom-once = du hast in dieser Runde schon ein Plättchen im Königreich.
tain-daughter-stays = die Häuptlingstochter geht nie auf Raubzug, also nicht auf das Brett von { $board }; sie bewacht nur deine eigenen Tore.
tain-place-taken = { $place } ist schon besetzt.
tain-none-unused = du hast { WORD("word-tain-no", $kind) } mehr hinter deinem Sichtschirm.
tain-queue-guards-only = nur Wachen an deinen eigenen Toren können vor deinem Zug vorgemerkt werden.

## Positions

tain-bluff-after-reveal = Bluffs kommen auf die Ablagestapel, sobald die Plättchen aufgedeckt sind.
tain-cattle-count = es gibt insgesamt { $found } Rinder, es müssen aber { $expected } sein.
tain-jewel-count = es gibt insgesamt { $found } Juwelen, es müssen aber { $expected } sein.
tain-token-count = dieser Clan hat { $found } Plättchen der Art { $kind }, es müssen aber { $expected } sein.
tain-too-many = hier kann es höchstens { $most } Plättchen der Art { $kind } geben.
tain-too-many-tokens = { $found } Plättchen sind zu viele: Ein Clan hat 18.
tain-unused-count = hinter dem Sichtschirm sollen { $found } Plättchen liegen, es bleiben aber { $expected } übrig.
tain-hidden-do-not-fit = mit den verborgenen Plättchen lassen sich die verdeckten Plätze nicht nach den Regeln füllen.
tain-no-such-kind = „{ $found }“ ist keine Art von Plättchen; die Arten sind C, W, B, D und X.
tain-no-token = „{ $found }“ ist hier kein Plättchen; „-“ steht für einen leeren Platz.
tain-no-prisoner = „{ $found }“ kann nicht gefangen sein: Das können nur Jungen und Töchter anderer Clans.
tain-no-raider = „{ $found }“ kann hier nicht rauben: Ein Räuber kommt aus einem anderen Clan und ist nicht die Tochter.
tain-not-in-kingdom-now = „{ $found }“ kann nicht im Königreich sein: Je Clan darf ein Häuptling, Krieger oder Bluff hinein.
tain-place-count = es sind { $found } Plätze, es müssen aber { $expected } sein.
tain-places-not-cleared = hier liegen Plättchen, die schon abgeräumt sein müssten.
tain-has-passed = { $seat } hat gepasst und kann nicht am Zug sein.
tain-no-raid-now = das gehört nur in eine Stellung der Raubzugphase.
tain-nothing-to-choose = { $seat } hat nichts zu wählen: In diesem Haus müssen ein Junge und die Tochter des eigenen Clans sein.
tain-own-house = niemand überfällt das eigene Haus.
tain-other-is-served = { $seat } wird als Nächstes bedient.
tain-claims = ein oder zwei Überfälle auf das Haus müssen offen sein, darunter einer von dem, der wählt, nicht { $found }.
tain-not-over = das Spiel kann nach Runde { $round } nicht zu Ende sein: Niemand hat 11 Rinder.

## Moves

tell-tain-marker = { $seat } ist Startspieler.
tell-tain-pass = { $seat } passt.
tell-tain-free-B = { $seat } befreit einen Jungen.
tell-tain-free-D = { $seat } befreit die Häuptlingstochter.
tell-tain-raid-pasture = { $seat } schickt { WORD("word-tain-a", $kind) } auf Raubzug zum Weidetor { $gate } von { $board }.
tell-tain-raid-house = { $seat } schickt { WORD("word-tain-a", $kind) } auf Raubzug zum Haustor { $gate } von { $board }.
tell-tain-guard-pasture = { $seat } stellt { WORD("word-tain-a", $kind) } als Wache an das eigene Weidetor { $gate }.
tell-tain-guard-house = { $seat } stellt { WORD("word-tain-a", $kind) } als Wache an das eigene Haustor { $gate }.
tell-tain-kingdom-1 = { $seat } schickt { WORD("word-tain-a", $kind) } ins Königreich, auf den linken Platz.
tell-tain-kingdom-2 = { $seat } schickt { WORD("word-tain-a", $kind) } ins Königreich, auf den rechten Platz.

## End and score

outcome-cattle = Das Spiel endete, weil eine Herde 11 Rinder erreicht hat.
outcome-rounds = Das Spiel endete nach Runde 8.

sheet-cattle = Rinder
sheet-jewels = Juwelen
sheet-captured-boys = Gefangene Jungen
sheet-captured-daughters = Gefangene Töchter
sheet-full-herd = 11 oder mehr Rinder

## Options

option-tain-first_player = Wer anfängt.
option-tain-first_player-random = Wird ausgelost.
option-tain-first_player-A = Platz A.
option-tain-first_player-B = Platz B.
option-tain-first_player-C = Platz C.
option-tain-first_player-D = Platz D.
option-tain-marker = Was nach einer Runde mit dem Startspielermarker geschieht.
option-tain-marker-rotates = Er geht nach links weiter.
option-tain-marker-stays = Er bleibt, wo er ist.
option-tain-lone_cow = Wer das letzte Rind im Königreich bekommt, wenn sich dort zwei gleiche Plättchen treffen.
option-tain-lone_cow-left = Das Plättchen auf dem linken Platz.
option-tain-lone_cow-first_in_turn_order = Wer in der Zugfolge zuerst kommt.
option-tain-memory_aid = Ob auch die Arten der gebrauchten Plättchen gezeigt werden, nicht nur ihre Zahl.
option-tain-memory_aid-false = Nur die Zahl ist zu sehen.
option-tain-memory_aid-true = Auch die Arten sind zu sehen.

## Was daraus folgt

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

twice = { $found } ist doppelt aufgeführt.
wrong-in-phase = das passt nicht zur Phase „{ $phase }“.
not-the-start = in dieser Phase hat das Spiel noch nicht begonnen, also kann sich noch nichts geändert haben.
no-first-player-draw = die Optionen legen fest, wer anfängt, also gibt es nichts zu ziehen.

## What a choice is about, for those who are new

first-tain-place = Lege ein Plättchen: bei anderen oder im Königreich zum Rauben, bei dir als Wache. Wer passt, ist raus.
first-tain-pass = Du hast in dieser Runde nichts mehr zu legen: Passe, und die anderen spielen sie zu Ende.
first-tain-free = Zwei von dir sind hier gefangen: Befreie den Jungen (bringt ihnen 1 Punkt) oder die Tochter (5).
