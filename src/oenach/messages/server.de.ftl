# The server: why something is refused at a table or in the lobby, and what its command says.

## Tables and seats

server-no-table = diesen Tisch gibt es nicht.
server-damaged = was von dieser Partie gespeichert ist, ist beschädigt. Sie liegt beiseite, bis wer den Server betreibt sie repariert hat.
server-not-started = die Partie hat noch nicht begonnen.
server-already-started = die Partie hat schon begonnen.
server-closed = der Tisch ist geschlossen; alle sind gegangen.
server-not-playing = die Partie ist zu Ende.
server-not-over = die Partie ist noch nicht zu Ende.
server-open-seats = { $count ->
        [one] ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }: Warte auf Leute oder lass Bots dort spielen.
server-no-open-seat = dieser Platz ist besetzt.
server-too-few-seats = { $count } Leute sitzen schon; weniger Plätze kann es nicht geben.
server-no-seat-named = dieser Tisch hat keinen Platz { $seat }.
server-already-seated = du hast schon einen Platz an diesem Tisch.
server-no-seat = du hast keinen Platz an diesem Tisch.
server-other-seat = dieser Platz gehört jemand anderem.
server-curtain = sag zuerst, wer jetzt auf den Bildschirm schauen darf.
server-bot-plays = dort spielt ein Bot; nimm den Platz zuerst zurück.
server-nothing-to-take-back = es gibt nichts zurückzunehmen.
server-too-many-takebacks = du hast in dieser Partie { $most } Züge zurückgenommen; mehr sind nicht möglich.
server-too-many-stand-ins = auf Platz { $seat } sind in dieser Partie { $most } Mal Bots eingesprungen; öfter ist es nicht möglich.
server-resigned = wer aufgegeben hat, kommt nicht zurück; der Bot spielt weiter.
server-not-away = die gemeinte Person ist da und spielt.
server-away-briefly = die gemeinte Person ist noch nicht lange genug weg: warte noch { $seconds } s.
server-nothing-proposed = niemand schlägt vor, die Partie zu beenden.
server-removed = der Gastgeber hat dich von diesem Tisch weggeschickt.
server-nobody-there = dort sitzt niemand.
server-bot-sits-there = dort sitzt ein Bot; wegschicken kann man nur Menschen.
server-not-sent-away = niemand dieses Namens wurde weggeschickt.
server-nobody-looks-on = diese Person schaut gerade nicht zu.
server-host-only = das kann nur der Gastgeber des Tisches.
server-host-stays = der Gastgeber kann weder weggeschickt noch stummgeschaltet werden.
server-link-too-old = dieser Link gilt nicht mehr; bitte um einen neuen.
server-too-many-tables = du hast { $most } laufende Partien; beende erst eine oder lege eine beiseite.
server-too-many-new-tables = zu viele neue Partien in kurzer Zeit; warte eine Weile.
server-too-many-put-away = du hast { $most } Partien beiseitegelegt; nimm erst eine wieder auf oder lösche eine.
server-put-away = diese Partie ist beiseitegelegt; nimm sie erst wieder auf.
server-not-put-away = diese Partie ist nicht beiseitegelegt.
server-others-are-there = andere, die hier mitspielen, sind gerade da; beiseitegelegt wird eine Partie, wenn sie gegangen sind.
server-no-play-on = aus dieser Lektion kann hier nicht weitergespielt werden.

## At the table

server-no-takebacks = an diesem Tisch werden keine Züge zurückgenommen.
server-no-takeback-asked = niemand bittet darum, etwas zurückzunehmen.
server-not-asked = du wurdest nicht gefragt.
server-no-hints = an diesem Tisch gibt es keine Tipps.
server-no-hint-now = der Ratgeber hat gerade keine Antwort; frag noch einmal.
server-hint-not-your-turn = Tipps gibt es nur für den, der am Zug ist.
server-hint-already-asked = der Ratgeber denkt noch nach.
server-no-name = wer keinen Namen hat, schaut nur zu.
server-muted = der Gastgeber hat dich stummgeschaltet.
server-chat-closed = der Gastgeber hat den Chat für Zuschauer geschlossen; du kannst mitlesen.
server-not-here = das können nur die, die am Tisch sind.
server-report-self = du kannst dich nicht selbst melden.
server-already-reported = du hast das schon gemeldet; es ist noch nicht beantwortet.
server-too-many-reports = hier ist schon zu viel gemeldet; warte, bis es angesehen wurde.
server-no-room-for-reports = der Server kann im Moment keine Meldungen mehr aufbewahren.
server-report-settled = diese Meldung ist schon beantwortet.
server-no-saying = so etwas wurde hier nicht gesagt.
server-nobody-known = niemand weiß mehr, wer das war.
server-nothing-said = darin steht nichts, was sich sagen ließe.
server-bad-name = ein Name braucht mindestens einen Buchstaben.
server-not-stored = der Zug konnte nicht gespeichert werden; der Tisch ist, wie er vorher war.
server-id-used = du hast die Kennung dieses Befehls an diesem Tisch schon für einen anderen benutzt.
server-lease-lost = ein anderer Server hat die Datenbank von diesem; solange kann hier nichts gespeichert werden.
server-rules-elsewhere = dieser Server hat die Regeln dieser Partie nicht; ein anderer unter derselben Adresse hat sie. Versuche es gleich noch einmal.
server-rules-missing = die Regeln dieser Partie ({ $game }, Version { $rules }) sind auf diesem Server nicht installiert. Sie liegt beiseite, bis sie es sind.
server-store-away = der Server erreicht seine Datenbank gerade nicht; versuche es gleich noch einmal.
server-resting = alle Partien ruhen einen Moment, während der Server umzieht. Sie gehen von selbst weiter, und niemand verliert Zeit.

## Requests

server-no-cookie = der Server kennt dich noch nicht: Rufe zuerst /api/me auf.
server-forged-cookie = dieses Cookie wurde nicht hier gemacht.
server-signed-out = du wurdest auf diesem Gerät abgemeldet, von einem anderen aus.
server-bad-token = der Anfrage fehlt das Token, das beweist, dass sie von einer Seite dieses Servers kommt.
server-other-origin = die Anfrage kommt von einer anderen Website.
server-unknown-host = so heißt dieser Server nicht; in seinen Einstellungen kann der Name stehen (public_url).
server-too-fast = zu viele Anfragen; warte einen Augenblick.
server-too-many-maps = zu viele eigene Karten; warte eine Minute.
server-busy = der Server hat gerade zu viel zu tun; versuche es gleich noch einmal.
server-work-lost = was gerade berechnet wurde, ist misslungen; frag in ein paar Sekunden noch einmal.
server-no-static-data = das wird im Moment nirgends gebraucht; sein Tisch hat es.
server-too-slow = der Rest der Anfrage ist nicht rechtzeitig gekommen.
server-too-large = die Anfrage ist zu groß.
server-bad-request = das ist keine Anfrage, die der Server versteht: { $why }
server-bad-type = die Anfrage muss JSON sein.
server-bad-method = das geht unter dieser Adresse nicht.
server-no-page = unter dieser Adresse gibt es nichts.
server-no-rulebook = von diesem Spiel gibt es kein Regelbuch.
server-no-language = diese Sprache wird hier nicht gesprochen; es gibt { $known }.
server-bad-message = das ist keine Nachricht, die der Tisch versteht: { $why }
server-not-json = die Nachricht ist kein JSON.
server-fault = im Server ist etwas schiefgegangen; es wurde vermerkt.

## Running it

server-stop = Strg-C beendet ihn; die Partien gehen weiter, wenn er wieder läuft.
server-bad-secret = das Geheimnis muss { $digits } hexadezimale Ziffern haben.
server-bad-key-file = { $file } enthält keinen Schlüssel.

## Die Pflege der Datenbank

server-no-backup = es gibt keine Datei { $file }.

## What people report

server-report-id = id
server-report-when = wann
server-report-match = Partie
server-report-about = über
server-report-why = warum
server-report-said = gesagt
server-report-to = für
server-report-to-host = den Gastgeber
server-report-to-operator = dich
server-report-kind-insult = Beleidigung
server-report-kind-spam = Spam
server-report-kind-name = Name
server-report-kind-conduct = Verhalten
server-report-kind-other = etwas anderes

## What a link says of itself

preview-home = Keltische Brettspiele im Browser, gegen gute Bots, an einem Gerät oder mit Freunden über einen Link.
preview-table = Ein Tisch für { $game }
preview-replay = { $game }, Schritt für Schritt
preview-rules = Die Regeln von { $game }
preview-learn = { $game } in fünf Minuten lernen
preview-game = { $game }

## Umzug einer Datenbank

