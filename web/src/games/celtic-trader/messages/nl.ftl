## Het bord

board-celtic-trader-map = De kaart
board-celtic-trader-reconstruction = Deze kaart is een reconstructie: de gedrukte kaart was niet te vinden.
board-celtic-trader-words = De kaart in woorden
board-celtic-trader-keys = Toetsen op de kaart: de pijlen gaan van plek naar plek en verschuiven met Shift de kaart; + en − komen dichterbij en gaan verder weg, 0 toont de hele kaart.
board-celtic-trader-words-place = Plek
board-celtic-trader-words-there = Daar
board-celtic-trader-words-roads = Wegen naar
board-celtic-trader-closer = Dichterbij
board-celtic-trader-farther = Verder weg
board-celtic-trader-whole = De hele kaart
board-celtic-trader-way = { $place }: { $cost ->
        [one] { $cost } bewegingspunt
       *[other] { $cost } bewegingspunten
    }
board-celtic-trader-way-ends = { $way }; een Romeinenfiche beëindigt daar je beurt
board-celtic-trader-there = { $place }. Hier: { $names }
board-celtic-trader-put = Leg { $token } op { $place }
board-celtic-trader-away = Leg het Romeinenfiche van { $place } af
board-celtic-trader-raise = { $place }: de vraag naar { $token } stijgt naar { $points }
board-celtic-trader-conquer = De Romeinen veroveren { $place }
board-celtic-trader-resolve = { $kind ->
        [cycle] Cyclus: alle afgelegde fiches gaan terug in de zak
        [orders] Bevelen: er is geen Romeinenfiche om af te leggen
        [roman] Leg het Romeinenfiche af: er is geen plek vrij
       *[other] Leg { $token } af: de vraag kan nergens stijgen
    }
board-celtic-trader-role = Speel { $role }
board-celtic-trader-start = Begint in { $place }
board-celtic-trader-bonus = OP voor { $ability }: { $points }
board-celtic-trader-bonus-rp = { $points } OP voor elke RP die aan het eind over is
board-celtic-trader-bonus-row = OP-bonus
board-celtic-trader-stay = Laat het Romeinenfiche liggen
board-celtic-trader-roman = Verplaats het Romeinenfiche naar { $place }
board-celtic-trader-pick = Pak { $token } op
board-celtic-trader-pick-halts = Pak { $token } op; je beweging eindigt
board-celtic-trader-drop = Leg { $token } af
board-celtic-trader-halt = Hier halt houden om te handelen
board-celtic-trader-halt-ends = Halt houden en je beurt beëindigen
board-celtic-trader-deliver = Lever { $token } voor { $points } RP
board-celtic-trader-buy = Verbeter { $ability } voor { $cost } RP
board-celtic-trader-improvement = { $before } → { $after }, { $gain } OP
board-celtic-trader-reputation = { $points } RP
board-celtic-trader-claim = Wissel { $points } RP om in OP
board-celtic-trader-end = Beëindig je beurt
board-celtic-trader-points = Bewegingspunten over: { $points }
board-celtic-trader-now = De beurt
board-celtic-trader-round = Ronde { $round }
board-celtic-trader-walk = Kies een omcirkelde plek om erheen te gaan; het getal is wat het kost.
board-celtic-trader-point = { $kind ->
        [roman] Kies een plek op de kaart voor het Romeinenfiche.
        [orders] Kies het Romeinenfiche dat van de kaart gaat.
        [romanisation] Kies de burcht die de Romeinen veroveren.
       *[other] Kies een veld op de kaart voor { $token }.
    }
board-celtic-trader-point-raise = Er is geen veld vrij voor { $token }: kies een burcht waar de vraag stijgt.
board-celtic-trader-point-roman = Je staat op een Romeinenfiche: kies waar het heen gaat, of laat het liggen.
board-celtic-trader-demand = Vraag
board-celtic-trader-demand-explained = Wat een levering oplevert in RP.{ $count ->
        [0] {""}
       *[other] {" "}Wat je draagt is omlijst.
    }
board-celtic-trader-city = Romeinse stad
board-celtic-trader-bag = In de zak: { $count }
board-celtic-trader-discard = Afgelegd: { $count }
board-celtic-trader-supply = Punten in de voorraad: { $points }
board-celtic-trader-carries = draagt { $token }
board-celtic-trader-rp = RP
board-celtic-trader-vp = OP
board-celtic-trader-abilities = Vaardigheden en bonus
board-celtic-trader-ability-movement = beweging
board-celtic-trader-ability-trading = handel
board-celtic-trader-ability-carrying = draagkracht
board-celtic-trader-abilities-explained = Beweging: punten per beurt. Handel: extra RP per levering. Draagkracht: zoveel tegelijk / zoveel opgepakt zonder te stoppen.
board-celtic-trader-price = Prijs in RP
board-celtic-trader-holding = Je bent in { $place }, met { $goods } ({ $count } van { $most }), { $rp } RP en { $points } OP.
board-celtic-trader-no-goods = niets
board-celtic-trader-wants = Vraag: { $pieces }.
board-celtic-trader-next-to = Van { $place } leiden wegen naar { $names }.
board-celtic-trader-far = { $place } ligt { $count ->
        [one] één stap
       *[other] { $count } stappen
    } weg, via { $names }.
board-celtic-trader-no-road = Er leidt geen weg naar { $place }.
board-celtic-trader-you-are-there = Je bent in { $place }.
board-celtic-trader-nowhere = Je staat nog niet op de kaart.

## Wat je kunt doen

can-celtic-trader-role = een rol kiezen
can-celtic-trader-roman = het Romeinenfiche verplaatsen
can-celtic-trader-stay = het Romeinenfiche laten liggen
can-celtic-trader-resolve = een getrokken fiche afhandelen
can-celtic-trader-go = lopen
can-celtic-trader-pick = een grondstof oppakken
can-celtic-trader-drop = een grondstof afleggen
can-celtic-trader-halt = halt houden
can-celtic-trader-buy = een vaardigheid verbeteren
can-celtic-trader-claim = RP in OP omwisselen
can-celtic-trader-deliver = leveren
can-celtic-trader-end = je beurt beëindigen

## Een eigen kaart

file-celtic-trader-map-own = Een eigen kaart, uit een bestand
file-celtic-trader-map-file = Kaartbestand
file-celtic-trader-map-hint = Een JSON-bestand zoals ‘oenach map new’ of ‘oenach map template’ het schrijft.
file-celtic-trader-map-missing = Kies het bestand met je kaart.

## Voorbeelden in het regelboek

rules-example-celtic-trader-draw = Twee fiches uit de zak
rules-example-celtic-trader-draw-told = Alle velden voor tarwe zijn bezet, dus willen de Iceni meer tarwe. De Romein gaat naar T11 en verspert daar de weg (C11).
rules-example-celtic-trader-deliver = Een levering
rules-example-celtic-trader-deliver-told = Twee keer stof voor 4 + 2 en druiven voor 8 + 2 leveren 22 RP op. De vraag naar stof zakt naar 1, die naar druiven naar 6 (C18).
rules-example-celtic-trader-stopped = Tegengehouden door een Romein
rules-example-celtic-trader-stopped-told = Op de weg T15 ligt een Romeinenfiche. Wie daar komt, stopt, en de beurt is voorbij (C14).
rules-example-celtic-trader-bridges = Wegen die elkaar niet raken
rules-example-celtic-trader-bridges-told = Twee wegen lopen over één tegel zonder elkaar te raken. De druiven liggen op de tegel ernaast, en toch vijf stappen ver (C13).
rules-example-celtic-trader-loading = Twee keer oppakken
rules-example-celtic-trader-loading-told = Met dragen 2/1 neemt ze de tarwe, stapt naar het erts en neemt dat ook. De tweede keer oppakken beëindigt haar beweging (C16).
rules-example-celtic-trader-fastest = De Snelste
rules-example-celtic-trader-fastest-told = Bij de steencirkel wordt beweging voor de vierde keer gekocht (C17). De Snelste krijgt daar aan het eind 53 OP voor in plaats van 37 (C20).
board-celtic-trader-end-at-once = De beurt eerder beëindigen zonder te vragen
board-celtic-trader-draw-at-once = Fiches trekken zonder te vragen

## Setting up a table

set-up-celtic-trader-map = Kaart
set-up-celtic-trader-map-britannia = Britannia
set-up-celtic-trader-roles = Rollen
set-up-celtic-trader-roles-blind = Blind getrokken
set-up-celtic-trader-roles-draft = Om de beurt gekozen
set-up-celtic-trader-supply = Punten in de voorraad
set-up-celtic-trader-fast_game = Romeinenfiches
set-up-celtic-trader-fast_game-false = Gewoon aantal
set-up-celtic-trader-fast_game-true = Alle 14: een sneller spel
set-up-celtic-trader-limit = Rondelimiet
set-up-celtic-trader-limit-none = Geen limiet
set-up-celtic-trader-limit-rounds = Aantal ronden
set-up-celtic-trader-limit-minutes = Liever minuten
