## Every board

board-turn = aan de beurt
board-gain = { $count ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }

## Keltis

board-keltis-middle = Het midden
board-keltis-flip = Draai een van de { $count } verdekte tegels om
board-keltis-face-down = { $count ->
        [one] één verdekte tegel
       *[other] { $count } verdekte tegels
    }
board-keltis-none-face-up = Er ligt geen open tegel.
board-keltis-take = Nemen: { $stone }.
board-keltis-keep = Houden
board-keltis-leave = Laten liggen
board-keltis-stop = Stoppen
board-keltis-again = Je bent nog eens aan de beurt.
board-keltis-unfit = Hij past in geen van je rijen.
board-keltis-stone = { $colour } { $value }{ $carving ->
        [wishing] , wenssteen
        [clover] , klaver
        [bonus-1] , bonus +1
        [bonus-3] , bonus +3
       *[plain] {""}
    }
board-keltis-face-up = Open in het midden
board-keltis-left-over = Over: deze tegels tellen voor niemand
board-keltis-choose = Draai een tegel om, of neem er een die open ligt.
board-keltis-choose-flip = Draai een tegel om, welke je maar wilt.
board-keltis-stop-or-take = Er is geen tegel meer om om te draaien: neem er een die past, of stop.
board-keltis-turn-of = { $name } is aan de beurt.
board-keltis-revealed-by = { $name } heeft deze tegel omgedraaid.
board-keltis-clover = Klaver: { $name } is nog eens aan de beurt.
board-keltis-clover-yours = Klaver: speel nog eens!
board-keltis-fits = Er passen nog: { $values }.
board-keltis-fits-note = De kleine getallen zijn de tegels die nog in een rij passen; die met een kader liggen open in het midden.

## Táin

board-tain-round = Ronde { $round } van { $rounds }
board-tain-kingdom = Het koninkrijk
board-tain-kingdom-K1 = het linkervak van het koninkrijk
board-tain-kingdom-K2 = het rechtervak van het koninkrijk
board-tain-raider-pasture = buiten poort { $gate } van het weiland van { $name }
board-tain-raider-house = buiten poort { $gate } van de woning van { $name }
board-tain-guard-pasture = binnen poort { $gate } van het weiland van { $name }
board-tain-guard-house = binnen poort { $gate } van de woning van { $name }
board-tain-empty = { $place }: leeg
board-tain-taken = { $place }: { $token }
board-tain-put-here = { $place }: leg hier een fiche
board-tain-put = { $place }: leg hier { $token }
board-tain-token = { $kind } van { $name }
board-tain-hidden-token = verdekt fiche van { $name }
board-tain-cattle = { $count ->
        [one] één stuk vee
       *[other] { $count } stuks vee
    }
board-tain-jewels = { $count ->
        [one] één juweel
       *[other] { $count } juwelen
    }
board-tain-prisoner = gevangene: { $kind } van { $name }
board-tain-unused = achter het scherm: { $count }
board-tain-used = afgelegd: { $count }
board-tain-points = { $count ->
        [one] punt
       *[other] punten
    }
board-tain-beside = in deze ronde gewonnen
board-tain-has-passed = heeft gepast
board-tain-first = startspeler
board-tain-screen = Achter je scherm
board-tain-take = { $kind }, nog { $count }
board-tain-choose = Kies een fiche en een vak, in willekeurige volgorde.
board-tain-choose-place = Kies nu een vak voor { $token }.
board-tain-choose-token = Kies nu een fiche voor dit vak.
board-tain-pass = Passen
board-tain-free = Bevrijd { $token }
board-tain-whom-to-free = Wie bevrijd je?
board-tain-duels = Verkenners en wachten
board-tain-raider-guard = verkenner ↓ wacht →
board-tain-no-guard = geen wacht of bluffiche
board-tain-duel-succeeds = slaagt
board-tain-duel-fails = mislukt
board-tain-duel-boy-captured = jongeling gevangen
board-tain-duel-daughter-kidnapped = dochter ontvoerd

## Celtic Trader

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
