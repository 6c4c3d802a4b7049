# Co mówi strona na planszy analizy, przy stole z prawdziwymi kostkami, o zadaniach i w twoim bilansie.

## Plansza analizy

board-title = Plansza analizy
board-setup = Ustaw
board-paste = Wklej
board-cannot-be = { $count ->
        [one] Taka pozycja jest niemożliwa:
       *[other] Taka pozycja jest niemożliwa z { $count } powodów:
    }
board-dice = Kostki
board-dice-thrown = padają losowo
board-dice-set = wybieram ja
board-dice-enter = Ustaw kostki
board-dice-any = Rzuć nimi
board-dice-falling = Kostki czekają na rzut
board-dice-none = brak
board-die-add = Dodaj kostkę: { $face }
board-die-remove = Zabierz kostkę: { $face }

## Trener obok

board-coach = Trener
board-coach-on = włączony
board-coach-over = Koniec gry: nie ma już o czym decydować.
board-coach-thinks = Trener myśli…
board-chances = Szanse na wygraną
board-how-sure = Na ile to pewne?
board-played-out = Rozegrane
board-costs = kosztuje { $cost }
board-bust = skucha { $bust }
board-worms = średnio robaków: { $worms }
board-your-choice = twój wybór
board-rollout = Rozegraj
board-rollout-runs = Najlepsze wybory są rozgrywane do końca, raz za razem…
board-rollout-stop = Zatrzymaj
board-rollout-done = Każdy z najlepszych wyborów rozegrano do końca { $games } { $games ->
        [one] raz
       *[other] razy
    }; ± to przedział 95%.

## Warianty

board-lines = Warianty
board-lines-none = Wykonaj tu ruch albo pozwól, by pokazał go trener: każdy wypróbowany wariant zostaje.
board-first = Do początku
board-last = Do końca wariantu
board-promote = Zrób wariantem głównym
board-remove = Usuń od tego miejsca

## Ustawianie

board-setup-tiles = Płytki
board-setup-spot = Kładź płytki
board-setup-tap = Stuknij płytkę, aby ją tam położyć; stuknij jeszcze raz, aby wróciła na grill.
board-setup-turn = Tura
board-setup-mover = Czyja kolej
board-setup-phase = Etap tury
board-setup-extras = Specjaliści i pieczone robaki
board-setup-rules = Gra
board-setup-usual = Przywróć ustawienie początkowe
board-setup-cancel = Anuluj
board-setup-done = Analizuj tę pozycję
board-spot-up = na grillu
board-spot-down = zakryta
board-spot-out = poza grą
board-tile-at = Płytka { $tile }: { $spot }
board-phase-start = przed pierwszym rzutem
board-phase-rolled = tuż po rzucie
board-phase-kept = kostki odłożone
board-phase-due = kostki czekają na rzut
board-phase-over = koniec gry
board-phase-rob = komu zabrać robaka
board-phase-crow = komu wrona zabiera robaka
board-phase-claim = która płytka
board-phase-keep = który specjalista
board-flag-golden = Złota kostka jest w grze
board-flag-weasel = Łasica już pomogła
board-with = u gracza { $name }
board-on-tile = na { $tile }
board-reserve = Zapas
board-less = Jeden mniej
board-more = Jeden więcej
board-checking = Sprawdzanie…

## Wklejanie, udostępnianie, gra od tego miejsca

board-paste-about = Pozycja jako tekst, zapis (.pkn) albo link do pozycji lub do stołu na tym serwerze.
board-paste-text = Pozycja, zapis albo link
board-paste-go = Otwórz
board-share = Udostępnij
board-notation = Pozycja jako tekst
board-copy-link = Kopiuj link
board-copy-text = Kopiuj tekst
board-copied = Skopiowano
board-picture = Obraz (SVG)
board-play-on = Graj od tego miejsca
board-play-how = Z kim
board-play-bots = z botami
board-play-hand = przy naszym stole, prawdziwymi kostkami
board-play-seat = Twoje miejsce

## Prawdziwe kostki przy prawdziwym stole

board-companion = Prawdziwe kostki, prawdziwy stół
board-companion-about = Grajcie w grę z pudełka i wpisujcie, co wypadło. To urządzenie zna zasady, liczy wynik i doradza każdemu, kto chce. Gra jest zapisywana, a w zapisie jest informacja, że kostki wpisano ręcznie.
board-companion-names = Kto gra, po kolei
board-companion-name = Imię gracza { $number }
board-hand-roll = Wpisz rzut
board-hand-how = Co wypadło?
board-hand-dice = { $count ->
        [one] Stuknij kostkę, która wypadła
        [few] Stuknij { $count } kostki, które wypadły
       *[many] Stuknij { $count } kostek, które wypadły
    }
board-hand-enter = To ten rzut
board-hand-weasel = Powtórz rzut z łasicą

## Zadania

board-puzzles = Zadania
board-puzzle-today = Zadanie dnia
board-puzzle-ask = Co tu najlepiej zrobić?
board-puzzle-again = To zadanie już znasz.
board-puzzle-next = Następne zadanie
board-puzzle-other = Inne zadanie
board-puzzle-choose = Które zadania?
board-puzzle-none = W tym temacie nie ma zadania o takiej trudności. Spróbuj innej trudności.
board-theme = Temat
board-difficulty = Trudność
board-difficulty-of = Trudność { $difficulty } z 5
board-any = obojętne
board-right = Dobrze!
board-wrong = Jest coś lepszego
board-right-text = „{ $action }” to najlepszy wybór. Tyle jest wart każdy wybór:
board-wrong-text = Twój wybór: „{ $made }”. Lepszy wybór to „{ $action }”:
board-streak = Twoja seria
board-streak-row = dobrze z rzędu
board-streak-best = rekord
board-streak-days = { $days ->
        [one] dzień z rzędu
       *[other] dni z rzędu
    }

## Twój bilans

board-record = Twój bilans
board-record-about = Każda gra zakończona na tym urządzeniu; gdy dzieli je kilka osób, bilans każdej jest pod jej imieniem. Powstaje tutaj i zostaje tylko na tym urządzeniu.
board-record-whose = Czyje gry
board-record-you = Ty
board-record-sum = W skrócie
board-record-export = Eksportuj
board-record-delete = Usuń wszystko
board-record-deleted = Usunięto. Gry zakończone od teraz znów się liczą.
board-record-waiting = { $count ->
        [one] Trwa analiza jeszcze jednej gry…
       *[other] Trwa analiza jeszcze { $count } gier…
    }
board-record-none = Nie ma jeszcze zakończonej gry. Zagraj jedną i zobacz tu, ile było szczęścia, a ile dokładności.
board-record-games = { $count ->
        [one] gra
        [few] gry
       *[many] gier
    }
board-record-wins = { $count ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    }
board-record-favourite = { $count ->
        [one] Twoja ulubiona płytka: { $tile }, zdobyta raz
       *[other] Twoja ulubiona płytka: { $tile }, zdobyta { $count } razy
    }
board-record-puzzles = Zadania: { $right } z { $all } dobrze, najlepsza seria { $best }.
board-record-accuracy = Dokładność
board-record-accuracy-about = 100% oznacza, że każda decyzja była najlepsza. Kropka to jedna gra, linia to średnia z ostatnich dziesięciu.
board-record-luck = Szczęście w rzutach
board-record-luck-about = Jak własne rzuty zmieniały szansę na wygraną, gra po grze. Na dłuższą metę u każdego wychodzi zero.
board-record-opponents = Wygrane według przeciwnika
board-record-opponent = Przeciwnik
board-record-played = Gry
board-record-won = Wygrane
