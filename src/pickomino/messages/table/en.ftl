# Sentences of the table that are fetched with it: first steps, the rules in short, what happened, the end.

## Before the start

table-lobby-waits = The game begins as soon as every seat is taken.
table-seat-take = Sit here
table-seat-bot = { $name }: let a bot take the seat
table-seat-clear = Free the seat of { $name }
table-remove = Remove
table-remove-title = Remove { $name } from the table?
table-remove-text = The seat becomes free again. The table gets a new invitation; the old link and code no longer let anybody in.
table-remove-listed = The seat becomes free again. The table stays open to everybody but this person.
table-removed = Your seat has been freed
table-removed-text = The host removed you from the table before the start.

## The first turns of somebody new

table-step-start = Your turn begins with a roll of all your dice.
table-step-face = Choose a face: all dice that show it are set aside and count. Each face only once a turn.
table-step-worm = Without a worm you cannot take a tile. Roll the other dice again.
table-step-low = No tile for your total yet. Roll the other dice again.
table-step-stop = Stop and get the marked tile, or roll on for more. A roll without a new face is a bust.
table-step-known = Got it
table-brings-grilled = brings a grilled worm

## The rules in short

table-sheet-goal = Whoever has the most worms wins. Each tile carries one to four.
table-sheet-roll = Roll eight dice. Choose a face and set aside all dice that show it; each face once a turn. A worm counts as 5.
table-sheet-again = Then roll the others again, or stop. A stop counts only with a worm.
table-sheet-take = Your total gets you that tile, from the grill or off the top of another stack. If it is in neither place, you get the next lower one on the grill.
table-sheet-bust = Bust: no new face, no worm, or no tile for your total. Your top tile goes back, and the highest on the grill is turned face down, unless it is the one that came back.
table-sheet-end = The game ends when no tile lies face up on the grill.
table-sheet-ones = Two or more 1s set aside bring a grilled worm: one worm that no bust costs you. If the reserve is empty, you take one from another player.
table-sheet-low = 11 and 13 need exactly that total, and nobody can steal them.
table-sheet-specialists = A tile brings the specialist on it. You hold only one; a bust sends it back.
table-sheet-canned = counts as a worm (5) if you have none
table-sheet-hen = goes in place of your tile, in a bust or a steal
table-sheet-crow = its tile brings a grilled worm; it hops on
table-sheet-weasel = once a turn, roll the same dice again
table-sheet-golden = nine dice instead of eight
table-sheet-apple = three worms at the end
table-sheet-here = Also different at this table:

## While others play

table-lately = Since your last turn
table-gone = Waiting for { $name }, who is no longer connected.
table-claim-soon = You may let a bot play on in { $time }.
table-gone-left = { $name } has left.
table-claim-bot = Let a bot play on
table-claim-win = Claim the game
table-claim-title = Claim the game?
table-claim-text = The game ends and you win, because nobody else is left at the table.
table-by-claim = Won because nobody else was left at the table.

## The end

table-score = The score in detail
table-score-tiles = Worms on tiles
table-score-grilled = Grilled worms
table-score-total = Worms
table-score-steals = Steals
table-score-busts = Busts
table-best-steal = Best steal: { $name } took { $tile } from { $victim }.
table-costly-bust = Costliest bust: { $name } lost { $tile }.
table-lead-kept = Most worms from turn { $turn } to the end: { $name }.
table-standings = Scoreboard after { $games } games
table-standings-recent = Scoreboard over the last { $games } games
table-standings-wins = Games won
table-standings-worms = Worms in total
