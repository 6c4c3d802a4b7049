# Zdania, które mówi tylko strona; te, które dzieli z terminalem, są w ../pl.ftl.

## Wszędzie

page-title = Pickomino
page-tagline = Gra w kości przy grillu, dla odważnych
page-close = Zamknij
page-cancel = Anuluj
page-home = Strona główna
page-back = Wróć
page-loading = Chwileczkę…
page-skip-link = Przejdź do treści
page-labelled = { $label }: { $value }

## Ptaki

page-bird-rooster = Kogut
page-bird-duck = Kaczka
page-bird-goose = Gęś
page-bird-turkey = Indyk
page-bird-chick = Kurczątko
page-bird-peacock = Paw
page-bird-guinea = Perliczka

## Stół

page-grill = Grill
page-reserve = { $count ->
        [0] Zapas pieczonych robaków jest pusty
        [one] W zapasie jeden pieczony robak
        [few] W zapasie { $count } pieczone robaki
       *[many] W zapasie { $count } pieczonych robaków
    }
page-tile-up = { $tile }, { $worms ->
        [one] jeden robak
        [few] { $worms } robaki
       *[many] { $worms } robaków
    }
page-tile-down = { $tile }, zakryta
page-stands-on = { $specialist } na płytce { $tile }: co robi?
page-holds = { $name } ma: { $specialist }. Co robi?
page-mark-take = weź
page-mark-take-long = Kończąc teraz, bierzesz tę płytkę
page-mark-steal = ukradnij
page-mark-steal-long = Kończąc teraz, kradniesz tę płytkę
page-mark-return = wraca
page-mark-return-long = W razie skuchy wraca na grill
page-mark-turn = znika
page-mark-turn-long = W razie skuchy zostaje zakryta
page-players = Gracze
page-you = ty
# Same in English.
page-absent = offline
page-away-left = poza stołem; gra bot
page-away-clock = koniec czasu; gra bot
page-away-claimed = brak połączenia; gra bot
page-bot = bot, { $level }
page-worms = { $count ->
        [one] na razie jeden robak
        [few] na razie { $count } robaki
       *[many] na razie { $count } robaków
    }
page-grilled = { $count ->
        [one] jeden pieczony robak
        [few] { $count } pieczone robaki
       *[many] { $count } pieczonych robaków
    }
page-stack = { $name }: na wierzchu { $tile }, razem { $count ->
        [one] jedna płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }. Pokaż stos
page-stack-empty = bez płytki
page-stack-of = Stos: { $name }
page-stack-order = Od góry do dołu:
page-turn = Tura
page-turn-you = Twoja kolej
page-turn-name = Teraz gra { $name }
page-game-over = Koniec gry
page-bust = Skucha!
page-skip = Przewiń
page-rolled = Właśnie rzucone kostki
page-kept = Odłożone kostki
page-kept-none = Nic jeszcze nie odłożono
page-sum = Suma:
page-dice-ready = { $count ->
        [one] { $count } kostka gotowa
        [few] { $count } kostki gotowe
       *[many] { $count } kostek gotowych
    } do rzutu
page-dice-left = { $count ->
        [0] Nie ma już kostek
        [one] Została jedna kostka
        [few] Zostały { $count } kostki
       *[many] Zostało { $count } kostek
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [one] jeden robak
            [few] { $count } robaki
           *[many] { $count } robaków
        }
       *[other] { $count } × { $face }
    }
page-total-after = Nowa suma: { $total }
page-actions = Co możesz zrobić

## Co można zrobić

page-do-roll = { $dice ->
        [one] Rzuć ostatnią kostką
       *[other] Rzuć { $dice } kostkami
    }
page-do-roll-nine = Rzuć 9 kostkami
page-do-weasel = Wyślij łasicę: powtórz ten rzut
page-do-accept = Pogódź się ze skuchą
page-do-stop = Zakończ
page-do-stop-canned = Zakończ i policz robaka w puszce
page-do-take = Weź { $tile }
page-do-steal = Ukradnij { $tile } ({ $name })
page-do-steal-hen = Zabierz kurę ({ $name })
page-do-rob = Zabierz robaka ({ $name })
page-do-keep = Zatrzymaj { $specialist }
page-do-face = Odłóż { $face ->
        [W] { $count ->
            [one] robaka
            [few] { $count } robaki
           *[many] { $count } robaków
        }
       *[other] { $count ->
            [one] { $face }
           *[other] { $count } × { $face }
        }
    }
page-do-takeback = Cofnij
page-ask-claim = Którą płytkę bierzesz?
page-ask-keep = Możesz mieć tylko jednego specjalistę. Którego zatrzymujesz?
page-ask-rob = Zapas jest pusty. Komu zabierasz pieczonego robaka?
page-ask-crow = Zapas jest pusty. Komu wrona ma zabrać dla ciebie pieczonego robaka?
page-brings-take = daje { $tile }
page-brings-take-with = daje { $tile } i { $specialist }
page-brings-steal = kradnie { $tile } ({ $name })
page-brings-steal-with = kradnie { $tile } i { $specialist } ({ $name })
page-brings-hen = zabiera kurę ({ $name })
page-brings-choose = potem wybór: { $tiles }
page-brings-bust = skucha
page-brings-bust-returned = skucha: { $returned } wraca
page-brings-bust-turned = skucha: { $turned } zostaje zakryta
page-brings-bust-both = skucha: { $returned } wraca, { $turned } zostaje zakryta
page-brings-doomed = może skończyć się tylko skuchą
page-choices-you = Możesz wybrać:
page-choices-name = { $name } może wybrać:
page-choice = { $what }, klawisz { $key }.
page-choice-total = { $what }, suma { $total }, klawisz { $key }.
page-choice-brings = { $what }, { $effect }, klawisz { $key }.
page-confirm-bust = To skończy się skuchą
page-confirm-brings = To { $effect }. Zrobić to mimo wszystko?
page-confirm-doomed = Stąd każda droga prowadzi do skuchy. Zrobić to mimo wszystko?
page-confirm-no = Nie, wróć
page-confirm-yes = Tak, trudno

## Specjaliści

page-power-canned = Jeśli kończysz bez odłożonego robaka, robak w puszce może się za niego liczyć: pięć punktów więcej i robak, którego ci brakuje. Nie zużywa się.
page-power-hen = Chroni cię. W razie skuchy na grill wraca tylko kura: zatrzymujesz płytkę i żadna nie zostaje zakryta. Kto cię okrada, dostaje kurę zamiast płytki, a twoich pieczonych robaków nikt nie może zabrać.
page-power-crow = Wrony nikt nie ma. Weź płytkę, na której stoi, a przeskoczy na najniższą wolną płytkę i przyniesie ci pieczonego robaka.
page-power-weasel = Raz na turę, zaraz po rzucie, łasica powtarza rzut wszystkimi tymi kostkami, nawet jeśli byłaby skucha. Liczy się drugi rzut.
page-power-golden = Na początku tury możesz rzucić dziewięcioma kostkami zamiast ośmioma.
page-power-apple = Warte trzy robaki dla osoby, która ma je na końcu gry.

## Boty

page-bot-random = ślepy traf
page-bot-timid = strachajło
page-bot-greedy = łakomczuch
page-bot-champion-level-1 = nowicjusz
page-bot-champion-level-2 = amator
page-bot-champion-level-3 = wyjadacz
page-bot-champion-level-4 = ekspert
page-bot-champion-level-5 = mistrz
page-bot-character = { $level }, { $character }

## Strona główna i ustawienia

# Same in English.
page-menu = Menu
page-rules = Zasady
page-mute = Wycisz dźwięk
page-settings = Ustawienia
page-language = Język
page-theme = Wygląd
page-theme-auto = Jak w systemie
page-theme-dark = Wieczór
page-theme-light = Popołudnie
page-speed = Tempo ruchów innych
page-speed-normal = Normalne
page-speed-brisk = Żwawe
page-speed-fast = Szybkie
page-speed-instant = Od razu
page-setting-sound = Dźwięki
page-setting-keys = Graj pojedynczymi klawiszami
page-setting-emotes = Pokazuj, co wołają inni
page-play-now = Zagraj teraz
page-play-now-go = Graj
page-play-options = Opcje
page-your-name = Twoje imię
page-edition = Zestaw zasad
page-edition-own = { $edition }, własne zasady
page-own-rules = Własne zasady
page-own-rules-about = { $edition }, z własnymi zasadami.
page-how-many = Gracze
page-bot-level = Poziom botów
page-bot-fair = Każdy bot, na każdym poziomie, rzuca tymi samymi uczciwymi kostkami co ty; słabsze tylko gorzej wybierają.

## Wokół stołu

page-table = Stół
page-lobby = Nakrywamy do stołu
page-seat-open = wolne miejsce
page-join = Usiądź
page-table-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
page-start-with-bots = { $count ->
        [one] Zacznij: bot zajmie wolne miejsce
        [few] Zacznij: boty zajmą { $count } wolne miejsca
       *[many] Zacznij: boty zajmą { $count } wolnych miejsc
    }
page-starting = Wszyscy są: gra zaraz się zacznie.
page-invite-link = Link dla znajomych
page-copy-link = Kopiuj link
page-copied = Skopiowano
page-invite-code = albo kod
page-invite-qr = Kod QR linku
page-invite-alone = Ten link otworzy tylko ten komputer. Aby telefony i inne komputery w twojej sieci mogły dołączyć, zatrzymaj serwer i uruchom go poleceniem
page-invite-or = albo
page-invite-share = Wtedy każdy w twojej sieci może otworzyć tę stronę i grać. Niczego innego z twojego komputera nie zobaczy.
page-invite-network = Dla urządzeń w tej samej sieci co ten komputer.
page-invite-address = Adres
page-offline = Połączenie zostało przerwane. Wróci samo; twoja gra nie przepadnie.
page-synced = Połączenie wróciło.
page-outdated = Jest nowsza wersja tej strony.
page-reload = Odśwież
page-abandoned = Ta gra nie została dokończona.
page-paused = Pauza: nie ma żadnego z graczy. Gra ruszy, gdy tylko ktoś z nich wróci.
page-dice-anew = Serwer przywrócono z kopii: kostki dostają nowy sekret, a gra ruszy, gdy gracze się do niego dołożą.
page-spectating = Oglądasz grę.
page-own-table = Zagraj własną partię
page-no-table = Nie ma takiego stołu
page-no-table-text = Ten link nie prowadzi do żadnego stołu. Może jest w nim literówka albo stół dawno sprzątnięto.
page-private-table = Ten stół jest prywatny
page-private-table-text = Poproś kogoś z graczy o cały link albo o krótki kod.
page-server-away = Serwer niedostępny
page-server-away-text = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie za chwilę.
page-away-waits = Strona wróci sama, gdy tylko serwer odpowie.
page-try-again = Spróbuj ponownie
page-nowhere = Tu nic nie ma
page-nowhere-text = Ten adres prowadzi donikąd. Może jest w nim literówka.

## Koniec

page-you-won = Wygrywasz!
page-name-won = Wygrywa { $name }!
page-shared-win = { $names } dzielą się zwycięstwem!
page-tie-highest-tile = Robaków jest po równo, więc decyduje najwyższa płytka.
page-tie-shared = Robaków jest po równo i nikt nie ma płytki: wspólne zwycięstwo.
page-by-limit = Gra doszła do limitu tur; liczy się stan z tej chwili.
page-worms-final = { $count ->
        [one] jeden robak
        [few] { $count } robaki
       *[many] { $count } robaków
    }
page-rematch = Rewanż
page-rematch-waits = Czeka na ciebie rewanż.
page-share = Udostępnij
page-share-text = Pickomino: { $headline } – { $score }
page-review-coach = Omów z trenerem
page-download = Pobierz zapis

## Dalej na stronie głównej

page-play-now-about = Ty kontra { $count ->
        [one] jeden bot
        [few] { $count } boty
       *[many] { $count } botów
    } ({ $level })
page-friends = Ze znajomymi
page-friends-about = Otwórz stół i wyślij link albo pokaż kod QR.
page-friends-go = Zaproś znajomych
page-friends-open = Otwórz stół
page-clock = Czas na turę
page-clock-none = Bez zegara
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [one] jeden dzień
       *[other] { $count } dni
    }
page-listed = Pokaż stół na liście: każdy może dołączyć
page-device = Na tym urządzeniu
page-device-about = Kilka osób, jeden ekran: podawajcie go dalej po każdej turze.
page-device-go = Grajcie po kolei
page-start = Zacznij grę
page-player-number = Gracz { $number }
page-player-more = Jeszcze jedna osoba
page-bot-more = Jeszcze bot
page-code = Masz kod?
page-code-label = Krótki kod
page-code-go = Do stołu
page-my-games = Moje gry
page-open-tables = Otwarte stoły
page-open-tables-none = Teraz nie ma otwartego stołu. Otwórz własny.
page-status-lobby = czeka na graczy
page-status-running = w toku
page-status-over = zakończona
page-status-abandoned = niedokończona
page-learn = Nauka i powtórki
page-tutorial = Pierwsza gra w trzy minuty
page-tutorial-extrawurm = Extrawurm, objaśniony w grze
page-rules-read = Przeczytaj zasady
page-puzzles = Zadania
page-analysis = Plansza analizy
page-companion = Prawdziwe kostki, prawdziwy stół
page-your-record = Twój bilans
page-open-record = Otwórz zapis
page-dice-counted = Wszystkie kostki, którymi tu rzucono
page-something-wrong = Coś poszło nie tak ({ $code }).

## Podczas gry

page-title-yours = Twoja kolej · Pickomino
page-time-left = Pozostały czas: { $time }
page-time-hours = { $count } godz.
page-tools = Przy stole
page-live = Co się dzieje
page-story = Przebieg
page-story-empty = Nic się jeszcze nie stało.
page-emotes = Zawołaj
page-calls = { $name }: „{ $words }”
page-emote-clap = Brawo!
page-emote-laugh = Ha, ha!
page-emote-groan = O nie…
page-emote-wow = Łał!
page-emote-think = Hm…
page-emote-hurry = No dalej!
page-emote-thanks = Dzięki!
page-emote-well-played = Dobrze zagrane!
page-leave = Wyjdź
page-leave-title = Odejść od stołu?
page-leave-text = Dopóki są inni, bot gra za ciebie. Gdy nikogo nie ma, gra czeka. Na swoje miejsce możesz wrócić w każdej chwili.
page-leave-hand = Jeśli odejdziesz, ta gra się skończy: nikt inny nie trzyma kostek w ręku. Jej zapis zostanie.
page-away-note = Za gracza { $name } gra bot.
page-away-paused = Gra czeka, aż wrócisz.
page-come-back = Już jestem
page-spectators = { $count ->
        [one] ogląda jedna osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
page-keys = Klawisze
page-keys-off = Pojedyncze klawisze są wyłączone w ustawieniach.
page-key-faces = odłóż ten symbol
page-key-roll = rzuć
page-key-nine = rzuć dziewięcioma kostkami
page-key-stop = zakończ
page-key-canned = zakończ i policz robaka w puszce
page-key-weasel = wyślij łasicę
page-key-takeback = cofnij ostatni wybór
page-key-options = pierwsza, druga, trzecia … możliwość
page-key-space = Spacja
page-key-skip = przewiń
page-key-story = przebieg gry
page-key-emote = zawołaj
page-key-mute = włącz lub wyłącz dźwięk
page-key-help = ta lista

## Spojrzenie wstecz i inne urządzenia

page-review-start = Przed pierwszym rzutem.
page-review-back = Wstecz
page-review-next = Dalej
page-review-turn-back = Poprzednia tura
page-review-turn-next = Następna tura
page-review-place = Moment gry
page-record-about = Zapis to plik tekstowy (.pkn) z każdym rzutem i każdą decyzją gry. Przy wczytywaniu sprawdzana jest jego zgodność z zasadami.
page-record-file = Plik z tego urządzenia
page-record-text = albo sam tekst
page-record-read = Wczytaj
page-check = Sprawdź kostki
page-check-about = Serwer ustalił swój sekret przed grą, a każdy gracz dołożył własną liczbę losową. Teraz sekret jest jawny i twoja przeglądarka może sama obliczyć każdą kostkę.
page-check-go = Sprawdź każdą kostkę
page-check-good = { $rolls ->
        [one] Jedyny rzut się zgadza.
        [few] Wszystkie { $rolls } rzuty się zgadzają.
       *[many] Wszystkie rzuty się zgadzają ({ $rolls }).
    }
page-check-by-hand = Dziennik jest nienaruszony. Kostkami w tej grze rzucano ręcznie, a wyniki wpisali gracze, więc nikt nie może ich sprawdzić.
page-check-bad = Coś się nie zgadza. Nie ufaj tej grze.
page-check-chain = Dziennik jest nienaruszony: { $count } { $count ->
        [one] wpis
        [few] wpisy
       *[many] wpisów
    }, każdy zapieczętowany przez następny.
page-check-chain-bad = Dziennik został zmieniony.
page-check-commitment = To jest ten sam sekret, który ustalono przed grą.
page-check-commitment-bad = To nie jest sekret, który ustalono przed grą.
page-check-dice = Każda kostka wynika z sekretu i z liczb losowych graczy.
page-check-dice-bad = Niektóre kostki nie wynikają z sekretu.
page-check-order-bad = Wpis { $line } nie wynika z poprzednich: wpis, numer rzutu lub liczba kostek się nie zgadza.
page-check-bot-bad = Wpis { $line }: ziarno decyzji bota nie wynika z sekretu.
page-check-noted-bad = W dzienniku nie ma tego, co to urządzenie zachowało z gry: przepisano go albo pominięto twój udział.
page-check-noted = Wszystko, co to urządzenie zachowało podczas gry, jest w dzienniku.
page-check-not-noted = To urządzenie nic z gry nie zachowało, więc nie wie, czy nie przepisano całego dziennika.
page-check-nobody = Do niektórych kostek nikt z graczy się nie dołożył: tu trzeba zaufać serwerowi.
page-check-missing = Brak udziału na czas: { $names }.
page-check-withheld = Udział obiecany, ale nieujawniony, więc kostki dostały nowy sekret: { $names }.
page-check-restored = Podczas gry serwer przywrócono z kopii; odtąd kostki pochodzą z nowego sekretu.
page-check-left = Tu niesprawdzone: czy każdy ruch jest zgodny z zasadami i czy boty decydowały według ziarna. Jedno i drugie sprawdza wiersz poleceń:
page-dice-total = Kostki: { $dice }, rzuty: { $rolls }.
page-dice-share = { $count } ({ $share }%)
page-dice-expected = Uczciwa kostka pokazuje każdy symbol w 16,67% rzutów.
page-move = Graj na tym urządzeniu
page-move-text = Dzięki temu linkowi w tej przeglądarce grasz jako ta sama osoba co na drugim urządzeniu, ze wszystkimi swoimi grami.
page-move-go = Tak, to ja
page-move-failed = To się nie udało
page-move-spent = Ten link został już użyty albo minęło dziesięć minut. Utwórz nowy na drugim urządzeniu.
page-device-link = Przenieś moje gry na inne urządzenie
page-device-link-about = Otwórz ten link na drugim urządzeniu w ciągu dziesięciu minut. Działa jeden raz.
page-forget = Usuń moje dane
page-forget-about = Usuwa twoje imię i twój klucz z tego serwera. Twoje gry zostają, bez twojego imienia.
page-forget-sure = Tak, usuń moje dane

## Trener przy stole

page-coach = Trener
page-coach-shows = Co pokazuje trener
page-coach-each = Co trener pokazuje każdej osobie w jej turze
page-coach-off = Nic
page-coach-odds = Szanse
page-coach-advice = Porady
page-coach-off-about = Grasz bez pomocy.
page-coach-odds-about = Na każdej płytce szansa na jej zdobycie, przy każdym wyborze średni zysk w robakach i ryzyko skuchy.
page-coach-advice-about = Szanse, a przy każdym wyborze szansa na wygranie gry; najlepszy jest wskazany, z uzasadnieniem.
page-coach-point = Wskaż wybór lub przytrzymaj na nim palec, aby zobaczyć, do czego prowadzi.
page-coach-allowed = Przy tym stole każdy może pytać trenera.
page-coach-allow = Każdy może pytać trenera podczas gry

list-and = { $first } i { $last }

## Moje gry i cofnięcie ostatniego wyboru

page-undone = { $who ->
        [you] Cofasz swój ostatni wybór.
       *[other] { $name } cofa swój ostatni wybór.
    }
page-rematch-follow = Przejdź do rewanżu
page-result-won = wygrana
page-result-lost = przegrana
page-result-shared = wspólna wygrana
page-game-remove = Usuń z listy grę: { $names }
page-game-remove-title = Usunąć grę z listy?
page-game-remove-text = Gra jeszcze trwa, więc zarazem z niej odchodzisz. Dopóki są inni, bot gra za ciebie.
page-game-remove-go = Odejdź i usuń

## Kto gdzie siedzi

page-seats = Rozdziel miejsca
page-seat-kind = { $name }: człowiek czy bot
page-seat-is-me = Osoba tutaj
page-seat-is-open = Na zaproszenie
page-seat-is-bot = Bot
page-seat-level = { $name }: poziom
page-seat-character = { $name }: charakter
page-seat-plain = zwyczajny
page-seat-plain-about = Gra o zwycięstwo i o nic więcej.
page-seat-earlier = Przesuń o jedno miejsce do przodu: { $name }
page-seat-drop = Usuń miejsce: { $name }
