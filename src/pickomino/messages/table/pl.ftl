# Zdania przy stole, wczytywane razem z nim: pierwsze kroki, zasady w skrócie, co się działo, koniec.

## Przed rozpoczęciem

table-lobby-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
table-seat-take = Usiądź tutaj
table-seat-bot = { $name }: oddaj miejsce botowi
table-seat-clear = Zwolnij miejsce: { $name }
table-remove = Wyproś
table-remove-title = Wyprosić gracza { $name } od stołu?
table-remove-text = Miejsce znów będzie wolne. Stół dostanie nowe zaproszenie: stary link i stary kod nikogo już nie wpuszczą.
table-remove-listed = Miejsce znów będzie wolne. Stół pozostanie otwarty dla wszystkich oprócz tej osoby.
table-removed = Twoje miejsce zostało zwolnione
table-removed-text = Gospodarz stołu zwolnił twoje miejsce przed początkiem gry.

## Pierwsze tury nowych graczy

table-step-start = Twoja tura zaczyna się od rzutu wszystkimi kostkami.
table-step-face = Wybierz symbol: wszystkie kostki, które go pokazują, zostają odłożone i się liczą. Każdy symbol tylko raz na turę.
table-step-worm = Bez robaka nie weźmiesz żadnej płytki. Rzuć pozostałymi kostkami jeszcze raz.
table-step-low = Dla twojej sumy nie ma jeszcze płytki. Rzuć pozostałymi kostkami jeszcze raz.
table-step-stop = Zakończ i weź zaznaczoną płytkę albo rzucaj dalej po więcej. Rzut bez nowego symbolu to skucha.
table-step-known = Rozumiem
table-brings-grilled = przynosi pieczonego robaka

## Zasady w skrócie

table-sheet-goal = Wygrywa, kto ma najwięcej robaków. Każda płytka ma od jednego do czterech.
table-sheet-roll = Rzuć ośmioma kostkami. Wybierz symbol i odłóż wszystkie kostki, które go pokazują; każdy symbol raz na turę. Robak liczy się za 5.
table-sheet-again = Potem rzuć resztą jeszcze raz albo zakończ. Żeby zakończyć, potrzebujesz robaka.
table-sheet-take = Bierzesz płytkę o numerze swojej sumy: z grilla albo z wierzchu cudzego stosu. Jeśli jej tam nie ma, bierzesz z grilla najbliższą niższą.
table-sheet-bust = Skucha: brak nowego symbolu, brak robaka albo brak płytki dla sumy. Twoja wierzchnia płytka wraca, a najwyższa na grillu zostaje zakryta, chyba że to właśnie ta oddana.
table-sheet-end = Gra kończy się, gdy na grillu nie ma odkrytej płytki.
table-sheet-ones = Dwie jedynki lub więcej przynoszą pieczonego robaka, którego żadna skucha ci nie zabierze. Gdy zapas jest pusty, zabierasz go komuś innemu.
table-sheet-low = 11 i 13 wymagają dokładnie takiej sumy i nikt ich nie ukradnie.
table-sheet-specialists = Z płytką dostajesz specjalistę, który na niej stoi. Masz tylko jednego; skucha go zabiera.
table-sheet-canned = liczy się za robaka (5), jeśli nie masz żadnego
table-sheet-hen = odchodzi zamiast płytki, przy skusze i kradzieży
table-sheet-crow = jej płytka przynosi pieczonego robaka; wrona skacze dalej
table-sheet-weasel = raz na turę powtarza rzut tymi samymi kostkami
table-sheet-golden = dziewięć kostek zamiast ośmiu
table-sheet-apple = trzy robaki na końcu
table-sheet-here = Przy tym stole obowiązuje też:

## Gdy grają inni

table-lately = Od twojej ostatniej tury
table-gone = Gra czeka na gracza { $name }, ale połączenie zostało przerwane.
table-claim-soon = Za { $time } może dalej zagrać bot.
table-gone-left = Gracz { $name } opuszcza stół.
table-claim-bot = Niech dalej gra bot
table-claim-win = Przejmij zwycięstwo
table-claim-title = Przejąć zwycięstwo?
table-claim-text = Gra się kończy i wygrywasz, bo przy stole nie ma już nikogo innego.
table-by-claim = Zwycięstwo, bo przy stole nie było już nikogo innego.

## Koniec

table-score = Wynik szczegółowo
table-score-tiles = Robaki na płytkach
table-score-grilled = Pieczone robaki
table-score-total = Robaki
table-score-steals = Kradzieże
table-score-busts = Skuchy
table-best-steal = Najlepsza kradzież: { $name } kradnie { $tile } graczowi { $victim }.
table-costly-bust = Najdroższa skucha: { $name } traci { $tile }.
table-lead-kept = Najwięcej robaków od tury { $turn } do końca: { $name }.
table-standings = Tabela po { $games } grach
table-standings-recent = Tabela z ostatnich { $games } gier
table-standings-wins = Wygrane gry
table-standings-worms = Robaki łącznie
