# Le plateau dans un terminal.

terminal-help-celtic-trader =
    resolve wheat@T03; go T08, pick wheat, drop wheat, halt;
    puis buy movement, claim 5, deliver wheat, end.
    map, places, charts, bag, players, roles montrent ces parties. time annonce la fin (C19).

terminal-map = Carte : { $map }
terminal-map-reconstruction = Carte : { $map }, une reconstitution (la carte imprimée est perdue)
terminal-map-legend =
    = / \ routes ; des lettres distinguent celles d’une même tuile.  ● posé là  ○ repère vide
    A-E joueurs (A/b sur la route b)  R Romain (Rab sur les routes a et b, R* garnison)
    × ville romaine
terminal-map-place = lieu
terminal-map-roads = routes vers
terminal-map-there = posé là
terminal-map-standing = se trouve là
terminal-charts = Ce que paient les bastions
terminal-city = ville romaine
terminal-bag = Dans le sac ({ $count }) :
terminal-discard = Défaussés ({ $count }) :
terminal-removed = Romains hors jeu : { $count }
terminal-roles = Rôles
terminal-bonus-rp = { $points } PV par PR restant
terminal-column-role = rôle
terminal-column-start = départ
terminal-column-bonus = bonus en PV par niveau
terminal-column-at = lieu
terminal-column-rp = PR
terminal-column-vp = PV
terminal-column-carries = charge
terminal-column-movement = mouv.
terminal-column-trading = comm.
terminal-column-carrying = cap.
terminal-celtic-trader-round = Tour { $round }, réserve { $supply }
terminal-last-round = le dernier tour
terminal-phase-roman = { $seat } est sur un jeton romain
terminal-phase-draw = { $seat } pioche
terminal-phase-resolve = { $seat } résout
terminal-phase-move = { $seat } voyage
terminal-phase-circle = { $seat } est au Cercle de Pierres
terminal-phase-stronghold = { $seat } commerce
terminal-drawn = piochés : { $tokens }
terminal-standing-at = en { $place }
terminal-lying-there = là : { $tokens }
terminal-carrying = charge : { $tokens }
terminal-points = { $points ->
        [one] { $points } point restant
       *[other] { $points } points restants
    }
terminal-halted = le mouvement est fini
