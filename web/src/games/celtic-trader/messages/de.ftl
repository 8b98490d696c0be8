## Das Brett

board-celtic-trader-map = Die Karte
board-celtic-trader-reconstruction = Diese Karte ist eine Rekonstruktion: Die gedruckte war nicht zu finden.
board-celtic-trader-words = Die Karte in Worten
board-celtic-trader-keys = Tasten auf der Karte: Die Pfeile gehen von Ort zu Ort und verschieben mit der Umschalttaste die Karte; + und − gehen näher und weiter weg, 0 zeigt die ganze Karte.
board-celtic-trader-words-place = Ort
board-celtic-trader-words-there = Dort
board-celtic-trader-words-roads = Straßen nach
board-celtic-trader-closer = Näher
board-celtic-trader-farther = Weiter weg
board-celtic-trader-whole = Die ganze Karte
board-celtic-trader-way = { $place }: { $cost ->
        [one] { $cost } Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    }
board-celtic-trader-way-ends = { $way }; ein Römerplättchen beendet dort deinen Zug
board-celtic-trader-there = { $place }. Hier: { $names }
board-celtic-trader-put = { $token } auf { $place } legen
board-celtic-trader-away = Das Römerplättchen von { $place } ablegen
board-celtic-trader-raise = { $place }: die Nachfrage nach { $token } steigt auf { $points }
board-celtic-trader-conquer = Die Römer erobern { $place }
board-celtic-trader-resolve = { $kind ->
        [cycle] Kreislauf: Alle abgelegten Plättchen kommen zurück in den Beutel
        [orders] Befehl: Es liegt kein Römerplättchen auf der Karte
        [roman] Das Römerplättchen ablegen: Kein Platz ist frei
       *[other] { $token } ablegen: Die Nachfrage kann nirgends steigen
    }
board-celtic-trader-role = Als { $role } spielen
board-celtic-trader-start = Beginnt in { $place }
board-celtic-trader-bonus = SP für { $ability }: { $points }
board-celtic-trader-bonus-rp = { $points } SP für jeden RP, der am Ende übrig ist
board-celtic-trader-bonus-row = SP-Bonus
board-celtic-trader-stay = Das Römerplättchen liegen lassen
board-celtic-trader-roman = Das Römerplättchen nach { $place } versetzen
board-celtic-trader-pick = { $token } aufnehmen
board-celtic-trader-pick-halts = { $token } aufnehmen; deine Bewegung endet
board-celtic-trader-drop = { $token } ablegen
board-celtic-trader-halt = Hier anhalten und handeln
board-celtic-trader-halt-ends = Anhalten und Zug beenden
board-celtic-trader-deliver = { $token } liefern für { $points } RP
board-celtic-trader-buy = { $ability } verbessern für { $cost } RP
board-celtic-trader-improvement = { $before } → { $after }, { $gain } SP
board-celtic-trader-reputation = { $points } RP
board-celtic-trader-claim = { $points } RP in SP tauschen
board-celtic-trader-end = Zug beenden
board-celtic-trader-points = Übrige Bewegungspunkte: { $points }
board-celtic-trader-now = Der Zug
board-celtic-trader-round = Runde { $round }
board-celtic-trader-walk = Wähle einen umringten Ort, um dorthin zu gehen; die Zahl sagt, was es kostet.
board-celtic-trader-point = { $kind ->
        [roman] Wähle einen Platz auf der Karte für das Römerplättchen.
        [orders] Wähle das Römerplättchen, das die Karte verlässt.
        [romanisation] Wähle die Festung, die die Römer erobern.
       *[other] Wähle ein Feld auf der Karte für { $token }.
    }
board-celtic-trader-point-raise = Für { $token } ist kein Feld frei: Wähle eine Festung, in der die Nachfrage steigt.
board-celtic-trader-point-roman = Du stehst auf einem Römerplättchen: Wähle, wohin es kommt, oder lass es liegen.
board-celtic-trader-demand = Nachfrage
board-celtic-trader-demand-explained = Was eine Lieferung an RP bringt.{ $count ->
        [0] {""}
       *[other] {" "}Was du trägst, ist eingerahmt.
    }
board-celtic-trader-city = Römische Stadt
board-celtic-trader-bag = Im Beutel: { $count }
board-celtic-trader-discard = Abgelegt: { $count }
board-celtic-trader-supply = Punkte im Vorrat: { $points }
board-celtic-trader-carries = trägt { $token }
board-celtic-trader-rp = RP
board-celtic-trader-vp = SP
board-celtic-trader-abilities = Fähigkeiten und Bonus
board-celtic-trader-ability-movement = Bewegung
board-celtic-trader-ability-trading = Handel
board-celtic-trader-ability-carrying = Tragkraft
board-celtic-trader-abilities-explained = Bewegung: Punkte in jedem Zug. Handel: zusätzliche RP je Lieferung. Tragkraft: so viele auf einmal / so viele aufgenommen, ohne anzuhalten.
board-celtic-trader-price = Preis in RP
board-celtic-trader-holding = Du bist in { $place }, mit { $goods } ({ $count } von { $most }), { $rp } RP und { $points } SP.
board-celtic-trader-no-goods = nichts
board-celtic-trader-wants = Nachfrage: { $pieces }.
board-celtic-trader-next-to = Von { $place } führen Straßen nach { $names }.
board-celtic-trader-far = { $place } ist { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    } entfernt, über { $names }.
board-celtic-trader-no-road = Keine Straße führt nach { $place }.
board-celtic-trader-you-are-there = Du bist in { $place }.
board-celtic-trader-nowhere = Du stehst noch nicht auf der Karte.

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

rules-example-celtic-trader-draw = Zwei Plättchen aus dem Beutel
rules-example-celtic-trader-draw-told = Alle Felder für Weizen sind besetzt, also wollen die Iceni mehr Weizen. Der Römer kommt nach T11 und versperrt dort die Straße (C11).
rules-example-celtic-trader-deliver = Eine Lieferung
rules-example-celtic-trader-deliver-told = Zweimal Tuch für je 4 + 2 und Trauben für 8 + 2 bringen 22 RP. Die Nachfrage nach Tuch fällt auf 1, die nach Trauben auf 6 (C18).
rules-example-celtic-trader-stopped = Von einem Römer aufgehalten
rules-example-celtic-trader-stopped-told = Auf der Straße T15 liegt ein Römerplättchen. Wer sie betritt, hält dort an, und der Zug ist zu Ende (C14).
rules-example-celtic-trader-bridges = Straßen, die sich nicht treffen
rules-example-celtic-trader-bridges-told = Zwei Straßen laufen über ein Feld, ohne sich zu treffen. Die Trauben liegen auf dem Nachbarfeld und sind doch fünf Schritte weit (C13).
rules-example-celtic-trader-loading = Zweimal aufnehmen
rules-example-celtic-trader-loading-told = Mit Tragen 2/1 nimmt sie den Weizen, geht weiter zum Erz und nimmt es auch. Das zweite Aufnehmen beendet ihre Bewegung (C16).
rules-example-celtic-trader-fastest = Der Schnellste
rules-example-celtic-trader-fastest-told = Am Steinkreis wird Bewegung zum vierten Mal gekauft (C17). Der Schnellste bekommt dafür am Ende 53 SP statt 37 (C20).
board-celtic-trader-end-at-once = Den Zug ohne Nachfrage vorzeitig beenden
board-celtic-trader-draw-at-once = Plättchen ohne Nachfrage ziehen

## Setting up a table

set-up-celtic-trader-map = Karte
set-up-celtic-trader-map-britannia = Britannia
set-up-celtic-trader-roles = Rollen
set-up-celtic-trader-roles-blind = Blind gezogen
set-up-celtic-trader-roles-draft = Reihum gewählt
set-up-celtic-trader-supply = Punkte im Vorrat
set-up-celtic-trader-fast_game = Römerplättchen
set-up-celtic-trader-fast_game-false = Übliche Zahl
set-up-celtic-trader-fast_game-true = Alle 14: schnelleres Spiel
set-up-celtic-trader-limit = Rundenlimit
set-up-celtic-trader-limit-none = Kein Limit
set-up-celtic-trader-limit-rounds = Anzahl der Runden
set-up-celtic-trader-limit-minutes = Stattdessen Minuten
