# Das Brett in einem Terminal.

terminal-help-tain =
    W>B3 legt einen Krieger an Tor 3 von B: ein Raubzug, oder eine Wache, wenn du B bist.
    K1 und K2 sind im Königreich. Die Tore 1-3 führen zur Weide, 4-5 ins Haus.
    C Häuptling, W Krieger, B Junge, D Tochter, X Bluff; pass beendet deine Runde.
    B>A1; X>A2 legt die erste Wache jetzt und merkt die andere vor (queue, queue clear).
terminal-menu-kingdom = Königreich
terminal-menu-raid = Raubzug zu { $seat }
terminal-menu-guard = bewachen

terminal-kingdom = Königreich
terminal-kingdom-cattle = Rinder { $cattle }
terminal-round = Runde
terminal-gates = Tor
terminal-raiders = Räuber
terminal-guards = Wache
terminal-first = Erster
terminal-passed = gepasst
terminal-screen = Schirm
terminal-cattle = Rinder { $count }
terminal-jewels = Juwelen { $count }
terminal-tain-points = { $points } Punkte
terminal-tain-tokens = Schirm { $unused }  gebraucht { $used }  Gefangene { $held }
terminal-beside = Neben dem Brett von { $seat }: Rinder { $cattle }, Juwelen { $jewels }, Gefangene { $held }
terminal-own-unused = Hinter deinem Schirm:
terminal-own-used = Dein Ablagestapel:
terminal-unused = Hinter dem Schirm von { $seat }:
terminal-used = Ablagestapel von { $seat }:
