name-celtic-trader = Celtic Trader
game-celtic-trader = Bring Waren über die Straßen Britanniens zu den Festungen, die sie am nötigsten brauchen, bevor die Legionen alles besetzen.

## What can be read in a minute: a line for each thing that is said

summary-celtic-trader-goal = Hole die meisten Siegpunkte (SP). Handel bringt Ruf (RP), aus dem am Steinkreis SP werden.
summary-celtic-trader-turn =
    Ziehe zwei Plättchen: Waren kommen auf die Karte oder heben eine Nachfrage, Römer versperren Straßen (C11).
    Reise über die Straßen und nimm Waren auf (C13, C16). Betrittst du ein Römerplättchen, ist dein Zug zu Ende (C14).
    In einer keltischen Festung lieferst du Waren für RP (C18).
    Am Steinkreis kaufst du mit RP Fähigkeiten und tauschst danach RP in SP (C17).
summary-celtic-trader-end = Wenn alle sechs Festungen erobert sind, der Vorrat an Punkten leer ist oder eine vereinbarte Grenze erreicht ist (C19).
summary-celtic-trader-worth =
    Eine gelieferte Ware: 1, 2, 4, 6 oder 8 RP nach der Tafel der Festung, dazu dein Handelsbonus. Danach sinkt die Nachfrage (C18).
    Am Steinkreis getauschte RP: je 1 SP (C17).
    Deine Rolle: ihr Bonus in SP (C7).
    Übrige RP: nichts, aber je 1 SP für den Vertrauenswürdigen (C20).

## Words

word-celtic-trader-token-deer = Hirsch
word-celtic-trader-token-cloth = Tuch
word-celtic-trader-token-wheat = Weizen
word-celtic-trader-token-fish = Fisch
word-celtic-trader-token-ore = Erz
word-celtic-trader-token-grapes = Trauben
word-celtic-trader-token-roman = Römerplättchen
word-celtic-trader-token-cycle = Kreislaufplättchen
word-celtic-trader-token-orders = Befehlsplättchen
word-celtic-trader-token-romanisation = Romanisierungsplättchen

# As the object of a sentence: “picks up …”.
word-celtic-trader-some-deer = einen Hirsch
word-celtic-trader-some-cloth = Tuch
word-celtic-trader-some-wheat = Weizen
word-celtic-trader-some-fish = Fisch
word-celtic-trader-some-ore = Erz
word-celtic-trader-some-grapes = Trauben

# After “you have”, “there is”.
word-celtic-trader-no-deer = keinen Hirsch
word-celtic-trader-no-cloth = kein Tuch
word-celtic-trader-no-wheat = keinen Weizen
word-celtic-trader-no-fish = keinen Fisch
word-celtic-trader-no-ore = kein Erz
word-celtic-trader-no-grapes = keine Trauben
word-celtic-trader-no-roman = kein Römerplättchen
word-celtic-trader-no-cycle = kein Kreislaufplättchen
word-celtic-trader-no-orders = kein Befehlsplättchen
word-celtic-trader-no-romanisation = kein Romanisierungsplättchen

word-celtic-trader-ability-movement = Bewegung
word-celtic-trader-ability-trading = Handel
word-celtic-trader-ability-carrying = Tragkraft

word-celtic-trader-role-fastest = der Schnellste
word-celtic-trader-role-trusted = der Vertrauenswürdige
word-celtic-trader-role-strongest = der Stärkste
word-celtic-trader-role-shrewdest = der Schlaueste
word-celtic-trader-role-hardiest = der Zäheste
word-celtic-trader-role-wisest = der Weiseste

word-celtic-trader-phase-roles = Wahl der Rollen
word-celtic-trader-phase-roman = Römerplättchen
word-celtic-trader-phase-draw = Ziehen
word-celtic-trader-phase-resolve = Abhandeln
word-celtic-trader-phase-move = Bewegung
word-celtic-trader-phase-circle = Steinkreis
word-celtic-trader-phase-stronghold = Festung
word-celtic-trader-phase-over = Ende

# What is to be done now, for who tries something else.
word-celtic-trader-now-roles = die Rollen werden vergeben
word-celtic-trader-now-roman = versetze zuerst das Römerplättchen unter dir oder lass es liegen
word-celtic-trader-now-draw = die Plättchen werden gezogen
word-celtic-trader-now-resolve = handle zuerst die gezogenen Plättchen ab
word-celtic-trader-now-move = du bist unterwegs; halte an, wenn du fertig bist
word-celtic-trader-now-circle = du bist am Steinkreis; verbessere, tausche oder beende deinen Zug
word-celtic-trader-now-stronghold = du bist in einer Festung; liefere oder beende deinen Zug

word-celtic-trader-expected-role = eine Rolle
word-celtic-trader-expected-token = ein Plättchen
word-celtic-trader-expected-token-or-role = ein Plättchen oder eine Rolle
word-celtic-trader-expected-resource = eine Ware
word-celtic-trader-expected-ability = eine Fähigkeit
word-celtic-trader-expected-stronghold = eine Festung
word-celtic-trader-expected-place = ein Ort auf dieser Karte

## Refusals

celtic-trader-over = das Spiel ist zu Ende.
celtic-trader-draw-first = { $phase ->
        [roles] zuerst wird die Rolle gezogen.
       *[other] zuerst werden die Plättchen gezogen.
    }
celtic-trader-other-phase = jetzt nicht: { WORD("word-celtic-trader-now", $phase) }.
celtic-trader-role-taken = diese Rolle ist schon vergeben.
celtic-trader-not-in-bag = im Beutel gibt es { WORD("word-celtic-trader-no", $token) }.
celtic-trader-not-drawn = du hast { WORD("word-celtic-trader-no", $token) } abzuhandeln.
celtic-trader-place-taken = auf { NAME($place) } liegt schon ein Römerplättchen.
celtic-trader-no-roman-place = { NAME($place) } hat keinen Platz für ein Römerplättchen.
celtic-trader-place-free = du musst das Römerplättchen auf die Karte legen: Es gibt freie Plätze.
celtic-trader-no-roman-there = auf { NAME($place) } liegt kein Römerplättchen.
celtic-trader-romans-on-map = du musst ein Römerplättchen auf der Karte wählen, das wegkommt.
celtic-trader-no-spot = { NAME($place) } hat kein Feld für { WORD("word-celtic-trader-token", $resource) }.
celtic-trader-spot-taken = das Feld für { WORD("word-celtic-trader-token", $resource) } auf { NAME($place) } ist besetzt.
celtic-trader-spot-free = ein Feld für { WORD("word-celtic-trader-token", $resource) } ist frei, also muss das Plättchen dorthin.
celtic-trader-demand-can-rise = du musst eine Festung wählen, in der die Nachfrage nach { WORD("word-celtic-trader-token", $resource) } steigen kann.
celtic-trader-demand-full = die Nachfrage nach { WORD("word-celtic-trader-token", $resource) } in { NAME($stronghold) } steht schon auf 8.
celtic-trader-city = { NAME($stronghold) } ist jetzt eine römische Stadt.
celtic-trader-movement-ended = deine Bewegung endete mit der letzten aufgenommenen Ware.
celtic-trader-no-points = du hast keinen Bewegungspunkt mehr.
celtic-trader-no-road = von hier führt keine Straße nach { NAME($place) }.
celtic-trader-road-held = das Römerplättchen auf { NAME($road) } hält dich dort zuerst auf.
celtic-trader-road-clear = auf { NAME($road) } hält dich kein Römerplättchen auf: Nenne den Ort, an den du gehst, { NAME($stronghold) } oder weiter.
celtic-trader-not-carried = du trägst { WORD("word-celtic-trader-no", $resource) } bei dir.
celtic-trader-none-here = hier gibt es { WORD("word-celtic-trader-no", $resource) }.
celtic-trader-hands-full = { $limit ->
        [one] auf dieser Stufe kann man höchstens eine Ware tragen.
       *[other] auf dieser Stufe kann man höchstens { $limit } Waren tragen.
    }
celtic-trader-claimed = du hast schon RP in SP getauscht; jetzt kannst du nur noch deinen Zug beenden.
celtic-trader-claim-too-much = { $most ->
        [0] du hast keine RP, die du in SP tauschen könntest.
       *[other] du kannst 1 bis { $most } RP in SP tauschen, nicht { $asked }.
    }
celtic-trader-top-level = { WORD("word-celtic-trader-ability", $ability) } ist bei dir schon auf der höchsten Stufe.
celtic-trader-too-dear = die nächste Stufe von { WORD("word-celtic-trader-ability", $ability) } kostet { $cost } RP, und du hast { $rp }.
celtic-trader-unknown-word = „{ $word }“ in „{ $text }“ ist nicht { WORD("word-celtic-trader-expected", $expected) }.
celtic-trader-name-a-section = { $tile } hat mehrere Orte; nenne einen von { $names }.

## Positions

celtic-trader-twice = { $found } steht doppelt da.
celtic-trader-no-such-place = „{ $found }“ ist kein Ort auf dieser Karte.
celtic-trader-no-column = { $found } ist keine Spalte einer Tafel; die Spalten sind 1, 2, 4, 6 und 8.
celtic-trader-to-act = in der Phase „{ $phase }“ ist niemand am Zug.
celtic-trader-drawn = diese gezogenen Plättchen passen nicht zur Phase „{ $phase }“.
celtic-trader-at = dieser Ort passt nicht zur Phase „{ $phase }“.
celtic-trader-bag-empty = in der Phase „{ $phase }“ kann der Beutel nicht leer sein.
celtic-trader-picks = in der Phase „{ $phase }“ kann noch nichts aufgenommen worden sein.
celtic-trader-halted = das passt nicht zu dem, was aufgenommen wurde, und zur Phase „{ $phase }“.
celtic-trader-values = keine Spalte kann jetzt höher sein als zu Beginn des Besuchs (Phase „{ $phase }“).
celtic-trader-round = in Runde 1 gibt es keine Phase „{ $phase }“.
celtic-trader-all-conquered = alle Festungen sind erobert, also ist das Spiel zu Ende und nicht in der Phase „{ $phase }“.
celtic-trader-not-conquered = auf jeder Straße von { NAME($stronghold) } liegt ein Römerplättchen, also muss es eine römische Stadt sein.
celtic-trader-not-over = nichts hat das Spiel beendet, also kann die Phase nicht „{ $phase }“ sein.
celtic-trader-not-set-up = in der Phase „{ $phase }“ ist noch alles wie beim Aufbau.
celtic-trader-token-count = es gibt insgesamt { $found } Plättchen „{ $token }“, es müssen aber { $expected } sein.
celtic-trader-point-count = Vorrat und Spieler haben zusammen { $found } Punkte, es müssen aber { $expected } sein.
celtic-trader-supply-too-low = mit { $found } Punkten im Vorrat ließe sich nicht alles bezahlen, was noch zu verdienen ist.

## Moves

tell-celtic-trader-role-drawn = Die gezogene Rolle ist „{ WORD("word-celtic-trader-role", $role) }“.
tell-celtic-trader-drawn = Aus dem Beutel gezogen: { WORD("word-celtic-trader-token", $token) }.
tell-celtic-trader-role = { $seat } wählt die Rolle „{ WORD("word-celtic-trader-role", $role) }“.
tell-celtic-trader-roman = { $seat } versetzt das Römerplättchen unter der eigenen Figur nach { NAME($place) }.
tell-celtic-trader-stay = { $seat } lässt das Römerplättchen liegen.
tell-celtic-trader-resolve-resource = { $seat } legt { WORD("word-celtic-trader-some", $token) } auf die Karte, nach { NAME($place) }.
tell-celtic-trader-resolve-demand = { $seat } erhöht die Nachfrage nach { WORD("word-celtic-trader-token", $token) } in { NAME($place) }.
tell-celtic-trader-resolve-resource-only = { $seat } legt { WORD("word-celtic-trader-some", $token) } ab: Die Nachfrage kann nirgends steigen.
tell-celtic-trader-resolve-roman = { $seat } legt ein Römerplättchen auf { NAME($place) }.
tell-celtic-trader-resolve-roman-only = { $seat } legt ein Römerplättchen ab: Es gibt keinen Platz dafür.
tell-celtic-trader-resolve-cycle-only = { $seat } handelt das Kreislaufplättchen ab: Alle abgelegten Plättchen kommen zurück in den Beutel.
tell-celtic-trader-resolve-orders = { $seat } handelt das Befehlsplättchen ab: Das Römerplättchen auf { NAME($place) } wird abgelegt.
tell-celtic-trader-resolve-orders-only = { $seat } legt das Befehlsplättchen ab: Auf der Karte liegt kein Römerplättchen.
tell-celtic-trader-resolve-romanisation = { $seat } handelt das Romanisierungsplättchen ab: Die Römer erobern { NAME($place) }.
tell-celtic-trader-go = { $seat } geht nach { NAME($place) }.
tell-celtic-trader-pick = { $seat } nimmt { WORD("word-celtic-trader-some", $resource) } auf.
tell-celtic-trader-drop = { $seat } legt unterwegs { WORD("word-celtic-trader-some", $resource) } ab.
tell-celtic-trader-halt = { $seat } hält an.
tell-celtic-trader-buy = { $seat } verbessert { WORD("word-celtic-trader-ability", $ability) }.
tell-celtic-trader-claim = { $seat } tauscht { $points } RP in SP.
tell-celtic-trader-deliver = { $seat } liefert { WORD("word-celtic-trader-some", $resource) }.
tell-celtic-trader-end = { $seat } beendet den Zug.

## End and score

outcome-conquest = Das Spiel endete, weil alle sechs Festungen erobert wurden.
outcome-supply = Das Spiel endete, weil der Vorrat an Punkten aufgebraucht ist.
outcome-limit = Das Spiel endete an der vereinbarten Grenze.

sheet-vp = Siegpunkte (SP)
sheet-movement = Bonus für Bewegung
sheet-trading = Bonus für Handel
sheet-carrying = Bonus für Tragkraft
sheet-rp = Rufpunkte (RP)

## Options

option-celtic-trader-map = Die Karte: eine, die zum Spiel gehört, oder der Inhalt einer Kartendatei.
option-celtic-trader-map-britannia = Britannia, eine Rekonstruktion: Die gedruckte Karte war nicht aufzutreiben.
option-celtic-trader-roles = Wie die Spieler zu ihren Rollen kommen.
option-celtic-trader-roles-blind = Blind gezogen.
option-celtic-trader-roles-draft = Offen gewählt in der Reihenfolge der Plätze.
option-celtic-trader-supply = Mit wie vielen Punkten der Vorrat beginnt.
option-celtic-trader-fast_game = Ob alle 14 Römerplättchen im Spiel sind, damit es schneller geht.
option-celtic-trader-fast_game-false = So viele, wie zur Spielerzahl passen.
option-celtic-trader-fast_game-true = Alle 14.
option-celtic-trader-limit = Ob eine vereinbarte Grenze das Spiel beendet.
option-celtic-trader-limit-none = Keine Grenze.
option-celtic-trader-limit-rounds = Nach einer vereinbarten Zahl von Runden.
option-celtic-trader-limit-minutes = Nach einer vereinbarten Zahl von Minuten; der Tisch sagt, wann die Zeit um ist.

## Map files

bad-map = die Karte ist unbrauchbar. Bei { $where }: { WORD("fault", $fault) } (Regel { $rule }). { $count ->
        [one] Das ist ihr einziger Fehler.
       *[other] Sie hat insgesamt { $count } Fehler.
    }
map-seed = der Startwert einer Karte ist eine ganze Zahl von { $least } bis { $most }, nicht { $found }.
map-size = eine Karte hat { $least } bis { $most } Landschaftsteile, nicht { $found }.

fault-file-too-large = sie hat viel zu viele Werte für eine Karte
fault-text-too-long = sie hat viel zu viel Text für eine Karte
fault-file-too-deep = sie ist zu tief verschachtelt
fault-not-json = das ist kein Wert, den JSON kennt
fault-number-not-finite = das ist keine Zahl, die JSON kennt
fault-number-too-large = diese Zahl hat zu viele Stellen
fault-text-not-unicode = dieser Text ist kein gültiges Unicode
fault-wrong-type = das ist nicht die Art von Wert, die hier nötig ist
fault-missing-key = ein Schlüssel fehlt
fault-unknown-key = ein Schlüssel gehört nicht hierher
fault-bad-name = das kann kein Name sein
fault-out-of-range = diese Zahl ist zu klein oder zu groß
fault-wrong-length = die Liste ist zu kurz oder zu lang
fault-unknown-kind = ein Landschaftsteil ist land, stronghold oder circle
fault-unknown-resource = das ist keine Ware
fault-unknown-column = die Spalten einer Tafel sind 1, 2, 4, 6 und 8
fault-unknown-bonus = einen Bonus gibt es für movement, trading, carrying oder rp
fault-name-taken = dieser Name ist schon vergeben
fault-name-reserved = das ist der Name eines Plättchens
fault-sole-section-name = der einzige Abschnitt eines Landschaftsteils heißt wie dieses
fault-place-taken = dort liegt schon ein anderes Landschaftsteil
fault-tile-count = eine Karte hat 12 bis 60 Landschaftsteile
fault-stronghold-count = eine Karte hat sechs Festungen
fault-circle-count = eine Karte hat genau einen Steinkreis
fault-resource-count = jede Ware hat genau drei Felder
fault-role-count = es gibt sechs Rollen
fault-tile-without-section = das Landschaftsteil hat keine Straße
fault-section-without-edge = der Abschnitt erreicht keinen Rand seines Landschaftsteils
fault-edge-taken = ein anderer Abschnitt benutzt diesen Rand schon
fault-road-off-map = die Straße führt von der Karte hinaus
fault-edge-without-road = die Straße geht nebenan nicht weiter
fault-stronghold-without-name = eine Festung braucht einen Namen
fault-name-not-stronghold = nur eine Festung hat einen Namen
fault-stronghold-roads = eine Festung braucht mindestens zwei Straßen
fault-stronghold-road-edges = eine Festungsstraße hat genau einen Rand
fault-stronghold-road-roman = eine Festungsstraße hat immer einen Römerplatz
fault-spot-on-stronghold = bei einer Festung liegt keine Ware
fault-spot-twice = eine Ware hat zwei Felder auf einem Abschnitt
fault-section-unreachable = vom Steinkreis führt keine Straße hierher
fault-stronghold-unreachable = vom Steinkreis führt keine Straße zur Festung
fault-chart-missing = eine Festung hat keine Tafel
fault-chart-without-stronghold = diese Festung gibt es nicht
fault-start-unknown = der Start ist weder ein Abschnitt noch eine Festung
fault-start-on-stronghold-road = der Start ist eine Festungsstraße und nicht die Festung selbst

## Was daraus folgt

story-took-role = { $seat } ist { WORD("word-celtic-trader-role", $role) } und beginnt bei { NAME($place) }.
story-earned = { $seat } verdient { $points } RP und hat jetzt { $now }.
story-conquered = { NAME($stronghold) } fällt an Rom und wird eine römische Stadt.
story-celtic-trader-round-begins = Runde { $round } beginnt.

## What a choice is about, for those who are new

first-celtic-trader-roles = Wähle, wer du bist: Jede Rolle beginnt an ihrem eigenen Ort und bekommt am Ende ihren eigenen Bonus.
first-celtic-trader-underfoot = Unter dir liegt ein Römerplättchen. Versetze es auf einen freien Römerplatz, wo es andere aufhält, oder lass es liegen.
first-celtic-trader-either = Du hast zwei Plättchen gezogen: Fang an, mit welchem du willst, an einem der markierten Orte.
first-celtic-trader-spot = Lege das Plättchen ({ WORD("word-celtic-trader-token", $token) }) auf eines seiner freien Felder: Dort kann es geholt und in eine Festung gebracht werden.
first-celtic-trader-demand = Alle Felder sind belegt ({ WORD("word-celtic-trader-token", $token) }), also will eine Festung mehr davon: Wähle, welche mehr zahlt.
first-celtic-trader-full = Alles ist belegt und niemand kann mehr zahlen ({ WORD("word-celtic-trader-token", $token) }): Das Plättchen wird abgelegt.
first-celtic-trader-roman = Lege das Römerplättchen auf einen freien Platz: Wer dorthin kommt, muss anhalten. Eine Festung mit Römern auf allen Straßen fällt.
first-celtic-trader-cycle = Das Kreislaufplättchen bringt alle abgelegten Plättchen zurück in den Beutel.
first-celtic-trader-orders = Befehle aus Rom: Nimm ein Römerplättchen von der Karte, und diese Straße ist wieder frei.
first-celtic-trader-romanisation = Wähle eine Festung, die römisch wird: Dort liefert niemand mehr.
first-celtic-trader-move = { $points ->
        [0] Kein Schritt ist mehr übrig. Nimm oder lass hier, was du willst, dann halte an.
        [one] Hol Waren oder bring sie in eine Festung, die gut zahlt; ein Schritt ist übrig. Halte an, wenn du dort bist.
       *[other] Hol Waren oder bring sie in eine Festung, die gut zahlt; { $points } Schritte sind übrig. Halte an, wenn du dort bist.
    }
first-celtic-trader-halted = Deine Bewegung ist vorbei: Halte an und geh in deinem nächsten Zug von hier weiter.
first-celtic-trader-circle = Am Steinkreis: Kaufe Fähigkeiten mit deinem Ruf oder tausche ihn in Siegpunkte. Nur Siegpunkte gewinnen.
first-celtic-trader-stronghold = Liefere, was du trägst: Alles wird mit Ruf bezahlt, wie die Tafel dieser Festung sagt. Dann beende deinen Zug.
