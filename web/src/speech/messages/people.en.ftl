## Somebody is away

away-title = { $name } is away
away-for-now = Away: a bot may play on in { $time }
away-what = What now?
away-hint = { $name } has not been connected for a while. You can wait, or let a bot play on: { $name } has the seat back on returning, and is told what the bot did. A bot sees only what { $name } would see.
away-level = Which bot
away-wait = Wait
away-let-play = Let a bot play on
away-play-for-me = Play for me
away-play-for-me-hint = A bot plays for you until you say that you are back. You keep your seat.
away-i-am-back = I’m back
away-bot-did = { $moves ->
        [one] { $bot } made one move for you while you were away; the log has it.
       *[other] { $bot } made { $moves } moves for you while you were away; the log has them.
    }
away-bot-did-nothing = You have your seat back; { $bot } did not have to move.
away-by-bot = by { $bot }
away-end-early = End the game early
away-end-sure = End the game here?
away-end-hint = It ends when everybody agrees who is connected. Nobody wins, and it stands in the log.
away-propose = Propose it
away-end-asked = { $name } proposes to end the game here; nobody would win.
away-end-waiting = The game ends when these agree, too: { $names }.
away-end-agree = End it
away-end-not = Play on
away-end-withdraw = Withdraw
away-end-declined = { $name } would rather play on.
away-nobody-won = Nobody wins.
away-patience = If somebody drops out
away-patience-hint = For so long the others wait before they may let a bot play on.
away-patience-usual = as usual (a minute, or a day with a slow clock)
away-seconds = { $seconds } s
away-minutes = { $minutes } min
away-hours = { $hours } h
away-days = { $days ->
        [one] one day
       *[other] { $days } days
    }

## Games of one’s own

mine-put-away = Put away
mine-put-away-named = Put away: { $game }
mine-shelf = { $count ->
        [one] Put away: one game
       *[other] Put away: { $count } games
    }
mine-limits = Up to { $tables } of your games can be going on at a time. One in which nothing happens for { $days } days is put away by itself; up to { $away } can be put away. Nothing happens in them until you take them up again. Where nobody is for { $minutes } minutes, bots wait until somebody comes.
mine-bots-wait = the bots wait for you
mine-shelved = put away
mine-damaged = What was stored of this game is damaged. Whoever runs the server can tell whether it can be mended; your other games go on.
mine-take-up = Take up again
mine-delete = Delete
mine-delete-named = Delete: { $game }
mine-delete-sure = Delete this game from your list?
mine-delete-hint = You won’t find it again here. A game that nobody has in their list any more is gone for good.
mine-is-away = This game is put away: nothing happens until you take it up again.
mine-is-away-onlooker = This game is put away until somebody who plays takes it up again.
mine-won = you won
mine-won-by = { $names } won
mine-won-by-several = { $names } won
mine-called-off = called off
mine-points = { $points } points

## Sending somebody away

sent-sure = Send { $name } away?
sent-sure-waiting = The seat is open again. { $name } is told, and can’t sit down here unless you invite them back.
sent-sure-playing = A bot plays on in that seat. { $name } is told, and can only look on unless you invite them back.
sent-list = Sent away
sent-invite-back = Invite back
sent-invite-back-named = Invite { $name } back
sent-somebody = somebody
sent-you = The host has sent you away
sent-you-waiting = You can’t sit down at this table. If { $host } invites you back, this page tells you.
sent-you-playing = The host has sent you away: a bot plays in your place, and you look on.
sent-invited = You are invited back to this table.

## Seats and names before the match

room-seats = Seats: { $count }
room-more = One seat more
room-fewer = One seat fewer
room-name = What are you called?
room-name-hint = The others see this name. You are asked only once; it can be changed at the top of the page.
room-sit = Sit down

## Bots to begin with, and what they are like

start-against = Against: { $bot }
start-next = You beat { $beaten }: now against { $bot }
start-harder = Next level: { $bot }
persona-novice = plays for the fun of it and overlooks things
persona-steady = takes no foolish risks
persona-strong = thinks ahead and forgives little
persona-master = remembers everything and plans to the end
