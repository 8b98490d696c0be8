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
replay-steps = Alle Schritte
replay-link = Ein Link zu diesem Schritt
replay-beginning = Der Anfang
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
rules-at-hand = Regeln
rules-short = In einer Minute
rules-book = Regelbuch
rules-page = Das Regelbuch als eigene Seite öffnen
rules-learn = Spielend lernen
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
rules-example-steps = Die Züge des Beispiels
rules-example-start = So steht es vor dem ersten Zug.
rules-drawn = Beispiele auf dem Brett
rules-example = Auf dem Brett: { $name }
