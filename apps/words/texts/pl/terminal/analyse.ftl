# Co mówi `benben analyse`. W an-better { $turn } to cała tura opisana słowami.
an-course = Przebieg gry
an-mistakes = Błędy, największe najpierw
an-no-mistakes = Żadnego błędu ponad szum
an-turning = Punkty zwrotne
an-summary = Podsumowanie

an-name = Miejsce { $seat }: { $name }
an-weighed = Zważone wybory: { $weighed }; niezważone, bo nie było czego wybierać lub porównać: { $rest }; na każdy { $budget }.
an-stopped = Przerwano wcześniej: oto, co dotąd zważono.
an-unfinished = Gra nie jest skończona: rachunki kończą się po ostatnim wyborze.
an-error = ± to jeden błąd standardowy. Co jest poniżej dwóch i pół błędu, może być szumem i nie jest nazwane pomyłką. Pomyłki mają znak !

an-seat = Miejsce
an-win = Wygrana %
an-cost = Koszt
an-played = Zagrano

an-mistake = Tura { $turn }, miejsce { $seat }: { $action }
an-more-mistakes = Dalsze błędy, mniejsze od tych: { $count }
an-lost-together = Strata: { $win } % szans na wygraną, { $result } karty
an-lost-apart = Strata: { $win } % szans na wygraną, { $result } punktu

an-turning-choice = Tura { $turn }, miejsce { $seat }: { $change } % przez wybór { $action }
an-turning-luck = Przed turą { $turn }, dla miejsca { $seat }: { $change } % przez los
an-turning-end-seat = Na końcu, dla miejsca { $seat }: { $change } %
an-turning-end = Na końcu: { $change } %

an-count-mistakes = Pomyłki
an-lost = Strata %
an-start = Początek %
an-revised = Poprawka
an-end = Koniec %
an-account-seat = Miejsce { $seat }
an-note = Los to wszystko, co zaszło między dwoma wyborami: rozdania i to, co zrobiły inne miejsca. Jest w nim też to, w czym ocena się myli: gra dalej prościej niż mistrz, więc dobra gra wygląda na szczęście. Więcej: docs/analysis.md

an-chart-title = { $game }: przebieg gry
an-chart-win = Szansa na wygraną
an-chart-choice = wybór { $change } %
an-chart-luck = los { $change } %
an-chart-legend = Uskok: koszt wyboru. Nachylenie: los. Cienka kreska: błąd standardowy. ▼ wybór, ◆ los, które wiele rozstrzygnęły.
