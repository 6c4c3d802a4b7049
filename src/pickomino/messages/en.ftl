# Sentences for people, by key. Python (`pickomino.messages`) and the page read this same file.
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
with-clause = { $sentence } (Rule { $clause })
at-line-alone = Line { $line }: { $sentence }
at-token = “{ $token }”: { $sentence }
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
why-dice-due = The dice have not fallen yet.
why-choose-face-first = First choose a face from the roll.
why-roll-or-stop-first = Now either roll the other dice or stop.
why-rob-first = First choose whose grilled worm to take.
why-claim-first = First choose a tile.
why-keep-first = First choose which specialist to keep.
why-over = The game is over.
why-no-dice-left = No dice are left to roll.
why-no-golden-die = Rolling nine dice takes the golden die, and you do not hold it.
why-golden-die-late = The golden die can join only the first roll of a turn.
why-face-not-rolled = { $face ->
        [W] There is no worm in this roll.
       *[other] There is no { $face } in this roll.
    }
why-face-kept = { $face ->
        [W] Worms have already been set aside this turn.
       *[other] The { $face }s have already been set aside this turn.
    }
why-no-weasel = You do not hold the weasel.
why-weasel-used = The weasel has already run this turn.
why-weasel-no-roll = The weasel can run only right after a roll.
why-no-canned-worm = You do not hold the canned worm.
why-canned-worm-disabled = The canned worm counts only while no worm die is set aside.
why-canned-no-claim = Even with the canned worm counted, you get no tile.
why-not-takable = With your total you cannot take { $tile } from the grill.
why-not-stealable = With your total you cannot steal { $tile }.
why-not-robbable = Seat { $seat } has no grilled worm that you may take.
why-limit = The game has ended: it was limited to { $count ->
        [one] one turn
       *[other] { $count } turns
    }.
why-not-yours-to-keep = { $specialist_start } is not one of the two to choose from.

## What is wrong with a text

error-rules-preset = “{ $token }” is not a rule set. The rule sets are: { $known }.
error-rules-preset-near = “{ $token }” is not a rule set. Did you mean { $near }?
error-rules-knob = “{ $token }” does not set any knob of the rules. The knobs are: { $known }.
error-rules-knob-near = “{ $token }” does not set any knob of the rules. Did you mean { $near }?
error-rules-value = “{ $token }” gives { $knob } an unknown value. It can be: { $known }.
error-rules-twice = “{ $token }” sets { $knob } a second time.
error-die = “{ $token }” is not a roll: “{ $die }” is not a face of a die (1 2 3 4 5 W).
error-too-many-dice = “{ $token }” is { $count } dice; there can be nine at most.
error-action = “{ $token }” is not an action. Actions are written roll, 4, W or stop.
error-position-long = A position of { $count } characters is too long; the limit is { $most }.
error-position-fields = A position has five fields with single spaces between them: GRILL PLAYERS RESERVE MOVER TURN. This has { $count }: “{ $token }”.
error-tile = “{ $token }” names a tile that does not exist.
error-grill-tile = “{ $token }” is not a tile on the grill: write its number, then a specialist’s letter, or x if it lies face down.
error-grill-order = “{ $token }” is out of order: the tiles on the grill must ascend.
error-player = “{ $token }” is not a player: write the stack from bottom to top or -, then +N for grilled worms, then :s for a specialist.
error-reserve = “{ $token }” is not a reserve: write the number of grilled worms left.
error-reserve-without-extras = “{ $token }” cannot be the reserve: this rule set has no grilled worms, so write -.
error-mover = “{ $token }” is not a seat: write its number, or - if the game is over.
error-turn-field = “{ $token }” is not a turn: write -, or KEPT:PENDING and flags.
error-turn-when-over = “{ $token }” is a turn under way, but nobody is to move: write -.
error-keep-held = “{ $token }” must name the specialist that the mover holds first.
error-player-count = A game is for 2 to 7 players, not { $count }.
error-no-dice-due = No dice are due now.
error-dice-count = { $due ->
        [one] One die is
       *[other] { $due } dice are
    } due, not { $count }.
error-turn-long = A turn of { $count } characters is too long; the limit is { $most }.
error-turn-token = This is not a token of a turn.
error-turn-spaces = The tokens of a turn are separated by single spaces, with none around them: “{ $token }”.
error-turn-after-end = The turn ended before this.
error-turn-goes-on = Nothing can follow here: the token before leaves a decision open.
error-turn-end-missing = The turn has stopped by itself, so its end must come next.
error-turn-other-roll = The roll on the table is { $roll }.
error-turn-is-bust = This roll has no new face: it is a bust, written with “!”.
error-turn-no-choice = There is nothing to choose here.
error-turn-nine = “*9” stands only for a first roll of nine dice.
error-turn-claim-open = Several tiles could be claimed here, and none of them is named.
error-turn-end = With these dice the turn ends differently: { $happened }.
error-player-name = “{ $token }” cannot be a name: 1 to 40 characters, without /, ", \ or control characters.
error-record-long = A record of { $count } characters is too long; the limit is { $most }.
error-record-tag = “{ $token }” is not a tag: write [Name "value"].
error-record-tag-twice = The tag { $token } occurs twice.
error-record-tag-missing = The tag { $token } is missing.
error-record-seats = The start has { $count } seats, but { $names ->
        [one] one player is
       *[other] { $names } players are
    } named.
error-start-due = A game cannot begin while dice are due: roll them first.
error-record-blank = There is an empty line between turns.
error-record-line = “{ $token }” is not a line of a game: write the turn’s number, a full stop and its tokens.
error-record-number = Turn { $expected } is due here, not { $token }.
error-record-goes-on = The turn before this one is unfinished, so it must be the last.
error-record-limit = A game can end by the limit only between two turns, and only if it is not over.
error-record-result = The result is { $result }, not { $token }.
error-bot-unknown = “{ $token }” is not a bot. The bots are: { $known }.
error-bot-near = “{ $token }” is not a bot. Did you mean { $near }?
error-bot-or-person = “{ $token }” looks like a bot’s name. Write { $near } for the bot, or person:{ $token } for a person.
error-bot-option-near = “{ $token }” is not an option of { $bot }. Did you mean { $near }?
error-bot-class-form = “{ $token }” does not name a class: write py:package.module:Class.
error-bot-class = The bot { $token } cannot be loaded: { $reason }.
error-bot-class-choose = { $token } is not a bot: it has no method choose(state, rng).
error-bot-ends-raised = { $token }.value_ends raised { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends returned an array of shape { $found }, not { $wanted }: one value for each end.
error-bot-ends-value = { $token }.value_ends returned the value { $value }; all values must be finite.
error-bot-option = “{ $token }” is not an option of { $bot }. Its options are: { $known }.
error-bot-value = “{ $token }” gives this option of { $bot } a value it cannot have.
error-bot-value-known = “{ $token }” gives this option of { $bot } a value it cannot have. Possible values: { $known }.
error-bot-command = The command “{ $token }” cannot be started.
error-bot-seats = This net is made for up to { $seats } players, not for { $players }.
error-net-file = { $file } is not a net.
error-net-shape = { $file } is a net for another version of this program.
error-net-narrow = A net for { $seats } seats cannot become one for { $wanted }.
error-net-large = A net of { $hidden } hidden units cannot become a smaller one, nor lose features.
error-net-hidden = “{ $hidden }” does not give the sizes of two hidden layers: write two numbers like 256x32, the first a multiple of 64, the second of 32, up to 1024.
error-checkpoint = { $file } is not a checkpoint of this version.
error-response = No best response to { $bot } can be trained for { $players } players.

## What is wrong with a position

defect-tile-twice = Tile { $tile } occurs more than once.
defect-extra-tile = Tile { $tile } belongs to the Extrawurm edition, but this rule set is the base game.
defect-specialist-twice = { $specialist_start } occurs more than once.
defect-specialist-without-extras = { $specialist_start } belongs to the Extrawurm edition, but this rule set is the base game.
defect-specialist-on-turned = { $specialist_start } cannot stand on { $tile }, which is not face up.
defect-crow-held = Seat { $seat } cannot hold the crow: nobody can.
defect-grilled-without-extras = Seat { $seat } has grilled worms, but this rule set has none.
defect-grilled-too-many = There are { $count } grilled worms in all; there can be seven at most.
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
defect-rob-with-reserve = Nobody can be robbed while the reserve has grilled worms ({ $count }).
defect-no-double-one = A grilled worm is due, but no two 1s are set aside.
defect-claim-without-worm = A tile is claimed, but no worm is set aside.
defect-claim-not-taken = The mover’s top tile is not one that these dice could have claimed.
defect-keep-not-held = The mover is to choose between two specialists, but holds none.

## What a server answers when it cannot do what was asked

error-no-identity = The server does not know this device yet. Reload the page and try again.
error-forbidden = You are not allowed to do that.
error-removed = The host has removed you from this table.
error-bad-origin = That request came from another site.
error-unknown-host = This server is not called { $host }. If that is one of its names, it must be started with --hosts { $host }.
error-unknown-game = There is no such table.
error-unknown-code = There is no table with this code. Codes expire when the game starts.
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-stale-version = The game has moved on in the meantime. Look again.
error-illegal-action = That is not allowed now.
error-no-takeback = There is nothing to undo.
error-not-your-turn = It is not your turn.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-entropy-early = Not everybody at the table has committed yet: keep your randomness to yourself until then.
error-entropy-mismatch = This is not what you committed to.
dice-alarm-rewritten = The server has rewritten the log of this game: entry { $version } is not the one it showed before. Do not trust these dice.
dice-alarm-back = The server has gone back to entry { $version } of this game, although it had shown { $known }. After a restored backup the log says so, and the dice come from a new secret; otherwise do not trust them.
dice-alarm-commitment = The server has replaced the secret of the dice without an entry in the log. Do not trust these dice.
dice-alarm-left-out = The dice were fixed before this device’s share had arrived. On a slow connection that can happen; otherwise do not trust these dice.
dice-alarm-replaced = The share of the dice that the server shows in your name is not the one from this device. Do not trust these dice.
dice-alarm-withheld = The server says that you withheld your share of the dice. If you were connected all the time, do not trust it.
error-game-over = The game is over.
error-frozen = This game cannot go on: its log cannot be replayed.
error-table-full = The table is full.
error-seat-taken = That seat is taken.
error-not-away = That player is not away.
error-left-too-often = You have left this game too often to come back to it. A bot plays on in your place.
error-too-many-changes = There has been too much coming and going at this table. Start the game, or open another table.
error-not-absent = The game is not waiting for anybody who has been gone long enough.
error-not-over = The game is not over yet.
error-bad-request = That request could not be read: { $where }: { $problem }.
error-bad-message = That message could not be read.
error-bad-rules = “{ $text }” is not a rule set.
error-bad-action = “{ $text }” is not an action.
error-bad-dice = These dice do not fit: { $due ->
    [0] none are due
    [one] one die is due
   *[other] { $due } dice are due
  }.
error-bot-not-allowed = The bot “{ $text }” does not play here.
error-bad-clock = The clock “{ $text }” is not offered here.
error-bad-name = “{ $text }” cannot be a name: it takes 1 to 40 visible characters, without /, " or \.
error-name-taken = Somebody at this table is already called { $name }. Choose a name that is easier to tell apart.
error-bad-record = This record has an error in line { $line }, at “{ $token }”.
error-bad-position = This position is impossible.
error-no-advice = Advice is only available when you play alone against bots.
error-too-large = That is too large; the limit is { $limit } bytes.
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
error-too-many-devices = You are already playing on { $limit } devices, which is the limit. Sign out one of them first.
error-unavailable = The server cannot save right now. Nothing was changed; try again.

## The rules, clause by clause. A second key says the clause as a knob turns it.

rules-section-S = Set-up
rules-section-T = A turn
rules-section-C = Stopping: the claim
rules-section-B = Bust
rules-section-E = The end
rules-section-X = Extrawurm

rule-S1 = Two to seven people play, with eight white dice. A die shows 1, 2, 3, 4, 5 and a worm; a worm counts as 5.
rule-S2 = The tiles 21 to 36 lie face up in a row, the grill. Each carries worms: 21 to 24 one, 25 to 28 two, 29 to 32 three, 33 to 36 four.
rule-S3 = The table decides who begins, by custom the youngest. Then the turn goes round to the left.
rule-S4 = The tiles 11 and 13 join the grill before 21, with one worm each. Seven grilled worms form the reserve. The canned worm starts on 11, the hen on 21, the crow on 23, the weasel on 25, the golden die on 27, the apple on 29.

rule-T1 = Your turn starts with a roll of all eight dice.
rule-T2 = Choose one face of the roll that you have not set aside yet this turn, and set aside all dice that show it.
rule-T3 = If the roll has no such face, you bust.
rule-T4 = Each time you have set dice aside, roll all the others again or stop. You may always stop, even where it means a bust. If your stop claims a tile, you have to take one.
rule-T5 = When no dice are left, your turn stops by itself.
rule-T6 = With all six faces set aside you may still roll on, but no roll can bring a new face: you would bust.
rule-T6-yes = With all six faces set aside your turn stops by itself.

rule-C1 = When you stop, at least one worm must be among the dice set aside; otherwise you bust.
rule-C2 = If a face-up tile of the grill equals your total, you take that one and no other. It goes face up on top of your stack; you have only one stack.
rule-C3 = If your total equals the top tile of an opponent’s stack, you steal it. Only the exact total steals, and only the top tile.
rule-C3-optional = If your total equals the top tile of an opponent’s stack, you may steal it, or take a lower tile from the grill instead (C4). If the grill has none for you, you steal. Only the exact total steals, and only the top tile.
rule-C4 = If neither is there, you take the highest face-up tile of the grill that is below your total.
rule-C4-any = If neither is there, you take a face-up tile of the grill below your total, whichever you like.
rule-C5 = If there is no such tile, you bust.
rule-C6 = Your own top tile does not count here: if your total equals it, you take a lower tile from the grill (C4).

rule-B1 = When you bust, the top tile of your stack, if you have one, goes back to the grill, face up.
rule-B2 = Then the highest face-up tile of the grill is turned face down and is out for the rest of the game. If that is the very tile you gave back, none is turned.
rule-B3 = If you have no tile to give back, none is turned.
rule-B3-yes = If you have no tile to give back, the highest is turned all the same.
rule-B4 = A bust ends your turn, and the dice you set aside count for nothing.

rule-E1 = The game ends as soon as a turn leaves no tile face up on the grill.
rule-E2 = Count the worms on your tiles: whoever has the most wins.
rule-E3 = On a tie the highest tile decides: of the tied players, whoever has it anywhere in the stack wins. Any tile beats none.
rule-E4 = Tied players without a single tile share the win.
rule-E5 = The rules set no limit to the length of a game. Here a game ends after 1,000 turns at the latest, unless another limit was agreed, and is counted as it stands.

rule-X1 = You take 11 and 13 only with exactly that total, only from the grill, and nobody can steal them. So a total of 12 or of 14 to 20 is a bust, and so is 11 or 13 when that tile does not lie face up on the grill. In every other way they are tiles like the rest; even when only they are face up, the game goes on.
rule-X2 = Double one: whenever you set aside two or more 1s, you get one grilled worm at once, whatever becomes of your turn. More 1s give no more.
rule-X3 = A grilled worm comes from the reserve. If the reserve is empty, you take one from an opponent of your choice, but not from the hen’s holder. If nobody has one that you may take, you get none.
rule-X4 = A grilled worm counts as one worm at the end. A bust never costs you grilled worms.
rule-X5 = If a specialist stands on the tile you take from the grill, you get it too, except for the crow. If you steal from an opponent who holds a specialist, you get that as well.
rule-X6 = You hold one specialist at most. When you get a second, choose which to keep; the other goes back to the grill (X7).
rule-X7 = A specialist goes back onto the lowest face-up tile that carries none, 11 and 13 included. If no tile is free, it leaves the game.
rule-X8 = A bust costs you your specialist as well, even if you have no tile. First your tile goes back, then your specialist, then the highest tile is turned; a specialist that stood on it goes back last.
rule-X9 = The hen guards your tiles: if you hold her and bust, you give back no tile and none is turned; only the hen goes back. If you have no tile, she stays with you.
rule-X10 = Whoever would steal from the hen’s holder gets the hen instead of the tile, and that is a success. While 11 or 13 is on top of her holder’s stack, nobody can get her. Her holder’s grilled worms cannot be taken.
rule-X11 = The canned worm: if you stop with no worm die set aside, you may count it as one. Your total grows by 5 and your stop is good. You may count it only where that claims a tile. It is not used up, and even with no dice left the choice is yours. It helps no roll, and once you set a worm die aside it is of no use this turn.
rule-X12 = The weasel: once a turn, after a roll and before you choose a face, you may roll all the dice just rolled again, even after a roll that would bust; the second roll stands. The golden die: at the start of your turn, and only then, you may roll nine dice instead of eight; it is a die like the others. The apple: three worms for whoever holds it at the end.
rule-X13 = Nobody ever holds the crow. Whoever takes the tile under it gets a grilled worm, and the crow moves at once to the lowest free tile (X7).
rule-X14 = Whether the game is over is decided once all specialists and grilled worms of the turn have found their place.

## Rule sets

preset-classic = Classic
preset-extrawurm = Extrawurm
preset-house = House
preset-squeakers = Squeakers

preset-classic-about = The base game as its full rule sheet has it.
preset-extrawurm-about = The edition with the tiles 11 and 13, six specialists and grilled worms.
preset-house-about = The base game as a short sheet has it: any lower tile is yours to choose, and every bust turns a tile.
preset-squeakers-about = The base game as another short sheet has it: you may pass up a steal, every bust turns a tile, and six faces end the turn.

knob-extras = Which edition is played?
knob-extras-no = The base game: tiles 21 to 36 and eight dice.
knob-extras-yes = With the tiles 11 and 13, the specialists and the grilled worms.
knob-extras-why = Extrawurm is the same game with more in the box. Leave the extras in the box and you play the base game.
knob-fallback = Which tile do you take when your total can be neither taken nor stolen?
knob-fallback-nearest = The highest below it.
knob-fallback-any = Any below it, your choice.
knob-fallback-why = The full sheets hand you the next lower tile. One short sheet says only that the tile is lower, and so leaves the choice to you.
knob-steal = Must you steal when your total equals an opponent’s top tile?
knob-steal-forced = Yes.
knob-steal-optional = No, if there is a lower tile for you on the grill.
knob-steal-why = The full sheets say that you may, but allow a lower tile only where there is nothing to steal. One short sheet lets you pass up a steal.
knob-flip_empty_handed = Does a bust turn a tile even if you have none to give back?
knob-flip_empty_handed-no = No.
knob-flip_empty_handed-yes = Yes, the highest.
knob-flip_empty_handed-why = The full sheets spare a player who has nothing to lose. The short ones turn the tile all the same, which makes for shorter games.
knob-six_faces_end_turn = What happens once all six faces are set aside?
knob-six_faces_end_turn-no = You may still roll on, and bust.
knob-six_faces_end_turn-yes = The turn stops by itself.
knob-six_faces_end_turn-why = One short sheet ends the turn there; the others do not mention it. It only saves you from a roll that cannot succeed.

rules-title = Rule set: { $name }
rules-same = This is the base game itself.
rules-differs = How it differs from Classic, with a star beside the clauses that change:

## A position in words

show-grill-empty = No tile lies on the grill.
show-reserve = { $count ->
        [0] No grilled worms are left in the reserve.
        [one] One grilled worm is left in the reserve.
       *[other] { $count } grilled worms are left in the reserve.
    }
show-worms = { $count ->
        [one] one worm
       *[other] { $count } worms
    }
show-grilled = { $count ->
        [one] one of them grilled
       *[other] { $count } of them grilled
    }
show-no-tile = no tile
show-kept = Set aside
show-total = { $total } in all
show-total-canned = { $total } in all, the canned worm counted
show-rolled = Rolled
show-nine-dice = The golden die is in play: nine dice.
show-weasel-used = The weasel has run this turn.
show-start = { $who ->
        [you] You are
       *[other] { $name } is
    } to roll.
show-due = { $count ->
        [one] One die is
       *[other] { $count } dice are
    } about to fall for { $who ->
        [you] you
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } a face.
show-weasel-or-bust = No new face: { $who ->
        [you] you may send the weasel, or accept
       *[other] { $name } may send the weasel, or accepts
    } the bust.
show-roll-or-stop = { $who ->
        [you] You roll
       *[other] { $name } rolls
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } or { $who ->
        [you] stop
       *[other] stops
    }.
show-count-canned = No dice are left: { $who ->
        [you] you choose
       *[other] { $name } chooses
    } whether to count the canned worm.
show-rob = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } whose grilled worm to take.
show-claim = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } a tile.
show-keep = { $who ->
        [you] You choose
       *[other] { $name } chooses
    } between { $held } and { $offered }.
show-over = The game is over. { $tie_break ->
        [E3] The highest tile decides: { $who ->
            [you] you win.
           *[other] { $winners } wins.
        }
        [E4] { $winners } share the win.
       *[none] { $who ->
            [you] You win.
           *[other] { $winners } wins.
        }
    }

## Characters of bots: a name, and what it is like in one line

character-bold = bold
character-bold-about = Shrugs off a bust and rolls on for the bigger tile.
character-cautious = cautious
character-cautious-about = Dreads a bust and takes what is safe.
character-thief = thief
character-thief-about = Would rather steal a tile than take one from the grill.
character-collector = collector
character-collector-about = Wants tiles with many worms and seldom steals.
