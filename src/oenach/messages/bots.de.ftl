# The bots: what each of them is, how they fail, and what they think.

bot-random = Macht irgendeinen erlaubten Zug, jeden gleich gern.
bot-greedy = Nimmt, was im Augenblick am besten aussieht, und denkt nie voraus.
bot-novice = Denkt ein wenig voraus und übersieht Züge, wie Anfänger es tun.
bot-steady = Spielt solide und auf Augenhöhe, übersieht aber hin und wieder etwas.
bot-strong = Denkt weiter voraus und übersieht selten etwas.
bot-master = Der Beste von allen: denkt am längsten und verbirgt seine Pläne, wo es darauf ankommt.
bot-ismcts-plain = Für Messungen: die Baumsuche aus dem Lehrbuch mit zufällig zu Ende gespielten Partien.
bot-ismcts-greedy = Für Messungen: dieselbe Baumsuche mit Partien, die greedy zu Ende spielt.

terminal-bots-do-not-fit = Es gibt { $bots } Bots für { $seats } Plätze: Nenne einen für jeden Platz oder einen für alle.
terminal-bots-seconds = { $seconds } s
terminal-column-bot = Bot
terminal-column-seconds = je Zug
terminal-thinking = { $seat } ({ $name }) denkt nach …

terminal-hint-thinking = Ich denke nach …
terminal-hint-moves = Was der Meister erwägen würde, das Beste zuerst
terminal-hint-beliefs = Was verdeckt liegen mag
terminal-hint-column-move = Zug
terminal-hint-column-win = gewinnt
terminal-hint-column-share = Anteil am Nachdenken
terminal-hint-column-owner = wessen
terminal-hint-column-place = wo
terminal-hint-column-kinds = was
terminal-hint-move = Der Meister würde { $text } spielen.
terminal-no-hint = Im Augenblick ist kein Tipp zu bekommen.
terminal-percent = { $number } %
