# Every sentence for people, by key. Python (`pickomino.messages`) and the page read this same file.
#
# What the parameters mean, wherever they occur:
#   $name, $victim       a player's name
#   $who, $from          "you" if that player is the reader, else "other"
#   $dice                dice in words: "1, 1, 4, worm"
#   $face                a face as the notation writes it: 1 to 5, or W
#   $specialist, $given  a specialist inside a sentence: "the hen" (specialist-h)
#   $specialist_start    the same at the start of a sentence: "The hen" (specialist-h-start)
#   $token               the piece of text that is wrong, as it was given
#   $clause              the id of a rule, such as T2

## Small pieces

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = worm

specialist-c = the canned worm
specialist-h = the hen
specialist-r = the crow
specialist-w = the weasel
specialist-g = the golden die
specialist-a = the apple

specialist-c-start = The canned worm
specialist-h-start = The hen
specialist-r-start = The crow
specialist-w-start = The weasel
specialist-g-start = The golden die
specialist-a-start = The apple

specialist-c-label = Canned worm
specialist-h-label = Hen
specialist-r-label = Crow
specialist-w-label = Weasel
specialist-g-label = Golden die
specialist-a-label = Apple

seat-name = Seat { $seat }
list-and = { $first } and { $last }
with-clause = { $sentence } (Rule { $clause })
at-line = Line { $line }, “{ $token }”: { $sentence }

## What happened

event-rolled = { $who ->
        [you] You roll
       *[other] { $name } rolls
    } { $dice }.
event-set-aside = { $who ->
        [you] You set aside
       *[other] { $name } sets aside
    } { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
       *[9] nine
    } { $face ->
        [W] { $count ->
            [one] worm
           *[other] worms
        }
       *[other] { $face }{ $count ->
            [one] {""}
           *[other] s
        }
    }: { $total } so far.
event-rerolled = { $who ->
        [you] You send
       *[other] { $name } sends
    } the weasel: all these dice are rolled again.
event-stopped = { $who ->
        [you] You stop
       *[other] { $name } stops
    } at { $total }{ $canned ->
        [true] , the canned worm counted
       *[false] {""}
    }.
event-took = { $who ->
        [you] You take
       *[other] { $name } takes
    } { $tile } from the grill.
event-stole = { $who ->
        [you] You steal
       *[other] { $name } steals
    } { $tile } from { $from ->
        [you] you
       *[other] { $victim }
    }!
event-stole-hen = { $who ->
        [you] You get
       *[other] { $name } gets
    } the hen from { $from ->
        [you] you
       *[other] { $victim }
    }; she kept { $tile } safe.
event-got-grilled-worm = { $who ->
        [you] You get
       *[other] { $name } gets
    } a grilled worm.
event-robbed = { $who ->
        [you] You take
       *[other] { $name } takes
    } a grilled worm from { $from ->
        [you] you
       *[other] { $victim }
    }.
event-no-grilled-worm = No grilled worm is left for { $who ->
        [you] you
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] You get
       *[other] { $name } gets
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] You keep
       *[other] { $name } keeps
    } { $specialist } and { $who ->
        [you] give
       *[other] gives
    } back { $given }.
event-specialist-back = { $specialist_start } settles on { $tile }.
event-specialist-left = No tile is free: { $specialist } leaves the game.
event-busted = Bust! { $clause ->
        [T3] { $who ->
            [you] You rolled
           *[other] { $name } rolled
        } no new face.
        [C1] { $who ->
            [you] You have
           *[other] { $name } has
        } no worm set aside.
       *[C5] No tile fits { $who ->
            [you] your
           *[other] { $name }’s
        } total.
    }
event-hen-stayed = The hen stays with { $who ->
        [you] you
       *[other] { $name }
    }.
event-tile-returned = { $tile } goes back to the grill.
event-tile-turned = { $tile } is turned face down.
event-turn-began = { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
event-game-over = The game is over. { $tie_break ->
        [E3] With { $worms ->
            [one] one worm
           *[other] { $worms } worms
        } each, the highest tile decides: { $who ->
            [you] you win.
           *[other] { $winners } wins.
        }
        [E4] { $winners } share the win with { $worms ->
            [one] one worm
           *[other] { $worms } worms
        } each.
       *[none] { $who ->
            [you] You win
           *[other] { $winners } wins
        } with { $worms ->
            [one] one worm
           *[other] { $worms } worms
        }.
    }

## Why an action is barred

why-roll-first = First roll the dice.
why-dice-due = The dice have yet to fall.
why-choose-face-first = First choose a face of the roll.
why-roll-or-stop-first = Now either roll the other dice or stop.
why-rob-first = First choose whose grilled worm to take.
why-claim-first = First choose a tile.
why-keep-first = First choose which specialist to keep.
why-over = The game is over.
why-no-dice-left = No dice are left to roll.
why-no-golden-die = Nine dice need the golden die, and you do not hold it.
why-golden-die-late = The golden die joins the first roll of a turn or none.
why-face-not-rolled = { $face ->
        [W] There is no worm in this roll.
       *[other] There is no { $face } in this roll.
    }
why-face-kept = { $face ->
        [W] Worms are set aside already this turn.
       *[other] The { $face }s are set aside already this turn.
    }
why-no-weasel = You do not hold the weasel.
why-weasel-used = The weasel has run already this turn.
why-weasel-no-roll = The weasel runs only right after a roll.
why-no-canned-worm = You do not hold the canned worm.
why-canned-worm-disabled = The canned worm counts only while no worm die is set aside.
why-canned-no-claim = Even with the canned worm counted no tile is yours.
why-not-takable = Your total does not reach { $tile } on the grill.
why-not-stealable = Your total does not steal { $tile }.
why-not-robbable = Seat { $seat } has no grilled worm that you may take.
why-not-yours-to-keep = { $specialist_start } is not one of the two to choose from.

## What is wrong with a text

error-rules-preset = “{ $token }” is no rule set. There are: { $known }.
error-rules-knob = “{ $token }” sets no knob of the rules. There are: { $known }.
error-rules-value = “{ $token }” gives { $knob } no value it knows. There are: { $known }.
error-rules-twice = “{ $token }” sets { $knob } a second time.
error-die = “{ $token }” is no roll: “{ $die }” is no face of a die (1 2 3 4 5 W).
error-too-many-dice = “{ $token }” is { $count } dice; nine is the most there can be.
error-action = “{ $token }” is no action.
error-position-long = A position of { $count } characters is too long to be one; the most is { $most }.
error-position-fields = A position has five fields with single spaces between them: GRILL PLAYERS RESERVE MOVER TURN. This has { $count }: “{ $token }”.
error-tile = “{ $token }” names a tile that does not exist.
error-grill-tile = “{ $token }” is no tile of the grill: write its number, then a specialist’s letter or x if it lies face down.
error-grill-order = “{ $token }” is out of order: the tiles of the grill ascend.
error-player = “{ $token }” is no player: write the stack from bottom to top or -, then +N for grilled worms, then :s for a specialist.
error-reserve = “{ $token }” is no reserve: write the number of grilled worms left.
error-reserve-without-extras = “{ $token }” is no reserve of this rule set: it has no grilled worms, so write -.
error-mover = “{ $token }” is no seat: write its number, or - if the game is over.
error-turn-field = “{ $token }” is no turn: write -, or KEPT:PENDING and flags.
error-turn-when-over = “{ $token }” is a turn under way, but nobody is to move: write -.
error-keep-held = “{ $token }” must name the specialist that the mover holds first.
error-player-count = A game is for 2 to 7 players, not { $count }.
error-no-dice-due = No dice are due now.
error-dice-count = { $due ->
        [one] One die is
       *[other] { $due } dice are
    } due, not { $count }.

## What is wrong with a position

defect-tile-twice = Tile { $tile } occurs more than once.
defect-extra-tile = Tile { $tile } belongs to the Extrawurm edition, which this rule set is not.
defect-specialist-twice = { $specialist_start } occurs more than once.
defect-specialist-without-extras = { $specialist_start } belongs to the Extrawurm edition, which this rule set is not.
defect-specialist-on-turned = { $specialist_start } cannot stand on { $tile }, which does not lie face up.
defect-crow-held = Seat { $seat } cannot hold the crow: nobody can.
defect-grilled-without-extras = Seat { $seat } has grilled worms, and this rule set has none.
defect-grilled-too-many = There are { $count } grilled worms in all; seven is the most.
defect-player-count = A game is for 2 to 7 players, not { $count }.
defect-mover = Seat { $seat } is to move, but there are { $count } seats.
defect-should-be-over = No tile lies face up, so the game is over and nobody is to move.
defect-should-not-be-over = Tile { $tile } lies face up, so the game is not over and somebody is to move.
defect-golden-flag = Nine dice are in play, but the mover does not hold the golden die.
defect-weasel-flag = The weasel has been used, but the mover does not hold it.
defect-kept-too-many = { $count } dice are set aside; there are only { $dice }.
defect-nothing-to-decide = Nothing is left to decide here: the turn goes on by itself.
defect-no-dice-to-roll = No roll can come here: the turn stops by itself.
defect-roll-count = { $count ->
        [one] One die is
       *[other] { $count } dice are
    } rolled where { $due } are due.
defect-nothing-kept = No dice are set aside.
defect-rob-with-reserve = Nobody is robbed while the reserve has grilled worms ({ $count }).
defect-no-double-one = A grilled worm is due, but no two 1s are set aside.
defect-claim-without-worm = A tile is claimed, but no worm is set aside.
defect-claim-not-taken = The mover’s top tile is not one that these dice can have claimed.
defect-keep-not-held = The mover is to choose between two specialists, but holds none.

## What a server answers when it cannot do what was asked

error-no-identity = This device is not known here yet. Reload and try again.
error-forbidden = That is not yours to do.
error-bad-origin = That request came from another site.
error-unknown-game = There is no such table.
error-unknown-code = There is no table with this code. Codes end when the game starts.
error-not-found = There is nothing here.
error-stale-version = The game has moved on since. Look again.
error-illegal-action = That is not allowed now.
error-no-takeback = There is nothing to take back.
error-not-your-turn = It is not your turn.
error-not-started = The game has not started yet.
error-already-started = The game has started already.
error-game-over = The game is over.
error-frozen = This game cannot go on: its log does not replay.
error-table-full = The table is full.
error-seat-taken = That seat is taken.
error-not-away = That player is not away.
error-not-over = The game is not over yet.
error-bad-request = That request could not be read: { $where }: { $problem }.
error-bad-rules = “{ $text }” is no rule set.
error-bad-action = “{ $text }” is no action.
error-bot-not-allowed = “{ $text }” is no bot that plays here.
error-bad-clock = “{ $text }” is no clock that runs here.
error-bad-name = “{ $text }” cannot be a name: 1 to 40 characters, without / " \ and control characters.
error-too-large = That is too large; { $limit } bytes is the most.
error-too-many-requests = Too many requests. Try again in { $retry_after ->
        [one] one second
       *[other] { $retry_after } seconds
    }.
error-too-many-tables = You have too many tables open. Finish one, or try again in { $retry_after ->
        [one] one second
       *[other] { $retry_after } seconds
    }.
error-too-many-sockets = Too many connections. Try again in { $retry_after ->
        [one] one second
       *[other] { $retry_after } seconds
    }.
error-unavailable = The server cannot save right now. Nothing was changed; try again.
