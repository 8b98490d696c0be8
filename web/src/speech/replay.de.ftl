## Replay

replay-title = { $game }, Schritt für Schritt
replay-fetching = Die Partie wird geholt …
replay-unfinished = Diese Partie ist noch nicht zu Ende
replay-unfinished-why = Eine Partie lässt sich nachspielen, wenn sie zu Ende ist: Dann ist nichts mehr verborgen.
replay-to-table = Zum Tisch
replay-missing = Hier gibt es nichts nachzuspielen
replay-silent = Von diesem Schritt ist nichts zu erzählen.
replay-step = Schritt
replay-at = Schritt { $step } von { $last }
replay-position = Die Stellung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-steady = mittel
replay-pace-quick = schnell
replay-eyes = Mit wessen Augen
replay-open = alles offen
replay-spectator = Zuschauer
replay-keys = Tasten: ← und → ein Schritt, Pos1 und Ende zu den Enden, Leertaste für Abspielen und Pause.

## The score through the game

replay-plot = Die Punkte im Lauf der Partie
replay-plot-line = { $name }: { $last } am Ende, höchstens { $most }.
replay-plot-table = Dasselbe als Tabelle

## Verifying

replay-verify = Die Ziehungen prüfen
replay-verify-about = Vor der Partie wurde ihr Geheimnis versiegelt: Ein Fingerabdruck davon wurde veröffentlicht, und jede Ziehung kommt aus diesem Geheimnis. Diese Seite kann alle Ziehungen noch einmal machen und vergleichen.
replay-download = Das Protokoll herunterladen
replay-verify-holds = Alles stimmt.
replay-verify-fails = Dieses Protokoll stimmt nicht.
replay-check-form = Die Form des Protokolls
replay-check-chain = Die Kette der Fingerabdrücke von Ereignis zu Ereignis
replay-check-secret = Das Geheimnis gegen das, was vor der Partie veröffentlicht wurde
replay-check-draws = Jede Ziehung, noch einmal aus dem Geheimnis gemacht
replay-check-openings = Die verdeckten Züge gegen das, was von ihnen veröffentlicht wurde
replay-check-rules = Die ganze Partie nach den Regeln nachgespielt (auf dem Server)
replay-status-ok = { $checked ->
        [0] nichts zu prüfen
       *[other] { $checked } geprüft
    }
replay-status-not-yet = vor dem Ende der Partie nicht zu prüfen
replay-status-skipped = nicht geprüft

## The rulebooks

rules-title = { $game }: die Regeln
rules-none = Ein Regelbuch dieses Namens gibt es nicht
rules-fetching = Das Buch wird geholt …
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] Eine Regel enthält diese Wörter.
       *[other] { $count } Regeln enthalten diese Wörter.
    }
rules-table = Tabelle
rules-drawn = Beispiele auf dem Brett
rules-example = Auf dem Brett: { $name }
rules-example-tain-laying = Die Plättchen werden gelegt
rules-example-tain-laying-told = Patricks Sicht nach sechs Plättchen. Seine eigenen zwei kennt er; von den anderen sieht er nur die Rückseiten.
rules-example-tain-laid = Kurz vor den Raubzügen
rules-example-tain-laid-told = Hier ist alles zu sehen. Nur Arthur hat noch nicht gepasst; tut er es, werden alle Plättchen aufgedeckt (T12).
rules-example-tain-raided = Nach den Raubzügen
rules-example-tain-raided-told = Arthur passt. Rinder und Juwelen haben den Besitzer gewechselt, und Arthur hält einen Jungen von Patrick fest (T14).
rules-example-keltis-unfit = Ein Plättchen, das nicht passt
rules-example-keltis-unfit-told = Grün begann mit 8 und 5, es geht also abwärts. Die 7 passt nirgends und muss liegen bleiben (R6).
rules-example-keltis-down = Ein Plättchen, das passt
rules-example-keltis-down-told = Die grüne 3 setzt die Reihe abwärts fort. Sie trägt ein Kleeblatt, also folgt noch ein Zug (R7).
rules-example-keltis-clover = Das zweite Plättchen gibt die Richtung vor
rules-example-keltis-clover-told = Rosa 1, dann rosa 2: Von nun an geht Rosa aufwärts (R6). Das Kleeblatt gibt noch einen Zug (R7).
rules-example-trader-draw = Zwei Plättchen aus dem Beutel
rules-example-trader-draw-told = Alle Felder für Weizen sind besetzt, also wollen die Iceni mehr Weizen. Der Römer kommt nach T11 und versperrt dort die Straße (C11).
rules-example-trader-deliver = Eine Lieferung
rules-example-trader-deliver-told = Zweimal Tuch für je 4 + 2 und Trauben für 8 + 2 bringen 22 RP. Die Nachfrage nach Tuch fällt auf 1, die nach Trauben auf 6 (C18).
rules-example-trader-stopped = Von einem Römer aufgehalten
rules-example-trader-stopped-told = Auf der Straße T15 liegt ein Römerplättchen. Wer sie betritt, hält dort an, und der Zug ist zu Ende (C14).
