## What everything on the board is

explain-celtic-trader-resource = Wordt op de kaart opgepakt en bij een burcht geleverd voor RP; op de kaart: { $count }.
explain-celtic-trader-worth = De beste prijs nu: { $points } RP, bij { $place }.
explain-celtic-trader-worthless = Niemand handelt meer.
explain-celtic-trader-event-roman = Beëindigt de beurt van wie hier komt. Op alle wegen van een burcht veroveren Romeinen die.
explain-celtic-trader-event-cycle = Alle afgelegde fiches gaan terug in de zak.
explain-celtic-trader-event-orders = Eén Romeinenfiche naar keuze gaat van de kaart.
explain-celtic-trader-event-romanisation = Eén burcht naar keuze wordt veroverd.
explain-celtic-trader-circle = Wie hier stopt, kan met RP vaardigheden verbeteren en daarna RP in OP omzetten.
explain-celtic-trader-road = Een weg: een stap naar de volgende tegel kost één bewegingspunt.
explain-celtic-trader-road-roman = Een weg met een Romeinenfiche: wie er komt, beëindigt daar de beurt.
explain-celtic-trader-stronghold = Betaalt voor leveringen, in RP: { $pieces }. Elke levering verlaagt wat ervoor wordt betaald.
explain-celtic-trader-city = Veroverd door de Romeinen: hier handelt niemand meer, maar je mag erdoorheen reizen.
explain-celtic-trader-price = Betaalt nu { $points } RP{ $seated ->
        [yes] , met je handelsbonus ({ $bonus }) per fiche
       *[no] {""}
    }. Een levering verlaagt dat tot { $before }; goederen zonder vrij veld kunnen het verhogen tot { $after }.
explain-celtic-trader-ability-movement = Bewegingspunten per beurt.
explain-celtic-trader-ability-trading = Extra RP voor elk geleverd fiche.
explain-celtic-trader-ability-carrying = Zoveel kun je dragen / zoveel per beurt oppakken zonder te stoppen.
explain-celtic-trader-next-level = Volgend niveau: { $after }, voor { $cost } RP.
explain-celtic-trader-top-level = Dit is het hoogste niveau.
explain-celtic-trader-role = Aan het eind: { $pieces }.
explain-celtic-trader-goods = Wie op deze weg staat, kan het oppakken.
explain-celtic-trader-free-spot = Een vrij veld: het volgende fiche van deze soort uit de zak kan hier liggen.
explain-celtic-trader-roman-place = Een plek voor een Romeinenfiche.
explain-celtic-trader-tile = { $count ->
        [one] Een tegel met één weg.
       *[other] Een tegel met { $count } wegen die elkaar niet raken.
    }
explain-celtic-trader-map = Wegen leiden van tegel naar tegel, naar zes burchten en de steencirkel.
explain-celtic-trader-pawn = { $points } bewegingspunten per beurt; draagt { $count } van { $most }.
explain-celtic-trader-carried = Gedragen, om bij een burcht te leveren.
explain-celtic-trader-room-name = Ruimte voor goederen
explain-celtic-trader-room = Draagt { $count } van { $most }; nog iets oppakken kan de beweging beëindigen.
explain-celtic-trader-level-bonus = { $points } OP aan het eind voor dit niveau.
explain-celtic-trader-cost = Dit niveau van een vaardigheid kost { $cost } RP bij de steencirkel.
explain-celtic-trader-rp = Verdiend met leveringen. Bij de steencirkel kopen ze vaardigheden of worden ze OP; wat overblijft telt alleen voor de Vertrouwde.
explain-celtic-trader-vp = Ze tellen aan het eind, met de bonus van de rol.
explain-celtic-trader-bag = Aan het begin van elke beurt worden er twee getrokken. Wat in de zak zit, mag iedereen zien.
explain-celtic-trader-discard = Ze gaan terug in de zak wanneer het cyclusfiche wordt getrokken.
explain-celtic-trader-supply = RP en OP komen hieruit. Is hij leeg aan het eind van een beurt, dan eindigt het spel.
explain-celtic-trader-round = Het spel eindigt wanneer alle burchten veroverd zijn ({ $count } handelen nog), de voorraad leeg is of een afgesproken grens is bereikt.
explain-celtic-trader-points = Eén voor elke stap van tegel naar tegel. Wat overblijft, vervalt.
explain-celtic-trader-claim = RP worden één voor één OP, eenmaal per bezoek; daarna kun je alleen nog je beurt beëindigen.
