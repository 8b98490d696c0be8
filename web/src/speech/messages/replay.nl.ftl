## Replay

replay-title = { $game }, stap voor stap
replay-fetching = De partij wordt opgehaald …
replay-unfinished = Deze partij is nog niet afgelopen
replay-unfinished-why = Een partij is terug te zien als ze afgelopen is: dan is er niets meer verborgen.
replay-to-table = Naar de tafel
replay-missing = Hier is geen partij terug te zien
replay-silent = Over deze stap valt niets te vertellen.
replay-step = Stap
replay-at = Stap { $step } van { $last }
replay-steps = Alle stappen
replay-link = Een link naar deze stap
replay-beginning = Het begin
replay-position = De stelling
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Een stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-pace = Tempo
replay-pace-slow = langzaam
replay-pace-steady = gemiddeld
replay-pace-quick = snel
replay-eyes = Door wiens ogen
replay-open = alles open
replay-spectator = toeschouwer
replay-keys = Toetsen: ← en → een stap, Home en End naar de uiteinden, spatie voor afspelen en pauze.

## The score through the game

replay-plot = De punten in de loop van de partij
replay-plot-line = { $name }: { $last } aan het einde, { $most } op zijn hoogst.
replay-plot-table = Hetzelfde als tabel

## Verifying

replay-verify = De trekkingen controleren
replay-verify-about = Vóór de partij werd haar geheim verzegeld: er werd een vingerafdruk van bekendgemaakt, en elke trekking komt uit dat geheim. Deze pagina kan alle trekkingen overdoen en vergelijken.
replay-download = Het verslag downloaden
replay-verify-holds = Alles klopt.
replay-verify-fails = Dit verslag klopt niet.
replay-check-form = De vorm van het verslag
replay-check-chain = De keten van vingerafdrukken, van gebeurtenis tot gebeurtenis
replay-check-secret = Het geheim naast wat vóór de partij bekendgemaakt werd
replay-check-draws = Elke trekking, overgedaan uit het geheim
replay-check-openings = De verborgen zetten naast wat ervan bekendgemaakt werd
replay-check-rules = De hele partij nagespeeld volgens de regels (op de server)
replay-status-ok = { $checked ->
        [0] niets te controleren
       *[other] { $checked } gecontroleerd
    }
replay-status-not-yet = niet te controleren vóór het einde van de partij
replay-status-skipped = niet gecontroleerd

## The rulebooks

rules-title = { $game }: de spelregels
rules-at-hand = Regels
rules-short = In een minuut
rules-book = Regelboek
rules-page = Het regelboek op een eigen pagina openen
rules-learn = Al spelend leren
rules-none = Er is geen regelboek met die naam
rules-fetching = Het boek wordt opgehaald …
rules-contents = Inhoud
rules-search = Zoeken in de regels
rules-found = { $count ->
        [0] Geen regel bevat deze woorden.
        [one] Eén regel bevat deze woorden.
       *[other] { $count } regels bevatten deze woorden.
    }
rules-table = Tabel
rules-example-steps = De zetten van het voorbeeld
rules-example-start = Zo staat het vóór de eerste zet.
rules-drawn = Voorbeelden op het bord
rules-example = Op het bord: { $name }
