# Co mówi `benben analyse`. W an-better { $turn } to cała tura opisana słowami.
an-course = Przebieg gry
an-mistakes = Błędy, największe najpierw
an-no-mistakes = Bez wyraźnych błędów
an-turning = Punkty zwrotne
an-summary = Podsumowanie

an-name = Miejsce { $seat }: { $name }
an-weighed = Ocenione wybory: { $weighed }; nieocenione, bo nie było czego wybierać ani porównywać: { $rest }; budżet na każdy: { $budget }.
an-stopped = Przerwano wcześniej: oto, co dotąd oceniono.
an-unfinished = Gra się nie skończyła: zestawienia kończą się po ostatnim wyborze.
an-error = ± to jeden błąd standardowy. Różnice poniżej dwóch i pół błędu standardowego mogą być szumem i nie są uznawane za błędy w grze. Błędy w grze mają znak !

an-seat = Miejsce
an-win = Wygrana %
an-cost = Koszt
an-played = Zagrano

an-mistake = Tura { $turn }, miejsce { $seat }: { $action }
an-more-mistakes = Mniejsze błędy: { $count }
an-lost-together = Strata: { $win }% szans na wygraną, { $result } karty
an-lost-apart = Strata: { $win }% szans na wygraną, { $result } punktu

an-turning-choice = Tura { $turn }, miejsce { $seat }: { $change }% przez wybór { $action }
an-turning-luck = Przed turą { $turn }, dla miejsca { $seat }: { $change }% przez los
an-turning-end-seat = Na końcu, dla miejsca { $seat }: { $change }%
an-turning-end = Na końcu: { $change }%

an-count-mistakes = Błędy
an-lost = Strata %
an-start = Początek %
an-revised = Korekta
an-end = Koniec %
an-account-seat = Miejsce { $seat }
an-note = Los to wszystko, co zaszło między dwoma wyborami: rozdania i to, co zrobiły inne miejsca. Są w nim też niedokładności oceny: zakłada ona grę prostszą niż gra mistrza, więc dobra gra wygląda na uśmiech losu. Więcej: docs/analysis.md

an-chart-title = { $game }: przebieg gry
an-chart-win = Szansa na wygraną
an-chart-choice = wybór { $change }%
an-chart-luck = los { $change }%
an-chart-legend = Uskok: koszt wyboru. Nachylenie: los. Cienka kreska: błąd standardowy. ▼ wybór, ◆ los, który dużo rozstrzygnął.
