# Alle zinnen in het Nederlands; en.ftl legt de parameters uit. Aan tafel zeggen we je en jij.
# De woorden: tegel, grill, worm, gegrilde worm, voorraad, stapel, dobbelsteen, worp, gooien, opzijleggen, symbool, beurt, mislukken, stelen, afpakken.

## Kleine stukjes

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
# Same in English.
face-W = worm

specialist-c = de blikworm
specialist-h = de kip
specialist-r = de kraai
specialist-w = de wezel
specialist-g = de gouden dobbelsteen
specialist-a = de appel

specialist-c-start = De blikworm
specialist-h-start = De kip
specialist-r-start = De kraai
specialist-w-start = De wezel
specialist-g-start = De gouden dobbelsteen
specialist-a-start = De appel

specialist-c-label = Blikworm
specialist-h-label = Kip
specialist-r-label = Kraai
specialist-w-label = Wezel
specialist-g-label = Gouden dobbelsteen
specialist-a-label = Appel

seat-name = Plaats { $seat }
with-clause = { $sentence } (Regel { $clause })
at-token = ‘{ $token }’: { $sentence }
at-line-alone = Regel { $line }: { $sentence }
at-line = Regel { $line }, ‘{ $token }’: { $sentence }

## Wat er gebeurd is

event-rolled = { $who ->
        [you] Je gooit
       *[other] { $name } gooit
    } { $dice }.
event-set-aside = { $who ->
        [you] Je legt
       *[other] { $name } legt
    } { $count ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
       *[9] negen
    } { $face ->
        [W] { $count ->
            [one] worm
           *[other] wormen
        }
       *[other] { $face }{ $count ->
            [one] {""}
           *[other] ’en
        }
    } opzij: tot nu toe { $total }.
event-rerolled = { $who ->
        [you] Je stuurt
       *[other] { $name } stuurt
    } de wezel: al deze dobbelstenen worden opnieuw gegooid.
event-stopped = { $who ->
        [you] Je stopt
       *[other] { $name } stopt
    } met { $total }{ $canned ->
        [true] , de blikworm meegeteld
       *[false] {""}
    }.
event-took = { $who ->
        [you] Je pakt
       *[other] { $name } pakt
    } de { $tile } van de grill.
event-stole = { $who ->
        [you] Je steelt
       *[other] { $name } steelt
    } de { $tile } van { $from ->
        [you] jou
       *[other] { $victim }
    }!
event-stole-hen = { $who ->
        [you] Je krijgt
       *[other] { $name } krijgt
    } de kip van { $from ->
        [you] jou
       *[other] { $victim }
    }; zij heeft de { $tile } beschermd.
event-got-grilled-worm = { $who ->
        [you] Je krijgt
       *[other] { $name } krijgt
    } een gegrilde worm.
event-robbed = { $who ->
        [you] Je pakt
       *[other] { $name } pakt
    } een gegrilde worm af van { $from ->
        [you] jou
       *[other] { $victim }
    }.
event-no-grilled-worm = Er is geen gegrilde worm meer voor { $who ->
        [you] jou
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Je krijgt
       *[other] { $name } krijgt
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Je houdt
       *[other] { $name } houdt
    } { $specialist } en geeft { $given } terug.
event-specialist-back = { $specialist_start } staat nu op de { $tile }.
event-specialist-left = Er is geen tegel vrij: { $specialist } verdwijnt uit het spel.
event-busted = Mislukt! { $clause ->
        [T3] { $who ->
            [you] Je hebt
           *[other] { $name } heeft
        } geen nieuw symbool gegooid.
        [C1] { $who ->
            [you] Je hebt
           *[other] { $name } heeft
        } geen worm opzijgelegd.
       *[C5] Geen enkele tegel past bij { $who ->
            [you] jouw totaal
           *[other] het totaal van { $name }
        }.
    }
event-hen-stayed = De kip blijft bij { $who ->
        [you] jou
       *[other] { $name }
    }.
event-tile-returned = De { $tile } gaat terug naar de grill.
event-tile-turned = De { $tile } wordt omgedraaid.
event-turn-began = { $who ->
        [you] Jij bent aan de beurt.
       *[other] { $name } is aan de beurt.
    }
event-game-over = Het spel is afgelopen. { $tie_break ->
        [E3] Het staat gelijk met { $worms ->
            [one] één worm
           *[other] { $worms } wormen
        }, dus beslist de hoogste tegel: { $who ->
            [you] jij wint.
           *[other] { $winners } wint.
        }
        [E4] { $winners } delen de overwinning met elk { $worms ->
            [one] één worm
           *[other] { $worms } wormen
        }.
       *[none] { $who ->
            [you] Jij wint
           *[other] { $winners } wint
        } met { $worms ->
            [one] één worm
           *[other] { $worms } wormen
        }.
    }

## Waarom iets niet mag

why-roll-first = Gooi eerst de dobbelstenen.
why-dice-due = De dobbelstenen moeten nog vallen.
why-choose-face-first = Kies eerst een symbool uit de worp.
why-roll-or-stop-first = Gooi nu de andere dobbelstenen of stop.
why-rob-first = Kies eerst van wie je een gegrilde worm afpakt.
why-claim-first = Kies eerst een tegel.
why-keep-first = Kies eerst welke specialist je houdt.
why-over = Het spel is afgelopen.
why-no-dice-left = Er zijn geen dobbelstenen meer om te gooien.
why-no-golden-die = Voor negen dobbelstenen heb je de gouden nodig, en die heb je niet.
why-golden-die-late = De gouden dobbelsteen kan alleen bij de eerste worp van een beurt meedoen.
why-face-not-rolled = { $face ->
        [W] Er zit geen worm in deze worp.
       *[other] Er zit geen { $face } in deze worp.
    }
why-face-kept = { $face ->
        [W] Er liggen deze beurt al wormen opzij.
       *[other] De { $face }’en liggen deze beurt al opzij.
    }
why-no-weasel = Je hebt de wezel niet.
why-weasel-used = De wezel is deze beurt al geweest.
why-weasel-no-roll = De wezel komt alleen meteen na een worp.
why-no-canned-worm = Je hebt de blikworm niet.
why-canned-worm-disabled = De blikworm telt alleen zolang er geen dobbelsteen met een worm opzijligt.
why-canned-no-claim = Ook met de blikworm erbij krijg je geen tegel.
why-not-takable = Met jouw totaal krijg je de { $tile } niet van de grill.
why-not-stealable = Met jouw totaal kun je de { $tile } niet stelen.
why-not-robbable = Plaats { $seat } heeft geen gegrilde worm die je mag afpakken.
why-limit = Het spel is afgelopen: het was beperkt tot { $count ->
        [one] één beurt
       *[other] { $count } beurten
    }.
why-not-yours-to-keep = { $specialist_start } is niet een van de twee waaruit je kiest.

## Wat er mis is met een tekst

error-rules-preset-near = ‘{ $token }’ is geen spelvariant. Bedoelde je { $near }?
error-rules-preset = ‘{ $token }’ is geen spelvariant. Kies uit: { $known }.
error-rules-knob-near = ‘{ $token }’ is geen instelling van de regels. Bedoelde je { $near }?
error-rules-knob = ‘{ $token }’ is geen instelling van de regels. Kies uit: { $known }.
error-rules-value = ‘{ $token }’ geeft { $knob } een onbekende waarde. Kies uit: { $known }.
error-rules-twice = ‘{ $token }’ stelt { $knob } voor de tweede keer in.
error-die = ‘{ $token }’ is geen worp: ‘{ $die }’ staat niet op een dobbelsteen (1 2 3 4 5 W).
error-too-many-dice = ‘{ $token }’ zijn { $count } dobbelstenen; meer dan negen kan niet.
error-action = ‘{ $token }’ is geen actie. Acties schrijf je als roll, 4, W of stop.
error-position-long = Een stelling van { $count } tekens is te lang; het maximum is { $most }.
error-position-fields = Een stelling heeft vijf velden met telkens één spatie ertussen: GRILL PLAYERS RESERVE MOVER TURN. Dit zijn er { $count }: ‘{ $token }’.
error-tile = ‘{ $token }’ is een tegel die niet bestaat.
error-grill-tile = ‘{ $token }’ is geen tegel op de grill: schrijf het getal, dan de letter van een specialist, of x als de tegel omgedraaid is.
error-grill-order = ‘{ $token }’ staat op de verkeerde plek: de tegels op de grill moeten oplopen.
error-player = ‘{ $token }’ is geen speler: schrijf de stapel van onder naar boven of -, dan +N voor gegrilde wormen, dan :s voor een specialist.
error-reserve = ‘{ $token }’ is geen voorraad: schrijf hoeveel gegrilde wormen er nog zijn.
error-reserve-without-extras = ‘{ $token }’ is geen voorraad in deze spelvariant: er zijn geen gegrilde wormen, dus schrijf -.
error-mover = ‘{ $token }’ is geen plaats: schrijf het nummer, of - als het spel afgelopen is.
error-turn-field = ‘{ $token }’ is geen beurt: schrijf -, of KEPT:PENDING en de tekens erachter.
error-turn-when-over = ‘{ $token }’ is een beurt die nog bezig is, maar niemand is aan de beurt: schrijf -.
error-keep-held = ‘{ $token }’ moet eerst de specialist noemen die de speler al heeft.
error-player-count = Je speelt met 2 tot 7 spelers, niet met { $count }.
error-no-dice-due = Er hoeft nu niet gegooid te worden.
error-dice-count = { $due ->
        [one] Er wordt één dobbelsteen
       *[other] Er worden { $due } dobbelstenen
    } verwacht, niet { $count }.
error-turn-long = Een beurt van { $count } tekens is te lang; het maximum is { $most }.
error-turn-token = Dit is geen onderdeel van een beurt.
error-turn-spaces = Tussen de onderdelen van een beurt staat telkens één spatie, en eromheen geen: ‘{ $token }’.
error-turn-after-end = De beurt was hiervoor al afgelopen.
error-turn-goes-on = Hier kan niets meer volgen: het vorige onderdeel laat een keuze open.
error-turn-end-missing = De beurt is vanzelf gestopt, dus moet nu het einde volgen.
error-turn-other-roll = De worp op tafel is { $roll }.
error-turn-is-bust = Deze worp heeft geen nieuw symbool: de beurt is mislukt, en dat schrijf je met ‘!’.
error-turn-no-choice = Hier valt niets te kiezen.
error-turn-nine = ‘*9’ staat voor een eerste worp met negen dobbelstenen en voor niets anders.
error-turn-claim-open = Hier zijn meerdere tegels mogelijk, en er is er geen genoemd.
error-turn-end = Met deze dobbelstenen eindigt de beurt anders: { $happened }.
error-player-name = ‘{ $token }’ kan geen naam zijn: 1 tot 40 tekens, zonder / " \ en besturingstekens.
error-record-long = Een verslag van { $count } tekens is te lang; het maximum is { $most }.
error-record-tag = ‘{ $token }’ is geen kopregel: schrijf [Naam "waarde"].
error-record-tag-twice = De kopregel { $token } komt twee keer voor.
error-record-tag-missing = De kopregel { $token } ontbreekt.
error-record-seats = Het begin heeft { $count } plaatsen, maar { $names ->
        [one] er is één speler
       *[other] er zijn { $names } spelers
    } genoemd.
error-start-due = Een spel kan niet beginnen terwijl er nog gegooid moet worden: gooi eerst.
error-record-blank = Er staat een lege regel tussen twee beurten.
error-record-line = ‘{ $token }’ is geen regel van een spel: schrijf het nummer van de beurt, een punt en de onderdelen.
error-record-number = Hier wordt beurt { $expected } verwacht, niet { $token }.
error-record-goes-on = De vorige beurt is niet af, dus moet die de laatste zijn.
error-record-limit = Door de limiet kan een spel alleen tussen twee beurten eindigen, en alleen als het nog niet afgelopen is.
error-record-result = De uitslag is { $result }, niet { $token }.
error-bot-unknown = ‘{ $token }’ is geen bot. Kies uit: { $known }.
error-bot-near = ‘{ $token }’ is geen bot. Bedoelde je { $near }?
error-bot-or-person = ‘{ $token }’ lijkt op de naam van een bot. Schrijf { $near } voor de bot, of person:{ $token } voor een mens.
error-bot-option-near = ‘{ $token }’ is geen optie van { $bot }. Bedoelde je { $near }?
error-bot-class-form = ‘{ $token }’ is geen klasse: schrijf py:pakket.module:Klasse.
error-bot-class = De bot { $token } kan niet worden geladen: { $reason }.
error-bot-class-choose = { $token } is geen bot: de methode choose(state, rng) ontbreekt.
error-bot-ends-raised = { $token }.value_ends gaf de fout { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends gaf een array met vorm { $found } terug in plaats van { $wanted }: één waarde per afloop.
error-bot-ends-value = { $token }.value_ends gaf de waarde { $value } terug; alle waarden moeten eindig zijn.
error-bot-option = ‘{ $token }’ is geen optie van { $bot }. Kies uit: { $known }.
error-bot-value = ‘{ $token }’ geeft deze optie van { $bot } een onmogelijke waarde.
error-bot-value-known = ‘{ $token }’ geeft deze optie van { $bot } een onmogelijke waarde. Kies uit: { $known }.
error-bot-command = De opdracht ‘{ $token }’ kan niet worden gestart.
error-bot-seats = Dit netwerk is gemaakt voor ten hoogste { $seats } spelers, niet voor { $players }.
error-net-file = { $file } is geen netwerk.
error-net-shape = { $file } is een netwerk voor een andere versie van dit programma.
error-net-narrow = Van een netwerk voor { $seats } plaatsen kan geen netwerk voor { $wanted } worden gemaakt.
error-net-large = Een netwerk met { $hidden } verborgen eenheden kan niet kleiner worden en geen kenmerken verliezen.
error-net-hidden = ‘{ $hidden }’ zijn geen groottes van verborgen lagen: geef twee getallen zoals 256x32, het eerste een veelvoud van 64, het tweede van 32, tot en met 1024.
error-checkpoint = { $file } is geen tussenstand van deze versie.
error-response = Tegen { $bot } kan met { $players } spelers geen beste antwoord worden getraind.

## Wat er mis is met een stelling

defect-tile-twice = Tegel { $tile } komt meer dan één keer voor.
defect-extra-tile = Tegel { $tile } hoort bij de editie Extrawurm, maar deze spelvariant is het basisspel.
defect-specialist-twice = { $specialist_start } komt meer dan één keer voor.
defect-specialist-without-extras = { $specialist_start } hoort bij de editie Extrawurm, maar deze spelvariant is het basisspel.
defect-specialist-on-turned = { $specialist_start } kan niet op de { $tile } staan, want die ligt niet open.
defect-crow-held = Plaats { $seat } kan de kraai niet hebben: niemand kan dat.
defect-grilled-without-extras = Plaats { $seat } heeft gegrilde wormen, maar deze spelvariant kent die niet.
defect-grilled-too-many = Er zijn in totaal { $count } gegrilde wormen; meer dan zeven kan niet.
defect-player-count = Je speelt met 2 tot 7 spelers, niet met { $count }.
defect-mover = Plaats { $seat } is aan de beurt, maar er zijn maar { $count } plaatsen.
defect-should-be-over = Er ligt geen tegel open, dus is het spel afgelopen en is niemand aan de beurt.
defect-should-not-be-over = Tegel { $tile } ligt open, dus is het spel niet afgelopen en is er iemand aan de beurt.
defect-golden-flag = Er zijn negen dobbelstenen in het spel, maar de speler heeft de gouden niet.
defect-weasel-flag = De wezel is gebruikt, maar de speler heeft die niet.
defect-kept-too-many = Er liggen { $count } dobbelstenen opzij; er zijn er maar { $dice }.
defect-nothing-to-decide = Hier valt niets te beslissen: de beurt gaat vanzelf verder.
defect-no-dice-to-roll = Hier kan geen worp komen: de beurt stopt vanzelf.
defect-roll-count = { $count ->
        [one] Er is één dobbelsteen
       *[other] Er zijn { $count } dobbelstenen
    } gegooid waar er { $due } verwacht worden.
defect-nothing-kept = Er liggen geen dobbelstenen opzij.
defect-rob-with-reserve = Er wordt niets afgepakt zolang er gegrilde wormen in de voorraad zijn ({ $count }).
defect-no-double-one = Er zou een gegrilde worm moeten komen, maar er liggen geen twee 1’en opzij.
defect-claim-without-worm = Er wordt een tegel gepakt, maar er ligt geen worm opzij.
defect-claim-not-taken = De bovenste tegel van de speler kan niet met deze dobbelstenen gepakt zijn.
defect-keep-not-held = De speler moet tussen twee specialisten kiezen, maar heeft er geen.

## Wat een server antwoordt als iets niet kan

error-no-identity = Dit apparaat is hier nog niet bekend. Laad de pagina opnieuw en probeer het nog eens.
error-forbidden = Dat mag je niet doen.
error-removed = Wie de tafel heeft geopend, heeft je van deze tafel verwijderd.
error-bad-origin = Dat verzoek kwam van een andere site.
error-unknown-host = Deze server heet niet { $host }. Is dat een van zijn namen, dan moet hij worden gestart met --hosts { $host }.
error-unknown-game = Die tafel bestaat niet.
error-unknown-code = Er is geen tafel met deze code. Een code geldt tot het spel begint.
error-not-found = Hier is niets.
error-method-not-allowed = Dat kan hier niet.
error-stale-version = Het spel is intussen verdergegaan. Kijk nog eens.
error-illegal-action = Dat mag nu niet.
error-no-takeback = Er valt niets ongedaan te maken.
error-not-your-turn = Je bent niet aan de beurt.
error-not-started = Het spel is nog niet begonnen.
error-already-started = Het spel is al begonnen.
error-entropy-early = Nog niet iedereen aan tafel heeft zich vastgelegd: houd je toevalsgetal tot die tijd voor jezelf.
error-entropy-mismatch = Dit is niet waarop je je had vastgelegd.
dice-alarm-rewritten = De server heeft het logboek van dit spel herschreven: regel { $version } is niet dezelfde als eerst. Vertrouw deze dobbelstenen niet.
dice-alarm-back = De server is in dit spel teruggegaan naar regel { $version }, terwijl hij er al { $known } had getoond. Na een teruggezette back-up staat dat in het logboek en komen de dobbelstenen uit een nieuw geheim; vertrouw ze anders niet.
dice-alarm-commitment = De server heeft het geheim van de dobbelstenen vervangen zonder dat het in het logboek staat. Vertrouw deze dobbelstenen niet.
dice-alarm-left-out = De dobbelstenen zijn vastgelegd voordat het aandeel van dit apparaat er was. Bij een trage verbinding kan dat gebeuren; vertrouw deze dobbelstenen anders niet.
dice-alarm-replaced = De server toont op jouw naam een ander aandeel in de dobbelstenen dan dat van dit apparaat. Vertrouw deze dobbelstenen niet.
dice-alarm-withheld = De server zegt dat je je aandeel in de dobbelstenen hebt achtergehouden. Was je de hele tijd verbonden, vertrouw hem dan niet.
error-game-over = Het spel is afgelopen.
error-frozen = Dit spel kan niet verder: het logboek kan niet worden nagespeeld.
error-table-full = De tafel is vol.
error-seat-taken = Die plaats is bezet.
error-not-away = Die speler is niet weg.
error-left-too-often = Je hebt dit spel te vaak verlaten om nog terug te komen. Een bot speelt voor je verder.
error-too-many-changes = Aan deze tafel is te veel komen en gaan geweest. Begin het spel of open een andere tafel.
error-not-absent = Het spel wacht op niemand die lang genoeg weg is.
error-not-over = Het spel is nog niet afgelopen.
error-bad-request = Dat verzoek was onleesbaar: { $where }: { $problem }.
error-bad-message = Dat bericht was onleesbaar.
error-bad-rules = ‘{ $text }’ is geen spelvariant.
error-bad-action = ‘{ $text }’ is geen actie.
error-bad-dice = Deze dobbelstenen kloppen niet: { $due ->
    [0] er wordt geen worp verwacht
    [one] er wordt één dobbelsteen verwacht
   *[other] er worden { $due } dobbelstenen verwacht
  }.
error-bot-not-allowed = De bot ‘{ $text }’ speelt hier niet mee.
error-bad-clock = De klok ‘{ $text }’ is hier niet te kiezen.
error-bad-name = ‘{ $text }’ kan geen naam zijn: 1 tot 40 zichtbare tekens, zonder / " en \.
error-name-taken = Aan deze tafel heet al iemand { $name }. Kies een naam die er minder op lijkt.
error-bad-record = Dit verslag heeft een fout in regel { $line }, bij ‘{ $token }’.
error-bad-position = Deze stelling is onmogelijk.
error-no-advice = Advies krijg je alleen als je in je eentje tegen bots speelt.
error-too-large = Dat is te groot; het maximum is { $limit } bytes.
error-too-many-requests = Te veel verzoeken. Probeer het over { $retry_after ->
        [one] één seconde
       *[other] { $retry_after } seconden
    } nog eens.
error-too-many-tables = Je hebt te veel tafels open. Speel er een uit, of probeer het over { $retry_after ->
        [one] één seconde
       *[other] { $retry_after } seconden
    } nog eens.
error-too-many-sockets = Te veel verbindingen. Probeer het over { $retry_after ->
        [one] één seconde
       *[other] { $retry_after } seconden
    } nog eens.
error-too-many-devices = Je speelt al op { $limit } apparaten, meer kan niet. Meld er eerst een af.
error-unavailable = De server kan nu niets opslaan. Er is niets veranderd; probeer het nog eens.

## De regels, stuk voor stuk. Een tweede sleutel geeft de regel zoals een instelling die verandert.

rules-section-S = Voorbereiding
rules-section-T = Een beurt
rules-section-C = Stoppen en pakken
rules-section-B = Mislukt
rules-section-E = Het einde
rules-section-X = Extrawurm

rule-S1 = Je speelt met twee tot zeven mensen en acht witte dobbelstenen. Op een dobbelsteen staan 1, 2, 3, 4, 5 en een worm; een worm telt voor 5.
rule-S2 = De tegels 21 tot en met 36 liggen open in een rij: de grill. Op elke tegel staan wormen: op 21 tot en met 24 één, op 25 tot en met 28 twee, op 29 tot en met 32 drie, op 33 tot en met 36 vier.
rule-S3 = De spelers spreken af wie begint, meestal de jongste. Daarna gaat de beurt telkens naar links.
rule-S4 = De tegels 11 en 13 komen voor de 21 te liggen, met elk één worm. Zeven gegrilde wormen vormen de voorraad. De blikworm begint op de 11, de kip op de 21, de kraai op de 23, de wezel op de 25, de gouden dobbelsteen op de 27, de appel op de 29.

rule-T1 = Je beurt begint met een worp met alle acht dobbelstenen.
rule-T2 = Kies uit de worp een symbool dat je deze beurt nog niet hebt opzijgelegd, en leg alle dobbelstenen met dat symbool opzij.
rule-T3 = Zit zo’n symbool niet in de worp, dan mislukt je beurt.
rule-T4 = Telkens als je dobbelstenen hebt opzijgelegd, gooi je alle andere opnieuw of stop je. Stoppen mag altijd, ook als je beurt daarmee mislukt. Levert stoppen een tegel op, dan moet je er een pakken.
rule-T5 = Zijn er geen dobbelstenen meer, dan stopt je beurt vanzelf.
rule-T6 = Liggen alle zes symbolen opzij, dan mag je nog verdergooien, maar geen worp kan iets nieuws brengen: je beurt zou mislukken.
rule-T6-yes = Liggen alle zes symbolen opzij, dan stopt je beurt vanzelf.

rule-C1 = Als je stopt, moet er minstens één worm opzijliggen; anders mislukt je beurt.
rule-C2 = Ligt er een tegel met precies jouw totaal open op de grill, dan pak je die en geen andere. De tegel komt open boven op je stapel; je hebt maar één stapel.
rule-C3 = Is jouw totaal gelijk aan de bovenste tegel op de stapel van een tegenstander, dan steel je die. Stelen kan alleen met precies dat totaal, en alleen de bovenste tegel.
rule-C3-optional = Is jouw totaal gelijk aan de bovenste tegel op de stapel van een tegenstander, dan mag je die stelen, of in plaats daarvan een lagere tegel van de grill pakken (C4). Heeft de grill er geen voor je, dan steel je. Stelen kan alleen met precies dat totaal, en alleen de bovenste tegel.
rule-C4 = Kan geen van beide, dan pak je de hoogste open tegel op de grill die lager is dan jouw totaal.
rule-C4-any = Kan geen van beide, dan pak je een open tegel op de grill die lager is dan jouw totaal, welke je maar wilt.
rule-C5 = Is zo’n tegel er ook niet, dan mislukt je beurt.
rule-C6 = Je eigen bovenste tegel telt hier niet: is jouw totaal daaraan gelijk, dan pak je een lagere tegel van de grill (C4).

rule-B1 = Als je beurt mislukt, gaat de bovenste tegel van je stapel, als je er een hebt, open terug naar de grill.
rule-B2 = Dan wordt de hoogste open tegel op de grill omgedraaid; die doet de rest van het spel niet meer mee. Is dat juist de tegel die je teruggaf, dan wordt er geen omgedraaid.
rule-B3 = Heb je geen tegel om terug te geven, dan wordt er geen omgedraaid.
rule-B3-yes = Heb je geen tegel om terug te geven, dan wordt de hoogste toch omgedraaid.
rule-B4 = Als je beurt mislukt, is die voorbij en tellen de opzijgelegde dobbelstenen niet.

rule-E1 = Het spel eindigt zodra er na een beurt geen tegel meer open op de grill ligt.
rule-E2 = Tel de wormen op je tegels: wie de meeste heeft, wint.
rule-E3 = Bij een gelijke stand beslist de hoogste tegel: van wie gelijkstaat, wint wie die tegel ergens in de stapel heeft. Elke tegel is beter dan geen.
rule-E4 = Staan spelers zonder één tegel gelijk, dan delen ze de overwinning.
rule-E5 = De regels stellen geen grens aan de duur van een spel. Hier eindigt het uiterlijk na 1000 beurten, tenzij er iets anders is afgesproken, en telt de stand van dat moment.

rule-X1 = De 11 en de 13 pak je alleen met precies dat totaal en alleen van de grill, en niemand kan ze stelen. Met een totaal van 12 of van 14 tot en met 20 mislukt je beurt dus, en ook met 11 of 13 als die tegel niet open op de grill ligt. Verder zijn het tegels als alle andere; ook als alleen die twee nog open liggen, gaat het spel door.
rule-X2 = Dubbele één: telkens als je twee of meer 1’en opzijlegt, krijg je meteen een gegrilde worm, hoe je beurt ook afloopt. Meer 1’en leveren niet meer op.
rule-X3 = Een gegrilde worm komt uit de voorraad. Is die leeg, dan pak je er een af van een tegenstander naar keuze, maar niet van wie de kip heeft. Heeft niemand er een die je mag afpakken, dan krijg je er geen.
rule-X4 = Een gegrilde worm telt aan het einde voor één worm. Een mislukte beurt kost je nooit gegrilde wormen.
rule-X5 = Staat er een specialist op de tegel die je van de grill pakt, dan krijg je die erbij, behalve de kraai. Steel je van een tegenstander die een specialist heeft, dan krijg je die ook.
rule-X6 = Je hebt ten hoogste één specialist. Krijg je een tweede, dan kies je welke je houdt; de andere gaat terug naar de grill (X7).
rule-X7 = Een specialist gaat terug naar de laagste open tegel waarop er geen staat, 11 en 13 inbegrepen. Is geen tegel vrij, dan verdwijnt de specialist uit het spel.
rule-X8 = Een mislukte beurt kost je ook je specialist, zelfs als je geen tegel hebt. Eerst gaat je tegel terug, dan je specialist, dan wordt de hoogste tegel omgedraaid; een specialist die daarop stond, gaat als laatste terug.
rule-X9 = De kip bewaakt je tegels: heb je haar en mislukt je beurt, dan geef je geen tegel terug en wordt er geen omgedraaid; alleen de kip gaat terug. Heb je geen tegel, dan blijft ze bij je.
rule-X10 = Wie zou stelen van de speler met de kip, krijgt de kip in plaats van de tegel, en dat is een geslaagde beurt. Ligt de 11 of de 13 boven op de stapel, dan is ze niet te krijgen. De gegrilde wormen van wie haar heeft, kunnen niet worden afgepakt.
rule-X11 = De blikworm: stop je zonder dat er een worm opzijligt, dan mag je de blikworm als worm tellen. Je totaal wordt 5 hoger en je mag stoppen. Dat mag alleen als je er een tegel mee krijgt; de blikworm raakt niet op, en ook als er geen dobbelstenen meer zijn, is de keuze aan jou. Een worp redt hij niet, en zodra je een worm opzijlegt, heb je er deze beurt niets meer aan.
rule-X12 = De wezel: één keer per beurt, na een worp en voordat je een symbool kiest, mag je alle zojuist gegooide dobbelstenen opnieuw gooien, ook als je beurt anders zou mislukken; de tweede worp geldt. De gouden dobbelsteen: aan het begin van je beurt, en alleen dan, mag je met negen dobbelstenen gooien in plaats van acht; het is een dobbelsteen als de andere. De appel: drie wormen voor wie hem aan het einde heeft.
rule-X13 = Niemand heeft ooit de kraai. Wie de tegel onder haar pakt, krijgt een gegrilde worm, en de kraai verhuist meteen naar de laagste vrije tegel (X7).
rule-X14 = Of het spel is afgelopen, wordt bepaald als alle specialisten en gegrilde wormen van de beurt hun plaats hebben gevonden.

## Spelvarianten

preset-classic = Klassiek
preset-extrawurm = Extrawurm
preset-house = Huisregels
preset-squeakers = Piepkuikens

preset-classic-about = Het basisspel zoals de volledige spelregels het beschrijven.
preset-extrawurm-about = De editie met de tegels 11 en 13, zes specialisten en gegrilde wormen.
preset-house-about = Het basisspel volgens een korte versie van de regels: je kiest zelf een lagere tegel, en bij elke mislukte beurt wordt een tegel omgedraaid.
preset-squeakers-about = Het basisspel volgens een andere korte versie: je hoeft niet te stelen, bij elke mislukte beurt wordt een tegel omgedraaid, en met zes symbolen is de beurt voorbij.

knob-extras = Welke editie speel je?
knob-extras-no = Het basisspel: de tegels 21 tot en met 36 en acht dobbelstenen.
knob-extras-yes = Met de tegels 11 en 13, de specialisten en de gegrilde wormen.
knob-extras-why = Extrawurm is hetzelfde spel met meer in de doos. Laat de extra’s in de doos en je speelt het basisspel.
knob-fallback = Welke tegel pak je als je de tegel met jouw totaal niet kunt pakken of stelen?
knob-fallback-nearest = De hoogste eronder.
knob-fallback-any = Elke tegel eronder, naar keuze.
knob-fallback-why = De volledige regels geven je de eerstvolgende lagere tegel. Eén korte versie zegt alleen dat de tegel lager is, en laat de keuze dus aan jou.
knob-steal = Moet je stelen als jouw totaal gelijk is aan de bovenste tegel van een tegenstander?
knob-steal-forced = Ja.
knob-steal-optional = Nee, als er een lagere tegel voor je op de grill ligt.
knob-steal-why = Volgens de volledige regels mag je stelen, maar een lagere tegel krijg je alleen als er niets te stelen is. Bij één korte versie mag je ervan afzien.
knob-flip_empty_handed = Wordt er na een mislukte beurt ook een tegel omgedraaid als je er geen hebt om terug te geven?
knob-flip_empty_handed-no = Nee.
knob-flip_empty_handed-yes = Ja, de hoogste.
knob-flip_empty_handed-why = De volledige regels sparen wie niets te verliezen heeft. Volgens de korte wordt er toch een tegel omgedraaid, en dat maakt het spel korter.
knob-six_faces_end_turn = Wat gebeurt er als alle zes symbolen opzijliggen?
knob-six_faces_end_turn-no = Je mag nog verdergooien, maar dan mislukt je beurt.
knob-six_faces_end_turn-yes = De beurt stopt vanzelf.
knob-six_faces_end_turn-why = Eén korte versie beëindigt de beurt daar; de andere zeggen er niets over. Het bespaart je alleen een worp die niet kan slagen.

rules-title = Spelvariant: { $name }
rules-same = Dit is het basisspel zelf.
rules-differs = Wat er anders is dan bij Klassiek, met een ster bij de regels waar het om gaat:

## Een stelling in woorden

show-grill-empty = Er ligt geen tegel op de grill.
show-reserve = { $count ->
        [0] Er zijn geen gegrilde wormen meer in de voorraad.
        [one] Er is nog één gegrilde worm in de voorraad.
       *[other] Er zijn nog { $count } gegrilde wormen in de voorraad.
    }
show-worms = { $count ->
        [one] één worm
       *[other] { $count } wormen
    }
show-grilled = { $count ->
        [one] waarvan één gegrild
       *[other] waarvan { $count } gegrild
    }
show-no-tile = geen tegel
show-kept = Opzij
show-total = samen { $total }
show-total-canned = samen { $total }, de blikworm meegeteld
show-rolled = Gegooid
show-nine-dice = De gouden dobbelsteen doet mee: negen dobbelstenen.
show-weasel-used = De wezel is deze beurt al geweest.
show-start = { $who ->
        [you] Jij mag
       *[other] { $name } mag
    } gooien.
show-due = Er { $count ->
        [one] valt zo één dobbelsteen
       *[other] vallen zo { $count } dobbelstenen
    } voor { $who ->
        [you] jou
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Je kiest
       *[other] { $name } kiest
    } een symbool.
show-weasel-or-bust = Geen nieuw symbool: { $who ->
        [you] stuur de wezel, of laat
       *[other] { $name } stuurt de wezel, of laat
    } de beurt mislukken.
show-roll-or-stop = { $who ->
        [you] Je gooit
       *[other] { $name } gooit
    } { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    } of stopt.
show-count-canned = Er zijn geen dobbelstenen meer: { $who ->
        [you] je beslist
       *[other] { $name } beslist
    } of de blikworm meetelt.
show-rob = { $who ->
        [you] Je kiest
       *[other] { $name } kiest
    } wie een gegrilde worm moet afstaan.
show-claim = { $who ->
        [you] Je kiest
       *[other] { $name } kiest
    } een tegel.
show-keep = { $who ->
        [you] Je kiest
       *[other] { $name } kiest
    } tussen { $held } en { $offered }.
show-over = Het spel is afgelopen. { $tie_break ->
        [E3] De hoogste tegel beslist: { $who ->
            [you] jij wint.
           *[other] { $winners } wint.
        }
        [E4] { $winners } delen de overwinning.
       *[none] { $who ->
            [you] Jij wint.
           *[other] { $winners } wint.
        }
    }

## Karakters van bots: een naam, en in één regel hoe ze spelen

character-bold = waaghalzig
character-bold-about = Haalt de schouders op over een mislukte beurt en gooit verder voor een hogere tegel.
character-cautious = voorzichtig
character-cautious-about = Is bang voor een mislukte beurt en pakt wat zeker is.
character-thief = diefachtig
character-thief-about = Steelt liever een tegel dan er een van de grill te pakken.
character-collector = hebberig
character-collector-about = Wil tegels met veel wormen en steelt zelden.
