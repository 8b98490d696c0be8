# Tournaments between bots: errors, the terminal's tables, and the page. Messages of errors begin
# small where they stand behind something else, as everywhere.

## What can't be played

arena-bad-player = “{ $player }” is no player: write a bot’s name, or a name and a budget, such as master@1/20 or master@0.05s.
arena-bad-part = “{ $budget }” is no part of a level’s simulations: write 1/20 or 0.05.
arena-bad-seconds = “{ $budget }” is no time for a move: write seconds above 0 and up to { $longest }.
arena-two-budgets = a tournament has one budget for all: a part of the simulations, or seconds a move, not both.
arena-no-such-factory = the bot { $bot } can’t be made: { $why }
arena-no-bot-made = { $bot } makes something that is no bot.
arena-bad-games = a tournament has 1 to { $most } games, not { $games }.
arena-too-few-bots = { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } can’t fill { $seats } seats: name at least { $seats }; the same bot may be named more than once.
arena-too-many-bots = { $bots } bots are too many for one tournament; { $most } can take part.
arena-bot-twice = { $bot } is named twice: with more bots than the { $seats } seats, each is named once.
arena-bad-workers = a tournament has up to { $most } workers, not { $workers }.
arena-few-workers = somebody must play: at least 1 worker, not { $workers }.
arena-bad-timeout = a game may last at least 1 second, not { $timeout }.
arena-no-workers = { $lost } workers in a row ended before they could play. A script that runs tournaments must begin with if __name__ == "__main__".
arena-no-ray = Ray is not installed here. To get it: pip install 'oenach[ray]'
arena-no-cluster = there is no Ray cluster at { $address }: { $why }
arena-folder = the results can’t be kept in { $path }: { $why }.
arena-busy = another run is writing into { $path }.
arena-other-plan = { $path } holds the results of another tournament (differs in: { $differs }). Choose another folder with --out.
arena-bad-line = line { $line } of { $path } can’t be read.

## While it is played

arena-rounded = { $asked } games can’t be shared out evenly over the seats, so { $games } are played.
arena-interrupted = Interrupted: { $done } of { $games } games are kept in { $path }. The same command goes on with them.
arena-progress = games

## What came out

arena-played = { $games ->
        [one] One game
       *[other] { $games } games
    } at { $seats } seats, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $bots }.
arena-duel = { $bot } won { $share } of { $games } games against { $other } (95 %: { $wilson } by Wilson, { $deals } by deals).
arena-faulty = { $faults ->
        [one] One fault
       *[other] { $faults } faults
    } of bots; { $aborted ->
        [0] every game was played to its end.
        [one] one game was broken off.
       *[other] { $aborted } games were broken off.
    }
arena-late = { $late ->
        [one] One move
       *[other] { $late } moves
    } took clearly longer than the time for a move.
arena-few-deals = With only { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } for each line-up the intervals are rough; it takes about { $least }.
arena-aborted = The game was broken off because a bot hung or its process died.
arena-written = Written to { $path }: report.html, summary.json, ratings.csv, games.csv, results.jsonl
arena-standings = Standings (fair share: { $fair })
arena-ratings = Ratings
arena-ratings-note = Elo with 95 % intervals; the mean is 1500. 400 points more mean ten times the wins.
arena-cross = Who beats whom
arena-cross-note = Of the wins that went to one of the two, how many the row’s bot had, with 95 % intervals.
arena-seats = Wins by seat
arena-seats-note = The dashed line is the fair share.
arena-seat = seat { $seat }
arena-places = Wins by turn order
arena-places-note = Who plays first differs from game to game; counted from there. The dashed line is the fair share.
arena-place = plays as no. { $place }
arena-scores = Scores
arena-mean = mean { $mean }
arena-lengths = Length of a game
arena-plies = moves
arena-rounds = rounds
arena-length = Mean length: { $plies } moves (90 %: { $low }–{ $high }).

arena-length-rounds = Mean number of rounds: { $rounds }.
arena-reasons = How games ended
arena-faults = Faults
arena-faults-note = After an error or an illegal move the game goes on with a random move. A bot that hangs, or ends its process, loses: games broken off: { $aborted }; with nobody to blame, and not counted: { $nobody }.
arena-fault-raised = errors
arena-fault-illegal = illegal moves
arena-fault-hung = hung
arena-fault-died = process ended
arena-column-bot = bot
arena-column-rating = rating (95 %)
arena-column-share = wins (95 %)
arena-column-seats = seats played
arena-column-score = mean score
arena-column-time = ms a move
arena-column-simulations = sims a move
arena-report-title = Arena: { $game }
arena-report-how = Every line-up plays each deal in all rotations of its seats, with the same luck. A shared win counts in parts. Intervals come from drawing whole deals anew, so that games with the same luck are not taken for independent ones.
