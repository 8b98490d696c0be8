## Every board

board-turn = am Zug
board-gain = { $count ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }

## Keltis

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
board-keltis-again = Du bist noch einmal am Zug.
board-keltis-unfit = Es passt in keine deiner Reihen.
board-keltis-stone = { $colour } { $value }{ $carving ->
        [wishing] , Wunschstein
        [clover] , Kleeblatt
        [bonus-1] , Bonus +1
        [bonus-3] , Bonus +3
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

## Táin

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
board-tain-choose = Wähle ein Plättchen und einen Platz, in beliebiger Reihenfolge.
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

## Celtic Trader

board-trader-map = Die Karte
board-trader-reconstruction = Diese Karte ist eine Rekonstruktion: Die gedruckte war nicht zu finden.
board-trader-words = Die Karte in Worten
board-trader-keys = Tasten auf der Karte: Die Pfeile gehen von Ort zu Ort und verschieben mit der Umschalttaste die Karte; + und − gehen näher und weiter weg, 0 zeigt die ganze Karte.
board-trader-words-place = Ort
board-trader-words-there = Dort
board-trader-words-roads = Straßen nach
board-trader-closer = Näher
board-trader-farther = Weiter weg
board-trader-whole = Die ganze Karte
board-trader-way = { $place }: { $cost ->
        [one] { $cost } Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }
board-trader-way-ends = { $way }; ein Römerplättchen beendet dort deinen Zug
board-trader-there = { $place }. Hier: { $names }
board-trader-put = { $token } auf { $place } legen
board-trader-away = Das Römerplättchen von { $place } ablegen
board-trader-raise = { $place }: die Nachfrage nach { $token } steigt auf { $points }
board-trader-conquer = Die Römer erobern { $place }
board-trader-resolve = { $kind ->
        [cycle] Kreislauf: Alle abgelegten Plättchen kommen zurück in den Beutel
        [orders] Befehl: Es liegt kein Römerplättchen auf der Karte
        [roman] Das Römerplättchen ablegen: Kein Platz ist frei
       *[other] { $token } ablegen: Die Nachfrage kann nirgends steigen
    }
board-trader-role = Als { $role } spielen
board-trader-start = Beginnt in { $place }
board-trader-bonus = SP für { $ability }: { $points }
board-trader-bonus-rp = { $points } SP für jeden RP, der am Ende übrig ist
board-trader-bonus-row = SP-Bonus
board-trader-stay = Das Römerplättchen liegen lassen
board-trader-roman = Das Römerplättchen nach { $place } versetzen
board-trader-pick = { $token } aufnehmen
board-trader-pick-halts = { $token } aufnehmen; deine Bewegung endet
board-trader-drop = { $token } ablegen
board-trader-halt = Hier anhalten und handeln
board-trader-halt-ends = Anhalten und Zug beenden
board-trader-deliver = { $token } liefern für { $points } RP
board-trader-buy = { $ability } verbessern für { $cost } RP
board-trader-claim = { $points } RP in SP tauschen
board-trader-end = Zug beenden
board-trader-points = Übrige Bewegungspunkte: { $points }
board-trader-now = Der Zug
board-trader-round = Runde { $round }
board-trader-walk = Wähle einen umringten Ort, um dorthin zu gehen; die Zahl sagt, was es kostet.
board-trader-point = { $kind ->
        [roman] Wähle einen Platz auf der Karte für das Römerplättchen.
        [orders] Wähle das Römerplättchen, das die Karte verlässt.
        [romanisation] Wähle die Festung, die die Römer erobern.
       *[other] Wähle ein Feld auf der Karte für { $token }.
    }
board-trader-point-raise = Für { $token } ist kein Feld frei: Wähle eine Festung, in der die Nachfrage steigt.
board-trader-point-roman = Du stehst auf einem Römerplättchen: Wähle, wohin es kommt, oder lass es liegen.
board-trader-demand = Nachfrage
board-trader-demand-explained = Was eine Lieferung an RP bringt.{ $count ->
        [0] {""}
       *[other] {" "}Was du trägst, ist eingerahmt.
    }
board-trader-city = Römische Stadt
board-trader-bag = Im Beutel: { $count }
board-trader-discard = Abgelegt: { $count }
board-trader-supply = Punkte im Vorrat: { $points }
board-trader-carries = trägt { $token }
board-trader-rp = RP
board-trader-vp = SP
board-trader-abilities = Fähigkeiten und Bonus
board-trader-ability-movement = Bewegung
board-trader-ability-trading = Handel
board-trader-ability-carrying = Tragkraft
board-trader-abilities-explained = Bewegung: Punkte in jedem Zug. Handel: zusätzliche RP je Lieferung. Tragkraft: so viele auf einmal / so viele aufgenommen, ohne anzuhalten.
board-trader-price = Preis in RP
