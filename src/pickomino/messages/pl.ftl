# Wszystkie zdania po polsku; parametry objaśnia en.ftl. Przy stole mówimy sobie na ty.
# Słowa: płytka, grill, robak, pieczony robak, zapas, stos, kostka, rzut, odkładać, symbol, tura, skucha, kraść, zabierać.
# Imion nie odmieniamy, a płci graczy nie znamy: stąd czas teraźniejszy i „gracz” przed imieniem. Specjalista w zdaniu stoi w bierniku.

## Małe części

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = robak

specialist-c = robaka w puszce
specialist-h = kurę
specialist-r = wronę
specialist-w = łasicę
specialist-g = złotą kostkę
specialist-a = jabłko

specialist-c-start = Robak w puszce
specialist-h-start = Kura
specialist-r-start = Wrona
specialist-w-start = Łasica
specialist-g-start = Złota kostka
specialist-a-start = Jabłko

specialist-c-label = Robak w puszce
specialist-h-label = Kura
specialist-r-label = Wrona
specialist-w-label = Łasica
specialist-g-label = Złota kostka
specialist-a-label = Jabłko

seat-name = Miejsce { $seat }
with-clause = { $sentence } (Zasada { $clause })
at-token = „{ $token }”: { $sentence }
at-line-alone = Wiersz { $line }: { $sentence }
at-line = Wiersz { $line }, „{ $token }”: { $sentence }

## Co się stało

event-rolled = { $who ->
        [you] Rzucasz
       *[other] { $name } rzuca
    }: { $dice }.
event-set-aside = { $who ->
        [you] Odkładasz
       *[other] { $name } odkłada
    } { $count ->
        [1] { $face ->
            [W] jednego
           *[other] jedną
        }
        [2] { $face ->
            [W] dwa
           *[other] dwie
        }
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
       *[9] dziewięć
    } { $face ->
        [W] { $count ->
            [one] robaka
            [few] robaki
           *[many] robaków
        }
       *[other] { $count ->
            [one] kostkę
            [few] kostki
           *[many] kostek
        } z { $face }
    }: razem { $total }.
event-rerolled = { $who ->
        [you] Wysyłasz
       *[other] { $name } wysyła
    } łasicę: rzut wszystkimi tymi kostkami jest powtarzany.
event-stopped = { $who ->
        [you] Kończysz
       *[other] { $name } kończy
    } z sumą { $total }{ $canned ->
        [true] , razem z robakiem w puszce
       *[false] {""}
    }.
event-took = { $who ->
        [you] Bierzesz
       *[other] { $name } bierze
    } płytkę { $tile } z grilla.
event-stole = { $who ->
        [you] Kradniesz płytkę { $tile } graczowi { $victim }!
       *[other] { $from ->
            [you] { $name } kradnie ci płytkę { $tile }!
           *[other] { $name } kradnie płytkę { $tile } graczowi { $victim }!
        }
    }
event-stole-hen = { $who ->
        [you] Zabierasz kurę graczowi { $victim }
       *[other] { $from ->
            [you] { $name } zabiera ci kurę
           *[other] { $name } zabiera kurę graczowi { $victim }
        }
    }; obroniła płytkę { $tile }.
event-got-grilled-worm = { $who ->
        [you] Dostajesz
       *[other] { $name } dostaje
    } pieczonego robaka.
event-robbed = { $who ->
        [you] Zabierasz pieczonego robaka graczowi { $victim }.
       *[other] { $from ->
            [you] { $name } zabiera ci pieczonego robaka.
           *[other] { $name } zabiera pieczonego robaka graczowi { $victim }.
        }
    }
event-no-grilled-worm = Dla { $who ->
        [you] ciebie
       *[other] gracza { $name }
    } nie ma już pieczonego robaka.
event-got-specialist = { $who ->
        [you] Dostajesz
       *[other] { $name } dostaje
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Zatrzymujesz { $specialist } i oddajesz
       *[other] { $name } zatrzymuje { $specialist } i oddaje
    } { $given }.
event-specialist-back = { $specialist_start } trafia na płytkę { $tile }.
event-specialist-left = { $specialist_start } wypada z gry, bo żadna płytka nie jest wolna.
event-busted = Skucha! { $clause ->
        [T3] { $who ->
            [you] Nie masz w rzucie
           *[other] { $name } nie ma w rzucie
        } nowego symbolu.
        [C1] { $who ->
            [you] Nie masz
           *[other] { $name } nie ma
        } odłożonego robaka.
       *[C5] Żadna płytka nie pasuje do { $who ->
            [you] twojej sumy
           *[other] sumy gracza { $name }
        }.
    }
event-hen-stayed = Kura zostaje u { $who ->
        [you] ciebie
       *[other] gracza { $name }
    }.
event-tile-returned = Płytka { $tile } wraca na grill.
event-tile-turned = Płytka { $tile } zostaje zakryta.
event-turn-began = { $who ->
        [you] Twoja kolej.
       *[other] Teraz gra { $name }.
    }
event-game-over = Koniec gry. { $tie_break ->
        [E3] Remis, po { $worms ->
            [one] jednym robaku
            [few] { $worms } robaki
           *[many] { $worms } robaków
        }, więc decyduje najwyższa płytka: { $who ->
            [you] wygrywasz.
           *[other] wygrywa { $winners }.
        }
        [E4] { $winners } dzielą się zwycięstwem, mając po { $worms ->
            [one] jednym robaku
            [few] { $worms } robaki
           *[many] { $worms } robaków
        }.
       *[none] { $who ->
            [you] Wygrywasz
           *[other] Wygrywa { $winners }
        }, mając { $worms ->
            [one] jednego robaka
            [few] { $worms } robaki
           *[many] { $worms } robaków
        }.
    }

## Dlaczego czegoś nie wolno

why-roll-first = Najpierw rzuć kostkami.
why-dice-due = Rzut jeszcze trwa.
why-choose-face-first = Najpierw wybierz symbol z rzutu.
why-roll-or-stop-first = Teraz rzuć pozostałymi kostkami albo zakończ.
why-rob-first = Najpierw wybierz, komu zabierasz pieczonego robaka.
why-claim-first = Najpierw wybierz płytkę.
why-keep-first = Najpierw wybierz, którego specjalistę zatrzymujesz.
why-over = Koniec gry.
why-no-dice-left = Nie ma już kostek do rzutu.
why-no-golden-die = Do rzutu dziewięcioma kostkami potrzebna jest złota kostka, a ty jej nie masz.
why-golden-die-late = Złotą kostkę można dołożyć tylko do pierwszego rzutu w turze.
why-face-not-rolled = { $face ->
        [W] W tym rzucie nie ma robaka.
       *[other] W tym rzucie nie ma { $face }.
    }
why-face-kept = { $face ->
        [W] Robaki są już w tej turze odłożone.
       *[other] Kostki z { $face } są już w tej turze odłożone.
    }
why-no-weasel = Nie masz łasicy.
why-weasel-used = Łasica już w tej turze pomogła.
why-weasel-no-roll = Łasica pomaga tylko zaraz po rzucie.
why-no-canned-worm = Nie masz robaka w puszce.
why-canned-worm-disabled = Robak w puszce liczy się tylko, dopóki nie odłożysz kostki z robakiem.
why-canned-no-claim = Nawet z robakiem w puszce nie dostaniesz żadnej płytki.
why-not-takable = Z twoją sumą nie weźmiesz z grilla płytki { $tile }.
why-not-stealable = Z twoją sumą nie ukradniesz płytki { $tile }.
why-not-robbable = Miejsce { $seat } nie ma pieczonego robaka, którego wolno ci zabrać.
why-limit = Gra się skończyła: limit wynosił { $count ->
        [one] jedną turę
        [few] { $count } tury
       *[many] { $count } tur
    }.
why-not-yours-to-keep = { $specialist_start } nie należy do dwóch specjalistów do wyboru.

## Co jest nie tak z tekstem

error-rules-preset-near = „{ $token }” to nie jest zestaw zasad. Czy chodziło o { $near }?
error-rules-preset = „{ $token }” to nie jest zestaw zasad. Dostępne: { $known }.
error-rules-knob-near = „{ $token }” to nie jest ustawienie zasad. Czy chodziło o { $near }?
error-rules-knob = „{ $token }” to nie jest ustawienie zasad. Dostępne: { $known }.
error-rules-value = „{ $token }” nadaje ustawieniu { $knob } nieznaną wartość. Dostępne: { $known }.
error-rules-twice = „{ $token }” ustawia { $knob } po raz drugi.
error-die = „{ $token }” to nie jest rzut: na kostce nie ma „{ $die }” (1 2 3 4 5 W).
error-too-many-dice = „{ $token }” to { $count } { $count ->
        [one] kostka
        [few] kostki
       *[many] kostek
    }; może ich być najwyżej dziewięć.
error-action = „{ $token }” to nie jest akcja. Akcje zapisuje się jako roll, 4, W lub stop.
error-position-long = Pozycja jest za długa: ma { $count } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }, a wolno najwyżej { $most }.
error-position-fields = Pozycja ma pięć pól oddzielonych pojedynczymi spacjami: GRILL PLAYERS RESERVE MOVER TURN. Tu pól jest { $count }: „{ $token }”.
error-tile = „{ $token }”: takiej płytki nie ma.
error-grill-tile = „{ $token }” to nie jest płytka z grilla: napisz jej numer, potem literę specjalisty albo x, jeśli jest zakryta.
error-grill-order = „{ $token }” stoi w złym miejscu: płytki na grillu muszą być ułożone rosnąco.
error-player = „{ $token }” to nie jest gracz: napisz stos od dołu do góry albo -, potem +N dla pieczonych robaków, potem :s dla specjalisty.
error-reserve = „{ $token }” to nie jest zapas: napisz, ile zostało pieczonych robaków.
error-reserve-without-extras = „{ $token }” nie może być zapasem w tym zestawie zasad: nie ma w nim pieczonych robaków, więc napisz -.
error-mover = „{ $token }” to nie jest miejsce: napisz jego numer albo -, jeśli gra się skończyła.
error-turn-field = „{ $token }” to nie jest tura: napisz - albo KEPT:PENDING i znaczniki.
error-turn-when-over = „{ $token }” to tura w toku, ale nie jest niczyja kolej: napisz -.
error-keep-held = „{ $token }” musi najpierw podać specjalistę, którego gracz już ma.
error-player-count = Grać może od 2 do 7 osób, a nie { $count }.
error-no-dice-due = Teraz nie pora na rzut.
error-dice-count = Potrzeba { $due ->
        [one] jednej kostki
       *[other] { $due } kostek
    }, a nie { $count }.
error-turn-long = Tura jest za długa: ma { $count } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }, a wolno najwyżej { $most }.
error-turn-token = To nie jest element tury.
error-turn-spaces = Elementy tury oddziela pojedyncza spacja, a przed nimi i po nich nie ma żadnej: „{ $token }”.
error-turn-after-end = Tura skończyła się już wcześniej.
error-turn-goes-on = Nic tu nie może nastąpić: po poprzednim elemencie wybór jest wciąż otwarty.
error-turn-end-missing = Tura skończyła się sama, więc teraz musi być zapisany jej koniec.
error-turn-other-roll = Na stole leży rzut { $roll }.
error-turn-is-bust = W tym rzucie nie ma nowego symbolu: to skucha, którą zapisuje się jako „!”.
error-turn-no-choice = Tu nie ma czego wybierać.
error-turn-nine = „*9” oznacza pierwszy rzut dziewięcioma kostkami i nic innego.
error-turn-claim-open = Można tu wziąć kilka płytek, a żadna nie jest podana.
error-turn-end = Z tymi kostkami tura kończy się inaczej: { $happened }.
error-player-name = „{ $token }” nie może być imieniem: od 1 do 40 znaków, bez / " \ i znaków sterujących.
error-record-long = Zapis jest za długi: ma { $count } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }, a wolno najwyżej { $most }.
error-record-tag = „{ $token }” to nie jest nagłówek: napisz [Nazwa "wartość"].
error-record-tag-twice = Nagłówek { $token } występuje dwa razy.
error-record-tag-missing = Brakuje nagłówka { $token }.
error-record-seats = Miejsc na początku jest { $count }, a { $names ->
        [one] podany jest jeden gracz
        [few] podani są { $names } gracze
       *[many] podanych jest { $names } graczy
    }.
error-start-due = Gra nie może się zacząć, gdy kostki czekają na rzut: najpierw nimi rzuć.
error-record-blank = Między turami jest pusty wiersz.
error-record-line = „{ $token }” to nie jest wiersz gry: napisz numer tury, kropkę i jej elementy.
error-record-number = Tu powinna być tura { $expected }, a nie { $token }.
error-record-goes-on = Poprzednia tura jest niedokończona, więc musi być ostatnia.
error-record-limit = Przez limit gra może się skończyć tylko między dwiema turami i tylko wtedy, gdy jeszcze trwa.
error-record-result = Wynik to { $result }, a nie { $token }.
error-bot-unknown = „{ $token }” to nie jest bot. Dostępne: { $known }.
error-bot-near = „{ $token }” to nie jest bot. Czy chodziło o { $near }?
error-bot-or-person = „{ $token }” wygląda jak nazwa bota. Napisz { $near }, jeśli to bot, albo person:{ $token }, jeśli to człowiek.
error-bot-option-near = „{ $token }” to nie jest opcja bota { $bot }. Czy chodziło o { $near }?
error-bot-class-form = „{ $token }” nie wskazuje klasy: napisz py:pakiet.moduł:Klasa.
error-bot-class = Nie można wczytać bota { $token }: { $reason }.
error-bot-class-choose = { $token } to nie jest bot: brakuje metody choose(state, rng).
error-bot-ends-raised = { $token }.value_ends zgłosiło błąd { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends zwróciło tablicę o kształcie { $found } zamiast { $wanted }: po jednej wartości na każde zakończenie.
error-bot-ends-value = { $token }.value_ends zwróciło wartość { $value }; wszystkie wartości muszą być skończone.
error-bot-option = „{ $token }” to nie jest opcja bota { $bot }. Dostępne: { $known }.
error-bot-value = „{ $token }” nadaje tej opcji bota { $bot } niemożliwą wartość.
error-bot-value-known = „{ $token }” nadaje tej opcji bota { $bot } niemożliwą wartość. Dostępne: { $known }.
error-bot-command = Polecenia „{ $token }” nie da się uruchomić.
error-bot-seats = Ta sieć jest dla najwyżej { $seats } graczy, a nie dla { $players }.
error-net-file = { $file } to nie jest sieć.
error-net-shape = { $file } to sieć dla innej wersji tego programu.
error-net-narrow = Sieci dla { $seats } miejsc nie da się zmienić w sieć dla { $wanted }.
error-net-large = Sieci o { $hidden } jednostkach ukrytych nie da się zmniejszyć ani pozbawić cech.
error-net-hidden = „{ $hidden }” to nie są rozmiary warstw ukrytych: podaj dwie liczby, np. 256x32, pierwszą podzielną przez 64, drugą przez 32, do 1024.
error-checkpoint = { $file } to nie jest punkt kontrolny tej wersji.
error-response = Nie da się wytrenować najlepszej odpowiedzi na bota { $bot } dla { $players } graczy.

## Co jest nie tak z pozycją

defect-tile-twice = Płytka { $tile } występuje więcej niż raz.
defect-extra-tile = Płytka { $tile } należy do wersji Extrawurm, ale ten zestaw zasad to gra podstawowa.
defect-specialist-twice = { $specialist_start } występuje więcej niż raz.
defect-specialist-without-extras = { $specialist_start } należy do wersji Extrawurm, ale ten zestaw zasad to gra podstawowa.
defect-specialist-on-turned = { $specialist_start } nie może stać na płytce { $tile }, bo ta nie jest odkryta.
defect-crow-held = Miejsce { $seat } nie może mieć wrony: nikt nie może jej mieć.
defect-grilled-without-extras = Miejsce { $seat } ma pieczone robaki, a w tym zestawie zasad ich nie ma.
defect-grilled-too-many = Pieczonych robaków jest razem { $count }; może ich być najwyżej siedem.
defect-player-count = Grać może od 2 do 7 osób, a nie { $count }.
defect-mover = Kolej na miejsce { $seat }, ale wszystkich miejsc jest { $count }.
defect-should-be-over = Żadna płytka nie jest odkryta, więc gra się skończyła i nie jest niczyja kolej.
defect-should-not-be-over = Płytka { $tile } jest odkryta, więc gra trwa i musi być czyjaś kolej.
defect-golden-flag = W grze jest dziewięć kostek, ale gracz nie ma złotej kostki.
defect-weasel-flag = Łasica już pomogła, ale gracz jej nie ma.
defect-kept-too-many = Odłożonych kostek jest { $count }, a wszystkich tylko { $dice }.
defect-nothing-to-decide = Nie ma tu o czym decydować: tura toczy się sama.
defect-no-dice-to-roll = Nie może tu być rzutu: tura kończy się sama.
defect-roll-count = { $count ->
        [one] Jest wynik jednej kostki
       *[other] Są wyniki { $count } kostek
    }, a powinno ich być { $due }.
defect-nothing-kept = Żadna kostka nie jest odłożona.
defect-rob-with-reserve = Nikomu nie można nic zabrać, dopóki w zapasie są pieczone robaki ({ $count }).
defect-no-double-one = Należy się pieczony robak, ale nie są odłożone dwie jedynki.
defect-claim-without-worm = Ma być wzięta płytka, ale żaden robak nie jest odłożony.
defect-claim-not-taken = Wierzchniej płytki gracza nie można było zdobyć tymi kostkami.
defect-keep-not-held = Gracz ma wybrać między dwoma specjalistami, ale nie ma żadnego.

## Co odpowiada serwer, gdy czegoś nie może zrobić

error-no-identity = To urządzenie nie jest tu jeszcze znane. Odśwież stronę i spróbuj ponownie.
error-forbidden = Tego nie możesz zrobić.
error-removed = Gospodarz usunął cię z tego stołu.
error-bad-origin = To żądanie przyszło z innej strony.
error-unknown-host = Ten serwer nie nazywa się { $host }. Jeśli to jedna z jego nazw, trzeba go uruchomić z --hosts { $host }.
error-unknown-game = Nie ma takiego stołu.
error-unknown-code = Nie ma stołu z tym kodem. Kod traci ważność, gdy gra się zaczyna.
error-not-found = Tu nic nie ma.
error-method-not-allowed = Tego nie da się tu zrobić.
error-stale-version = Gra potoczyła się tymczasem dalej. Spójrz jeszcze raz.
error-illegal-action = Teraz nie wolno tego zrobić.
error-no-takeback = Nie ma czego cofać.
error-not-your-turn = To nie twoja kolej.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-entropy-early = Jeszcze nie wszyscy przy stole się zobowiązali: do tego czasu nie ujawniaj swojej liczby losowej.
error-entropy-mismatch = To nie jest zgodne z twoim zobowiązaniem.
dice-alarm-rewritten = Serwer przepisał dziennik tej gry: wpis { $version } nie jest tym, który pokazał wcześniej. Nie ufaj tym kostkom.
dice-alarm-back = Serwer wrócił w tej grze do wpisu { $version }, choć pokazał już { $known }. Po przywróceniu kopii dziennik o tym mówi, a kostki pochodzą z nowego sekretu; w innym razie im nie ufaj.
dice-alarm-commitment = Serwer podmienił sekret kostek bez wpisu w dzienniku. Nie ufaj tym kostkom.
dice-alarm-left-out = Kostki ustalono, zanim dotarł udział tego urządzenia. Przy wolnym połączeniu to się zdarza; w innym razie nie ufaj tym kostkom.
dice-alarm-replaced = Serwer pokazuje w twoim imieniu inny udział w kostkach niż ten z tego urządzenia. Nie ufaj tym kostkom.
dice-alarm-withheld = Serwer twierdzi, że twój udział w kostkach został zatajony. Jeśli połączenie trwało cały czas, nie ufaj mu.
error-game-over = Koniec gry.
error-frozen = Ta gra nie może trwać dalej: jej dziennika nie da się odtworzyć.
error-table-full = Przy stole nie ma już miejsca.
error-seat-taken = To miejsce jest zajęte.
error-not-away = Ten gracz jest obecny.
error-left-too-often = Ta gra była przez ciebie opuszczana zbyt często, żeby można było do niej wrócić. Dalej gra za ciebie bot.
error-too-many-changes = Przy tym stole za wiele osób siadało i wstawało. Rozpocznijcie grę albo otwórzcie inny stół.
error-not-absent = Gra nie czeka na nikogo, kogo nie ma wystarczająco długo.
error-not-over = Gra jeszcze trwa.
error-bad-request = Tego żądania nie da się odczytać: { $where }: { $problem }.
error-bad-message = Tej wiadomości nie da się odczytać.
error-bad-rules = „{ $text }” to nie jest zestaw zasad.
error-bad-action = „{ $text }” to nie jest akcja.
error-bad-dice = Te kostki nie pasują: { $due ->
    [0] teraz nie pora na rzut
    [one] potrzeba jednej kostki
   *[other] potrzeba { $due } kostek
  }.
error-bot-not-allowed = Bot „{ $text }” tu nie gra.
error-bad-clock = Zegara „{ $text }” nie ma tu do wyboru.
error-bad-name = „{ $text }” nie może być imieniem: od 1 do 40 widocznych znaków, bez / " i \.
error-name-taken = Przy tym stole ktoś już nosi imię { $name }. Wybierz imię, które bardziej się różni.
error-bad-record = W tym zapisie jest błąd w wierszu { $line }, przy „{ $token }”.
error-bad-position = Taka pozycja jest niemożliwa.
error-no-advice = Porady są dostępne tylko wtedy, gdy grasz z samymi botami.
error-too-large = To za duże; limit bajtów to { $limit }.
error-too-many-requests = Za dużo żądań. Spróbuj ponownie za { $retry_after ->
        [one] sekundę
        [few] { $retry_after } sekundy
       *[many] { $retry_after } sekund
    }.
error-too-many-tables = Masz za dużo otwartych stołów. Dokończ któryś albo spróbuj ponownie za { $retry_after ->
        [one] sekundę
        [few] { $retry_after } sekundy
       *[many] { $retry_after } sekund
    }.
error-too-many-sockets = Za dużo połączeń. Spróbuj ponownie za { $retry_after ->
        [one] sekundę
        [few] { $retry_after } sekundy
       *[many] { $retry_after } sekund
    }.
error-too-many-devices = Grasz już na { $limit } urządzeniach, więcej być nie może. Najpierw wyloguj jedno z nich.
error-unavailable = Serwer nie może teraz nic zapisać. Nic się nie zmieniło; spróbuj ponownie.

## Zasady, punkt po punkcie. Drugi klucz podaje punkt tak, jak zmienia go ustawienie.

rules-section-S = Przygotowanie
rules-section-T = Tura
rules-section-C = Zakończenie i zdobycz
rules-section-B = Skucha
rules-section-E = Koniec gry
rules-section-X = Extrawurm

rule-S1 = Gra od dwóch do siedmiu osób, ośmioma białymi kostkami. Na kostce są 1, 2, 3, 4, 5 i robak; robak liczy się za 5.
rule-S2 = Płytki od 21 do 36 leżą odkryte w rzędzie: to grill. Na każdej są robaki: na 21–24 jeden, na 25–28 dwa, na 29–32 trzy, na 33–36 cztery.
rule-S3 = Gracze ustalają, kto zaczyna; zwyczajowo jest to najmłodsza osoba. Potem kolej przechodzi w lewo.
rule-S4 = Płytki 11 i 13 leżą na grillu przed 21, każda z jednym robakiem. Siedem pieczonych robaków tworzy zapas. Robak w puszce zaczyna na 11, kura na 21, wrona na 23, łasica na 25, złota kostka na 27, jabłko na 29.

rule-T1 = Twoja tura zaczyna się od rzutu wszystkimi ośmioma kostkami.
rule-T2 = Wybierz z rzutu jeden symbol, którego jeszcze w tej turze nie masz odłożonego, i odłóż wszystkie kostki, które go pokazują.
rule-T3 = Jeśli w rzucie nie ma takiego symbolu, to skucha.
rule-T4 = Po każdym odłożeniu kostek rzuć wszystkimi pozostałymi albo zakończ. Zakończyć wolno zawsze, nawet jeśli to skucha. Jeśli możesz wtedy wziąć płytkę, musisz to zrobić.
rule-T5 = Gdy nie ma już kostek, tura kończy się sama.
rule-T6 = Gdy odłożone są wszystkie symbole, możesz jeszcze rzucać, ale żaden rzut nie da nowego: będzie skucha.
rule-T6-yes = Gdy odłożone są wszystkie symbole, tura kończy się sama.

rule-C1 = Gdy kończysz, wśród odłożonych kostek musi być co najmniej jeden robak; inaczej to skucha.
rule-C2 = Jeśli odkryta płytka na grillu ma numer równy twojej sumie, bierzesz ją i żadną inną. Trafia odkryta na wierzch twojego stosu; masz tylko jeden stos.
rule-C3 = Jeśli twoja suma jest równa wierzchniej płytce na stosie innego gracza, kradniesz ją. Kraść można tylko dokładną sumą i tylko wierzchnią płytkę.
rule-C3-optional = Jeśli twoja suma jest równa wierzchniej płytce na stosie innego gracza, możesz ją ukraść albo zamiast tego wziąć z grilla niższą (C4). Jeśli na grillu nie ma żadnej dla ciebie, kradniesz. Kraść można tylko dokładną sumą i tylko wierzchnią płytkę.
rule-C4 = Jeśli nie ma ani jednej, ani drugiej, bierzesz najwyższą odkrytą płytkę z grilla poniżej swojej sumy.
rule-C4-any = Jeśli nie ma ani jednej, ani drugiej, bierzesz z grilla dowolną odkrytą płytkę poniżej swojej sumy.
rule-C5 = Jeśli i takiej płytki nie ma, to skucha.
rule-C6 = Twoja własna wierzchnia płytka się tu nie liczy: jeśli suma jest jej równa, bierzesz z grilla niższą (C4).

rule-B1 = W razie skuchy wierzchnia płytka twojego stosu, jeśli ją masz, wraca odkryta na grill.
rule-B2 = Potem najwyższa odkryta płytka na grillu zostaje zakryta i do końca gry jest stracona. Jeśli to właśnie ta, którą oddajesz, żadna nie zostaje zakryta.
rule-B3 = Jeśli nie masz płytki do oddania, żadna nie zostaje zakryta.
rule-B3-yes = Jeśli nie masz płytki do oddania, najwyższa i tak zostaje zakryta.
rule-B4 = Skucha kończy turę, a odłożone kostki nic nie dają.

rule-E1 = Gra kończy się, gdy po turze na grillu nie ma już odkrytej płytki.
rule-E2 = Policz robaki na swoich płytkach: kto ma najwięcej, wygrywa.
rule-E3 = Przy remisie decyduje najwyższa płytka: wygrywa ta z remisujących osób, która ma ją gdziekolwiek w stosie. Każda płytka jest lepsza niż żadna.
rule-E4 = Gracze, którzy remisują bez ani jednej płytki, dzielą się zwycięstwem.
rule-E5 = Zasady nie ograniczają długości gry. Tutaj gra kończy się najpóźniej po 1000 tur, o ile nie ustalono inaczej, i liczy się stan z tej chwili.

rule-X1 = Płytki 11 i 13 bierze się tylko dokładnie taką sumą i tylko z grilla, a ukraść ich nie można. Suma 12 albo od 14 do 20 to więc skucha, tak samo jak 11 albo 13, gdy tej płytki nie ma odkrytej na grillu. Poza tym są to płytki jak każde inne; gra toczy się dalej, nawet gdy odkryte są już tylko one.
rule-X2 = Podwójna jedynka: ilekroć odkładasz dwie jedynki lub więcej, od razu dostajesz pieczonego robaka, jakkolwiek skończy się tura. Więcej jedynek nie daje więcej.
rule-X3 = Pieczony robak pochodzi z zapasu. Jeśli zapas jest pusty, zabierasz robaka wybranemu przeciwnikowi, ale nie temu, kto ma kurę. Jeśli nikt nie ma robaka, którego wolno ci zabrać, nie dostajesz żadnego.
rule-X4 = Pieczony robak liczy się na końcu za jednego robaka. Skucha nigdy nie kosztuje pieczonych robaków.
rule-X5 = Jeśli na płytce branej z grilla stoi specjalista, dostajesz go razem z nią; wyjątkiem jest wrona. Jeśli kradniesz komuś, kto ma specjalistę, dostajesz także jego.
rule-X6 = Możesz mieć najwyżej jednego specjalistę. Gdy dostajesz drugiego, wybierz, którego zatrzymujesz; drugi wraca na grill (X7).
rule-X7 = Specjalista wraca na najniższą odkrytą płytkę, na której nikt nie stoi, także na 11 lub 13. Jeśli żadna nie jest wolna, wypada z gry.
rule-X8 = Skucha kosztuje cię też specjalistę, nawet jeśli nie masz płytki. Najpierw wraca twoja płytka, potem specjalista, potem najwyższa płytka zostaje zakryta; specjalista, który na niej stał, wraca ostatni.
rule-X9 = Kura strzeże twoich płytek: jeśli masz ją przy skusze, nie oddajesz płytki i żadna nie zostaje zakryta; wraca tylko kura. Jeśli nie masz płytki, kura zostaje u ciebie.
rule-X10 = Kto miałby ukraść płytkę graczowi z kurą, dostaje kurę zamiast płytki i to jest udana tura. Gdy na wierzchu leży 11 lub 13, kury nie można zdobyć. Pieczonych robaków gracza z kurą nie można zabrać.
rule-X11 = Robak w puszce: jeśli kończysz bez odłożonej kostki z robakiem, możesz policzyć go jako taką kostkę. Suma rośnie o 5 i wolno ci zakończyć. Możesz to zrobić tylko wtedy, gdy daje ci to płytkę; robak w puszce się nie zużywa, a wybór masz też wtedy, gdy nie ma już kostek. Nie ratuje rzutu, a gdy odłożysz kostkę z robakiem, w tej turze już się nie przyda.
rule-X12 = Łasica: raz na turę, po rzucie i przed wyborem symbolu, możesz powtórzyć rzut wszystkimi właśnie rzuconymi kostkami, nawet jeśli byłaby skucha; liczy się drugi rzut. Złota kostka: na początku tury, i tylko wtedy, możesz rzucić dziewięcioma kostkami zamiast ośmioma; to kostka jak każda inna. Jabłko: trzy robaki dla osoby, która ma je na końcu.
rule-X13 = Nikt nigdy nie ma wrony. Kto bierze płytkę spod niej, dostaje pieczonego robaka, a wrona od razu przenosi się na najniższą wolną płytkę (X7).
rule-X14 = To, czy gra się skończyła, ocenia się dopiero wtedy, gdy wszyscy specjaliści i pieczone robaki z tej tury są na swoich miejscach.

## Zestawy zasad

preset-classic = Klasyczny
preset-extrawurm = Extrawurm
preset-house = Domowy
preset-squeakers = Pisklęta

preset-classic-about = Gra podstawowa według pełnej instrukcji.
preset-extrawurm-about = Wersja z płytkami 11 i 13, sześcioma specjalistami i pieczonymi robakami.
preset-house-about = Gra podstawowa według krótkiej instrukcji: niższą płytkę wybierasz dowolnie, a każda skucha zakrywa płytkę.
preset-squeakers-about = Gra podstawowa według innej krótkiej instrukcji: nie trzeba kraść, każda skucha zakrywa płytkę, a sześć symboli kończy turę.

knob-extras = W którą wersję gracie?
knob-extras-no = W grę podstawową: płytki od 21 do 36 i osiem kostek.
knob-extras-yes = Z płytkami 11 i 13, specjalistami i pieczonymi robakami.
knob-extras-why = Extrawurm to ta sama gra z większą zawartością pudełka. Zostaw dodatki w pudełku, a grasz w grę podstawową.
knob-fallback = Którą płytkę bierzesz, gdy płytki o numerze równym twojej sumie nie można ani wziąć, ani ukraść?
knob-fallback-nearest = Najwyższą poniżej sumy.
knob-fallback-any = Dowolną poniżej sumy.
knob-fallback-why = Pełne instrukcje dają najbliższą niższą płytkę. Jedna krótka mówi tylko, że płytka jest niższa, więc wybór należy do ciebie.
knob-steal = Czy musisz kraść, gdy twoja suma jest równa wierzchniej płytce przeciwnika?
knob-steal-forced = Tak.
knob-steal-optional = Nie, jeśli na grillu jest dla ciebie niższa płytka.
knob-steal-why = Pełne instrukcje mówią, że można kraść, ale pozwalają wziąć niższą płytkę tylko wtedy, gdy nie ma czego ukraść. Jedna krótka pozwala z kradzieży zrezygnować.
knob-flip_empty_handed = Czy skucha zakrywa płytkę także wtedy, gdy nie masz żadnej do oddania?
knob-flip_empty_handed-no = Nie.
knob-flip_empty_handed-yes = Tak, najwyższą.
knob-flip_empty_handed-why = Pełne instrukcje oszczędzają tego, kto nie ma nic do stracenia. Krótkie zakrywają płytkę mimo to, więc gra jest krótsza.
knob-six_faces_end_turn = Co się dzieje, gdy odłożone są wszystkie symbole?
knob-six_faces_end_turn-no = Możesz rzucać dalej, ale będzie skucha.
knob-six_faces_end_turn-yes = Tura kończy się sama.
knob-six_faces_end_turn-why = Jedna krótka instrukcja kończy wtedy turę; inne o tym nie mówią. Oszczędza to tylko rzutu, który nie może się udać.

rules-title = Zestaw zasad: { $name }
rules-same = To właśnie gra podstawowa.
rules-differs = Czym różni się od klasycznego (gwiazdka oznacza te punkty):

## Pozycja słowami

show-grill-empty = Na grillu nie ma płytek.
show-reserve = { $count ->
        [0] W zapasie nie ma już pieczonych robaków.
        [one] W zapasie został jeden pieczony robak.
        [few] W zapasie zostały { $count } pieczone robaki.
       *[many] W zapasie zostało { $count } pieczonych robaków.
    }
show-worms = { $count ->
        [one] jeden robak
        [few] { $count } robaki
       *[many] { $count } robaków
    }
show-grilled = { $count ->
        [one] w tym jeden pieczony
        [few] w tym { $count } pieczone
       *[many] w tym { $count } pieczonych
    }
show-no-tile = bez płytki
show-kept = Odłożone
show-total = razem { $total }
show-total-canned = razem { $total } z robakiem w puszce
show-rolled = Rzut
show-nine-dice = W grze jest złota kostka: dziewięć kostek.
show-weasel-used = Łasica już w tej turze pomogła.
show-start = { $who ->
        [you] Twoja kolej na rzut.
       *[other] Teraz rzuca { $name }.
    }
show-due = { $who ->
        [you] Zaraz rzucasz
       *[other] { $name } zaraz rzuca
    } { $count ->
        [one] jedną kostką
       *[other] { $count } kostkami
    }.
show-choose-face = { $who ->
        [you] Wybierasz
       *[other] { $name } wybiera
    } symbol.
show-weasel-or-bust = Nie ma nowego symbolu: { $who ->
        [you] wysyłasz łasicę albo godzisz
       *[other] { $name } wysyła łasicę albo godzi
    } się na skuchę.
show-roll-or-stop = { $who ->
        [you] Rzucasz
       *[other] { $name } rzuca
    } { $count ->
        [one] jedną kostką
       *[other] { $count } kostkami
    } albo { $who ->
        [you] kończysz
       *[other] kończy
    }.
show-count-canned = Nie ma już kostek: { $who ->
        [you] decydujesz
       *[other] { $name } decyduje
    }, czy liczyć robaka w puszce.
show-rob = { $who ->
        [you] Wybierasz, komu zabierasz
       *[other] { $name } wybiera, komu zabrać
    } pieczonego robaka.
show-claim = { $who ->
        [you] Wybierasz
       *[other] { $name } wybiera
    } płytkę.
show-keep = { $who ->
        [you] Wybierasz
       *[other] { $name } wybiera
    }: { $held } albo { $offered }.
show-over = Koniec gry. { $tie_break ->
        [E3] Decyduje najwyższa płytka: { $who ->
            [you] wygrywasz.
           *[other] wygrywa { $winners }.
        }
        [E4] { $winners } dzielą się zwycięstwem.
       *[none] { $who ->
            [you] Wygrywasz.
           *[other] Wygrywa { $winners }.
        }
    }

## Charaktery botów: nazwa i w jednym zdaniu, jaki jest

character-bold = ryzykant
character-bold-about = Nie przejmuje się skuchą i rzuca dalej po większą płytkę.
character-cautious = asekurant
character-cautious-about = Boi się skuchy i bierze to, co pewne.
character-thief = złodziej
character-thief-about = Woli ukraść płytkę, niż wziąć ją z grilla.
character-collector = kolekcjoner
character-collector-about = Chce płytek z wieloma robakami i rzadko kradnie.
