# Das Brett in einem Terminal.

terminal-help-keltis =
    flip deckt ein Plättchen auf; keep behält es, leave lässt es; take G7 nimmt es aus der Mitte.
    B blau, Y gelb, P rosa, N braun, G grün. ◇ Wunschstein, ♣ Kleeblatt, +1 +3 Bonus.

terminal-face-down = Verdeckt: { $count }
terminal-last-turn = Das ist der letzte Zug.
terminal-middle = In der Mitte:
terminal-middle-empty = nichts
terminal-revealed = Gerade aufgedeckt:
terminal-fits = passt { $values }
