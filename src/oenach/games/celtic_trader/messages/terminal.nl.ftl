# Het bord in een terminal.

terminal-help-celtic-trader =
    resolve wheat@T03; go T08, pick wheat, drop wheat, halt;
    daarna buy movement, claim 5, deliver wheat, end.
    map, places, charts, bag, players, roles tonen die delen. time zegt dat de tijd om is (C19).

terminal-map = Kaart: { $map }
terminal-map-reconstruction = Kaart: { $map }, een reconstructie (de gedrukte kaart is verloren)
terminal-map-legend =
    = / \ wegen; letters onderscheiden de wegen van een tegel.  ● ligt er  ○ leeg veld
    A-E spelers (A/b op weg b)  R Romein (Rab op de wegen a en b, R* garnizoen)
    × Romeinse stad
terminal-map-place = plek
terminal-map-roads = wegen naar
terminal-map-there = ligt er
terminal-map-standing = staat er
terminal-charts = Wat de burchten betalen
terminal-city = Romeinse stad
terminal-bag = In de zak ({ $count }):
terminal-discard = Afgelegd ({ $count }):
terminal-removed = Romeinen uit het spel: { $count }
terminal-roles = Rollen
terminal-bonus-rp = { $points } OP voor elk overgebleven RP
terminal-column-role = rol
terminal-column-start = begin
terminal-column-bonus = bonus in OP per niveau
terminal-column-at = plek
terminal-column-rp = RP
terminal-column-vp = OP
terminal-column-carries = draagt
terminal-column-movement = bew.
terminal-column-trading = handel
terminal-column-carrying = dragen
terminal-celtic-trader-round = Ronde { $round }, voorraad { $supply }
terminal-last-round = de laatste ronde
terminal-phase-roman = { $seat } staat op een Romeinenfiche
terminal-phase-draw = { $seat } trekt
terminal-phase-resolve = { $seat } handelt af
terminal-phase-move = { $seat } reist
terminal-phase-circle = { $seat } is bij de steencirkel
terminal-phase-stronghold = { $seat } drijft handel
terminal-drawn = getrokken: { $tokens }
terminal-standing-at = bij { $place }
terminal-lying-there = daar: { $tokens }
terminal-carrying = draagt { $tokens }
terminal-points = { $points ->
        [one] nog 1 punt
       *[other] nog { $points } punten
    }
terminal-halted = de beweging is geëindigd
