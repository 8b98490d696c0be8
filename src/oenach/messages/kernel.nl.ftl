# Wat elk spel kan zeggen. Fouten beginnen met een kleine letter: de regel staat ervoor.

## How errors are told

explain-illegal = { $rule }: { $why }
explain-position = De stelling klopt niet bij { $where }: { $why }
explain-position-whole = De stelling klopt niet: { $why }
explain-log = Het verslag klopt niet bij gebeurtenis { $seq }: { $why }
explain-log-header = Het verslag klopt niet in zijn kop: { $why }
explain-log-path = { $where }: { $why }

## Games, seats and options

unknown-game = er is geen spel dat ‘{ $game }’ heet; er zijn { $known }.
left-out-name = het spel ‘{ $game }’ van { $distribution } is weggelaten: een naam bestaat uit kleine letters, cijfers en koppeltekens en begint met een letter.
left-out-taken = het spel ‘{ $game }’ van { $distribution } is weggelaten: { $other } heeft al een spel met die naam.
left-out-import = het spel ‘{ $game }’ van { $distribution } is weggelaten: { $what } kan niet worden geladen ({ $error }).
left-out-no-module = het spel ‘{ $game }’ van { $distribution } is weggelaten: { $what } is geen GameModule.
left-out-api = het spel ‘{ $game }’ van { $distribution } is weggelaten: het is geschreven voor versie { $api } van de interface voor spellen, en dit is versie { $ours }.
left-out-other-name = het spel ‘{ $game }’ van { $distribution } is weggelaten: het noemt zichzelf ‘{ $own }’.
left-out-wrong = het spel ‘{ $game }’ van { $distribution } is weggelaten: dit is niet zoals het moet: { $what }.
left-out-lacks = het spel ‘{ $game }’ van { $distribution } is weggelaten: { $home } heeft geen { $missing }.
left-out-version = het spel ‘{ $game }’ van { $distribution } is weggelaten: de regels van versie { $version } zeggen dat ze versie { $own } zijn.
left-out-seats = het spel ‘{ $game }’ van { $distribution } is weggelaten: het zegt voor { $seats } spelers te zijn, en de regels zeggen { $own }.
left-out-lesson = het spel ‘{ $game }’ van { $distribution } is weggelaten: de les { $lesson } is er geen ({ $reason }).
unknown-rules = versie { $rules } van de regels van { WORD("name", $game) } is hier niet bekend; bekend zijn { $known }.
seat-count = { WORD("name", $game) } is voor { $least } tot { $most } spelers, niet voor { $seats }.
seats-not-a-number = het aantal spelers van { WORD("name", $game) } moet een geheel getal zijn.
options-not-an-object = de opties van { WORD("name", $game) } moeten namen met waarden zijn.
unknown-option = { WORD("name", $game) } heeft geen optie ‘{ $option }’; de opties zijn { $known }.
bad-value = de optie ‘{ $option }’ van { WORD("name", $game) } kan niet ‘{ $value }’ zijn; toegestaan: { $allowed }.
bad-name = een spelersnaam heeft 1 tot { $longest } tekens, die allemaal leesbaar zijn.
bad-secret = een geheim is precies { $bytes } bytes lang.
bad-nonce = wat plaats { $seat } aan de trekkingen toevoegt, moet 1 tot { $longest } bytes zijn.
no-such-seat = er is geen plaats { $seat } aan een tafel van { $seats }.

## Moves and turns

not-a-move = ‘{ $text }’ is geen zet van dit spel.
no-such-move = er is geen zet met nummer { $move }.
not-your-turn = { $to_act } is aan de beurt, niet { $seat }.
stale = je antwoordde op gebeurtenis { $answers }, maar intussen is het gebeurtenis { $last }; kijk nog eens.
nothing-to-undo = { $seat } kan niets terugnemen: sindsdien heeft iemand gespeeld, of is er iets getrokken of omgedraaid.
already-resigned = { $seat } heeft al opgegeven.
match-over = de partij is al afgelopen.
no-time-limit = bij { WORD("name", $game) } kan de tafel niet zeggen dat de tijd om is.
no-queue = bij { WORD("name", $game) } kan geen zet voor zijn beurt in de wachtrij.
seats-not-drawn = de plaatsen van { WORD("name", $game) } worden niet geloot.
bad-seating = er zijn { $seats } spelers, en geen twee kunnen dezelfde plaats kiezen.
batch-after-end = { $made ->
        [one] het spel eindigt met de eerste zet van je beurt
       *[other] het spel eindigt na { $made } zetten van je beurt
    }, dus er kan niets meer volgen.
batch-crosses-draw = { $made ->
        [one] na de eerste zet van je beurt
       *[other] na { $made } zetten van je beurt
    } wordt er iets getrokken of omgedraaid; stuur de rest als je het gezien hebt.

## What happens at every table

tell-other = { $seat } speelt { $text }.
tell-undo = { $seat } neemt de laatste zet terug.
tell-undo-consent = { $seat } neemt met ieders instemming een zet terug.
tell-resign = { $seat } geeft op.
tell-call-off = Iedereen die er was, vond het goed om de partij hier te stoppen.
tell-time = De tijd is om.

outcome-resignation = De partij eindigde omdat een speler opgaf.
outcome-called-off = De partij is in onderling overleg gestopt; niemand wint.
sheet-total = Totaal

unknown-bot = Er is geen bot die ‘{ $bot }’ heet; er zijn { $known }.

## What can be read of a game in a minute

summary-goal = Het doel
summary-turn = Een beurt
summary-end = Het einde
summary-worth = Wat is wat waard

# Lessons

lesson-malformed = dit is geen les: { $reason }.
lesson-step-twice = twee stappen van de les heten “{ $step }”.
lesson-unknown = { $game } heeft geen les die “{ $lesson }” heet.
lesson-out-of-step = deze zetten leiden niet door stap { $step } van de les.
lesson-move-asked = stap { $step } van de les vraagt om een zet.
lesson-over = de les is afgelopen.
lesson-none = { $game } heeft geen les.
lesson-catalogue = de catalogus { $file } kan niet worden gelezen: { $reason }.
lesson-not-asked = Dat mag ook; dit zou er dan gebeuren. Probeer nu waar deze stap over gaat.
no-such-draw = ‘{ $draw }’ kan hier niet worden getrokken; dit wel: { $known }.
