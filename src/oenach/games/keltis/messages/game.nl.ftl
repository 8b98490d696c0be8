name-keltis = Keltis
game-keltis = Draai tegels om en leg ze in oplopende of aflopende rijen: lange rijen leveren punten op, korte kosten ze.

## What can be read in a minute: a line for each thing that is said

summary-keltis-goal = Leg rijen tegels in vijf kleuren en haal de meeste punten.
summary-keltis-turn =
    Draai een verdekte tegel om: houd hem, of laat hem open liggen voor iedereen. Of neem een tegel die al open ligt (R4).
    In elke kleur lopen je getallen alleen op of alleen af: je tweede tegel bepaalt de richting. Gaten mogen (R6).
    Wie een klaver legt, is nog eens aan de beurt (R7).
summary-keltis-end = Met de laatste verdekte tegel: wie hem omdraait, maakt de beurt af (R8).
summary-keltis-worth =
    Een rij: één tegel −4, twee −3, drie 2, vier 3, vijf 6, zes of meer 10. Een kleur zonder tegels: 0 (R9).
    Wensstenen, alle kleuren samen: geen −4, één −3, twee 2, drie 3, vier 6, vijf of meer 10 (R10).
    Bonustegels: de +1 of +3 die erop staat (R11).
    De getallen op de tegels: niets.

## Words

word-keltis-colour-B = blauw
word-keltis-colour-Y = geel
word-keltis-colour-P = roze
word-keltis-colour-N = bruin
word-keltis-colour-G = groen

# As it stands beside the number: “the … 7”.
word-keltis-the-B = blauwe
word-keltis-the-Y = gele
word-keltis-the-P = roze
word-keltis-the-N = bruine
word-keltis-the-G = groene

word-keltis-direction-up = omhoog
word-keltis-direction-down = omlaag

word-keltis-phase-start = begin
word-keltis-phase-turn = beurt
word-keltis-phase-chance = omdraaien
word-keltis-phase-decide = beslissing
word-keltis-phase-over = einde

## Refusals

keltis-over = het spel is afgelopen.
keltis-seat-drawn-first = eerst wordt getrokken wie begint.
keltis-tile-drawn-first = eerst wordt de tegel omgedraaid.
keltis-no-draw = er wordt nu niets getrokken.
keltis-not-face-down = { $tile } ligt niet meer verdekt.
keltis-not-in-middle = { $tile } ligt niet open in het midden.
keltis-nothing-face-down = er is geen tegel meer om om te draaien.
keltis-nothing-revealed = je hebt geen tegel omgedraaid: draai er een om, of neem er een uit het midden.
keltis-keep-or-leave = je hebt { $tile } omgedraaid: houd die eerst of laat hem liggen.
keltis-turn-must-be-played = je kunt niet stoppen: draai een tegel om of neem er een.
keltis-does-not-fit = { $tile } past niet: je rij eindigt met { $last } en loopt { WORD("word-keltis-direction", $direction) }.

## Positions

keltis-no-such-tile = ‘{ $found }’ is geen tegel.
keltis-tile-missing = de tegel { $tile } ligt nergens.
keltis-tile-twice = de tegel { $tile } ligt al ergens anders.
keltis-series-turns = { $tile } breekt de richting van de rij.
keltis-last-turn = het is precies dan de laatste beurt als er geen tegel meer verdekt ligt; hier zijn het er { $face_down }.
keltis-to-act = dit past niet bij de fase ‘{ $phase }’: in elke fase behalve ‘start’ en ‘over’ is iemand aan de beurt.
keltis-revealed = dit past niet bij de fase ‘{ $phase }’: alleen in ‘decide’ wacht een omgedraaide tegel.
keltis-begun = in de fase ‘{ $phase }’ liggen alle 55 tegels verdekt.
keltis-first-player-known = de opties bepalen wie begint, dus er valt niets te trekken.
keltis-nothing-to-draw = in de fase ‘{ $phase }’ moet er nog een tegel zijn om om te draaien.
keltis-not-over = in de fase ‘{ $phase }’ ligt er geen tegel meer verdekt.

## Moves

tell-keltis-first = { $seat } begint.
tell-keltis-flip = { $seat } draait een tegel om.
tell-keltis-drawn = Het is de { WORD("word-keltis-the", $colour) } { $value }.
tell-keltis-keep = { $seat } houdt de tegel.
tell-keltis-leave = { $seat } laat de tegel in het midden liggen.
tell-keltis-take = { $seat } neemt de { WORD("word-keltis-the", $colour) } { $value } uit het midden.
tell-keltis-stop = { $seat } stopt.

## End and score

outcome-last-tile = Het spel eindigde omdat de laatste tegel omgedraaid werd.

sheet-blue = Blauwe rij
sheet-yellow = Gele rij
sheet-pink = Roze rij
sheet-brown = Bruine rij
sheet-green = Groene rij
sheet-wishing-stones = Wensstenen
sheet-bonus = Bonustegels

## Options

option-keltis-first_player = Wie begint.
option-keltis-first_player-random = Door het lot bepaald.
option-keltis-first_player-A = Plaats A.
option-keltis-first_player-B = Plaats B.
option-keltis-first_player-C = Plaats C.
option-keltis-first_player-D = Plaats D.

## What a choice is about, for those who are new

first-keltis-reveal = Draai een tegel om: daarna leg je hem in een rij van zijn kleur, of laat je hem voor iedereen liggen.
first-keltis-turn = Neem een open tegel die bij je rijen past, of draai er nog een om. Een rij mag alleen stijgen of alleen dalen.
first-keltis-start = { $clover ->
        [1] Houd hem, begin een rij in { WORD("word-keltis-colour", $colour) } (rijen korter dan drie kosten punten) en wees nog eens aan de beurt, of laat hem voor iedereen liggen.
       *[other] Houd hem en begin een rij in { WORD("word-keltis-colour", $colour) } (rijen korter dan drie kosten punten), of laat hem voor iedereen liggen.
    }
first-keltis-second = { $clover ->
        [1] Houd hem, waarmee vaststaat of je rij in { WORD("word-keltis-colour", $colour) } stijgt of daalt, en wees nog eens aan de beurt; of laat hem voor iedereen liggen.
       *[other] Houd hem, waarmee vaststaat of je rij in { WORD("word-keltis-colour", $colour) } stijgt of daalt, of laat hem voor iedereen liggen.
    }
first-keltis-grow = { $clover ->
        [1] Houd hem als tegel { $tiles } van je rij in { WORD("word-keltis-colour", $colour) } (hoe langer, hoe meer punten) en wees nog eens aan de beurt, of laat hem voor iedereen liggen.
       *[other] Houd hem als tegel { $tiles } van je rij in { WORD("word-keltis-colour", $colour) } (hoe langer, hoe meer punten), of laat hem voor iedereen liggen.
    }
first-keltis-unfit = Deze tegel past niet achter je rij in { WORD("word-keltis-colour", $colour) }: hij blijft in het midden voor de anderen.
first-keltis-last = Er is niets meer om te draaien. Door je klaver mag je nog één passende tegel nemen, of stoppen.
