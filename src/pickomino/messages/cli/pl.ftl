# Co mówi tylko wiersz poleceń; to, co dzieli ze stroną, jest w ../pl.ftl.

## Co jest nie tak z dziennikiem gry

verify-not-ended = Gra się nie skończyła: jej ziarno nie jest ujawnione, więc kostek nie da się sprawdzić.
verify-too-long = To za długie jak na dziennik gry.
verify-breaks-off = Dziennik się tu urywa.
verify-no-json = To nie jest JSON.
verify-form = To nie jest postać kanoniczna.
verify-hash = Wpis nie zgadza się ze swoim skrótem.
verify-opening = Tak nie zaczyna się gra.
verify-unreadable = Wpisu nie da się odczytać: { $reason }.
verify-order = Wpis nie następuje po wpisie { $version }.
verify-position = Ruch prowadzi do { $found }, a zapisano { $stored }.
verify-seed-form = Ziarno nie jest szesnastkowe.
verify-seed = To nie jest ziarno ustalone przed grą.
verify-dice = Wpis pokazuje kostki { $shown }, a z ziarna wynika { $rolled }.
verify-not-open = To miejsce nie jest wolne.
verify-nobody-there = Nikt tam nie siedzi.
verify-dice-fixed = Kostki są już ustalone.
verify-cannot-start = Gra nie może się tak zacząć.
verify-entropy = To nie są liczby losowe podane przez graczy.
verify-mover = To nie jest kolej tego miejsca.
verify-number = Brakuje numeru rzutu.
verify-unasked = O te kostki nikt nie prosił.
verify-nobody-leaves = Nikt nie może opuścić tego miejsca.
verify-nobody-away = Nikogo tam nie brakuje.
verify-claim = Tutaj nikt nie może niczego przejąć.
verify-lag = Za opóźnienia sieci doliczono do zegara więcej czasu, niż wolno.
verify-ended = Gra już się skończyła.
verify-reason = Gra nie skończyła się z tego powodu.
verify-protocol = Ta wersja nie zna protokołu tego dziennika.
verify-commitment = To nie jest zobowiązanie albo należy do kogoś innego.
verify-cannot-lock = Jeszcze nikogo nie można prosić o ujawnienie liczby losowej.
verify-missing = To nie są miejsca, które się nie zobowiązały.
verify-reseed = Nie ma tu powodu do nowego ziarna albo podano złe miejsca.
verify-chance = Ziarna bota brakuje, nie wynika ono z ziarna gry albo jest tam, gdzie nie decydował żaden bot.
verify-bot = Bot { $bot } wybrałby tu { $chosen }, a nie { $shown }.
verify-noted-commitment = Zobowiązania { $value } nie ma w dzienniku: to inny sekret niż ten, który ci pokazano.
verify-noted-entropy = Twoja liczba losowa { $value } nie wpłynęła na kostki.
verify-noted-head = Skrótu { $value } nie ma w dzienniku: przepisano go po tym, jak ci go pokazano.
verify-other-game = To dziennik innej gry, { $game }.

## Kopie zapasowe i bazy danych

backup-no-database = Nie ma bazy danych { $file }.
backup-damaged = Kopia zapasowa jest uszkodzona.
backup-foreign = To nie jest kopia zapasowa Pickomino.
backup-schema = Kopia zapasowa ma schemat { $found }, a ten program { $known }.
backup-table = Kopia zapasowa wymienia tabelę „{ $token }”, która jest tu nieznana.
backup-column = Kopia zapasowa wymienia niemożliwą kolumnę tabeli { $table }.
backup-breaks-off = Kopia zapasowa się urywa.
backup-not-empty = Baza danych nie jest pusta.
database-kind = Baza danych to plik albo adres postgresql://, a to nie jest ani jedno, ani drugie.
database-folder = { $file } to katalog, a nie baza danych.
database-newer = Tabele tej bazy danych utworzyła nowsza wersja tego programu. Najpierw zaktualizuj ten program.
database-certificate = { $file } nie zawiera certyfikatu TLS.
database-key = { $file } nie zawiera klucza pasującego do certyfikatu { $certificate } albo wymaga hasła (sslpassword).
database-unavailable = Nie można użyć bazy danych: { $reason }.
database-served = Pliku { $file } używa inny proces.
database-linked = { $file } to plik o kilku nazwach (twarde dowiązania). SQLite by go uszkodził: usuń pozostałe nazwy albo skopiuj plik.

## Co może spotkać program, który łączy się z serwerem

client-url = „{ $token }” to nie jest adres http ani https.
client-table = „{ $token }” to nie jest link do stołu.
client-no-game = Ten adres nie wskazuje gry.
client-no-server = { $server } to nie jest serwer Pickomino.
client-answer = Status odpowiedzi serwera: { $status }.
client-nonsense = Odpowiedzi serwera nie da się odczytać.
client-closed = Serwer zamknął grę: { $reason }.

## Co robi źle cudzy bot

fault-start = Polecenie się nie uruchamia: { $reason }.
fault-deaf = Bot nie czyta tego, co dostaje.
fault-long-line = Bot napisał za długi wiersz; limit bajtów to { $most }.
fault-silent = Bot nie odpowiedział na czas.
fault-closed = Bot zamknął swoje wyjście.
fault-ended = Bot zakończył się ze statusem { $status }.
fault-killed = Bota trzeba było przerwać.
fault-id = Bot odpowiedział z id { $token } zamiast { $asked }.
fault-chatter = Bot wciąż pisze wiersze, które na nic nie odpowiadają.
fault-hello = Bot musi odpowiedzieć na hello polami name i author, oba tekstowe.
fault-no-action = Bot musi odpowiedzieć na decide polem action, tekstowym.
fault-illegal = „{ $token }” nie należy do dozwolonych akcji: { $known }.
fault-not-an-action = Bot zwrócił { $found }, a to nie jest akcja.
fault-ok = Bot musi odpowiedzieć na { $message } przez "ok": true.
fault-no-json = Bot napisał coś, co nie jest JSON-em: „{ $token }”.
fault-no-object = Bot napisał coś, co nie jest obiektem JSON: „{ $token }”.
fault-raised = Bot zgłosił błąd { $error } ({ $where }).

## Co jest w takim bocie sprawdzane

conformance-starts = Polecenie się uruchamia
conformance-hello = Bot odpowiada na hello nazwą i autorem
conformance-games = Bot rozgrywa { $games ->
        [one] jedną grę
        [few] { $games } gry
       *[many] { $games } gier
    } według zasad { $rules }, liczba graczy { $players }
conformance-start = Bot decyduje przed pierwszym rzutem
conformance-start-golden = Bot decyduje przed pierwszym rzutem, ze złotą kostką
conformance-face = Bot wybiera symbol
conformance-weasel = Bot wysyła łasicę albo godzi się na skuchę
conformance-roll-or-stop = Bot rzuca albo kończy
conformance-canned = Bot decyduje, czy liczyć robaka w puszce
conformance-rob = Bot wybiera, komu zabrać pieczonego robaka
conformance-crow = Bot wybiera, komu wrona zabiera pieczonego robaka
conformance-claim = Bot wybiera płytkę
conformance-keep = Bot wybiera, którego specjalistę zatrzymuje
conformance-unknown-field = Bot pomija pola, których nie zna
conformance-quit = quit kończy bota ze statusem 0

## Wiersz poleceń

cli-cannot-read = Nie można odczytać { $file }: { $reason }.
cli-cannot-write = Nie można zapisać { $file }: { $reason }.
cli-cannot-print = Nie można pisać na standardowe wyjście: { $reason }.
cli-not-utf8 = { $file } to nie jest plik tekstowy w UTF-8.
cli-file-long = { $file } jest za długi: limit znaków to { $most }.
cli-language = Języka „{ $token }” tu nie ma. Dostępne: { $known }.
cli-one-stdin = Ze standardowego wejścia można wczytać tylko jedną rzecz.
cli-usage = { $problem } (Pomoc: { $command } --help)
cli-usage-command = Nie ma polecenia „{ $token }”.
cli-usage-command-near = Nie ma polecenia „{ $token }”. Czy chodziło o: { $known }?
cli-usage-option = Nie ma opcji „{ $token }”.
cli-usage-option-near = Nie ma opcji „{ $token }”. Czy chodziło o: { $known }?
cli-usage-bare = { $option } wymaga wartości.
cli-usage-flag = { $option } nie przyjmuje wartości.
cli-usage-missing = Brakuje: { $name }.
cli-usage-surplus = „{ $token }” to o jeden argument za dużo.
cli-usage-whole = { $option }: „{ $token }” to nie jest liczba całkowita.
cli-usage-number = { $option }: „{ $token }” to nie jest liczba.
cli-usage-choice = { $option }: „{ $token }” nie istnieje, tylko { $known }.
cli-usage-least = { $option }: najmniejsza wartość to { $limit }, a podano { $value }.
cli-exclusive = Nie można użyć naraz { $first } i { $second }.
cli-away = Serwer nie odpowiada: { $reason }.
cli-reason-missing = nie ma takiego pliku ani katalogu
cli-reason-forbidden = brak uprawnień
cli-reason-folder = to jest katalog
cli-reason-no-folder = część ścieżki nie jest katalogiem
cli-reason-full = brak miejsca
cli-reason-read-only = nie można tam nic zapisać
cli-reason-name-long = nazwa jest za długa
cli-reason-port-taken = używa go inny program
cli-reason-no-address = ten komputer nie ma takiego adresu
cli-reason-refused = połączenie zostało odrzucone
cli-reason-timeout = trwało to za długo
cli-reason-unknown-name = ta nazwa jest nieznana
cli-reason-certificate = jego certyfikat nie jest zaufany
cli-reason-tls = nie udało się nawiązać połączenia TLS
cli-compiling = Kompilowanie solvera dla tego komputera; potrwa kilka sekund, tylko ten jeden raz…
cli-needs-extra = Do tego potrzebny jest moduł { $module }, a nie jest zainstalowany: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: nazwa pliku obrazu musi kończyć się na .png albo .svg.
cli-odds-over = Koniec gry: nie ma już na co liczyć.
cli-odds-title = Szanse: { $name }
cli-odds-choice = Wybór
cli-odds-due = kostki się toczą
cli-odds-worms = Średnio robaków
cli-odds-bust = Ryzyko skuchy
cli-odds-tile = Płytka
cli-odds-reach = Ta płytka lub lepsza
cli-odds-exact = Dokładnie
cli-simulate-bot = Bota „{ $token }” nie da się symulować w klastrze. Da się te: { $known }.
cli-range = { $option }: wartość musi być między { $least } a { $most }, a podano { $value }.
cli-simulate-folder = { $folder } to nie jest katalog, w którym można pisać.
cli-simulate-cluster = Klaster pod adresem { $address } nie odpowiada: { $reason }.
cli-simulate-nothing = Żadna gra nie została ukończona.
cli-simulate-interrupted = Przerwano: ukończono { $done } z { $games } { $games ->
        [one] gry
       *[other] gier
    }.
cli-simulate-title = { $games ->
        [one] Jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    } według zasad „{ $rules }”
cli-simulate-games = Gry
cli-simulate-seat = Miejsce
cli-simulate-player = Gracz
cli-simulate-wins = Wygrane
cli-simulate-worms = Robaki
cli-simulate-takes = Wzięte
cli-simulate-steals = Kradzieże
cli-simulate-busts = Skuchy
cli-simulate-length = Tury
cli-simulate-lasted = Długość gry w turach: średnio { $length }, najmniej { $low }, mediana { $middle }, najwięcej { $high }.
cli-simulate-limit = { $games ->
        [one] Jedna gra skończyła
        [few] { $games } gry skończyły
       *[many] { $games } gier skończyło
    } się przez limit { $limit ->
        [one] jednej tury
       *[other] { $limit } tur
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] jedna gra
        [few] { $speed } gry
       *[many] { $speed } gier
    } na sekundę. Przedziały ufności 95%.
cli-arena-two = Arena wymaga co najmniej dwóch botów.
cli-arena-twice = Gdy botów jest trzy lub więcej, każdy może być podany tylko raz.
cli-arena-pair = { $first } kontra { $second }
cli-arena-title = { $rules }, liczba graczy { $players }, ziarno { $seed }
cli-arena-second = Przeciw
cli-arena-raw = Wygrane, surowe
cli-arena-adjusted = Bez szczęścia
cli-arena-axis = Wygrane pierwszego bota, przedziały 95%
cli-arena-cross = Każdy przeciw kopiom każdego innego
# Same in English.
cli-arena-bot = Bot
cli-arena-rating = Ranking
cli-arena-rounded = Liczba gier: { $games }. Każdy zestaw rzutów raz z każdego z { $players } miejsc.
cli-arena-strikes = Błędy
cli-arena-forfeits = Walkowery
cli-arena-forfeited = { $bot }: walkowery w { $count } z { $games } gier.
cli-arena-by-forfeit = { $pair }: rozstrzygnęły walkowery. Liczba wygranych nic nie mówi o tym, jak grają.
cli-arena-fault = { $bot }: { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } razy)
    }
cli-arena-faults = … i { $count ->
        [one] jeszcze jeden błąd
        [few] jeszcze { $count } błędy
       *[many] jeszcze { $count } błędów
    }
cli-train-suffix = { $file }: nazwa pliku sieci musi kończyć się na .npz.
cli-train-other = { $file } należy do innego przebiegu: { $command }
cli-train-training = trening
cli-train-error = błąd { $error }
cli-train-resume = Zatrzymano. W { $file } jest to, czego sieć się nauczyła; to samo polecenie rusza od tego miejsca: { $command }
cli-train-stopping = Zatrzymanie po tej rundzie; ponowne Ctrl-C zatrzymuje od razu.
cli-train-lost = Zatrzymano przed pierwszym punktem kontrolnym; nic nie zostało zapisane.
cli-train-time = Minuty procesora zużyte na grę i naukę: { $minutes }.
cli-train-against = przeciw { $bot }
cli-train-positions = Obejrzane pozycje
cli-train-rate = Wygrane przeciw { $bot }, przedziały 95%
cli-bench-small = Silnik i tury
cli-bench-engine = Zwykły silnik, { $rules }
cli-bench-decisions = { $count } { $count ->
        [one] decyzja
        [few] decyzje
       *[many] decyzji
    } na sekundę
cli-bench-alone = Tura z { $dice } kostkami, pojedynczo
cli-bench-batched = Tura z { $dice } kostkami, po { $batch } naraz
cli-bench-games = Gry na sekundę (i decyzje, w milionach)
cli-bench-players = Gracze
cli-bench-length = Tury
cli-bench-one = Jeden rdzeń
cli-bench-all = { $cores ->
        [one] Jedyny rdzeń
       *[other] Wszystkie rdzenie ({ $cores })
    }
cli-bench-note = Każda liczba to najlepsza z kilku prób.
cli-replay-head = { $players } grają według zasad „{ $rules }”.
cli-replay-unfinished = Gra nie jest ukończona.
cli-replay-limit = Po { $turns ->
        [one] jednej turze
       *[other] { $turns } turach
    } gra kończy się przez limit; zwycięstwo: { $winners }.
cli-play-hint = Na pytanie wpisz akcję albo naciśnij Enter, by wybrać tę w nawiasach; ? objaśnia wszystkie.
cli-key-roll = r, roll = rzuć kostkami, które nie są odłożone
cli-key-face = 1 2 3 4 5 w = odłóż ten symbol
cli-key-stop = s, stop = zakończ
cli-key-claim = 27 = wybierz tę płytkę
cli-key-roll9 = n, roll9 = rzuć dziewięcioma kostkami, ze złotą
cli-key-weasel = z, ~ = niech łasica powtórzy rzut
cli-key-canned = c, stop+c = zakończ i policz robaka w puszce
cli-key-rob = rob 3 = zabierz pieczonego robaka z miejsca 3
cli-key-keep = keep h = zatrzymaj tego specjalistę
cli-key-enter = Enter = to, co jest w nawiasach
cli-key-hint = h, hint = zapytaj trenera
cli-key-show = t, show = pokaż stół
cli-key-undo = u, undo = cofnij ostatnią decyzję, dopóki nie rzucono kostkami
cli-key-record = record = pokaż dotychczasową grę jako zapis
cli-key-quit = q, quit = wyjdź
cli-play-prompt = { $name }: { $choices }
cli-play-prompt-default = { $name }: { $choices } [{ $default }]
cli-play-dice = { $name }, rzuć { $count ->
        [one] jedną kostką
       *[other] { $count } kostkami
    } i wpisz, co wypadło:
cli-play-left = Gra zostaje niedokończona.
cli-play-no-undo = Nie ma czego cofać.
cli-play-dice-fell = Po twojej ostatniej decyzji rzucono już kostkami, więc nie można jej cofnąć.
cli-play-you = Ty
cli-perft-total = razem: { $count }
cli-serve-ready = Pickomino działa pod adresem { $url } (Ctrl-C zatrzymuje)
cli-serve-others = Adres dla innych urządzeń w twojej sieci: { $urls }
cli-serve-no-network = Serwer jest otwarty dla innych urządzeń, ale ten komputer nie jest w żadnej sieci.
cli-serve-alone = Dostęp ma tylko ten komputer. Z --share mogą dołączyć telefony i inne komputery w twojej sieci.
cli-serve-data = Gry są przechowywane w { $where }
cli-serve-share = --share otwiera serwer dla wszystkich urządzeń w sieci, --host pod jednym adresem: podaj tylko jedno z nich.
cli-serve-taken = Nie można nasłuchiwać pod { $host }, port { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: „{ $token }” to ani adres, ani sieć.
cli-serve-metrics = --metrics-from: „{ $token }” to ani adres, ani sieć.
cli-serve-origin = --origins: „{ $token }” to nie jest źródło; napisz je jak https://example.org.
cli-serve-host = --hosts: „{ $token }” to nie jest nazwa hosta; napisz ją tak: play.example.org, bez portu.
cli-connect-name = Połączony bot
# Same in English.
cli-connect-alarm = ALARM: { $problem }
cli-connect-checked = Dziennik zgadza się ze wszystkim, co zachowano podczas gry. Aby sprawdzić go jeszcze raz, razem z botami: pickomino verify { $options }
cli-verify-true = { $game }, { $status ->
        [abandoned] przerwana
       *[over] rozegrana do końca
    }: sprawdzono { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }, { $rolls ->
        [one] jeden rzut
        [few] { $rolls } rzuty
       *[many] { $rolls } rzutów
    } i { $dice ->
        [one] jedną kostkę
        [few] { $dice } kostki
       *[many] { $dice } kostek
    }; wszystko się zgadza.
cli-verify-by-hand = Kostki wpisano ręcznie: ruchy są sprawdzone, kostek sprawdzić się nie da.
cli-verify-contributed = Do kostek dołożyły się miejsca: { $seats }.
cli-verify-missing = Uwaga: te miejsca nie dołożyły się na czas: { $seats }.
cli-verify-withheld = Uwaga: te miejsca zataiły to, do czego się zobowiązały, więc kostki dostały nowe ziarno: { $seats }.
cli-verify-claimed = Według serwera { $count ->
        [one] na miejscu { $seats } nikogo nie było
       *[other] na miejscach { $seats } nikogo nie było
    }, gdy ktoś przejął zwycięstwo albo wezwał bota. Dziennik nie może pokazać, czy to prawda.
cli-verify-nobody = Uwaga: do niektórych kostek nikt z graczy się nie dołożył. Tu trzeba zaufać serwerowi.
cli-verify-old-protocol = Dziennik jest w pierwszym protokole: gracze dokładali się jawnie, więc kto był ostatni, mógł wybierać.
cli-verify-reseeded = Uwaga: po przywróceniu kopii kostki dostały nowe ziarno. Ile razy: { $count }.
cli-verify-bots = Decyzje botów powtórzone tutaj z tym samym wynikiem: { $count }.
cli-verify-bots-unchecked = Niesprawdzone: decyzje botów, których tu nie zainstalowano lub które są z innej wersji: { $count }.
cli-verify-substituted = Uwaga: decyzje, które podjął inny bot zamiast bota na tym miejscu: { $count }.
cli-verify-no-commitment = Niesprawdzone: czy to sekret, który pokazano ci przed grą (--commitment).
cli-verify-no-entropy = Niesprawdzone: czy twoja liczba losowa wpłynęła na kostki (--entropy).
cli-verify-no-head = Niesprawdzone: czy dziennik przepisano w całości po grze (--head).
cli-verify-hash = Ostatni skrót: { $hash }
cli-verify-false = { $file } nie przechodzi sprawdzenia. { $problem }
cli-backup-written = Zapisano { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    } z { $games ->
        [one] jednej gry
       *[other] { $games } gier
    }, SHA-256 { $digest }
cli-backup-restored = Przywrócono { $rows ->
        [one] jeden wiersz
        [few] { $rows } wiersze
       *[many] { $rows } wierszy
    } z { $games ->
        [one] jednej gry
       *[other] { $games } gier
    }, SHA-256 { $digest }
cli-check-good = dobrze
cli-check-bad = źle
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Nie powiodło się jedno sprawdzenie.
        [few] Nie powiodły się { $count } sprawdzenia.
       *[many] Nie powiodło się { $count } sprawdzeń.
    }
cli-hint-title = Co może zrobić { $name }
cli-hint-chance = Wygrywa
cli-hint-cost = Kosztuje
cli-hint-rollout = Rozegrane
cli-hint-tiles = Szansa na każdą płytkę
cli-review-title = Omówienie według zasad „{ $rules }”
cli-review-player = Gracz
cli-review-start = Początek
cli-review-luck = Szczęście wszystkich
cli-review-cost = Własne błędy
cli-review-gifts = Błędy innych
cli-review-revisions = Nowe oceny
cli-review-result = Wynik
cli-review-accuracy = Dokładność
cli-review-grades = Błędy i grube błędy
cli-review-turn = Tura
cli-review-error = Omówienie sięga do miejsca, do którego zapis się zgadza. { $problem }
cli-puzzle-none = Nie ma takiego zadania.
cli-puzzle-theme = „{ $token }” to nie jest temat. Dostępne: { $known }.
cli-puzzle-title = Zadanie { $id }, trudność { $difficulty } z 5
cli-puzzle-themes = Tematy: { $themes }
cli-puzzle-ask = Jak zagrasz? { $choices }
cli-puzzle-right = Dobrze: „{ $answer }” to najlepszy wybór.
cli-puzzle-wrong = Nie „{ $given }”: lepszy wybór to „{ $answer }”.
cli-puzzle-count = Zadania
cli-puzzle-verified = { $count ->
        [one] Jedno zadanie jest poprawne
        [few] { $count } zadania są poprawne
       *[many] { $count } zadań jest poprawnych
    }: najmniejsza przewaga to { $lead } gry na 100.
cli-puzzle-played = { $count ->
        [one] W jednym z nich
       *[other] W { $count } z nich
    } przewagę wykazało rozegranie do końca.
cli-puzzle-unsound = Wiersz { $line }: „{ $answer }” nie ma wyraźnej przewagi.
cli-puzzle-failed = { $count ->
        [one] Jedno zadanie jest błędne.
        [few] { $count } zadania są błędne.
       *[many] { $count } zadań jest błędnych.
    }
error-puzzle = „{ $token }” to nie jest zadanie: napisz zasady, pozycję, odpowiedź, trudność i tematy, oddzielone tabulatorami.

## Boty

bot-random = Dowolny symbol; w połowie przypadków kończy, gdy to coś daje.
bot-timid = Najpierw robaki, potem symbol, który daje najwięcej; bierze pierwszą dostępną płytkę.
bot-greedy = W każdej turze gra o jak najwięcej własnych robaków.
bot-swing = To samo, ale robak zabrany przeciwnikowi liczy się podwójnie.
bot-champion = Gra o wygraną. Na niższych poziomach myli się, tak jak ludzie.
bot-py = Twoja klasa w Pythonie z metodą choose(state, rng).
bot-exec = Twój program, który zna protokół botów.
bot-option-plies = ile tur naprzód patrzy
bot-option-level = od pierwszej gry do mistrza
bot-option-character = co lubi
bot-option-time = ile sekund może poświęcić na decyzję (dwóch graczy)
bot-option-endgame = czy przeszukuje końcówki (dwóch graczy)
bot-option-net = inna sieć
cli-bots-title = Wszystkie boty
cli-bots-about = Jak gra
cli-bots-strength = Przeciw greedy
cli-bots-options = Opcje, jak w champion:level=2,character=bold
cli-bots-option = Opcja
cli-bots-values = Wartości
cli-bots-meaning = Znaczenie
cli-bots-characters = Charaktery, dla bota champion na każdym poziomie
cli-bots-character = Charakter
cli-bots-broken = nie można wczytać: { $reason }
cli-bots-note = „Przeciw greedy” to odsetek wygranych gier, dwóch graczy, classic.

## Środowiska dla uczących się programów

error-env-render = „{ $token }” to nie jest sposób wyświetlania. Dostępne: { $known }.
error-env-reward = „{ $token }” to nie jest nagroda. Dostępne: { $known }.
error-env-limit = { $token } to nie jest limit tur: podaj liczbę od 1 do { $most }.
error-env-seat = { $token } to nie jest miejsce: podaj liczbę od 1 do { $players } albo None, by w każdej grze było inne.
error-env-opponents = { $token } to nie jest lista przeciwników, taka jak ["greedy", "random"].
error-env-games = { $token } to nie jest liczba gier: podaj liczbę od 1 do { $most }.
error-env-reset = Gra się skończyła albo jeszcze nie zaczęła: najpierw zresetuj środowisko.
error-env-index = { $token } to nie jest akcja: akcje to liczby od 0 do { $most }.
error-env-game = Gra { $game }: { $reason }
error-env-weights = { $file } nie zawiera agenta dla tych środowisk.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } działa z Pythonem { $version }.
cli-doctor-kernels = Jądra solvera działają: dostępne są silne boty i trener.
cli-doctor-no-kernels = Brakuje solvera, więc grają tylko proste boty i nie ma trenera. Zainstaluj go: pip install "pickomino[solver]"
cli-doctor-kernels-broken = Solver nie działa: { $reason }. Zainstaluj go ponownie: pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = Solver działa, ale tego, co kompiluje, nie można zachować w { $folder }, więc każdy proces kompiluje to od nowa. Zezwól na zapis w tym katalogu albo wskaż inny przez PICKOMINO_CACHE_DIR.
cli-doctor-database = Baza danych odpowiada: { $kind }.
cli-doctor-no-database = Nie można użyć bazy danych: { $reason }. Sprawdź --database, hasło i uprawnienia.
cli-doctor-disk = Tam, gdzie są gry, wolne jest { $free } MB.
cli-doctor-disk-full = Tam, gdzie są gry, wolne jest tylko { $free } MB; zwolnij co najmniej { $least } MB.
cli-doctor-time = Zegar tego komputera zgadza się z bazą danych.
cli-doctor-time-off = Zegar tego komputera różni się o { $seconds } s od czasów w bazie danych. Ustaw go przez NTP.
cli-doctor-port = Port { $port } jest wolny.
cli-doctor-port-taken = Nie można użyć portu { $port }: { $reason }. Zatrzymaj to, co tam nasłuchuje, może właśnie ten serwer, albo wybierz inny przez --port.
cli-doctor-port-barred = Nie można użyć portu { $port }: { $reason }. Wybierz przez --port port powyżej 1023 i niech prowadzi do niego proxy.
cli-doctor-port-served = Na porcie { $port } nasłuchuje serwer Pickomino.
cli-doctor-proxy = Serwer odpowiada pod { $url } i wie, jak się z nim łączą.
cli-doctor-no-proxy = Serwer nie odpowiada pod { $url }: { $reason }. Sprawdź, czy działa i czy prowadzi do niego proxy.
cli-doctor-proxy-untrusted = Serwer pod { $url } nie wie, że połączenia przychodzą przez TLS. Proxy musi wysyłać X-Forwarded-Proto i X-Forwarded-For, a --trusted-proxies musi podawać jego adres.
cli-doctor-sockets = Połączenia na żywo docierają do serwera pod { $url }.
cli-doctor-no-sockets = Połączenia na żywo nie docierają do serwera pod { $url }. Proxy musi przekazywać WebSockety, z nagłówkami Upgrade i Connection.
cli-doctor-sockets-host = Serwer pod { $url } odrzuca połączenia na żywo, bo nie wie, pod jaką nazwą się z nim łączą. Proxy musi wysyłać nagłówek Host taki, jaki przyszedł z przeglądarki.
cli-doctor-clock = Zegary tego komputera i serwera są zgodne.
cli-doctor-clock-off = Zegary tego komputera i serwera różnią się o { $seconds } s. Ustaw oba przez NTP.
cli-doctor-more = Aby sprawdzić też zegar i proxy, podaj adres, z którego korzystają gracze: pickomino doctor --url https://…
