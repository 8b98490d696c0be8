# Het bord in een terminal.

terminal-help-keltis =
    flip draait een tegel om; keep houdt hem, leave laat hem liggen; take G7 pakt hem uit het midden.
    B blauw, Y geel, P roze, N bruin, G groen. ◇ wenssteen, ♣ klaver, +1 +3 bonus.

terminal-face-down = Gedekt: { $count }
terminal-last-turn = Dit is de laatste beurt.
terminal-middle = In het midden:
terminal-middle-empty = niets
terminal-revealed = Net omgedraaid:
terminal-fits = past { $values }
