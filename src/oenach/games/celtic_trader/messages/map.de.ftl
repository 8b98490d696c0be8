# Karten von Celtic Trader: die gezeichnete Karte, die Befehle, und was an einer Datei nicht stimmt.

## On a drawn map

map-draw-reconstruction = Eine Rekonstruktion, nicht die gedruckte Karte
map-draw-version = Version { $version }
map-draw-description = Karte von Celtic Trader mit { $tiles } sechseckigen Landschaftsteilen, den Straßen dazwischen und den Festungen { $names }. Daneben stehen die Nachfragetafeln, die Rollen und die Zeichen.
map-draw-land = Landschaftsteil { $tile }
map-draw-stronghold = Landschaftsteil { $tile }, Festung der { NAME($name) }
map-draw-circle-tile = Landschaftsteil { $tile }, der Steinkreis
map-draw-section = Straße { $section }, führt nach { $ways }
map-draw-section-goods = Straße { $section }, führt nach { $ways }; hier gibt es: { $goods }
map-draw-resource = { WORD("word-celtic-trader-token", $resource) }
map-draw-ability = { WORD("word-celtic-trader-ability", $ability) }
map-draw-role = { WORD("word-celtic-trader-role", $role) }
map-draw-start = Start: { $place }
map-draw-rp = { $points } SP für jeden übrigen RP
map-draw-no-bonus = kein Bonus
map-draw-charts = Nachfrage
map-draw-roles = Rollen
map-draw-abilities = Fähigkeiten
map-draw-cost = Preis in RP
map-draw-signs = Zeichen
map-draw-roman = Platz für ein Römerplättchen
map-draw-flag = Start der Rolle mit dieser Nummer
map-draw-bridge = Brücke: Die beiden Straßen treffen sich nicht
map-draw-north = N

## Commands

map-written = Geschrieben: { $file }
map-summary-reconstruction = { $name }, Version { $version }: eine Rekonstruktion, nicht die gedruckte Karte
map-summary-printed = { $name }, Version { $version }
map-summary-tiles = { $tiles } Landschaftsteile mit { $sections } Straßenabschnitten; { $bridges ->
        [0] keine Straße kreuzt eine andere
        [one] eine Straße kreuzt eine andere mit einer Brücke
       *[other] { $bridges }-mal kreuzt eine Straße eine andere mit einer Brücke
    }
map-summary-spots = { $spots } Felder für Waren, { $each } von jeder Art
map-summary-strongholds = Festungen und wie viele Straßen hinführen: { $names }
map-summary-circle = vom Steinkreis ({ $circle }) sind es { $near_stronghold } bis { $far_stronghold } Bewegungspunkte zu den Festungen, { $near_spot } bis { $far_spot } zu den Feldern
map-summary-roles = Rollen: { $roles }
map-summary-role = { WORD("word-celtic-trader-role", $role) } ab { $place }

## Files that are refused

map-file-unreadable = die Kartendatei { $file } lässt sich nicht lesen: { $why }.
map-file-not-a-file = { $file } lässt sich nicht als Karte lesen: Das ist ein Ordner, eine Pipe oder ein Gerät.
map-file-too-large = die Kartendatei { $file } ist größer als { $megabytes } Megabyte; so groß ist keine Karte.
map-file-not-utf-8 = die Kartendatei { $file } ist kein Text in UTF-8: Zeile { $line } ist nicht lesbar.
map-file-not-json = die Kartendatei { $file } ist kein gültiges JSON: In Zeile { $line }, Spalte { $column } ist sie nicht zu verstehen. Oft fehlt kurz davor ein Komma, eine Klammer oder ein Anführungszeichen, oder es steht eines zu viel da.
map-file-too-deep = die Kartendatei { $file } ist viel zu tief verschachtelt.
map-file-key-twice = in der Kartendatei { $file }, bei { $where }: Der Schlüssel { $name } steht zweimal in einem Objekt.
map-file-faulty = in der Kartendatei { $file }, bei { $where }: { WORD("fault", $fault) } (Regel { $rule }). { $count ->
        [one] Das ist ihr einziger Fehler.
       *[other] Sie hat insgesamt { $count } Fehler; „oenach map check“ nennt sie.
    }

## Mistakes in map files

map-place-tile = Landschaftsteil { $name }
map-place-section = Abschnitt { $name }
map-place-edge = Rand { $name }

map-phrase-object = ein Objekt
map-phrase-list = eine Liste
map-phrase-text = Text
map-phrase-number = eine ganze Zahl
map-phrase-flag = true oder false
map-phrase-nothing = null
map-phrase-very-large = eine riesige Zahl
map-phrase-text-key = ein Schlüssel, der Text ist
map-phrase-role = eine Rolle
map-phrase-nameless = ohne Namen
map-phrase-form-id = ein Buchstabe, dann bis zu 15 Buchstaben, Ziffern, _ oder -
map-phrase-form-role = ein Kleinbuchstabe, dann bis zu 23 Kleinbuchstaben, Ziffern oder -
map-phrase-form-title = 1 bis 60 druckbare Zeichen

map-fault-file-too-large = mehr als { $limit } Werte sind zu viele für eine Karte
map-fault-text-too-long = mehr als { $limit } Zeichen Text sind zu viele für eine Karte
map-fault-file-too-deep = mehr als { $limit } Ebenen tief verschachtelt
map-fault-not-json = { $found } ist kein Wert, den JSON kennt
map-fault-number-not-finite = { $found } ist keine Zahl, die JSON kennt
map-fault-number-too-large = eine Zahl hat hier höchstens { $digits } Stellen
map-fault-text-not-unicode = der Text enthält ein halbes Surrogatpaar
map-fault-wrong-type = hier wird { $expected } erwartet, nicht { $found }
map-fault-missing-key = der Schlüssel { $name } fehlt
map-fault-unknown-key = der Schlüssel { $name } ist hier nicht bekannt
map-fault-bad-name = { $found } ist kein Name ({ $form })
map-fault-out-of-range = { $found } liegt nicht zwischen { $low } und { $high }
map-fault-wrong-length = hier werden { $expected } Einträge erwartet, nicht { $found }
map-fault-unknown-kind = { $found } ist keine Art von Landschaftsteil (land, stronghold, circle)
map-fault-unknown-resource = { $found } ist keine Ware (deer, cloth, wheat, fish, ore, grapes)
map-fault-unknown-column = { $found } ist keine Spalte einer Tafel (1, 2, 4, 6, 8)
map-fault-unknown-bonus = { $found } ist kein Bonus (movement, trading, carrying, rp)
map-fault-name-taken = der Name { $name } ist schon vergeben: { $other }
map-fault-name-reserved = der Name { $name } ist der eines Plättchens
map-fault-sole-section-name = der einzige Abschnitt des Landschaftsteils muss { $expected } heißen, nicht { $found }
map-fault-place-taken = { $other } liegt schon auf [{ $q }, { $r }]
map-fault-tile-count = { $found } Landschaftsteile, wo { $low } bis { $high } nötig sind
map-fault-stronghold-count = { $found } Festungen, wo { $expected } nötig sind
map-fault-circle-count = { $found } Steinkreise, wo genau einer nötig ist
map-fault-resource-count = { $found } Felder für { $resource }, wo { $expected } nötig sind
map-fault-role-count = { $found } Rollen, wo { $expected } nötig sind
map-fault-tile-without-section = das Landschaftsteil hat keine Straße
map-fault-section-without-edge = der Abschnitt erreicht keinen Rand seines Landschaftsteils
map-fault-edge-taken = Abschnitt { $other } benutzt diesen Rand schon
map-fault-road-off-map = die Straße führt von der Karte hinaus
map-fault-edge-without-road = die Straße endet hier: Landschaftsteil { $other } hat an seinem Rand { $other_edge } keine Straße
map-fault-stronghold-without-name = eine Festung braucht einen Namen
map-fault-name-not-stronghold = nur eine Festung hat einen Namen
map-fault-stronghold-roads = eine Festung braucht mindestens zwei Straßen und hat { $found }
map-fault-stronghold-road-edges = eine Festungsstraße hat genau einen Rand, nicht { $found }
map-fault-stronghold-road-roman = eine Festungsstraße hat immer einen Römerplatz
map-fault-spot-on-stronghold = { $resource } kann nicht bei einer Festung liegen
map-fault-spot-twice = { $resource } hat zwei Felder auf einem Abschnitt
map-fault-section-unreachable = vom Steinkreis führt keine Straße hierher
map-fault-stronghold-unreachable = vom Steinkreis führt keine Straße zur Festung { $name }
map-fault-chart-missing = die Festung { $name } hat keine Tafel
map-fault-chart-without-stronghold = es gibt keine Festung { $name }
map-fault-start-unknown = { $found } ist weder ein Abschnitt noch eine Festung
map-fault-start-on-stronghold-road = { $found } ist eine Festungsstraße; nenne stattdessen die Festung

## The template

map-template-file = Trage hier Stück für Stück die Werte des gedruckten Spiels ein. Was jetzt hier steht, ist eine gültige Karte, unsere Rekonstruktion, du kannst sie also jederzeit ausprobieren: „oenach map check DATEI“ nennt jeden Fehler, „oenach map draw DATEI -o map.svg“ zeigt sie, „oenach play celtic-trader --map DATEI“ spielt darauf. Gib der Karte einen Namen, und erhöhe „version“ bei jeder Änderung um eins. Setze „reconstruction“ erst auf false, wenn alles so ist, wie es gedruckt wurde. Kommentare wie dieser dürfen in jedem Objekt stehen und gelöscht werden.
map-template-land = Ein Landschaftsteil ohne Festung. „id“ ist ein kurzer Name deiner Wahl, mit dem Züge eingegeben werden. „at“ ist [q, r]: Das nächste Teil im Osten ist [q+1, r], das im Südosten [q, r+1]. Drehe die Karte so, dass die Teile oben eine Ecke haben. „edges“ sind die Ränder, über die die Straße führt, im Uhrzeigersinn: 0 Nordosten, 1 Osten, 2 Südosten, 3 Südwesten, 4 Westen, 5 Nordwesten. Wo eine Straße über einen Rand führt, muss das Teil daneben am gegenüberliegenden Rand eine haben: 0 und 3, 1 und 4, 2 und 5. Ein Teil mit einem Straßennetz hat einen Abschnitt, der wie das Teil heißt. „spots“ nennt die Waren, die auf dieser Straße gedruckt sind: deer (Hirsch), cloth (Tuch), wheat (Weizen), fish (Fisch), ore (Erz), grapes (Trauben); auf der ganzen Karte müssen es von jeder drei sein. Hat ein Abschnitt keinen Römerplatz, füge „roman“: false hinzu.
map-template-bridge = Straßen, die sich auf einem Landschaftsteil kreuzen, ohne sich zu treffen (eine Brücke), sind eigene Abschnitte, jeder mit seinen Rändern und Feldern; benenne sie nach dem Teil mit a, b, …
map-template-stronghold = Eine Festung, mit dem Namen ihres Stammes in Kleinbuchstaben. Jede Straße, die hineinführt, ist ein eigener Abschnitt mit einem Rand; es sind mindestens zwei, und Felder gibt es keine. Die Karte hat sechs Festungen.
map-template-circle = Der Steinkreis; es gibt genau einen. Seine Straßen werden wie die anderer Teile eingetragen.
map-template-charts = Für jede Festung die Spalte, in der der Marker jeder Ware beginnt: 1, 2, 4, 6 oder 8, wie auf ihrer Tafel gedruckt.
map-template-roles = Die sechs Rollen, mit Namen deiner Wahl in Kleinbuchstaben. „start“ ist ein Abschnitt oder eine Festung. „bonus“ sagt, was die Rolle zur Wertung hinzufügt: für movement, trading oder carrying die Siegpunkte auf den Stufen 0 bis 4, fünf Zahlen; „rp“ ist die Zahl der Siegpunkte für jeden übrigen Rufpunkt. Eine Rolle darf mehrere haben.
