# Sätze, die nur die Kommandozeile sagt; die sie mit der Seite teilt, stehen in ../de.ftl.

## Was am Protokoll eines Spiels nicht stimmt

verify-not-ended = Das Spiel ist nicht zu Ende: Sein Startwert ist noch geheim, also lassen sich die Würfel nicht prüfen.
verify-too-long = Das ist zu lang für das Protokoll eines Spiels.
verify-breaks-off = Das Protokoll bricht hier ab.
verify-no-json = Das ist kein JSON.
verify-form = Das ist nicht in kanonischer Form.
verify-hash = Der Eintrag passt nicht zu seiner Prüfsumme.
verify-opening = Damit beginnt kein Spiel.
verify-unreadable = Der Eintrag lässt sich nicht lesen: { $reason }.
verify-order = Der Eintrag folgt nicht auf Eintrag { $version }.
verify-position = Der Zug führt zu { $found }, gespeichert ist aber { $stored }.
verify-seed-form = Der Startwert ist nicht hexadezimal.
verify-seed = Der Startwert ist nicht der, der vorher festgelegt wurde.
verify-dice = Der Eintrag zeigt die Würfel { $shown }, der Startwert ergibt aber { $rolled }.
verify-not-open = Der Platz ist nicht frei.
verify-nobody-there = Dort sitzt niemand.
verify-dice-fixed = Die Würfel stehen schon fest.
verify-cannot-start = So kann das Spiel nicht beginnen.
verify-entropy = Das sind nicht die Zufallsbeiträge der Spieler.
verify-mover = Dieser Platz ist nicht an der Reihe.
verify-number = Die Nummer eines Wurfs fehlt.
verify-unasked = Diese Würfel hat niemand verlangt.
verify-nobody-leaves = Diesen Platz kann niemand verlassen.
verify-nobody-away = Dort ist niemand abwesend.
verify-claim = Das kann hier niemand beanspruchen.
verify-lag = Einer Uhr wurde für Verzögerungen im Netz mehr Zeit gutgeschrieben, als erlaubt ist.
verify-ended = Das Spiel ist schon zu Ende.
verify-reason = Aus diesem Grund ging das Spiel nicht zu Ende.
verify-protocol = Diese Version kennt das Format dieses Protokolls nicht.
verify-commitment = Das ist keine Festlegung, oder es ist die von jemand anderem.
verify-cannot-lock = Noch kann niemand aufgefordert werden, den eigenen Zufallsbeitrag offenzulegen.
verify-missing = Das sind nicht die Plätze, die sich nicht festgelegt hatten.
verify-reseed = Hier gibt es keinen Grund für einen neuen Startwert, oder es sind die falschen Plätze genannt.
verify-chance = Der Startwert eines Bots fehlt, folgt nicht aus dem des Spiels oder steht dort, wo kein Bot entschieden hat.
verify-bot = Der Bot { $bot } hätte hier { $chosen } gewählt, nicht { $shown }.
verify-noted-commitment = Die Festlegung { $value } steht nicht im Protokoll: Das ist nicht das Geheimnis, das dir gezeigt wurde.
verify-noted-entropy = Dein Zufallsbeitrag { $value } ist nicht in die Würfel eingeflossen.
verify-noted-head = Die Prüfsumme { $value } steht nicht im Protokoll: Es wurde umgeschrieben, nachdem du es gesehen hast.
verify-other-game = Das ist das Protokoll eines anderen Spiels, { $game }.

## Sicherungen und Datenbanken

backup-no-database = Es gibt keine Datenbank { $file }.
backup-damaged = Die Sicherung ist beschädigt.
backup-foreign = Das ist keine Sicherung von Pickomino.
backup-schema = Die Sicherung hat das Schema { $found }, dieses Programm { $known }.
backup-table = Die Sicherung nennt die Tabelle „{ $token }“, die hier unbekannt ist.
backup-column = Die Sicherung nennt eine unmögliche Spalte der Tabelle { $table }.
backup-breaks-off = Die Sicherung bricht ab.
backup-not-empty = Die Datenbank ist nicht leer.
database-kind = Eine Datenbank ist eine Datei oder eine postgresql://-URL, und das hier ist keines von beiden.
database-folder = { $file } ist ein Ordner, keine Datenbank.
database-newer = Die Tabellen dieser Datenbank stammen von einer neueren Version dieses Programms. Aktualisiere erst das Programm.
database-certificate = { $file } enthält kein Zertifikat für TLS.
database-key = { $file } enthält keinen Schlüssel, der zum Zertifikat { $certificate } passt, oder verlangt ein Passwort (sslpassword).
database-unavailable = Die Datenbank lässt sich nicht benutzen: { $reason }.
database-served = { $file } wird schon von einem anderen Prozess benutzt.
database-linked = { $file } ist eine Datei mit mehreren Namen (harten Links). SQLite würde sie beschädigen: Entferne die anderen Namen oder kopiere sie.

## Was ein Programm, das einen Server anruft, erleben kann

client-url = „{ $token }“ ist keine http- oder https-URL.
client-table = „{ $token }“ ist kein Link zu einem Tisch.
client-no-game = Diese URL nennt kein Spiel.
client-no-server = { $server } ist kein Pickomino-Server.
client-answer = Der Server antwortete mit Status { $status }.
client-nonsense = Die Antwort des Servers ließ sich nicht lesen.
client-closed = Der Server hat das Spiel geschlossen: { $reason }.

## Was ein fremder Bot falsch macht

fault-start = Der Befehl startet nicht: { $reason }.
fault-deaf = Er liest nicht, was ihm geschickt wird.
fault-long-line = Er schrieb eine Zeile mit mehr als { $most } Bytes.
fault-silent = Er antwortete nicht rechtzeitig.
fault-closed = Er schloss seine Ausgabe.
fault-ended = Er endete mit Status { $status }.
fault-killed = Er musste abgebrochen werden.
fault-id = Er antwortete mit der id { $token } statt { $asked }.
fault-chatter = Er schreibt immer neue Zeilen, die nichts beantworten.
fault-hello = Er muss hello mit name und author beantworten, beides Zeichenketten.
fault-no-action = Er muss decide mit action beantworten, einer Zeichenkette.
fault-illegal = „{ $token }“ ist keine der erlaubten Aktionen: { $known }.
fault-not-an-action = Er hat { $found } zurückgegeben; das ist keine Aktion.
fault-ok = Er muss { $message } mit "ok": true beantworten.
fault-no-json = Er schrieb etwas, das kein JSON ist: „{ $token }“.
fault-no-object = Er schrieb etwas, das kein JSON-Objekt ist: „{ $token }“.
fault-raised = Er hat { $error } ausgelöst ({ $where }).

## Was an einem solchen Bot geprüft wird

conformance-starts = Der Befehl startet
conformance-hello = Er beantwortet hello mit Name und Autor
conformance-games = Er spielt { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } zu { $players } nach den Regeln { $rules }
conformance-start = Er entscheidet vor dem ersten Wurf
conformance-start-golden = Er entscheidet vor dem ersten Wurf, mit dem goldenen Würfel
conformance-face = Er wählt eine Seite
conformance-weasel = Er schickt das Wiesel los oder nimmt den Fehlwurf hin
conformance-roll-or-stop = Er würfelt oder hört auf
conformance-canned = Er entscheidet, ob der Dosenwurm zählt
conformance-rob = Er wählt, wem er einen gegrillten Wurm wegnimmt
conformance-crow = Er wählt, wem er für die Krähe einen gegrillten Wurm wegnimmt
conformance-claim = Er wählt eine Portion
conformance-keep = Er wählt, welchen Spezialisten er behält
conformance-unknown-field = Er übergeht Felder, die er nicht kennt
conformance-quit = quit beendet ihn mit Status 0

## Die Kommandozeile

cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-cannot-print = In die Standardausgabe lässt sich nicht schreiben: { $reason }.
cli-not-utf8 = { $file } ist keine Textdatei in UTF-8.
cli-file-long = { $file } ist zu lang: Höchstens { $most } Zeichen sind möglich.
cli-language = Die Sprache „{ $token }“ gibt es hier nicht. Es gibt: { $known }.
cli-one-stdin = Von der Standardeingabe lässt sich nur eines lesen.
cli-usage = { $problem } (Hilfe: { $command } --help)
cli-usage-command = Es gibt keinen Befehl „{ $token }“.
cli-usage-command-near = Es gibt keinen Befehl „{ $token }“. Meintest du: { $known }?
cli-usage-option = Es gibt keine Option „{ $token }“.
cli-usage-option-near = Es gibt keine Option „{ $token }“. Meintest du: { $known }?
cli-usage-bare = { $option } braucht einen Wert.
cli-usage-flag = { $option } nimmt keinen Wert.
cli-usage-missing = { $name } fehlt.
cli-usage-surplus = Das Argument „{ $token }“ ist zu viel.
cli-usage-whole = { $option }: „{ $token }“ ist keine ganze Zahl.
cli-usage-number = { $option }: „{ $token }“ ist keine Zahl.
cli-usage-choice = { $option }: „{ $token }“ gibt es nicht, nur { $known }.
cli-usage-least = { $option } muss mindestens { $limit } sein, nicht { $value }.
cli-exclusive = { $first } und { $second } lassen sich nicht zusammen verwenden.
cli-away = Der Server antwortet nicht: { $reason }.
cli-reason-missing = Datei oder Ordner nicht gefunden
cli-reason-forbidden = keine Berechtigung
cli-reason-folder = es ist ein Ordner
cli-reason-no-folder = ein Teil des Pfads ist kein Ordner
cli-reason-full = kein Platz mehr
cli-reason-read-only = dort ist Schreiben gesperrt
cli-reason-name-long = der Name ist zu lang
cli-reason-port-taken = ein anderes Programm benutzt ihn schon
cli-reason-no-address = dieser Rechner hat diese Adresse nicht
cli-reason-refused = die Verbindung wurde abgelehnt
cli-reason-timeout = es hat zu lange gedauert
cli-reason-unknown-name = dieser Name ist unbekannt
cli-reason-certificate = dem Zertifikat wird nicht vertraut
cli-reason-tls = es kam keine TLS-Verbindung zustande
cli-compiling = Der Solver wird für diesen Rechner kompiliert; das dauert einige Sekunden, nur dieses eine Mal …
cli-needs-extra = Dafür fehlt { $module }: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: Der Dateiname eines Bildes muss auf .png oder .svg enden.
cli-odds-over = Das Spiel ist aus: Es gibt nichts mehr zu gewinnen.
cli-odds-title = Chancen von { $name }
cli-odds-choice = Wahl
cli-odds-due = Würfel fallen noch
cli-odds-worms = Erwartete Würmer
cli-odds-bust = Fehlwurfrisiko
cli-odds-tile = Portion
cli-odds-reach = Diese Portion oder besser
cli-odds-exact = Genau
cli-simulate-bot = „{ $token }“ lässt sich nicht auf einem Cluster simulieren. Das geht mit: { $known }.
cli-range = { $option } muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
cli-simulate-folder = { $folder } ist kein Ordner, in den geschrieben werden kann.
cli-simulate-cluster = Der Cluster unter { $address } antwortet nicht: { $reason }.
cli-simulate-nothing = Kein Spiel wurde zu Ende gespielt.
cli-simulate-interrupted = Unterbrochen: { $done } von { $games } { $games ->
        [one] Spiel
       *[other] Spielen
    } zu Ende gespielt.
cli-simulate-title = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } nach den Regeln „{ $rules }“
cli-simulate-games = Spiele
cli-simulate-seat = Platz
cli-simulate-player = Bot
cli-simulate-wins = Siege
cli-simulate-worms = Würmer
cli-simulate-takes = Geholt
cli-simulate-steals = Geklaut
cli-simulate-busts = Fehlwürfe
cli-simulate-length = Züge
cli-simulate-lasted = Ein Spiel dauert im Schnitt { $length } Züge; das kürzeste { $low }, der Median { $middle }, das längste { $high }.
cli-simulate-limit = { $games ->
        [one] Ein Spiel endete
       *[other] { $games } Spiele endeten
    } an der Grenze von { $limit ->
        [one] einem Zug
       *[other] { $limit } Zügen
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] ein Spiel
       *[other] { $speed } Spiele
    } pro Sekunde. Die Intervalle gelten mit 95 % Sicherheit.
cli-arena-two = Eine Arena braucht mindestens zwei Bots.
cli-arena-twice = Bei drei oder mehr Bots darf jeder nur einmal genannt werden.
cli-arena-pair = { $first } gegen { $second }
cli-arena-title = { $rules }, { $players } Spieler, Startwert { $seed }
cli-arena-second = Gegen
cli-arena-raw = Siegquote, roh
cli-arena-adjusted = Glücksbereinigt
cli-arena-axis = Siege des ersten Bots, 95-%-Intervalle
cli-arena-cross = Jeder gegen Kopien aller anderen
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Wertung
cli-arena-rounded = Gespielt werden { $games } Spiele: jeder Satz Würfe einmal von jedem der { $players } Plätze aus.
cli-arena-strikes = Fehler
cli-arena-forfeits = Kampflos verloren
cli-arena-forfeited = { $bot } hat { $count } von { $games } Spielen kampflos verloren.
cli-arena-by-forfeit = { $pair }: kampflos entschieden. Die Siegquote sagt nichts darüber, wie sie spielen.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count }-mal)
    }
cli-arena-faults = … und { $count ->
        [one] ein weiterer Fehler
       *[other] { $count } weitere Fehler
    }
cli-train-suffix = { $file }: Der Dateiname eines Netzes muss auf .npz enden.
cli-train-other = { $file } gehört zu einem anderen Lauf: { $command }
cli-train-training = Training
cli-train-error = Fehler { $error }
cli-train-resume = Angehalten. In { $file } steht, was gelernt wurde; derselbe Befehl macht dort weiter: { $command }
cli-train-stopping = Nach dieser Runde ist Schluss; noch einmal Strg-C bricht sofort ab.
cli-train-lost = Vor dem ersten Zwischenstand angehalten; nichts wurde gesichert.
cli-train-time = { $minutes } Minuten Rechenzeit zum Spielen und Lernen.
cli-train-against = gegen { $bot }
cli-train-positions = Gesehene Stellungen
cli-train-rate = Siegquote gegen { $bot }, 95-%-Intervalle
cli-bench-small = Engine und Züge
cli-bench-engine = Einfache Engine, { $rules }
cli-bench-decisions = { $count } Entscheidungen pro Sekunde
cli-bench-alone = Ein Zug mit { $dice } Würfeln, allein
cli-bench-batched = Ein Zug mit { $dice } Würfeln, { $batch } zugleich
cli-bench-games = Spiele pro Sekunde (und Entscheidungen, in Millionen)
cli-bench-players = Spieler
cli-bench-length = Züge
cli-bench-one = Ein Kern
cli-bench-all = { $cores ->
        [one] Der einzige Kern
       *[other] Alle { $cores } Kerne
    }
cli-bench-note = Jede Zahl ist die beste aus mehreren Durchläufen.
cli-replay-head = { $players } spielen nach den Regeln „{ $rules }“.
cli-replay-unfinished = Das Spiel ist nicht zu Ende.
cli-replay-limit = Nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } endet das Spiel an seiner Grenze; der Sieg geht an { $winners }.
cli-play-hint = Gib eine Aktion ein, wenn du gefragt wirst, oder drücke die Eingabetaste für die in Klammern; ? erklärt sie alle.
cli-key-roll = r, roll = die Würfel werfen, die nicht beiseiteliegen
cli-key-face = 1 2 3 4 5 w = diese Seite beiseitelegen
cli-key-stop = s, stop = aufhören
cli-key-claim = 27 = diese Portion wählen
cli-key-roll9 = n, roll9 = mit dem goldenen Würfel neun Würfel werfen
cli-key-weasel = z, ~ = das Wiesel noch einmal werfen lassen
cli-key-canned = c, stop+c = aufhören und den Dosenwurm mitzählen
cli-key-rob = rob 3 = Platz 3 einen gegrillten Wurm wegnehmen
cli-key-keep = keep h = diesen Spezialisten behalten
cli-key-enter = Eingabetaste = was in Klammern steht
cli-key-hint = h, hint = den Coach fragen
cli-key-show = t, show = den Tisch zeigen
cli-key-undo = u, undo = die letzte Entscheidung rückgängig machen, solange kein Würfel gefallen ist
cli-key-record = record = das bisherige Spiel als Mitschrift zeigen
cli-key-quit = q, quit = das Spiel verlassen
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, wirf { $count ->
        [one] einen Würfel und gib ein, was er zeigt:
       *[other] { $count } Würfel und gib ein, was sie zeigen:
    }
cli-play-left = Das Spiel bleibt unvollendet.
cli-play-no-undo = Es gibt nichts rückgängig zu machen.
cli-play-dice-fell = Seit deiner letzten Entscheidung sind Würfel gefallen, darum bleibt sie bestehen.
cli-play-you = Du
cli-perft-total = gesamt: { $count }
cli-serve-ready = Pickomino läuft unter { $url } (Strg-C beendet es)
cli-serve-others = Andere Geräte in deinem Netz erreichen es unter { $urls }
cli-serve-no-network = Es ist für andere Geräte offen, aber dieser Rechner ist in keinem Netz.
cli-serve-alone = Nur dieser Rechner erreicht es. Mit --share können Handys und andere Rechner in deinem Netz mitspielen.
cli-serve-data = Die Spiele liegen in { $where }
cli-serve-share = --share öffnet den Server für alle Geräte im Netz, --host für eine Adresse: Gib nur eins von beiden an.
cli-serve-taken = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }.
cli-serve-proxy = --trusted-proxies: „{ $token }“ ist weder eine Adresse noch ein Netz.
cli-serve-metrics = --metrics-from: „{ $token }“ ist weder eine Adresse noch ein Netz.
cli-serve-origin = --origins: „{ $token }“ ist kein Ursprung; schreib ihn wie https://example.org.
cli-serve-host = --hosts: „{ $token }“ ist kein Rechnername; schreib ihn wie play.example.org, ohne Port.
cli-connect-name = Verbundener Bot
# Same in English.
cli-connect-alarm = ALARM: { $problem }
cli-connect-checked = Das Protokoll stimmt mit allem überein, was während des Spiels festgehalten wurde. Noch einmal prüfen, mit den Bots: pickomino verify { $options }
cli-verify-true = { $game }, { $status ->
        [abandoned] abgebrochen
       *[over] zu Ende gespielt
    }: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    } und { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } geprüft, alles stimmt.
cli-verify-by-hand = Die Würfel wurden von Hand eingegeben: Die Züge sind geprüft, die Würfel lassen sich nicht prüfen.
cli-verify-contributed = Plätze, die zu den Würfeln beigetragen haben: { $seats }.
cli-verify-missing = Warnung: Diese Plätze haben nicht rechtzeitig beigetragen: { $seats }.
cli-verify-withheld = Warnung: Diese Plätze haben zurückgehalten, worauf sie sich festgelegt hatten, sodass die Würfel einen neuen Startwert bekamen: { $seats }.
cli-verify-claimed = Laut Server { $count ->
        [one] war die Person auf Platz { $seats }
       *[other] waren die Personen auf den Plätzen { $seats }
    } weg, als jemand den Sieg beansprucht oder einen Bot eingesetzt hat. Ob das stimmt, kann ein Protokoll nicht zeigen.
cli-verify-nobody = Warnung: Es fielen Würfel, zu denen keiner der Spieler beigetragen hat. Bei diesen musst du dem Server vertrauen.
cli-verify-old-protocol = Das Protokoll hat die erste Fassung: Die Spieler trugen offen zu den Würfeln bei, wer zuletzt kam, konnte also wählen.
cli-verify-reseeded = Warnung: Nach einer wiederhergestellten Sicherung bekamen die Würfel einen neuen Startwert. Anzahl: { $count }.
cli-verify-bots = Entscheidungen von Bots, hier wiederholt, mit demselben Ergebnis: { $count }.
cli-verify-bots-unchecked = Nicht geprüft: Entscheidungen von Bots, die hier nicht installiert sind oder aus einer anderen Version stammen: { $count }.
cli-verify-substituted = Warnung: Entscheidungen, die ein anderer Bot anstelle des Bots am Platz getroffen hat: { $count }.
cli-verify-no-commitment = Nicht geprüft: ob dies das Geheimnis ist, das dir vor dem Spiel gezeigt wurde (--commitment).
cli-verify-no-entropy = Nicht geprüft: ob dein eigener Zufallsbeitrag in die Würfel eingeflossen ist (--entropy).
cli-verify-no-head = Nicht geprüft: ob das Protokoll seit dem Spiel als Ganzes umgeschrieben wurde (--head).
cli-verify-hash = Letzte Prüfsumme: { $hash }
cli-verify-false = { $file } besteht die Prüfung nicht. { $problem }
cli-backup-written = { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } gesichert, SHA-256 { $digest }
cli-backup-restored = { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } wiederhergestellt, SHA-256 { $digest }
cli-check-good = gut
cli-check-bad = falsch
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Eine Prüfung ist
       *[other] { $count } Prüfungen sind
    } fehlgeschlagen.
cli-hint-title = Was { $name } tun kann
cli-hint-chance = Gewinnt
cli-hint-cost = Kostet
cli-hint-rollout = Ausgespielt
cli-hint-tiles = Chance auf jede Portion
cli-review-title = Besprechung nach den Regeln „{ $rules }“
cli-review-player = Spieler
cli-review-start = Anfang
cli-review-luck = Glück aller
cli-review-cost = Eigene Fehler
cli-review-gifts = Fehler der anderen
cli-review-revisions = Neubewertungen
cli-review-result = Ergebnis
cli-review-accuracy = Genauigkeit
cli-review-grades = Fehler und grobe Fehler
cli-review-turn = Zug
cli-review-error = Die Besprechung reicht so weit, wie die Mitschrift stimmt. { $problem }
cli-puzzle-none = Eine solche Aufgabe gibt es nicht.
cli-puzzle-theme = „{ $token }“ ist kein Thema. Es gibt: { $known }.
cli-puzzle-title = Aufgabe { $id }, Schwierigkeit { $difficulty } von 5
cli-puzzle-themes = Themen: { $themes }
cli-puzzle-ask = Was würdest du tun? { $choices }
cli-puzzle-right = Richtig: „{ $answer }“ ist die beste Wahl.
cli-puzzle-wrong = Nicht „{ $given }“: „{ $answer }“ ist besser.
cli-puzzle-count = Aufgaben
cli-puzzle-verified = { $count ->
        [one] Eine Aufgabe stimmt
       *[other] { $count } Aufgaben stimmen
    }: Der kleinste Vorsprung ist { $lead } von 100 Spielen.
cli-puzzle-played = Bei { $count ->
        [one] einer
       *[other] { $count }
    } davon wurde der Vorsprung durch Ausspielen gezeigt.
cli-puzzle-unsound = Zeile { $line }: „{ $answer }“ hat keinen klaren Vorsprung.
cli-puzzle-failed = { $count ->
        [one] Eine Aufgabe stimmt
       *[other] { $count } Aufgaben stimmen
    } nicht.
error-puzzle = „{ $token }“ ist keine Aufgabe: Schreib Regeln, Stellung, Lösung, Schwierigkeit und Themen, mit Tabulatoren dazwischen.

## Die Bots

bot-random = Irgendeine Seite; hört jedes zweite Mal auf, wenn das etwas bringt.
bot-timid = Erst Würmer, dann die Seite, die am meisten zählt; nimmt die erste Portion, die er bekommt.
bot-greedy = Spielt jeden Zug auf möglichst viele eigene Würmer.
bot-swing = Genauso, aber was er Gegnern abnimmt, zählt doppelt.
bot-champion = Spielt auf den Sieg. Niedrigere Stufen verschätzen sich und patzen, wie Menschen.
bot-py = Eine eigene Python-Klasse mit einer Methode choose(state, rng).
bot-exec = Ein eigenes Programm, das über das Bot-Protokoll spielt.
bot-option-plies = wie viele Züge er vorausschaut
bot-option-level = vom ersten Spiel bis zum Meister
bot-option-character = was er mag
bot-option-time = Sekunden, die er für eine Entscheidung brauchen darf (zwei Spieler)
bot-option-endgame = ob er Endspiele durchsucht (zwei Spieler)
bot-option-net = ein anderes Netz
cli-bots-title = Alle Bots
cli-bots-about = Wie er spielt
cli-bots-strength = Gegen greedy
cli-bots-options = Optionen, wie in champion:level=2,character=bold
cli-bots-option = Optionsname
cli-bots-values = Werte
cli-bots-meaning = Bedeutung
cli-bots-characters = Charaktere, für einen champion jeder Stufe
cli-bots-character = Charakter
cli-bots-broken = lässt sich nicht laden: { $reason }
cli-bots-note = „Gegen greedy“ ist der Anteil gewonnener Spiele, zwei Spieler, classic.

## Umgebungen für lernende Programme
error-env-render = „{ $token }“ ist keine Darstellung. Es gibt: { $known }.
error-env-reward = „{ $token }“ ist keine Belohnung. Es gibt: { $known }.
error-env-limit = { $token } ist keine Zuggrenze: Gib eine Zahl von 1 bis { $most } an.
error-env-seat = { $token } ist kein Platz: Gib eine Zahl von 1 bis { $players } an, oder None für jedes Spiel einen anderen.
error-env-opponents = { $token } ist keine Liste von Gegnern wie ["greedy", "random"].
error-env-games = { $token } ist keine Anzahl von Spielen: Gib eine Zahl von 1 bis { $most } an.
error-env-reset = Das Spiel ist aus oder hat nicht begonnen: Setz zuerst die Umgebung zurück.
error-env-index = { $token } ist keine Aktion: Aktionen sind Zahlen von 0 bis { $most }.
error-env-game = Spiel { $game }: { $reason }
error-env-weights = { $file } enthält keinen Agenten für diese Umgebungen.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } läuft mit Python { $version }.
cli-doctor-kernels = Der Solver funktioniert: Starke Bots und der Coach sind verfügbar.
cli-doctor-no-kernels = Der Solver fehlt, darum spielen nur einfache Bots und es gibt keinen Coach. So installierst du ihn: pip install "pickomino[solver]"
cli-doctor-kernels-broken = Der Solver funktioniert nicht: { $reason }. So installierst du ihn neu: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = Der Solver funktioniert, aber was er kompiliert, lässt sich in { $folder } nicht aufbewahren; darum kompiliert es jeder Prozess neu. Mach den Ordner beschreibbar oder nenne mit PICKOMINO_CACHE_DIR einen anderen.
cli-doctor-database = Die Datenbank antwortet: { $kind }.
cli-doctor-no-database = Die Datenbank lässt sich nicht benutzen: { $reason }. Prüfe --database, das Passwort und die Rechte.
cli-doctor-disk = Wo die Spiele liegen, sind { $free } MB frei.
cli-doctor-disk-full = Wo die Spiele liegen, sind nur { $free } MB frei; schaffe Platz für mindestens { $least } MB.
cli-doctor-time = Die Uhr dieses Rechners passt zur Datenbank.
cli-doctor-time-off = Die Uhr dieses Rechners weicht um { $seconds } Sekunden von den Zeiten der Datenbank ab. Stelle sie mit NTP.
cli-doctor-port = Port { $port } ist frei.
cli-doctor-port-taken = Port { $port } lässt sich nicht benutzen: { $reason }. Beende, was dort läuft, vielleicht diesen Server selbst, oder wähle mit --port einen anderen Port.
cli-doctor-port-barred = Port { $port } lässt sich nicht benutzen: { $reason }. Wähle mit --port einen über 1023 und lass einen Proxy zu ihm führen.
cli-doctor-port-served = Auf Port { $port } lauscht ein Pickomino-Server.
cli-doctor-proxy = Der Server antwortet unter { $url } und weiß, wie man ihn erreicht.
cli-doctor-no-proxy = Unter { $url } antwortet der Server nicht: { $reason }. Prüfe, ob er läuft und der Proxy zu ihm führt.
cli-doctor-proxy-untrusted = Der Server unter { $url } weiß nicht, dass man ihn über TLS erreicht. Der Proxy muss X-Forwarded-Proto und X-Forwarded-For senden, und --trusted-proxies muss seine Adresse nennen.
cli-doctor-sockets = Live-Verbindungen erreichen den Server unter { $url }.
cli-doctor-no-sockets = Live-Verbindungen erreichen den Server unter { $url } nicht. Der Proxy muss WebSockets weiterleiten, mit den Kopfzeilen Upgrade und Connection.
cli-doctor-sockets-host = Der Server unter { $url } lehnt Live-Verbindungen ab, denn er erfährt nicht, unter welchem Namen man ihn aufruft. Der Proxy muss die Kopfzeile Host so senden, wie sie vom Browser kam.
cli-doctor-clock = Die Uhren dieses Rechners und des Servers stimmen überein.
cli-doctor-clock-off = Die Uhren dieses Rechners und des Servers weichen um { $seconds } Sekunden voneinander ab. Stelle beide mit NTP.
cli-doctor-more = Um auch Uhr und Proxy zu prüfen, nenne die Adresse, die Spieler benutzen: pickomino doctor --url https://…
