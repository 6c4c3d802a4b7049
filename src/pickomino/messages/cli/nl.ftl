# Wat alleen de opdrachtregel zegt; wat ze met de pagina deelt, staat in ../nl.ftl.

## Wat er mis is met het logboek van een spel

verify-not-ended = Het spel is niet afgelopen: de seed is nog geheim, dus de dobbelstenen kunnen niet worden gecontroleerd.
verify-too-long = Dit is te lang voor het logboek van een spel.
verify-breaks-off = Het logboek breekt hier af.
verify-no-json = Dit is geen JSON.
verify-form = Dit staat niet in canonieke vorm.
verify-hash = De regel past niet bij zijn hash.
verify-opening = Hiermee begint geen spel.
verify-unreadable = De regel is onleesbaar: { $reason }.
verify-order = De regel volgt niet op regel { $version }.
verify-position = De zet leidt tot { $found }, maar opgeslagen is { $stored }.
verify-seed-form = De seed is niet hexadecimaal.
verify-seed = Dit is niet de seed die vooraf is vastgelegd.
verify-dice = De regel toont de dobbelstenen { $shown }, maar de seed geeft { $rolled }.
verify-not-open = De plaats is niet vrij.
verify-nobody-there = Daar zit niemand.
verify-dice-fixed = De dobbelstenen liggen al vast.
verify-cannot-start = Zo kan het spel niet beginnen.
verify-entropy = Dit zijn niet de toevalsgetallen die de spelers hebben bijgedragen.
verify-mover = Deze plaats is niet aan de beurt.
verify-number = Het nummer van een worp ontbreekt.
verify-unasked = Om deze dobbelstenen heeft niemand gevraagd.
verify-nobody-leaves = Niemand kan deze plaats verlaten.
verify-nobody-away = Daar is niemand weg.
verify-claim = Dit kan hier niemand opeisen.
verify-lag = Voor vertragingen in het netwerk kreeg een klok meer tijd terug dan is toegestaan.
verify-ended = Het spel is al afgelopen.
verify-reason = Om deze reden is het spel niet geëindigd.
verify-protocol = Deze versie kent het protocol van het logboek niet.
verify-commitment = Dit is geen vastlegging, of die van iemand anders.
verify-cannot-lock = Er kan nog niemand worden gevraagd een toevalsgetal te onthullen.
verify-missing = Dit zijn niet de plaatsen die zich niet hadden vastgelegd.
verify-reseed = Hier is geen reden voor een nieuwe seed, of de verkeerde plaatsen zijn genoemd.
verify-chance = De seed van een bot ontbreekt, volgt niet uit die van het spel, of staat op een plek waar geen bot besliste.
verify-bot = De bot { $bot } had hier { $chosen } gekozen, niet { $shown }.
verify-noted-commitment = De vastlegging { $value } staat niet in het logboek: dit is een ander geheim dan je is getoond.
verify-noted-entropy = Jouw toevalsgetal { $value } is niet in de dobbelstenen verwerkt.
verify-noted-head = De hash { $value } staat niet in het logboek: het is herschreven nadat je het zag.
verify-other-game = Dit is het logboek van een ander spel, { $game }.

## Back-ups en databases

backup-no-database = Er is geen database { $file }.
backup-damaged = De back-up is beschadigd.
backup-foreign = Dit is geen back-up van Pickomino.
backup-schema = De back-up heeft schema { $found }, dit programma { $known }.
backup-table = De back-up noemt de tabel ‘{ $token }’, die hier onbekend is.
backup-column = De back-up noemt een onmogelijke kolom van de tabel { $table }.
backup-breaks-off = De back-up breekt af.
backup-not-empty = De database is niet leeg.
database-kind = Een database is een bestand of een postgresql://-URL, en dit is geen van beide.
database-folder = { $file } is een map, geen database.
database-newer = De tabellen van deze database zijn gemaakt door een nieuwere versie van dit programma. Werk eerst dit programma bij.
database-certificate = { $file } bevat geen certificaat voor TLS.
database-key = { $file } bevat geen sleutel die bij het certificaat { $certificate } past, of vraagt een wachtwoord (sslpassword).
database-unavailable = De database kan niet worden gebruikt: { $reason }.
database-served = { $file } is in gebruik bij een ander proces.
database-linked = { $file } is een bestand met meerdere namen (harde links). SQLite zou het beschadigen: verwijder de andere namen, of kopieer het.

## Wat een programma dat een server aanroept kan tegenkomen

client-url = ‘{ $token }’ is geen http- of https-URL.
client-table = ‘{ $token }’ is geen link naar een tafel.
client-no-game = Deze URL noemt geen spel.
client-no-server = { $server } is geen Pickomino-server.
client-answer = De server antwoordde met status { $status }.
client-nonsense = Het antwoord van de server was onleesbaar.
client-closed = De server heeft het spel gesloten: { $reason }.

## Wat een bot van iemand anders fout doet

fault-start = De opdracht start niet: { $reason }.
fault-deaf = Hij leest niet wat hem gestuurd wordt.
fault-long-line = Hij schreef een regel van meer dan { $most } bytes.
fault-silent = Hij antwoordde niet op tijd.
fault-closed = Hij sloot zijn uitvoer.
fault-ended = Hij eindigde met status { $status }.
fault-killed = Hij moest worden afgebroken.
fault-id = Hij antwoordde met id { $token } in plaats van { $asked }.
fault-chatter = Hij blijft regels schrijven die nergens antwoord op geven.
fault-hello = Hij moet hello beantwoorden met name en author, allebei tekst.
fault-no-action = Hij moet decide beantwoorden met action, een tekst.
fault-illegal = ‘{ $token }’ is geen van de toegestane acties: { $known }.
fault-not-an-action = Hij gaf { $found } terug; dat is geen actie.
fault-ok = Hij moet { $message } beantwoorden met "ok": true.
fault-no-json = Hij schreef iets wat geen JSON is: ‘{ $token }’.
fault-no-object = Hij schreef iets wat geen JSON-object is: ‘{ $token }’.
fault-raised = Hij gaf de fout { $error } ({ $where }).

## Wat er aan zo’n bot wordt gecontroleerd

conformance-starts = De opdracht start
conformance-hello = Hij beantwoordt hello met zijn naam en auteur
conformance-games = Hij speelt { $games ->
        [one] één spel
       *[other] { $games } spellen
    } met { $players } spelers volgens de regels { $rules }
conformance-start = Hij beslist voor de eerste worp
conformance-start-golden = Hij beslist voor de eerste worp, met de gouden dobbelsteen
conformance-face = Hij kiest een symbool
conformance-weasel = Hij stuurt de wezel of laat de beurt mislukken
conformance-roll-or-stop = Hij gooit of stopt
conformance-canned = Hij beslist of de blikworm meetelt
conformance-rob = Hij kiest van wie hij een gegrilde worm afpakt
conformance-crow = Hij kiest van wie de kraai een gegrilde worm haalt
conformance-claim = Hij kiest een tegel
conformance-keep = Hij kiest welke specialist hij houdt
conformance-unknown-field = Hij negeert velden die hij niet kent
conformance-quit = quit beëindigt hem met status 0

## De opdrachtregel

cli-cannot-read = { $file } kan niet worden gelezen: { $reason }.
cli-cannot-write = { $file } kan niet worden geschreven: { $reason }.
cli-cannot-print = Naar de standaarduitvoer kan niet worden geschreven: { $reason }.
cli-not-utf8 = { $file } is geen tekstbestand in UTF-8.
cli-file-long = { $file } is te lang: het maximum is { $most } tekens.
cli-language = De taal ‘{ $token }’ is hier niet beschikbaar. Kies uit: { $known }.
cli-one-stdin = Van de standaardinvoer kan maar één ding worden gelezen.
cli-usage = { $problem } (Probeer: { $command } --help)
cli-usage-command = Er is geen opdracht ‘{ $token }’.
cli-usage-command-near = Er is geen opdracht ‘{ $token }’. Bedoelde je: { $known }?
cli-usage-option = Er is geen optie ‘{ $token }’.
cli-usage-option-near = Er is geen optie ‘{ $token }’. Bedoelde je: { $known }?
cli-usage-bare = { $option } heeft een waarde nodig.
cli-usage-flag = { $option } krijgt geen waarde.
cli-usage-missing = { $name } ontbreekt.
cli-usage-surplus = ‘{ $token }’ is een argument te veel.
cli-usage-whole = { $option }: ‘{ $token }’ is geen geheel getal.
cli-usage-number = { $option }: ‘{ $token }’ is geen getal.
cli-usage-choice = { $option }: ‘{ $token }’ bestaat niet, alleen { $known }.
cli-usage-least = { $option } moet minstens { $limit } zijn; { $value } kan niet.
cli-exclusive = { $first } en { $second } kunnen niet samen worden gebruikt.
cli-away = De server antwoordt niet: { $reason }.
cli-reason-missing = bestand of map niet gevonden
cli-reason-forbidden = geen toestemming
cli-reason-folder = het is een map
cli-reason-no-folder = een deel van het pad is geen map
cli-reason-full = er is geen ruimte meer
cli-reason-read-only = daar kan niets worden geschreven
cli-reason-name-long = de naam is te lang
cli-reason-port-taken = een ander programma gebruikt hem al
cli-reason-no-address = deze computer heeft dat adres niet
cli-reason-refused = de verbinding is geweigerd
cli-reason-timeout = het duurde te lang
cli-reason-unknown-name = die naam is onbekend
cli-reason-certificate = het certificaat wordt niet vertrouwd
cli-reason-tls = er kwam geen TLS-verbinding tot stand
cli-compiling = De solver wordt voor deze computer gecompileerd; dat duurt een paar seconden, alleen deze ene keer…
cli-needs-extra = Hiervoor is { $module } nodig, en dat is niet geïnstalleerd: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: de bestandsnaam van een afbeelding moet eindigen op .png of .svg.
cli-odds-over = Het spel is afgelopen: er valt niets meer te winnen.
cli-odds-title = Kansen van { $name }
cli-odds-choice = Keuze
cli-odds-due = dobbelstenen vallen
cli-odds-worms = Verwachte wormen
cli-odds-bust = Kans op mislukken
cli-odds-tile = Tegel
cli-odds-reach = Deze tegel of beter
cli-odds-exact = Precies
cli-simulate-bot = ‘{ $token }’ kan niet op een cluster worden gesimuleerd. Dat kan wel met: { $known }.
cli-range = { $option } moet tussen { $least } en { $most } liggen; { $value } kan niet.
cli-simulate-folder = { $folder } is geen map waarin geschreven kan worden.
cli-simulate-cluster = Het cluster op { $address } antwoordt niet: { $reason }.
cli-simulate-nothing = Er is geen spel afgemaakt.
cli-simulate-interrupted = Onderbroken: { $done } van { $games } { $games ->
        [one] spel
       *[other] spellen
    } afgemaakt.
cli-simulate-title = { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } volgens de regels ‘{ $rules }’
cli-simulate-games = Spellen
cli-simulate-seat = Plaats
cli-simulate-player = Speler
cli-simulate-wins = Gewonnen
cli-simulate-worms = Wormen
cli-simulate-takes = Gepakt
cli-simulate-steals = Gestolen
cli-simulate-busts = Mislukt
cli-simulate-length = Beurten
cli-simulate-lasted = Een spel duurt gemiddeld { $length } beurten; het kortste { $low }, de mediaan { $middle }, het langste { $high }.
cli-simulate-limit = { $games ->
        [one] Eén spel eindigde
       *[other] { $games } spellen eindigden
    } door de limiet van { $limit ->
        [one] één beurt
       *[other] { $limit } beurten
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] één spel
       *[other] { $speed } spellen
    } per seconde. De intervallen gelden met 95% zekerheid.
cli-arena-two = Een arena heeft minstens twee bots nodig.
cli-arena-twice = Bij drie of meer bots mag elke bot maar één keer genoemd worden.
cli-arena-pair = { $first } tegen { $second }
cli-arena-title = { $rules }, { $players } spelers, seed { $seed }
cli-arena-second = Tegen
cli-arena-raw = Winst, ruw
cli-arena-adjusted = Zonder geluk
cli-arena-axis = Winst van de eerste bot, 95%-intervallen
cli-arena-cross = Elk tegen kopieën van alle andere
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Waardering
cli-arena-rounded = Er worden { $games } spellen gespeeld: elke reeks worpen één keer vanaf elk van de { $players } plaatsen.
cli-arena-strikes = Fouten
cli-arena-forfeits = Door fouten verloren
cli-arena-forfeited = { $bot } verloor { $count } van { $games } spellen door fouten.
cli-arena-by-forfeit = { $pair }: beslist door fouten. De winst zegt niets over hun spel.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } keer)
    }
cli-arena-faults = … en { $count ->
        [one] nog één fout
       *[other] nog { $count } fouten
    }
cli-train-suffix = { $file }: de bestandsnaam van een netwerk moet eindigen op .npz.
cli-train-other = { $file } hoort bij een andere training: { $command }
cli-train-training = trainen
cli-train-error = fout { $error }
cli-train-resume = Gestopt. In { $file } staat wat er geleerd is; dezelfde opdracht gaat daar verder: { $command }
cli-train-stopping = Stopt na deze ronde; nog een keer Ctrl-C stopt meteen.
cli-train-lost = Gestopt voor de eerste tussenstand; er is niets bewaard.
cli-train-time = { $minutes } minuten rekentijd besteed aan spelen en leren.
cli-train-against = tegen { $bot }
cli-train-positions = Geziene stellingen
cli-train-rate = Winst tegen { $bot }, 95%-intervallen
cli-bench-small = Engine en beurten
cli-bench-engine = Gewone engine, { $rules }
cli-bench-decisions = { $count } beslissingen per seconde
cli-bench-alone = Een beurt met { $dice } dobbelstenen, alleen
cli-bench-batched = Een beurt met { $dice } dobbelstenen, { $batch } tegelijk
cli-bench-games = Spellen per seconde (en beslissingen, in miljoenen)
cli-bench-players = Spelers
cli-bench-length = Beurten
cli-bench-one = Eén kern
cli-bench-all = { $cores ->
        [one] De enige kern
       *[other] Alle { $cores } kernen
    }
cli-bench-note = Elk getal is het beste van meerdere metingen.
cli-replay-head = { $players } spelen volgens de regels ‘{ $rules }’.
cli-replay-unfinished = Het spel is niet af.
cli-replay-limit = Na { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    } eindigt het spel door zijn limiet; de overwinning gaat naar { $winners }.
cli-play-hint = Typ een actie als daarom wordt gevraagd, of druk op Enter voor de actie tussen haken; ? legt ze allemaal uit.
cli-key-roll = r, roll = de dobbelstenen gooien die niet opzijliggen
cli-key-face = 1 2 3 4 5 w = dat symbool opzijleggen
cli-key-stop = s, stop = stoppen
cli-key-claim = 27 = die tegel kiezen
cli-key-roll9 = n, roll9 = negen dobbelstenen gooien, met de gouden
cli-key-weasel = z, ~ = de wezel opnieuw laten gooien
cli-key-canned = c, stop+c = stoppen en de blikworm meetellen
cli-key-rob = rob 3 = een gegrilde worm afpakken van plaats 3
cli-key-keep = keep h = die specialist houden
cli-key-enter = Enter = wat tussen haken staat
cli-key-hint = h, hint = de coach om raad vragen
cli-key-show = t, show = de tafel tonen
cli-key-undo = u, undo = je laatste beslissing ongedaan maken, zolang er geen dobbelsteen gevallen is
cli-key-record = record = het spel tot nu toe als verslag tonen
cli-key-quit = q, quit = weggaan
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, gooi { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    } en typ wat je ziet:
cli-play-left = Het spel blijft onafgemaakt.
cli-play-no-undo = Er valt niets ongedaan te maken.
cli-play-dice-fell = Sinds je laatste beslissing zijn er dobbelstenen gevallen, dus die staat vast.
cli-play-you = Jij
cli-perft-total = totaal: { $count }
cli-serve-ready = Pickomino draait op { $url } (Ctrl-C stopt het)
cli-serve-others = Andere apparaten in je netwerk bereiken het op { $urls }
cli-serve-no-network = Het staat open voor andere apparaten, maar deze computer zit niet in een netwerk.
cli-serve-alone = Alleen deze computer bereikt het. Met --share kunnen telefoons en andere computers in je netwerk meespelen.
cli-serve-data = De spellen staan in { $where }
cli-serve-share = --share stelt de server open voor elk apparaat in het netwerk, --host voor één adres: geef er maar één van op.
cli-serve-taken = Op { $host }, poort { $port }, kan niet worden geluisterd: { $reason }.
cli-serve-proxy = --trusted-proxies: ‘{ $token }’ is geen adres en geen netwerk.
cli-serve-metrics = --metrics-from: ‘{ $token }’ is geen adres en geen netwerk.
cli-serve-origin = --origins: ‘{ $token }’ is geen origin; schrijf het als https://example.org.
cli-serve-host = --hosts: ‘{ $token }’ is geen hostnaam; schrijf hem als play.example.org, zonder poort.
cli-connect-name = Verbonden bot
# Same in English.
cli-connect-alarm = ALARM: { $problem }
cli-connect-checked = Het logboek klopt met alles wat tijdens het spel is bewaard. Nog eens controleren, met de bots: pickomino verify { $options }
cli-verify-true = { $game }, { $status ->
        [abandoned] afgebroken
       *[over] uitgespeeld
    }: { $entries ->
        [one] één regel
       *[other] { $entries } regels
    }, { $rolls ->
        [one] één worp
       *[other] { $rolls } worpen
    } en { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    } gecontroleerd, alles klopt.
cli-verify-by-hand = De dobbelstenen zijn met de hand ingevoerd: de zetten zijn gecontroleerd, de dobbelstenen zijn niet te controleren.
cli-verify-contributed = Plaatsen die aan de dobbelstenen bijdroegen: { $seats }.
cli-verify-missing = Waarschuwing: deze plaatsen droegen niet op tijd bij: { $seats }.
cli-verify-withheld = Waarschuwing: deze plaatsen hielden achter waarop ze zich hadden vastgelegd, dus kregen de dobbelstenen een nieuwe seed: { $seats }.
cli-verify-claimed = Volgens de server { $count ->
        [one] was de speler op plaats { $seats }
       *[other] waren de spelers op de plaatsen { $seats }
    } weg toen iemand de overwinning opeiste of een bot liet invallen. Of dat klopt, kan een logboek niet laten zien.
cli-verify-nobody = Waarschuwing: aan sommige dobbelstenen had geen speler bijgedragen. Daarvoor moet je de server vertrouwen.
cli-verify-old-protocol = Het logboek volgt het eerste protocol: spelers droegen openlijk bij, dus wie het laatst kwam kon kiezen.
cli-verify-reseeded = Waarschuwing: na een teruggezette back-up kregen de dobbelstenen een nieuwe seed. Aantal keren: { $count }.
cli-verify-bots = Beslissingen van bots hier overgedaan, met hetzelfde resultaat: { $count }.
cli-verify-bots-unchecked = Niet gecontroleerd: beslissingen van bots die hier niet zijn geïnstalleerd, of van een andere versie: { $count }.
cli-verify-substituted = Waarschuwing: beslissingen die een andere bot nam in plaats van de bot op die plaats: { $count }.
cli-verify-no-commitment = Niet gecontroleerd: of dit het geheim is dat je vóór het spel is getoond (--commitment).
cli-verify-no-entropy = Niet gecontroleerd: of je eigen toevalsgetal in de dobbelstenen is verwerkt (--entropy).
cli-verify-no-head = Niet gecontroleerd: of het logboek sinds het spel in zijn geheel is herschreven (--head).
cli-verify-hash = Laatste hash: { $hash }
cli-verify-false = { $file } doorstaat de controle niet. { $problem }
cli-backup-written = { $rows ->
        [one] Eén rij
       *[other] { $rows } rijen
    } van { $games ->
        [one] één spel
       *[other] { $games } spellen
    } opgeslagen, SHA-256 { $digest }
cli-backup-restored = { $rows ->
        [one] Eén rij
       *[other] { $rows } rijen
    } van { $games ->
        [one] één spel
       *[other] { $games } spellen
    } teruggezet, SHA-256 { $digest }
cli-check-good = in orde
cli-check-bad = fout
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Eén controle is
       *[other] { $count } controles zijn
    } mislukt.
cli-hint-title = Wat { $name } kan doen
cli-hint-chance = Wint
cli-hint-cost = Kost
cli-hint-rollout = Uitgespeeld
cli-hint-tiles = Kans op elke tegel
cli-review-title = Nabespreking volgens de regels ‘{ $rules }’
cli-review-player = Speler
cli-review-start = Begin
cli-review-luck = Geluk van allen
cli-review-cost = Eigen fouten
cli-review-gifts = Fouten van anderen
cli-review-revisions = Herzieningen
cli-review-result = Uitslag
cli-review-accuracy = Nauwkeurigheid
cli-review-grades = Fouten en blunders
cli-review-turn = Beurt
cli-review-error = De nabespreking gaat zo ver als het verslag klopt. { $problem }
cli-puzzle-none = Die puzzel bestaat niet.
cli-puzzle-theme = ‘{ $token }’ is geen thema. Kies uit: { $known }.
cli-puzzle-title = Puzzel { $id }, moeilijkheid { $difficulty } van 5
cli-puzzle-themes = Thema’s: { $themes }
cli-puzzle-ask = Wat zou jij doen? { $choices }
cli-puzzle-right = Goed: ‘{ $answer }’ is de beste keuze.
cli-puzzle-wrong = Niet ‘{ $given }’: ‘{ $answer }’ is beter.
cli-puzzle-count = Puzzels
cli-puzzle-verified = { $count ->
        [one] Eén puzzel klopt
       *[other] { $count } puzzels kloppen
    }: de kleinste voorsprong is { $lead } van de 100 spellen.
cli-puzzle-played = Bij { $count ->
        [one] één daarvan
       *[other] { $count } daarvan
    } is de voorsprong door uitspelen aangetoond.
cli-puzzle-unsound = Regel { $line }: ‘{ $answer }’ heeft geen duidelijke voorsprong.
cli-puzzle-failed = { $count ->
        [one] Eén puzzel klopt
       *[other] { $count } puzzels kloppen
    } niet.
error-puzzle = ‘{ $token }’ is geen puzzel: schrijf regels, stelling, antwoord, moeilijkheid en thema’s, met tabs ertussen.

## De bots

bot-random = Een willekeurig symbool; stopt de helft van de keren als dat iets oplevert.
bot-timid = Eerst wormen, dan het symbool dat het meeste oplevert; pakt de eerste tegel die er te krijgen is.
bot-greedy = Speelt elke beurt voor zo veel mogelijk eigen wormen.
bot-swing = Hetzelfde, maar een worm van een tegenstander telt dubbel.
bot-champion = Speelt om het spel te winnen. Lagere niveaus vergissen zich, zoals mensen doen.
bot-py = Een eigen Python-klasse met een methode choose(state, rng).
bot-exec = Een eigen programma dat het botprotocol spreekt.
bot-option-plies = hoeveel beurten vooruit de bot kijkt
bot-option-level = van een eerste spel tot de kampioen
bot-option-character = waar de bot van houdt
bot-option-time = seconden per beslissing (twee spelers)
bot-option-endgame = of de bot eindspelen doorzoekt (twee spelers)
bot-option-net = een ander netwerk
cli-bots-title = Alle bots
cli-bots-about = Hoe de bot speelt
cli-bots-strength = Tegen greedy
cli-bots-options = Opties, zoals in champion:level=2,character=bold
cli-bots-option = Optie
cli-bots-values = Waarden
cli-bots-meaning = Betekenis
cli-bots-characters = Karakters, voor een champion van elk niveau
cli-bots-character = Karakter
cli-bots-broken = kan niet worden geladen: { $reason }
cli-bots-note = ‘Tegen greedy’ is het aandeel gewonnen spellen, met twee spelers, classic.

## Omgevingen voor lerende programma’s

error-env-render = ‘{ $token }’ is geen weergave. Kies uit: { $known }.
error-env-reward = ‘{ $token }’ is geen beloning. Kies uit: { $known }.
error-env-limit = { $token } is geen beurtlimiet: geef een getal van 1 tot en met { $most }.
error-env-seat = { $token } is geen plaats: geef een getal van 1 tot en met { $players }, of None voor elk spel een andere.
error-env-opponents = { $token } is geen lijst van tegenstanders, zoals ["greedy", "random"].
error-env-games = { $token } is geen aantal spellen: geef een getal van 1 tot en met { $most }.
error-env-reset = Het spel is afgelopen of nog niet begonnen: zet de omgeving eerst terug met reset.
error-env-index = { $token } is geen actie: acties zijn getallen van 0 tot en met { $most }.
error-env-game = Spel { $game }: { $reason }
error-env-weights = { $file } bevat geen agent voor deze omgevingen.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } draait met Python { $version }.
cli-doctor-kernels = De kernels van de solver werken: sterke bots en de coach zijn beschikbaar.
cli-doctor-no-kernels = De solver ontbreekt, dus spelen alleen eenvoudige bots en is er geen coach. Installeer hem: pip install "pickomino[solver]"
cli-doctor-kernels-broken = De solver werkt niet: { $reason }. Installeer hem opnieuw: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = De solver werkt, maar wat hij compileert kan niet worden bewaard in { $folder }, dus compileert elk proces het opnieuw. Maak die map beschrijfbaar of noem een andere met PICKOMINO_CACHE_DIR.
cli-doctor-database = De database antwoordt: { $kind }.
cli-doctor-no-database = De database kan niet worden gebruikt: { $reason }. Controleer --database, het wachtwoord en de rechten.
cli-doctor-disk = Waar de spellen staan, is { $free } MB vrij.
cli-doctor-disk-full = Waar de spellen staan, is maar { $free } MB vrij; maak minstens { $least } MB vrij.
cli-doctor-time = De klok van deze computer klopt met de database.
cli-doctor-time-off = De klok van deze computer verschilt { $seconds } seconden van de tijden in de database. Zet hem gelijk met NTP.
cli-doctor-port = Poort { $port } is vrij.
cli-doctor-port-taken = Poort { $port } kan niet worden gebruikt: { $reason }. Stop wat daar luistert, misschien deze server zelf, of kies een andere met --port.
cli-doctor-port-barred = Poort { $port } kan niet worden gebruikt: { $reason }. Kies er een boven 1023 met --port en laat een proxy ernaartoe leiden.
cli-doctor-port-served = Op poort { $port } luistert een Pickomino-server.
cli-doctor-proxy = De server antwoordt op { $url } en weet hoe bezoekers hem bereiken.
cli-doctor-no-proxy = De server antwoordt niet op { $url }: { $reason }. Controleer of hij draait en of de proxy ernaartoe leidt.
cli-doctor-proxy-untrusted = De server op { $url } weet niet dat bezoekers via TLS komen. De proxy moet X-Forwarded-Proto en X-Forwarded-For sturen, en --trusted-proxies moet zijn adres noemen.
cli-doctor-sockets = Live-verbindingen bereiken de server op { $url }.
cli-doctor-no-sockets = Live-verbindingen bereiken de server op { $url } niet. De proxy moet WebSockets doorsturen, met de headers Upgrade en Connection.
cli-doctor-sockets-host = De server op { $url } weigert live-verbindingen, want hij weet niet onder welke naam hij wordt aangeroepen. De proxy moet de header Host sturen zoals die van de browser kwam.
cli-doctor-clock = De klokken van deze computer en van de server lopen gelijk.
cli-doctor-clock-off = De klokken van deze computer en van de server verschillen { $seconds } seconden. Zet beide gelijk met NTP.
cli-doctor-more = Om ook de klok en de proxy te controleren, noem je het adres dat spelers gebruiken: pickomino doctor --url https://…
