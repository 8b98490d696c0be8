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
server-nothing-said = there is nothing in that to say.
server-bad-name = a name needs at least one letter.
server-not-stored = the move could not be stored; the table is as it was before.
server-id-used = you have used the id of this command for another one at this table.
server-lease-lost = another server has the database of this one; it can keep nothing until that ends.
server-store-away = the server cannot reach its database just now; try again in a moment.

## Requests

server-no-cookie = the server does not know you yet: ask for /api/me first.
server-forged-cookie = this cookie was not made here.
server-bad-token = the request lacks the token that proves it comes from a page of this server.
server-other-origin = the request comes from another site.
server-unknown-host = this server does not go by that name; its settings can name it (public_url).
server-too-fast = too many requests; wait a moment.
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

server-listens = Óenach is open at { $url }
server-keeps = Matches are kept in { $database }
server-scan = Others in this network play along at the same address; scan it:
server-no-client = This package was installed without its pages, because there was no Node.js to build them with. Install Node.js (20.19 or newer) and then the package again.
server-stop = Ctrl-C stops it; matches go on when it runs again.
server-port-taken = nothing can listen at { $host }, port { $port }: { $why }. Choose another with --port.
server-bad-database = “{ $url }” is no database that can be used: write sqlite:///FILE or postgresql://USER@HOST/NAME.
server-database-too-new = the database was made by a later version ({ $found }, known here is { $known }): install that version, or restore a backup of before (oenach restore).
server-store-in-use = another server has the database already ({ $holder }). Stop that one first, or name another database for this one with --database.
server-file-in-use = another process has “{ $file }” already. Stop that one first, or name another database for this one with --database.
server-file-unlockable = “{ $file }” cannot be locked, so that no other process uses the database: { $why }
server-bad-setting = the setting { $name } (from { $source }) has no such value: { $why }
server-unknown-setting = there is no setting { $name } (in { $file }).
server-settings-unreadable = the settings in { $file } can’t be read: { $why }
server-bad-secret = the secret must have { $digits } hexadecimal digits.
server-bad-key-file = { $file } does not hold a key.

## Looking after a store

server-no-database = there is no database of this program at { $url }. Name another with --database.
server-database-too-old = the database has an older form ({ $found }, known here is { $known }): start this version of the server on it once, which brings it up to date.
server-database-unusable = the database { $url } cannot be used: { $why }. If its file is damaged, restore a backup (oenach restore); oenach check says more.
server-backup-made = All that is stored is now also in { $file }, checked. Keep it private: the secrets of matches and the key of the server are in it.
server-backup-restored = What is in { $file } is stored again. Start the server: matches go on from there.
server-backup-exists = { $file } is there already. Choose another name, or say --replace.
server-backup-unwritable = { $file } can’t be written: { $why }
server-backup-damaged = { $file } is no backup, or not a whole one: { $why }. Take another; oenach check says what is wrong with a store.
server-store-not-empty = there are matches or people in { $url } already. Name another database, or say --replace to give them up.
server-key-unreadable = the key in { $file } can’t be read: { $why }
server-other-key = { $file } holds another key than the backup: people would lose their seats. Say --replace to take that of the backup.
server-check-reading = Reading matches
server-check-sound = All that is stored is sound.
server-check-damaged = { $count ->
        [one] One thing is damaged:
       *[other] { $count } things are damaged:
    }
server-check-mended = { $count ->
        [one] One thing was mended:
       *[other] { $count } things were mended:
    }
server-check-mend-how = What can be mended is mended by: oenach check --mend (stop the server first, and make a backup).
server-check-cut-how = What can only be mended by giving something up is given up with: oenach check --mend --cut
server-check-match = match
server-check-place = where
server-check-why = what
server-check-mend = can be mended
server-check-mend-yes = yes
server-check-mend-cut = only with --cut
server-check-mend-no = no
server-damage-file = the file itself is damaged: { $detail }
server-damage-orphan = belongs to a match that is gone (number { $detail })
server-damage-reference = names a match that is gone
server-damage-unreadable = missing or unreadable { $detail }
server-damage-due = due where nothing can be ({ $detail })
server-damage-event = unreadable, but known from its hash
server-damage-cut = does not hold; with it { $detail } events are lost
server-damage-rest = what follows from the last action is missing
server-damage-end = the end of the match is missing
server-damage-result = not what the events say

## What a link says of itself

preview-home = Celtic board games in your browser, against good bots, on one device, or with friends by link.
preview-table = A table of { $game }
preview-replay = { $game }, step by step
preview-rules = The rules of { $game }
preview-learn = Learn { $game } in five minutes
preview-game = { $game }
