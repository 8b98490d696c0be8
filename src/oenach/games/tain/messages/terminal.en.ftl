# The board in a terminal.

terminal-help-tain =
    W>B3 lays a warrior at B’s gate 3: a raid, or a guard if you are B.
    K1 and K2 are in the kingdom. Gates 1-3 lead to the pasture, 4-5 to the house.
    C chief, W warrior, B boy, D daughter, X bluff; pass ends your round.
    B>A1; X>A2 lays the first guard now and queues the other (queue, queue clear).
terminal-menu-kingdom = kingdom
terminal-menu-raid = raid { $seat }
terminal-menu-guard = guard

terminal-kingdom = Kingdom
terminal-kingdom-cattle = cattle { $cattle }
terminal-round = round
terminal-gates = gate
terminal-raiders = raider
terminal-guards = guard
terminal-first = first
terminal-passed = passed
terminal-screen = Screen
terminal-cattle = cattle { $count }
terminal-jewels = jewels { $count }
terminal-tain-points = { $points } points
terminal-tain-tokens = screen { $unused }  used { $used }  prisoners { $held }
terminal-beside = Beside { $seat }’s board: cattle { $cattle }, jewels { $jewels }, prisoners { $held }
terminal-own-unused = Behind your screen:
terminal-own-used = Your used pile:
terminal-unused = Behind { $seat }’s screen:
terminal-used = { $seat }’s used pile:
