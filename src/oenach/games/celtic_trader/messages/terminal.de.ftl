# Das Brett in einem Terminal.

terminal-help-celtic-trader =
    resolve wheat@T03; go T08, pick wheat, drop wheat, halt;
    dann buy movement, claim 5, deliver wheat, end.
    map, places, charts, bag, players, roles zeigen diese Teile. time: Die Zeit ist um (C19).

terminal-map = Karte: { $map }
terminal-map-reconstruction = Karte: { $map }, eine Rekonstruktion (die gedruckte Karte ist verloren)
terminal-map-legend =
    = / \ Straßen; Buchstaben unterscheiden die eines Feldes.  ● liegt da  ○ leer
    A-E Spieler (A/b auf Straße b)  R Römer (Rab auf Straßen a und b, R* Garnison)
    × römische Stadt
terminal-map-place = Ort
terminal-map-roads = Straßen nach
terminal-map-there = liegt da
terminal-map-standing = steht da
terminal-charts = Was die Festungen zahlen
terminal-city = römische Stadt
terminal-bag = Im Beutel ({ $count }):
terminal-discard = Abgelegt ({ $count }):
terminal-removed = Römer aus dem Spiel: { $count }
terminal-roles = Rollen
terminal-bonus-rp = { $points } SP für jeden übrigen RP
terminal-column-role = Rolle
terminal-column-start = Start
terminal-column-bonus = Bonus in SP nach Stufe
terminal-column-at = Ort
terminal-column-rp = RP
terminal-column-vp = SP
terminal-column-carries = trägt
terminal-column-movement = Bew.
terminal-column-trading = Handel
terminal-column-carrying = Tragen
terminal-celtic-trader-round = Runde { $round }, Vorrat { $supply }
terminal-last-round = die letzte Runde
terminal-phase-roman = { $seat } steht auf einem Römerplättchen
terminal-phase-draw = { $seat } zieht
terminal-phase-resolve = { $seat } handelt ab
terminal-phase-move = { $seat } reist
terminal-phase-circle = { $seat } ist am Steinkreis
terminal-phase-stronghold = { $seat } treibt Handel
terminal-drawn = gezogen: { $tokens }
terminal-standing-at = bei { $place }
terminal-lying-there = dort: { $tokens }
terminal-carrying = trägt { $tokens }
terminal-points = { $points ->
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    }
terminal-halted = die Bewegung ist zu Ende
