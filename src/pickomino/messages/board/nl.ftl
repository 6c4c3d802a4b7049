# Wat de pagina zegt op het analysebord, aan een tafel met echte dobbelstenen, over puzzels en bij je resultaten.

## Het analysebord

board-title = Analysebord
board-setup = Opzetten
board-paste = Plakken
board-cannot-be = { $count ->
        [one] Deze stelling is onmogelijk:
       *[other] Deze stelling is onmogelijk, om { $count } redenen:
    }
board-dice = De dobbelstenen
board-dice-thrown = worden gegooid
board-dice-set = kies ik zelf
board-dice-enter = Worp kiezen
board-dice-any = Gooien
board-dice-falling = Nu vallen de dobbelstenen
board-dice-none = geen
board-die-add = Dobbelsteen erbij: { $face }
board-die-remove = Dobbelsteen weg: { $face }

## De coach ernaast

board-coach = Coach
board-coach-on = aan
board-coach-over = Het spel is afgelopen: er valt niets meer te beslissen.
board-coach-thinks = De coach denkt na…
board-chances = Winstkansen
board-how-sure = Hoe zeker is dat?
board-played-out = Uitgespeeld
board-costs = kost { $cost }
board-bust = mislukt { $bust }
board-worms = { $worms } wormen verwacht
board-your-choice = jouw keuze
board-rollout = Uitspelen
board-rollout-runs = De beste keuzes worden telkens weer tot het einde gespeeld…
board-rollout-stop = Stoppen
board-rollout-done = Elk van de beste keuzes is { $games } keer uitgespeeld; ± is het 95%-interval.

## Varianten

board-lines = Varianten
board-lines-none = Doe hier een zet, of laat de coach er een tonen: elke variant die je probeert, blijft bewaard.
board-first = Naar het begin
board-last = Naar het einde van de variant
board-promote = Hoofdvariant maken
board-remove = Vanaf hier wissen

## Opzetten

board-setup-tiles = Tegels
board-setup-spot = Tegels leggen
board-setup-tap = Tik op een tegel om die daar te leggen; tik nog eens om die terug te leggen op de grill.
board-setup-turn = De beurt
board-setup-mover = Wie is er aan de beurt
board-setup-phase = Moment in de beurt
board-setup-extras = Specialisten en gegrilde wormen
board-setup-rules = Het spel
board-setup-usual = Alles terug naar het begin
board-setup-cancel = Annuleren
board-setup-done = Deze stelling analyseren
board-spot-up = op de grill
board-spot-down = omgedraaid
board-spot-out = uit het spel
board-tile-at = Tegel { $tile }: { $spot }
board-phase-start = voor de eerste worp
board-phase-rolled = net gegooid
board-phase-kept = dobbelstenen opzijgelegd
board-phase-due = er moet gegooid worden
board-phase-over = spel afgelopen
board-phase-rob = van wie je een worm afpakt
board-phase-crow = van wie de kraai een worm haalt
board-phase-claim = welke tegel
board-phase-keep = welke specialist
board-flag-golden = De gouden dobbelsteen doet mee
board-flag-weasel = De wezel is al geweest
board-with = bij { $name }
board-on-tile = op { $tile }
board-reserve = Voorraad
board-less = Eén minder
board-more = Eén meer
board-checking = Even controleren…

## Plakken, delen, verder spelen

board-paste-about = Een stelling als tekst, een verslag (.pkn), of een link naar een stelling of een tafel van deze server.
board-paste-text = Stelling, verslag of link
board-paste-go = Openen
board-share = Delen
board-notation = De stelling als tekst
board-copy-link = Link kopiëren
board-copy-text = Tekst kopiëren
board-copied = Gekopieerd
board-picture = Afbeelding (SVG)
board-play-on = Vanaf hier verderspelen
board-play-how = Met wie
board-play-bots = tegen bots
board-play-hand = aan onze tafel, met echte dobbelstenen
board-play-seat = Jouw plaats

## Echte dobbelstenen aan een echte tafel

board-companion = Echte dobbelstenen, echte tafel
board-companion-about = Speel met het spel uit de doos en tik in wat je gooit. Dit apparaat kent de regels, houdt de stand bij en adviseert wie dat wil. Het spel wordt vastgelegd, en in het verslag staat dat de dobbelstenen met de hand zijn ingevoerd.
board-companion-names = Wie er speelt, op volgorde
board-companion-name = Naam van speler { $number }
board-hand-roll = Worp invoeren
board-hand-how = Wat heb je gegooid?
board-hand-dice = { $count ->
        [one] Tik de dobbelsteen aan die je gooide
       *[other] Tik de { $count } dobbelstenen aan die je gooide
    }
board-hand-enter = Dat is de worp
board-hand-weasel = Opnieuw gooien met de wezel

## Puzzels

board-puzzles = Puzzels
board-puzzle-today = Puzzel van de dag
board-puzzle-ask = Wat is de beste keuze?
board-puzzle-again = Deze heb je al eens geprobeerd.
board-puzzle-next = Volgende puzzel
board-puzzle-other = Een andere puzzel
board-puzzle-choose = Welke puzzels?
board-puzzle-none = Er is geen puzzel over dit thema met deze moeilijkheid. Probeer een andere moeilijkheid.
board-theme = Thema
board-difficulty = Moeilijkheid
board-difficulty-of = Moeilijkheid { $difficulty } van 5
board-any = maakt niet uit
board-right = Goed!
board-wrong = Niet de beste keuze
board-right-text = ‘{ $action }’ is de beste keuze. Zoveel is elke keuze waard:
board-wrong-text = Jij koos ‘{ $made }’. Beter is ‘{ $action }’:
board-streak = Jouw reeks
board-streak-row = goed op rij
board-streak-best = record
board-streak-days = { $days ->
        [one] dag op rij
       *[other] dagen op rij
    }

## Jouw resultaten

board-record = Jouw resultaten
board-record-about = Elk spel dat op dit apparaat is afgelopen; waar jullie het deelden, voor ieder onder de eigen naam. Alles wordt op dit apparaat berekend en alleen hier bewaard.
board-record-whose = Wiens spellen
board-record-you = Jij
board-record-sum = In het kort
board-record-export = Exporteren
board-record-delete = Alles wissen
board-record-deleted = Gewist. Spellen die je vanaf nu afmaakt, tellen weer mee.
board-record-waiting = { $count ->
        [one] Nog één spel wordt bekeken…
       *[other] Nog { $count } spellen worden bekeken…
    }
board-record-none = Nog geen spel afgemaakt. Speel er een en kijk hier hoeveel geluk je had en hoe nauwkeurig je speelde.
board-record-games = { $count ->
        [one] spel
       *[other] spellen
    }
board-record-wins = keer gewonnen
board-record-favourite = { $count ->
        [one] Je lievelingstegel: de { $tile }, één keer gepakt
       *[other] Je lievelingstegel: de { $tile }, { $count } keer gepakt
    }
board-record-puzzles = Puzzels: { $right } van { $all } goed, langste reeks { $best }.
board-record-accuracy = Nauwkeurigheid
board-record-accuracy-about = 100% betekent dat elke beslissing de beste was. Een stip voor elk spel; de lijn is het gemiddelde van de laatste tien.
board-record-luck = Geluk met de dobbelstenen
board-record-luck-about = Wat de eigen worpen spel voor spel met de winstkans deden. Op den duur is dat voor iedereen nul.
board-record-opponents = Winst per tegenstander
board-record-opponent = Tegenstander
board-record-played = Spellen
board-record-won = Gewonnen
