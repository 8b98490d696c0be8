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
page-share = Delen
page-share-failed = De link kon niet worden doorgegeven.
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
page-more = Meer tonen
page-more-of = Meer tonen: { $list }
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
page-damaged = beschadigd
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
page-pace-behind = { $count ->
        [0] zo staat het ervoor
        [one] sindsdien is er één zet gedaan
       *[other] sindsdien zijn er { $count } zetten gedaan
    }
page-pace-newest = Naar de nieuwste zet
page-watch = Kijken
page-watch-hint = De bots spelen vanzelf. Terwijl je kijkt, pauzeer je, ga je zet voor zet en kies je het tempo.
page-watch-another = Een andere partij bekijken

## About

about-title = Over Óenach
about-what = Een óenach was een jaarmarkt in het vroege Ierland, waar men samenkwam voor handel, recht en spel. Hier is het een plek om Keltische bordspellen te spelen, en een werkplaats voor wie ze bestudeert.
about-fetching = Versies en licenties worden opgehaald …
about-versions = Versies
about-compiled = gecompileerde regels
about-interpreted = geïnterpreteerde regels: trager, nooit anders
about-rules = regels, versie { $version }
about-rulebook = spelregels
about-licences = Licenties
about-own-licence = Óenach zelf mag worden gebruikt onder de licentie { $licence }.
about-server = Waarop de server is gebouwd
about-pages = Wat er in deze pagina’s zit
about-shipped = Wat er verder in het pakket zit
about-in-full = De licenties van alles wat wordt meegeleverd, voluit
about-package = Pakket
about-version = Versie
about-licence = Licentie
about-source = Broncode
about-source-here = De broncode van de server zit in zijn Python-pakket, onder de licentie die hierboven staat. Wie deze server draait, vindt haar bestand voor bestand met:

## Settings

settings-title = Instellingen
settings-text = Tekstgrootte
settings-text-usual = Gewoon
settings-text-large = Groot
settings-text-larger = Groter
settings-board = Grootte van het bord
settings-board-usual = Gewoon
settings-board-small = Klein
settings-board-large = Groot
settings-board-larger = Groter
settings-colours = Kleuren
settings-colours-usual = Gewoon
settings-colours-patterned = Voor kleurenblinden, met patronen
settings-pace = Beweging
settings-pace-calm = Rustig
settings-pace-quick = Vlug
settings-pace-off = Uit
settings-sound = Geluiden
settings-volume = Volume
settings-forced = Mijn enige mogelijke zet vanzelf spelen
settings-keys = Letters zijn sneltoetsen aan tafel
settings-ask-again = Weer vragen
settings-kept = Dit alles blijft in deze browser bewaard.
settings-silenced = { $count ->
        [0] Alle vragen worden gesteld.
        [one] Eén vraag wordt niet meer gesteld.
       *[other] { $count } vragen worden niet meer gesteld.
    }

## Signing out

page-sign-out = Afmelden
page-sign-out-everywhere = Op alle andere apparaten afmelden
page-sign-out-everywhere-hint = Als een apparaat kwijt of uitgeleend is. Hier blijf je aangemeld en houd je je plaatsen.
page-sign-out-everywhere-sure = Op alle andere apparaten afmelden?
page-sign-out-everywhere-means = Wie op een ander apparaat als jij speelt, wordt meteen afgemeld, en links die je plaatsen verplaatsen werken niet meer. Op dit apparaat verandert er niets.
page-sign-out-everywhere-now = Ze afmelden
page-sign-out-everywhere-done = Alle andere apparaten zijn afgemeld.
page-sign-out-here = Op dit apparaat afmelden
page-sign-out-here-hint = Als anderen dit apparaat ook gebruiken.
page-sign-out-here-sure = Op dit apparaat afmelden?
page-sign-out-here-means = Er is geen wachtwoord: alleen deze browser weet wie je bent. De plaatsen die je hier hebt, ben je kwijt, tenzij je ze ook op een ander apparaat hebt of ze daar eerst naartoe verplaatst: aan tafel, onder “Spelers”, met “Naar een ander apparaat”.
page-sign-out-here-now = Afmelden en mijn plaatsen hier opgeven
page-sign-out-cancel = Annuleren
page-signed-out-title = Je bent hier afgemeld
page-signed-out-why = Op een ander apparaat zijn alle andere afgemeld, ook dit. Je plaatsen zijn daar; een link van daar brengt er een hierheen terug.
page-signed-out-go-on = Verdergaan als nieuwe gast
