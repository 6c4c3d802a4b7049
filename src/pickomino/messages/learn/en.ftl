# Sentences of the page's lessons and rules page. $duck and $goose are the names of the other players.
# A key that ends in -no answers whoever chooses otherwise than the lesson does.

## Around a lesson

learn-owl = The owl explains
learn-step = Step { $step } of { $count }
learn-next = Next
learn-again = From the beginning
learn-play = Play a real game

## The rules page

learn-rules-set = Rule set
learn-rules-star = Differs from Classic
learn-rules-specialists = The specialists
learn-rules-dice = The six faces of a die
learn-rules-tiles = Four of the tiles, with one to four worms

## The first game

learn-classic-grill = Good evening! This is the grill with its sixteen tiles. Each has a number and one to four worms. Whoever has the most worms at the end wins.
learn-classic-dice = Tiles are won with dice: eight of them, with 1 to 5 and a worm on their faces. Roll them all.
learn-classic-worms = Choose one face: all dice that show it are set aside. A worm counts as 5, and without at least one worm you cannot take a tile. So take the two worms.
learn-classic-worms-no = That is allowed, but without a worm you cannot take a tile. Take the worms while they are there.
learn-classic-roll-on = Ten so far, and the lowest tile is 21. Roll the other six dice.
learn-classic-roll-on-no = With 10 no tile is yours: that would be a bust. Roll instead.
learn-classic-new-face = You may set each face aside only once a turn, so the worm in this roll is barred. Three fives make 15: take them.
learn-classic-new-face-no = That uses up a face for few points. The three fives bring more.
learn-classic-stop = 25! Look at the grill: 25 is marked, because stopping now takes it. Rolling on could bring more, or lose it all. Stop.
learn-classic-stop-no = Bold! But if the next three dice show no new face, all is lost. Be content this time, and stop.
learn-classic-stack = The tile is on your stack now: two worms for you. It is { $duck }’s turn.
learn-classic-duck = { $duck } has three worms and three fours, 27 in all, and stops.
learn-classic-top-tile = { $duck } took 27. The top tile of a stack can be stolen by whoever rolls exactly its number. Let us try: roll.
learn-classic-fours = Three fours are twelve points for a single face. Take them.
learn-classic-fours-no = You can do that, but 27 is a long way off. The three fours get you there sooner.
learn-classic-need-worm = Twelve, and no worm yet. Roll.
learn-classic-need-worm-no = Without a worm every stop is a bust. Roll.
learn-classic-worms-again = There they are: two worms. Take them.
learn-classic-worms-again-no = Without a worm nothing is yours in the end. Take the two worms.
learn-classic-dare = Stopping now would take 22, which has one worm. But 27 is only a five away. Dare it: roll.
learn-classic-dare-no = That would be safe. But 27 has two worms, and { $duck } would lose them. Dare it.
learn-classic-five = A five! Take it.
learn-classic-five-no = So close! With the five it is exactly 27.
learn-classic-steal = Exactly 27: see the mark on { $duck }’s stack. Stop, and the tile is yours.
learn-classic-steal-no = It cannot get any better than this. Stop and steal.
learn-classic-stolen = Stolen! Only the top tile of a stack is ever in danger: your 25 now lies safe under 27.
learn-classic-duck-again = { $duck } is not put off and reaches 31.
learn-classic-no-luck = Your turn again. Roll.
learn-classic-threes = No worm this time. Take the threes, which leave you five dice for better luck.
learn-classic-threes-no = Those are fewer points. Take the threes.
learn-classic-hope = Nine, and still no worm. Roll.
learn-classic-hope-no = Without a worm every stop is a bust. Roll and hope.
learn-classic-fives = Again no worm. Take the two fives.
learn-classic-fives-no = You are far from 21. The fives get you closer.
learn-classic-last-hope = 19 without a worm: you cannot stop here. Three dice are left. Roll.
learn-classic-last-hope-no = That would be a bust for certain. Three dice may still save you: roll.
learn-classic-bust = Threes and a five, and you have both already. A roll without a new face is a bust.
learn-classic-bust-cost = A bust costs you your top tile: 27 goes back to the grill. Then the highest tile there is turned face down: 36 is out of the game.
learn-classic-late = Much later. Only 24 is left on the grill, and you and { $duck } have nine worms each. You have 20 so far. Take the threes.
learn-classic-late-no = That adds less. With the threes it is 26, and 26 takes the last tile.
learn-classic-lower = 26 in all. That tile can be neither taken nor stolen, so you get the next lower one: 24. Stop.
learn-classic-lower-no = The last tile is yours already. Do not gamble it away: stop.
learn-classic-end = No tile is left, so the game is over: ten worms to nine, you win! Now you know how it goes.

## Extrawurm

learn-extrawurm-table = Extrawurm adds the tiles 11 and 13, seven grilled worms in the reserve, and six specialists who stand on tiles. Tap one to read what it can do.
learn-extrawurm-roll = Everything else is as you know it. Roll.
learn-extrawurm-ones = Two ones! Setting aside two or more of them brings you a grilled worm at once, whatever becomes of your turn. Take the ones.
learn-extrawurm-ones-no = Good points, but take the ones: their grilled worm stays yours.
learn-extrawurm-grilled = There it is, beside your name. It counts as one worm at the end, and no bust can take it from you. Roll on.
learn-extrawurm-grilled-no = With 2 points no tile is yours. Roll.
learn-extrawurm-worms = Three worms, 15 points. Take them.
learn-extrawurm-worms-no = Without a worm you cannot take a tile here either. Take the worms.
learn-extrawurm-seventeen = 17. The tiles 11 and 13 are won by exactly that total and never by a higher one. So roll.
learn-extrawurm-seventeen-no = 17 takes neither 11 nor 13: that would be a bust. Roll.
learn-extrawurm-four = The hen stands on 21, and the four makes it 21. Take it.
learn-extrawurm-four-no = Look at the hen on 21. With the four you get her.
learn-extrawurm-hen = Whoever takes a tile also gets the specialist on it. Stop.
learn-extrawurm-hen-no = Do not let the hen escape. Stop.
learn-extrawurm-guard = The hen is with you now and guards your top tile. Let us see what the others do.
learn-extrawurm-duck = { $duck } has 25 and gets the weasel with it.
learn-extrawurm-goose = { $goose } has exactly 21, your top tile, and would steal it.
learn-extrawurm-hen-gone = But whoever steals from the hen’s holder gets the hen instead of the tile. Your 21 is still there, and the hen guards { $goose } now.
learn-extrawurm-nine = Some turns later you hold the golden die. With it you may start with nine dice instead of eight. Try it.
learn-extrawurm-nine-no = Eight would do as well, but nine bring more.
learn-extrawurm-nine-worms = Three worms: take them.
learn-extrawurm-nine-worms-no = The three worms bring more. Take them.
learn-extrawurm-nine-on = 15 with six dice left. Roll.
learn-extrawurm-nine-on-no = 15 takes nothing. Roll.
learn-extrawurm-nine-fours = Two fours make 23, where the crow sits. Take them.
learn-extrawurm-nine-fours-no = Look at the crow on 23. The fours get you there.
learn-extrawurm-crow = Nobody ever holds the crow. But whoever takes the tile under it gets a grilled worm. Stop.
learn-extrawurm-crow-no = The crow has a grilled worm for you. Stop.
learn-extrawurm-crow-gone = Your second grilled worm! The crow hopped to the lowest tile without a specialist, to 13. Every specialist returns to the grill this way.
learn-extrawurm-weasel = Now the weasel is yours. This roll has no new face: a bust! But once a turn the weasel rolls all dice of a roll again. Send it.
learn-extrawurm-weasel-no = Then the bust would stand. The weasel costs nothing: send it.
learn-extrawurm-saved = Saved: three fives! Another roll without a new face would have ended your turn.
learn-extrawurm-canned = In this turn you hold the canned worm, and no worm die is set aside. When you stop, it may count as one: 24 and 5 make 29. Stop and count it.
learn-extrawurm-canned-no = The canned worm makes it 29 at once, and the apple stands there. Stop and count it.
learn-extrawurm-keep = You get the apple too, but nobody holds two specialists: choose. The apple is worth three worms to whoever has it at the end. Keep it.
learn-extrawurm-keep-no = The canned worm is good company. But the end is near: keep the apple.
learn-extrawurm-kept = The canned worm goes back to the lowest tile without a specialist, to 22. In a bust you would lose your specialist as well, so take care of the apple.
learn-extrawurm-last-ones = One more thing. The reserve is empty, and there are two ones. Take them.
learn-extrawurm-last-ones-no = I want to show you something with the ones. Take them.
learn-extrawurm-rob = With the reserve empty you take a grilled worm from somebody else. Take it from { $duck }, who has the most.
learn-extrawurm-rob-no = That is allowed. But { $duck } is ahead: take it there.
learn-extrawurm-end = That is all of Extrawurm. Whenever you wonder about a specialist, tap it. Enjoy the game!
