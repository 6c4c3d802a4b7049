# Co tylko strona mówi o trenerze: omówienia, porady przy stole, błędy do powtórki. To, co mówi sam trener, jest w ../coach/pl.ftl.

## Spojrzenie na zakończoną grę

study-review = Omówienie gry
study-working = Trener przegląda grę: tura { $done } z { $of }…
study-waiting = Trener już idzie…
study-progress = Postęp omówienia
study-failed = Nie ma omówienia. { $why }
study-not-over = Trener omawia grę, gdy jest zakończona.
study-broken = Ten zapis zgadza się tylko do tego miejsca.
study-by-hand = Kostkami w tej grze rzucano przy prawdziwym stole, a wyniki wpisano ręcznie.
study-bad-link = W tym linku nie ma zapisu albo został po drodze ucięty.
study-record = Zapis
study-cut = Omówiono tylko pierwsze 400 tur.
study-unfinished = Ta gra jest niedokończona: za wynik uznano szanse w ostatniej pozycji.
study-download = Zapis z komentarzami
study-brief = dokładność { $accuracy }, szczęście { $luck }

## Przy jednym kroku

study-notes = Co mówi trener
study-turn = Tura { $turn }
study-roll-lucky = Tyle { $name } zyskuje na rzucie { $dice }.
study-roll-unlucky = Tyle { $name } traci na rzucie { $dice }.
study-choices = Możliwości gracza { $name }
study-chosen = wybrane
study-best = najlepszy wybór
study-costs = kosztuje { $cost }
study-bust = skucha { $bust }
study-worms = średnio robaków: { $worms }
study-tiles = Szansa na każdą płytkę przy grze o wygraną
study-revision = Nowa ocena: bliższe spojrzenie na kolejną turę zmienia jej wartość.
study-deeper = Zbadaj dokładniej
study-deeper-starts = Gry zaraz się zaczną…
study-deeper-progress = Rozegrano { $done } z { $of } gier
study-deeper-stop = Zatrzymaj

## Gracz po graczu

study-players = Gracz po graczu
study-accuracy = Dokładność
study-luck = Szczęście w rzutach
study-costliest = Najdroższa decyzja
study-luckiest = Najszczęśliwszy rzut
study-unluckiest = Najbardziej pechowy rzut
study-moment-turn = Tura { $turn }: { $change }
study-moment-roll = Tura { $turn }: { $dice } ({ $change })
study-sum = Co się na to składa
study-sum-start = Szansa na początku
study-sum-own-luck = Własne szczęście
study-sum-others-luck = Szczęście innych
study-sum-cost = Własne decyzje
study-sum-gifts = Decyzje innych
study-sum-revisions = Nowe oceny
study-sum-result = Wynik
study-sum-standing = Szansa na końcu

## Błędy do powtórki

study-mistakes = Ucz się na błędach
study-mistakes-whose = Czyje błędy?
study-mistakes-none = Żaden twój błąd nie był wart ponownego spojrzenia. Oto błędy innych.
study-mistakes-leave = Wróć do omówienia
study-mistakes-again = Jeszcze raz
study-mistakes-done = Za pierwszym razem dobrze: { $right } z { $count }.
study-mistake-place = { $number } z { $count }, tura { $turn }
study-mistake-ask = { $name } wybiera tu „{ $action }”. Co jest lepsze?
study-mistake-right = Dobrze!
study-mistake-close = Dobrze! „{ $action }” jest tylko odrobinę lepsze.
study-mistake-answer = Najlepszy wybór to „{ $action }”.
study-mistake-wrong = „{ $action }” to nie to ({ $cost }). Spróbuj jeszcze raz.
study-mistake-show = Pokaż odpowiedź
study-mistake-next = Dalej

## Trener przy stole

study-worth-advice = wygrana { $gain }, skucha { $bust }
study-worth-odds = średnio robaków: { $gain }, skucha { $bust }
study-win = Szansa na wygraną: { $chance }.
study-sure-exact = Dokładnie.
study-sure-search = Prawie dokładnie.
study-sure-turn = Po następnej turze szacunkowo.
study-sure-net = Po tej turze szacunkowo.
study-legend-worms = średnio robaków
study-legend-bust = ryzyko skuchy
study-no-hint = Trener nie ma teraz odpowiedzi.
