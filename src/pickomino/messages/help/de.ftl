# Was `pickomino --help` auf Deutsch sagt; en.ftl erklärt den Aufbau.

## Drumherum

help-usage = Aufruf:
help-arguments = Argumente:
help-options = Optionen:
help-commands = Befehle:
help-examples = Beispiele:
help-default = Vorgabe:
help-variable = Variable:
help-required = erforderlich
help-more = „pickomino BEFEHL --help“ erklärt einen Befehl.

## Was für einen Wert steht

value-options = [OPTIONEN]
value-command = BEFEHL
value-program = BEFEHL
value-n = N
value-text = TEXT
value-file = DATEI
value-folder = ORDNER
value-lang = SPRACHE
value-rules = REGELN
value-preset = [REGELVARIANTE] [EINSTELLUNG=WERT]…
value-position = STELLUNG
value-players = SPIELER
value-names = NAMEN
value-turn = ZUG
value-action = AKTION
value-bot = BOT
value-bots = BOT BOT…
value-number = NUMMER
value-theme = THEMA
value-address = ADRESSE
value-database = DATENBANK
value-addresses = ADRESSEN
value-urls = URLS
value-name = NAME
value-url = URL
value-log = PROTOKOLL

## Was ohne Angabe gilt

default-database = eine Datei in deinem Datenordner
default-port = 8000, oder ein freier, wenn der belegt ist
default-play-players = du gegen einen mittelstarken Bot
default-name = Verbundener Bot

## Die Befehle

command-pickomino = Das Würfelspiel Pickomino und seine Ausgabe Extrawurm spielen, verstehen und programmieren.
command-apply = Die Stellung nach einem Zug ausgeben.
command-arena = Bots gegeneinander spielen lassen und messen, welcher stärker ist.
    Die Plätze wechseln, die Würfe sind für alle gleich; die Siegquoten stehen roh da und glücksbereinigt. Strg-C zeigt,
    was fertig ist. Der Rückgabewert ist 1, wenn ein Bot Spiele kampflos verloren hat.
command-backup = Die Datenbank eines Servers sichern, auch während er läuft.
command-bench = Messen, wie schnell dieser Rechner das Spiel rechnet.
    Gemessen werden die Engine, einzelne und gebündelte Züge und ganze Spiele auf einem und auf allen Kernen. Jede Zahl
    ist die beste aus mehreren Durchläufen, denn andere Programme können einen Rechner nur bremsen.
command-bot = Einen unserer Bots das Bot-Protokoll sprechen lassen: ein JSON-Objekt pro Zeile auf Standardein- und -ausgabe.
command-bots = Alle Bots auflisten: wie sie spielen, ihre Optionen, ihre Stärke und ihre möglichen Charaktere.
command-check-bot = Prüfen, ob ein Programm das Bot-Protokoll spricht, und sagen, was nicht stimmt.
command-connect = Auf einem Server Platz nehmen und einen Bot bis zum Ende spielen lassen.
command-doctor = Diese Installation prüfen und sagen, was zu tun ist.
    Geprüft werden Python, der Solver, die Datenbank, der Speicherplatz und der Port, mit --url auch die Uhr und der Proxy.
command-hint = Sagen, was jede Wahl wert ist und warum.
    Zu jeder Wahl: die Gewinnchance, was sie kostet, erwartete Würmer und das Fehlwurfrisiko.
command-legal = Die erlaubten Aktionen ausgeben, eine pro Zeile.
    Es gibt keine, solange ein Wurf aussteht oder wenn das Spiel aus ist.
command-odds = Die Chancen im Zug ausgeben: jede Portion oder besser und genau, erwartete Würmer, Fehlwurfrisiko.
    Mitten im Zug für jede erlaubte Wahl, die beste zuerst.
command-perft = Zählen, auf wie viele Arten ein Zug verlaufen kann, als Probe der Regeln.
    Gezählt werden die Folgen von N Paaren (ungeordneter Wurf, beiseitegelegte Seite) ab einer Stellung, nach der ersten Seite.
command-play = Im Terminal spielen, gegen Bots oder mit anderen.
    Gib eine Aktion ein oder eines von: ? hint undo show record quit.
command-puzzle = Eine Aufgabe zeigen, und zu einer Antwort, ob sie stimmt und warum.
command-replay = Ein mitgeschriebenes Spiel in Worten nacherzählen.
command-restore = Eine Sicherung in eine leere Datenbank zurückspielen, gleich welcher Art.
command-review = Ein mitgeschriebenes Spiel besprechen: Glück, Fehler und Genauigkeit aller, in Summe das Ergebnis.
    Eine unfertige oder fehlerhafte Mitschrift wird so weit besprochen, wie sie stimmt.
command-rules = Eine Regelvariante Regel für Regel erklären, und worin sie sich von classic unterscheidet.
command-serve = Die Seite und die API bereitstellen, bis zum Abbruch.
command-show = Eine Stellung zeigen: Grill, Stapel, Würfel, und wer an der Reihe ist.
command-simulate = Viele Spiele zwischen Bots spielen und ausgeben, wer wie oft gewinnt, mit 95-%-Intervallen.
    Die Spiele hängen nur von Regeln, Spielern, Startwert und Zuggrenze ab, nicht von --jobs oder --cluster.
    Der Rückgabewert ist 1, wenn ein Bot Spiele kampflos verloren hat.
command-train = Ein Bewertungsnetz für champion trainieren; eine Kurve zeigt, wie stark es wird.
    Neben dem Netz liegt ein Zwischenstand (DATEI.checkpoint). Nach einer Unterbrechung macht derselbe Befehl dort weiter
    und kommt zum selben Netz.
command-verify = Kette, Züge, jede Stellung, jeden Würfel und jede Entscheidung von Bots eines beendeten Spiels prüfen.

## Was Befehle bekommen

argument-apply-turn = Ein Zug oder ein Teil davon; - liest die Standardeingabe.
argument-arena-bots = Zwei Bots oder mehr: champion, swing, "exec:BEFEHL". Jeder spielt gegen Kopien aller anderen, --games Spiele pro Paar.
argument-backup-file = Wohin die Sicherung geschrieben wird.
argument-bot-spec = Welcher Bot: "timid", "champion:level=3".
argument-check-bot-command = Wie das Programm startet: "python my_bot.py".
argument-connect-url = Der Link zu einem Tisch oder die Adresse eines Servers: dann ein neuer Tisch gegen dessen Bot.
argument-puzzle-number = Irgendeine Zahl; ohne sie die Aufgabe des Tages.
argument-replay-file = Eine Mitschrift (.pkn); - liest die Standardeingabe.
argument-restore-file = Die Sicherung.
argument-review-file = Eine Mitschrift (.pkn); - liest die Standardeingabe.
argument-rules-rules = Die Regelvariante, ohne Angabe classic; - liest die Standardeingabe.
argument-verify-source = Das Protokoll eines Spiels: eine Datei, -, oder die URL des Spiels oder seines Protokolls.

## Optionen

option-help = Diese Hilfe zeigen und beenden.
option-version = Die Version ausgeben und beenden.
option-install-completion = Die Vervollständigung für diese Shell einrichten.
option-show-completion = Das Skript zur Vervollständigung für diese Shell ausgeben, zum Kopieren oder Anpassen.
option-json = JSON für Programme ausgeben, auch bei Fehlern.
option-lang = Die Sprache der Ausgabe. Ohne Angabe: PICKOMINO_LANG, LC_ALL, LC_MESSAGES oder LANG.
option-rules = Die Regelvariante, auch mit Einstellungen, etwa "classic fallback=any".
option-position = Eine Stellung; - liest sie von der Standardeingabe.
option-seats = Zahl der Spieler.
option-games = Zahl der Spiele.
option-seed = Derselbe Startwert gibt dieselben Spiele.
option-jobs = Zahl der Prozesse; 0 nimmt alle Kerne.
option-turn-limit = Züge, nach denen ein Spiel gewertet wird, wie es steht.
option-plot = Auch ein Bild zeichnen: eine Datei mit der Endung .png oder .svg.
option-records = Alle Spiele als Mitschriften (.pkn) in diesen Ordner schreiben.
option-time-ms = Millisekunden, die ein Programm für eine Entscheidung hat.
option-database = Eine Datei oder eine postgresql://-URL.
option-luck = Das Glück messen und die Siegquote darum bereinigen.
option-seconds = Sekunden für jede Messung.
option-rounds = Probespiele von jeder Art.
option-bot = Der Bot, der spielt.
option-name = Der Name, unter dem er spielt.
option-connect-seed = Startwert für den Zufall des Bots.
option-connect-claim = Während das Spiel auf jemanden wartet, der weg ist: `bot` lässt einen Bot weiterspielen, `win` beansprucht den Sieg, wenn sonst niemand mehr da ist.
option-doctor-port = Der Port, auf dem der Server lauschen soll.
option-url = Wo andere den Server erreichen, durch seinen Proxy.
option-rollouts = Jede Wahl auch so oft zu Ende spielen, um die Schätzung zu prüfen.
option-hint-seed = Startwert der ausgespielten Spiele.
option-depth = Wie oft Würfel beiseitegelegt werden.
option-play-players = Wer spielt, Platz für Platz, durch Kommas getrennt: Bots wie champion:level=2, Menschen mit großem Anfangsbuchstaben (Ann) oder als person:ann.
option-play-seed = Derselbe Startwert gibt dieselben Würfe und Bots.
option-own-dice = Mit echten Würfeln spielen und eingeben, was sie zeigen.
option-record = Das Spiel am Ende hierhin schreiben.
option-answer = Was du tun würdest; - liest es von der Standardeingabe.
option-difficulty = Nur Aufgaben dieser Schwierigkeit.
option-theme = Nur Aufgaben mit diesem Thema.
option-verify = Alle Aufgaben einer Datei prüfen; "stock" sind unsere eigenen.
option-verify-commitment = Eine Prüfsumme eines Startwerts, die der Server dir gezeigt hat; auch mehrmals.
option-verify-entropy = Was dein Client zu den Würfeln beigetragen hat, hexadezimal; auch mehrmals.
option-verify-head = Eine Prüfsumme eines Eintrags, die der Server dir gezeigt hat; auch mehrmals.
option-as-positions = Eine Stellung pro Zeile ausgeben: den Anfang, dann die nach jedem Zug.
option-review-plot = Auch die Kurve zeichnen: eine Datei mit der Endung .png oder .svg.
option-html = Auch den ganzen Bericht als eine Webseite schreiben.
option-comment = Auch die Mitschrift mit den Befunden als Kommentaren schreiben.
option-host = Die Adresse, auf der gelauscht wird.
option-port = Der Port, auf dem gelauscht wird; 0 nimmt einen freien.
option-bot-workers = Prozesse, in denen Bots nachdenken.
option-bots = Bots, gegen die Gäste spielen dürfen, durch Leerzeichen getrennt.
option-trusted-proxies = Proxys, deren X-Forwarded-Kopfzeilen gelten, durch Kommas getrennt.
option-metrics-from = Netze außer diesem Rechner, die /metrics lesen dürfen, durch Kommas getrennt.
option-origins = Weitere Ursprünge, die Verbindungen öffnen dürfen, durch Kommas getrennt.
option-rate-factor = Vervielfacht alle Ratenlimits: mehr als 1, wo sich viele eine Adresse teilen.
option-hosts = Weitere Namen, unter denen Browser diesen Server erreichen, durch Kommas getrennt; .example.org steht für alle Namen darunter.
option-share = Andere Geräte hereinlassen: Alle in deinem Netz können die Seite öffnen und spielen, unverschlüsselt. Sonst sehen sie nichts von diesem Rechner.
option-push = Mitspielende auf Wunsch über die Push-Dienste ihrer Browser benachrichtigen, wenn sie dran sind.
option-open = Die Seite in einem Browser öffnen.
option-names = Namen der Spieler, durch Kommas getrennt.
option-svg = Ein Bild zeichnen; - schreibt es auf die Standardausgabe.
option-ascii = Nur ASCII, ohne Farbe.
option-simulate-players = Wer spielt, Platz für Platz, durch Kommas getrennt: greedy, champion:level=2, exec:… Am schnellsten sind Spiele nur von random, greedy und swing.
option-csv = CSV ausgeben, eine Zeile pro Platz.
option-cluster = Auf einem Ray-Cluster spielen; "local" startet hier einen.
option-train-seats = Zahl der Spieler: 2; 3 oder 4 für beides; 5 bis 7 für alle drei.
option-positions = Aus wie vielen Stellungen gelernt wird.
option-train-seed = Derselbe Startwert gibt dasselbe Netz.
option-side-by-side = Spiele, die nebeneinander laufen.
option-window = Züge zwischen zwei Lernrunden.
option-rate = Lernrate am Anfang.
option-trace = Wie weit spätere Überraschungen anfangs zählen.
option-start = Ein Netz als Ausgangspunkt, statt bei null anzufangen.
option-against = Gegen diesen Bot trainieren, statt gegen sich selbst.
option-hidden = Einheiten der verborgenen Schichten; ohne Angabe 128x32 oder die des Ausgangsnetzes.
option-pairs = Auch Merkmale verwenden, die zwei Tatsachen verbinden.
option-passes = Wie oft aus einer Stellung gelernt wird.
option-tables = Abschnitte des Spiels gegen sich selbst, die zugleich laufen können.
option-out = Wohin das Netz geschrieben wird.
option-train-plot = Auch die Stärkekurve zeichnen: eine Datei mit der Endung .png oder .svg.
