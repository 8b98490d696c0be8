## Every board

board-turn = am Zug

## Das Brett eines Spiels, von dem die Seite nur weiß, was der Server zeigt

board-middle = Die Mitte des Tisches
board-points = Punkte
board-place-of = { $place } von { $name }
board-piece-of = { $piece } von { $name }
board-pieces = { $count } × { $piece }
board-face-down = verdeckter Stein
board-holding-none = Du hast nichts.
board-place-empty = { $place } ist leer.
board-place-holds = { $place }: { $pieces }.
board-choose-here = Diesen Platz wählen
board-deeds = Was du tun kannst
board-choose-both = Wähle einen Stein und einen Platz, in beliebiger Reihenfolge.
board-choose-piece = Wähle die Karte oder den Stein, den du spielst.
board-choose-place = Wähle einen der markierten Plätze.
board-choose-move = Wähle, was du tust.
board-choose-where = Wähle jetzt einen Platz für: { $piece }.
board-choose-what = Wähle jetzt, was hierher kommt: { $place }.
board-choose-anew = Neu wählen
board-all-moves = { $verb }: alle { $count } Züge
board-queue-hint = Was du jetzt wählst, wartet hier und geschieht, wenn du am Zug bist.
board-yes = ja
board-no = nein

## What everything on a board is

board-explained = Alles auf dem Brett, erklärt
explain-seat = Wartet auf den nächsten Zug.
explain-seat-turn = Ist jetzt am Zug.
explain-total-name = { $name }: { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
explain-total = Bisher: { $pieces }. Wer am Ende die meisten hat, gewinnt.
explain-total-none = Noch zählt nichts. Wer am Ende die meisten Punkte hat, gewinnt.
explain-piece = Liegt hier: { $place }.
