## Every board

board-turn = aan de beurt

## Het bord van een spel waarvan de pagina alleen weet wat de server toont

board-middle = Het midden van de tafel
board-points = punten
board-place-of = { $place } van { $name }
board-piece-of = { $piece } van { $name }
board-pieces = { $count } × { $piece }
board-face-down = gedekt stuk
board-holding-none = Je hebt niets.
board-place-empty = { $place } is leeg.
board-place-holds = { $place }: { $pieces }.
board-choose-here = Kies deze plaats
board-deeds = Wat je kunt doen
board-choose-both = Kies een stuk en een plaats, in welke volgorde ook.
board-choose-piece = Kies het stuk of de kaart die je speelt.
board-choose-place = Kies een van de gemarkeerde plaatsen.
board-choose-move = Kies wat je doet.
board-choose-where = Kies nu een plaats voor: { $piece }.
board-choose-what = Kies nu wat hier komt: { $place }.
board-choose-anew = Opnieuw kiezen
board-all-moves = { $verb }: alle { $count } zetten
board-queue-hint = Wat je nu kiest wacht hier en gebeurt als jij aan de beurt bent.
board-yes = ja
board-no = nee

## What everything on a board is

board-explained = Alles op het bord, uitgelegd
explain-seat = Wacht op de beurt.
explain-seat-turn = Is nu aan de beurt.
explain-total-name = { $name }: { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
explain-total = Tot nu toe: { $pieces }. Wie aan het eind de meeste heeft, wint.
explain-total-none = Er telt nog niets. Wie aan het eind de meeste heeft, wint.
explain-piece = Ligt hier: { $place }.
