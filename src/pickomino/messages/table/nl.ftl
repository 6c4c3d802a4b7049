# Zinnen van de tafel, met haar geladen: eerste stappen, de regels in het kort, wat er gebeurde, het einde.

## Voor het begin

table-lobby-waits = Het spel begint zodra alle plaatsen bezet zijn.
table-seat-take = Hier gaan zitten
table-seat-bot = Plaats van { $name } aan een bot geven
table-seat-clear = Plaats van { $name } vrijmaken
table-remove = Verwijderen
table-remove-title = { $name } van de tafel verwijderen?
table-remove-text = De plaats komt weer vrij. De tafel krijgt een nieuwe uitnodiging; met de oude link en de oude code komt niemand meer binnen.
table-remove-listed = De plaats komt weer vrij. De tafel blijft open voor iedereen, behalve voor deze persoon.
table-removed = Je plaats is vrijgemaakt
table-removed-text = Wie de tafel heeft geopend, heeft je vóór het begin verwijderd.

## De eerste beurten van wie nieuw is

table-step-start = Je beurt begint met een worp met al je dobbelstenen.
table-step-face = Kies een symbool: alle dobbelstenen met dat symbool leg je opzij; ze tellen mee. Elk symbool maar één keer per beurt.
table-step-worm = Zonder worm kun je geen tegel pakken. Gooi de andere dobbelstenen opnieuw.
table-step-low = Voor je totaal is er nog geen tegel. Gooi de andere dobbelstenen opnieuw.
table-step-stop = Stop en pak de gemarkeerde tegel, of gooi verder voor meer. Zonder nieuw symbool mislukt je beurt.
table-step-known = Begrepen
table-brings-grilled = levert een gegrilde worm op

## De regels in het kort

table-sheet-goal = Wie de meeste wormen heeft, wint. Op elke tegel staan er één tot vier.
table-sheet-roll = Gooi acht dobbelstenen. Kies een symbool en leg alle dobbelstenen met dat symbool opzij; elk symbool één keer per beurt. Een worm telt voor 5.
table-sheet-again = Gooi dan de andere opnieuw, of stop. Om te stoppen heb je een worm nodig.
table-sheet-take = Je krijgt de tegel met je totaal, van de grill of boven van de stapel van een ander. Ligt hij daar niet, dan krijg je de eerstvolgende lagere op de grill.
table-sheet-bust = Mislukt: geen nieuw symbool, geen worm of geen tegel voor je totaal. Je bovenste tegel gaat terug en de hoogste op de grill wordt omgedraaid, tenzij het de net teruggelegde is.
table-sheet-end = Het spel eindigt als er geen tegel meer open op de grill ligt.
table-sheet-ones = Twee of meer 1’en leveren een gegrilde worm op, die je bij een mislukte beurt niet verliest. Is de voorraad leeg, dan pak je er een af van een ander.
table-sheet-low = Voor 11 en 13 heb je precies dat totaal nodig, en niemand kan ze stelen.
table-sheet-specialists = Een tegel brengt de specialist mee die erop staat. Je houdt er maar één; bij een mislukte beurt gaat hij terug.
table-sheet-canned = telt als worm (5) als je er geen hebt
table-sheet-hen = gaat weg in plaats van je tegel, bij een mislukte beurt of diefstal
table-sheet-crow = haar tegel levert een gegrilde worm op; ze hupt verder
table-sheet-weasel = één keer per beurt dezelfde dobbelstenen opnieuw gooien
table-sheet-golden = negen dobbelstenen in plaats van acht
table-sheet-apple = drie wormen aan het einde
table-sheet-here = Aan deze tafel geldt ook:

## Terwijl anderen spelen

table-lately = Sinds je laatste beurt
table-gone = Het spel wacht op { $name }, maar de verbinding is weg.
table-claim-soon = Over { $time } kun je een bot laten verderspelen.
table-gone-left = { $name } heeft de tafel verlaten.
table-claim-bot = Een bot laten verderspelen
table-claim-win = Overwinning opeisen
table-claim-title = De overwinning opeisen?
table-claim-text = Het spel eindigt en jij wint, omdat er verder niemand meer aan tafel zit.
table-by-claim = Gewonnen omdat er verder niemand meer aan tafel zat.

## Het einde

table-score = De score in detail
table-score-tiles = Wormen op tegels
table-score-grilled = Gegrilde wormen
table-score-total = Wormen
table-score-steals = Gestolen
table-score-busts = Mislukt
table-best-steal = Beste diefstal: { $name } stal de { $tile } van { $victim }.
table-costly-bust = Duurste mislukte beurt: { $name } verloor de { $tile }.
table-lead-kept = De meeste wormen, vanaf beurt { $turn } tot het einde: { $name }.
table-standings = Tussenstand na { $games } spellen
table-standings-recent = Tussenstand over de laatste { $games } spellen
table-standings-wins = Gewonnen spellen
table-standings-worms = Wormen in totaal
