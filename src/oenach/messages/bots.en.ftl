# The bots: what each of them is, how they fail, and what they think.

bot-random = Makes any legal move, each as likely as the next.
bot-greedy = Takes what looks best at once and never looks ahead.
bot-novice = Looks ahead a little and overlooks moves, as beginners do.
bot-steady = A sound player for an even game, who still misses something now and then.
bot-strong = Thinks further and seldom overlooks anything.
bot-master = The best there is: thinks longest, and hides its plans where hiding counts.
bot-ismcts-plain = For measurements: the textbook’s tree search with random playouts.
bot-ismcts-greedy = For measurements: the same tree search with greedy playouts.

terminal-bots-do-not-fit = There are { $bots } bots for { $seats } seats: name one for each seat, or one for all.
terminal-bots-seconds = { $seconds } s
terminal-column-bot = bot
terminal-column-seconds = for a move
terminal-thinking = { $seat } ({ $name }) is thinking …

terminal-hint-thinking = Thinking about it …
terminal-hint-moves = What the master would weigh, the best first
terminal-hint-beliefs = What may lie face down
terminal-hint-column-move = move
terminal-hint-column-win = wins
terminal-hint-column-share = thought given to it
terminal-hint-column-owner = whose
terminal-hint-column-place = where
terminal-hint-column-kinds = what
terminal-hint-move = The master would play { $text }.
terminal-no-hint = No hint can be had right now.
terminal-percent = { $number }%
