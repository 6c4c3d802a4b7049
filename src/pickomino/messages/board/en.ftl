# What the page says on the analysis board, at a table with real dice, about puzzles and on your record.

## The analysis board

board-title = Analysis board
board-setup = Set up
board-paste = Paste
board-cannot-be = { $count ->
        [one] This position is impossible:
       *[other] This position is impossible for { $count } reasons:
    }
board-dice = The dice
board-dice-thrown = rolled at random
board-dice-set = set by me
board-dice-enter = Set the dice
board-dice-any = Roll them
board-dice-falling = Dice are due
board-dice-none = none
board-die-add = Add a die: { $face }
board-die-remove = Take away a die: { $face }

## The coach beside it

board-coach = Coach
board-coach-on = on
board-coach-over = The game is over: there is nothing left to decide.
board-coach-thinks = The coach is thinking…
board-chances = Chances of winning
board-how-sure = How sure is that?
board-played-out = Played out
board-costs = costs { $cost }
board-bust = bust { $bust }
board-worms = { $worms } worms expected
board-your-choice = your choice
board-rollout = Play it out
board-rollout-runs = Playing the best choices to the end, again and again…
board-rollout-stop = Stop
board-rollout-done = Each of the best choices was played to the end { $games } times; ± is the 95% interval.

## Lines

board-lines = Lines
board-lines-none = Play a move here, or let the coach show one: every line you try is kept.
board-first = To the start
board-last = To the end of the line
board-promote = Make it the main line
board-remove = Delete from here

## Setting up

board-setup-tiles = Tiles
board-setup-spot = Place tiles
board-setup-tap = Tap a tile to place it there; tap it again to put it back on the grill.
board-setup-turn = The turn
board-setup-mover = Whose turn
board-setup-phase = Stage of the turn
board-setup-extras = Specialists and grilled worms
board-setup-rules = The game
board-setup-usual = Reset all pieces
board-setup-cancel = Cancel
board-setup-done = Analyse this position
board-spot-up = on the grill
board-spot-down = face down
board-spot-out = out of the game
board-tile-at = Tile { $tile }: { $spot }
board-phase-start = before the first roll
board-phase-rolled = just rolled
board-phase-kept = dice set aside
board-phase-due = dice are due
board-phase-over = game over
board-phase-rob = whom to rob
board-phase-crow = whom to rob for the crow
board-phase-claim = which tile
board-phase-keep = which specialist
board-flag-golden = The golden die is in play
board-flag-weasel = The weasel has been used
board-with = with { $name }
board-on-tile = on { $tile }
board-reserve = Reserve
board-less = One less
board-more = One more
board-checking = Checking…

## Pasting, sharing, playing on

board-paste-about = A position as text, a record (.pkn), or a link to a position or to a table of this server.
board-paste-text = Position, record or link
board-paste-go = Open
board-share = Share
board-notation = The position as text
board-copy-link = Copy the link
board-copy-text = Copy the text
board-copied = Copied
board-picture = Picture (SVG)
board-play-on = Play on from here
board-play-how = With whom
board-play-bots = against bots
board-play-hand = at our table, with real dice
board-play-seat = Your seat

## Real dice at a real table

board-companion = Real dice, real table
board-companion-about = Play with the boxed game and tap in what you roll. This device knows the rules, keeps the score and coaches anyone who wants it. The game is recorded, and its record says that the dice were entered by hand.
board-companion-names = Players, in order
board-companion-name = Name of player { $number }
board-hand-roll = Enter a roll
board-hand-how = What did you roll?
board-hand-dice = { $count ->
        [one] Tap the die you rolled
       *[other] Tap the { $count } dice you rolled
    }
board-hand-enter = That is the roll
board-hand-weasel = Roll again with the weasel

## Puzzles

board-puzzles = Puzzles
board-puzzle-today = Puzzle of the day
board-puzzle-ask = What is the best choice?
board-puzzle-again = You have tried this one before.
board-puzzle-next = Next puzzle
board-puzzle-other = Another puzzle
board-puzzle-choose = Which puzzles?
board-puzzle-none = There is no puzzle of this theme and difficulty. Try another difficulty.
board-theme = Theme
board-difficulty = Difficulty
board-difficulty-of = Difficulty { $difficulty } of 5
board-any = any
board-right = Right!
board-wrong = Not the best
board-right-text = “{ $action }” is the best choice. This is what every choice is worth:
board-wrong-text = You chose “{ $made }”. “{ $action }” is better:
board-streak = Your streak
board-streak-row = right in a row
board-streak-best = best
board-streak-days = { $days ->
        [one] day in a row
       *[other] days in a row
    }

## Your record

board-record = Your record
board-record-about = Every game finished on this device; where several shared it, each player’s by name. It is worked out and kept on this device only.
board-record-whose = Whose games
board-record-you = You
board-record-sum = Summary
board-record-export = Export
board-record-delete = Delete everything
board-record-deleted = Deleted. Games that you finish from now on count again.
board-record-waiting = { $count ->
        [one] Looking at one more game…
       *[other] Looking at { $count } more games…
    }
board-record-none = No finished game yet. Play one, and see here how lucky and how accurate you were.
board-record-games = { $count ->
        [one] game
       *[other] games
    }
board-record-wins = { $count ->
        [one] win
       *[other] wins
    }
board-record-favourite = { $count ->
        [one] Your favourite tile: { $tile }, won once
       *[other] Your favourite tile: { $tile }, won { $count } times
    }
board-record-puzzles = Puzzles: { $right } of { $all } right, best streak { $best }.
board-record-accuracy = Accuracy
board-record-accuracy-about = 100% means that every decision was the best one. Each dot is a game; the line is the mean of the last ten.
board-record-luck = Luck of the dice
board-record-luck-about = What the player’s own rolls did to the chance of winning, game by game. In the long run this is zero for everybody.
board-record-opponents = Wins by opponent
board-record-opponent = Opponent
board-record-played = Games
board-record-won = Wins
