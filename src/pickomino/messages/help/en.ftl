# What `pickomino --help` says. These texts have no parameters: they are read without Fluent, so that help comes at once.
# The first line of a command is what the list of all commands shows.

## Around it

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-examples = Examples:
help-default = default:
help-variable = variable:
help-required = required
help-more = "pickomino COMMAND --help" explains a command.

## What stands for a value

value-options = [OPTIONS]
value-command = COMMAND
value-program = COMMAND
value-n = N
value-text = TEXT
value-file = FILE
value-folder = FOLDER
value-lang = LANG
value-rules = RULES
value-preset = [PRESET] [KNOB=VALUE]…
value-position = POSITION
value-players = PLAYERS
value-names = NAMES
value-turn = TURN
value-action = ACTION
value-bot = BOT
value-bots = BOT BOT…
value-number = NUMBER
value-theme = THEME
value-address = ADDRESS
value-database = DATABASE
value-addresses = ADDRESSES
value-urls = URLS
value-name = NAME
value-url = URL
value-log = LOG

## What holds where nothing is given

default-database = a file in your data folder
default-port = 8000, or a free one if that is taken
default-play-players = you against a bot of medium strength
default-name = Connected bot

## The commands

command-pickomino = Play, study and program the dice game Pickomino and its Extrawurm edition.
command-apply = Print the position after a turn.
command-arena = Let bots play each other and measure which is stronger.
    Seats rotate and dice are paired; win rates are shown raw and adjusted for luck. Ctrl-C shows what is finished.
    The exit status is 1 if a bot forfeited games.
command-backup = Back up a server’s database, which may be in use.
command-bench = Measure how fast this machine is at the game.
    It measures the engine, single and batched turns, and whole games on one core and on all. Each figure is the best of
    several runs, since other programs can only slow a machine down.
command-bot = Let one of our bots speak the bot protocol: a JSON object per line on standard input and output.
command-bots = List every bot: how it plays, its options, its strength and the characters it can have.
command-check-bot = Test whether a program speaks the bot protocol, and say what is wrong.
command-connect = Take a seat on a server and let a bot play it to the end of the game.
command-doctor = Check this installation and say what to do.
    It checks Python, the kernels, the database, the disk and the port, and with --url the clock and the proxy.
command-hint = Say what each choice is worth, and why.
    For each choice: the chance of winning, what it costs, expected worms and the risk of busting.
command-legal = Print the legal actions, one per line.
    There are none while dice are due or when the game is over.
command-odds = Print the odds of the turn: each tile or better and exactly, expected worms, risk of busting.
    In the middle of a turn for each legal choice, the best first.
command-perft = Count the ways a turn can go, as a check of the rules.
    It counts the sequences of N pairs (unordered roll, face set aside) from a position, by the first face.
command-play = Play at the prompt, against bots or with others.
    Type an action, or one of: ? hint undo show record quit.
command-puzzle = Show a puzzle, and with an answer whether it is right and why.
command-replay = Tell a recorded game in words.
command-restore = Restore a backup into an empty database, of either kind.
command-review = Review a recorded game: each player’s luck, mistakes and accuracy, adding up to the result.
    A record that is unfinished or broken is reviewed as far as it goes.
command-rules = Explain a rule set, clause by clause, and how it differs from classic.
command-serve = Serve the page and the API until stopped.
command-show = Show a position: grill, stacks, dice, and whose turn it is.
command-simulate = Play many games between bots and print how often each wins, with 95% intervals.
    The games depend on rules, players, seed and turn limit alone, not on --jobs or --cluster.
    The exit status is 1 if a bot forfeited games.
command-train = Train a value net for the champion, with a strength curve as it goes.
    A checkpoint is kept beside the net (FILE.checkpoint). After an interruption the same command continues from there
    and comes to the same net.
command-verify = Check the chain, the moves, every position, every die and every bot’s decision of a finished game.

## What commands are given

argument-apply-turn = A turn, or part of one; - reads standard input.
argument-arena-bots = Two bots or more: champion, swing, "exec:COMMAND". Each plays against copies of each other, --games games per pair.
argument-backup-file = Where to write the backup.
argument-bot-spec = Which bot: "timid", "champion:level=3".
argument-check-bot-command = How to start the program: "python my_bot.py".
argument-connect-url = The link to a table, or the address of a server: then a new table against its bot.
argument-puzzle-number = Any number; without one, the puzzle of the day.
argument-replay-file = A game record (.pkn); - reads standard input.
argument-restore-file = The backup.
argument-review-file = A game record (.pkn); - reads standard input.
argument-rules-rules = A rule set, classic if none is given; - reads standard input.
argument-verify-source = The log of a game: a file, -, or the URL of the game or of its log.

## Options

option-help = Show this help and stop.
option-version = Print the version and stop.
option-install-completion = Install completion for this shell.
option-show-completion = Print the completion script of this shell, to copy or adapt it.
option-json = Print JSON, for programs; errors too.
option-lang = The language to speak. Without it: PICKOMINO_LANG, LC_ALL, LC_MESSAGES or LANG.
option-rules = A rule set: a preset and knobs, such as "classic fallback=any".
option-position = A position; - reads it from standard input.
option-seats = Number of players.
option-games = Number of games.
option-seed = The same seed gives the same games.
option-jobs = Number of processes; 0 uses all cores.
option-turn-limit = Turns after which a game is decided as it stands.
option-plot = Also draw a picture: a file ending in .png or .svg.
option-records = Write all games into this folder, as .pkn records.
option-time-ms = Milliseconds that a program has for a decision.
option-database = A file, or a postgresql:// URL.
option-luck = Measure luck and adjust the win rate for it.
option-seconds = Seconds for each measurement.
option-rounds = Games of each kind to play.
option-bot = The bot that plays.
option-name = The name it plays under.
option-connect-seed = Seed of the bot’s own randomness.
option-connect-claim = While the game waits for somebody who is gone: `bot` has a bot play for them, `win` takes the game if nobody else is left.
option-doctor-port = The port that the server is to listen on.
option-url = Where others reach the server, through its proxy.
option-rollouts = Also play every choice out this many times, to check the estimate.
option-hint-seed = Seed of the games that are played out.
option-depth = How many times to set dice aside.
option-play-players = Who plays, seat by seat, separated by commas: bots such as champion:level=2, people with a capital letter (Ann) or as person:ann.
option-play-seed = The same seed gives the same dice and bots.
option-own-dice = Roll real dice and type what they show.
option-record = Write the game here when it ends.
option-answer = What you would do; - reads it from standard input.
option-difficulty = Only puzzles of this difficulty.
option-theme = Only puzzles with this theme.
option-verify = Check every puzzle of a file; "stock" is our own.
option-verify-commitment = A hash of a seed that the server showed you; may be given several times.
option-verify-entropy = What your client added to the dice, in hex; may be given several times.
option-verify-head = A hash of a log entry that the server showed you; may be given several times.
option-as-positions = Print one position per line: the start, then after every turn.
option-review-plot = Also draw the curve: a file ending in .png or .svg.
option-html = Also write the whole report as one web page.
option-comment = Also write the record with the findings as comments.
option-host = The address to listen on.
option-port = The port to listen on; 0 takes a free one.
option-bot-workers = Processes in which bots think.
option-bots = Bots that guests may play against, separated by spaces.
option-trusted-proxies = Proxies whose X-Forwarded headers count, separated by commas.
option-metrics-from = Networks besides this machine that may read /metrics, separated by commas.
option-origins = Further origins that may open sockets, separated by commas.
option-hosts = Further names under which browsers reach this server, separated by commas; .example.org stands for every name below it.
option-rate-factor = Multiplies every rate limit: more than 1 where many people share an address.
option-share = Let other devices in: everybody on your network can open the page and play, unencrypted. They see nothing else of this machine.
option-push = Notify players of their turn through the push services of their browsers, if they ask for it.
option-open = Open the page in a browser.
option-names = Names of the players, separated by commas.
option-svg = Draw a picture; - writes it to standard output.
option-ascii = Plain ASCII, no colour.
option-simulate-players = Who plays, seat by seat, separated by commas: greedy, champion:level=2, exec:… Games of random, greedy and swing alone are fastest.
option-csv = Print CSV, one line per seat.
option-cluster = Play on a Ray cluster; "local" starts one here.
option-train-seats = Number of players: 2; 3 or 4 for both; 5 to 7 for all three.
option-positions = How many positions to learn from.
option-train-seed = The same seed gives the same net.
option-side-by-side = Games played side by side.
option-window = Turns between two rounds of learning.
option-rate = Learning rate at the start.
option-trace = How far later surprises count at first.
option-start = A net to start from, instead of from scratch.
option-against = Train a best response to this bot, instead of by self-play.
option-hidden = Units of the hidden layers; without it 128x32, or those of the net to start from.
option-pairs = Also use features that join two facts.
option-passes = How often a position is learned from.
option-tables = Windows of self-play that can be played at once.
option-out = Where to write the net.
option-train-plot = Also draw the strength curve: a file ending in .png or .svg.
