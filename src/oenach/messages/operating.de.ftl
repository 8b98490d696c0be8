server-listens = Óenach ist offen unter { $url }
server-keeps = Partien werden aufbewahrt in { $database }
server-scan = Andere in diesem Netz spielen unter derselben Adresse mit; zum Scannen:
server-no-client = Dieses Paket wurde ohne seine Seiten für Browser gebaut. Veröffentlichte haben sie: pip install --force-reinstall oenach. Bis dahin spielt oenach play in einem Terminal.
server-port-taken = auf { $host }, Port { $port }, lässt sich nichts öffnen: { $why }. Wähle einen anderen mit --port.
server-bad-database = „{ $url }“ ist keine brauchbare Datenbank: Schreib sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME.
server-database-too-new = die Datenbank stammt von einer neueren Version ({ $found }, bekannt ist hier { $known }): Installieren Sie diese Version, oder spielen Sie eine frühere Sicherung zurück (oenach restore).
server-store-in-use = ein anderer Server benutzt die Datenbank schon ({ $holder }). Beende ihn zuerst, oder nenne diesem mit --database eine andere Datenbank.
server-file-in-use = ein anderer Prozess benutzt „{ $file }“ schon. Beende ihn zuerst, oder nenne diesem mit --database eine andere Datenbank.
server-processes-need-postgresql = eine SQLite-Datei ist für einen einzigen Prozess, nicht für { $processes }. Nenne mit --database eine PostgreSQL-Datenbank, oder starte ohne --processes.
server-processes-not-on-windows = unter Windows dient ein einziger Prozess: Mehrere können dort nicht zusammen einen Port haben. Starte ohne --processes, oder starte mehrere Server mit derselben PostgreSQL-Datenbank, jeden an seinem eigenen Port.
server-worker-needs-postgresql = eine SQLite-Datei ist für einen einzigen Prozess, der selbst für die Bots spielt. Helfer sind für Server mit PostgreSQL: Nenne deren Datenbank mit --database.
server-worker-plays = { $bots ->
        [one] Ein Bot dieses Helfers denkt gleichzeitig
       *[other] { $bots } Bots dieses Helfers denken gleichzeitig
    }. Strg-C beendet ihn.
server-key-of-others = dieser Server unterschreibt Cookies mit einem anderen Schlüssel ({ $ours }) als die anderen mit dieser Datenbank ({ $theirs }): Wer zu beiden kommt, wäre bei einem unbekannt. Gib ihm denselben Schlüssel: OENACH_SECRET, oder dieselbe server.key im Datenordner. Sollen alle einen neuen Schlüssel bekommen, wodurch alle ihre Plätze verlieren: Beende alle, dann oenach nodes --new-key.
server-file-unlockable = „{ $file }“ kann nicht gesperrt werden, um die Datenbank allein zu benutzen: { $why }
server-bad-setting = die Einstellung { $name } (aus { $source }) kann diesen Wert nicht haben: { $why }
server-path-taken = public_url ist { $url }, aber { $path } ist eine Adresse des Servers selbst. Wählen Sie einen anderen Pfad.
server-unknown-setting = es gibt keine Einstellung { $name } (in { $file }).
server-no-setting = es gibt keine Einstellung { $name }; oenach settings zeigt alle.
server-settings-unreadable = die Einstellungen in { $file } lassen sich nicht lesen: { $why }
server-no-database = bei { $url } ist keine Datenbank dieses Programms. Eine andere nennt --database.
server-database-too-old = die Datenbank hat eine ältere Form ({ $found }, bekannt ist hier { $known }): Starten Sie einmal diese Version des Servers darauf, dann ist sie auf dem neuen Stand.
server-database-unusable = die Datenbank { $url } lässt sich nicht benutzen: { $why }. Ist ihre Datei beschädigt, spielen Sie eine Sicherung zurück (oenach restore); oenach check sagt mehr.
server-postgresql-unusable = die Datenbank { $url } lässt sich nicht benutzen: { $why }. Sehen Sie nach, ob PostgreSQL dort läuft und diesen Benutzer einlässt, ob es die Datenbank gibt (createdb) und ob die Adresse stimmt: --database oder OENACH_DATABASE.
server-database-empty = die Datei der Datenbank, { $file }, ist da, aber leer. Spielen Sie eine Sicherung zurück (oenach restore), oder löschen Sie die Datei, um neu zu beginnen.
server-database-folder = { $file } ist ein Ordner. Nennen Sie die Datei der Datenbank darin: --database sqlite:///DATEI.
server-folder-closed = in { $folder } lässt sich nichts aufbewahren: { $why }. Geben Sie dem Benutzer, der den Server ausführt, dort das Recht zu lesen und zu schreiben, oder nennen Sie mit OENACH_DATA einen anderen Ordner.
server-database-closed = { $file } lässt sich nicht lesen und schreiben: { $why }. Geben Sie dem Benutzer, der dies ausführt, das Recht dazu, für die Datei und ihren Ordner, oder nennen Sie mit --database eine andere.
server-backup-made = Alles Gespeicherte steht jetzt auch in { $file }, geprüft. Halten Sie es geheim: Die Geheimnisse der Partien und der Schlüssel des Servers sind darin.
server-backup-restored = Was in { $file } steht, ist wieder gespeichert. Starten Sie den Server: Die Partien gehen von dort weiter.
server-backup-exists = { $file } gibt es schon. Wählen Sie einen anderen Namen, oder sagen Sie --replace.
server-backup-unwritable = { $file } lässt sich nicht schreiben: { $why }
server-backup-damaged = { $file } ist keine Sicherung, oder keine ganze: { $why }. Nehmen Sie eine andere; oenach check sagt, was einer Datenbank fehlt.
server-store-not-empty = in { $url } sind schon Partien oder Leute. Nennen Sie eine andere Datenbank, oder sagen Sie --replace, um sie aufzugeben.
server-key-unreadable = der Schlüssel in { $file } lässt sich nicht lesen: { $why }
server-other-key = { $file } enthält einen anderen Schlüssel als die Sicherung: Alle verlören ihre Plätze. Sagen Sie --replace, um den der Sicherung zu nehmen.
server-nodes-one = Eine SQLite-Datei ist für einen einzigen Prozess. Mehrere teilen sich eine PostgreSQL-Datenbank.
server-nodes-none = Niemand hat die Datenbank im Augenblick.
server-nodes-new-key = Der Schlüssel ist vergessen. Der nächste Server, der startet, sagt, mit welchem Schlüssel alle unterschreiben.
server-nodes-number = Nummer
server-nodes-kind = Art
server-nodes-name = Name
server-nodes-version = Version
server-nodes-bots = Bots
server-nodes-since = seit
server-nodes-seen = zuletzt gesehen
server-nodes-rules = Regeln
server-nodes-server = Server
server-nodes-worker = Helfer
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
server-no-reports = Nichts wartet darauf, angesehen zu werden.
server-report-dismissed = Die Meldung { $id } ist erledigt; wer sie gemacht hat, erfährt, dass du sie angesehen hast.
server-report-unknown = Es gibt keine offene Meldung { $id }.
server-export-writing = Zeilen werden geschrieben
server-export-made = Alles Gespeicherte, { $rows } Zeilen, steht in { $file }, geprüft. Halten Sie es geheim: Die Geheimnisse der Partien und der Schlüssel des Servers sind darin. Eine leere Datenbank füllt man daraus mit: oenach import
server-export-damaged = { $file } ist kein Export, oder kein ganzer: { $why }. Es wurde nichts importiert. Kopieren Sie ihn noch einmal, oder exportieren Sie neu (oenach export).
server-export-too-new = { $file } stammt von einer neueren Version ({ $found }, bekannt ist hier { $known }): Importieren Sie ihn mit dieser Version, oder einer späteren.
server-import-reading = Zeilen werden importiert
server-import-made = Alle { $rows } Zeilen sind gespeichert, wie sie waren. Starten Sie den Server auf dieser Datenbank: Die Partien gehen weiter, wo sie waren.
server-import-not-empty = in { $url } sind schon Partien oder Leute, und ein Import fügt nirgends etwas hinzu. Nennen Sie mit --database eine leere Datenbank.
server-import-refused = die Datenbank nimmt eine Zeile von { $table } nicht an: { $why }. Es wurde nichts importiert. Bringen Sie die Datenbank in Ordnung, aus der sie kommt (oenach check --mend), und exportieren Sie neu.
server-import-differs = was aus { $table } zurückgelesen wurde, ist nicht, was geschrieben wurde. Es wurde nichts importiert. Sehen Sie nach der Datenbank und ihrer Platte, und importieren Sie noch einmal.
server-import-other-key = { $file } enthält einen anderen Schlüssel als der Export: Alle verlören ihre Plätze. Sagen Sie --replace-key, um den des Exports zu nehmen.
server-export-rests = Die Partien ruhen bis spätestens { $time }: Niemand kann einen Zug machen, den die Datei nicht hat. Importieren Sie sie, halten Sie diesen Server an und starten Sie den anderen; oder lassen Sie sie hier weitergehen mit: oenach resume
server-pause-unanswered = ein Server, der die Datenbank hat, sagt nicht, dass seine Partien ruhen: Er ist von einer früheren Version, oder antwortet nicht. Es wurde nichts exportiert. Halten Sie den Server an und exportieren Sie noch einmal ohne --pause.
server-resume-done = Die Partien gehen weiter.
server-resume-nothing = Hier ruhen keine Partien.
