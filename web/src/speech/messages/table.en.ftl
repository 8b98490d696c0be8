## Coming to a table

table-opening = The table is being laid …
table-gone-title = There is nothing here
table-gone = There is no such table, or no longer.
table-damaged-title = This match is put aside
table-damaged = What the server had stored of this match is damaged, so it cannot be shown. Nobody at the table did anything wrong. The match is put aside until whoever runs the server has mended it: let them know. Your other games go on.
table-uninstalled-title = This match is put aside
table-uninstalled = The game of this match, or the version of its rules, is not installed on the server, so it cannot be shown. Nothing of it is lost. It is put aside until whoever runs the server has installed what it needs: let them know. Your other games go on.
table-lost = The connection is lost. The table comes back by itself.
table-resting = All games rest for a moment, because the server is being moved. They go on by themselves, and nobody loses time.
table-closed = This table was closed.
table-title = { $game } · table
table-title-mine = ● { $turn } · { $game }

## Before the match

table-waiting-for = { $game }: waiting for players
table-waiting-hint = Send the link to whoever is to play, or let them scan the code.
table-link = Link to this table
table-copy = Copy
table-copied = Copied
table-code = QR code of the link
table-seat-open = open
table-sit-here = Sit here
table-start = Start
table-fill = Start with bots in the open seats
table-bot-level = Strength of the bots
table-leave = Leave the table
table-remove = Send away
table-host-starts = { $name } starts the match when everybody is there.
table-you-are-here = you
table-clock-none = No clock
table-clock-move = { $seconds } s for each move
table-clock-bank = { $minutes } min for each player, plus { $seconds } s for each move
table-private = Only those with the link find this table.
table-public = Everybody here finds this table.

## Whose turn

table-your-turn = Your turn
table-your-turn-named = { $name }, it is your turn
table-turn-of = { $name } is to move
table-turn-away = { $name } is to move, but not connected right now
table-bot-thinks = { $name } is thinking …
table-telling = See what happens
table-over = The match is over
table-sending = Your move is on its way …
table-you-can = You can { $deeds }.
table-forced = Your only move; it is made for you in a moment.
table-looking-on = You are looking on.

## Moves

table-sure = This can’t be taken back.
table-sure-ends = This ends your turn, though you could still do more.
table-dont-ask = Don’t ask again
table-final-at-once = Make moves that can’t be taken back without asking
table-do-it = Do it
table-rather-not = Rather not
table-stale = somebody was quicker: have another look, nothing was done.
table-dismiss = Close

## What one can ask for

table-undo = Undo
table-ask-takeback = Ask to take back
table-takeback-asked = { $name } would like to take { $moves ->
        [one] a move
       *[other] { $moves } moves
    } back.
table-takeback-waiting = The others are asked whether you may take your move back.
table-agree = Agree
table-decline = Decline
table-takeback-granted = The move was taken back.
table-takeback-declined = Somebody said no: the move stands.
table-takeback-overtaken = Too late: the match has gone on.
table-hint = Hint
table-hint-thinking = The adviser is thinking …
table-hint-moves = What the adviser would weigh
table-hint-win = wins { $percent }%
table-hint-chance = { $percent }%
table-hint-beliefs = What may lie face down
table-resign = Give up
table-resign-sure = Do you really want to give up?
table-resign-two = The match ends at once, and the other player wins.
table-resign-more = A bot plays on in your place; you can’t take the seat back.
table-stood-in = { $why ->
        [clock] Your time ran out, so a bot plays for you.
        [left] You had left, so a bot plays for you.
        [away] You were away, so a bot plays for you.
        [invited] The host has invited you back; a bot plays for you until you are there.
       *[other] A bot plays for you.
    }
table-queue = Waiting for your turn
table-queue-empty = Take them back
table-sound = Sound
table-full-screen = Full screen
table-skip = Skip
table-pause = Pause
table-go-on = Go on
table-keys = Keys
table-keys-on = Letter shortcuts
table-keys-tab = from one thing to the next
table-keys-choose = choose
table-keys-escape = rather not
table-keys-help = these keys
table-keys-undo = undo, or ask to take back
table-keys-hint = hint
table-keys-chat = say something
table-keys-log = log
table-keys-rules = the rules
table-keys-sound = sound
table-keys-full = full screen

## Beside the board

table-beside = Beside the board
table-log = Log
table-chat = Chat
table-players = Players
table-rule = Rule { $rule }
table-nothing-yet = Nothing has happened yet.
table-say = Say something
table-say-it = Send
table-muted = The host has muted you.
table-nobody-spoke = Nobody has said anything yet.
table-said = { $name } says: { $text }
table-answer = Answer
table-left = { $name } is not connected any more.
table-came-back = { $name } is back.
table-rematch-wished = { $name } would like a rematch.
table-unread = { $count ->
        [one] Chat, one message that you have not read
       *[other] Chat, { $count } messages that you have not read
    }
table-there = there
table-away = away
table-bot = bot
table-sits = { $name } sits down.
table-draws-seat = { $name } draws place { $number } at the table.
table-plays-for = { $name } plays for { $seat } from now on.
table-stand-in = { $name } plays
table-onlookers = { $count ->
        [one] one onlooker
       *[other] { $count } onlookers
    }
table-mute = Mute
table-unmute = Let speak
table-clock = Time left: { $time }
table-to-device = To another device
table-to-device-hint = Whoever opens this link within a quarter of an hour takes the seat over.

## One screen for several

table-curtain = Pass the device to { $name }.
table-curtain-hint = What lies behind a screen is for one pair of eyes.
table-i-am = I am { $name }

## The end

table-won = { $name } wins.
table-won-together = { $names } win together.
table-you-won = You have won!
table-sheets = The score sheets
table-part = Part
table-rematch = Rematch
table-rematch-seats = Rematch with other seats
table-rematch-waiting = Waiting for the others: ready so far { $names }.
table-to-rematch = To the new table
table-replay = Replay
table-verify = Check the shuffles
table-home = To the games
table-seats-drawn = The seats are drawn when the match begins ({ $rule }).

## Questions for those who do not see the board

table-keys-ask-turn = whose turn it is
table-keys-ask-move = the last move
table-keys-ask-can = what you can do
table-keys-ask-hold = what you hold
table-keys-ask-points = the scores
table-keys-ask-place = what lies at a place
table-keys-ask-near = the roads from where you stand
table-ask = Ask about a place
table-ask-place = Place
table-ask-there = What lies there
table-ask-next = What is next to it
table-ask-way = The way there
table-ask-no-move = Nothing has happened yet.
table-ask-nothing = There is nothing that you can do now.
table-ask-seatless = You look on and hold nothing.
table-ask-no-roads = There is no map here.
table-ask-answer = Answer
