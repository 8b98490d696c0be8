# Was das Terminal sagt. Die Notation und die Wörter zum Tippen (undo, why, rules …) bleiben, wie sie sind.

## Setting up

terminal-which-game = Welches Spiel? (Enter: { $usual })
terminal-you = du
terminal-player = Spieler { $number }
terminal-interpreted = Die Regeln laufen hier interpretiert: langsamer, nie anders, und die besten Bots denken weniger weit. Kompilierte kommen mit dem Paket für dieses System, wenn es eines gibt (pip install --upgrade --force-reinstall oenach), oder von einem C-Compiler (OENACH_COMPILE=1 pip install --force-reinstall --no-binary oenach oenach). Das wird nur einmal gesagt.
terminal-unknown-language = Es gibt keine Sprache „{ $language }“; es gibt { $known }.
terminal-unknown-bot = Kein Bot heißt „{ $bot }“; es gibt { $known } oder none.
terminal-too-many-people = { $people } Leute können nicht an einem Tisch mit { $seats } Plätzen spielen.
terminal-too-many-names = Es gibt { $names } Namen, aber es spielen { $people } Leute.
terminal-seats-do-not-fit = Diese Plätze passen nicht zu { $people } Leuten: { $found }.
terminal-seats-without-bots = Ohne Bots braucht jeder Platz einen Menschen: Es gibt { $seats } Plätze und { $people } Leute.
terminal-option-form = „{ $option }“ ist keine Option: Schreib NAME=WERT.
terminal-option-twice = Die Option „{ $option }“ ist zweimal angegeben.

## Files

terminal-cannot-read = { $path } lässt sich nicht lesen: { $why }.
terminal-cannot-write = { $path } lässt sich nicht schreiben: { $why }.
terminal-too-large = { $path } ist größer als { $megabytes } Megabyte; so groß ist kein Protokoll.
terminal-not-json = { $path } ist kein gültiges JSON: { $why }.
terminal-nothing-to-resume = In { $folder } gibt es keine unfertige Partie zum Weiterspielen.
terminal-saved = Gespeichert: { $path }
terminal-left = Die Partie ist gespeichert. Zum Weiterspielen: oenach play --resume
    ({ $path })
terminal-log-kept = Das Protokoll liegt in { $path }
    Um jede Ziehung und jeden Zug darin zu prüfen: oenach verify { $path }
terminal-bug = Im Programm ist etwas schiefgegangen, was nie geschehen sollte: { $why }
    Eine laufende Partie ist bis zu deinem letzten Zug gespeichert: oenach play --resume

## Lists

terminal-seats = für { $least } bis { $most } Spieler
terminal-saves-folder = Gespeicherte Partien liegen in { $folder }
terminal-no-saves = Es gibt noch keine gespeicherten Partien.
terminal-unreadable = nicht lesbar
terminal-unfinished = unfertig, { $events } Ereignisse
terminal-finished = beendet, gewonnen von { $winners }
terminal-nobody = niemandem
terminal-column-option = Option
terminal-column-values = Werte
terminal-column-usual = Vorgabe
terminal-column-meaning = Bedeutung
terminal-column-file = Datei
terminal-column-seats = Plätze
terminal-column-changed = zuletzt gespielt
terminal-column-state = Stand

## At the table

terminal-hint = Tippe einen Zug oder seine Nummer; ? zeigt, was erlaubt ist, help die anderen Wörter.
terminal-prompt = { $seat }>
terminal-prompt-which = { $seat }, welchen? (Enter: zurück)>
terminal-at-line = Zeile { $line }: { $why }
terminal-no-such-number = Die Nummer { $number } gibt es in diesem Menü nicht, sondern diese: { $numbers }.
terminal-why-legal = { $text } ist jetzt erlaubt.
terminal-no-such-rule = Das Regelbuch hat keine Regel „{ $rule }“; die Regeln sind { $known }.
terminal-no-rulebook = „{ $game }“ hat kein Regelbuch.
terminal-no-summary = „{ $game }“ hat keine Kurzfassung; das ganze Buch ist `oenach rules { $game }`.
terminal-log-more = Die letzten von { $count } Zeilen; „log all“ zeigt alle.

terminal-hand-over = Gib das Gerät an { $name } (Platz { $seat }). Sonst soll niemand hinschauen.
terminal-press-enter = { "[" }Enter{ "]" }
terminal-undo-at-curtain = { $seat }: Tippe hier „undo“, um deinen Zug zurückzunehmen.
terminal-cannot-clear = (Dieses Terminal kann seinen Bildschirm nicht löschen; bitte weiterscrollen, bis nichts mehr zu sehen ist.)

terminal-queue = Vorgemerkt für { $seat }: { $moves }
terminal-queue-empty = { $seat } hat nichts vorgemerkt. (T11: Trenne Wachen mit „;“, um sie vorzumerken.)
terminal-queue-played = Dein vorgemerkter Zug wurde gespielt: { $text }.
terminal-queue-dropped = Deine vorgemerkten Züge entfallen ({ $moves }): { $why }

terminal-menu-moves = Züge
terminal-menu-other = oder
terminal-menu-many = { $family }… ({ $count })

terminal-help =
    Tippe einen Zug in Notation oder seine Nummer im Menü. Andere Wörter:
      ?          alle erlaubten Züge        undo     deinen letzten Zug zurücknehmen
      why ZUG    warum er abgelehnt wird    score    der Punktestand aller
      rules { $rule }eine Regel des Buchs       log      was bisher geschah
      rules      das ganze Regelbuch        board    das Brett neu zeichnen
      hint       was der Bot master spielen würde, und warum
      save       jetzt speichern, wie nach jedem Zug
      quit       speichern und aufhören; zum Weiterspielen: oenach play --resume

## Score and end

terminal-score = Punkte
terminal-to-act = am Zug

## Replay

terminal-replay-keys = Enter, Leertaste oder n: weiter · b: zurück · g: zu einem Schritt · q: aufhören
terminal-replay-go = Zu Schritt
terminal-replay-at = Schritt { $step } von { $last }

## Verify

terminal-verify-full = { $path }: vollständiges Protokoll, { $events } Ereignisse
terminal-verify-public = { $path }: öffentliches Protokoll, { $events } Ereignisse
terminal-verify-outcome = Das Ergebnis im Kopf: gewonnen von { $winners } (Punkte: { $totals }).
terminal-verify-holds = Alles stimmt.
terminal-verify-so-far = Alles stimmt, was sich bisher prüfen lässt.
terminal-verify-fails = Dieses Protokoll stimmt nicht.
terminal-check-form = Die Form des Protokolls
terminal-check-chain = Die Kette der Hashes
terminal-check-secret = Das Geheimnis gegen das, was vor der Partie veröffentlicht wurde
terminal-check-draws = Die Ziehungen
terminal-check-openings = Die verdeckten Züge gegen das, was von ihnen veröffentlicht wurde
terminal-check-rules = Die ganze Partie nach den Regeln nachgespielt, mit dem Ergebnis
terminal-status-ok = { $checked } geprüft
terminal-status-not-yet = vor dem Ende der Partie nicht zu prüfen
terminal-status-skipped = nicht geprüft

terminal-new-game-made = Das Spiel { $game } beginnt in { $folder }. Es ist ein eigenes Paket; sein README sagt, was wo steht, und wie man es installiert, prüft und spielt.
terminal-new-game-name = „{ $name }“ kann kein Spiel heißen: schreib Kleinbuchstaben und Ziffern, mit Bindestrichen zwischen den Wörtern.
terminal-new-game-taken = Es gibt schon ein Spiel „{ $name }“.
terminal-new-game-folder = In { $folder } liegt schon etwas; nenne mit --folder einen anderen Ordner.
terminal-new-game-module = Python hat schon ein Modul „{ $name }“, das ein Spiel dieses Namens verdecken würde; wähle einen anderen Namen.

## Lessons

terminal-lesson-begin = { $game }: ein erstes Spiel. Enter liest weiter, ein Zug oder seine Nummer spielt. Weitere Wörter: skip, back, again, help, quit.
terminal-lesson-at = Schritt { $step } von { $steps }
terminal-lesson-would = Das würde geschehen:
terminal-lesson-on = { "[" }Enter{ "]" }
terminal-lesson-move-asked = Dieser Schritt verlangt einen Zug: Gib ihn oder seine Nummer ein; „skip“ macht ihn für dich.
terminal-lesson-skipped = Für dich gemacht: { $move }
terminal-lesson-reading = Hier wird nichts verlangt: weiter mit Enter.
terminal-lesson-as-before = Wie zuvor: Nichts davon ist geschehen.
terminal-lesson-offer = Von hier aus gegen Neulinge weiterspielen? (Enter: weiterspielen; again: die Lektion von vorn; back; quit)
terminal-lesson-again = Noch einmal? (Enter: aufhören; again: die Lektion von vorn; back)
terminal-lesson-left = Du kannst jederzeit bei Schritt { $step } von { $steps } weitermachen: { $command }
terminal-lesson-resumed = Es geht weiter, wo du aufgehört hast; „again“ beginnt von vorn.
terminal-not-kept = Diese Partie wird nicht gespeichert: Sie begann mitten in einer Lektion.
terminal-lesson-help =
    Gib einen Zug in Notation oder seine Nummer im Menü ein. Weitere Wörter:
      skip       zum nächsten Schritt      back     zum Schritt davor
      again      von vorn                  quit     aufhören; später geht es weiter
      ?          alle erlaubten Züge       board    das Brett noch einmal
      why ZUG    warum ein Zug nicht geht  score    der Punktestand
      rules { $rule }eine Regel des Buchs      rules    das ganze Regelbuch
terminal-lesson-sound = { $lesson }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, alles in Ordnung.
terminal-lesson-faults = { $lesson }: { $errors } Fehler, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }.
terminal-lesson-error = Fehler: { $what }
terminal-lesson-warning = Warnung: { $what }
terminal-lesson-made = Die Lektion steht in { $file }, ihre Sätze in { $catalogue }.
terminal-lesson-exists = { $path } gibt es schon; nenn mit -o eine andere Datei.
