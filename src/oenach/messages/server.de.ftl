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
server-nothing-said = darin steht nichts, was sich sagen ließe.
server-bad-name = ein Name braucht mindestens einen Buchstaben.
server-not-stored = der Zug konnte nicht gespeichert werden; der Tisch ist, wie er vorher war.
server-id-used = du hast die Kennung dieses Befehls an diesem Tisch schon für einen anderen benutzt.
server-lease-lost = ein anderer Server hat die Datenbank von diesem; solange kann hier nichts gespeichert werden.
server-store-away = der Server erreicht seine Datenbank gerade nicht; versuche es gleich noch einmal.

## Requests

server-no-cookie = der Server kennt dich noch nicht: Rufe zuerst /api/me auf.
server-forged-cookie = dieses Cookie wurde nicht hier gemacht.
server-bad-token = der Anfrage fehlt das Token, das beweist, dass sie von einer Seite dieses Servers kommt.
server-other-origin = die Anfrage kommt von einer anderen Website.
server-unknown-host = so heißt dieser Server nicht; in seinen Einstellungen kann der Name stehen (public_url).
server-too-fast = zu viele Anfragen; warte einen Augenblick.
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

server-listens = Óenach ist offen unter { $url }
server-keeps = Partien werden aufbewahrt in { $database }
server-scan = Andere in diesem Netz spielen unter derselben Adresse mit; zum Scannen:
server-no-client = Dieses Paket wurde ohne seine Seiten installiert, weil kein Node.js da war, um sie zu bauen. Installiere Node.js (20.19 oder neuer) und dann das Paket noch einmal.
server-stop = Strg-C beendet ihn; die Partien gehen weiter, wenn er wieder läuft.
server-port-taken = auf { $host }, Port { $port }, lässt sich nichts öffnen: { $why }. Wähle einen anderen mit --port.
server-bad-database = „{ $url }“ ist keine brauchbare Datenbank: Schreib sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
server-database-too-new = die Datenbank stammt von einer neueren Version ({ $found }, bekannt ist hier { $known }): Installieren Sie diese Version, oder spielen Sie eine frühere Sicherung zurück (oenach restore).
server-store-in-use = ein anderer Server benutzt die Datenbank schon ({ $holder }). Beende ihn zuerst, oder nenne diesem mit --database eine andere Datenbank.
server-file-in-use = ein anderer Prozess benutzt „{ $file }“ schon. Beende ihn zuerst, oder nenne diesem mit --database eine andere Datenbank.
server-file-unlockable = „{ $file }“ kann nicht gesperrt werden, um die Datenbank allein zu benutzen: { $why }
server-bad-setting = die Einstellung { $name } (aus { $source }) kann diesen Wert nicht haben: { $why }
server-unknown-setting = es gibt keine Einstellung { $name } (in { $file }).
server-settings-unreadable = die Einstellungen in { $file } lassen sich nicht lesen: { $why }
server-bad-secret = das Geheimnis muss { $digits } hexadezimale Ziffern haben.
server-bad-key-file = { $file } enthält keinen Schlüssel.

## Die Pflege der Datenbank

server-no-database = bei { $url } ist keine Datenbank dieses Programms. Eine andere nennt --database.
server-database-too-old = die Datenbank hat eine ältere Form ({ $found }, bekannt ist hier { $known }): Starten Sie einmal diese Version des Servers darauf, dann ist sie auf dem neuen Stand.
server-database-unusable = die Datenbank { $url } lässt sich nicht benutzen: { $why }. Ist ihre Datei beschädigt, spielen Sie eine Sicherung zurück (oenach restore); oenach check sagt mehr.
server-backup-made = Alles Gespeicherte steht jetzt auch in { $file }, geprüft. Halten Sie es geheim: Die Geheimnisse der Partien und der Schlüssel des Servers sind darin.
server-backup-restored = Was in { $file } steht, ist wieder gespeichert. Starten Sie den Server: Die Partien gehen von dort weiter.
server-backup-exists = { $file } gibt es schon. Wählen Sie einen anderen Namen, oder sagen Sie --replace.
server-backup-unwritable = { $file } lässt sich nicht schreiben: { $why }
server-backup-damaged = { $file } ist keine Sicherung, oder keine ganze: { $why }. Nehmen Sie eine andere; oenach check sagt, was einer Datenbank fehlt.
server-store-not-empty = in { $url } sind schon Partien oder Leute. Nennen Sie eine andere Datenbank, oder sagen Sie --replace, um sie aufzugeben.
server-key-unreadable = der Schlüssel in { $file } lässt sich nicht lesen: { $why }
server-other-key = { $file } enthält einen anderen Schlüssel als die Sicherung: Alle verlören ihre Plätze. Sagen Sie --replace, um den der Sicherung zu nehmen.
server-check-reading = Partien werden gelesen
server-check-sound = Alles Gespeicherte ist unversehrt.
server-check-damaged = { $count ->
        [one] Eines ist beschädigt:
       *[other] { $count } Dinge sind beschädigt:
    }
server-check-mended = { $count ->
        [one] Eines wurde repariert:
       *[other] { $count } Dinge wurden repariert:
    }
server-check-mend-how = Was sich reparieren lässt, repariert: oenach check --mend (vorher den Server anhalten und eine Sicherung machen).
server-check-cut-how = Was sich nur reparieren lässt, indem etwas aufgegeben wird, gibt auf: oenach check --mend --cut
server-check-match = Partie
server-check-place = wo
server-check-why = was
server-check-mend = reparierbar
server-check-mend-yes = ja
server-check-mend-cut = nur mit --cut
server-check-mend-no = nein
server-damage-file = die Datei selbst ist beschädigt: { $detail }
server-damage-orphan = gehört zu einer Partie, die es nicht mehr gibt (Nummer { $detail })
server-damage-reference = nennt eine Partie, die es nicht mehr gibt
server-damage-unreadable = fehlt oder ist unlesbar { $detail }
server-damage-due = fällig, wo nichts fällig sein kann ({ $detail })
server-damage-event = unlesbar, aber durch seinen Hash bekannt
server-damage-cut = stimmt nicht; damit sind { $detail } Ereignisse verloren
server-damage-rest = was auf die letzte Handlung folgt, fehlt
server-damage-end = das Ende der Partie fehlt
server-damage-result = nicht, was die Ereignisse sagen

## What a link says of itself

preview-home = Keltische Brettspiele im Browser, gegen gute Bots, an einem Gerät oder mit Freunden über einen Link.
preview-table = Ein Tisch für { $game }
preview-replay = { $game }, Schritt für Schritt
preview-rules = Die Regeln von { $game }
preview-learn = { $game } in fünf Minuten lernen
preview-game = { $game }
