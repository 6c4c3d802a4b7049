# Wat alleen de pagina over de coach zegt: nabesprekingen, advies aan tafel, fouten om over te doen. Wat de coach zelf zegt, staat in ../coach/nl.ftl.

## Terugblik op een spel

study-review = Nabespreking van het spel
study-working = De coach bekijkt het spel: beurt { $done } van { $of }…
study-waiting = De coach komt eraan…
study-progress = Hoe ver de nabespreking is
study-failed = Er is geen nabespreking. { $why }
study-not-over = De coach bespreekt een spel na als het afgelopen is.
study-broken = Dit verslag klopt maar tot hier.
study-by-hand = De dobbelstenen van dit spel zijn aan een echte tafel gegooid en met de hand ingevoerd.
study-bad-link = In deze link zit geen verslag, of hij is onderweg afgekapt.
study-record = Het verslag
study-cut = Alleen de eerste 400 beurten zijn nabesproken.
study-unfinished = Dit spel is niet af: de kansen in de laatste stelling gelden als uitslag.
study-download = Verslag met commentaar
study-brief = { $accuracy } nauwkeurig, geluk { $luck }

## Bij een stap

study-notes = Wat de coach zegt
study-turn = Beurt { $turn }
study-roll-lucky = Zoveel won { $name } met de worp { $dice }.
study-roll-unlucky = Zoveel verloor { $name } met de worp { $dice }.
study-choices = De keuzes van { $name }
study-chosen = gekozen
study-best = beste keuze
study-costs = kost { $cost }
study-bust = mislukt { $bust }
study-worms = { $worms } wormen verwacht
study-tiles = Kans op elke tegel, als je voor de winst speelt
study-revision = Herzien: nauwkeuriger bekeken is de nieuwe beurt meer of minder waard.
study-deeper = Dieper kijken
study-deeper-starts = De spellen beginnen zo…
study-deeper-progress = { $done } van { $of } spellen uitgespeeld
study-deeper-stop = Stoppen

## Speler voor speler

study-players = Speler voor speler
study-accuracy = Nauwkeurigheid
study-luck = Geluk met de dobbelstenen
study-costliest = Duurste beslissing
study-luckiest = Gelukkigste worp
study-unluckiest = Ongelukkigste worp
study-moment-turn = Beurt { $turn }: { $change }
study-moment-roll = Beurt { $turn }: { $dice } ({ $change })
study-sum = Hoe het is opgebouwd
study-sum-start = Kans aan het begin
study-sum-own-luck = Eigen geluk
study-sum-others-luck = Geluk van de anderen
study-sum-cost = Eigen beslissingen
study-sum-gifts = Beslissingen van de anderen
study-sum-revisions = Herzieningen
study-sum-result = Uitslag
study-sum-standing = Kans aan het einde

## Fouten om over te doen

study-mistakes = Leer van je fouten
study-mistakes-whose = Fouten van wie?
study-mistakes-none = Je hebt geen fout gemaakt die een tweede blik waard is. Dit zijn die van de anderen.
study-mistakes-leave = Terug naar de nabespreking
study-mistakes-again = Nog een keer
study-mistakes-done = { $right } van { $count } in één keer goed.
study-mistake-place = { $number } van { $count }, beurt { $turn }
study-mistake-ask = { $name } koos hier ‘{ $action }’. Wat is beter?
study-mistake-right = Goed!
study-mistake-close = Goed! ‘{ $action }’ is maar iets beter.
study-mistake-answer = De beste keuze was ‘{ $action }’.
study-mistake-wrong = ‘{ $action }’ is het niet ({ $cost }). Probeer het nog eens.
study-mistake-show = Antwoord tonen
study-mistake-next = Volgende

## De coach aan tafel

study-worth-advice = wint { $gain }, mislukt { $bust }
study-worth-odds = { $gain } wormen verwacht, mislukt { $bust }
study-win = Je winstkans: { $chance }.
# Same in English.
study-sure-exact = Exact.
study-sure-search = Bijna exact.
study-sure-turn = Geschat vanaf de beurt na de volgende.
study-sure-net = Geschat vanaf de volgende beurt.
study-legend-worms = verwachte wormen
study-legend-bust = kans op mislukken
study-no-hint = De coach heeft nu geen antwoord.
