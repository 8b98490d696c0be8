## What everything on the board is

explain-tain-kind-C = Bewacht, raubt oder geht ins Königreich. Als Räuber kommt er vorbei an: { $beats }. Als Wache hält er auf: { $stops }.
explain-tain-kind-W = Bewacht, raubt oder geht ins Königreich. Als Räuber kommt er vorbei an: { $beats }. Als Wache hält er auf: { $stops }; ein Junge wird gefangen.
explain-tain-kind-B = Bewacht oder raubt, aber nicht im Königreich. Als Räuber kommt er vorbei an: { $beats }. Als Wache hält er auf: { $stops }. Von einem Krieger gefangen, bringt er dessen Clan { $points }.
explain-tain-kind-D = Bewacht die eigenen Tore und raubt nie. Sie hält auf: { $stops }. Ein Krieger entführt sie dabei: sie bringt dessen Clan { $points }.
explain-tain-kind-X = Geht überallhin und tut nichts: er kommt weg, wenn alle Plättchen aufgedeckt werden.
explain-tain-in-hand = { $count } hinter deinem Sichtschirm.
explain-tain-hidden = Wird aufgedeckt, wenn alle gepasst haben; bis dahin weiß nur der eigene Clan, was es ist.
explain-tain-outside-pasture = Für einen Räuber eines anderen Clans. Kommt er an der Wache vorbei, nimmt er ein Rind, { $points } Punkte.
explain-tain-outside-house = Für einen Räuber eines anderen Clans. Kommt er an der Wache vorbei, nimmt er ein Juwel, { $points } Punkte, oder befreit einen eigenen Gefangenen.
explain-tain-inside-pasture = Für eine Wache dieses Clans, die an diesem Tor die Rinder schützt.
explain-tain-inside-house = Für eine Wache dieses Clans, die an diesem Tor Juwelen und Gefangene schützt.
explain-tain-place-kingdom = Für Häuptling, Krieger oder Bluff: ein Plättchen je Clan und Runde. Häuptling oder Krieger nimmt ein Rind; neben einem Häuptling nimmt ein Krieger keines.
explain-tain-gate-pasture = Führt zur Weide: Ein Raubzug, der hier gelingt, nimmt eines der { $count } Rinder, je { $points } Punkte.
explain-tain-gate-house = Führt zum Haus: Ein Raubzug, der hier gelingt, nimmt eines der { $count } Juwelen, je { $points } Punkte, oder befreit zuerst einen eigenen Gefangenen.
explain-tain-cattle = Am Ende je { $points } Punkte, jetzt { $total }. Eine Herde von { $most } beendet das Spiel mit der Runde und bringt { $bonus } mehr.
explain-tain-jewels = Am Ende je { $points } Punkte, jetzt { $total }. Ein Raubzug im Haus nimmt eines.
explain-tain-kingdom-cattle = Sie gehören niemandem. Ein Häuptling oder Krieger im Königreich nimmt eines; jedes ist { $points } Punkte wert.
explain-tain-captive = { $count ->
        [one] Bringt { $name } am Ende { $count } Punkt.
       *[other] Bringt { $name } am Ende { $count } Punkte.
    } Ein gelungener Raubzug des eigenen Clans in diesem Haus befreit.
explain-tain-screen = Die Plättchen, die { $name } noch legen kann. Ist keines mehr da, kommen die abgelegten zurück.
explain-tain-used = Plättchen, die ihre Arbeit getan haben. Sie kommen hinter den Sichtschirm zurück, wenn dort keines mehr ist.
explain-tain-first = Legt das erste Plättchen dieser Runde; Raubzüge zu diesem Clan werden zuerst abgehandelt.
explain-tain-passed = Legt in dieser Runde kein Plättchen mehr.
explain-tain-pass = Du legst in dieser Runde kein Plättchen mehr. Wenn alle gepasst haben, wird alles aufgedeckt und die Raubzüge beginnen.
explain-tain-free = Dein Raubzug befreit eines deiner Plättchen, das auf deine Ablage kommt; gefangen zählt es für diesen Clan.
explain-tain-round = Das Spiel endet nach Runde { $rounds }, oder früher mit einer Herde von { $most }.
explain-tain-beside = In dieser Runde gewonnen: Vor ihrem Ende kann es niemand wieder nehmen.
explain-tain-duel-name = Räuber { $token }, Wache { $kind }
explain-tain-duel-succeeds = Der Raubzug gelingt: ein Rind von der Weide oder ein Juwel aus dem Haus.
explain-tain-duel-fails = Der Raubzug misslingt: Nichts wird genommen.
explain-tain-duel-boy-captured = Der Raubzug misslingt, und der Junge wird gefangen: am Ende { $points } für den Clan der Wache.
explain-tain-duel-daughter-kidnapped = Der Raubzug misslingt, aber die Tochter wird entführt: am Ende { $points } für den Clan des Räubers.
