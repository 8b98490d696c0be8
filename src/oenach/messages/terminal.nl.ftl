# Wat de terminal zegt. De notatie en de woorden die je typt (undo, why, rules …) blijven zoals ze zijn.

## Setting up

terminal-which-game = Welk spel? (Enter: { $usual })
terminal-you = jij
terminal-player = Speler { $number }
terminal-interpreted = De regels worden hier geïnterpreteerd: trager, nooit anders, en de beste bots denken minder ver. Gecompileerde komen met het pakket voor dit systeem als dat er is (pip install --upgrade --force-reinstall oenach), of van een C-compiler (OENACH_COMPILE=1 pip install --force-reinstall --no-binary oenach oenach). Dit wordt maar één keer gezegd.
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
terminal-nobody = niemand
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
terminal-no-such-number = Nummer { $number } staat niet in dit menu; deze wel: { $numbers }.
terminal-why-legal = { $text } mag nu.
terminal-no-such-rule = Het regelboek heeft geen regel ‘{ $rule }’; de regels zijn { $known }.
terminal-no-rulebook = ‘{ $game }’ heeft geen regelboek.
terminal-no-summary = ‘{ $game }’ heeft geen samenvatting; het hele boek is `oenach rules { $game }`.
terminal-log-more = De laatste van { $count } regels; ‘log all’ toont ze allemaal.

terminal-hand-over = Geef het toestel aan { $name } (plaats { $seat }). Niemand anders mag kijken.
terminal-press-enter = { "[" }Enter{ "]" }
terminal-undo-at-curtain = { $seat }: typ hier ‘undo’ om je zet terug te nemen.
terminal-cannot-clear = (Deze terminal kan zijn scherm niet wissen; scrol weg wat hierboven staat.)

terminal-queue = In de wachtrij van { $seat }: { $moves }
terminal-queue-empty = { $seat } heeft niets in de wachtrij. (T11: scheid bewakers met ‘;’ om ze in de wachtrij te zetten.)
terminal-queue-played = Je zet uit de wachtrij is gespeeld: { $text }.
terminal-queue-dropped = Je wachtrij is geschrapt ({ $moves }): { $why }

terminal-menu-moves = zetten
terminal-menu-other = of
terminal-menu-many = { $family }… ({ $count })

terminal-help =
    Typ een zet in notatie, of zijn nummer in het menu. Andere woorden:
      ?          alle toegestane zetten    undo     je laatste zet terugnemen
      why ZET    waarom een zet niet mag   score    ieders punten tot nu toe
      rules { $rule }één regel van het boek    log      wat er gebeurd is
      rules      het hele regelboek        board    het bord opnieuw tekenen
      hint       wat de bot master zou spelen, en waarom
      save       nu bewaren, zoals na elke zet
      quit       bewaren en stoppen; om verder te gaan: oenach play --resume

## Score and end

terminal-score = Punten
terminal-to-act = aan zet

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

terminal-new-game-made = Het spel { $game } begint in { $folder }. Het is een pakket op zichzelf; de README zegt wat waar staat, en hoe je het installeert, test en speelt.
terminal-new-game-name = “{ $name }” kan geen naam van een spel zijn: schrijf kleine letters en cijfers, met koppeltekens tussen woorden.
terminal-new-game-taken = Er is al een spel “{ $name }”.
terminal-new-game-folder = Er staat al iets in { $folder }; noem een andere map met --folder.
terminal-new-game-module = Python heeft al een module “{ $name }”, die een spel met die naam zou verbergen; kies een andere naam.

## Lessons

terminal-lesson-begin = { $game }: een eerste spel. Enter leest verder, een zet of het nummer ervan speelt. Andere woorden: skip, back, again, help, quit.
terminal-lesson-at = Stap { $step } van { $steps }
terminal-lesson-would = Dit zou er gebeuren:
terminal-lesson-on = { "[" }Enter{ "]" }
terminal-lesson-move-asked = Deze stap vraagt om een zet: typ hem of zijn nummer; ‘skip’ doet hem voor je.
terminal-lesson-skipped = Voor je gedaan: { $move }
terminal-lesson-reading = Hier wordt niets gevraagd: druk op Enter om verder te gaan.
terminal-lesson-as-before = Zoals daarvoor: niets daarvan is gebeurd.
terminal-lesson-offer = Vanaf hier verder spelen tegen beginners? (Enter: verder spelen; again: de les opnieuw; back; quit)
terminal-lesson-again = Nog eens? (Enter: stoppen; again: de les opnieuw; back)
terminal-lesson-left = Je kunt later verder bij stap { $step } van { $steps }: { $command }
terminal-lesson-resumed = Je gaat verder waar je was gebleven; ‘again’ begint opnieuw.
terminal-not-kept = Deze partij wordt niet bewaard: ze begon midden in een les.
terminal-lesson-help =
    Typ een zet in notatie, of zijn nummer in het menu. Andere woorden:
      skip       naar de volgende stap     back     naar de stap ervoor
      again      vanaf het begin           quit     stoppen; later verder
      ?          alle toegestane zetten    board    het bord opnieuw
      why ZET    waarom een zet niet mag   score    ieders punten
      rules { $rule }één regel van het boek    rules    het hele regelboek
terminal-lesson-sound = { $lesson }: { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }, niets mis.
terminal-lesson-faults = { $lesson }: { $errors ->
        [one] { $errors } fout
       *[other] { $errors } fouten
    }, { $warnings ->
        [one] { $warnings } waarschuwing
       *[other] { $warnings } waarschuwingen
    }.
terminal-lesson-error = Fout: { $what }
terminal-lesson-warning = Waarschuwing: { $what }
terminal-lesson-made = De les staat in { $file }, de zinnen in { $catalogue }.
terminal-lesson-exists = { $path } bestaat al; noem een ander bestand met -o.
