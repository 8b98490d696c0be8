# The bots: what each of them is, how they fail, and what they think.

bot-random = Doet om het even welke toegestane zet, zonder voorkeur.
bot-greedy = Neemt wat op het eerste gezicht het beste lijkt en kijkt nooit vooruit.
bot-novice = Kijkt een beetje vooruit en ziet zetten over het hoofd, zoals beginners doen.
bot-steady = Een degelijke speler voor een gelijke strijd, die toch af en toe iets mist.
bot-strong = Denkt verder vooruit en ziet zelden iets over het hoofd.
bot-master = De beste die er is: denkt het langst en verbergt zijn plannen waar dat telt.
bot-ismcts-plain = Voor metingen: de boomzoektocht uit het leerboek, met willekeurig uitgespeelde partijen.
bot-ismcts-greedy = Voor metingen: dezelfde boomzoektocht, met partijen die greedy uitspeelt.

terminal-bots-do-not-fit = Er zijn { $bots } bots voor { $seats } plaatsen: noem er één per plaats, of één voor allemaal.
terminal-bots-seconds = { $seconds } s
terminal-column-bot = bot
terminal-column-seconds = per zet
terminal-thinking = { $seat } ({ $name }) denkt na …

terminal-hint-thinking = Even nadenken …
terminal-hint-moves = Wat de meester zou overwegen, het beste eerst
terminal-hint-beliefs = Wat er misschien verdekt ligt
terminal-hint-column-move = zet
terminal-hint-column-win = wint
terminal-hint-column-share = deel van het denkwerk
terminal-hint-column-owner = van wie
terminal-hint-column-place = waar
terminal-hint-column-kinds = wat
terminal-hint-move = De meester zou { $text } spelen.
terminal-no-hint = Er is nu geen tip te krijgen.
terminal-percent = { $number }%
