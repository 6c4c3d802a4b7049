# Sentences that only the browser page says; those it shares with the terminal are in ../en.ftl.
# Parameters as there; $level is a bot's level in words, $key a key of the keyboard, $effect what a stop would bring.

## Everywhere

page-title = Pickomino
page-tagline = A push-your-luck dice game around the grill
page-close = Close
page-cancel = Cancel
page-home = Home
page-back = Back
page-loading = One moment…
page-skip-link = Skip to the content
page-labelled = { $label }: { $value }

## Birds

page-bird-rooster = Rooster
page-bird-duck = Duck
page-bird-goose = Goose
page-bird-turkey = Turkey
page-bird-chick = Chick
page-bird-peacock = Peacock
page-bird-guinea = Guinea fowl

## Table

page-grill = The grill
page-reserve = { $count ->
        [0] No grilled worms in reserve
        [one] One grilled worm in reserve
       *[other] { $count } grilled worms in reserve
    }
page-tile-up = { $tile }, { $worms ->
        [one] one worm
       *[other] { $worms } worms
    }
page-tile-down = { $tile }, face down
page-stands-on = { $specialist } on tile { $tile }: what does it do?
page-holds = { $name } holds: { $specialist }. What does it do?
page-mark-take = take
page-mark-take-long = Stopping now takes it
page-mark-steal = steal
page-mark-steal-long = Stopping now steals it
page-mark-return = back
page-mark-return-long = A bust now sends it back
page-mark-turn = turns
page-mark-turn-long = A bust now turns it face down
page-players = Players
page-you = you
page-absent = offline
page-away-left = left; a bot fills in
page-away-clock = out of time; a bot fills in
page-away-claimed = gone; a bot fills in
page-bot = { $level } bot
page-worms = { $count ->
        [one] one worm so far
       *[other] { $count } worms so far
    }
page-grilled = { $count ->
        [one] one grilled worm
       *[other] { $count } grilled worms
    }
page-stack = { $name }: { $tile } on top, { $count ->
        [one] one tile
       *[other] { $count } tiles
    } in all. Show the stack
page-stack-empty = no tile
page-stack-of = { $name }’s stack
page-stack-order = From the top down:
page-turn = The turn
page-turn-you = Your turn
page-turn-name = { $name } to play
page-game-over = The game is over
page-bust = Bust!
page-skip = Skip ahead
page-rolled = Dice just rolled
page-kept = Dice set aside
page-kept-none = Nothing set aside yet
page-sum = Total:
page-dice-ready = { $count } dice, ready to roll
page-dice-left = { $count ->
        [0] No dice left
        [one] One die left
       *[other] { $count } dice left
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [one] one worm
           *[other] { $count } worms
        }
       *[other] { $count } × { $face }
    }
page-total-after = New total: { $total }
page-actions = What you can do

## What can be done

page-do-roll = { $dice ->
        [one] Roll the last die
       *[other] Roll { $dice } dice
    }
page-do-roll-nine = Roll nine dice
page-do-weasel = Send the weasel: roll these again
page-do-accept = Accept the bust
page-do-stop = Stop
page-do-stop-canned = Stop and count the canned worm
page-do-take = Take { $tile }
page-do-steal = Steal { $tile } from { $name }
page-do-steal-hen = Take the hen from { $name }
page-do-rob = Take one from { $name }
page-do-keep = Keep { $specialist }
page-do-face = Set aside { $face ->
        [W] { $count ->
            [one] the worm
           *[other] the { $count } worms
        }
       *[other] { $count ->
            [one] the { $face }
           *[other] the { $count } { $face }s
        }
    }
page-do-takeback = Undo
page-ask-claim = Which tile do you take?
page-ask-keep = You can hold only one specialist. Which do you keep?
page-ask-rob = The reserve is empty. Whose grilled worm do you take?
page-ask-crow = The reserve is empty. Whose grilled worm does the crow bring you?
page-brings-take = takes { $tile }
page-brings-take-with = takes { $tile } with { $specialist }
page-brings-steal = steals { $tile } from { $name }
page-brings-steal-with = steals { $tile } and { $specialist } from { $name }
page-brings-hen = takes the hen from { $name }
page-brings-choose = then choose: { $tiles }
page-brings-bust = bust
page-brings-bust-returned = bust: { $returned } goes back
page-brings-bust-turned = bust: { $turned } turns
page-brings-bust-both = bust: { $returned } goes back, { $turned } turns
page-brings-doomed = can only end in a bust
page-choices-you = Your choices:
page-choices-name = { $name } may choose:
page-choice = { $what }, key { $key }.
page-choice-total = { $what }, total { $total }, key { $key }.
page-choice-brings = { $what }, { $effect }, key { $key }.
page-confirm-bust = That ends in a bust
page-confirm-brings = That is a { $effect }. Do it anyway?
page-confirm-doomed = From here every path ends in a bust. Do it anyway?
page-confirm-no = No, go back
page-confirm-yes = Yes, bust

## Specialists

page-power-canned = If you have no worm among your dice when you stop, the canned worm may count as one: five more points and the worm you need. It is not used up.
page-power-hen = She guards you. If you bust, only the hen goes back to the grill: you keep your tile and none is turned. Whoever steals from you gets the hen instead of the tile, and nobody may take your grilled worms.
page-power-crow = Nobody holds the crow. Take the tile it stands on and it hops to the lowest free tile and brings you a grilled worm.
page-power-weasel = Once a turn, right after a roll, the weasel rolls all those dice again, even a roll that would bust. The second roll stands.
page-power-golden = At the start of your turn you may roll nine dice instead of eight.
page-power-apple = Worth three worms to whoever holds it at the end of the game.

## Bots

page-bot-random = random
page-bot-timid = timid
page-bot-greedy = greedy
page-bot-champion-level-1 = beginner
page-bot-champion-level-2 = casual
page-bot-champion-level-3 = seasoned
page-bot-champion-level-4 = expert
page-bot-champion-level-5 = champion
page-bot-character = { $level }, { $character }

## Home and settings

page-menu = Menu
page-rules = Rules
page-mute = Mute the sound
page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-auto = Match the system
page-theme-dark = Evening
page-theme-light = Afternoon
page-speed = Pace of the others’ turns
page-speed-normal = Normal
page-speed-brisk = Brisk
page-speed-fast = Fast
page-speed-instant = Instant
page-setting-sound = Sounds
page-setting-keys = Single-key shortcuts
page-setting-emotes = Show others’ reactions
page-play-now = Play now
page-play-now-go = Play
page-play-options = Options
page-your-name = Your name
page-edition = Edition
page-edition-own = { $edition }, custom rules
page-own-rules = Custom rules
page-own-rules-about = { $edition }, with custom rules.
page-how-many = Players
page-bot-level = Level of the bots
page-bot-fair = Every bot, at every level, rolls the same fair dice as you; lower levels just make worse choices.

## Around a table

page-table = Table
page-lobby = The table is being laid
page-seat-open = free seat
page-join = Sit down
page-table-full = Every seat is taken. You can stay and watch.
page-start-with-bots = { $count ->
        [one] Start: a bot takes the free seat
       *[other] Start: bots take the { $count } free seats
    }
page-starting = Everybody is here: the game starts in a moment.
page-invite-link = Link for your friends
page-copy-link = Copy the link
page-copied = Copied
page-invite-code = or the code
page-invite-qr = QR code of the link
page-invite-alone = Only this computer can open this link. To let phones and other computers on your network join, stop the server and start it with
page-invite-or = or
page-invite-share = Then everybody on your network can open this page and play. They see nothing else of your computer.
page-invite-network = For devices on the same network as this computer.
page-invite-address = Address
page-offline = Connection lost. It comes back by itself; your game is safe.
page-synced = Connected again.
page-outdated = There is a newer version of this page.
page-reload = Reload
page-abandoned = This game was left unfinished.
page-paused = Paused: none of the players is here. The game goes on as soon as one of them is back.
page-dice-anew = The server was restored from a backup: the dice get a new secret, and the game goes on as soon as the players have added to it.
page-spectating = You are watching.
page-own-table = Play a game of your own
page-no-table = No such table
page-no-table-text = This link does not lead to a table. It may be mistyped, or the table was cleared away long ago.
page-private-table = This table is private
page-private-table-text = Ask one of the players for the full link or the short code.
page-server-away = The server cannot be reached
page-server-away-text = The server does not answer. Check your connection and try again in a moment.
page-away-waits = The page comes back by itself as soon as the server answers.
page-try-again = Try again
page-nowhere = There is nothing here
page-nowhere-text = This address leads nowhere. It may be mistyped.

## The end

page-you-won = You win!
page-name-won = { $name } wins!
page-shared-win = { $names } share the win!
page-tie-highest-tile = The worms are equal, so the highest tile decides.
page-tie-shared = The worms are equal and nobody has a tile: a shared win.
page-by-limit = The game had reached its limit of turns and was decided as it stood.
page-worms-final = { $count ->
        [one] one worm
       *[other] { $count } worms
    }
page-rematch = Rematch
page-rematch-waits = A rematch is waiting for you.
page-share = Share
page-share-text = Pickomino: { $headline } ({ $score })
page-review-coach = Review with the coach
page-download = Download the record

## More of the home page

page-play-now-about = You against { $count ->
        [one] one bot
       *[other] { $count } bots
    } ({ $level })
page-friends = With friends
page-friends-about = Open a table and send the link, or hold up the QR code.
page-friends-go = Invite friends
page-friends-open = Open the table
page-clock = Time for a turn
page-clock-none = No clock
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [one] a day
       *[other] { $count } days
    }
page-listed = Show the table in the list: anybody may join
page-device = On this device
page-device-about = Several people, one screen: pass it on after each turn.
page-device-go = Pass and play
page-start = Start the game
page-player-number = Player { $number }
page-player-more = Add a player
page-bot-more = Add a bot
page-code = Got a code?
page-code-label = Short code
page-code-go = Go to the table
page-my-games = My games
page-open-tables = Open tables
page-open-tables-none = No open tables right now. Open one yourself.
page-status-lobby = waiting for players
page-status-running = under way
page-status-over = over
page-status-abandoned = left unfinished
page-learn = Learn and look back
page-tutorial = Your first game, in three minutes
page-tutorial-extrawurm = Extrawurm, explained by playing
page-rules-read = Read the rules
page-puzzles = Puzzles
page-analysis = Analysis board
page-companion = Real dice, real table
page-your-record = Your record
page-open-record = Open a record
page-dice-counted = All dice ever rolled here
page-something-wrong = Something went wrong ({ $code }).

## Beside the game

page-title-yours = Your turn · Pickomino
page-time-left = Time left: { $time }
page-time-hours = { $count } h
page-tools = At the table
page-live = What is happening
page-story = History
page-story-empty = Nothing has happened yet.
page-emotes = React
page-calls = { $name }: “{ $words }”
page-emote-clap = Bravo!
page-emote-laugh = Ha ha!
page-emote-groan = Oh no…
page-emote-wow = Wow!
page-emote-think = Hmm…
page-emote-hurry = Come on!
page-emote-thanks = Thanks!
page-emote-well-played = Well played!
page-leave = Leave
page-leave-title = Leave the table?
page-leave-text = A bot plays on for you while others are there. If nobody is left, the game waits. You can take your seat back at any time.
page-leave-hand = Leaving ends this game: nobody else has the dice in hand. Its record is kept.
page-away-note = A bot plays for { $name }.
page-away-paused = The game is paused until you are back.
page-come-back = I am back
page-spectators = { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
page-keys = Keys
page-keys-off = Single-key shortcuts are turned off in the settings.
page-key-faces = set that face aside
page-key-roll = roll
page-key-nine = roll nine dice
page-key-stop = stop
page-key-canned = stop and count the canned worm
page-key-weasel = send the weasel
page-key-takeback = undo the last choice
page-key-options = the first, second, third … of the choices
page-key-space = Space
page-key-skip = skip ahead
page-key-story = the history
page-key-emote = react
page-key-mute = sound on or off
page-key-help = this sheet

## Looking back, and other devices

page-review-start = Before the first roll.
page-review-back = Back
page-review-next = Next
page-review-turn-back = Previous turn
page-review-turn-next = Next turn
page-review-place = Point in the game
page-record-about = A record is a text file (.pkn) with every roll and decision of a game. It is checked against the rules as it is read.
page-record-file = A file from this device
page-record-text = or the text itself
page-record-read = Open it
page-check = Check the dice
page-check-about = The server fixed its secret before the game, and every player added randomness of their own. Now that the secret is out, your browser can work out every die by itself.
page-check-go = Check every die
page-check-good = { $rolls ->
        [one] The one roll is right.
       *[other] All { $rolls } rolls are right.
    }
page-check-by-hand = The log is intact. The dice of this game were rolled by hand and entered by the players, so nobody can check them.
page-check-bad = Something does not fit. Do not trust this game.
page-check-chain = The log is intact: { $count } entries, each sealed by the next.
page-check-chain-bad = The log was changed.
page-check-commitment = The secret is the one promised before the game.
page-check-commitment-bad = The secret is not the one promised before the game.
page-check-dice = Every die follows from the secret and the players’ randomness.
page-check-dice-bad = Some dice do not follow from the secret.
page-check-order-bad = Entry { $line } does not follow from those before it: an entry, a roll number or a number of dice is wrong.
page-check-bot-bad = Entry { $line }: the seed of a bot’s decision does not follow from the secret.
page-check-noted-bad = The log does not hold what this device kept from the game: it was rewritten, or your share was left out.
page-check-noted = Everything this device kept during the game is in the log.
page-check-not-noted = This device kept nothing from the game, so it cannot tell whether the whole log was rewritten.
page-check-nobody = No player had added anything to some of the dice: for those you have to trust the server.
page-check-missing = Did not contribute in time: { $names }.
page-check-withheld = Withheld what they had committed to, so the dice got a new secret: { $names }.
page-check-restored = The server was restored from a backup during the game; since then the dice have come from a new secret.
page-check-left = Not checked here: whether every move follows the rules and whether bots decided by their seed. The command line does both:
page-dice-total = { $dice } dice in { $rolls } rolls.
page-dice-share = { $count } ({ $share }%)
page-dice-expected = A fair die shows each face 16.67% of the time.
page-move = Play on this device
page-move-text = This link makes this browser the same player as on your other device, with all your games.
page-move-go = Yes, that is me
page-move-failed = That did not work
page-move-spent = This link has already been used, or its ten minutes are up. Make a new one on your other device.
page-device-link = Take my games to another device
page-device-link-about = Open this link on the other device within ten minutes. It works once.
page-forget = Forget me
page-forget-about = Removes your name and your key from this server. Your games stay, without your name.
page-forget-sure = Really forget me

## The coach at the table

page-coach = Coach
page-coach-shows = What the coach shows
page-coach-each = What the coach shows to each of you, when it is their turn
page-coach-off = Nothing
page-coach-odds = Odds
page-coach-advice = Advice
page-coach-off-about = You play without help.
page-coach-odds-about = On every tile the chance of getting it, on every choice the expected worms and the risk of busting.
page-coach-advice-about = The odds, and on every choice the chance of winning the game, with the best one named and why.
page-coach-point = Point at a choice, or hold a finger on it, to see what it leads to.
page-coach-allowed = Everybody at this table may ask the coach.
page-coach-allow = Everybody may ask the coach during the game

list-and = { $first } and { $last }

## My games, and the last choice undone

page-undone = { $who ->
        [you] You undo your last choice.
       *[other] { $name } undoes the last choice.
    }
page-rematch-follow = Go to the rematch
page-result-won = won
page-result-lost = lost
page-result-shared = win shared
page-game-remove = Remove the game of { $names } from the list
page-game-remove-title = Remove the game from the list?
page-game-remove-text = The game is not over, so this also means leaving it. While others are there, a bot plays on for you.
page-game-remove-go = Leave and remove

## Who sits where

page-seats = Arrange the seats
page-seat-kind = { $name }: person or bot
page-seat-is-me = Person here
page-seat-is-open = Friend
page-seat-is-bot = Bot
page-seat-level = { $name }: level
page-seat-character = { $name }: character
page-seat-plain = no quirks
page-seat-plain-about = Plays for the win and nothing else.
page-seat-earlier = Move { $name } one seat earlier
page-seat-drop = Remove the seat of { $name }
