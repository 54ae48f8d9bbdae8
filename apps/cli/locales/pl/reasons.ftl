# Dlaczego wybór jest dobry: tak mówią podpowiedzi i analiza.
the-game-reason-wins = Tak wciąż da się położyć wszystkie karty.
the-game-reason-trick = Sztuczka wstecz: { $card } cofa { $pile } o dziesięć.
the-game-reason-covers = Przykrywa kartę ognia na { $pile }.
the-game-reason-keeps-trick = Zatrzymuje { $card } na sztuczkę wstecz na { $pile }.
the-game-reason-trick-out = Sztuczka wstecz na { $pile } pozostaje możliwa: { $card } jeszcze nie zagrano.
the-game-reason-leaves = Zostawia { $pile } w spokoju, o co prosiło miejsce { $seat }.
the-game-reason-against = Wbrew temu, o co miejsce { $seat } prosiło dla { $pile }.
the-game-reason-keeps-way = Zostawia otwartą drogę dla { $card }.
the-game-reason-saves-pair = Oszczędza { $low } i { $high }, różniące się o dziesięć, na jeden stos.
the-game-reason-free = { $card } na { $pile } nie przeskakuje żadnej karty, która jest jeszcze w grze.
the-game-reason-nearest = { $card } leży najbliżej ze wszystkich: { $distance } od { $pile }.
the-game-reason-small-steps = Największy krok to tylko { $distance }.
the-game-reason-more = { $count ->
    [one] { $count } karta ponad minimum, bo prawie nic nie kosztuje.
    [few] { $count } karty ponad minimum, bo prawie nic nie kosztują.
   *[other] { $count } kart ponad minimum, bo prawie nic nie kosztują.
}
the-game-reason-stops = Kończy na minimum, a resztę zachowuje na lepsze czasy.
the-game-reason-enough = Kończy turę: kolejna karta kosztowałaby więcej, niż daje.
the-game-reason-only = Nic innego nie jest możliwe.
the-game-reason-starts-well = Ręka ma tanie karty na początek.
the-game-reason-starts-badly = Ręka nie ma tanich kart na początek.

silver-gold-reason-completes = { $points ->
    [one] Kończy badanie karty { $card }: { $points } punkt.
    [few] Kończy badanie karty { $card }: { $points } punkty.
   *[other] Kończy badanie karty { $card }: { $points } punktów.
}
silver-gold-reason-bonus = Daje punkty piramid: { $points } ({ sg-colour }), zanim ma je ktoś inny.
silver-gold-reason-in-time = { $turns ->
    [one] W samą porę: została tylko { $turns } karta ekspedycji.
    [few] W samą porę: zostały tylko { $turns } karty ekspedycji.
   *[other] W samą porę: zostało tylko { $turns } kart ekspedycji.
}
silver-gold-reason-pair = { $points ->
    [one] Czerwony i zielony klejnot tworzą parę: { $points } punkt.
    [few] Czerwony i zielony klejnot tworzą parę: { $points } punkty.
   *[other] Czerwony i zielony klejnot tworzą parę: { $points } punktów.
}
silver-gold-reason-torch = Bierze pochodnię rundy { $round }.
silver-gold-reason-last-torch = Bierze pochodnię rundy { $round } ostatnią kartą rundy.
silver-gold-reason-potion = Eliksir zmazuje czaszki: { $count }.
silver-gold-reason-extra = Czerwony krzyżyk daje dodatkowe pole; ze wszystkimi: { $count }.
silver-gold-reason-gem = Bierze klejnot, do którego znajdzie się para.
silver-gold-reason-no-skull = Omija czaszki.
silver-gold-reason-skull = { $points ->
    [one] Bierze co najmniej jedną czaszkę; najgorsza kosztuje { $points } punkt.
    [few] Bierze co najmniej jedną czaszkę; najgorsza kosztuje { $points } punkty.
   *[other] Bierze co najmniej jedną czaszkę; najgorsza kosztuje { $points } punktów.
}
silver-gold-reason-within-one = Zbliża grobowiec karty { $card } na odległość jednego kształtu. Pozostałe pola: { $squares }.
silver-gold-reason-ready = Następna karta dociera do grobowca przy { $percent } % kształtów, które mogą przyjść.
silver-gold-reason-both-open = Zostawia obie karty otwarte na kształty, które przyjdą.
silver-gold-reason-short = Karta { $card } jest krótka. Pola do grobowca: { $squares }.
silver-gold-reason-colour = Jeszcze jedna karta tego koloru ({ sg-colour }) daje punkty: { $points }, póki nikt inny ich nie ma.
silver-gold-reason-pair-ahead = Karta { $card } ma po drodze klejnot, który tworzy parę.
silver-gold-reason-torch-ahead = Karta { $card } ma po drodze pochodnię.
silver-gold-reason-potion-ahead = Karta { $card } ma eliksir na czaszki.
silver-gold-reason-unseen = Żadna z odkrytych nie pasuje lepiej niż karta z talii.
silver-gold-reason-only = Nic innego nie jest możliwe.

pyramids-reason-ends = Kończy grę z przewagą { $points }.
pyramids-reason-ends-behind = Kończy grę, choć ktoś inny prowadzi o { $points }.
pyramids-reason-completes = { $points ->
    [one] Kończy piramidę ({ $pyramid }) za { $points } punkt.
    [few] Kończy piramidę ({ $pyramid }) za { $points } punkty.
   *[other] Kończy piramidę ({ $pyramid }) za { $points } punktów.
}
pyramids-reason-great = Piramida { $pyramid } staje się Wielką Piramidą: liczy się podwójnie.
pyramids-reason-spoils = Psuje piramidę przed miejscem { $seat }: { $card }.
pyramids-reason-helps = Pomaga miejscu { $seat }, które dostaje: { $card }.
pyramids-reason-base = Podstawa, na której może wyrosnąć Wielka Piramida: { $card }.
pyramids-reason-grows = Buduje stopień po stopniu piramidę: { $pyramid }.
pyramids-reason-small = Opuszcza stopień ({ $card }): piramida nie może już stać się Wielka.
pyramids-reason-exchanges = Wymienia: { $cards }; na razie nie przyda się to żadnej piramidzie.
pyramids-reason-keeps-top = Zatrzymuje, aż piramida urośnie: { $card }.
pyramids-reason-avoids-end = Wstrzymuje: { $card }; szósta piramida skończyłaby grę, gdy ktoś inny prowadzi.
pyramids-reason-keeps = Zatrzymuje na otwarte piramidy: { $cards }.
pyramids-reason-discards = Oddaje to, co najmniej się tu przyda: { $cards }.
