## Das Brett

board-tain-round = Runde { $round } von { $rounds }
board-tain-kingdom = Das Königreich
board-tain-kingdom-K1 = der linke Platz im Königreich
board-tain-kingdom-K2 = der rechte Platz im Königreich
board-tain-raider-pasture = vor Weidetor { $gate } von { $name }
board-tain-raider-house = vor Haustor { $gate } von { $name }
board-tain-guard-pasture = hinter Weidetor { $gate } von { $name }
board-tain-guard-house = hinter Haustor { $gate } von { $name }
board-tain-empty = { $place }: leer
board-tain-taken = { $place }: { $token }
board-tain-put-here = { $place }: hier ein Plättchen legen
board-tain-put = { $place }: { $token } hierher legen
board-tain-token = { $kind } von { $name }
board-tain-queued = { $place }: { $kind }, wartet auf deinen Zug; drücken, um es zurückzunehmen
board-tain-hidden-token = verdecktes Plättchen von { $name }
board-tain-cattle = { $count ->
        [one] ein Rind
       *[other] { $count } Rinder
    }
board-tain-jewels = { $count ->
        [one] ein Juwel
       *[other] { $count } Juwelen
    }
board-tain-prisoner = gefangen: { $kind } von { $name }
board-tain-unused = hinter dem Sichtschirm: { $count }
board-tain-used = abgelegt: { $count }
board-tain-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
board-tain-beside = in dieser Runde gewonnen
board-tain-has-passed = hat gepasst
board-tain-first = Startspieler
board-tain-screen = Hinter deinem Sichtschirm
board-tain-take = { $kind }, noch { $count }
board-tain-choose = Wähle Plättchen und Platz, in beliebiger Folge.
board-tain-choose-place = Wähle nun einen Platz für { $token }.
board-tain-choose-token = Wähle nun ein Plättchen für diesen Platz.
board-tain-pass = Passen
board-tain-free = Befreien: { $token }
board-tain-whom-to-free = Wen befreist du?
board-tain-duels = Räuber und Wachen
board-tain-raider-guard = Räuber ↓ Wache →
board-tain-no-guard = keine Wache oder Bluff
board-tain-duel-succeeds = gelingt
board-tain-duel-fails = scheitert
board-tain-duel-boy-captured = Junge gefangen
board-tain-duel-daughter-kidnapped = Tochter entführt
board-tain-gate = Tor { $gate } von { $name }
board-tain-queue-hint = Wachen kannst du schon vor deinem Zug einreihen: Sie werden von selbst gelegt.
board-tain-holding = Hinter deinem Sichtschirm: { $pieces }. Du hast { $names }.
board-tain-clan-of = Der Clan von { $name }
board-tain-clan = { $name }: { $pieces }; hinter dem Sichtschirm: { $count }.
board-tain-captive = gefangen: { $token }

## Was man tun kann

can-tain-place = ein Plättchen legen
can-tain-pass = passen
can-tain-free = einen Gefangenen befreien

## Züge

move-tain-pass = Passen
move-tain-free = Befreien: { $token }
move-tain-place = Lege { $token } an Tor { $gate } von { $name }
move-tain-kingdom = Schicke { $token } ins Königreich

## Beispiele im Regelbuch

rules-example-tain-laying = Die Plättchen werden gelegt
rules-example-tain-laying-told = Patricks Sicht nach sechs Plättchen. Seine eigenen zwei kennt er; von den anderen sieht er nur die Rückseiten.
rules-example-tain-laid = Kurz vor den Raubzügen
rules-example-tain-laid-told = Hier ist alles zu sehen. Nur Arthur hat noch nicht gepasst; tut er es, werden alle Plättchen aufgedeckt (T12).
rules-example-tain-raided = Nach den Raubzügen
rules-example-tain-raided-told = Arthur passt. Rinder und Juwelen haben den Besitzer gewechselt, und Arthur hält einen Jungen von Patrick fest (T14).
rules-example-tain-prisoner = Ein Gefangener
rules-example-tain-prisoner-told = Brigitte hält einen Jungen von Patrick fest. Beide Raubzüge auf ihr Haus gelingen: Der erste befreit ihn, der zweite nimmt ein Juwel (T19).
rules-example-tain-few = Zu wenig Rinder
rules-example-tain-few-told = Arthur ist Erster und hat noch zwei Rinder. Im Uhrzeigersinn kommt Patrick vor Brigitte: Er nimmt beide, sie bekommt nichts (T16a).
rules-example-tain-score = Eine Wertung
rules-example-tain-score-told = Brigittes Krieger holt ihr elftes Rind: Das Spiel endet nach dieser Runde (T23). Sie zählt 22 + 3 + 1 + 3 = 29 (T24).
board-tain-pass-at-once = Ohne Nachfrage passen

## Setting up a table

set-up-tain-first_player = Wer beginnt
set-up-tain-first_player-random = Ausgelost
set-up-tain-first_player-A = Platz 1
set-up-tain-first_player-B = Platz 2
set-up-tain-first_player-C = Platz 3
set-up-tain-first_player-D = Platz 4
set-up-tain-marker = Startspieler jeder Runde
set-up-tain-marker-rotates = Wechselt nach links
set-up-tain-marker-stays = Bleibt gleich
set-up-tain-lone_cow = Letztes Rind im Königreich
set-up-tain-lone_cow-left = Für den linken Platz
set-up-tain-lone_cow-first_in_turn_order = Für den früheren Spieler
set-up-tain-memory_aid = Gebrauchte Plättchen
set-up-tain-memory_aid-false = Nur die Zahl
set-up-tain-memory_aid-true = Auch die Arten
