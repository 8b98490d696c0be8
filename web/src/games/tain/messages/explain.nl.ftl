## What everything on the board is

explain-tain-kind-C = Staat op wacht, gaat op pad of gaat het koninkrijk in. Als verkenner komt hij langs: { $beats }. Als wacht houdt hij tegen: { $stops }.
explain-tain-kind-W = Staat op wacht, gaat op pad of gaat het koninkrijk in. Als verkenner komt hij langs: { $beats }. Als wacht houdt hij tegen: { $stops }; een jongeling wordt gevangen.
explain-tain-kind-B = Staat op wacht of gaat op pad, maar niet in het koninkrijk. Als verkenner komt hij langs: { $beats }. Als wacht houdt hij tegen: { $stops }. Gevangen door een krijger is hij { $points } waard voor die clan.
explain-tain-kind-D = Bewaakt alleen je eigen poorten. Ze houdt tegen: { $stops }. Een krijger ontvoert haar daarbij: ze is { $points } waard voor die clan.
explain-tain-kind-X = Gaat overal heen en doet niets: gaat weg wanneer alle fiches worden omgedraaid.
explain-tain-in-hand = { $count } achter je scherm.
explain-tain-hidden = Wordt omgedraaid wanneer iedereen heeft gepast; tot dan weet alleen de eigen clan wat het is.
explain-tain-outside-pasture = Voor een verkenner van een andere clan. Komt die langs de wacht, dan neemt hij een koe, { $points } punten.
explain-tain-outside-house = Voor een verkenner van een andere clan. Komt die langs de wacht, dan neemt hij een juweel, { $points } punten, of bevrijdt een eigen gevangene.
explain-tain-inside-pasture = Voor een wacht van deze clan, die het vee bij deze poort beschermt.
explain-tain-inside-house = Voor een wacht van deze clan, die juwelen en gevangenen bij deze poort beschermt.
explain-tain-place-kingdom = Voor een hoofdman, een krijger of een bluffiche: één fiche per clan per ronde. Een hoofdman of krijger neemt een koe; naast een hoofdman neemt een krijger er geen.
explain-tain-gate-pasture = Leidt naar het weiland: een aanval die hier slaagt, neemt een van de { $count } stuks vee, { $points } punten per stuk.
explain-tain-gate-house = Leidt naar de woning: een aanval die hier slaagt, neemt een van de { $count } juwelen, { $points } punten per stuk, of bevrijdt eerst een eigen gevangene.
explain-tain-cattle = Aan het eind { $points } punten per stuk, nu { $total }. Een kudde van { $most } beëindigt het spel met de ronde en levert { $bonus } extra op.
explain-tain-jewels = Aan het eind { $points } punten per stuk, nu { $total }. Een aanval in de woning neemt er een.
explain-tain-kingdom-cattle = Het is van niemand. Een hoofdman of krijger in het koninkrijk neemt er een; elk is { $points } punten waard.
explain-tain-captive = { $count ->
        [one] Aan het eind { $count } punt
       *[other] Aan het eind { $count } punten
    } waard voor { $name }. Een geslaagde aanval van de eigen clan op deze woning bevrijdt de gevangene.
explain-tain-screen = De fiches die { $name } nog kan leggen. Is er geen meer, dan komen de afgelegde terug.
explain-tain-used = Fiches die hun werk hebben gedaan. Ze komen terug achter het scherm wanneer daar geen meer is.
explain-tain-first = Legt het eerste fiche van deze ronde; aanvallen op deze clan worden het eerst afgehandeld.
explain-tain-passed = Legt in deze ronde geen fiche meer.
explain-tain-pass = Je legt in deze ronde geen fiche meer. Wanneer iedereen heeft gepast, wordt alles omgedraaid en beginnen de aanvallen.
explain-tain-free = Je aanval bevrijdt een van de jouwen, die naar je aflegstapel gaat; een gevangene telt voor deze clan.
explain-tain-round = Het spel eindigt na ronde { $rounds }, of eerder met een kudde van { $most }.
explain-tain-beside = In deze ronde gewonnen: niemand kan het afnemen voordat de ronde voorbij is.
explain-tain-duel-name = Verkenner { $token }, wacht { $kind }
explain-tain-duel-succeeds = De aanval slaagt: een koe uit het weiland of een juweel uit de woning.
explain-tain-duel-fails = De aanval mislukt: er wordt niets genomen.
explain-tain-duel-boy-captured = De aanval mislukt en de jongeling wordt gevangen: { $points } voor de clan van de wacht aan het eind.
explain-tain-duel-daughter-kidnapped = De aanval mislukt, maar de dochter wordt ontvoerd: { $points } voor de clan van de verkenner aan het eind.
