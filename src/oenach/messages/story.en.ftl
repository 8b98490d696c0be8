# What happens in a match, for whoever tells it: the terminal, or a page.

## At the table

story-seat-drawn = Player { $player } draws seat { $drawn }.
story-sits = Seat { $seat }: { $name }
story-bot = { $name } bot
story-bot-random = Random bot
story-bot-greedy = Greedy bot
story-bot-novice = Novice bot
story-bot-steady = Steady bot
story-bot-strong = Strong bot
story-bot-master = Master bot
story-forced = Only one move is open to { $seat }, so it is made: { $text }.
story-fallback-crashed = { $seat }: the bot broke down; a random move is made for it.
story-fallback-late = { $seat }: the bot does not answer in time; a random move is made for it.
story-fallback-garbled = { $seat }: the bot gives no sensible answer; a random move is made for it.
story-fallback-illegal = { $seat }: the bot wants to make an illegal move; a random one is made for it.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } wins.
story-winners = A shared victory: { $names }.
story-nobody-won = Nobody wins.
