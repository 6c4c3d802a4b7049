# Co mówi `pickomino --help` po polsku; budowę objaśnia en.ftl.

## Wokół

help-usage = Użycie:
help-arguments = Argumenty:
help-options = Opcje:
help-commands = Polecenia:
help-examples = Przykłady:
help-default = domyślnie:
help-variable = zmienna:
help-required = wymagane
help-more = „pickomino POLECENIE --help” objaśnia polecenie.

## Co oznacza wartość

value-options = [OPCJE]
value-command = POLECENIE
value-program = POLECENIE
value-n = N
value-text = TEKST
value-file = PLIK
value-folder = KATALOG
value-lang = JĘZYK
value-rules = ZASADY
value-preset = [ZESTAW] [USTAWIENIE=WARTOŚĆ]…
value-position = POZYCJA
value-players = GRACZE
value-names = IMIONA
value-turn = TURA
value-action = AKCJA
value-bot = BOT
value-bots = BOT BOT…
value-number = NUMER
value-theme = TEMAT
value-address = ADRES
value-database = BAZA
value-addresses = ADRESY
value-urls = ADRESY
value-name = NAZWA
value-url = ADRES
value-log = DZIENNIK

## Co obowiązuje, gdy nic nie podano

default-database = plik w twoim katalogu danych
default-port = 8000 albo wolny port, jeśli ten jest zajęty
default-play-players = ty przeciw botowi średniej siły
default-name = Połączony bot

## Polecenia

command-pickomino = Graj w grę kościaną Pickomino (Pikomino) i jej wersję Extrawurm, badaj ją i programuj.
command-apply = Pokaż pozycję po turze.
command-arena = Pozwól botom grać ze sobą i zmierz, który jest silniejszy.
    Miejsca się zmieniają, a rzuty są dla wszystkich te same; wygrane są podane surowe i skorygowane o szczęście. Ctrl-C
    pokazuje to, co gotowe. Status wyjścia to 1, jeśli jakiś bot przegrał gry walkowerem.
command-backup = Zrób kopię zapasową bazy danych serwera, także gdy jest używana.
command-bench = Zmierz, jak szybko ten komputer liczy tę grę.
    Mierzone są silnik, tury pojedyncze i zbiorcze oraz całe gry na jednym rdzeniu i na wszystkich. Każda liczba to najlepsza
    z kilku prób, bo inne programy mogą komputer tylko spowolnić.
command-bot = Uruchom jednego z naszych botów w protokole botów: jeden obiekt JSON na wiersz, na wejściu i wyjściu.
command-bots = Wypisz wszystkie boty: jak grają, ich opcje, siłę i możliwe charaktery.
command-check-bot = Sprawdź, czy program zna protokół botów, i powiedz, co jest nie tak.
command-connect = Zajmij miejsce na serwerze i pozwól botowi grać tam do końca gry.
command-doctor = Sprawdź tę instalację i powiedz, co zrobić.
    Sprawdzane są Python, jądra solvera, baza danych, dysk i port, a z --url także zegar i proxy.
command-hint = Powiedz, ile wart jest każdy wybór i dlaczego.
    Dla każdego wyboru: szansa na wygraną, koszt, średni zysk w robakach i ryzyko skuchy.
command-legal = Wypisz dozwolone akcje, po jednej w wierszu.
    Nie ma ich, gdy kostki czekają na rzut albo gra się skończyła.
command-odds = Pokaż szanse w turze: każda płytka lub lepsza i dokładnie, średni zysk w robakach, ryzyko skuchy.
    W środku tury dla każdego dozwolonego wyboru, od najlepszego.
command-perft = Policz możliwe przebiegi tury, jako sprawdzian zasad.
    Liczone są ciągi N par (rzut bez kolejności, odłożony symbol) od danej pozycji, według pierwszego symbolu.
command-play = Graj w terminalu, z botami albo z innymi.
    Wpisz akcję albo jedno z: ? hint undo show record quit.
command-puzzle = Pokaż zadanie, a przy podanej odpowiedzi także, czy jest dobra i dlaczego.
command-replay = Opowiedz zapisaną grę słowami.
command-restore = Przywróć kopię zapasową do pustej bazy danych, dowolnego rodzaju.
command-review = Omów zapisaną grę: szczęście, błędy i dokładność każdego gracza, co razem daje wynik.
    Zapis niedokończony lub uszkodzony jest omawiany do miejsca, do którego się zgadza.
command-rules = Objaśnij zestaw zasad punkt po punkcie i to, czym różni się od classic.
command-serve = Udostępniaj stronę i API aż do zatrzymania.
command-show = Pokaż pozycję: grill, stosy, kostki i czyja kolej.
command-simulate = Rozegraj wiele gier między botami i pokaż, kto jak często wygrywa, z przedziałami 95%.
    Gry zależą tylko od zasad, graczy, ziarna i limitu tur, a nie od --jobs ani --cluster.
    Status wyjścia to 1, jeśli jakiś bot przegrał gry walkowerem.
command-train = Trenuj sieć oceniającą dla bota champion, z krzywą siły po drodze.
    Obok sieci powstaje punkt kontrolny (PLIK.checkpoint). Po przerwaniu to samo polecenie rusza od niego i dochodzi do tej
    samej sieci.
command-verify = Sprawdź łańcuch, ruchy, każdą pozycję, każdą kostkę i każdą decyzję botów zakończonej gry.

## Co dostają polecenia

argument-apply-turn = Tura albo jej część; - czyta standardowe wejście.
argument-arena-bots = Dwa boty lub więcej: champion, swing, "exec:POLECENIE". Każdy gra z kopiami każdego innego, --games gier na parę.
argument-backup-file = Gdzie zapisać kopię.
argument-bot-spec = Który bot: "timid", "champion:level=3".
argument-check-bot-command = Jak uruchomić program: "python my_bot.py".
argument-connect-url = Link do stołu albo adres serwera: wtedy nowy stół z tamtejszym botem.
argument-puzzle-number = Dowolny numer; bez niego zadanie dnia.
argument-replay-file = Zapis gry (.pkn); - czyta standardowe wejście.
argument-restore-file = Kopia zapasowa.
argument-review-file = Zapis gry (.pkn); - czyta standardowe wejście.
argument-rules-rules = Zestaw zasad, classic, jeśli żadnego nie podano; - czyta standardowe wejście.
argument-verify-source = Dziennik gry: plik, - albo adres gry lub jej dziennika.

## Opcje

option-help = Pokaż tę pomoc i zakończ.
option-version = Pokaż wersję i zakończ.
option-install-completion = Zainstaluj uzupełnianie dla tej powłoki.
option-show-completion = Pokaż skrypt uzupełniania tej powłoki, do skopiowania lub zmiany.
option-json = Wypisz JSON, dla programów; także błędy.
option-lang = Język komunikatów. Bez tego: PICKOMINO_LANG, LC_ALL, LC_MESSAGES albo LANG.
option-rules = Zestaw zasad z ewentualnymi ustawieniami, np. "classic fallback=any".
option-position = Pozycja; - czyta ją ze standardowego wejścia.
option-seats = Liczba graczy.
option-games = Liczba gier.
option-seed = To samo ziarno daje te same gry.
option-jobs = Liczba procesów; 0 używa wszystkich rdzeni.
option-turn-limit = Po ilu turach gra się kończy i liczy się stan z tej chwili.
option-plot = Narysuj też obraz: plik z rozszerzeniem .png albo .svg.
option-records = Zapisz wszystkie gry w tym katalogu, jako zapisy .pkn.
option-time-ms = Milisekundy, które program ma na decyzję.
option-database = Plik albo adres postgresql://.
option-luck = Zmierz szczęście i skoryguj o nie wygrane.
option-seconds = Sekundy na każdy pomiar.
option-rounds = Ile gier każdego rodzaju.
option-bot = Bot, który gra.
option-name = Nazwa, pod którą gra.
option-connect-seed = Ziarno własnej losowości bota.
option-connect-claim = Gdy gra czeka na kogoś, kogo nie ma: `bot` oddaje miejsce botowi, `win` przejmuje zwycięstwo, jeśli nikt inny nie został.
option-doctor-port = Port, na którym serwer ma nasłuchiwać.
option-url = Adres, pod którym inni łączą się z serwerem, przez jego proxy.
option-rollouts = Rozegraj też każdy wybór tyle razy, by sprawdzić oszacowanie.
option-hint-seed = Ziarno rozgrywanych gier.
option-depth = Ile razy odłożyć kostki.
option-play-players = Kto gra, miejsce po miejscu, po przecinku: boty jak champion:level=2, ludzie wielką literą (Ann) albo jako person:ann.
option-play-seed = To samo ziarno daje te same kostki i boty.
option-own-dice = Rzucaj prawdziwymi kostkami i wpisuj, co wypadło.
option-record = Zapisz tu grę, gdy się skończy.
option-answer = Twoja odpowiedź; - czyta ją ze standardowego wejścia.
option-difficulty = Tylko zadania o tej trudności.
option-theme = Tylko zadania na ten temat.
option-verify = Sprawdź każde zadanie z pliku; "stock" to nasze własne.
option-verify-commitment = Skrót ziarna pokazany przez serwer; można podać kilka razy.
option-verify-entropy = Co twój klient dodał do kostek, szesnastkowo; można podać kilka razy.
option-verify-head = Skrót wpisu pokazany przez serwer; można podać kilka razy.
option-as-positions = Wypisz po jednej pozycji w wierszu: początek, potem po każdej turze.
option-review-plot = Narysuj też krzywą: plik z rozszerzeniem .png albo .svg.
option-html = Zapisz też cały raport jako jedną stronę WWW.
option-comment = Utwórz też zapis gry z uwagami w komentarzach.
option-host = Adres, pod którym nasłuchiwać.
option-port = Port, na którym nasłuchiwać; 0 bierze wolny.
option-bot-workers = Procesy, w których myślą boty.
option-bots = Boty, z którymi mogą grać goście, oddzielone spacjami.
option-trusted-proxies = Proxy, których nagłówki X-Forwarded się liczą, oddzielone przecinkami.
option-metrics-from = Sieci, które poza tym komputerem mogą czytać /metrics, oddzielone przecinkami.
option-origins = Inne źródła, które mogą otwierać połączenia, oddzielone przecinkami.
option-hosts = Dalsze nazwy, pod którymi przeglądarki łączą się z tym serwerem, oddzielone przecinkami; .example.org oznacza wszystkie nazwy pod nią.
option-rate-factor = Mnoży każdy limit częstości: ponad 1 tam, gdzie wiele osób ma wspólny adres.
option-share = Wpuść inne urządzenia: każdy w twojej sieci może otworzyć stronę i grać, bez szyfrowania. Niczego innego z tego komputera nie widzi.
option-push = Powiadamiaj graczy, którzy o to poproszą, przez usługę push ich przeglądarki, gdy przyjdzie ich kolej.
option-open = Otwórz stronę w przeglądarce.
option-names = Imiona graczy, po przecinku.
option-svg = Narysuj obraz; - pisze go na standardowe wyjście.
option-ascii = Sam ASCII, bez kolorów.
option-simulate-players = Kto gra, miejsce po miejscu, po przecinku: greedy, champion:level=2, exec:… Najszybsze są gry samych random, greedy i swing.
option-csv = Wypisz CSV, po jednym wierszu na miejsce.
option-cluster = Graj w klastrze Ray; "local" uruchamia go tutaj.
option-train-seats = Liczba graczy: 2; 3 albo 4 dla obu; od 5 do 7 dla wszystkich trzech.
option-positions = Z ilu pozycji się uczyć.
option-train-seed = To samo ziarno daje tę samą sieć.
option-side-by-side = Gry rozgrywane obok siebie.
option-window = Tury między dwiema rundami nauki.
option-rate = Szybkość uczenia na początku.
option-trace = Jak daleko liczą się początkowo późniejsze niespodzianki.
option-start = Sieć, od której zacząć, zamiast od zera.
option-against = Trenuj najlepszą odpowiedź na tego bota, zamiast w grze z samym sobą.
option-hidden = Jednostki warstw ukrytych; domyślnie 128x32 albo tyle, ile ma sieć początkowa.
option-pairs = Użyj też cech, które łączą dwa fakty.
option-passes = Ile razy uczyć się z jednej pozycji.
option-tables = Okna gry z samym sobą, które mogą toczyć się naraz.
option-out = Gdzie zapisać sieć.
option-train-plot = Narysuj też krzywą siły: plik z rozszerzeniem .png albo .svg.
