## What everything on the board is

explain-keltis-carved-plain = Telt door de lengte van de rij.
explain-keltis-carved-wishing-stone = Telt in de rij en als wenssteen{ $seated ->
        [yes] : met een meer gaan die van { $before } naar { $after } punten.
       *[no] .
    }
explain-keltis-carved-clover = Wie hem legt, is meteen nog eens aan de beurt.
explain-keltis-carved-bonus = Levert op zichzelf { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op voor wie hem legt.
explain-keltis-lays = Nu gelegd gaat je rij van { $before } naar { $after } punten.
explain-keltis-row = { $count ->
        [one] Eén tegel
       *[other] { $count } tegels
    }: nu { $points } punten, { $after } met een meer.
explain-keltis-row-empty = Niet begonnen: 0 punten, { $after } met de eerste tegel.
explain-keltis-runs-up = Elke volgende tegel moet een hoger getal hebben; overslaan mag.
explain-keltis-runs-down = Elke volgende tegel moet een lager getal hebben; overslaan mag.
explain-keltis-fits = De kleine getallen zijn de tegels die hier voor { $name } nog passen; die met een kader liggen open.
explain-keltis-face-down = Draai er een om en houd hem, of laat hem open liggen voor iedereen. Is de laatste omgedraaid, dan eindigt het spel na die beurt.
explain-keltis-wishes = Nu { $points } punten, { $after } met een meer, alle kleuren samen.
explain-keltis-bonuses = { $points } punten, zoals op de tegels gedrukt.
explain-keltis-again = Nog een beurt
explain-keltis-leave = De tegel blijft open in het midden liggen voor iedereen, en je beurt eindigt.
