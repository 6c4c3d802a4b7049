# Zdania z lekcji i ze strony z zasadami. $duck i $goose to imiona pozostałych graczy.
# Klucz zakończony na -no odpowiada temu, kto wybiera inaczej niż lekcja.

## Wokół lekcji

learn-owl = Sowa wyjaśnia
learn-step = Krok { $step } z { $count }
learn-next = Dalej
learn-again = Od początku
learn-play = Zagraj naprawdę

## Strona z zasadami

learn-rules-set = Zestaw zasad
learn-rules-star = Inaczej niż w klasycznym
learn-rules-specialists = Specjaliści
learn-rules-dice = Sześć ścianek kostki
learn-rules-tiles = Cztery z płytek: od jednego do czterech robaków

## Pierwsza gra

learn-classic-grill = Dobry wieczór! To jest grill z szesnastoma płytkami. Na każdej jest numer i od jednego do czterech robaków. Kto na końcu ma najwięcej robaków, wygrywa.
learn-classic-dice = Płytki zdobywa się kostkami: jest ich osiem, a na ściankach mają od 1 do 5 i robaka. Rzuć wszystkimi.
learn-classic-worms = Wybierz jeden symbol: odkładasz wszystkie kostki, które go pokazują. Robak liczy się za 5, a bez choćby jednego robaka nie weźmiesz płytki. Weź więc dwa robaki.
learn-classic-worms-no = To dozwolone, ale bez robaka nie weźmiesz płytki. Weź robaki, póki są.
learn-classic-roll-on = Na razie dziesięć, a najniższa płytka to 21. Rzuć pozostałymi sześcioma kostkami.
learn-classic-roll-on-no = Suma 10 nie daje żadnej płytki: to byłaby skucha. Lepiej rzuć.
learn-classic-new-face = Każdy symbol można odłożyć tylko raz na turę, więc robak z tego rzutu odpada. Trzy piątki dają 15: weź je.
learn-classic-new-face-no = W ten sposób tracisz symbol dla kilku punktów. Trzy piątki dają więcej.
learn-classic-stop = 25! Spójrz na grill: płytka 25 jest zaznaczona, bo kończąc teraz, bierzesz ją. Dalsze rzuty mogą dać więcej albo zabrać wszystko. Zakończ.
learn-classic-stop-no = Odważnie! Ale jeśli następne trzy kostki nie pokażą nowego symbolu, wszystko przepadnie. Tym razem poprzestań na tym i zakończ.
learn-classic-stack = Płytka leży teraz na twoim stosie: dwa robaki dla ciebie. Teraz gra { $duck }.
learn-classic-duck = { $duck } ma trzy robaki i trzy czwórki, razem 27, i kończy.
learn-classic-top-tile = { $duck } bierze 27. Wierzchnią płytkę stosu może ukraść ten, kto uzyska dokładnie jej numer. Spróbujmy: rzuć.
learn-classic-fours = Trzy czwórki to dwanaście punktów za jeden symbol. Weź je.
learn-classic-fours-no = Możesz, ale do 27 daleko. Z trzema czwórkami dojdziesz tam szybciej.
learn-classic-need-worm = Dwanaście i jeszcze żadnego robaka. Rzuć.
learn-classic-need-worm-no = Bez robaka każde zakończenie to skucha. Rzuć.
learn-classic-worms-again = Są: dwa robaki. Weź je.
learn-classic-worms-again-no = Bez robaka nic na końcu nie dostaniesz. Weź dwa robaki.
learn-classic-dare = Kończąc teraz, bierzesz 22 z jednym robakiem. Ale do 27 brakuje tylko piątki. Zaryzykuj: rzuć.
learn-classic-dare-no = To byłoby bezpieczne. Ale na 27 są dwa robaki, które { $duck } może stracić. Zaryzykuj.
learn-classic-five = Piątka! Weź ją.
learn-classic-five-no = Tak blisko! Z piątką jest dokładnie 27.
learn-classic-steal = Dokładnie 27: spójrz na znak przy stosie gracza { $duck }. Zakończ, a płytka jest twoja.
learn-classic-steal-no = Lepiej już nie będzie. Zakończ i ukradnij.
learn-classic-stolen = Ukradzione! Zagrożona jest zawsze tylko wierzchnia płytka: twoja 25 leży teraz bezpiecznie pod 27.
learn-classic-duck-again = { $duck } się nie zraża i dochodzi do 31.
learn-classic-no-luck = Znów twoja kolej. Rzuć.
learn-classic-threes = Tym razem bez robaka. Weź trójki; zostanie ci pięć kostek na lepsze rzuty.
learn-classic-threes-no = To mniej punktów. Weź trójki.
learn-classic-hope = Dziewięć i wciąż bez robaka. Rzuć.
learn-classic-hope-no = Bez robaka każde zakończenie to skucha. Rzuć i miej nadzieję.
learn-classic-fives = Znów bez robaka. Weź dwie piątki.
learn-classic-fives-no = Do 21 daleko. Z piątkami będzie bliżej.
learn-classic-last-hope = 19 bez robaka: tu nie można zakończyć. Zostały trzy kostki. Rzuć.
learn-classic-last-hope-no = To byłaby pewna skucha. Trzy kostki mogą cię jeszcze uratować: rzuć.
learn-classic-bust = Trójki i piątka, a obie już masz. Rzut bez nowego symbolu to skucha.
learn-classic-bust-cost = Skucha kosztuje cię wierzchnią płytkę: 27 wraca na grill. Potem najwyższa płytka na grillu zostaje zakryta: 36 wypada z gry.
learn-classic-late = Dużo później. Na grillu została tylko 24, a ty i { $duck } macie po dziewięć robaków. Masz na razie 20. Weź trójki.
learn-classic-late-no = To mniej. Z trójkami jest 26, a 26 daje ostatnią płytkę.
learn-classic-lower = Razem 26. Takiej płytki nie można wziąć ani ukraść, a wtedy dostajesz najbliższą niższą: 24. Zakończ.
learn-classic-lower-no = Ostatnia płytka już jest twoja. Nie ryzykuj jej: zakończ.
learn-classic-end = Nie ma już płytek, więc gra skończona: dziesięć robaków do dziewięciu, wygrywasz! Teraz już wiesz, jak się gra.

## Extrawurm

learn-extrawurm-table = Extrawurm dodaje płytki 11 i 13, siedem pieczonych robaków w zapasie i sześciu specjalistów, którzy stoją na płytkach. Stuknij któregoś, aby przeczytać, co potrafi.
learn-extrawurm-roll = Resztę już znasz. Rzuć.
learn-extrawurm-ones = Dwie jedynki! Odłożenie dwóch lub więcej od razu daje ci pieczonego robaka, jakkolwiek skończy się tura. Weź jedynki.
learn-extrawurm-ones-no = Dobre punkty, ale weź jedynki: pieczony robak za nie zostanie u ciebie.
learn-extrawurm-grilled = Oto on, obok twojego imienia. Na końcu liczy się za jednego robaka i żadna skucha ci go nie zabierze. Rzucaj dalej.
learn-extrawurm-grilled-no = 2 punkty nie dają żadnej płytki. Rzuć.
learn-extrawurm-worms = Trzy robaki, 15 punktów. Weź je.
learn-extrawurm-worms-no = Także tutaj bez robaka nie weźmiesz płytki. Weź robaki.
learn-extrawurm-seventeen = 17. Płytki 11 i 13 zdobywa się dokładnie taką sumą, nigdy wyższą. Rzuć więc.
learn-extrawurm-seventeen-no = 17 nie daje ani 11, ani 13: to byłaby skucha. Rzuć.
learn-extrawurm-four = Na 21 stoi kura, a z czwórką masz 21. Weź ją.
learn-extrawurm-four-no = Spójrz na kurę na 21. Z czwórką ją dostaniesz.
learn-extrawurm-hen = Kto bierze płytkę, dostaje też specjalistę, który na niej stoi. Zakończ.
learn-extrawurm-hen-no = Nie daj kurze uciec. Zakończ.
learn-extrawurm-guard = Kura jest teraz u ciebie i strzeże twojej wierzchniej płytki. Zobaczmy, co zrobią inni.
learn-extrawurm-duck = { $duck } ma 25 i dostaje z nią łasicę.
learn-extrawurm-goose = { $goose } ma dokładnie 21, czyli twoją wierzchnią płytkę, i chce ją ukraść.
learn-extrawurm-hen-gone = Ale kto okrada gracza z kurą, dostaje kurę zamiast płytki. Twoja 21 wciąż tu jest, a kurę ma teraz { $goose }.
learn-extrawurm-nine = Kilka tur później masz złotą kostkę. Dzięki niej możesz zacząć dziewięcioma kostkami zamiast ośmioma. Spróbuj.
learn-extrawurm-nine-no = Osiem też by wystarczyło, ale dziewięć daje więcej.
learn-extrawurm-nine-worms = Trzy robaki: weź je.
learn-extrawurm-nine-worms-no = Trzy robaki dają więcej. Weź je.
learn-extrawurm-nine-on = 15 i jeszcze sześć kostek. Rzuć.
learn-extrawurm-nine-on-no = 15 nic nie daje. Rzuć.
learn-extrawurm-nine-fours = Dwie czwórki dają 23, a tam siedzi wrona. Weź je.
learn-extrawurm-nine-fours-no = Spójrz na wronę na 23. Czwórki cię tam zaprowadzą.
learn-extrawurm-crow = Wrony nikt nigdy nie ma. Ale kto bierze płytkę spod niej, dostaje pieczonego robaka. Zakończ.
learn-extrawurm-crow-no = Wrona ma dla ciebie pieczonego robaka. Zakończ.
learn-extrawurm-crow-gone = Twój drugi pieczony robak! Wrona przeskoczyła na najniższą płytkę bez specjalisty, na 13. Tak wracają na grill wszyscy.
learn-extrawurm-weasel = Teraz łasica jest twoja. W tym rzucie nie ma nowego symbolu: skucha! Ale raz na turę łasica powtarza cały rzut. Wyślij ją.
learn-extrawurm-weasel-no = Wtedy skucha zostałaby skuchą. Łasica nic nie kosztuje: wyślij ją.
learn-extrawurm-saved = Uratowane: trzy piątki! Gdyby znów nie było nowego symbolu, byłby koniec tury.
learn-extrawurm-canned = W tej turze masz robaka w puszce, a żadna kostka z robakiem nie jest odłożona. Gdy kończysz, może się za nią liczyć: 24 i 5 to 29. Zakończ i policz go.
learn-extrawurm-canned-no = Z robakiem w puszce masz od razu 29, a tam stoi jabłko. Zakończ i policz go.
learn-extrawurm-keep = Dostajesz też jabłko, ale nikt nie ma dwóch specjalistów: wybierz. Jabłko jest warte trzy robaki dla osoby, która ma je na końcu. Zatrzymaj je.
learn-extrawurm-keep-no = Robak w puszce to dobre towarzystwo. Ale koniec jest blisko: zatrzymaj jabłko.
learn-extrawurm-kept = Robak w puszce wraca na najniższą płytkę bez specjalisty, na 22. W razie skuchy tracisz też specjalistę, więc pilnuj jabłka.
learn-extrawurm-last-ones = Jeszcze jedno. Zapas jest pusty, a tu są dwie jedynki. Weź je.
learn-extrawurm-last-ones-no = Na jedynkach chcę ci coś pokazać. Weź je.
learn-extrawurm-rob = Gdy zapas jest pusty, zabierasz pieczonego robaka komuś innemu. Najwięcej ma { $duck }: zabierz go temu graczowi.
learn-extrawurm-rob-no = To dozwolone. Ale prowadzi { $duck }: zabierz go temu graczowi.
learn-extrawurm-end = To już cały Extrawurm. Gdy zapomnisz, co robi specjalista, stuknij go. Miłej gry!
