name-keltis = Keltis
game-keltis = Decke Plättchen auf und lege sie in steigende oder fallende Reihen: Lange Reihen bringen Punkte, kurze kosten welche.

## What can be read in a minute: a line for each thing that is said

summary-keltis-goal = Lege Reihen von Plättchen in fünf Farben und hole die meisten Punkte.
summary-keltis-turn =
    Decke ein verdecktes Plättchen auf: Behalte es oder lass es für alle offen liegen. Oder nimm eines, das schon offen liegt (R4).
    In jeder Farbe steigen deine Zahlen nur oder fallen nur: Dein zweites Plättchen entscheidet. Lücken sind erlaubt (R6).
    Wer ein Kleeblatt legt, ist noch einmal am Zug (R7).
summary-keltis-end = Mit dem letzten verdeckten Plättchen: Wer es aufdeckt, spielt den Zug zu Ende (R8).
summary-keltis-worth =
    Eine Reihe: ein Plättchen −4, zwei −3, drei 2, vier 3, fünf 6, sechs oder mehr 10. Eine Farbe ohne Plättchen: 0 (R9).
    Wunschsteine, alle Farben zusammen: keiner −4, einer −3, zwei 2, drei 3, vier 6, fünf oder mehr 10 (R10).
    Bonusplättchen: die +1 oder +3, die darauf steht (R11).
    Die Zahlen auf den Plättchen: nichts.

## Words

word-keltis-colour-B = blau
word-keltis-colour-Y = gelb
word-keltis-colour-P = rosa
word-keltis-colour-N = braun
word-keltis-colour-G = grün

# As it stands beside the number: “the … 7”.
word-keltis-the-B = blaue
word-keltis-the-Y = gelbe
word-keltis-the-P = rosa
word-keltis-the-N = braune
word-keltis-the-G = grüne

word-keltis-direction-up = aufwärts
word-keltis-direction-down = abwärts

word-keltis-phase-start = Beginn
word-keltis-phase-turn = Zug
word-keltis-phase-chance = Aufdecken
word-keltis-phase-decide = Entscheidung
word-keltis-phase-over = Ende

## Refusals

keltis-over = das Spiel ist zu Ende.
keltis-seat-drawn-first = zuerst wird gezogen, wer anfängt.
keltis-tile-drawn-first = zuerst wird das Plättchen aufgedeckt.
keltis-no-draw = es wird gerade nichts gezogen.
keltis-not-face-down = { $tile } liegt nicht mehr verdeckt.
keltis-not-in-middle = { $tile } liegt nicht offen in der Mitte.
keltis-nothing-face-down = es gibt kein Plättchen mehr aufzudecken.
keltis-nothing-revealed = du hast kein Plättchen aufgedeckt: Decke eines auf oder nimm eines aus der Mitte.
keltis-keep-or-leave = du hast { $tile } aufgedeckt: Behalte es zuerst oder lass es liegen.
keltis-turn-must-be-played = du kannst nicht aufhören: Decke ein Plättchen auf oder nimm eines.
keltis-does-not-fit = { $tile } passt nicht: Deine Reihe endet mit { $last } und läuft { WORD("word-keltis-direction", $direction) }.

## Positions

keltis-no-such-tile = „{ $found }“ ist kein Plättchen.
keltis-tile-missing = das Plättchen { $tile } ist nirgends.
keltis-tile-twice = das Plättchen { $tile } liegt schon woanders.
keltis-series-turns = { $tile } bricht die Richtung seiner Reihe.
keltis-last-turn = es ist genau dann der letzte Zug, wenn kein Plättchen mehr verdeckt liegt; hier sind es { $face_down }.
keltis-to-act = das passt nicht zur Phase „{ $phase }“: In jeder Phase außer „start“ und „over“ ist jemand am Zug.
keltis-revealed = das passt nicht zur Phase „{ $phase }“: Nur in „decide“ wartet ein aufgedecktes Plättchen.
keltis-begun = in der Phase „{ $phase }“ liegen alle 55 Plättchen verdeckt.
keltis-first-player-known = die Optionen legen fest, wer anfängt, also gibt es nichts zu ziehen.
keltis-nothing-to-draw = in der Phase „{ $phase }“ muss noch ein Plättchen aufzudecken sein.
keltis-not-over = in der Phase „{ $phase }“ liegt kein Plättchen mehr verdeckt.

## Moves

tell-keltis-first = { $seat } fängt an.
tell-keltis-flip = { $seat } deckt ein Plättchen auf.
tell-keltis-drawn = Es ist die { WORD("word-keltis-the", $colour) } { $value }.
tell-keltis-keep = { $seat } behält das Plättchen.
tell-keltis-leave = { $seat } lässt das Plättchen in der Mitte liegen.
tell-keltis-take = { $seat } nimmt die { WORD("word-keltis-the", $colour) } { $value } aus der Mitte.
tell-keltis-stop = { $seat } hört auf.

## End and score

outcome-last-tile = Das Spiel endete, weil das letzte Plättchen aufgedeckt wurde.

sheet-blue = Blaue Reihe
sheet-yellow = Gelbe Reihe
sheet-pink = Rosa Reihe
sheet-brown = Braune Reihe
sheet-green = Grüne Reihe
sheet-wishing-stones = Wunschsteine
sheet-bonus = Bonusplättchen

## Options

option-keltis-first_player = Wer anfängt.
option-keltis-first_player-random = Wird ausgelost.
option-keltis-first_player-A = Platz A.
option-keltis-first_player-B = Platz B.
option-keltis-first_player-C = Platz C.
option-keltis-first_player-D = Platz D.

## What a choice is about, for those who are new

first-keltis-reveal = Decke ein Plättchen auf: Dann legst du es in eine Reihe seiner Farbe oder lässt es für alle liegen.
first-keltis-turn = Nimm ein offenes Plättchen, das in deine Reihen passt, oder decke noch eines auf. Eine Reihe darf nur steigen oder nur fallen.
first-keltis-start = { $clover ->
        [1] Behalte es, beginne eine Reihe ({ WORD("word-keltis-colour", $colour) }; mit weniger als drei Plättchen kostet sie Punkte) und sei noch einmal dran, oder lass es für alle liegen.
       *[other] Behalte es und beginne eine Reihe ({ WORD("word-keltis-colour", $colour) }; mit weniger als drei Plättchen kostet sie Punkte), oder lass es für alle liegen.
    }
first-keltis-second = { $clover ->
        [1] Behalte es, womit feststeht, ob diese Reihe ({ WORD("word-keltis-colour", $colour) }) steigt oder fällt, und sei noch einmal dran; oder lass es für alle liegen.
       *[other] Behalte es, womit feststeht, ob diese Reihe ({ WORD("word-keltis-colour", $colour) }) steigt oder fällt, oder lass es für alle liegen.
    }
first-keltis-grow = { $clover ->
        [1] Behalte es als { $tiles }. Plättchen dieser Reihe ({ WORD("word-keltis-colour", $colour) }; je länger, desto mehr Punkte) und sei noch einmal dran, oder lass es für alle liegen.
       *[other] Behalte es als { $tiles }. Plättchen dieser Reihe ({ WORD("word-keltis-colour", $colour) }; je länger, desto mehr Punkte), oder lass es für alle liegen.
    }
first-keltis-unfit = Dieses Plättchen setzt deine Reihe ({ WORD("word-keltis-colour", $colour) }) nicht fort: Es bleibt in der Mitte für die anderen.
first-keltis-last = Es gibt nichts mehr aufzudecken. Dein Kleeblatt lässt dich noch ein passendes Plättchen nehmen oder aufhören.
