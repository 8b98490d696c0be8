# Le plateau dans un terminal.

terminal-help-tain =
    W>B3 pose un guerrier à l’entrée 3 de B : un raid, ou une garde si tu es B.
    K1 et K2 sont dans le royaume. Les entrées 1-3 mènent au pré, 4-5 à la maison.
    C chef, W guerrier, B garçon, D fille du chef, X bluff ; pass finit ton tour.
    B>A1; X>A2 pose la première garde et met l’autre en attente (queue, queue clear).
terminal-menu-kingdom = royaume
terminal-menu-raid = raid chez { $seat }
terminal-menu-guard = garder

terminal-kingdom = Royaume
terminal-kingdom-cattle = bovins { $cattle }
terminal-round = tour
terminal-gates = entrée
terminal-raiders = raid
terminal-guards = garde
terminal-first = premier
terminal-passed = a passé
terminal-screen = Écran
terminal-cattle = bovins { $count }
terminal-jewels = bijoux { $count }
terminal-tain-points = { $points } points
terminal-tain-tokens = écran { $unused }  utilisés { $used }  prisonniers { $held }
terminal-beside = À côté du plateau de { $seat } : bovins { $cattle }, bijoux { $jewels }, prisonniers { $held }
terminal-own-unused = Derrière ton écran :
terminal-own-used = Ta défausse :
terminal-unused = Derrière l’écran de { $seat } :
terminal-used = Défausse de { $seat } :
