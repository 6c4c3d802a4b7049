# What only the coach says; what it shares with everything else stands in ../en.ftl.

## The coach: why a choice is good or bad, from its numbers

hint-due = The dice are falling: such turns bust { $bust }% of the time and bring { $expected } worms on average.
hint-roll-first = Roll: such turns bust { $bust }% of the time and bring { $expected } worms on average.
hint-golden = Roll nine dice: you bust { $bust }% of the time and can expect { $expected } worms; with eight it is { $other }% and { $others }.
hint-no-golden = Leave the golden die: with eight dice you bust { $bust }% of the time and can expect { $expected } worms; with nine it is { $other }% and { $others }.
hint-roll = Roll on: you bust { $bust }% of the time.
hint-roll-worm = Roll on: without a worm nothing counts. You bust { $bust }% of the time.
hint-roll-needed = Roll on: stopping now is a bust, while rolling on busts { $bust }% of the time.
hint-roll-grilled = Roll on: you bust either way, but two 1s still bring a grilled worm.
hint-roll-steals = Roll on: you bust { $bust }% of the time, and { $chance }% of the time you steal { $tile } from { $name }.
hint-roll-free = Roll on: you have no tile to lose. You bust { $bust }% of the time and do better { $chance }% of the time.
hint-roll-better = Roll on: you bust { $bust }% of the time and get { $tile } or better { $chance }% of the time.
hint-roll-risks = Roll on: that gives up { $tile }, which you could have now. You bust { $bust }% of the time and get a higher tile { $chance }% of the time.
hint-stop-ends = Stop: that ends the game, and { $wins ->
        [true] you win.
       *[false] you do not win.
    }
hint-stop-takes = Stop{ $canned ->
        [true] {" "}with the canned worm
       *[false] {""}
    }: { $tile } is yours, with { $worms ->
        [one] one worm
       *[other] { $worms } worms
    }{ $rolls ->
        [true] , and rolling on busts { $bust }% of the time.
       *[false] {"."}
    }
hint-stop-steals = Stop{ $canned ->
        [true] {" "}with the canned worm
       *[false] {""}
    }: that steals { $tile } from { $name }{ $rolls ->
        [true] , and rolling on busts { $bust }% of the time.
       *[false] {"."}
    }
hint-stop-hen = Stop: that gets you the hen from { $name }.
hint-stop-choice = Stop: with { $total } you choose a tile{ $rolls ->
        [true] , and rolling on busts { $bust }% of the time.
       *[false] {"."}
    }
hint-bust = That is a bust.
hint-bust-same = That is a bust, but no other choice is better.
hint-bust-wanted = Bust on purpose: what follows is worth more than any other choice.
hint-bust-turns = Bust on purpose: that takes { $tile } out of the game.
hint-weasel = Send the weasel: with new dice you bust { $bust }% of the time.
hint-weasel-bust = Send the weasel: this roll is a bust; with new dice you bust { $bust }% of the time.
hint-worms = Take the { $taken ->
        [one] worm
       *[other] worms
    } now: without one nothing counts. From here you bust { $bust }% of the time.
hint-double = Set the 1s aside: two or more bring a grilled worm at once. From here you bust { $bust }% of the time.
hint-face-steals = Set the { $taken ->
        [one] { $face }
       *[other] { $face }s
    } aside: that makes { $total } and steals { $tile } from { $name }. From here you bust { $bust }% of the time.
hint-face-takes = Set the { $taken ->
        [one] { $face }
       *[other] { $face }s
    } aside: that makes { $total }, enough for { $tile }. From here you bust { $bust }% of the time.
hint-face = Set the { $taken ->
        [one] { $face }
       *[other] { $face }s
    } aside: that makes { $total }, with { $count ->
        [0] no dice
        [one] one die
       *[other] { $count } dice
    } left. From here you bust { $bust }% of the time.
hint-take = Take { $tile }: it has { $worms ->
        [one] one worm
       *[other] { $worms } worms
    }.
hint-steal = Steal { $tile }: you gain { $worms ->
        [one] one worm
       *[other] { $worms } worms
    }, and { $name } loses as much.
hint-rob = Take it from { $name }, who has { $worms ->
        [one] one worm
       *[other] { $worms } worms
    }.
hint-keep = Keep { $specialist }: with it you win { $chance }% of the time, with { $given } { $other }%.

certainty-exact = Exact: the game ends with this turn.
certainty-net = Exact within the turn, estimated beyond it.
certainty-turn = Exact within the turn, estimated beyond the next one.
certainty-search = Exact within the turn, and nearly exact beyond it.
certainty-rollout = Exact within the turn, and played out { $count ->
        [one] once
       *[other] { $count } times
    } beyond it.

grade-best = best
grade-fine = fine
grade-doubtful = doubtful
grade-mistake = mistake
grade-blunder = blunder

review-decision = { $grade ->
        [doubtful] Doubtful
        [mistake] Mistake
       *[blunder] Blunder
    }: “{ $best }” wins { $cost } more games in 100 than “{ $action }”.
review-costliest = Turn { $turn }, { $name }: “{ $best }” would have won { $cost ->
        [one] one more game
       *[other] { $cost } more games
    } in 100 than “{ $action }”.
review-lucky-roll = Turn { $turn }, { $name }: { $dice } was worth { $change ->
        [one] one game
       *[other] { $change } games
    } in 100.
review-unlucky-roll = Turn { $turn }, { $name }: { $dice } cost { $change ->
        [one] one game
       *[other] { $change } games
    } in 100.
review-decided-roll = { $over ->
        [true] What decided the game
       *[false] What mattered most so far
    }: on turn { $turn } { $name } rolled { $dice }, worth { $change ->
        [one] one game
       *[other] { $change } games
    } in 100 to { $winner }.
review-decided-action = { $over ->
        [true] What decided the game
       *[false] What mattered most so far
    }: on turn { $turn } { $name } chose “{ $action }”, worth { $change ->
        [one] one game
       *[other] { $change } games
    } in 100 to { $winner }.
review-curve = Chances of winning, turn by turn
review-key-mistake = mistake
review-key-lucky = lucky roll
review-key-unlucky = unlucky roll
review-mean-revision = A revision is a change that comes only from looking at the next turn more closely: { $size } a turn in this game, on average.
review-certainty = { $count ->
        [one] Turn
       *[other] Turns
    } { $turns }: { $certainty }

theme-stop = stop in time
theme-roll = roll on
theme-steal = steal or not
theme-worms = when to take worms
theme-endgame = endgame
theme-bust = bust on purpose
theme-rob = whom to rob
theme-canned = canned worm
theme-hen = hen
theme-crow = crow
theme-weasel = weasel
theme-golden = golden die
theme-apple = apple
theme-table = more than two players
