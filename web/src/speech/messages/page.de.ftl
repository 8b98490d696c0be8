## On every page

page-skip = Zum Inhalt
page-home = Zu den Spielen
page-language = Sprache
page-you = Du
page-name = Dein Name
page-name-hint = So sehen dich die anderen am Tisch.
page-save = Speichern
page-close = Schließen
page-theme = Aussehen
page-theme-light = Hell
page-theme-system = Wie das Gerät
page-theme-dark = Dunkel
page-theme-swap = Hell oder dunkel
page-unreachable = der Server antwortet nicht; läuft er noch?
page-share = Teilen
page-share-failed = Der Link konnte nicht weitergegeben werden.
page-again = Noch einmal versuchen
page-nowhere = Unter dieser Adresse gibt es nichts

## Home

page-welcome = Ein Tisch für keltische Spiele
page-players = { $least }–{ $most } Personen
page-minutes = { $least }–{ $most } Minuten
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-on-this-device = An diesem Gerät
page-choose = Mehr Auswahl
page-rules = Regeln
page-my-games = Deine Partien
page-my-games-none = Noch nichts. „Jetzt spielen“ setzt dich mit zwei Bots an den Tisch; du musst auf niemanden warten.
page-more = Mehr anzeigen
page-more-of = Mehr anzeigen: { $list }
page-finished = { $count ->
        [one] Eine beendete Partie
       *[other] { $count } beendete Partien
    }
page-open-tables = Offene Tische
page-open-none = Kein Tisch wartet auf Mitspieler.
page-new-table = Einen Tisch aufstellen
page-running-tables = Partien zum Zuschauen
page-running-none = Gerade wird keine öffentliche Partie gespielt.
page-watch-bots = Bots zuschauen
page-your-turn = du bist am Zug
page-not-installed = hier nicht installiert
page-damaged = beschädigt
page-turn-of = { $name } ist am Zug
page-state-playing = läuft
page-state-over = beendet
page-state-closed = geschlossen
page-state-waiting = { $open ->
        [0] bereit zum Beginn
        [one] ein freier Platz
       *[other] { $open } freie Plätze
    }
page-pass-round = Alle spielen an diesem Bildschirm. Wo etwas verborgen ist, fällt zwischen den Zügen ein Vorhang.
page-player = Spieler { $number }
page-another-player = Noch jemand
page-without = Ohne { $name }
page-begin = Beginnen
page-seat-open = frei

## Setting up a table

page-game = Spiel
page-seats = Plätze
page-seat-count = Wie viele spielen
page-seat = Platz { $number }
page-seat-me = Du, an diesem Gerät
page-seat-for-friend = Frei, für alle mit dem Link
page-agreements = Was ihr ausmacht
page-clock = Uhr
page-clock-none = Keine
page-clock-move = Für jeden Zug
page-clock-bank = Für die Partie
page-clock-hint = Wer keine Zeit mehr hat, wird von einem Bot vertreten und kann zurückkommen.
page-seconds-a-move = Sekunden je Zug
page-minutes-a-player = Minuten pro Person
page-increment = Zusätzliche Sekunden je Zug
page-visible = Wer den Tisch findet
page-visible-private = Nur wer den Link hat
page-visible-public = Alle hier
page-hints = Ein Bot darf um Rat gefragt werden
page-takebacks = Züge dürfen zurückgenommen werden, wenn die anderen zustimmen
page-options = Regeln zur Wahl
page-usually = gewöhnlich { $value }
page-number-between = eine ganze Zahl von { $least } bis { $most }
page-amend = Korrigiere, was oben markiert ist.
page-file-own = Eine eigene Datei
page-file-file = Datei
page-file-hint = Eine JSON-Datei.
page-file-missing = Wähle die Datei.
page-file-unreadable = Diese Datei ist nicht lesbar: Sie enthält kein JSON.
page-open-table = Den Tisch öffnen

## A seat on another device

page-take-seat = Dein Platz kommt hierher
page-take-seat-hint = Von jetzt an spielst du an diesem Gerät. Das andere schaut nur noch zu. Der Link gilt einmal.
page-take-seat-now = Den Platz nehmen
page-seat-no-token = Der Link ist nicht vollständig; lass ihn dir am anderen Gerät noch einmal geben.

## Bots to watch

page-pace = Tempo
page-pace-play = Weiter
page-pace-pause = Pause
page-pace-step = Einen Zug weiter
page-pace-slower = Langsamer
page-pace-faster = Schneller
page-pace-seconds = { $value } s je Zug
page-pace-ahead = { $count ->
        [0] die Bots denken nach
        [one] die Bots sind einen Zug voraus
       *[other] die Bots sind { $count } Züge voraus
    }
page-pace-behind = { $count ->
        [0] so steht es gerade
        [one] seither wurde ein Zug gemacht
       *[other] seither wurden { $count } Züge gemacht
    }
page-pace-newest = Zum neuesten Zug
page-watch = Zuschauen
page-watch-hint = Die Bots spielen von selbst. Während du zusiehst, hältst du an, gehst Zug für Zug weiter und wählst das Tempo.
page-watch-another = Eine andere Partie ansehen

## About

about-title = Über Óenach
about-what = Ein óenach war ein Jahrmarkt im frühen Irland, auf dem man sich zu Handel, Recht und Spiel traf. Hier ist es ein Ort für keltische Brettspiele und eine Werkstatt für alle, die sie erforschen.
about-fetching = Versionen und Lizenzen werden geholt …
about-versions = Versionen
about-compiled = kompilierte Regeln
about-interpreted = interpretierte Regeln: langsamer, nie anders
about-rules = Regeln, Version { $version }
about-rulebook = Regelheft
about-licences = Lizenzen
about-own-licence = Óenach selbst darf unter der Lizenz { $licence } verwendet werden.
about-server = Worauf der Server gebaut ist
about-pages = Was in diesen Seiten steckt
about-shipped = Was sonst noch im Paket steckt
about-in-full = Die Lizenzen von allem, was mitgeliefert wird, im Wortlaut
about-package = Paket
about-version = Version
about-licence = Lizenz
about-source = Quelltext
about-source-here = Der Quelltext des Servers liegt in seinem Python-Paket, unter der oben genannten Lizenz. Wer diesen Server betreibt, findet ihn Datei für Datei mit:

## Settings

settings-title = Einstellungen
settings-text = Schriftgröße
settings-text-usual = Normal
settings-text-large = Groß
settings-text-larger = Größer
settings-board = Größe des Bretts
settings-board-usual = Normal
settings-board-small = Klein
settings-board-large = Groß
settings-board-larger = Größer
settings-colours = Farben
settings-colours-usual = Normal
settings-colours-patterned = Für Farbenblinde, mit Mustern
settings-pace = Bewegung
settings-pace-calm = Ruhig
settings-pace-quick = Schnell
settings-pace-off = Aus
settings-sound = Töne
settings-volume = Lautstärke
settings-forced = Meinen einzigen möglichen Zug von selbst spielen
settings-keys = Buchstaben sind Kurzbefehle am Tisch
settings-ask-again = Wieder fragen
settings-kept = All das bleibt in diesem Browser gespeichert.
settings-silenced = { $count ->
        [0] Alle Fragen werden gestellt.
        [one] Eine Frage wird nicht mehr gestellt.
       *[other] { $count } Fragen werden nicht mehr gestellt.
    }

## Signing out

page-sign-out = Abmelden
page-sign-out-everywhere = Auf allen anderen Geräten abmelden
page-sign-out-everywhere-hint = Wenn ein Gerät verloren oder verliehen ist. Hier bleibst du angemeldet und behältst deine Plätze.
page-sign-out-everywhere-sure = Auf allen anderen Geräten abmelden?
page-sign-out-everywhere-means = Wer auf einem anderen Gerät als du spielt, wird sofort abgemeldet, und Links, die deine Plätze mitnehmen, gelten nicht mehr. Auf diesem Gerät ändert sich nichts.
page-sign-out-everywhere-now = Dort abmelden
page-sign-out-everywhere-done = Alle anderen Geräte sind abgemeldet.
page-sign-out-here = Auf diesem Gerät abmelden
page-sign-out-here-hint = Wenn auch andere dieses Gerät benutzen.
page-sign-out-here-sure = Auf diesem Gerät abmelden?
page-sign-out-here-means = Es gibt kein Passwort: Nur dieser Browser weiß, wer du bist. Die Plätze, die du hier hast, sind für dich verloren, außer du hast sie auch auf einem anderen Gerät oder nimmst sie vorher dorthin mit: am Tisch unter „Spieler“ mit „Auf ein anderes Gerät“.
page-sign-out-here-now = Abmelden und meine Plätze hier aufgeben
page-sign-out-cancel = Abbrechen
page-signed-out-title = Du wurdest hier abgemeldet
page-signed-out-why = Auf einem anderen Gerät wurden alle anderen abgemeldet, auch dieses. Deine Plätze sind dort; ein Link von dort holt einen wieder hierher.
page-signed-out-go-on = Als neuer Gast weitermachen
