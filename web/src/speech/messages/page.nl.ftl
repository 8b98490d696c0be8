## On every page

page-skip = Naar de inhoud
page-home = Naar de spellen
page-language = Taal
page-you = Jij
page-name = Je naam
page-name-hint = Zo zien anderen je aan tafel.
page-save = Bewaren
page-close = Sluiten
page-theme = Weergave
page-theme-light = Licht
page-theme-system = Zoals het apparaat
page-theme-dark = Donker
page-theme-swap = Licht of donker
page-unreachable = de server antwoordt niet; draait hij nog?
page-again = Opnieuw proberen
page-nowhere = Op dit adres is niets te vinden

## Home

page-welcome = Een tafel voor Keltische spellen
page-players = { $least }–{ $most } spelers
page-minutes = { $least }–{ $most } minuten
page-play-now = Nu spelen
page-with-friends = Met vrienden
page-on-this-device = Op dit apparaat
page-choose = Meer keuzes
page-rules = Regels
page-my-games = Jouw partijen
page-my-games-none = Nog niets. Met ‘Nu spelen’ zit je meteen met twee bots aan tafel; je hoeft op niemand te wachten.
page-finished = { $count ->
        [one] Eén afgelopen partij
       *[other] { $count } afgelopen partijen
    }
page-open-tables = Open tafels
page-open-none = Er wacht geen tafel op spelers.
page-new-table = Een tafel klaarzetten
page-running-tables = Partijen om te bekijken
page-running-none = Er wordt geen openbare partij gespeeld.
page-watch-bots = Naar bots kijken
page-your-turn = jij bent aan de beurt
page-not-installed = hier niet geïnstalleerd
page-turn-of = { $name } is aan de beurt
page-state-playing = bezig
page-state-over = afgelopen
page-state-closed = gesloten
page-state-waiting = { $open ->
        [0] klaar om te beginnen
        [one] één vrije plaats
       *[other] { $open } vrije plaatsen
    }
page-pass-round = Iedereen speelt op dit scherm. Waar iets verborgen is, valt tussen de beurten een gordijn.
page-player = Speler { $number }
page-another-player = Nog een speler
page-without = Zonder { $name }
page-begin = Beginnen
page-seat-open = vrij

## Setting up a table

page-game = Spel
page-seats = Plaatsen
page-seat-count = Aantal spelers
page-seat = Plaats { $number }
page-seat-me = Jij, op dit apparaat
page-seat-for-friend = Vrij, voor wie de link krijgt
page-agreements = Wat jullie afspreken
page-clock = Klok
page-clock-none = Geen
page-clock-move = Per zet
page-clock-bank = Per partij
page-clock-hint = Wie geen tijd meer heeft, wordt door een bot vervangen en kan terugkomen.
page-seconds-a-move = Seconden per zet
page-minutes-a-player = Minuten per speler
page-increment = Seconden erbij per zet
page-visible = Wie de tafel vindt
page-visible-private = Alleen wie de link heeft
page-visible-public = Iedereen hier
page-hints = Een bot mag om raad gevraagd worden
page-takebacks = Zetten mogen worden teruggenomen als de anderen het goedvinden
page-options = Regels om te kiezen
page-usually = gewoonlijk { $value }
page-number-between = een geheel getal van { $least } tot en met { $most }
page-amend = Verbeter wat hierboven is aangegeven.
page-file-own = Een eigen bestand
page-file-file = Bestand
page-file-hint = Een JSON-bestand.
page-file-missing = Kies het bestand.
page-file-unreadable = Dit bestand is onleesbaar: het is geen JSON.
page-open-table = De tafel openen

## A seat on another device

page-take-seat = Je plaats komt hierheen
page-take-seat-hint = Vanaf nu speel je op dit apparaat. Het andere kijkt alleen nog toe. De link werkt één keer.
page-take-seat-now = De plaats innemen
page-seat-no-token = De link is niet volledig; vraag hem opnieuw op het andere apparaat.

## Bots to watch

page-pace = Tempo
page-pace-play = Verder
page-pace-pause = Pauze
page-pace-step = Eén zet verder
page-pace-slower = Langzamer
page-pace-faster = Sneller
page-pace-seconds = { $value } s per zet
page-pace-ahead = { $count ->
        [0] de bots denken na
        [one] de bots zijn één zet voor
       *[other] de bots zijn { $count } zetten voor
    }
page-pace-newest = Naar de nieuwste zet
page-watch = Kijken
page-watch-hint = De bots spelen vanzelf. Terwijl je kijkt, pauzeer je, ga je zet voor zet en kies je het tempo.
page-watch-another = Een andere partij bekijken
