# Sätze, die nur die Seite sagt; die sie mit dem Terminal teilt, stehen in ../de.ftl.

## Überall

page-title = Pickomino
page-tagline = Ein Würfelspiel am Grill, für alle mit Mut und Glück
page-close = Schließen
page-cancel = Abbrechen
page-home = Startseite
page-back = Zurück
page-loading = Einen Augenblick …
page-skip-link = Zum Inhalt springen
page-labelled = { $label }: { $value }

## Vögel

page-bird-rooster = Hahn
page-bird-duck = Ente
page-bird-goose = Gans
page-bird-turkey = Pute
page-bird-chick = Küken
page-bird-peacock = Pfau
page-bird-guinea = Perlhuhn

## Tisch

page-grill = Der Grill
page-reserve = { $count ->
        [0] Keine gegrillten Würmer im Vorrat
        [one] Ein gegrillter Wurm im Vorrat
       *[other] { $count } gegrillte Würmer im Vorrat
    }
page-tile-up = { $tile }, { $worms ->
        [one] ein Wurm
       *[other] { $worms } Würmer
    }
page-tile-down = { $tile }, umgedreht
page-stands-on = { $specialist } auf der { $tile }: Was kann diese Figur?
page-holds = { $name } hat: { $specialist }. Was kann diese Figur?
page-mark-take = nehmen
page-mark-take-long = Wer jetzt aufhört, bekommt sie
page-mark-steal = klauen
page-mark-steal-long = Wer jetzt aufhört, klaut sie
page-mark-return = zurück
page-mark-return-long = Bei einem Fehlwurf geht sie jetzt zurück
page-mark-turn = weg
page-mark-turn-long = Bei einem Fehlwurf wird sie jetzt umgedreht
page-players = Spieler
page-you = du
# Same in English.
page-absent = offline
page-away-left = gegangen; ein Bot springt ein
page-away-clock = Zeit abgelaufen; ein Bot springt ein
page-away-claimed = weg; ein Bot springt ein
page-bot = Bot, { $level }
page-worms = { $count ->
        [one] bisher ein Wurm
       *[other] bisher { $count } Würmer
    }
page-grilled = { $count ->
        [one] ein gegrillter Wurm
       *[other] { $count } gegrillte Würmer
    }
page-stack = { $name }: { $tile } oben, { $count ->
        [one] eine Portion
       *[other] { $count } Portionen
    } insgesamt. Stapel zeigen
page-stack-empty = keine Portion
page-stack-of = Stapel von { $name }
page-stack-order = Von oben nach unten:
page-turn = Der Zug
page-turn-you = Du bist dran
page-turn-name = { $name } ist dran
page-game-over = Das Spiel ist aus
page-bust = Fehlwurf!
page-skip = Vorspulen
page-rolled = Eben geworfene Würfel
page-kept = Beiseitegelegte Würfel
page-kept-none = Noch nichts beiseite
page-sum = Summe:
page-dice-ready = { $count } Würfel, bereit zum Wurf
page-dice-left = { $count ->
        [0] Kein Würfel übrig
        [one] Ein Würfel übrig
       *[other] { $count } Würfel übrig
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [one] ein Wurm
           *[other] { $count } Würmer
        }
       *[other] { $count } × { $face }
    }
page-total-after = Neue Summe: { $total }
page-actions = Was du tun kannst

## Was sich tun lässt

page-do-roll = { $dice ->
        [one] Den letzten Würfel werfen
       *[other] { $dice } Würfel werfen
    }
page-do-roll-nine = Neun Würfel werfen
page-do-weasel = Wiesel losschicken: noch einmal werfen
page-do-accept = Den Fehlwurf hinnehmen
page-do-stop = Aufhören
page-do-stop-canned = Aufhören und den Dosenwurm mitzählen
page-do-take = Die { $tile } nehmen
page-do-steal = { $name } die { $tile } klauen
page-do-steal-hen = { $name } die Henne wegnehmen
page-do-rob = { $name } einen wegnehmen
page-do-keep = Für { $specialist } entscheiden
page-do-face = { $face ->
        [W] { $count ->
            [one] Den Wurm
           *[other] Die { $count } Würmer
        }
       *[other] { $count ->
            [one] Die { $face }
           *[other] Die { $count } { $face }er
        }
    } beiseitelegen
page-do-takeback = Rückgängig
page-ask-claim = Welche Portion nimmst du?
page-ask-keep = Du kannst nur einen Spezialisten haben. Welchen behältst du?
page-ask-rob = Der Vorrat ist leer. Wem nimmst du einen gegrillten Wurm weg?
page-ask-crow = Der Vorrat ist leer. Wem nimmt die Krähe für dich einen gegrillten Wurm weg?
page-brings-take = bringt die { $tile }
page-brings-take-with = bringt die { $tile } und { $specialist }
page-brings-steal = klaut { $name } die { $tile }
page-brings-steal-with = klaut { $name } die { $tile } und { $specialist }
page-brings-hen = nimmt { $name } die Henne weg
page-brings-choose = dann wählen: { $tiles }
page-brings-bust = Fehlwurf
page-brings-bust-returned = Fehlwurf: die { $returned } geht zurück
page-brings-bust-turned = Fehlwurf: die { $turned } wird umgedreht
page-brings-bust-both = Fehlwurf: die { $returned } geht zurück, die { $turned } wird umgedreht
page-brings-doomed = kann nur mit einem Fehlwurf enden
page-choices-you = Du kannst:
page-choices-name = { $name } kann:
page-choice = { $what }, Taste { $key }.
page-choice-total = { $what }, Summe { $total }, Taste { $key }.
page-choice-brings = { $what }, { $effect }, Taste { $key }.
page-confirm-bust = Das endet mit einem Fehlwurf
page-confirm-brings = { $effect }. Trotzdem?
page-confirm-doomed = Von hier an führt kein Weg am Fehlwurf vorbei. Trotzdem?
page-confirm-no = Nein, zurück
page-confirm-yes = Ja, Fehlwurf

## Spezialisten

page-power-canned = Liegt kein Wurm bei deinen Würfeln, wenn du aufhörst, darf der Dosenwurm als einer zählen: fünf Punkte mehr und der Wurm, den du brauchst. Er verbraucht sich nicht.
page-power-hen = Sie beschützt dich. Bei einem Fehlwurf geht nur die Henne zurück auf den Grill: Du behältst deine Portion, und keine wird umgedreht. Wer bei dir klaut, bekommt die Henne statt der Portion, und niemand darf dir gegrillte Würmer wegnehmen.
page-power-crow = Niemand hat die Krähe. Nimm die Portion, auf der sie steht, und sie hüpft auf die niedrigste freie Portion und bringt dir einen gegrillten Wurm.
page-power-weasel = Einmal im Zug, gleich nach einem Wurf, wirft das Wiesel alle diese Würfel noch einmal, auch nach einem Fehlwurf. Der zweite Wurf gilt.
page-power-golden = Zu Beginn deines Zuges darfst du neun statt acht Würfel werfen.
page-power-apple = Zählt drei Würmer für die Person, die ihn am Ende hat.

## Bots

page-bot-random = Zufallsspieler
page-bot-timid = Angsthase
page-bot-greedy = Nimmersatt
page-bot-champion-level-1 = Anfänger
page-bot-champion-level-2 = Hobbyspieler
page-bot-champion-level-3 = Routinier
page-bot-champion-level-4 = Könner
page-bot-champion-level-5 = Meister
page-bot-character = { $level }, { $character }

## Startseite und Einstellungen

page-menu = Menü
page-rules = Regeln
page-mute = Ton aus
page-settings = Einstellungen
page-language = Sprache
page-theme = Aussehen
page-theme-auto = Wie das System
page-theme-dark = Abend
page-theme-light = Nachmittag
page-speed = Tempo, wenn andere ziehen
page-speed-normal = Gemütlich
page-speed-brisk = Zügig
page-speed-fast = Schnell
page-speed-instant = Sofort
page-setting-sound = Ton
page-setting-keys = Mit einzelnen Tasten spielen
page-setting-emotes = Zurufe der anderen zeigen
page-play-now = Jetzt spielen
page-play-now-go = Spielen
page-play-options = Optionen
page-your-name = Dein Name
page-edition = Ausgabe
page-edition-own = { $edition }, eigene Regeln
page-own-rules = Eigene Regeln
page-own-rules-about = { $edition }, mit eigenen Regeln.
page-how-many = Spieler
page-bot-level = Stärke der Bots
page-bot-fair = Jeder Bot wirft auf jeder Stufe dieselben ehrlichen Würfel wie du; schwächere entscheiden nur schlechter.

## Rund um einen Tisch

page-table = Tisch
page-lobby = Der Tisch wird gedeckt
page-seat-open = freier Platz
page-join = Platz nehmen
page-table-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
page-start-with-bots = { $count ->
        [one] Starten: Ein Bot nimmt den freien Platz
       *[other] Starten: Bots nehmen die { $count } freien Plätze
    }
page-starting = Alle sind da: Gleich geht es los.
page-invite-link = Link für deine Freunde
page-copy-link = Link kopieren
page-copied = Kopiert
page-invite-code = oder der Code
page-invite-qr = QR-Code des Links
page-invite-alone = Diesen Link kann nur dieser Rechner öffnen. Damit Handys und andere Rechner in deinem Netz mitspielen können, beende den Server und starte ihn mit
page-invite-or = oder
page-invite-share = Dann können alle in deinem Netz diese Seite öffnen und mitspielen. Sonst sehen sie nichts von deinem Rechner.
page-invite-network = Für Geräte im selben Netz wie dieser Rechner.
page-invite-address = Adresse
page-offline = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; dein Spiel ist sicher.
page-synced = Wieder verbunden.
page-outdated = Es gibt eine neuere Version dieser Seite.
page-reload = Neu laden
page-abandoned = Dieses Spiel wurde nicht zu Ende gespielt.
page-paused = Pause: Von den Spielern ist niemand da. Sobald jemand zurück ist, geht es weiter.
page-dice-anew = Der Server wurde aus einer Sicherung wiederhergestellt: Die Würfel bekommen ein neues Geheimnis, und es geht weiter, sobald die Spieler dazu beigetragen haben.
page-spectating = Du siehst zu.
page-own-table = Ein eigenes Spiel beginnen
page-no-table = Diesen Tisch gibt es nicht
page-no-table-text = Dieser Link führt zu keinem Tisch. Vielleicht steckt ein Tippfehler darin, oder der Tisch ist längst abgeräumt.
page-private-table = Dieser Tisch ist privat
page-private-table-text = Bitte jemanden am Tisch um den vollständigen Link oder um den kurzen Code.
page-server-away = Der Server ist nicht erreichbar
page-server-away-text = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es gleich noch einmal.
page-away-waits = Die Seite kommt von selbst wieder, sobald der Server antwortet.
page-try-again = Noch einmal versuchen
page-nowhere = Hier ist nichts
page-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht steckt ein Tippfehler darin.

## Das Ende

page-you-won = Du hast gewonnen!
page-name-won = { $name } gewinnt!
page-shared-win = { $names } teilen sich den Sieg!
page-tie-highest-tile = Gleich viele Würmer: Die höchste Portion entscheidet.
page-tie-shared = Gleich viele Würmer und keine einzige Portion: ein geteilter Sieg.
page-by-limit = Die Höchstzahl an Zügen war erreicht, und das Spiel wurde gewertet, wie es stand.
page-worms-final = { $count ->
        [one] ein Wurm
       *[other] { $count } Würmer
    }
page-rematch = Revanche
page-rematch-waits = Eine Revanche wartet auf dich.
page-share = Teilen
page-share-text = Pickomino: { $headline } – { $score }
page-review-coach = Mit dem Coach besprechen
page-download = Mitschrift herunterladen

## Mehr von der Startseite

page-play-now-about = Du gegen { $count ->
        [one] einen Bot
       *[other] { $count } Bots
    } ({ $level })
page-friends = Mit Freunden
page-friends-about = Eröffne einen Tisch und schick den Link, oder zeig den QR-Code.
page-friends-go = Freunde einladen
page-friends-open = Tisch eröffnen
page-clock = Zeit für einen Zug
page-clock-none = Ohne Uhr
page-clock-seconds = { $count } Sek.
page-clock-days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
page-listed = Den Tisch in der Liste zeigen: Alle dürfen dazukommen
page-device = An diesem Gerät
page-device-about = Mehrere Leute, ein Bildschirm: nach jedem Zug weiterreichen.
page-device-go = Reihum spielen
page-start = Spiel starten
page-player-number = Spieler { $number }
page-player-more = Noch jemand
page-bot-more = Noch ein Bot
page-code = Hast du einen Code?
page-code-label = Kurzer Code
page-code-go = Zum Tisch
page-my-games = Meine Spiele
page-open-tables = Offene Tische
page-open-tables-none = Gerade ist kein Tisch offen. Eröffne selbst einen.
page-status-lobby = wartet auf Spieler
page-status-running = läuft
page-status-over = zu Ende
page-status-abandoned = abgebrochen
page-learn = Lernen und zurückblicken
page-tutorial = Dein erstes Spiel, in drei Minuten
page-tutorial-extrawurm = Extrawurm, im Spiel erklärt
page-rules-read = Regeln lesen
page-puzzles = Aufgaben
page-analysis = Analysebrett
page-companion = Echte Würfel, echter Tisch
page-your-record = Deine Bilanz
page-open-record = Mitschrift öffnen
page-dice-counted = Alle Würfel, die hier je gefallen sind
page-something-wrong = Da ist etwas schiefgegangen ({ $code }).

## Während des Spiels

page-title-yours = Du bist dran · Pickomino
page-time-left = Restzeit: { $time }
page-time-hours = { $count } Std.
page-tools = Am Tisch
page-live = Was gerade passiert
page-story = Verlauf
page-story-empty = Noch ist nichts passiert.
page-emotes = Zurufen
page-calls = { $name }: „{ $words }“
# Same in English.
page-emote-clap = Bravo!
page-emote-laugh = Haha!
page-emote-groan = O nein …
page-emote-wow = Wahnsinn!
page-emote-think = Hm …
page-emote-hurry = Na los!
page-emote-thanks = Danke!
page-emote-well-played = Gut gespielt!
page-leave = Verlassen
page-leave-title = Den Tisch verlassen?
page-leave-text = Solange andere da sind, spielt ein Bot für dich weiter. Ist niemand mehr da, wartet das Spiel. Du kannst deinen Platz jederzeit wieder einnehmen.
page-leave-hand = Wenn du gehst, endet dieses Spiel: Niemand sonst hat die Würfel in der Hand. Die Mitschrift bleibt erhalten.
page-away-note = Ein Bot spielt für { $name }.
page-away-paused = Das Spiel macht Pause, bis du zurück bist.
page-come-back = Ich bin wieder da
page-spectators = { $count ->
        [one] eine Person sieht zu
       *[other] { $count } sehen zu
    }
page-keys = Tasten
page-keys-off = Einzelne Tasten sind in den Einstellungen abgeschaltet.
page-key-faces = diese Seite beiseitelegen
page-key-roll = würfeln
page-key-nine = neun Würfel werfen
page-key-stop = aufhören
page-key-canned = aufhören und den Dosenwurm mitzählen
page-key-weasel = das Wiesel losschicken
page-key-takeback = letzte Wahl rückgängig machen
page-key-options = die erste, zweite, dritte … Möglichkeit
page-key-space = Leertaste
page-key-skip = vorspulen
page-key-story = der Verlauf
page-key-emote = etwas zurufen
page-key-mute = Ton an oder aus
page-key-help = diese Hilfe

## Zurückblicken und andere Geräte

page-review-start = Vor dem ersten Wurf.
page-review-back = Zurück
page-review-next = Weiter
page-review-turn-back = Zug davor
page-review-turn-next = Nächster Zug
page-review-place = Stelle im Spiel
page-record-about = Eine Mitschrift ist eine Textdatei (.pkn) mit jedem Wurf und jeder Entscheidung eines Spiels. Beim Lesen wird sie anhand der Regeln geprüft.
page-record-file = Eine Datei von diesem Gerät
page-record-text = oder der Text selbst
page-record-read = Lesen
page-check = Die Würfel prüfen
page-check-about = Der Server hat sein Geheimnis vor dem Spiel festgelegt, und alle am Tisch haben einen eigenen Zufallsbeitrag dazugegeben. Jetzt ist das Geheimnis offen, und dein Browser kann jeden Würfel selbst nachrechnen.
page-check-go = Jeden Würfel prüfen
page-check-good = { $rolls ->
        [one] Der eine Wurf stimmt.
       *[other] Alle { $rolls } Würfe stimmen.
    }
page-check-by-hand = Das Protokoll ist unversehrt. Die Würfel dieses Spiels wurden von Hand geworfen und eingegeben, deshalb kann sie niemand nachprüfen.
page-check-bad = Etwas stimmt nicht. Trau diesem Spiel nicht.
page-check-chain = Das Protokoll ist unversehrt: { $count } Einträge, jeder vom nächsten versiegelt.
page-check-chain-bad = Das Protokoll wurde verändert.
page-check-commitment = Das Geheimnis ist das vor dem Spiel versprochene.
page-check-commitment-bad = Das Geheimnis ist nicht das vor dem Spiel versprochene.
page-check-dice = Jeder Würfel folgt aus dem Geheimnis und den Zufallsbeiträgen der Spieler.
page-check-dice-bad = Manche Würfel folgen nicht aus dem Geheimnis.
page-check-order-bad = Eintrag { $line } folgt nicht aus denen davor: Ein Eintrag, eine Wurfnummer oder eine Würfelzahl stimmt nicht.
page-check-bot-bad = Eintrag { $line }: Der Startwert für die Entscheidung eines Bots folgt nicht aus dem Geheimnis.
page-check-noted-bad = Das Protokoll enthält nicht, was dieses Gerät vom Spiel festgehalten hat: Es wurde umgeschrieben, oder dein Beitrag fehlt.
page-check-noted = Was dieses Gerät während des Spiels festgehalten hat, steht alles im Protokoll.
page-check-not-noted = Dieses Gerät hat vom Spiel nichts festgehalten und kann nicht sagen, ob das ganze Protokoll umgeschrieben wurde.
page-check-nobody = Es fielen Würfel, zu denen keiner der Spieler beigetragen hat: Bei diesen musst du dem Server vertrauen.
page-check-missing = Nicht rechtzeitig beigetragen haben: { $names }.
page-check-withheld = Die Würfel bekamen ein neues Geheimnis, weil zurückgehalten wurde, was festgelegt war. Das waren: { $names }.
page-check-restored = Der Server wurde während des Spiels aus einer Sicherung wiederhergestellt; seither kommen die Würfel aus einem neuen Geheimnis.
page-check-left = Hier nicht geprüft: ob jeder Zug den Regeln folgt und ob Bots nach ihrem Startwert entschieden haben. Beides prüft die Kommandozeile:
page-dice-total = { $dice } Würfel in { $rolls } Würfen.
page-dice-share = { $count } ({ $share } %)
page-dice-expected = Ein ehrlicher Würfel zeigt jede Seite in 16,67 % der Fälle.
page-move = Auf diesem Gerät spielen
page-move-text = Mit diesem Link bist du in diesem Browser dieselbe Person wie auf deinem anderen Gerät, mit allen deinen Spielen.
page-move-go = Ja, das bin ich
page-move-failed = Das hat nicht geklappt
page-move-spent = Dieser Link wurde schon benutzt, oder seine zehn Minuten sind um. Erstell auf deinem anderen Gerät einen neuen.
page-device-link = Meine Spiele auf ein anderes Gerät mitnehmen
page-device-link-about = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät. Er gilt nur einmal.
page-forget = Meine Daten löschen
page-forget-about = Löscht deinen Namen und deinen Schlüssel von diesem Server. Deine Spiele bleiben, ohne deinen Namen.
page-forget-sure = Ja, meine Daten löschen

## Der Coach am Tisch

page-coach = Coach
page-coach-shows = Was der Coach zeigt
page-coach-each = Was der Coach jeder Person zeigt, wenn sie am Zug ist
page-coach-off = Nichts
page-coach-odds = Chancen
page-coach-advice = Tipps
page-coach-off-about = Du spielst ohne Hilfe.
page-coach-odds-about = Auf jeder Portion die Chance, sie zu bekommen, bei jeder Wahl die erwarteten Würmer und das Fehlwurfrisiko.
page-coach-advice-about = Die Chancen und dazu bei jeder Wahl die Gewinnchance; die beste wird genannt und begründet.
page-coach-point = Zeig auf eine Wahl oder halte den Finger darauf, um zu sehen, wohin sie führt.
page-coach-allowed = An diesem Tisch dürfen alle den Coach fragen.
page-coach-allow = Alle dürfen während des Spiels den Coach fragen

list-and = { $first } und { $last }

## Meine Spiele, und die letzte Wahl rückgängig

page-undone = { $who ->
        [you] Du machst deine letzte Wahl rückgängig.
       *[other] { $name } macht die letzte Wahl rückgängig.
    }
page-rematch-follow = Mit zur Revanche
page-result-won = gewonnen
page-result-lost = verloren
page-result-shared = geteilter Sieg
page-game-remove = Das Spiel von { $names } aus der Liste entfernen
page-game-remove-title = Das Spiel aus der Liste entfernen?
page-game-remove-text = Das Spiel ist noch nicht zu Ende, und du verlässt es damit auch. Solange andere da sind, spielt ein Bot für dich weiter.
page-game-remove-go = Gehen und entfernen

## Wer wo sitzt

page-seats = Plätze verteilen
page-seat-kind = { $name }: Mensch oder Bot
page-seat-is-me = Person hier
page-seat-is-open = Per Einladung
page-seat-is-bot = Bot
page-seat-level = { $name }: Stufe
page-seat-character = { $name }: Charakter
page-seat-plain = ohne Eigenheiten
page-seat-plain-about = Spielt auf Sieg, sonst nichts.
page-seat-earlier = { $name } einen Platz nach vorn
page-seat-drop = Den Platz von { $name } entfernen
