## On every page

page-skip = To the content
page-home = To the games
page-language = Language
page-you = You
page-name = Your name
page-name-hint = This is how others see you at the table.
page-save = Save
page-close = Close
page-theme = Appearance
page-theme-light = Light
page-theme-system = Like the device
page-theme-dark = Dark
page-theme-swap = Light or dark
page-unreachable = the server does not answer; is it still running?
page-share = Share
page-share-failed = The link could not be handed on.
page-again = Try again
page-nowhere = There is nothing at this address

## Home

page-welcome = A table for Celtic games
page-players = { $least }–{ $most } players
page-minutes = { $least }–{ $most } minutes
page-play-now = Play now
page-with-friends = With friends
page-on-this-device = On this device
page-choose = More choices
page-rules = Rules
page-my-games = Your games
page-my-games-none = Nothing yet. “Play now” sits you down with two bots; there is nobody to wait for.
page-more = Show more
page-more-of = Show more: { $list }
page-finished = { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
page-open-tables = Open tables
page-open-none = No table is waiting for players.
page-new-table = Set up a table
page-running-tables = Games to watch
page-running-none = No public game is being played.
page-watch-bots = Watch bots play
page-your-turn = your turn
page-not-installed = not installed here
page-damaged = damaged
page-turn-of = { $name } to move
page-state-playing = being played
page-state-over = over
page-state-closed = closed
page-state-waiting = { $open ->
        [0] ready to begin
        [one] one open seat
       *[other] { $open } open seats
    }
page-pass-round = Everybody plays on this screen. Where something is hidden, a curtain falls between turns.
page-player = Player { $number }
page-another-player = Another player
page-without = Without { $name }
page-begin = Begin
page-seat-open = open

## Setting up a table

page-game = Game
page-seats = Seats
page-seat-count = Number of players
page-seat = Seat { $number }
page-seat-me = You, at this device
page-seat-for-friend = Open, by a link
page-agreements = What you agree on
page-clock = Clock
page-clock-none = None
page-clock-move = For each move
page-clock-bank = For the game
page-clock-hint = Whoever runs out of time is replaced by a bot, and may come back.
page-seconds-a-move = Seconds a move
page-minutes-a-player = Minutes for each player
page-increment = Seconds added for each move
page-visible = Who finds the table
page-visible-private = Only those with the link
page-visible-public = Everybody here
page-hints = A bot may be asked for advice
page-takebacks = Moves may be taken back if the others agree
page-options = Rules that can be chosen
page-usually = usually { $value }
page-number-between = a whole number from { $least } to { $most }
page-amend = Correct what is marked above.
page-file-own = One of your own, from a file
page-file-file = File
page-file-hint = A JSON file.
page-file-missing = Choose the file.
page-file-unreadable = This file can’t be read: it holds no JSON.
page-open-table = Open the table

## A seat on another device

page-take-seat = Your seat moves here
page-take-seat-hint = From now on you play on this device. The other one only looks on. The link works once.
page-take-seat-now = Take the seat
page-seat-no-token = The link is not complete; ask for it again on the other device.

## Bots to watch

page-pace = Pace
page-pace-play = Go on
page-pace-pause = Pause
page-pace-step = One move on
page-pace-slower = Slower
page-pace-faster = Faster
page-pace-seconds = { $value } s a move
page-pace-ahead = { $count ->
        [0] the bots are thinking
        [one] the bots are one move ahead
       *[other] the bots are { $count } moves ahead
    }
page-pace-behind = { $count ->
        [0] this is how things stand
        [one] one move has been made since
       *[other] { $count } moves have been made since
    }
page-pace-newest = To the newest move
page-watch = Watch
page-watch-hint = The bots play by themselves. Pause, step and set the pace as you watch.
page-watch-another = Watch another game

## About

about-title = About Óenach
about-what = An óenach was a fair of early Ireland, where people met for trade, justice and games. Here it is a place to play Celtic board games, and a workshop for whoever studies them.
about-fetching = Versions and licences are being fetched …
about-versions = Versions
about-compiled = compiled rules
about-interpreted = interpreted rules: slower, never different
about-rules = rules, version { $version }
about-rulebook = rulebook
about-licences = Licences
about-own-licence = Óenach itself may be used under the licence { $licence }.
about-server = What the server is built on
about-pages = What is in these pages
about-shipped = What else is in the package
about-in-full = The licences of all that is shipped, in full
about-package = Package
about-version = Version
about-licence = Licence
about-source = Source
about-source-here = The source of the server lies in its Python package, under the licence named above. Whoever runs this server finds it, file by file, with:

## Settings

settings-title = Settings
settings-text = Size of text
settings-text-usual = Usual
settings-text-large = Large
settings-text-larger = Larger
settings-board = Size of the board
settings-board-usual = Usual
settings-board-small = Small
settings-board-large = Large
settings-board-larger = Larger
settings-colours = Colours
settings-colours-usual = Usual
settings-colours-patterned = For the colour-blind, with patterns
settings-pace = Movement
settings-pace-calm = Calm
settings-pace-quick = Quick
settings-pace-off = Off
settings-sound = Sounds
settings-volume = Volume
settings-forced = Play my only possible move by itself
settings-keys = Letters are shortcuts at the table
settings-ask-again = Ask them again
settings-kept = All of this is kept in this browser.
settings-silenced = { $count ->
        [0] All questions are asked.
        [one] One question is no longer asked.
       *[other] { $count } questions are no longer asked.
    }

## Signing out

page-sign-out = Sign out
page-sign-out-everywhere = Sign out on all other devices
page-sign-out-everywhere-hint = If a device was lost or lent. You stay signed in here, and keep your seats.
page-sign-out-everywhere-sure = Sign out on all other devices?
page-sign-out-everywhere-means = Whoever plays as you on another device is signed out at once, and links that move your seats no longer work. Nothing changes on this device.
page-sign-out-everywhere-now = Sign them out
page-sign-out-everywhere-done = All other devices are signed out.
page-sign-out-here = Sign out on this device
page-sign-out-here-hint = If others use this device, too.
page-sign-out-here-sure = Sign out on this device?
page-sign-out-here-means = There is no password: this browser alone knows who you are. The seats that you have here are lost to you unless you also have them on another device, or move them there first: at the table, under “Players”, with “To another device”.
page-sign-out-here-now = Sign out and lose my seats here
page-sign-out-cancel = Cancel
page-signed-out-title = You were signed out here
page-signed-out-why = On another device all others were signed out, this one too. Your seats are there, and a link from there brings one here again.
page-signed-out-go-on = Go on as a new guest
