# Kaarten van Celtic Trader: de getekende kaart, de opdrachten, en wat er mis is met een bestand.

## On a drawn map

map-draw-reconstruction = Een reconstructie, niet de gedrukte kaart
map-draw-version = versie { $version }
map-draw-description = Kaart van Celtic Trader met { $tiles } zeshoekige tegels, de wegen ertussen en de burchten { $names }. Ernaast staan de overzichten van de vraag, de rollen en de tekens.
map-draw-land = Tegel { $tile }
map-draw-stronghold = Tegel { $tile }, burcht van de { NAME($name) }
map-draw-circle-tile = Tegel { $tile }, de steencirkel
map-draw-section = Weg { $section }, naar { $ways }
map-draw-section-goods = Weg { $section }, naar { $ways }; hier te vinden: { $goods }
map-draw-resource = { WORD("word-celtic-trader-token", $resource) }
map-draw-ability = { WORD("word-celtic-trader-ability", $ability) }
map-draw-role = { WORD("word-celtic-trader-role", $role) }
map-draw-start = begint bij { $place }
map-draw-rp = { $points } OP voor elk overgebleven RP
map-draw-no-bonus = geen bonus
map-draw-charts = Vraag
map-draw-roles = Rollen
map-draw-abilities = Vaardigheden
map-draw-cost = Prijs in RP
map-draw-signs = Tekens
map-draw-roman = Plek voor een Romeinenfiche
map-draw-flag = Begin van de rol met dit nummer
map-draw-bridge = Brug: de twee wegen komen niet samen
map-draw-north = N

## Commands

map-written = Geschreven: { $file }
map-summary-reconstruction = { $name }, versie { $version }: een reconstructie, niet de gedrukte kaart
map-summary-printed = { $name }, versie { $version }
map-summary-tiles = { $tiles } tegels met { $sections } wegdelen; { $bridges ->
        [0] geen weg kruist een andere
        [one] één weg kruist een andere met een brug
       *[other] { $bridges } keer kruist een weg een andere met een brug
    }
map-summary-spots = { $spots } velden voor grondstoffen, { $each } van elke soort
map-summary-strongholds = burchten en hoeveel wegen erheen lopen: { $names }
map-summary-circle = vanaf de steencirkel ({ $circle }) is het { $near_stronghold } tot { $far_stronghold } bewegingspunten naar de burchten, { $near_spot } tot { $far_spot } naar de velden
map-summary-roles = rollen: { $roles }
map-summary-role = { WORD("word-celtic-trader-role", $role) } vanuit { $place }

## Files that are refused

map-file-unreadable = het kaartbestand { $file } kan niet gelezen worden: { $why }.
map-file-not-a-file = { $file } kan niet als kaart gelezen worden: het is een map, een pijp of een apparaat.
map-file-too-large = het kaartbestand { $file } is groter dan { $megabytes } megabyte; zo groot is geen kaart.
map-file-not-utf-8 = het kaartbestand { $file } is geen tekst in UTF-8: regel { $line } kan niet gelezen worden.
map-file-not-json = het kaartbestand { $file } is geen geldige JSON: het is niet te begrijpen op regel { $line }, kolom { $column }. Vaak ontbreekt vlak daarvoor een komma, een haakje of een aanhalingsteken, of staat er een te veel.
map-file-too-deep = het kaartbestand { $file } is veel te diep genest.
map-file-key-twice = in het kaartbestand { $file }, bij { $where }: de sleutel { $name } staat twee keer in één object.
map-file-faulty = in het kaartbestand { $file }, bij { $where }: { WORD("fault", $fault) } (regel { $rule }). { $count ->
        [one] Dat is de enige fout.
       *[other] In totaal zijn er { $count } fouten; “oenach map check” noemt ze.
    }

## Mistakes in map files

map-place-tile = tegel { $name }
map-place-section = wegdeel { $name }
map-place-edge = rand { $name }

map-phrase-object = een object
map-phrase-list = een lijst
map-phrase-text = tekst
map-phrase-number = een geheel getal
map-phrase-flag = true of false
map-phrase-nothing = null
map-phrase-very-large = een reusachtig getal
map-phrase-text-key = een sleutel die tekst is
map-phrase-role = een rol
map-phrase-nameless = zonder naam
map-phrase-form-id = een letter, dan tot 15 letters, cijfers, _ of -
map-phrase-form-role = een kleine letter, dan tot 23 kleine letters, cijfers of -
map-phrase-form-title = 1 tot 60 afdrukbare tekens

map-fault-file-too-large = meer dan { $limit } waarden is te veel voor een kaart
map-fault-text-too-long = meer dan { $limit } tekens tekst is te veel voor een kaart
map-fault-file-too-deep = meer dan { $limit } niveaus diep genest
map-fault-not-json = { $found } is geen waarde die JSON kent
map-fault-number-not-finite = { $found } is geen getal dat JSON kent
map-fault-number-too-large = een getal heeft hier ten hoogste { $digits } cijfers
map-fault-text-not-unicode = de tekst bevat de helft van een surrogaatpaar
map-fault-wrong-type = hier hoort { $expected }, niet { $found }
map-fault-missing-key = de sleutel { $name } ontbreekt
map-fault-unknown-key = de sleutel { $name } is hier niet bekend
map-fault-bad-name = { $found } is geen naam ({ $form })
map-fault-out-of-range = { $found } ligt niet tussen { $low } en { $high }
map-fault-wrong-length = hier horen { $expected } waarden, niet { $found }
map-fault-unknown-kind = { $found } is geen soort tegel (land, stronghold, circle)
map-fault-unknown-resource = { $found } is geen grondstof (deer, cloth, wheat, fish, ore, grapes)
map-fault-unknown-column = { $found } is geen kolom van een overzicht (1, 2, 4, 6, 8)
map-fault-unknown-bonus = { $found } is geen bonus (movement, trading, carrying, rp)
map-fault-name-taken = de naam { $name } is al van { $other }
map-fault-name-reserved = de naam { $name } is die van een fiche
map-fault-sole-section-name = het enige wegdeel van de tegel moet { $expected } heten, niet { $found }
map-fault-place-taken = { $other } ligt al op [{ $q }, { $r }]
map-fault-tile-count = { $found } tegels, waar er { $low } tot { $high } nodig zijn
map-fault-stronghold-count = { $found } burchten, waar er { $expected } nodig zijn
map-fault-circle-count = { $found } steencirkels, waar er precies één nodig is
map-fault-resource-count = { $found } velden voor { $resource }, waar er { $expected } nodig zijn
map-fault-role-count = { $found } rollen, waar er { $expected } nodig zijn
map-fault-tile-without-section = de tegel heeft geen weg
map-fault-section-without-edge = het wegdeel bereikt geen rand van zijn tegel
map-fault-edge-taken = wegdeel { $other } gebruikt deze rand al
map-fault-road-off-map = de weg loopt van de kaart af
map-fault-edge-without-road = de weg houdt hier op: tegel { $other } heeft geen weg aan zijn rand { $other_edge }
map-fault-stronghold-without-name = een burcht heeft een naam nodig
map-fault-name-not-stronghold = alleen een burcht heeft een naam
map-fault-stronghold-roads = een burcht heeft ten minste twee wegen nodig en heeft er { $found }
map-fault-stronghold-road-edges = een weg van een burcht heeft precies één rand, niet { $found }
map-fault-stronghold-road-roman = een weg van een burcht heeft altijd een Romeinenplek
map-fault-spot-on-stronghold = { $resource } kan niet op de tegel van een burcht liggen
map-fault-spot-twice = { $resource } heeft twee velden op één wegdeel
map-fault-section-unreachable = er loopt geen weg hierheen vanaf de steencirkel
map-fault-stronghold-unreachable = er loopt geen weg naar de burcht { $name } vanaf de steencirkel
map-fault-chart-missing = de burcht { $name } heeft geen overzicht
map-fault-chart-without-stronghold = er is geen burcht { $name }
map-fault-start-unknown = { $found } is geen wegdeel en geen burcht
map-fault-start-on-stronghold-road = { $found } is een weg van een burcht; noem de burcht zelf

## The template

map-template-file = Vul hier stuk voor stuk de waarden van het gedrukte spel in. Wat er nu staat is een geldige kaart, onze reconstructie, dus je kunt haar altijd proberen: “oenach map check BESTAND” noemt elke fout, “oenach map draw BESTAND -o map.svg” toont haar, “oenach play celtic-trader --map BESTAND” speelt erop. Geef de kaart een naam, en verhoog “version” met één bij elke wijziging. Zet “reconstruction” alleen op false als alles is zoals gedrukt. Opmerkingen als deze mogen in elk object staan en mogen weg.
map-template-land = Een tegel met land. “id” is een korte naam naar keuze, waarmee je zetten typt. “at” is [q, r]: de volgende tegel naar het oosten is [q+1, r], die naar het zuidoosten [q, r+1]. Draai de kaart zo dat tegels een punt boven hebben. “edges” zijn de randen waar de weg overheen loopt, met de klok mee: 0 noordoost, 1 oost, 2 zuidoost, 3 zuidwest, 4 west, 5 noordwest. Waar een weg over een rand loopt, moet de tegel ernaast er een hebben aan de rand ertegenover: 0 en 3, 1 en 4, 2 en 5. Een tegel met één wegennet heeft één wegdeel met de naam van de tegel. “spots” noemt de grondstoffen die op die weg gedrukt staan: deer (hert), cloth (stof), wheat (tarwe), fish (vis), ore (erts), grapes (druiven); op de hele kaart moeten er van elk drie zijn. Heeft een wegdeel geen plek voor een Romeinenfiche, voeg dan “roman”: false toe.
map-template-bridge = Wegen die elkaar op een tegel kruisen zonder samen te komen (een brug) zijn wegdelen op zichzelf, elk met zijn randen en velden; noem ze naar de tegel met a, b, …
map-template-stronghold = Een burcht, met de naam van zijn stam in kleine letters. Elke weg die erin komt is een wegdeel op zichzelf met één rand; er zijn er ten minste twee, en geen velden. De kaart heeft zes burchten.
map-template-circle = De steencirkel; er is er precies één. Zijn wegen vul je in zoals die van land.
map-template-charts = Voor elke burcht de kolom waarin de steen van elke grondstof begint: 1, 2, 4, 6 of 8, zoals gedrukt op zijn overzicht.
map-template-roles = De zes rollen, met namen naar keuze in kleine letters. “start” is een wegdeel of een burcht. “bonus” zegt wat de rol aan de score toevoegt: voor movement, trading of carrying de overwinningspunten op niveau 0 tot 4, vijf getallen; “rp” is het aantal overwinningspunten voor elk overgebleven reputatiepunt. Een rol mag er meer hebben.
