# The server: why something is refused at a table or in the lobby, and what its command says.

## Tables and seats

server-no-table = there is no such table.
server-damaged = what is stored of this match is damaged. It is put aside until whoever runs the server has mended it.
server-not-started = the match has not begun yet.
server-already-started = the match has begun already.
server-closed = the table was closed; everybody has left it.
server-not-playing = the match is over.
server-not-over = the match is not over yet.
server-open-seats = { $count ->
        [one] one seat is still open
       *[other] { $count } seats are still open
    }: wait for people, or let bots take them.
server-no-open-seat = that seat is taken.
server-too-few-seats = { $count } people have sat down already; there cannot be fewer seats.
server-no-seat-named = this table has no seat { $seat }.
server-already-seated = you have a seat at this table already.
server-no-seat = you have no seat at this table.
server-other-seat = that seat is somebody else’s.
server-curtain = say first whose turn it is to look at the screen.
server-bot-plays = a bot plays there; take the seat back first.
server-nothing-to-take-back = there is nothing to take back.
server-too-many-takebacks = you have taken back { $most } moves in this match; more are not possible.
server-too-many-stand-ins = bots have stood in { $most } times at seat { $seat } in this match; more is not possible.
server-resigned = whoever has resigned does not come back; the bot plays on.
server-not-away = the one you mean is there and plays.
server-away-briefly = the one you mean has not been away for long: wait another { $seconds } s.
server-nothing-proposed = nobody proposes to end the match.
server-removed = the host has sent you away from this table.
server-nobody-there = nobody sits there.
server-bot-sits-there = a bot sits there; only people can be sent away.
server-not-sent-away = nobody who was sent away goes by that.
server-nobody-looks-on = that onlooker is not here.
server-host-only = only the host of the table can do that.
server-host-stays = the host cannot be sent away or muted.
server-link-too-old = this link no longer works; ask for a new one.
server-too-many-tables = you have { $most } games going on; finish one or put one away first.
server-too-many-new-tables = too many new games in a short time; wait a while.
server-too-many-put-away = you have { $most } games put away; take one up again or delete one first.
server-put-away = this game is put away; take it up again first.
server-not-put-away = this game is not put away.
server-others-are-there = others who play here are there now; a game is put away when they have gone.
server-no-play-on = this lesson cannot be played on from here.

## At the table

server-no-takebacks = no moves are taken back at this table.
server-no-takeback-asked = nobody asks to take anything back.
server-not-asked = you were not asked.
server-no-hints = no hints are given at this table.
server-no-hint-now = the adviser has no answer just now; ask again.
server-hint-not-your-turn = hints are for whoever is to move.
server-hint-already-asked = the adviser is still thinking.
server-no-name = people without a name only look on.
server-muted = the host has muted you.
server-chat-closed = the host has closed the chat to onlookers; you can read along.
server-not-here = only those who are at the table can do that.
server-report-self = you cannot report yourself.
server-already-reported = you have reported that already; it has not been answered yet.
server-too-many-reports = too much has been reported here already; wait until it is looked at.
server-no-room-for-reports = the server can keep no more reports just now.
server-report-settled = this report has been answered already.
server-no-saying = nothing of the kind was said here.
server-nobody-known = nobody knows any more who that was.
server-nothing-said = there is nothing in that to say.
server-bad-name = a name needs at least one letter.
server-not-stored = the move could not be stored; the table is as it was before.
server-id-used = you have used the id of this command for another one at this table.
server-lease-lost = another server has the database of this one; it can keep nothing until that ends.
server-rules-elsewhere = this server lacks the rules by which this game is played; another one of the same address has them. Try again in a moment.
server-rules-missing = the rules by which this match is played ({ $game }, version { $rules }) are not installed on this server. It is put aside until they are.
server-store-away = the server cannot reach its database just now; try again in a moment.
server-resting = all games rest for a moment while the server is being moved. They go on by themselves, and nobody loses time.

## Requests

server-no-cookie = the server does not know you yet: ask for /api/me first.
server-forged-cookie = this cookie was not made here.
server-signed-out = you were signed out on this device, from another one.
server-bad-token = the request lacks the token that proves it comes from a page of this server.
server-other-origin = the request comes from another site.
server-unknown-host = this server does not go by that name; its settings can name it (public_url).
server-too-fast = too many requests; wait a moment.
server-too-many-maps = too many maps of your own; wait a minute.
server-busy = the server has too much to do just now; try again in a moment.
server-work-lost = what was being worked out has failed; ask again in a few seconds.
server-no-static-data = nobody asks for this at the moment; its table has it.
server-too-slow = the rest of the request did not come in time.
server-too-large = the request is too large.
server-bad-request = this is no request that the server understands: { $why }
server-bad-type = the request must be JSON.
server-bad-method = that cannot be done at this address.
server-no-page = there is nothing at this address.
server-no-rulebook = there is no rulebook of this game.
server-no-language = that language is not spoken here; the languages are { $known }.
server-bad-message = this is no message that the table understands: { $why }
server-not-json = the message is not JSON.
server-fault = something went wrong in the server; it has been noted.

## Running it

server-stop = Ctrl-C stops it; matches go on when it runs again.
server-bad-secret = the secret must have { $digits } hexadecimal digits.
server-bad-key-file = { $file } does not hold a key.

## Looking after a store

server-no-backup = there is no file { $file }.

## What people report

server-report-id = id
server-report-when = when
server-report-match = match
server-report-about = about
server-report-why = why
server-report-said = said
server-report-to = for
server-report-to-host = the host
server-report-to-operator = you
server-report-kind-insult = insult
server-report-kind-spam = spam
server-report-kind-name = name
server-report-kind-conduct = conduct
server-report-kind-other = something else

## What a link says of itself

preview-home = Celtic board games in your browser, against good bots, on one device, or with friends by link.
preview-table = A table of { $game }
preview-replay = { $game }, step by step
preview-rules = The rules of { $game }
preview-learn = Learn { $game } in five minutes
preview-game = { $game }

## Moving a store

