# What happens in a match, for whoever tells it: the terminal, or a page.

## At the table

story-seat-drawn = Player { $player } draws seat { $drawn }.
story-sits = Seat { $seat }: { $name }
story-bot = { $name } bot
story-forced = Only one move is open to { $seat }, so it is made: { $text }.
story-fallback-crashed = The bot of seat { $seat } broke down; a random move is made for it.
story-fallback-late = The bot of seat { $seat } does not answer in time; a random move is made for it.
story-fallback-garbled = The bot of seat { $seat } gives no sensible answer; a random move is made for it.
story-fallback-illegal = The bot of seat { $seat } wants to make an illegal move; a random one is made for it.

## The end

story-seat-named = { $seat } ({ $name })
story-winner = { $name } wins.
story-winners = A shared victory: { $names }.
story-nobody-won = Nobody wins.
