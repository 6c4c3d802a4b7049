# Wat `pickomino --help` in het Nederlands zegt; en.ftl legt de vorm uit.

## Eromheen

help-usage = Gebruik:
help-arguments = Argumenten:
help-options = Opties:
help-commands = Opdrachten:
help-examples = Voorbeelden:
help-default = standaard:
help-variable = variabele:
help-required = verplicht
help-more = ‘pickomino OPDRACHT --help’ legt een opdracht uit.

## Wat voor een waarde staat

value-options = [OPTIES]
value-command = OPDRACHT
value-program = OPDRACHT
value-n = N
value-text = TEKST
value-file = BESTAND
value-folder = MAP
value-lang = TAAL
value-rules = REGELS
value-preset = [SPELVARIANT] [INSTELLING=WAARDE]…
value-position = STELLING
value-players = SPELERS
value-names = NAMEN
value-turn = BEURT
value-action = ACTIE
value-bot = BOT
value-bots = BOT BOT…
value-number = NUMMER
value-theme = THEMA
value-address = ADRES
value-database = DATABASE
value-addresses = ADRESSEN
value-urls = URL’S
value-name = NAAM
value-url = URL
value-log = LOGBOEK

## Wat geldt als er niets is opgegeven

default-database = een bestand in je gegevensmap
default-port = 8000, of een vrije poort als die bezet is
default-play-players = jij tegen een bot van gemiddelde sterkte
default-name = Verbonden bot

## De opdrachten

command-pickomino = Het dobbelspel Pickomino (Regenwormen) en de editie Extrawurm spelen, bestuderen en programmeren.
command-apply = De stelling na een beurt tonen.
command-arena = Bots tegen elkaar laten spelen en meten welke sterker is.
    De plaatsen rouleren en de worpen zijn voor iedereen gelijk; de winst staat er ruw en gecorrigeerd voor geluk. Ctrl-C
    toont wat af is. De exitstatus is 1 als een bot spellen door fouten verloor.
command-backup = Een back-up maken van de database van een server, ook als die in gebruik is.
command-bench = Meten hoe snel deze computer het spel rekent.
    Gemeten worden de engine, losse en gebundelde beurten, en hele spellen op één kern en op alle. Elk getal is het beste
    van meerdere metingen, want andere programma’s kunnen een computer alleen trager maken.
command-bot = Een van onze bots het botprotocol laten spreken: één JSON-object per regel via standaardinvoer en -uitvoer.
command-bots = Alle bots tonen: hoe ze spelen, hun opties, hun sterkte en de karakters die ze kunnen hebben.
command-check-bot = Controleren of een programma het botprotocol spreekt, en zeggen wat er mis is.
command-connect = Op een server plaatsnemen en daar een bot het spel laten uitspelen.
command-doctor = Deze installatie controleren en zeggen wat er te doen is.
    Gecontroleerd worden Python, de kernels, de database, de schijf en de poort, en met --url ook de klok en de proxy.
command-hint = Zeggen wat elke keuze waard is, en waarom.
    Per keuze: de winstkans, wat die kost, de verwachte wormen en de kans op mislukken.
command-legal = De toegestane acties tonen, één per regel.
    Er zijn er geen zolang er gegooid moet worden of als het spel afgelopen is.
command-odds = De kansen van de beurt tonen: elke tegel of beter en precies, verwachte wormen, kans op mislukken.
    Midden in een beurt voor elke toegestane keuze, de beste eerst.
command-perft = Tellen hoe een beurt kan verlopen, als controle van de regels.
    Geteld worden de reeksen van N paren (worp zonder volgorde, opzijgelegd symbool) vanuit een stelling, per eerste symbool.
command-play = In de terminal spelen, tegen bots of met anderen.
    Typ een actie, of een van: ? hint undo show record quit.
command-puzzle = Een puzzel tonen, en bij een antwoord of het klopt en waarom.
command-replay = Een vastgelegd spel in woorden navertellen.
command-restore = Een back-up terugzetten in een lege database, van welke soort ook.
command-review = Een vastgelegd spel nabespreken: ieders geluk, fouten en nauwkeurigheid, die samen de uitslag geven.
    Een verslag dat niet af of beschadigd is, wordt nabesproken zo ver als het klopt.
command-rules = Een spelvariant uitleggen, regel voor regel, en hoe die van classic verschilt.
command-serve = De pagina en de API aanbieden tot je stopt.
command-show = Een stelling tonen: grill, stapels, dobbelstenen, en wie er aan de beurt is.
command-simulate = Veel spellen tussen bots spelen en tonen wie hoe vaak wint, met 95%-intervallen.
    De spellen hangen alleen af van regels, spelers, seed en beurtlimiet, niet van --jobs of --cluster.
    De exitstatus is 1 als een bot spellen door fouten verloor.
command-train = Een waarderingsnetwerk voor champion trainen, met onderweg een sterktecurve.
    Naast het netwerk wordt een tussenstand bewaard (BESTAND.checkpoint). Na een onderbreking gaat dezelfde opdracht daar
    verder en komt tot hetzelfde netwerk.
command-verify = De keten, de zetten, elke stelling, elke dobbelsteen en elke beslissing van bots van een afgelopen spel controleren.

## Wat opdrachten krijgen

argument-apply-turn = Een beurt, of een deel ervan; - leest de standaardinvoer.
argument-arena-bots = Twee of meer bots: champion, swing, "exec:OPDRACHT". Elk speelt tegen kopieën van alle andere, --games spellen per paar.
argument-backup-file = Waar de back-up komt.
argument-bot-spec = Welke bot: "timid", "champion:level=3".
argument-check-bot-command = Hoe het programma start: "python my_bot.py".
argument-connect-url = De link naar een tafel, of het adres van een server: dan een nieuwe tafel tegen de bot daar.
argument-puzzle-number = Een willekeurig nummer; zonder nummer de puzzel van de dag.
argument-replay-file = Een spelverslag (.pkn); - leest de standaardinvoer.
argument-restore-file = De back-up.
argument-review-file = Een spelverslag (.pkn); - leest de standaardinvoer.
argument-rules-rules = Een spelvariant, classic als er geen is opgegeven; - leest de standaardinvoer.
argument-verify-source = Het logboek van een spel: een bestand, -, of de URL van het spel of van het logboek.

## Opties

option-help = Deze hulp tonen en stoppen.
option-version = De versie tonen en stoppen.
option-install-completion = Automatisch aanvullen voor deze shell installeren.
option-show-completion = Het aanvulscript van deze shell tonen, om te kopiëren of aan te passen.
option-json = JSON tonen, voor programma’s; ook fouten.
option-lang = De taal van de uitvoer. Zonder deze optie: PICKOMINO_LANG, LC_ALL, LC_MESSAGES of LANG.
option-rules = Een spelvariant met eventuele instellingen, zoals "classic fallback=any".
option-position = Een stelling; - leest die van de standaardinvoer.
option-seats = Aantal spelers.
option-games = Aantal spellen.
option-seed = Dezelfde seed geeft dezelfde spellen.
option-jobs = Aantal processen; 0 gebruikt alle kernen.
option-turn-limit = Aantal beurten waarna de stand van dat moment telt.
option-plot = Ook een afbeelding tekenen: een bestand dat op .png of .svg eindigt.
option-records = Alle spellen in deze map schrijven, als .pkn-verslagen.
option-time-ms = Milliseconden die een programma voor een beslissing heeft.
option-database = Een bestand, of een postgresql://-URL.
option-luck = Het geluk meten en de winst ervoor corrigeren.
option-seconds = Seconden voor elke meting.
option-rounds = Hoeveel spellen van elke soort.
option-bot = De bot die speelt.
option-name = De naam waaronder hij speelt.
option-connect-seed = Seed voor de toevalskeuzes van de bot.
option-connect-claim = Terwijl het spel wacht op iemand die weg is: `bot` laat een bot verderspelen, `win` eist de overwinning op als er verder niemand meer is.
option-doctor-port = De poort waarop de server moet luisteren.
option-url = Waar anderen de server bereiken, via de proxy.
option-rollouts = Elke keuze ook zo vaak uitspelen, om de schatting te controleren.
option-hint-seed = Seed van de spellen die worden uitgespeeld.
option-depth = Hoe vaak er dobbelstenen worden opzijgelegd.
option-play-players = Wie er speelt, plaats voor plaats, gescheiden door komma’s: bots zoals champion:level=2, mensen met een hoofdletter (Ann) of als person:ann.
option-play-seed = Dezelfde seed geeft dezelfde dobbelstenen en bots.
option-own-dice = Echte dobbelstenen gooien en intypen wat ze tonen.
option-record = Het spel hier opslaan als het afgelopen is.
option-answer = Wat jij zou doen; - leest het van de standaardinvoer.
option-difficulty = Alleen puzzels van deze moeilijkheid.
option-theme = Alleen puzzels met dit thema.
option-verify = Elke puzzel in een bestand controleren; "stock" zijn de onze.
option-verify-commitment = Een hash van een seed die de server je toonde; mag meer dan eens.
option-verify-entropy = Wat jouw client aan de dobbelstenen toevoegde, hexadecimaal; mag meer dan eens.
option-verify-head = Een hash van een logboekregel die de server je toonde; mag meer dan eens.
option-as-positions = Eén stelling per regel tonen: het begin, dan na elke beurt.
option-review-plot = Ook de curve tekenen: een bestand dat op .png of .svg eindigt.
option-html = Ook het hele rapport als één webpagina schrijven.
option-comment = Ook het verslag schrijven, met de bevindingen als commentaar.
option-host = Het adres waarop geluisterd wordt.
option-port = De poort waarop geluisterd wordt; 0 neemt een vrije.
option-bot-workers = Processen waarin bots nadenken.
option-bots = Bots waartegen gasten mogen spelen, gescheiden door spaties.
option-trusted-proxies = Proxy’s waarvan de X-Forwarded-headers tellen, gescheiden door komma’s.
option-metrics-from = Netwerken naast deze computer die /metrics mogen lezen, gescheiden door komma’s.
option-origins = Andere origins die sockets mogen openen, gescheiden door komma’s.
option-hosts = Andere namen waaronder browsers deze server bereiken, gescheiden door komma’s; .example.org staat voor alle namen daaronder.
option-rate-factor = Vermenigvuldigt elke frequentielimiet: meer dan 1 waar veel mensen een adres delen.
option-share = Andere apparaten toelaten: iedereen in je netwerk kan de pagina openen en spelen, onversleuteld. Verder zien ze niets van deze computer.
option-push = Spelers die dat willen via de pushdienst van hun browser melden dat ze aan de beurt zijn.
option-open = De pagina in een browser openen.
option-names = Namen van de spelers, gescheiden door komma’s.
option-svg = Een afbeelding tekenen; - schrijft die naar de standaarduitvoer.
option-ascii = Alleen ASCII, zonder kleur.
option-simulate-players = Wie er speelt, plaats voor plaats, gescheiden door komma’s: greedy, champion:level=2, exec:… Spellen van alleen random, greedy en swing zijn het snelst.
option-csv = CSV tonen, één regel per plaats.
option-cluster = Op een Ray-cluster spelen; "local" start er hier een.
option-train-seats = Aantal spelers: 2; 3 of 4 voor beide; 5 tot 7 voor alle drie.
option-positions = Van hoeveel stellingen er geleerd wordt.
option-train-seed = Dezelfde seed geeft hetzelfde netwerk.
option-side-by-side = Spellen die naast elkaar gespeeld worden.
option-window = Beurten tussen twee leerrondes.
option-rate = Leersnelheid aan het begin.
option-trace = Hoe ver latere verrassingen in het begin meetellen.
option-start = Een netwerk om mee te beginnen, in plaats van vanaf nul.
option-against = Een beste antwoord op deze bot trainen, in plaats van tegen zichzelf te spelen.
option-hidden = Eenheden van de verborgen lagen; anders 128x32, of die van het netwerk om mee te beginnen.
option-pairs = Ook kenmerken gebruiken die twee feiten verbinden.
option-passes = Hoe vaak er van een stelling geleerd wordt.
option-tables = Vensters van spel tegen zichzelf die tegelijk gespeeld kunnen worden.
option-out = Waar het netwerk komt.
option-train-plot = Ook de sterktecurve tekenen: een bestand dat op .png of .svg eindigt.
