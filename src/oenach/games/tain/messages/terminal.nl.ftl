# Het bord in een terminal.

terminal-help-tain =
    W>B3 legt een krijger bij poort 3 van B: een aanval, of een bewaker als je B bent.
    K1 en K2 liggen in het koninkrijk. Poort 1-3 is van het weiland, 4-5 van de woning.
    C hoofdman, W krijger, B jongeling, D dochter, X bluf; pass beëindigt je ronde.
    B>A1; X>A2 legt de eerste bewaker nu en zet de andere in de wachtrij (queue, queue clear).
terminal-menu-kingdom = koninkrijk
terminal-menu-raid = aanval op { $seat }
terminal-menu-guard = bewaken

terminal-kingdom = Koninkrijk
terminal-kingdom-cattle = vee { $cattle }
terminal-round = ronde
terminal-gates = poort
terminal-raiders = verkenner
terminal-guards = bewaker
terminal-first = eerste
terminal-passed = gepast
terminal-screen = Scherm
terminal-cattle = vee { $count }
terminal-jewels = juwelen { $count }
terminal-tain-points = { $points } punten
terminal-tain-tokens = scherm { $unused }  gebruikt { $used }  gevangenen { $held }
terminal-beside = Naast het bord van { $seat }: vee { $cattle }, juwelen { $jewels }, gevangenen { $held }
terminal-own-unused = Achter je scherm:
terminal-own-used = Je aflegstapel:
terminal-unused = Achter het scherm van { $seat }:
terminal-used = Aflegstapel van { $seat }:
