# What only the page says about the coach: reviews, advice at the table, mistakes tried again. What the coach itself says stands in ../coach/en.ftl.
# $cost, $luck, $change and $accuracy are percentages with their sign; $turn counts from 1.

## A game looked back on

study-review = The game, reviewed
study-working = The coach is looking at the game: turn { $done } of { $of }…
study-waiting = The coach is coming…
study-progress = Progress of the review
study-failed = There is no review. { $why }
study-not-over = The coach reviews a game when it is over.
study-broken = This record is valid only up to here.
study-by-hand = The dice of this game were rolled at a real table and entered by hand.
study-bad-link = There is no record in this link, or it was cut short on the way.
study-record = The record
study-cut = Only the first 400 turns were reviewed.
study-unfinished = This game is unfinished: the chances in its last position stand for the result.
study-download = Record with comments
study-brief = { $accuracy } accurate, luck { $luck }

## At one step

study-notes = What the coach says
study-turn = Turn { $turn }
study-roll-lucky = That is how much { $name } gained by rolling { $dice }.
study-roll-unlucky = That is how much { $name } lost by rolling { $dice }.
study-choices = { $name }’s choices
study-chosen = chosen
study-best = best
study-costs = costs { $cost }
study-bust = bust { $bust }
study-worms = { $worms } worms expected
study-tiles = Chance of each tile, playing to win
study-revision = Revised: a closer look at the new turn values it differently.
study-deeper = Look deeper
study-deeper-starts = The games are about to begin…
study-deeper-progress = { $done } of { $of } games played out
study-deeper-stop = Stop

## Player by player

study-players = Player by player
study-accuracy = Accuracy
study-luck = Luck of the dice
study-costliest = Costliest decision
study-luckiest = Luckiest roll
study-unluckiest = Unluckiest roll
study-moment-turn = Turn { $turn }: { $change }
study-moment-roll = Turn { $turn }: { $dice } ({ $change })
study-sum = How it adds up
study-sum-start = Chance at the start
study-sum-own-luck = Own luck
study-sum-others-luck = The others’ luck
study-sum-cost = Own decisions
study-sum-gifts = The others’ decisions
study-sum-revisions = Revisions
study-sum-result = Result
study-sum-standing = Chance at the end

## Mistakes, tried again

study-mistakes = Learn from your mistakes
study-mistakes-whose = Whose mistakes?
study-mistakes-none = You made no mistake worth a second look. These are the others’.
study-mistakes-leave = Back to the review
study-mistakes-again = Once more
study-mistakes-done = { $right } of { $count } right on the first try.
study-mistake-place = { $number } of { $count }, turn { $turn }
study-mistake-ask = { $name } chose “{ $action }” here. What is better?
study-mistake-right = Right!
study-mistake-close = Right! “{ $action }” is only a little better.
study-mistake-answer = The best choice was “{ $action }”.
study-mistake-wrong = “{ $action }” is not it ({ $cost }). Try again.
study-mistake-show = Show the answer
study-mistake-next = Next

## The coach at the table

study-worth-advice = wins { $gain }, bust { $bust }
study-worth-odds = { $gain } worms expected, bust { $bust }
study-win = You win { $chance } of the time.
study-sure-exact = Exact.
study-sure-search = Nearly exact.
study-sure-turn = Estimated beyond the next turn.
study-sure-net = Estimated beyond this turn.
study-legend-worms = expected worms
study-legend-bust = risk of busting
study-no-hint = The coach has no answer right now.
