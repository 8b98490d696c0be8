## Das Brett

board-keltis-middle = Die Mitte
board-keltis-flip = Eines der { $count } verdeckten Plättchen aufdecken
board-keltis-face-down = { $count ->
        [one] ein verdecktes Plättchen
       *[other] { $count } verdeckte Plättchen
    }
board-keltis-none-face-up = Kein Plättchen liegt offen.
board-keltis-take = Nehmen: { $stone }.
board-keltis-keep = Behalten
board-keltis-leave = Liegen lassen
board-keltis-stop = Aufhören
board-gain = { $count ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
board-keltis-again = Du bist noch einmal am Zug.
board-keltis-unfit = Es passt in keine deiner Reihen.
board-keltis-stone = { $colour } { $value }{ $carving ->
        [wishing-stone] , Wunschstein
        [clover] , Kleeblatt
        [bonus] , Bonus +{ $bonus }
       *[plain] {""}
    }
board-keltis-face-up = Offen in der Mitte
board-keltis-left-over = Übrig: Diese Plättchen zählen für niemanden
board-keltis-choose = Decke ein Plättchen auf oder nimm eines, das offen liegt.
board-keltis-choose-flip = Decke ein Plättchen auf, egal welches.
board-keltis-stop-or-take = Kein Plättchen ist mehr verdeckt: Nimm eines, das passt, oder hör auf.
board-keltis-turn-of = { $name } ist am Zug.
board-keltis-revealed-by = { $name } hat dieses Plättchen aufgedeckt.
board-keltis-clover = Kleeblatt: { $name } ist noch einmal am Zug.
board-keltis-clover-yours = Kleeblatt: Spiel noch einmal!
board-keltis-fits = Es passen noch: { $values }.
board-keltis-fits-note = Die kleinen Zahlen sind die Plättchen, die noch in eine Reihe passen; die umrahmten liegen offen in der Mitte.
board-keltis-flip-at-once = Ein Plättchen ohne Nachfrage aufdecken
board-keltis-unfold = Alle Reihen der anderen
board-keltis-holding = Deine Reihen: { $rows }.
board-keltis-holding-none = Du hast noch keine Reihe begonnen.
board-keltis-rows-of = Die Reihen von { $name }
board-keltis-rows = Die Reihen von { $name }: { $rows }.
board-keltis-no-rows = { $name } hat noch keine Reihe begonnen.

## Was man tun kann

can-keltis-flip = ein Plättchen aufdecken
can-keltis-take = ein Plättchen aus der Mitte nehmen
can-keltis-keep = das Plättchen behalten
can-keltis-leave = das Plättchen in der Mitte lassen
can-keltis-keep-or-leave = das Plättchen behalten oder liegen lassen
can-keltis-stop = aufhören

## Züge

move-keltis-flip = Ein Plättchen aufdecken
move-keltis-take = Nehmen: { $stone }
move-keltis-keep = Behalten: { $stone }
move-keltis-leave = In der Mitte lassen: { $stone }
move-keltis-stop = Aufhören

## Beispiele im Regelbuch

rules-example-keltis-unfit = Ein Plättchen, das nicht passt
rules-example-keltis-unfit-told = Grün begann mit 8 und 5, es geht also abwärts. Die 7 passt nirgends und muss liegen bleiben (R6).
rules-example-keltis-down = Ein Plättchen, das passt
rules-example-keltis-down-told = Die grüne 3 setzt die Reihe abwärts fort. Sie trägt ein Kleeblatt, also folgt noch ein Zug (R7).
rules-example-keltis-clover = Kleeblatt auf Kleeblatt
rules-example-keltis-clover-told = Die rosa 2 wird genommen: Rosa geht aufwärts (R6), und das Kleeblatt gibt noch einen Zug. Auch die blaue 5 trägt eines. Die braune 10 bleibt liegen, und der Zug ist vorbei (R7).
rules-example-keltis-series = Zwei gute Reihen
rules-example-keltis-series-told = Blau läuft 0, 3, 4, 5, 9 und Grün 8, 6, 5, 2, 0: Jede steigt nur oder fällt nur, und Lücken schaden nicht (R6).
rules-example-keltis-score = Eine Wertung
rules-example-keltis-score-told = Reihen aus 2, 4, 3 und 5 Plättchen zählen −3 + 3 + 2 + 6, drei Wunschsteine 3 und Boni 10: zusammen 21 (R9).
board-keltis-stop-at-once = Den Zug ohne Nachfrage vorzeitig beenden

## Setting up a table

set-up-keltis-first_player = Wer beginnt
set-up-keltis-first_player-random = Ausgelost
set-up-keltis-first_player-A = Platz 1
set-up-keltis-first_player-B = Platz 2
set-up-keltis-first_player-C = Platz 3
set-up-keltis-first_player-D = Platz 4
