name-tain = Táin
game-tain = Leg de fiches van je clan verdekt bij de poorten, roof vee en juwelen bij je buren en doorzie hun bluf.

## What can be read in a minute: a line for each thing that is said

summary-tain-goal = Word de rijkste clan: roof vee en juwelen bij je buren en bewaak die van jezelf.
summary-tain-turn =
    Leg één fiche verdekt: binnen je poort houdt het wacht, buiten die van een ander valt het aan. Of leg het in het koninkrijk (T6).
    Of pas: je legt deze ronde niets meer (T10).
    Als iedereen gepast heeft, wordt alles omgedraaid. Hoofdman verslaat krijger, krijger verslaat jongeling, een gelijke houdt stand. Een bluffiche stopt niemand en neemt niets (T14).
    Weidepoort en koninkrijk leveren vee op, een woningpoort een juweel (T15).
    Een krijger op wacht vangt een jongeling. De dochter stopt elke aanvaller, maar een krijger ontvoert haar.
    Gebruikte fiches komen terug zodra je ze allemaal gelegd hebt (T22).
summary-tain-end = Na de ronde waarin een clan 11 stuks vee heeft, uiterlijk na ronde 8 (T23).
summary-tain-worth =
    Stuk vee: 2
    Juweel: 3
    Gevangen jongeling: 1
    Gevangen dochter: 5
    11 of meer stuks vee: 3 extra (T24)

## Words

word-tain-kind-C = hoofdman
word-tain-kind-W = krijger
word-tain-kind-B = jongeling
word-tain-kind-D = dochter van de hoofdman
word-tain-kind-X = bluffiche

# As the object of a sentence: “sends …”.
word-tain-a-C = de hoofdman
word-tain-a-W = een krijger
word-tain-a-B = een jongeling
word-tain-a-D = de dochter van de hoofdman
word-tain-a-X = een bluffiche
word-tain-a-hidden = een fiche

# As the subject of a sentence, known already: “… gets past”.
word-tain-the-C = de hoofdman
word-tain-the-W = de krijger
word-tain-the-B = de jongeling
word-tain-the-D = de dochter van de hoofdman
word-tain-the-X = het bluffiche

# After “you have”.
word-tain-no-C = geen hoofdman
word-tain-no-W = geen krijger
word-tain-no-B = geen jongeling
word-tain-no-D = geen dochter
word-tain-no-X = geen bluffiche

word-tain-phase-start = begin
word-tain-phase-commando = verkenningsfase
word-tain-phase-raid = aanvalsfase
word-tain-phase-over = einde

## Refusals

tain-over = het spel is afgelopen.
tain-marker-first = eerst wordt getrokken wie de startspeler is.
tain-marker-given = wie begint, staat al vast.
tain-free-first = kies eerst welke gevangene je bevrijdt, de jongeling of de dochter.
tain-nobody-to-free = je hebt nu geen gevangenen om uit te kiezen.
tain-not-in-kingdom = je kunt { WORD("word-tain-a", $kind) } niet naar het koninkrijk sturen: alleen de hoofdman, een krijger of een bluffiche mag erheen.
tain-kingdom-once = je hebt deze ronde al een fiche in het koninkrijk.
tain-daughter-stays = de dochter van de hoofdman gaat nooit op rooftocht, dus niet naar het bord van { $board }; ze bewaakt alleen je eigen poorten.
tain-place-taken = { $place } is al bezet.
tain-none-unused = je hebt { WORD("word-tain-no", $kind) } meer achter je scherm.
tain-queue-guards-only = alleen bewakers bij je eigen poorten kunnen voor je beurt in de wachtrij.

## Positions

tain-bluff-after-reveal = bluffiches gaan naar de aflegstapels zodra de fiches omgedraaid zijn.
tain-cattle-count = er zijn in totaal { $found } stuks vee, maar het moeten er { $expected } zijn.
tain-jewel-count = er zijn in totaal { $found } juwelen, maar het moeten er { $expected } zijn.
tain-token-count = deze clan heeft { $found } fiches van de soort { $kind }, maar het moeten er { $expected } zijn.
tain-too-many = hier kunnen niet meer dan { $most } fiches van de soort { $kind } zijn.
tain-too-many-tokens = { $found } fiches zijn te veel: een clan heeft er 18.
tain-unused-count = er zouden { $found } fiches achter het scherm liggen, maar er blijven er { $expected } over.
tain-hidden-do-not-fit = met de verborgen fiches kunnen de verdekte vakken niet volgens de regels gevuld worden.
tain-no-such-kind = ‘{ $found }’ is geen soort fiche; de soorten zijn C, W, B, D en X.
tain-no-token = ‘{ $found }’ is hier geen fiche; ‘-’ staat voor een leeg vak.
tain-no-prisoner = ‘{ $found }’ kan geen gevangene zijn: dat kunnen alleen jongelingen en dochters van andere clans.
tain-no-raider = ‘{ $found }’ kan hier niet aanvallen: een verkenner komt van een andere clan en is niet de dochter.
tain-not-in-kingdom-now = ‘{ $found }’ kan niet in het koninkrijk zijn: per clan mag er één hoofdman, krijger of bluffiche in.
tain-place-count = er zijn { $found } vakken, maar het moeten er { $expected } zijn.
tain-places-not-cleared = hier liggen fiches die al opgeruimd moeten zijn.
tain-has-passed = { $seat } heeft gepast en kan niet aan de beurt zijn.
tain-no-raid-now = dit hoort alleen bij een stelling in de aanvalsfase.
tain-nothing-to-choose = { $seat } heeft niets te kiezen: in die woning moeten een jongeling en de dochter van de eigen clan zitten.
tain-own-house = niemand valt zijn eigen woning aan.
tain-other-is-served = { $seat } is nu aan de beurt om te krijgen.
tain-claims = er moeten één of twee aanvallen op de woning openstaan, ook één van wie kiest, en niet { $found }.
tain-not-over = het spel kan na ronde { $round } niet afgelopen zijn: niemand heeft 11 stuks vee.

## Moves

tell-tain-marker = { $seat } is startspeler.
tell-tain-pass = { $seat } past.
tell-tain-free-B = { $seat } bevrijdt een jongeling.
tell-tain-free-D = { $seat } bevrijdt de dochter van de hoofdman.
tell-tain-raid-pasture = { $seat } stuurt { WORD("word-tain-a", $kind) } naar poort { $gate } van het weiland van { $board }.
tell-tain-raid-house = { $seat } stuurt { WORD("word-tain-a", $kind) } naar poort { $gate } van de woning van { $board }.
tell-tain-guard-pasture = { $seat } zet { WORD("word-tain-a", $kind) } op wacht bij poort { $gate } van het eigen weiland.
tell-tain-guard-house = { $seat } zet { WORD("word-tain-a", $kind) } op wacht bij poort { $gate } van de eigen woning.
tell-tain-kingdom-1 = { $seat } stuurt { WORD("word-tain-a", $kind) } naar het koninkrijk, op het linkervak.
tell-tain-kingdom-2 = { $seat } stuurt { WORD("word-tain-a", $kind) } naar het koninkrijk, op het rechtervak.

## End and score

outcome-cattle = Het spel eindigde omdat een kudde 11 stuks vee bereikte.
outcome-rounds = Het spel eindigde na ronde 8.

sheet-cattle = Vee
sheet-jewels = Juwelen
sheet-captured-boys = Gevangen jongelingen
sheet-captured-daughters = Gevangen dochters
sheet-full-herd = 11 of meer stuks vee

## Options

option-tain-first_player = Wie begint.
option-tain-first_player-random = Door het lot bepaald.
option-tain-first_player-A = Plaats A.
option-tain-first_player-B = Plaats B.
option-tain-first_player-C = Plaats C.
option-tain-first_player-D = Plaats D.
option-tain-marker = Wat er na een ronde met het startspelersfiche gebeurt.
option-tain-marker-rotates = Het gaat naar de linkerbuur.
option-tain-marker-stays = Het blijft liggen.
option-tain-lone_cow = Wie het laatste stuk vee uit het koninkrijk krijgt als twee gelijke fiches elkaar daar treffen.
option-tain-lone_cow-left = Het fiche op het linkervak.
option-tain-lone_cow-first_in_turn_order = Wie het eerst aan de beurt is.
option-tain-memory_aid = Of ook de soorten van de gebruikte fiches getoond worden, en niet alleen hun aantal.
option-tain-memory_aid-false = Alleen het aantal is te zien.
option-tain-memory_aid-true = De soorten zijn ook te zien.

## Wat eruit volgt

story-turned-up = Ronde { $round }: alle fiches worden omgedraaid.
story-owned = { WORD("word-tain-the", $kind) } van { $owner }
story-kingdom-one = Koninkrijk: { $token } is er alleen.
story-kingdom-two = Koninkrijk: { $left } links, { $right } rechts.
story-raid-open = { $place }: { WORD("word-tain-the", $kind) } van { $owner } vindt niemand op wacht.
story-raid-bluff = { $place }: { WORD("word-tain-the", $kind) } van { $owner } vindt alleen een bluffiche op wacht.
story-raid-wins = { $place }: { WORD("word-tain-the", $kind) } van { $owner } komt voorbij { WORD("word-tain-the", $guard) }.
story-raid-fails = { $place }: { WORD("word-tain-the", $kind) } van { $owner } wordt tegengehouden door { WORD("word-tain-the", $guard) }.
story-raid-captured = { $place }: { WORD("word-tain-the", $kind) } van { $owner } wordt gevangengenomen door { WORD("word-tain-the", $guard) }.
story-raid-kidnaps = { $place }: { WORD("word-tain-the", $kind) } van { $owner } komt niet verder, maar ontvoert { WORD("word-tain-the", $guard) }.
story-changes = { $seat }: { $changes }.
story-no-changes = Er gaat niets in andere handen over.
story-cattle-now = vee { $was } → { $now }
story-jewels-now = juwelen { $was } → { $now }
story-captured = houdt { WORD("word-tain-a", $kind) } van { $owner } gevangen
story-freed = houdt { WORD("word-tain-a", $kind) } van { $owner } niet meer gevangen
story-used-pile-back = { $seat } neemt de aflegstapel terug achter het scherm.
story-round-begins = Ronde { $round } begint; { $seat } is de eerste.

twice = { $found } staat er twee keer.
wrong-in-phase = dit past niet bij de fase ‘{ $phase }’.
not-the-start = in deze fase is het spel nog niet begonnen, dus er kan nog niets veranderd zijn.
no-first-player-draw = de opties bepalen wie begint, dus er valt niets te trekken.

## What a choice is about, for those who are new

first-tain-place = Leg een fiche: roof bij anderen of in het koninkrijk, of bewaak je poort. Na passen is je ronde uit.
first-tain-pass = Je hebt deze ronde niets meer te leggen: pas, en de anderen maken hem af.
first-tain-free = Hier zitten er twee van jou gevangen: bevrijd de jongeling (hun 1 punt) of de dochter (hun 5).
