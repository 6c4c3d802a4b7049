# What only the command line says; what it shares with the page stands in ../en.ftl.

## What is wrong with the log of a game

verify-not-ended = The game has not ended: its seed is not revealed, so its dice cannot be checked.
verify-too-long = This is too long to be the log of a game.
verify-breaks-off = The log breaks off here.
verify-no-json = This is not JSON.
verify-form = This is not in canonical form.
verify-hash = The entry does not match its hash.
verify-opening = This cannot open a game.
verify-unreadable = The entry cannot be read: { $reason }.
verify-order = The entry does not follow entry { $version }.
verify-position = The move leads to { $found }, but { $stored } is stored.
verify-seed-form = The seed is not hexadecimal.
verify-seed = The seed is not the one committed to.
verify-dice = The entry shows the dice { $shown }, but the seed gives { $rolled }.
verify-not-open = The seat is not open.
verify-nobody-there = Nobody sits there.
verify-dice-fixed = The dice are already fixed.
verify-cannot-start = The game cannot start like this.
verify-entropy = This is not the randomness that the players gave.
verify-mover = It is not this seat’s turn.
verify-number = The number of a roll is missing.
verify-unasked = Nobody asked for these dice.
verify-nobody-leaves = Nobody can leave this seat.
verify-nobody-away = Nobody is away there.
verify-claim = This claim cannot be made here.
verify-lag = A clock was given more time for network delays than is allowed.
verify-ended = The game has already ended.
verify-reason = The game did not end for this reason.
verify-protocol = This version does not know the log’s protocol.
verify-commitment = This is not a commitment, or it is somebody else’s.
verify-cannot-lock = Nobody can be asked to reveal yet.
verify-missing = These are not the seats that had not committed.
verify-reseed = There is no reason for a new seed here, or the wrong seats are named.
verify-chance = A bot’s seed is missing, is not the one that follows from the game’s, or stands where no bot decided.
verify-bot = The bot { $bot } would have chosen { $chosen } here, not { $shown }.
verify-noted-commitment = The commitment { $value } is not in the log: this is not the secret that you were shown.
verify-noted-entropy = Your randomness { $value } did not go into the dice.
verify-noted-head = The hash { $value } is not in the log: it was rewritten after you saw it.
verify-other-game = This is the log of another game, { $game }.

## Backups and databases

backup-no-database = There is no database { $file }.
backup-damaged = The backup is damaged.
backup-foreign = This is not a Pickomino backup.
backup-schema = The backup has schema { $found }; this program has { $known }.
backup-table = The backup names the table “{ $token }”, which is unknown here.
backup-column = The backup names an impossible column of the table { $table }.
backup-breaks-off = The backup breaks off.
backup-not-empty = The database is not empty.
database-kind = A database is a file or a postgresql:// URL, and this is neither.
database-folder = { $file } is a folder, not a database.
database-newer = The tables of this database were made by a newer version of this program. Update this program first.
database-certificate = { $file } holds no certificate for TLS.
database-key = { $file } holds no key that fits the certificate { $certificate }, or it wants a password (sslpassword).
database-unavailable = The database cannot be used: { $reason }.
database-served = { $file } is in use by another process.
database-linked = { $file } is a file with several names (hard links). SQLite would damage it: remove the other names, or copy it.

## What a program that calls a server may meet

client-url = “{ $token }” is not an http or https URL.
client-table = “{ $token }” is not a link to a table.
client-no-game = This URL does not name a game.
client-no-server = { $server } is not a Pickomino server.
client-answer = The server answered with status { $status }.
client-nonsense = The server’s answer could not be read.
client-closed = The server closed the game: { $reason }.

## What a bot of somebody else’s does wrong

fault-start = The command does not start: { $reason }.
fault-deaf = It does not read what it is sent.
fault-long-line = It wrote a line of more than { $most } bytes.
fault-silent = It did not answer in time.
fault-closed = It closed its output.
fault-ended = It ended with status { $status }.
fault-killed = It had to be killed.
fault-id = It answered with id { $token } instead of { $asked }.
fault-chatter = It keeps writing lines that answer nothing.
fault-hello = It must answer hello with a name and an author, both strings.
fault-no-action = It must answer decide with an action, a string.
fault-illegal = “{ $token }” is not among the legal actions: { $known }.
fault-not-an-action = It returned { $found }, which is not an action.
fault-ok = It must answer { $message } with "ok": true.
fault-no-json = It wrote something that is not JSON: “{ $token }”.
fault-no-object = It wrote something that is not a JSON object: “{ $token }”.
fault-raised = It raised { $error } ({ $where }).

## What is checked of such a bot

conformance-starts = The command starts
conformance-hello = It answers hello with its name and author
conformance-games = It plays { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players } by the rules { $rules }
conformance-start = It decides before the first roll
conformance-start-golden = It decides before the first roll, with the golden die
conformance-face = It chooses a face
conformance-weasel = It sends the weasel or accepts the bust
conformance-roll-or-stop = It rolls or stops
conformance-canned = It decides whether to count the canned worm
conformance-rob = It chooses whom to rob
conformance-crow = It chooses whom to rob for the crow
conformance-claim = It chooses a tile
conformance-keep = It chooses which specialist to keep
conformance-unknown-field = It ignores fields that it does not know
conformance-quit = quit ends it with status 0

## The command line

cli-cannot-read = { $file } cannot be read: { $reason }.
cli-cannot-write = { $file } cannot be written: { $reason }.
cli-cannot-print = Standard output cannot be written to: { $reason }.
cli-not-utf8 = { $file } is not a text file in UTF-8.
cli-file-long = { $file } is too long: the limit is { $most } characters.
cli-language = “{ $token }” is not a language spoken here. The languages are: { $known }.
cli-one-stdin = Only one thing can be read from standard input.
cli-usage = { $problem } (Try: { $command } --help)
cli-usage-command = There is no command “{ $token }”.
cli-usage-command-near = There is no command “{ $token }”. Did you mean: { $known }?
cli-usage-option = There is no option “{ $token }”.
cli-usage-option-near = There is no option “{ $token }”. Did you mean: { $known }?
cli-usage-bare = { $option } needs a value.
cli-usage-flag = { $option } takes no value.
cli-usage-missing = { $name } is missing.
cli-usage-surplus = “{ $token }” is one argument too many.
cli-usage-whole = { $option }: “{ $token }” is not a whole number.
cli-usage-number = { $option }: “{ $token }” is not a number.
cli-usage-choice = { $option }: “{ $token }” is none of { $known }.
cli-usage-least = { $option } must be at least { $limit }, not { $value }.
cli-exclusive = { $first } and { $second } cannot be used together.
cli-away = The server does not answer: { $reason }.
cli-reason-missing = no such file or folder
cli-reason-forbidden = no permission
cli-reason-folder = it is a folder
cli-reason-no-folder = part of the path is not a folder
cli-reason-full = no space left
cli-reason-read-only = it is read-only
cli-reason-name-long = the name is too long
cli-reason-port-taken = another program is using it
cli-reason-no-address = this machine has no such address
cli-reason-refused = the connection was refused
cli-reason-timeout = it took too long
cli-reason-unknown-name = that name is unknown
cli-reason-certificate = its certificate is not trusted
cli-reason-tls = no TLS connection could be made
cli-compiling = Compiling the solver for this machine; this takes a few seconds, once only…
cli-needs-extra = This needs { $module }, which is not installed: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: the file name of a picture must end in .png or .svg.
cli-odds-over = The game is over: there is nothing left to hope for.
cli-odds-title = Odds for { $name }
cli-odds-choice = Choice
cli-odds-due = dice due
cli-odds-worms = Expected worms
cli-odds-bust = Risk of busting
cli-odds-tile = Tile
cli-odds-reach = This tile or better
cli-odds-exact = Exactly
cli-simulate-bot = “{ $token }” cannot be simulated on a cluster. Those that can: { $known }.
cli-range = { $option } must be between { $least } and { $most }, not { $value }.
cli-simulate-folder = { $folder } is not a folder that can be written to.
cli-simulate-cluster = The cluster at { $address } does not answer: { $reason }.
cli-simulate-nothing = No game was finished.
cli-simulate-interrupted = Interrupted: { $done } of { $games } { $games ->
        [one] game
       *[other] games
    } finished.
cli-simulate-title = { $games ->
        [one] One game
       *[other] { $games } games
    } by the rules “{ $rules }”
cli-simulate-games = Games
cli-simulate-seat = Seat
cli-simulate-player = Player
cli-simulate-wins = Wins
cli-simulate-worms = Worms
cli-simulate-takes = Taken
cli-simulate-steals = Stolen
cli-simulate-busts = Busts
cli-simulate-length = Turns
cli-simulate-lasted = A game lasts { $length } turns on average; the shortest { $low }, the median { $middle }, the longest { $high }.
cli-simulate-limit = { $games ->
        [one] One game was
       *[other] { $games } games were
    } ended by the limit of { $limit ->
        [one] one turn
       *[other] { $limit } turns
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] one game
       *[other] { $speed } games
    } a second. Intervals are at 95% confidence.
cli-arena-two = An arena needs at least two bots.
cli-arena-twice = With three or more bots, each can be named only once.
cli-arena-pair = { $first } against { $second }
cli-arena-title = { $rules }, { $players } players, seed { $seed }
cli-arena-second = Against
cli-arena-raw = Win rate, raw
cli-arena-adjusted = Luck-adjusted
cli-arena-axis = Wins of the first bot, 95% intervals
cli-arena-cross = Each against copies of every other
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-rounded = { $games } games are played: each set of dice once from each of the { $players } seats.
cli-arena-strikes = Faults
cli-arena-forfeits = Forfeits
cli-arena-forfeited = { $bot } forfeited { $count } of { $games } games.
cli-arena-by-forfeit = { $pair }: decided by forfeits. The win rate says nothing about how they play.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } times)
    }
cli-arena-faults = … and { $count ->
        [one] one more fault
       *[other] { $count } more faults
    }
cli-train-suffix = { $file }: the file name of a net must end in .npz.
cli-train-other = { $file } belongs to another run: { $command }
cli-train-training = training
cli-train-error = error { $error }
cli-train-resume = Stopped. { $file } holds what was learned; the same command continues from there: { $command }
cli-train-stopping = Stopping after this round; Ctrl-C once more stops at once.
cli-train-lost = Stopped before the first checkpoint; nothing was saved.
cli-train-time = { $minutes } minutes of processor time spent on playing and learning.
cli-train-against = against { $bot }
cli-train-positions = Positions seen
cli-train-rate = Win rate against { $bot }, 95% intervals
cli-bench-small = Engine and turns
cli-bench-engine = Plain engine, { $rules }
cli-bench-decisions = { $count } decisions a second
cli-bench-alone = A turn of { $dice } dice, alone
cli-bench-batched = A turn of { $dice } dice, { $batch } at once
cli-bench-games = Games a second (and decisions, in millions)
cli-bench-players = Players
cli-bench-length = Turns
cli-bench-one = One core
cli-bench-all = { $cores ->
        [one] The only core
       *[other] All { $cores } cores
    }
cli-bench-note = Each figure is the best of several runs.
cli-replay-head = { $players } play by the rules “{ $rules }”.
cli-replay-unfinished = The game is not finished.
cli-replay-limit = After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } the game is ended by its limit; the win goes to { $winners }.
cli-play-hint = Type an action when asked, or Enter for the one in brackets; ? explains them all.
cli-key-roll = r, roll = roll the dice that are not set aside
cli-key-face = 1 2 3 4 5 w = set that face aside
cli-key-stop = s, stop = stop
cli-key-claim = 27 = choose that tile
cli-key-roll9 = n, roll9 = roll nine dice, with the golden die
cli-key-weasel = z, ~ = let the weasel roll again
cli-key-canned = c, stop+c = stop and count the canned worm
cli-key-rob = rob 3 = take a grilled worm from seat 3
cli-key-keep = keep h = keep that specialist
cli-key-enter = Enter = what stands in brackets
cli-key-hint = h, hint = ask the coach
cli-key-show = t, show = show the table
cli-key-undo = u, undo = undo your last decision, as long as no dice have fallen
cli-key-record = record = show the game so far as a record
cli-key-quit = q, quit = leave
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, roll { $count ->
        [one] one die and type what it shows:
       *[other] { $count } dice and type what they show:
    }
cli-play-left = The game is left unfinished.
cli-play-no-undo = There is nothing to undo.
cli-play-dice-fell = The dice have fallen since your last decision, so it stands.
cli-play-you = You
cli-perft-total = total: { $count }
cli-serve-ready = Pickomino is running at { $url } (Ctrl-C stops it)
cli-serve-others = Other devices on your network can reach it at { $urls }
cli-serve-no-network = It is open to other devices, but this machine is not on a network.
cli-serve-alone = Only this machine can reach it. With --share, phones and other computers on your network can join.
cli-serve-data = Games are kept in { $where }
cli-serve-share = --share opens it to every device on the network, --host to one address: use only one of them.
cli-serve-taken = Cannot listen on { $host }, port { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: “{ $token }” is neither an address nor a network.
cli-serve-metrics = --metrics-from: “{ $token }” is neither an address nor a network.
cli-serve-origin = --origins: “{ $token }” is not an origin; write it like https://example.org.
cli-serve-host = --hosts: “{ $token }” is not a host name; write it like play.example.org, without a port.
cli-connect-name = Connected bot
cli-connect-alarm = ALARM: { $problem }
cli-connect-checked = The log agrees with everything that was kept during the game. To check it once more, with the bots: pickomino verify { $options }
cli-verify-true = { $game }, { $status ->
        [abandoned] abandoned
       *[over] played to its end
    }: { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }, { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } and { $dice ->
        [one] one die
       *[other] { $dice } dice
    } checked, all correct.
cli-verify-by-hand = The dice were entered by hand: the moves are checked, the dice cannot be.
cli-verify-contributed = Seats that added to the dice: { $seats }.
cli-verify-missing = Warning: these seats did not contribute in time: { $seats }.
cli-verify-withheld = Warning: these seats withheld what they had committed to, so the dice got a new seed: { $seats }.
cli-verify-claimed = According to the server, { $count ->
        [one] the player on seat { $seats } was
       *[other] the players on seats { $seats } were
    } gone when somebody claimed the game or called in a bot. A log cannot show whether that is so.
cli-verify-nobody = Warning: no player had added anything to some of the dice. For those you have to trust the server.
cli-verify-old-protocol = The log follows the first protocol: players added to the dice in the open, so whoever came last could choose.
cli-verify-reseeded = Warning: after a backup was restored the dice got a new seed. Times: { $count }.
cli-verify-bots = Decisions of bots made again here, with the same result: { $count }.
cli-verify-bots-unchecked = Not checked: decisions of bots that are not installed here, or of another version: { $count }.
cli-verify-substituted = Warning: decisions that another bot made in place of the one at the seat: { $count }.
cli-verify-no-commitment = Not checked: whether this is the secret that you were shown before the game (--commitment).
cli-verify-no-entropy = Not checked: whether your own randomness went into the dice (--entropy).
cli-verify-no-head = Not checked: whether the log was rewritten as a whole since you played (--head).
cli-verify-hash = Last hash: { $hash }
cli-verify-false = { $file } does not verify. { $problem }
cli-backup-written = Wrote { $rows ->
        [one] one row
       *[other] { $rows } rows
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }, SHA-256 { $digest }
cli-backup-restored = Restored { $rows ->
        [one] one row
       *[other] { $rows } rows
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }, SHA-256 { $digest }
cli-check-good = ok
cli-check-bad = wrong
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] One check
       *[other] { $count } checks
    } failed.
cli-hint-title = What { $name } may do
cli-hint-chance = Wins
cli-hint-cost = Costs
cli-hint-rollout = Played out
cli-hint-tiles = Chance of each tile
cli-review-title = Review by the rules “{ $rules }”
cli-review-player = Player
cli-review-start = Start
cli-review-luck = Everyone’s luck
cli-review-cost = Own mistakes
cli-review-gifts = Others’ mistakes
cli-review-revisions = Revisions
cli-review-result = Result
cli-review-accuracy = Accuracy
cli-review-grades = Mistakes and blunders
cli-review-turn = Turn
cli-review-error = The review goes as far as the record holds. { $problem }
cli-puzzle-none = There is no such puzzle.
cli-puzzle-theme = “{ $token }” is not a theme. The themes are: { $known }.
cli-puzzle-title = Puzzle { $id }, difficulty { $difficulty } of 5
cli-puzzle-themes = Themes: { $themes }
cli-puzzle-ask = What would you do? { $choices }
cli-puzzle-right = Right: “{ $answer }” is the best choice.
cli-puzzle-wrong = Not “{ $given }”: “{ $answer }” is better.
cli-puzzle-count = Puzzles
cli-puzzle-verified = { $count ->
        [one] One puzzle holds
       *[other] { $count } puzzles hold
    }: the smallest lead is { $lead } games in 100.
cli-puzzle-played = { $count ->
        [one] For one of them
       *[other] For { $count } of them
    } the lead was shown by playing it out.
cli-puzzle-unsound = Line { $line }: “{ $answer }” has no clear lead.
cli-puzzle-failed = { $count ->
        [one] One puzzle does
       *[other] { $count } puzzles do
    } not hold.
error-puzzle = “{ $token }” is not a puzzle: write rules, position, answer, difficulty and themes, with tabs between them.

## The bots

bot-random = Any face; stops half the time when that claims something.
bot-timid = Worms first, then the face that adds the most; takes the first tile it can get.
bot-greedy = Plays each turn for the most worms of its own.
bot-swing = The same, but a worm taken from an opponent counts double.
bot-champion = Plays to win the game. Lower levels misjudge and slip, as people do.
bot-py = A Python class of yours with a method choose(state, rng).
bot-exec = A program of yours that speaks the bot protocol.
bot-option-plies = how many turns it looks ahead
bot-option-level = from a first game to the champion
bot-option-character = what it likes
bot-option-time = seconds that it may spend on a decision (two players)
bot-option-endgame = whether it searches endgames (two players)
bot-option-net = another net
cli-bots-title = All bots
cli-bots-about = How it plays
cli-bots-strength = Against greedy
cli-bots-options = Options, as in champion:level=2,character=bold
cli-bots-option = Option
cli-bots-values = Values
cli-bots-meaning = Meaning
cli-bots-characters = Characters, for a champion of any level
cli-bots-character = Character
cli-bots-broken = cannot be loaded: { $reason }
cli-bots-note = “Against greedy” is the share of games won, two players, classic.

## Environments for learning programs
error-env-render = “{ $token }” is not a render mode. The modes are: { $known }.
error-env-reward = “{ $token }” is not a reward. The rewards are: { $known }.
error-env-limit = { $token } is not a turn limit: give a number from 1 to { $most }.
error-env-seat = { $token } is not a seat: give a number from 1 to { $players }, or None for a different one each game.
error-env-opponents = { $token } is not a list of opponents, such as ["greedy", "random"].
error-env-games = { $token } is not a number of games: give a number from 1 to { $most }.
error-env-reset = The game is over or has not begun: reset the environment first.
error-env-index = { $token } is not an action: actions are numbers from 0 to { $most }.
error-env-game = Game { $game }: { $reason }
error-env-weights = { $file } does not hold an agent for these environments.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } runs with Python { $version }.
cli-doctor-kernels = The solver’s kernels work: strong bots and the coach are available.
cli-doctor-no-kernels = The solver is missing, so only simple bots play and there is no coach. Install it: pip install "pickomino[solver]"
cli-doctor-kernels-broken = The solver does not work: { $reason }. Install it anew: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = The solver works, but what it compiles cannot be kept in { $folder }, so every process compiles it anew. Make that folder writable, or name another one with PICKOMINO_CACHE_DIR.
cli-doctor-database = The database answers: { $kind }.
cli-doctor-no-database = The database cannot be used: { $reason }. Check --database, its password and its permissions.
cli-doctor-disk = { $free } MB are free where games are kept.
cli-doctor-disk-full = Only { $free } MB are free where games are kept; make room for at least { $least } MB.
cli-doctor-time = The clock of this machine fits the database.
cli-doctor-time-off = The clock of this machine differs by { $seconds } seconds from what the database has seen. Synchronise it with NTP.
cli-doctor-port = Port { $port } is free.
cli-doctor-port-taken = Port { $port } cannot be used: { $reason }. Stop what is listening there, perhaps this very server, or choose another port with --port.
cli-doctor-port-barred = Port { $port } cannot be used: { $reason }. Choose one above 1023 with --port, and let a proxy lead to it.
cli-doctor-port-served = A Pickomino server is listening on port { $port }.
cli-doctor-proxy = The server answers at { $url } and knows how visitors reach it.
cli-doctor-no-proxy = The server does not answer at { $url }: { $reason }. Check that it is running and that the proxy leads to it.
cli-doctor-proxy-untrusted = The server at { $url } does not know that visitors reach it over TLS. The proxy must send X-Forwarded-Proto and X-Forwarded-For, and --trusted-proxies must name its address.
cli-doctor-sockets = Live sockets reach the server at { $url }.
cli-doctor-no-sockets = Live sockets do not reach the server at { $url }. The proxy must forward WebSockets, with the headers Upgrade and Connection.
cli-doctor-sockets-host = The server at { $url } refuses live sockets, for it is not told which name players use. The proxy must send the header Host as it came from the browser.
cli-doctor-clock = The clocks of this machine and of the server agree.
cli-doctor-clock-off = The clocks of this machine and of the server differ by { $seconds } seconds. Synchronise both with NTP.
cli-doctor-more = To check the clock and the proxy as well, name the address that players use: pickomino doctor --url https://…
