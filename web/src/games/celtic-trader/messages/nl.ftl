## Het bord

board-trader-map = De kaart
board-trader-reconstruction = Deze kaart is een reconstructie: de gedrukte kaart was niet te vinden.
board-trader-words = De kaart in woorden
board-trader-keys = Toetsen op de kaart: de pijlen gaan van plek naar plek en verschuiven met Shift de kaart; + en − komen dichterbij en gaan verder weg, 0 toont de hele kaart.
board-trader-words-place = Plek
board-trader-words-there = Daar
board-trader-words-roads = Wegen naar
board-trader-closer = Dichterbij
board-trader-farther = Verder weg
board-trader-whole = De hele kaart
board-trader-way = { $place }: { $cost ->
        [one] { $cost } bewegingspunt
       *[other] { $cost } bewegingspunten
    }
board-trader-way-ends = { $way }; een Romeinenfiche beëindigt daar je beurt
board-trader-there = { $place }. Hier: { $names }
board-trader-put = Leg { $token } op { $place }
board-trader-away = Leg het Romeinenfiche van { $place } af
board-trader-raise = { $place }: de vraag naar { $token } stijgt naar { $points }
board-trader-conquer = De Romeinen veroveren { $place }
board-trader-resolve = { $kind ->
        [cycle] Cyclus: alle afgelegde fiches gaan terug in de zak
        [orders] Bevelen: er is geen Romeinenfiche om af te leggen
        [roman] Leg het Romeinenfiche af: er is geen plek vrij
       *[other] Leg { $token } af: de vraag kan nergens stijgen
    }
board-trader-role = Speel { $role }
board-trader-start = Begint in { $place }
board-trader-bonus = OP voor { $ability }: { $points }
board-trader-bonus-rp = { $points } OP voor elke RP die aan het eind over is
board-trader-bonus-row = OP-bonus
board-trader-stay = Laat het Romeinenfiche liggen
board-trader-roman = Verplaats het Romeinenfiche naar { $place }
board-trader-pick = Pak { $token } op
board-trader-pick-halts = Pak { $token } op; je beweging eindigt
board-trader-drop = Leg { $token } af
board-trader-halt = Hier halt houden om te handelen
board-trader-halt-ends = Halt houden en je beurt beëindigen
board-trader-deliver = Lever { $token } voor { $points } RP
board-trader-buy = Verbeter { $ability } voor { $cost } RP
board-trader-claim = Wissel { $points } RP om in OP
board-trader-end = Beëindig je beurt
board-trader-points = Bewegingspunten over: { $points }
board-trader-now = De beurt
board-trader-round = Ronde { $round }
board-trader-walk = Kies een omcirkelde plek om erheen te gaan; het getal is wat het kost.
board-trader-point = { $kind ->
        [roman] Kies een plek op de kaart voor het Romeinenfiche.
        [orders] Kies het Romeinenfiche dat van de kaart gaat.
        [romanisation] Kies de burcht die de Romeinen veroveren.
       *[other] Kies een veld op de kaart voor { $token }.
    }
board-trader-point-raise = Er is geen veld vrij voor { $token }: kies een burcht waar de vraag stijgt.
board-trader-point-roman = Je staat op een Romeinenfiche: kies waar het heen gaat, of laat het liggen.
board-trader-demand = Vraag
board-trader-demand-explained = Wat een levering oplevert in RP.{ $count ->
        [0] {""}
       *[other] {" "}Wat je draagt is omlijst.
    }
board-trader-city = Romeinse stad
board-trader-bag = In de zak: { $count }
board-trader-discard = Afgelegd: { $count }
board-trader-supply = Punten in de voorraad: { $points }
board-trader-carries = draagt { $token }
board-trader-rp = RP
board-trader-vp = OP
board-trader-abilities = Vaardigheden en bonus
board-trader-ability-movement = beweging
board-trader-ability-trading = handel
board-trader-ability-carrying = draagkracht
board-trader-abilities-explained = Beweging: punten per beurt. Handel: extra RP per levering. Draagkracht: zoveel tegelijk / zoveel opgepakt zonder te stoppen.
board-trader-price = Prijs in RP

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

rules-example-trader-draw = Twee fiches uit de zak
rules-example-trader-draw-told = Alle velden voor tarwe zijn bezet, dus willen de Iceni meer tarwe. De Romein gaat naar T11 en verspert daar de weg (C11).
rules-example-trader-deliver = Een levering
rules-example-trader-deliver-told = Twee keer stof voor 4 + 2 en druiven voor 8 + 2 leveren 22 RP op. De vraag naar stof zakt naar 1, die naar druiven naar 6 (C18).
rules-example-trader-stopped = Tegengehouden door een Romein
rules-example-trader-stopped-told = Op de weg T15 ligt een Romeinenfiche. Wie daar komt, stopt, en de beurt is voorbij (C14).
