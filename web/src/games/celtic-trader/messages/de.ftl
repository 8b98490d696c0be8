## Das Brett

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

## Was man tun kann

can-celtic-trader-role = eine Rolle wählen
can-celtic-trader-roman = das Römerplättchen versetzen
can-celtic-trader-stay = das Römerplättchen liegen lassen
can-celtic-trader-resolve = ein gezogenes Plättchen abhandeln
can-celtic-trader-go = gehen
can-celtic-trader-pick = eine Ware aufnehmen
can-celtic-trader-drop = eine Ware ablegen
can-celtic-trader-halt = anhalten
can-celtic-trader-buy = eine Fähigkeit verbessern
can-celtic-trader-claim = RP in SP tauschen
can-celtic-trader-deliver = liefern
can-celtic-trader-end = deinen Zug beenden

## Eine eigene Karte

file-celtic-trader-map-own = Eine eigene Karte aus einer Datei
file-celtic-trader-map-file = Kartendatei
file-celtic-trader-map-hint = Eine JSON-Datei, wie „oenach map new“ oder „oenach map template“ sie schreibt.
file-celtic-trader-map-missing = Wähle die Datei mit deiner Karte.

## Beispiele im Regelbuch

rules-example-trader-draw = Zwei Plättchen aus dem Beutel
rules-example-trader-draw-told = Alle Felder für Weizen sind besetzt, also wollen die Iceni mehr Weizen. Der Römer kommt nach T11 und versperrt dort die Straße (C11).
rules-example-trader-deliver = Eine Lieferung
rules-example-trader-deliver-told = Zweimal Tuch für je 4 + 2 und Trauben für 8 + 2 bringen 22 RP. Die Nachfrage nach Tuch fällt auf 1, die nach Trauben auf 6 (C18).
rules-example-trader-stopped = Von einem Römer aufgehalten
rules-example-trader-stopped-told = Auf der Straße T15 liegt ein Römerplättchen. Wer sie betritt, hält dort an, und der Zug ist zu Ende (C14).
