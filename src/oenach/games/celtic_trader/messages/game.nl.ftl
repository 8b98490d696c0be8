name-celtic-trader = Celtic Trader
game-celtic-trader = Breng waren over de wegen van Brittannië naar de burchten die ze het hardst nodig hebben, voordat de legioenen alles afsluiten.

## What can be read in a minute: a line for each thing that is said

summary-celtic-trader-goal = Haal de meeste overwinningspunten (OP). Handel levert reputatie (RP) op, die bij de steencirkel OP wordt.
summary-celtic-trader-turn =
    Trek twee fiches: grondstoffen komen op de kaart of verhogen een vraag, Romeinen versperren wegen (C11).
    Reis over de wegen en pak grondstoffen op (C13, C16). Kom je op een Romeinenfiche, dan is je beurt voorbij (C14).
    In een Keltische burcht lever je grondstoffen voor RP (C18).
    Bij de steencirkel koop je vaardigheden met RP en wissel je daarna RP om in OP (C17).
summary-celtic-trader-end = Als alle zes burchten veroverd zijn, de voorraad punten leeg is of een afgesproken grens bereikt (C19).
summary-celtic-trader-worth =
    Geleverde grondstof: 1, 2, 4, 6 of 8 RP volgens het overzicht van de burcht, plus je handelsbonus. Dan daalt de vraag (C18).
    RP omgewisseld bij de steencirkel: 1 OP per stuk (C17).
    Je rol: haar bonus in OP (C7).
    RP die overblijven: niets, maar 1 OP per stuk voor de Vertrouwde (C20).

## Words

word-celtic-trader-token-deer = hert
word-celtic-trader-token-cloth = stof
word-celtic-trader-token-wheat = tarwe
word-celtic-trader-token-fish = vis
word-celtic-trader-token-ore = erts
word-celtic-trader-token-grapes = druiven
word-celtic-trader-token-roman = Romeinenfiche
word-celtic-trader-token-cycle = cyclusfiche
word-celtic-trader-token-orders = bevelenfiche
word-celtic-trader-token-romanisation = romaniseringsfiche

# As the object of a sentence: “picks up …”.
word-celtic-trader-some-deer = een hert
word-celtic-trader-some-cloth = stof
word-celtic-trader-some-wheat = tarwe
word-celtic-trader-some-fish = vis
word-celtic-trader-some-ore = erts
word-celtic-trader-some-grapes = druiven

# After “you have”, “there is”.
word-celtic-trader-no-deer = geen hert
word-celtic-trader-no-cloth = geen stof
word-celtic-trader-no-wheat = geen tarwe
word-celtic-trader-no-fish = geen vis
word-celtic-trader-no-ore = geen erts
word-celtic-trader-no-grapes = geen druiven
word-celtic-trader-no-roman = geen Romeinenfiche
word-celtic-trader-no-cycle = geen cyclusfiche
word-celtic-trader-no-orders = geen bevelenfiche
word-celtic-trader-no-romanisation = geen romaniseringsfiche

word-celtic-trader-ability-movement = beweging
word-celtic-trader-ability-trading = handel
word-celtic-trader-ability-carrying = draagkracht

word-celtic-trader-role-fastest = de Snelste
word-celtic-trader-role-trusted = de Vertrouwde
word-celtic-trader-role-strongest = de Sterkste
word-celtic-trader-role-shrewdest = de Sluwste
word-celtic-trader-role-hardiest = de Taaiste
word-celtic-trader-role-wisest = de Wijste

word-celtic-trader-phase-roles = rollen kiezen
word-celtic-trader-phase-roman = Romeinenfiche
word-celtic-trader-phase-draw = trekken
word-celtic-trader-phase-resolve = afhandelen
word-celtic-trader-phase-move = beweging
word-celtic-trader-phase-circle = steencirkel
word-celtic-trader-phase-stronghold = burcht
word-celtic-trader-phase-over = einde

# What is to be done now, for who tries something else.
word-celtic-trader-now-roles = de rollen worden verdeeld
word-celtic-trader-now-roman = verplaats eerst het Romeinenfiche onder je pion, of laat het liggen
word-celtic-trader-now-draw = de fiches worden getrokken
word-celtic-trader-now-resolve = handel eerst de getrokken fiches af
word-celtic-trader-now-move = je bent onderweg; houd halt als je klaar bent
word-celtic-trader-now-circle = je bent bij de steencirkel; verbeter, wissel om of beëindig je beurt
word-celtic-trader-now-stronghold = je bent bij een burcht; lever of beëindig je beurt

word-celtic-trader-expected-role = een rol
word-celtic-trader-expected-token = een fiche
word-celtic-trader-expected-token-or-role = een fiche of een rol
word-celtic-trader-expected-resource = een grondstof
word-celtic-trader-expected-ability = een vaardigheid
word-celtic-trader-expected-stronghold = een burcht
word-celtic-trader-expected-place = een plek op deze kaart

## Refusals

celtic-trader-over = het spel is afgelopen.
celtic-trader-draw-first = { $phase ->
        [roles] eerst wordt de rol getrokken.
       *[other] eerst worden de fiches getrokken.
    }
celtic-trader-other-phase = nu niet: { WORD("word-celtic-trader-now", $phase) }.
celtic-trader-role-taken = deze rol is al vergeven.
celtic-trader-not-in-bag = er zit { WORD("word-celtic-trader-no", $token) } in de zak.
celtic-trader-not-drawn = je hebt { WORD("word-celtic-trader-no", $token) } af te handelen.
celtic-trader-place-taken = op { NAME($place) } ligt al een Romeinenfiche.
celtic-trader-no-roman-place = { NAME($place) } heeft geen plek voor een Romeinenfiche.
celtic-trader-place-free = je moet het Romeinenfiche op de kaart leggen: er zijn vrije plekken.
celtic-trader-no-roman-there = op { NAME($place) } ligt geen Romeinenfiche.
celtic-trader-romans-on-map = je moet een Romeinenfiche op de kaart kiezen om weg te nemen.
celtic-trader-no-spot = { NAME($place) } heeft geen veld voor { WORD("word-celtic-trader-token", $resource) }.
celtic-trader-spot-taken = het veld voor { WORD("word-celtic-trader-token", $resource) } op { NAME($place) } is bezet.
celtic-trader-spot-free = er is een vrij veld voor { WORD("word-celtic-trader-token", $resource) }, dus daar moet het heen.
celtic-trader-demand-can-rise = je moet een burcht kiezen waar de vraag naar { WORD("word-celtic-trader-token", $resource) } kan stijgen.
celtic-trader-demand-full = de vraag naar { WORD("word-celtic-trader-token", $resource) } bij { NAME($stronghold) } staat al op 8.
celtic-trader-city = { NAME($stronghold) } is nu een Romeinse stad.
celtic-trader-movement-ended = met wat je het laatst oppakte, is je beweging geëindigd.
celtic-trader-no-points = je hebt geen bewegingspunt meer.
celtic-trader-no-road = er loopt geen weg van hier naar { NAME($place) }.
celtic-trader-road-held = het Romeinenfiche op { NAME($road) } houdt je daar eerst tegen.
celtic-trader-road-clear = op { NAME($road) } ligt geen Romeinenfiche dat je tegenhoudt: noem de plek waar je heen gaat, { NAME($stronghold) } of verder.
celtic-trader-not-carried = je hebt { WORD("word-celtic-trader-no", $resource) } bij je.
celtic-trader-none-here = hier is { WORD("word-celtic-trader-no", $resource) }.
celtic-trader-hands-full = { $limit ->
        [one] op dit niveau kun je hoogstens één grondstof dragen.
       *[other] op dit niveau kun je hoogstens { $limit } grondstoffen dragen.
    }
celtic-trader-claimed = je hebt al RP in OP omgewisseld; je kunt alleen nog je beurt beëindigen.
celtic-trader-claim-too-much = { $most ->
        [0] je hebt geen RP om in OP om te wisselen.
       *[other] je kunt 1 tot { $most } RP in OP omwisselen, niet { $asked }.
    }
celtic-trader-top-level = je { WORD("word-celtic-trader-ability", $ability) } is al op het hoogste niveau.
celtic-trader-too-dear = het volgende niveau van { WORD("word-celtic-trader-ability", $ability) } kost { $cost } RP, en je hebt er { $rp }.
celtic-trader-unknown-word = ‘{ $word }’ in ‘{ $text }’ is niet { WORD("word-celtic-trader-expected", $expected) }.
celtic-trader-name-a-section = { $tile } heeft meer dan één plek; noem er een van { $names }.

## Positions

celtic-trader-twice = { $found } staat er twee keer.
celtic-trader-no-such-place = ‘{ $found }’ is geen plek op deze kaart.
celtic-trader-no-column = { $found } is geen kolom van een overzicht; de kolommen zijn 1, 2, 4, 6 en 8.
celtic-trader-to-act = in de fase ‘{ $phase }’ is niemand aan de beurt.
celtic-trader-drawn = deze getrokken fiches passen niet bij de fase ‘{ $phase }’.
celtic-trader-at = deze plek past niet bij de fase ‘{ $phase }’.
celtic-trader-bag-empty = in de fase ‘{ $phase }’ kan de zak niet leeg zijn.
celtic-trader-picks = in de fase ‘{ $phase }’ kan er nog niets opgepakt zijn.
celtic-trader-halted = dit past niet bij wat opgepakt is en bij de fase ‘{ $phase }’.
celtic-trader-values = geen kolom kan hoger zijn dan aan het begin van het bezoek (fase ‘{ $phase }’).
celtic-trader-round = in ronde 1 is er geen fase ‘{ $phase }’.
celtic-trader-all-conquered = alle burchten zijn veroverd, dus het spel is afgelopen en niet in de fase ‘{ $phase }’.
celtic-trader-not-conquered = op elke weg van { NAME($stronghold) } ligt een Romeinenfiche, dus het moet een Romeinse stad zijn.
celtic-trader-not-over = niets heeft het spel beëindigd, dus de fase kan niet ‘{ $phase }’ zijn.
celtic-trader-not-set-up = in de fase ‘{ $phase }’ is alles nog zoals het opgezet werd.
celtic-trader-token-count = er zijn in totaal { $found } fiches ‘{ $token }’, maar het moeten er { $expected } zijn.
celtic-trader-point-count = de voorraad en de spelers hebben samen { $found } punten, maar het moeten er { $expected } zijn.
celtic-trader-supply-too-low = met { $found } punten in de voorraad kan niet alles betaald worden wat nog verdiend kan worden.

## Moves

tell-celtic-trader-role-drawn = De getrokken rol is ‘{ WORD("word-celtic-trader-role", $role) }’.
tell-celtic-trader-drawn = Uit de zak getrokken: { WORD("word-celtic-trader-token", $token) }.
tell-celtic-trader-role = { $seat } kiest de rol ‘{ WORD("word-celtic-trader-role", $role) }’.
tell-celtic-trader-roman = { $seat } verplaatst het Romeinenfiche onder de eigen pion naar { NAME($place) }.
tell-celtic-trader-stay = { $seat } laat het Romeinenfiche liggen.
tell-celtic-trader-resolve-resource = { $seat } legt { WORD("word-celtic-trader-some", $token) } op de kaart bij { NAME($place) }.
tell-celtic-trader-resolve-demand = { $seat } verhoogt de vraag naar { WORD("word-celtic-trader-token", $token) } bij { NAME($place) }.
tell-celtic-trader-resolve-resource-only = { $seat } legt { WORD("word-celtic-trader-some", $token) } af: de vraag kan nergens stijgen.
tell-celtic-trader-resolve-roman = { $seat } legt een Romeinenfiche op { NAME($place) }.
tell-celtic-trader-resolve-roman-only = { $seat } legt een Romeinenfiche af: er is geen plek voor.
tell-celtic-trader-resolve-cycle-only = { $seat } handelt het cyclusfiche af: alle afgelegde fiches gaan terug in de zak.
tell-celtic-trader-resolve-orders = { $seat } handelt het bevelenfiche af: het Romeinenfiche op { NAME($place) } wordt afgelegd.
tell-celtic-trader-resolve-orders-only = { $seat } legt het bevelenfiche af: er ligt geen Romeinenfiche op de kaart.
tell-celtic-trader-resolve-romanisation = { $seat } handelt het romaniseringsfiche af: de Romeinen veroveren { NAME($place) }.
tell-celtic-trader-go = { $seat } gaat naar { NAME($place) }.
tell-celtic-trader-pick = { $seat } pakt { WORD("word-celtic-trader-some", $resource) } op.
tell-celtic-trader-drop = { $seat } legt onderweg { WORD("word-celtic-trader-some", $resource) } af.
tell-celtic-trader-halt = { $seat } houdt halt.
tell-celtic-trader-buy = { $seat } verbetert { WORD("word-celtic-trader-ability", $ability) }.
tell-celtic-trader-claim = { $seat } wisselt { $points } RP om in OP.
tell-celtic-trader-deliver = { $seat } levert { WORD("word-celtic-trader-some", $resource) }.
tell-celtic-trader-end = { $seat } beëindigt de beurt.

## End and score

outcome-conquest = Het spel eindigde omdat alle zes burchten veroverd zijn.
outcome-supply = Het spel eindigde omdat de voorraad punten op is.
outcome-limit = Het spel eindigde bij de afgesproken grens.

sheet-vp = Overwinningspunten (OP)
sheet-movement = Bonus voor beweging
sheet-trading = Bonus voor handel
sheet-carrying = Bonus voor draagkracht
sheet-rp = Reputatiepunten (RP)

## Options

option-celtic-trader-map = De kaart: een die bij het spel hoort, of de inhoud van een kaartbestand.
option-celtic-trader-map-britannia = Britannia, een reconstructie: de gedrukte kaart was niet te vinden.
option-celtic-trader-roles = Hoe de spelers aan hun rol komen.
option-celtic-trader-roles-blind = Blind getrokken.
option-celtic-trader-roles-draft = Open gekozen in volgorde van de plaatsen.
option-celtic-trader-supply = Met hoeveel punten de voorraad begint.
option-celtic-trader-fast_game = Of alle 14 Romeinenfiches meedoen, voor een sneller spel.
option-celtic-trader-fast_game-false = Zoveel als bij het aantal spelers hoort.
option-celtic-trader-fast_game-true = Alle 14.
option-celtic-trader-limit = Of een afgesproken grens het spel beëindigt.
option-celtic-trader-limit-none = Geen grens.
option-celtic-trader-limit-rounds = Een aantal ronden.
option-celtic-trader-limit-minutes = Een aantal minuten; de tafel zegt wanneer de tijd om is.

## Map files

bad-map = de kaart is onbruikbaar. Bij { $where }: { WORD("fault", $fault) } (regel { $rule }). { $count ->
        [one] Dat is de enige fout.
       *[other] In totaal zijn er { $count } fouten.
    }
map-seed = het startgetal van een kaart is een geheel getal van { $least } tot { $most }, niet { $found }.
map-size = een kaart heeft { $least } tot { $most } tegels, niet { $found }.

fault-file-too-large = ze heeft veel te veel waarden voor een kaart
fault-text-too-long = ze heeft veel te veel tekst voor een kaart
fault-file-too-deep = ze is te diep genest
fault-not-json = dit is geen waarde die JSON kent
fault-number-not-finite = dit is geen getal dat JSON kent
fault-number-too-large = dit getal heeft te veel cijfers
fault-text-not-unicode = deze tekst is geen geldige Unicode
fault-wrong-type = dit is niet het soort waarde dat hier hoort
fault-missing-key = er ontbreekt een sleutel
fault-unknown-key = een sleutel hoort hier niet
fault-bad-name = dit kan geen naam zijn
fault-out-of-range = dit getal is te klein of te groot
fault-wrong-length = de lijst is te kort of te lang
fault-unknown-kind = een tegel is land, stronghold of circle
fault-unknown-resource = dit is geen grondstof
fault-unknown-column = de kolommen van een overzicht zijn 1, 2, 4, 6 en 8
fault-unknown-bonus = een bonus is voor movement, trading, carrying of rp
fault-name-taken = deze naam is al gebruikt
fault-name-reserved = dit is de naam van een fiche
fault-sole-section-name = het enige wegdeel van een tegel heet zoals de tegel
fault-place-taken = daar ligt al een andere tegel
fault-tile-count = een kaart heeft 12 tot 60 tegels
fault-stronghold-count = een kaart heeft zes burchten
fault-circle-count = een kaart heeft precies één steencirkel
fault-resource-count = elke grondstof heeft precies drie velden
fault-role-count = er zijn zes rollen
fault-tile-without-section = de tegel heeft geen weg
fault-section-without-edge = het wegdeel bereikt geen rand van zijn tegel
fault-edge-taken = een ander wegdeel gebruikt deze rand al
fault-road-off-map = de weg loopt van de kaart af
fault-edge-without-road = de weg gaat op de volgende tegel niet verder
fault-stronghold-without-name = een burcht heeft een naam nodig
fault-name-not-stronghold = alleen een burcht heeft een naam
fault-stronghold-roads = een burcht heeft ten minste twee wegen nodig
fault-stronghold-road-edges = een weg van een burcht heeft precies één rand
fault-stronghold-road-roman = een weg van een burcht heeft altijd een Romeinenplek
fault-spot-on-stronghold = op de tegel van een burcht ligt geen grondstof
fault-spot-twice = een grondstof heeft twee velden op één wegdeel
fault-section-unreachable = er loopt geen weg hierheen vanaf de steencirkel
fault-stronghold-unreachable = er loopt geen weg naar de burcht vanaf de steencirkel
fault-chart-missing = een burcht heeft geen overzicht
fault-chart-without-stronghold = die burcht bestaat niet
fault-start-unknown = het begin is geen wegdeel en geen burcht
fault-start-on-stronghold-road = het begin is een weg van een burcht en niet de burcht zelf

## Wat eruit volgt

story-took-role = { $seat } is { WORD("word-celtic-trader-role", $role) } en begint bij { NAME($place) }.
story-earned = { $seat } verdient { $points } RP en heeft er nu { $now }.
story-conquered = { NAME($stronghold) } valt in handen van Rome en wordt een Romeinse stad.
story-celtic-trader-round-begins = Ronde { $round } begint.

## What a choice is about, for those who are new

first-celtic-trader-roles = Kies wie je bent: elke rol begint op een eigen plek en krijgt aan het eind een eigen bonus.
first-celtic-trader-underfoot = Er ligt een Romeinenfiche onder je. Verplaats het naar een vrije Romeinse plek, waar het anderen tegenhoudt, of laat het liggen.
first-celtic-trader-either = Je hebt twee fiches getrokken: begin met welk je wilt, op een van de gemarkeerde plekken.
first-celtic-trader-spot = Leg het fiche ({ WORD("word-celtic-trader-token", $token) }) op een van zijn vrije velden: daar kan het worden opgepakt en naar een burcht gebracht.
first-celtic-trader-demand = Alle velden zijn bezet ({ WORD("word-celtic-trader-token", $token) }), dus een burcht wil er meer van: kies welke meer gaat betalen.
first-celtic-trader-full = Alles is bezet en niemand kan meer betalen ({ WORD("word-celtic-trader-token", $token) }): het fiche wordt afgelegd.
first-celtic-trader-roman = Leg het Romeinenfiche op een vrije plek: wie daar komt, moet stoppen. Een burcht met Romeinen op al haar wegen valt.
first-celtic-trader-cycle = Het cyclusfiche brengt alle afgelegde fiches terug in de zak.
first-celtic-trader-orders = Bevelen uit Rome: neem één Romeinenfiche van de kaart, en die weg is weer vrij.
first-celtic-trader-romanisation = Kies een burcht die Romeins wordt: daar levert niemand meer.
first-celtic-trader-move = { $points ->
        [0] Er is geen stap meer over. Pak of laat hier wat je wilt, en houd dan halt.
        [one] Haal grondstoffen, of breng ze naar een burcht die goed betaalt; er is nog één stap. Houd halt als je er bent.
       *[other] Haal grondstoffen, of breng ze naar een burcht die goed betaalt; er zijn nog { $points } stappen. Houd halt als je er bent.
    }
first-celtic-trader-halted = Je beweging is voorbij: houd halt, en ga in je volgende beurt vanaf hier verder.
first-celtic-trader-circle = Bij de steencirkel: koop vaardigheden met je reputatie, of ruil die in voor overwinningspunten. Alleen die tellen voor de winst.
first-celtic-trader-stronghold = Lever wat je draagt: alles wordt betaald in reputatie, zoals de kaart van deze burcht zegt. Beëindig dan je beurt.
