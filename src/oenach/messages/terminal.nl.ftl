# Wat de terminal zegt. De notatie en de woorden die je typt (undo, why, rules …) blijven zoals ze zijn.

## Setting up

terminal-which-game = Welk spel? (Enter: { $usual })
terminal-you = jij
terminal-player = Speler { $number }
terminal-interpreted = De regels worden geïnterpreteerd, want er zijn geen gecompileerde gebouwd: trager, nooit anders.
terminal-unknown-language = Er is geen taal ‘{ $language }’; er zijn { $known }.
terminal-unknown-bot = Er is geen bot die ‘{ $bot }’ heet; er zijn { $known }, of none.
terminal-too-many-people = { $people } mensen kunnen niet aan een tafel met { $seats } plaatsen spelen.
terminal-too-many-names = Er zijn { $names } namen, maar er spelen { $people } mensen.
terminal-seats-do-not-fit = Deze plaatsen passen niet bij { $people } mensen: { $found }.
terminal-seats-without-bots = Zonder bots heeft elke plaats een mens nodig: er zijn { $seats } plaatsen en { $people } mensen.
terminal-option-form = ‘{ $option }’ is geen optie: schrijf NAAM=WAARDE.
terminal-option-twice = De optie ‘{ $option }’ is twee keer gegeven.

## Files

terminal-cannot-read = { $path } kan niet gelezen worden: { $why }.
terminal-cannot-write = { $path } kan niet geschreven worden: { $why }.
terminal-too-large = { $path } is groter dan { $megabytes } megabyte; zo groot is geen verslag.
terminal-not-json = { $path } is geen geldige JSON: { $why }.
terminal-nothing-to-resume = Er is geen onafgemaakte partij om mee verder te gaan in { $folder }.
terminal-saved = Bewaard: { $path }
terminal-left = De partij is bewaard. Om verder te gaan: oenach play --resume
    ({ $path })
terminal-log-kept = Het verslag staat in { $path }
    Om elke trekking en zet ervan te controleren: oenach verify { $path }
terminal-bug = Er ging iets mis in het programma, wat nooit zou mogen gebeuren: { $why }
    Een partij die gespeeld werd, is bewaard tot je laatste zet: oenach play --resume

## Lists

terminal-seats = voor { $least } tot { $most } spelers
terminal-saves-folder = Bewaarde partijen staan in { $folder }
terminal-no-saves = Er zijn nog geen bewaarde partijen.
terminal-unreadable = onleesbaar
terminal-unfinished = niet af, { $events } gebeurtenissen
terminal-finished = afgelopen, gewonnen door { $winners }
terminal-column-option = optie
terminal-column-values = waarden
terminal-column-usual = standaard
terminal-column-meaning = betekenis
terminal-column-file = bestand
terminal-column-seats = plaatsen
terminal-column-changed = laatst gespeeld
terminal-column-state = stand

## At the table

terminal-hint = Typ een zet of zijn nummer; ? toont wat mag, help toont de andere woorden.
terminal-prompt = { $seat }>
terminal-prompt-which = { $seat }, welke? (Enter: terug)>
terminal-at-line = Regel { $line }: { $why }
terminal-no-such-number = Nummer { $number } staat niet in dit menu; het loopt van 1 tot { $most }.
terminal-why-legal = { $text } mag nu.
terminal-no-such-rule = Het regelboek heeft geen regel ‘{ $rule }’; de regels zijn { $known }.
terminal-log-more = De laatste van { $count } regels; ‘log all’ toont ze allemaal.

terminal-hand-over = Geef het toestel aan { $name } (plaats { $seat }). Niemand anders mag kijken.
terminal-press-enter = { "[" }Enter{ "]" }
terminal-undo-at-curtain = { $seat }: typ hier ‘undo’ om je zet terug te nemen.
terminal-cannot-clear = (Deze terminal kan zijn scherm niet wissen; scrol weg wat hierboven staat.)

terminal-queue = In de wachtrij van { $seat }: { $moves }
terminal-queue-empty = { $seat } heeft niets in de wachtrij. (T11: scheid bewakers met ‘;’ om ze in de wachtrij te zetten.)
terminal-queue-played = Je zet uit de wachtrij is gespeeld: { $text }.
terminal-queue-dropped = Je wachtrij is geschrapt ({ $moves }): { $why }
terminal-not-a-guard = T11: ‘{ $text }’ kan niet in de wachtrij; alleen bewakers bij de eigen poorten van { $seat } kunnen dat, en daarna een pass.

terminal-menu-moves = zetten
terminal-menu-other = of
terminal-menu-guard = bewaken
terminal-menu-raid = aanval op { $seat }
terminal-menu-kingdom = koninkrijk
terminal-menu-many = { $family }… ({ $count })

terminal-help =
    Typ een zet in notatie, of zijn nummer in het menu. Andere woorden:
      ?          alle toegestane zetten    undo     je laatste zet terugnemen
      why ZET    waarom een zet niet mag   score    ieders punten tot nu toe
      rules T9   één regel van het boek    log      wat er gebeurd is
      rules      het hele regelboek        board    het bord opnieuw tekenen
      hint       wat de bot master zou spelen, en waarom
      save       nu bewaren, zoals na elke zet
      quit       bewaren en stoppen; om verder te gaan: oenach play --resume
terminal-help-tain =
    W>B3 legt een krijger bij poort 3 van B: een aanval, of een bewaker als je B bent.
    K1 en K2 liggen in het koninkrijk. Poort 1-3 is van het weiland, 4-5 van de woning.
    C hoofdman, W krijger, B jongeling, D dochter, X bluf; pass beëindigt je ronde.
    B>A1; X>A2 legt de eerste bewaker nu en zet de andere in de wachtrij (queue, queue clear).
terminal-help-keltis =
    flip draait een tegel om; keep houdt hem, leave laat hem liggen; take G7 pakt hem uit het midden.
    B blauw, Y geel, P roze, N bruin, G groen. ◇ wenssteen, ♣ klaver, +1 +3 bonus.
terminal-help-celtic-trader =
    resolve wheat@T03; go T08, pick wheat, drop wheat, halt;
    daarna buy movement, claim 5, deliver wheat, end.
    map, places, charts, bag, players, roles tonen die delen. time zegt dat de tijd om is (C19).

## Score and end

terminal-score = Punten

## Táin

terminal-kingdom = Koninkrijk
terminal-kingdom-cattle = vee { $cattle }
terminal-round = ronde
terminal-gates = poort
terminal-raiders = verkenner
terminal-guards = bewaker
terminal-first = eerste
terminal-passed = gepast
terminal-to-act = aan zet
terminal-screen = Scherm
terminal-cattle = vee { $count }
terminal-jewels = juwelen { $count }
terminal-tain-points = { $points } punten
terminal-tain-tokens = scherm { $unused }  gebruikt { $used }  gevangenen { $held }
terminal-beside = Naast het bord van { $seat }: vee { $cattle }, juwelen { $jewels }, gevangenen { $held }
terminal-own-unused = Achter je scherm:
terminal-own-used = Je aflegstapel:
terminal-unused = Achter het scherm van { $seat }:
terminal-used = Aflegstapel van { $seat }:

## Keltis

terminal-face-down = Gedekt: { $count }
terminal-last-turn = Dit is de laatste beurt.
terminal-middle = In het midden:
terminal-middle-empty = niets
terminal-revealed = Net omgedraaid:
terminal-fits = past { $values }

## Celtic Trader

terminal-map = Kaart: { $map }
terminal-map-reconstruction = Kaart: { $map }, een reconstructie (de gedrukte kaart is verloren)
terminal-map-legend =
    = / \ wegen; letters onderscheiden de wegen van een tegel.  ● ligt er  ○ leeg veld
    A-E spelers (A/b op weg b)  R Romein (Rab op de wegen a en b, R* garnizoen)
    × Romeinse stad
terminal-map-place = plek
terminal-map-roads = wegen naar
terminal-map-there = ligt er
terminal-map-standing = staat er
terminal-charts = Wat de burchten betalen
terminal-city = Romeinse stad
terminal-bag = In de zak ({ $count }):
terminal-discard = Afgelegd ({ $count }):
terminal-removed = Romeinen uit het spel: { $count }
terminal-roles = Rollen
terminal-bonus-rp = { $points } OP voor elk overgebleven RP
terminal-column-role = rol
terminal-column-start = begin
terminal-column-bonus = bonus in OP per niveau
terminal-column-at = plek
terminal-column-rp = RP
terminal-column-vp = OP
terminal-column-carries = draagt
terminal-column-movement = bew.
terminal-column-trading = handel
terminal-column-carrying = dragen
terminal-trader-round = Ronde { $round }, voorraad { $supply }
terminal-last-round = de laatste ronde
terminal-phase-roman = { $seat } staat op een Romeinenfiche
terminal-phase-draw = { $seat } trekt
terminal-phase-resolve = { $seat } handelt af
terminal-phase-move = { $seat } reist
terminal-phase-circle = { $seat } is bij de steencirkel
terminal-phase-stronghold = { $seat } drijft handel
terminal-drawn = getrokken: { $tokens }
terminal-standing-at = bij { $place }
terminal-lying-there = daar: { $tokens }
terminal-carrying = draagt { $tokens }
terminal-points = { $points ->
        [one] nog 1 punt
       *[other] nog { $points } punten
    }
terminal-halted = de beweging is geëindigd

## Replay

terminal-replay-keys = Enter, spatie of n: verder · b: terug · g: naar een stap · q: stoppen
terminal-replay-go = Naar stap
terminal-replay-at = Stap { $step } van { $last }

## Verify

terminal-verify-full = { $path }: volledig verslag, { $events } gebeurtenissen
terminal-verify-public = { $path }: openbaar verslag, { $events } gebeurtenissen
terminal-verify-outcome = De uitslag in de kop: gewonnen door { $winners } (punten: { $totals }).
terminal-verify-holds = Alles klopt.
terminal-verify-so-far = Alles wat nu al te controleren is, klopt.
terminal-verify-fails = Dit verslag klopt niet.
terminal-check-form = De vorm van het verslag
terminal-check-chain = De keten van hashes
terminal-check-secret = Het geheim naast wat vóór de partij bekendgemaakt werd
terminal-check-draws = De trekkingen
terminal-check-openings = De verborgen zetten naast wat ervan bekendgemaakt werd
terminal-check-rules = De hele partij nagespeeld volgens de regels, met de uitslag
terminal-status-ok = { $checked } gecontroleerd
terminal-status-not-yet = niet te controleren vóór het einde van de partij
terminal-status-skipped = niet gecontroleerd
