# Die Sätze der Lektionen und der Regelseite.

## Rund um eine Lektion

learn-owl = Die Eule erklärt
learn-step = Schritt { $step } von { $count }
learn-next = Weiter
learn-again = Von vorn
learn-play = Ein richtiges Spiel spielen

## Die Regelseite

learn-rules-set = Regelvariante
learn-rules-star = Anders als im klassischen Spiel
learn-rules-specialists = Die Spezialisten
learn-rules-dice = Die sechs Seiten eines Würfels
learn-rules-tiles = Vier der Portionen, mit einem bis vier Würmern

## Das erste Spiel

learn-classic-grill = Guten Abend! Das ist der Grill mit seinen sechzehn Portionen. Jede hat eine Zahl und einen bis vier Würmer. Wer am Ende die meisten Würmer hat, gewinnt.
learn-classic-dice = Portionen holst du dir mit acht Würfeln, die 1 bis 5 und einen Wurm zeigen. Wirf sie alle.
learn-classic-worms = Wähle eine Seite: Alle Würfel, die sie zeigen, kommen beiseite. Ein Wurm zählt 5, und ohne mindestens einen Wurm bekommst du keine Portion. Nimm also die zwei Würmer.
learn-classic-worms-no = Das ist erlaubt, aber ohne Wurm bekommst du keine Portion. Nimm die Würmer, solange sie da sind.
learn-classic-roll-on = Zehn bisher, und die niedrigste Portion ist die 21. Wirf die übrigen sechs Würfel.
learn-classic-roll-on-no = Mit 10 bekommst du keine Portion: Das wäre ein Fehlwurf. Würfle lieber weiter.
learn-classic-new-face = Jede Seite darfst du nur einmal im Zug beiseitelegen, der Wurm in diesem Wurf ist also gesperrt. Drei Fünfen sind 15: Nimm sie.
learn-classic-new-face-no = Das verbraucht eine Seite für wenige Punkte. Die drei Fünfen bringen mehr.
learn-classic-stop = 25! Schau auf den Grill: Die 25 ist markiert, denn wenn du jetzt aufhörst, bekommst du sie. Weiterwürfeln kann mehr bringen oder alles kosten. Hör auf.
learn-classic-stop-no = Mutig! Aber zeigen die drei Würfel nichts Neues, ist alles verloren. Sei diesmal zufrieden und hör auf.
learn-classic-stack = Die Portion liegt jetzt auf deinem Stapel: zwei Würmer für dich. { $duck } ist dran.
learn-classic-duck = { $duck } hat drei Würmer und drei Vieren, zusammen 27, und hört auf.
learn-classic-top-tile = { $duck } hat die 27 genommen. Die oberste Portion eines Stapels kann klauen, wer genau ihre Zahl würfelt. Versuchen wir es: Würfle.
learn-classic-fours = Drei Vieren sind zwölf Punkte für eine einzige Seite. Nimm sie.
learn-classic-fours-no = Das geht, aber bis 27 ist es weit. Mit den drei Vieren bist du schneller dort.
learn-classic-need-worm = Zwölf, und noch kein Wurm. Würfle weiter.
learn-classic-need-worm-no = Ohne Wurm ist jedes Aufhören ein Fehlwurf. Würfle weiter.
learn-classic-worms-again = Da sind sie: zwei Würmer. Nimm sie.
learn-classic-worms-again-no = Ohne Wurm gehört dir am Ende nichts. Nimm die zwei Würmer.
learn-classic-dare = Wenn du jetzt aufhörst, bekommst du die 22 mit einem Wurm. Aber zur 27 fehlt nur eine Fünf. Trau dich: Würfle weiter.
learn-classic-dare-no = Das wäre sicher. Aber die 27 hat zwei Würmer, und { $duck } wäre sie los. Trau dich.
learn-classic-five = Eine Fünf! Nimm sie.
learn-classic-five-no = So nah dran! Mit der Fünf sind es genau 27.
learn-classic-steal = Genau 27: Sieh dir die Markierung auf dem Stapel von { $duck } an. Hör auf, und die Portion gehört dir.
learn-classic-steal-no = Besser kann es nicht werden. Hör auf und klau sie.
learn-classic-stolen = Geklaut! Nur die oberste Portion eines Stapels ist in Gefahr: Deine 25 liegt jetzt sicher unter der 27.
learn-classic-duck-again = { $duck } lässt sich nicht beirren und kommt auf 31.
learn-classic-no-luck = Du bist wieder dran. Würfle.
learn-classic-threes = Diesmal kein Wurm. Nimm die Dreien, dann bleiben dir fünf Würfel für mehr Glück.
learn-classic-threes-no = Das sind weniger Punkte. Nimm die Dreien.
learn-classic-hope = Neun, und immer noch kein Wurm. Würfle weiter.
learn-classic-hope-no = Ohne Wurm ist jedes Aufhören ein Fehlwurf. Würfle und hoffe.
learn-classic-fives = Wieder kein Wurm. Nimm die zwei Fünfen.
learn-classic-fives-no = Bis 21 ist es weit. Die Fünfen bringen dich näher.
learn-classic-last-hope = 19 ohne Wurm: Hier kannst du nicht aufhören. Drei Würfel sind übrig. Würfle.
learn-classic-last-hope-no = Das wäre sicher ein Fehlwurf. Drei Würfel können dich noch retten: Würfle.
learn-classic-bust = Dreien und eine Fünf, und beide hast du schon. Ein Wurf ohne neue Seite ist ein Fehlwurf.
learn-classic-bust-cost = Ein Fehlwurf kostet dich deine oberste Portion: Die 27 geht zurück auf den Grill. Dann wird die höchste Portion dort umgedreht: Die 36 ist aus dem Spiel.
learn-classic-late = Viel später. Nur die 24 liegt noch auf dem Grill, und ihr habt je neun Würmer, { $duck } und du. Du hast bisher 20. Nimm die Dreien.
learn-classic-late-no = Das ergibt weniger. Mit den Dreien sind es 26, und das reicht für die letzte Portion.
learn-classic-lower = 26 zusammen. Diese Portion kannst du weder nehmen noch klauen, und dann bekommst du die nächstkleinere: 24. Hör auf.
learn-classic-lower-no = Die letzte Portion ist dir schon sicher. Verspiel sie nicht: Hör auf.
learn-classic-end = Keine Portion ist mehr übrig, das Spiel ist aus: zehn Würmer gegen neun, du gewinnst! Jetzt weißt du, wie es geht.

## Extrawurm

learn-extrawurm-table = Extrawurm bringt die Portionen 11 und 13, sieben gegrillte Würmer im Vorrat und sechs Spezialisten, die auf Portionen stehen. Tippe auf einen und lies, was er kann.
learn-extrawurm-roll = Alles andere kennst du schon. Würfle.
learn-extrawurm-ones = Zwei Einsen! Legst du zwei oder mehr davon beiseite, bekommst du sofort einen gegrillten Wurm, was auch immer aus deinem Zug wird. Nimm die Einsen.
learn-extrawurm-ones-no = Gute Punkte, aber nimm die Einsen: Den gegrillten Wurm dafür nimmt dir kein Fehlwurf.
learn-extrawurm-grilled = Da ist er, bei deinem Namen. Er zählt am Ende einen Wurm, und kein Fehlwurf nimmt ihn dir weg. Würfle weiter.
learn-extrawurm-grilled-no = Mit 2 Punkten bekommst du keine Portion. Würfle weiter.
learn-extrawurm-worms = Drei Würmer, 15 Punkte. Nimm sie.
learn-extrawurm-worms-no = Auch hier gilt: ohne Wurm keine Portion. Nimm die Würmer.
learn-extrawurm-seventeen = 17. Die Portionen 11 und 13 gibt es nur für genau diese Summe, nie für eine höhere. Würfle also weiter.
learn-extrawurm-seventeen-no = 17 bringt weder 11 noch 13: Das wäre ein Fehlwurf. Würfle weiter.
learn-extrawurm-four = Die Henne steht auf der 21, und mit der Vier sind es 21. Nimm sie.
learn-extrawurm-four-no = Schau auf die Henne bei der 21. Mit der Vier bekommst du sie.
learn-extrawurm-hen = Wer eine Portion nimmt, bekommt auch den Spezialisten darauf. Hör auf.
learn-extrawurm-hen-no = Lass die Henne nicht entwischen. Hör auf.
learn-extrawurm-guard = Die Henne ist jetzt bei dir und beschützt deine oberste Portion. Sehen wir, was die anderen tun.
learn-extrawurm-duck = { $duck } hat 25 und bekommt das Wiesel dazu.
learn-extrawurm-goose = { $goose } hat genau 21, deine oberste Portion, und möchte sie klauen.
learn-extrawurm-hen-gone = Aber wer klaut, wo die Henne ist, bekommt die Henne statt der Portion. Deine 21 ist noch da, und die Henne beschützt jetzt { $goose }.
learn-extrawurm-nine = Einige Züge später hast du den goldenen Würfel. Mit ihm darfst du mit neun statt acht Würfeln beginnen. Probier es aus.
learn-extrawurm-nine-no = Acht täten es auch, aber neun bringen mehr.
learn-extrawurm-nine-worms = Drei Würmer: Nimm sie.
learn-extrawurm-nine-worms-no = Die drei Würmer bringen mehr. Nimm sie.
learn-extrawurm-nine-on = 15, und sechs Würfel sind übrig. Würfle weiter.
learn-extrawurm-nine-on-no = 15 bringt nichts. Würfle weiter.
learn-extrawurm-nine-fours = Mit zwei Vieren sind es 23, und dort sitzt die Krähe. Nimm sie.
learn-extrawurm-nine-fours-no = Schau auf die Krähe bei der 23. Die Vieren bringen dich hin.
learn-extrawurm-crow = Niemand hat je die Krähe. Aber wer die Portion unter ihr nimmt, bekommt einen gegrillten Wurm. Hör auf.
learn-extrawurm-crow-no = Die Krähe hat einen gegrillten Wurm für dich. Hör auf.
learn-extrawurm-crow-gone = Dein zweiter gegrillter Wurm! Die Krähe ist auf die niedrigste Portion ohne Spezialisten gehüpft, auf die 13. So kehren alle auf den Grill zurück.
learn-extrawurm-weasel = Jetzt hast du das Wiesel. Dieser Wurf hat keine neue Seite: ein Fehlwurf! Aber einmal im Zug wirft das Wiesel alle Würfel eines Wurfs noch einmal. Schick es los.
learn-extrawurm-weasel-no = Dann bliebe es beim Fehlwurf. Das Wiesel kostet nichts: Schick es los.
learn-extrawurm-saved = Gerettet: drei Fünfen! Wäre wieder nichts Neues dabei gewesen, wäre dein Zug zu Ende.
learn-extrawurm-canned = In diesem Zug hast du den Dosenwurm, und kein Wurmwürfel liegt beiseite. Beim Aufhören darf er als einer zählen: 24 und 5 sind 29. Hör auf und zähl ihn.
learn-extrawurm-canned-no = Mit dem Dosenwurm sind es sofort 29, und dort steht der Apfel. Hör auf und zähl ihn.
learn-extrawurm-keep = Du bekommst auch den Apfel, aber niemand hat zwei Spezialisten: Wähle. Der Apfel zählt drei Würmer für die Person, die ihn am Ende hat. Behalte ihn.
learn-extrawurm-keep-no = Der Dosenwurm ist gute Gesellschaft. Aber das Ende ist nah: Behalte den Apfel.
learn-extrawurm-kept = Der Dosenwurm geht auf die niedrigste Portion ohne Spezialisten zurück, auf die 22. Ein Fehlwurf kostet dich auch deinen Spezialisten, also pass auf den Apfel auf.
learn-extrawurm-last-ones = Eins noch. Der Vorrat ist leer, und da sind zwei Einsen. Nimm sie.
learn-extrawurm-last-ones-no = Mit den Einsen zeige ich dir noch etwas. Nimm sie.
learn-extrawurm-rob = Ist der Vorrat leer, nimmst du jemandem einen gegrillten Wurm weg. { $duck } hat die meisten: Nimm ihn dort.
learn-extrawurm-rob-no = Das ist erlaubt. Aber { $duck } liegt vorn: Nimm ihn dort.
learn-extrawurm-end = Das war Extrawurm. Wenn du nicht weißt, was ein Spezialist kann, tippe auf ihn. Viel Spaß!
