# Co mówi tylko trener; to, co dzieli z resztą, jest w ../pl.ftl.

## Trener: dlaczego wybór jest dobry albo zły, na podstawie liczb

hint-due = Kostki się toczą: { $bust }% takich tur kończy się skuchą, a średni zysk w robakach to { $expected }.
hint-roll-first = Rzuć: { $bust }% takich tur kończy się skuchą, a średni zysk w robakach to { $expected }.
hint-golden = Rzuć dziewięcioma kostkami: ryzyko skuchy { $bust }%, średnio robaków: { $expected }; przy ośmiu { $other }% i { $others }.
hint-no-golden = Zostaw złotą kostkę: przy ośmiu kostkach ryzyko skuchy { $bust }%, średnio robaków: { $expected }; przy dziewięciu { $other }% i { $others }.
hint-roll = Rzucaj dalej: ryzyko skuchy wynosi { $bust }%.
hint-roll-worm = Rzucaj dalej: bez robaka nic się nie liczy. Ryzyko skuchy wynosi { $bust }%.
hint-roll-needed = Rzucaj dalej: zakończenie teraz to skucha, a przy dalszych rzutach jej ryzyko wynosi { $bust }%.
hint-roll-grilled = Rzucaj dalej: skucha jest i tak pewna, ale dwie jedynki dają jeszcze pieczonego robaka.
hint-roll-steals = Rzucaj dalej: ryzyko skuchy wynosi { $bust }%, a szansa na kradzież płytki { $tile } graczowi { $name } – { $chance }%.
hint-roll-free = Rzucaj dalej: nie masz płytki do stracenia. Ryzyko skuchy wynosi { $bust }%, a szansa na coś lepszego – { $chance }%.
hint-roll-better = Rzucaj dalej: ryzyko skuchy wynosi { $bust }%, a szansa na płytkę { $tile } lub lepszą – { $chance }%.
hint-roll-risks = Rzucaj dalej: rezygnujesz z płytki { $tile }, którą możesz mieć teraz. Ryzyko skuchy wynosi { $bust }%, a szansa na wyższą płytkę – { $chance }%.
hint-stop-ends = Zakończ: to koniec gry i { $wins ->
        [true] wygrywasz.
       *[false] nie wygrywasz.
    }
hint-stop-takes = Zakończ{ $canned ->
        [true] {" "}z robakiem w puszce
       *[false] {""}
    }: płytka { $tile } jest twoja i ma { $worms ->
        [one] jednego robaka
        [few] { $worms } robaki
       *[many] { $worms } robaków
    }{ $rolls ->
        [true] , a przy dalszych rzutach ryzyko skuchy wynosi { $bust }%.
       *[false] {"."}
    }
hint-stop-steals = Zakończ{ $canned ->
        [true] {" "}z robakiem w puszce
       *[false] {""}
    }: kradniesz płytkę { $tile } graczowi { $name }{ $rolls ->
        [true] , a przy dalszych rzutach ryzyko skuchy wynosi { $bust }%.
       *[false] {"."}
    }
hint-stop-hen = Zakończ: zabierasz kurę graczowi { $name }.
hint-stop-choice = Zakończ: z sumą { $total } wybierasz płytkę{ $rolls ->
        [true] , a przy dalszych rzutach ryzyko skuchy wynosi { $bust }%.
       *[false] {"."}
    }
hint-bust = To skucha.
hint-bust-same = To skucha, ale żaden inny wybór nie jest lepszy.
hint-bust-wanted = Zgódź się na skuchę: to, co po niej nastąpi, jest warte więcej niż każdy inny wybór.
hint-bust-turns = Zgódź się na skuchę: usunie z gry płytkę { $tile }.
hint-weasel = Wyślij łasicę: po nowym rzucie ryzyko skuchy wynosi { $bust }%.
hint-weasel-bust = Wyślij łasicę: ten rzut to skucha, a po nowym jej ryzyko wynosi { $bust }%.
hint-worms = Weź teraz { $taken ->
        [one] robaka
       *[other] robaki
    }: bez robaka nic się nie liczy. Od tej chwili ryzyko skuchy wynosi { $bust }%.
hint-double = Odłóż jedynki: co najmniej dwie dają od razu pieczonego robaka. Od tej chwili ryzyko skuchy wynosi { $bust }%.
hint-face-steals = Odłóż { $taken ->
        [one] kostkę
       *[other] kostki
    } z { $face }: suma { $total } pozwala ukraść płytkę { $tile } graczowi { $name }. Od tej chwili ryzyko skuchy wynosi { $bust }%.
hint-face-takes = Odłóż { $taken ->
        [one] kostkę
       *[other] kostki
    } z { $face }: suma { $total } wystarcza na płytkę { $tile }. Od tej chwili ryzyko skuchy wynosi { $bust }%.
hint-face = Odłóż { $taken ->
        [one] kostkę
       *[other] kostki
    } z { $face }: suma to { $total }, a { $count ->
        [0] kostek już nie ma
        [one] zostaje jedna kostka
        [few] zostają { $count } kostki
       *[many] zostaje { $count } kostek
    }. Od tej chwili ryzyko skuchy wynosi { $bust }%.
hint-take = Weź płytkę { $tile }: ma { $worms ->
        [one] jednego robaka
        [few] { $worms } robaki
       *[many] { $worms } robaków
    }.
hint-steal = Ukradnij płytkę { $tile }: zyskujesz { $worms ->
        [one] jednego robaka
        [few] { $worms } robaki
       *[many] { $worms } robaków
    }, a { $name } tyle samo traci.
hint-rob = Zabierz go graczowi { $name }, bo ma { $worms ->
        [one] jednego robaka
        [few] { $worms } robaki
       *[many] { $worms } robaków
    }.
hint-keep = Zatrzymaj { $specialist }: szansa na wygraną wynosi wtedy { $chance }%, a jeśli zatrzymasz { $given } – { $other }%.

certainty-exact = Dokładnie: gra kończy się tą turą.
certainty-net = Dokładnie w tej turze, dalej szacunkowo.
certainty-turn = Dokładnie w tej turze, po następnej szacunkowo.
certainty-search = Dokładnie w tej turze i prawie dokładnie dalej.
certainty-rollout = Dokładnie w tej turze, dalej rozegrane { $count ->
        [one] jeden raz
       *[other] { $count } razy
    }.

grade-best = najlepszy wybór
grade-fine = dobrze
grade-doubtful = wątpliwe
grade-mistake = błąd
grade-blunder = gruby błąd

review-decision = { $grade ->
        [doubtful] Wątpliwe
        [mistake] Błąd
       *[blunder] Gruby błąd
    }: „{ $best }” daje na 100 gier o { $cost ->
        [one] jedną wygraną
        [few] { $cost } wygrane
        [many] { $cost } wygranych
       *[other] { $cost } wygranej
    } więcej niż „{ $action }”.
review-costliest = Tura { $turn }, { $name }: „{ $best }” daje na 100 gier o { $cost ->
        [one] jedną wygraną
        [few] { $cost } wygrane
        [many] { $cost } wygranych
       *[other] { $cost } wygranej
    } więcej niż „{ $action }”.
review-lucky-roll = Tura { $turn }, { $name }: rzut { $dice } był wart { $change ->
        [one] jedną grę
        [few] { $change } gry
        [many] { $change } gier
       *[other] { $change } gry
    } na 100.
review-unlucky-roll = Tura { $turn }, { $name }: rzut { $dice } kosztował { $change ->
        [one] jedną grę
        [few] { $change } gry
        [many] { $change } gier
       *[other] { $change } gry
    } na 100.
review-decided-roll = { $over ->
        [true] Co rozstrzygnęło grę
       *[false] Co dotąd liczyło się najbardziej
    }: w turze { $turn } { $name } rzuca { $dice }, co dla gracza { $winner } jest warte { $change ->
        [one] jedną grę
        [few] { $change } gry
        [many] { $change } gier
       *[other] { $change } gry
    } na 100.
review-decided-action = { $over ->
        [true] Co rozstrzygnęło grę
       *[false] Co dotąd liczyło się najbardziej
    }: w turze { $turn } { $name } wybiera „{ $action }”, co dla gracza { $winner } jest warte { $change ->
        [one] jedną grę
        [few] { $change } gry
        [many] { $change } gier
       *[other] { $change } gry
    } na 100.
review-curve = Szanse na wygraną, tura po turze
review-key-mistake = błąd
review-key-lucky = szczęśliwy rzut
review-key-unlucky = pechowy rzut
review-mean-revision = Nowa ocena to zmiana, która bierze się tylko z dokładniejszego spojrzenia na następną turę: w tej grze średnio { $size } na turę.
review-certainty = { $count ->
        [one] Tura
       *[other] Tury
    } { $turns }: { $certainty }

theme-stop = zakończyć w porę
theme-roll = rzucać dalej
theme-steal = kraść czy nie
theme-worms = kiedy brać robaki
theme-endgame = końcówka
theme-bust = celowa skucha
theme-rob = komu zabrać robaka
theme-canned = robak w puszce
theme-hen = kura
theme-crow = wrona
theme-weasel = łasica
theme-golden = złota kostka
theme-apple = jabłko
theme-table = więcej niż dwoje graczy
