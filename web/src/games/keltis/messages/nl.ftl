## Het bord

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
board-gain = { $count ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
board-keltis-again = Je bent nog eens aan de beurt.
board-keltis-unfit = Hij past in geen van je rijen.
board-keltis-stone = { $colour } { $value }{ $carving ->
        [wishing-stone] , wenssteen
        [clover] , klaver
        [bonus] , bonus +{ $bonus }
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
board-keltis-flip-at-once = Een tegel omdraaien zonder te vragen
board-keltis-unfold = Alle rijen van de anderen
board-keltis-holding = Jouw rijen: { $rows }.
board-keltis-holding-none = Je bent nog geen rij begonnen.
board-keltis-rows-of = De rijen van { $name }
board-keltis-rows = De rijen van { $name }: { $rows }.
board-keltis-no-rows = { $name } is nog geen rij begonnen.

## Wat je kunt doen

can-keltis-flip = een tegel omdraaien
can-keltis-take = een tegel uit het midden nemen
can-keltis-keep = de tegel houden
can-keltis-leave = de tegel in het midden laten
can-keltis-keep-or-leave = de tegel houden of in het midden laten
can-keltis-stop = stoppen

## Zetten

move-keltis-flip = Een tegel omdraaien
move-keltis-take = Nemen: { $stone }
move-keltis-keep = Houden: { $stone }
move-keltis-leave = In het midden laten: { $stone }
move-keltis-stop = Stoppen

## Voorbeelden in het regelboek

rules-example-keltis-unfit = Een tegel die niet past
rules-example-keltis-unfit-told = Groen begon met 8 en 5 en gaat dus omlaag. De 7 past nergens en moet blijven liggen (R6).
rules-example-keltis-down = Een tegel die past
rules-example-keltis-down-told = De groene 3 zet de rij omlaag voort. Er staat een klaver op, dus volgt nog een beurt (R7).
rules-example-keltis-clover = Klaver na klaver
rules-example-keltis-clover-told = Roze 2 wordt genomen: roze gaat omhoog (R6), en de klaver geeft nog een beurt. Ook blauw 5 heeft er een. Bruin 10 blijft liggen, en de beurt is voorbij (R7).
rules-example-keltis-series = Twee goede rijen
rules-example-keltis-series-told = Blauw loopt 0, 3, 4, 5, 9 en groen 8, 6, 5, 2, 0: elke rij gaat alleen omhoog of alleen omlaag, en gaten mogen (R6).
rules-example-keltis-score = Een telling
rules-example-keltis-score-told = Rijen van 2, 4, 3 en 5 tegels tellen −3 + 3 + 2 + 6, drie wensstenen 3 en bonussen 10: samen 21 (R9).
board-keltis-stop-at-once = De beurt eerder beëindigen zonder te vragen

## Setting up a table

set-up-keltis-first_player = Wie begint
set-up-keltis-first_player-random = Door loting
set-up-keltis-first_player-A = Plaats 1
set-up-keltis-first_player-B = Plaats 2
set-up-keltis-first_player-C = Plaats 3
set-up-keltis-first_player-D = Plaats 4
