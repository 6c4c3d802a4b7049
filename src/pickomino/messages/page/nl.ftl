# Zinnen die alleen de pagina zegt; wat ze met de terminal deelt, staat in ../nl.ftl.

## Overal

page-title = Pickomino
page-tagline = Een dobbelspel vol lef rond de grill
page-close = Sluiten
page-cancel = Annuleren
page-home = Start
page-back = Terug
page-loading = Een ogenblik…
page-skip-link = Naar de inhoud
page-labelled = { $label }: { $value }

## Vogels

page-bird-rooster = Haan
page-bird-duck = Eend
page-bird-goose = Gans
page-bird-turkey = Kalkoen
page-bird-chick = Kuiken
page-bird-peacock = Pauw
page-bird-guinea = Parelhoen

## Tafel

page-grill = De grill
page-reserve = { $count ->
        [0] Geen gegrilde wormen in voorraad
        [one] Eén gegrilde worm in voorraad
       *[other] { $count } gegrilde wormen in voorraad
    }
page-tile-up = { $tile }, { $worms ->
        [one] één worm
       *[other] { $worms } wormen
    }
page-tile-down = { $tile }, omgedraaid
page-stands-on = { $specialist } op tegel { $tile }: wat doet die?
page-holds = { $name } heeft: { $specialist }. Wat doet die?
page-mark-take = pakken
page-mark-take-long = Als je nu stopt, pak je deze
page-mark-steal = stelen
page-mark-steal-long = Als je nu stopt, steel je deze
page-mark-return = terug
page-mark-return-long = Mislukt je beurt, dan gaat deze terug
page-mark-turn = weg
page-mark-turn-long = Mislukt je beurt, dan wordt deze omgedraaid
page-players = Spelers
page-you = jij
# Same in English.
page-absent = offline
page-away-left = weg; een bot valt in
page-away-clock = tijd op; een bot valt in
page-away-claimed = offline; een bot valt in
page-bot = bot, { $level }
page-worms = { $count ->
        [one] tot nu toe één worm
       *[other] tot nu toe { $count } wormen
    }
page-grilled = { $count ->
        [one] één gegrilde worm
       *[other] { $count } gegrilde wormen
    }
page-stack = { $name }: { $tile } bovenop, { $count ->
        [one] één tegel
       *[other] { $count } tegels
    } in totaal. Stapel tonen
page-stack-empty = geen tegel
page-stack-of = Stapel van { $name }
page-stack-order = Van boven naar onder:
page-turn = De beurt
page-turn-you = Jouw beurt
page-turn-name = { $name } is aan de beurt
page-game-over = Het spel is afgelopen
page-bust = Mislukt!
page-skip = Doorspoelen
page-rolled = Net gegooide dobbelstenen
page-kept = Opzijgelegde dobbelstenen
page-kept-none = Nog niets opzijgelegd
page-sum = Totaal:
page-dice-ready = { $count } dobbelstenen, klaar om te gooien
page-dice-left = { $count ->
        [0] Geen dobbelstenen over
        [one] Nog één dobbelsteen
       *[other] Nog { $count } dobbelstenen
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [one] één worm
           *[other] { $count } wormen
        }
       *[other] { $count } × { $face }
    }
page-total-after = Totaal dan: { $total }
page-actions = Wat je kunt doen

## Wat er kan

page-do-roll = { $dice ->
        [one] Gooi de laatste dobbelsteen
       *[other] Gooi { $dice } dobbelstenen
    }
page-do-roll-nine = Gooi negen dobbelstenen
page-do-weasel = Stuur de wezel: gooi deze opnieuw
page-do-accept = Laat de beurt mislukken
page-do-stop = Stoppen
page-do-stop-canned = Stop en tel de blikworm mee
page-do-take = Pak de { $tile }
page-do-steal = Steel de { $tile } van { $name }
page-do-steal-hen = Pak de kip af van { $name }
page-do-rob = Pak er een af van { $name }
page-do-keep = Houd { $specialist }
page-do-face = Leg { $face ->
        [W] { $count ->
            [one] de worm
           *[other] de { $count } wormen
        }
       *[other] { $count ->
            [one] de { $face }
           *[other] de { $count } { $face }’en
        }
    } opzij
page-do-takeback = Ongedaan maken
page-ask-claim = Welke tegel pak je?
page-ask-keep = Je mag maar één specialist hebben. Welke houd je?
page-ask-rob = De voorraad is leeg. Van wie pak je een gegrilde worm af?
page-ask-crow = De voorraad is leeg. Van wie haalt de kraai een gegrilde worm voor je?
page-brings-take = pakt de { $tile }
page-brings-take-with = pakt de { $tile } met { $specialist }
page-brings-steal = steelt de { $tile } van { $name }
page-brings-steal-with = steelt de { $tile } en { $specialist } van { $name }
page-brings-hen = pakt de kip af van { $name }
page-brings-choose = dan kiezen: { $tiles }
page-brings-bust = mislukt
page-brings-bust-returned = mislukt: de { $returned } gaat terug
page-brings-bust-turned = mislukt: de { $turned } wordt omgedraaid
page-brings-bust-both = mislukt: de { $returned } gaat terug, de { $turned } wordt omgedraaid
page-brings-doomed = kan alleen nog mislukken
page-choices-you = Je kunt kiezen:
page-choices-name = { $name } kan kiezen:
page-choice = { $what }, toets { $key }.
page-choice-total = { $what }, totaal { $total }, toets { $key }.
page-choice-brings = { $what }, { $effect }, toets { $key }.
page-confirm-bust = Dan mislukt je beurt
page-confirm-brings = Je beurt { $effect }. Toch doen?
page-confirm-doomed = Vanaf hier kan je beurt alleen nog mislukken. Toch doen?
page-confirm-no = Nee, terug
page-confirm-yes = Ja, toch doen

## Specialisten

page-power-canned = Ligt er geen worm opzij als je stopt, dan mag de blikworm als worm tellen: vijf punten meer en de worm die je nodig hebt. Hij raakt niet op.
page-power-hen = Zij bewaakt je. Mislukt je beurt, dan gaat alleen de kip terug naar de grill: je houdt je tegel en er wordt er geen omgedraaid. Wie van jou steelt, krijgt de kip in plaats van de tegel, en niemand mag je gegrilde wormen afpakken.
page-power-crow = Niemand heeft de kraai. Pak de tegel waarop ze staat, dan hupt ze naar de laagste vrije tegel en brengt ze je een gegrilde worm.
page-power-weasel = Eén keer per beurt, meteen na een worp, gooit de wezel al die dobbelstenen opnieuw, ook als je beurt anders zou mislukken. De tweede worp geldt.
page-power-golden = Aan het begin van je beurt mag je negen dobbelstenen gooien in plaats van acht.
page-power-apple = Drie wormen waard voor wie hem aan het einde van het spel heeft.

## Bots

page-bot-random = toevalsspeler
page-bot-timid = angsthaas
page-bot-greedy = slokop
# Same in English.
page-bot-champion-level-1 = beginner
page-bot-champion-level-2 = liefhebber
page-bot-champion-level-3 = gevorderde
# Same in English.
page-bot-champion-level-4 = expert
page-bot-champion-level-5 = kampioen
page-bot-character = { $level }, { $character }

## Startpagina en instellingen

# Same in English.
page-menu = Menu
page-rules = Regels
page-mute = Geluid uit
page-settings = Instellingen
page-language = Taal
page-theme = Uiterlijk
page-theme-auto = Zoals het systeem
page-theme-dark = Avond
page-theme-light = Middag
page-speed = Tempo van de anderen
page-speed-normal = Normaal
page-speed-brisk = Vlot
page-speed-fast = Snel
page-speed-instant = Meteen
page-setting-sound = Geluid
page-setting-keys = Met losse toetsen spelen
page-setting-emotes = Tonen wat anderen roepen
page-play-now = Nu spelen
page-play-now-go = Spelen
page-play-options = Opties
page-your-name = Je naam
page-edition = Editie
page-edition-own = { $edition }, eigen regels
page-own-rules = Eigen regels
page-own-rules-about = { $edition }, met eigen regels.
page-how-many = Spelers
page-bot-level = Niveau van de bots
page-bot-fair = Elke bot gooit op elk niveau met dezelfde eerlijke dobbelstenen als jij; lagere niveaus kiezen alleen slechter.

## Rond een tafel

page-table = Tafel
page-lobby = De tafel wordt gedekt
page-seat-open = vrije plaats
page-join = Aanschuiven
page-table-full = Alle plaatsen zijn bezet. Je kunt blijven kijken.
page-start-with-bots = { $count ->
        [one] Begin: een bot neemt de vrije plaats
       *[other] Begin: bots nemen de { $count } vrije plaatsen
    }
page-starting = Iedereen is er: het spel begint zo.
page-invite-link = Link voor je vrienden
page-copy-link = Link kopiëren
page-copied = Gekopieerd
page-invite-code = of de code
page-invite-qr = QR-code van de link
page-invite-alone = Alleen deze computer kan deze link openen. Wil je dat telefoons en andere computers in je netwerk kunnen meespelen, stop dan de server en start hem met
page-invite-or = of
page-invite-share = Dan kan iedereen in je netwerk deze pagina openen en meespelen. Verder zien ze niets van je computer.
page-invite-network = Voor apparaten in hetzelfde netwerk als deze computer.
page-invite-address = Adres
page-offline = De verbinding is verbroken en komt vanzelf terug; je spel gaat niet verloren.
page-synced = Verbinding hersteld.
page-outdated = Er is een nieuwere versie van deze pagina.
page-reload = Herladen
page-abandoned = Dit spel is niet afgemaakt.
page-paused = Pauze: geen van de spelers is er. Het spel gaat verder zodra er een terug is.
page-dice-anew = De server is uit een back-up hersteld: de dobbelstenen krijgen een nieuw geheim, en het spel gaat verder zodra de spelers eraan hebben bijgedragen.
page-spectating = Je kijkt toe.
page-own-table = Zelf een spel beginnen
page-no-table = Die tafel bestaat niet
page-no-table-text = Deze link leidt niet naar een tafel. Misschien zit er een typefout in, of is de tafel allang afgeruimd.
page-private-table = Deze tafel is privé
page-private-table-text = Vraag een van de spelers om de hele link, of om de korte code.
page-server-away = Server niet bereikbaar
page-server-away-text = De server antwoordt niet. Controleer je verbinding en probeer het zo nog eens.
page-away-waits = De pagina komt vanzelf terug zodra de server antwoordt.
page-try-again = Opnieuw proberen
page-nowhere = Hier is niets
page-nowhere-text = Dit adres leidt nergens heen. Misschien zit er een typefout in.

## Het einde

page-you-won = Jij wint!
page-name-won = { $name } wint!
page-shared-win = { $names } delen de overwinning!
page-tie-highest-tile = Evenveel wormen, dus beslist de hoogste tegel.
page-tie-shared = Evenveel wormen en niemand een tegel: een gedeelde overwinning.
page-by-limit = Het maximale aantal beurten was bereikt; de stand van dat moment telt.
page-worms-final = { $count ->
        [one] één worm
       *[other] { $count } wormen
    }
page-rematch = Revanche
page-rematch-waits = Er wacht een revanche op je.
page-share = Delen
page-share-text = Pickomino: { $headline } – { $score }
page-review-coach = Nabespreken met de coach
page-download = Verslag downloaden

## Meer van de startpagina

page-play-now-about = Jij tegen { $count ->
        [one] één bot
       *[other] { $count } bots
    } ({ $level })
page-friends = Met vrienden
page-friends-about = Open een tafel en stuur de link, of laat de QR-code zien.
page-friends-go = Vrienden uitnodigen
page-friends-open = Tafel openen
page-clock = Tijd per beurt
page-clock-none = Geen klok
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
page-listed = De tafel in de lijst tonen: iedereen mag aanschuiven
page-device = Op dit apparaat
page-device-about = Meerdere mensen, één scherm: geef het na elke beurt door.
page-device-go = Om de beurt spelen
page-start = Spel beginnen
page-player-number = Speler { $number }
page-player-more = Nog iemand
page-bot-more = Nog een bot
page-code = Heb je een code?
page-code-label = Korte code
page-code-go = Naar de tafel
page-my-games = Mijn spellen
page-open-tables = Open tafels
page-open-tables-none = Er is nu geen tafel open. Open er zelf een.
page-status-lobby = wacht op spelers
page-status-running = bezig
page-status-over = afgelopen
page-status-abandoned = niet afgemaakt
page-learn = Leren en terugkijken
page-tutorial = Je eerste spel, in drie minuten
page-tutorial-extrawurm = Extrawurm, al spelend uitgelegd
page-rules-read = De spelregels lezen
page-puzzles = Puzzels
page-analysis = Analysebord
page-companion = Echte dobbelstenen, echte tafel
page-your-record = Jouw resultaten
page-open-record = Een verslag openen
page-dice-counted = Alle dobbelstenen die hier ooit vielen
page-something-wrong = Er ging iets mis ({ $code }).

## Tijdens het spel

page-title-yours = Jouw beurt · Pickomino
page-time-left = Resterende tijd: { $time }
page-time-hours = { $count } u
page-tools = Aan tafel
page-live = Wat er gebeurt
page-story = Verloop
page-story-empty = Er is nog niets gebeurd.
page-emotes = Iets roepen
page-calls = { $name }: ‘{ $words }’
# Same in English.
page-emote-clap = Bravo!
page-emote-laugh = Haha!
page-emote-groan = O nee…
page-emote-wow = Wauw!
page-emote-think = Hm…
page-emote-hurry = Kom op!
page-emote-thanks = Bedankt!
page-emote-well-played = Goed gespeeld!
page-leave = Weggaan
page-leave-title = Van tafel gaan?
page-leave-text = Zolang er anderen zijn, speelt een bot voor je verder. Is er niemand meer, dan wacht het spel. Je kunt je plaats altijd weer innemen.
page-leave-hand = Als je weggaat, is dit spel voorbij: niemand anders heeft de dobbelstenen in handen. Het verslag blijft bewaard.
page-away-note = Een bot speelt voor { $name }.
page-away-paused = Het spel staat op pauze tot je terug bent.
page-come-back = Ik ben er weer
page-spectators = { $count ->
        [one] één kijker
       *[other] { $count } kijkers
    }
page-keys = Toetsen
page-keys-off = Losse toetsen zijn uitgezet in de instellingen.
page-key-faces = dat symbool opzijleggen
page-key-roll = gooien
page-key-nine = negen dobbelstenen gooien
page-key-stop = stoppen
page-key-canned = stoppen en de blikworm meetellen
page-key-weasel = de wezel sturen
page-key-takeback = laatste keuze ongedaan maken
page-key-options = de eerste, tweede, derde … van de keuzes
page-key-space = Spatie
page-key-skip = doorspoelen
page-key-story = het verloop
page-key-emote = iets roepen
page-key-mute = geluid aan of uit
page-key-help = dit overzicht

## Terugkijken, en andere apparaten

page-review-start = Vóór de eerste worp.
page-review-back = Terug
page-review-next = Verder
page-review-turn-back = Vorige beurt
page-review-turn-next = Volgende beurt
page-review-place = Moment in het spel
page-record-about = Een verslag is een tekstbestand (.pkn) met elke worp en elke beslissing van een spel. Bij het lezen wordt het aan de regels getoetst.
page-record-file = Een bestand van dit apparaat
page-record-text = of de tekst zelf
page-record-read = Openen
page-check = De dobbelstenen controleren
page-check-about = De server heeft zijn geheim vóór het spel vastgelegd, en elke speler heeft er een eigen toevalsgetal aan toegevoegd. Nu het geheim bekend is, kan je browser elke dobbelsteen zelf narekenen.
page-check-go = Elke dobbelsteen controleren
page-check-good = { $rolls ->
        [one] De ene worp klopt.
       *[other] Alle { $rolls } worpen kloppen.
    }
page-check-by-hand = Het logboek is ongeschonden. De dobbelstenen van dit spel zijn met de hand gegooid en door de spelers ingevoerd, dus niemand kan ze controleren.
page-check-bad = Er klopt iets niet. Vertrouw dit spel niet.
page-check-chain = Het logboek is ongeschonden: { $count } regels, elk verzegeld door de volgende.
page-check-chain-bad = Het logboek is gewijzigd.
page-check-commitment = Dit is het geheim dat vóór het spel is vastgelegd.
page-check-commitment-bad = Dit is niet het geheim dat vóór het spel is vastgelegd.
page-check-dice = Elke dobbelsteen volgt uit het geheim en de toevalsgetallen van de spelers.
page-check-dice-bad = Sommige dobbelstenen volgen niet uit het geheim.
page-check-order-bad = Regel { $line } volgt niet uit de vorige: een regel, een worpnummer of een aantal dobbelstenen klopt niet.
page-check-bot-bad = Regel { $line }: de seed van een beslissing van een bot volgt niet uit het geheim.
page-check-noted-bad = Het logboek bevat niet wat dit apparaat van het spel heeft bewaard: het is herschreven, of jouw aandeel is weggelaten.
page-check-noted = Alles wat dit apparaat tijdens het spel heeft bewaard, staat in het logboek.
page-check-not-noted = Dit apparaat heeft niets van het spel bewaard en kan niet zeggen of het hele logboek is herschreven.
page-check-nobody = Aan sommige dobbelstenen had geen speler bijgedragen: daarvoor moet je de server vertrouwen.
page-check-missing = Niet op tijd bijgedragen: { $names }.
page-check-withheld = De dobbelstenen kregen een nieuw geheim, omdat is achtergehouden wat was vastgelegd, door: { $names }.
page-check-restored = De server is tijdens het spel uit een back-up hersteld; sindsdien komen de dobbelstenen uit een nieuw geheim.
page-check-left = Hier niet gecontroleerd: of elke zet volgens de regels is en of bots volgens hun seed beslisten. De opdrachtregel controleert allebei:
page-dice-total = { $dice } dobbelstenen in { $rolls } worpen.
page-dice-share = { $count } ({ $share }%)
page-dice-expected = Een eerlijke dobbelsteen toont elk symbool 16,67% van de keren.
page-move = Op dit apparaat spelen
page-move-text = Met deze link word je in deze browser dezelfde speler als op je andere apparaat, met al je spellen.
page-move-go = Ja, dat ben ik
page-move-failed = Dat is niet gelukt
page-move-spent = Deze link is al gebruikt, of de tien minuten zijn voorbij. Maak een nieuwe op je andere apparaat.
page-device-link = Mijn spellen meenemen naar een ander apparaat
page-device-link-about = Open deze link binnen tien minuten op het andere apparaat. Hij werkt één keer.
page-forget = Mijn gegevens wissen
page-forget-about = Wist je naam en je sleutel van deze server. Je spellen blijven, zonder je naam.
page-forget-sure = Ja, wis mijn gegevens

## De coach aan tafel

page-coach = Coach
page-coach-shows = Wat de coach laat zien
page-coach-each = Wat de coach aan ieder van jullie laat zien, als die aan de beurt is
page-coach-off = Niets
page-coach-odds = Kansen
page-coach-advice = Advies
page-coach-off-about = Je speelt zonder hulp.
page-coach-odds-about = Op elke tegel de kans om die te krijgen, bij elke keuze de verwachte wormen en de kans op mislukken.
page-coach-advice-about = De kansen, en bij elke keuze de kans om het spel te winnen; de beste wordt genoemd, met de reden.
page-coach-point = Wijs een keuze aan, of houd je vinger erop, om te zien waar ze toe leidt.
page-coach-allowed = Iedereen aan deze tafel mag de coach om raad vragen.
page-coach-allow = Iedereen mag tijdens het spel de coach om raad vragen

list-and = { $first } en { $last }

## Mijn spellen, en de laatste keuze ongedaan gemaakt

page-undone = { $who ->
        [you] Je maakt je laatste keuze ongedaan.
       *[other] { $name } maakt de laatste keuze ongedaan.
    }
page-rematch-follow = Mee naar de revanche
page-result-won = gewonnen
page-result-lost = verloren
page-result-shared = samen gewonnen
page-game-remove = Haal het spel van { $names } uit de lijst
page-game-remove-title = Het spel uit de lijst halen?
page-game-remove-text = Het spel is nog niet afgelopen, en je verlaat het hiermee ook. Zolang er anderen zijn, speelt een bot voor je verder.
page-game-remove-go = Weggaan en verwijderen

## Wie waar zit

page-seats = Plaatsen verdelen
page-seat-kind = { $name }: mens of bot
page-seat-is-me = Iemand hier
page-seat-is-open = Op uitnodiging
page-seat-is-bot = Bot
page-seat-level = { $name }: niveau
page-seat-character = { $name }: karakter
page-seat-plain = zonder kuren
page-seat-plain-about = Speelt om te winnen, meer niet.
page-seat-earlier = { $name } één plaats naar voren
page-seat-drop = De plaats van { $name } weghalen
