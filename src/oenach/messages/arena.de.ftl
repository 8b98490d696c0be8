# Turniere zwischen Bots: Fehler, Tabellen im Terminal und die Seite.

## What can't be played

arena-bad-player = „{ $player }“ ist kein Spieler: Schreib den Namen eines Bots, allein oder mit einem Budget, etwa master@1/20 oder master@0.05s.
arena-bad-part = „{ $budget }“ ist kein Teil der Simulationen einer Stufe: Schreib 1/20 oder 0.05.
arena-bad-seconds = „{ $budget }“ ist keine Zeit für einen Zug: Schreib Sekunden, mehr als 0 und höchstens { $longest }.
arena-two-budgets = ein Turnier hat ein Budget für alle: einen Teil der Simulationen oder Sekunden je Zug, nicht beides.
arena-no-such-factory = der Bot { $bot } lässt sich nicht bauen: { $why }
arena-no-bot-made = { $bot } baut etwas, das kein Bot ist.
arena-bad-games = ein Turnier hat 1 bis { $most } Spiele, nicht { $games }.
arena-too-few-bots = { $bots ->
        [one] ein Bot kann
       *[other] { $bots } Bots können
    } keine { $seats } Plätze füllen: Nenne mindestens { $seats }; derselbe Bot darf mehrmals genannt werden.
arena-too-many-bots = { $bots } Bots sind zu viele für ein Turnier; { $most } können mitspielen.
arena-bot-twice = { $bot } ist zweimal genannt: Bei mehr Bots als den { $seats } Plätzen wird jeder einmal genannt.
arena-bad-workers = ein Turnier hat höchstens { $most } Prozesse, nicht { $workers }.
arena-few-workers = jemand muss spielen: mindestens 1 Prozess, nicht { $workers }.
arena-bad-timeout = ein Spiel darf mindestens 1 Sekunde dauern, nicht { $timeout }.
arena-no-workers = { $lost } Prozesse nacheinander endeten, bevor sie spielen konnten. Ein Skript, das Turniere spielt, muss mit if __name__ == "__main__" beginnen.
arena-no-ray = Ray ist hier nicht installiert. So bekommst du es: pip install 'oenach[ray]'
arena-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $why }
arena-folder = die Ergebnisse lassen sich nicht in { $path } aufbewahren: { $why }.
arena-busy = ein anderer Lauf schreibt gerade in { $path }.
arena-other-plan = { $path } enthält die Ergebnisse eines anderen Turniers (Unterschiede: { $differs }). Wähle mit --out einen anderen Ordner.
arena-bad-line = Zeile { $line } von { $path } ist nicht lesbar.

## While it is played

arena-rounded = { $asked } Spiele lassen sich nicht gleichmäßig auf die Plätze verteilen, darum werden { $games } gespielt.
arena-interrupted = Abgebrochen: { $done } von { $games } Spielen sind in { $path } aufbewahrt. Derselbe Befehl macht damit weiter.
arena-progress = Spiele

## What came out

arena-played = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } mit { $seats } Plätzen, { $deals ->
        [one] eine Gabe
       *[other] { $deals } Gaben
    }: { $bots }.
arena-duel = { $bot } gewann { $share } von { $games } Spielen gegen { $other } (95 %: { $wilson } nach Wilson, { $deals } nach Gaben).
arena-faulty = { $faults ->
        [one] Ein Fehler
       *[other] { $faults } Fehler
    } von Bots; { $aborted ->
        [0] jedes Spiel wurde zu Ende gespielt.
        [one] ein Spiel wurde abgebrochen.
       *[other] { $aborted } Spiele wurden abgebrochen.
    }
arena-late = { $late ->
        [one] Ein Zug dauerte
       *[other] { $late } Züge dauerten
    } deutlich länger als die Zeit für einen Zug.
arena-few-deals = Mit nur { $deals ->
        [one] einer Gabe
       *[other] { $deals } Gaben
    } je Aufstellung sind die Intervalle grob; es braucht etwa { $least }.
arena-aborted = Das Spiel wurde abgebrochen, weil ein Bot hängen blieb oder sein Prozess endete.
arena-written = Geschrieben nach { $path }: report.html, summary.json, ratings.csv, games.csv, results.jsonl
arena-standings = Tabelle (fairer Anteil: { $fair })
arena-ratings = Wertungszahlen
arena-ratings-note = Elo mit 95-%-Intervallen; der Mittelwert ist 1500. 400 Punkte mehr bedeuten zehnmal so viele Siege.
arena-cross = Wer schlägt wen
arena-cross-note = Von den Siegen, die an einen der beiden gingen, der Anteil des Bots der Zeile, mit 95-%-Intervallen.
arena-seats = Siege nach Platz
arena-seats-note = Die gestrichelte Linie ist der faire Anteil.
arena-seat = Platz { $seat }
arena-places = Siege nach Zugreihenfolge
arena-places-note = Wer beginnt, wechselt von Spiel zu Spiel; von dort wird gezählt. Die gestrichelte Linie ist der faire Anteil.
arena-place = spielt als Nr. { $place }
arena-scores = Punkte
arena-mean = Mittel { $mean }
arena-lengths = Länge eines Spiels
arena-plies = Züge
arena-rounds = Runden
arena-length = Mittlere Länge: { $plies } Züge (90 %: { $low }–{ $high }).
arena-length-rounds = Mittlere Zahl der Runden: { $rounds }.
arena-reasons = Wie Spiele endeten
arena-faults = Fehler
arena-faults-note = Nach einem Fehler oder einem ungültigen Zug geht das Spiel mit einem zufälligen Zug weiter. Ein Bot, der hängen bleibt oder seinen Prozess beendet, verliert: abgebrochene Spiele: { $aborted }; ohne Schuldigen, und nicht gezählt: { $nobody }.
arena-fault-raised = Fehler
arena-fault-illegal = ungültige Züge
arena-fault-hung = hängen geblieben
arena-fault-died = Prozess beendet
arena-column-bot = Bot
arena-column-rating = Wertung (95 %)
arena-column-share = Siege (95 %)
arena-column-seats = gespielte Plätze
arena-column-score = mittlere Punkte
arena-column-time = ms je Zug
arena-column-simulations = Sim. je Zug
arena-report-title = Arena: { $game }
arena-report-how = Jede Aufstellung spielt jede Gabe in allen Drehungen ihrer Plätze, mit demselben Glück. Ein geteilter Sieg zählt anteilig. Die Intervalle entstehen, indem ganze Gaben neu gezogen werden, damit Spiele mit demselben Glück nicht als unabhängig gelten.
