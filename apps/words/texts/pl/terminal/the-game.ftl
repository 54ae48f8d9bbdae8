tg-welcome = Razem wyłóżcie wszystkie karty od 2 do 99 na cztery stosy.
tg-fire = Karta ognia.
tg-left = { $count ->
    [one] Zostaje do wyłożenia { $count } karta
    [few] Zostają do wyłożenia { $count } karty
   *[other] Zostaje do wyłożenia { $count } kart
}
tg-placed = Wyłożone: { $cards }
tg-placed-hidden = Przy tym stole nie widać, co wyłożono.

tg-label-card = { $card } na
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, sztuczka wstecz)

tg-rule-keen = TG-6: zaczyna miejsce, które chce najbardziej; przy remisie to o najniższym numerze. Wszyscy odpowiadają jednocześnie.
tg-rule-say = TG-18: słyszą to wszyscy, o każdej porze; dokładnych liczb nie mówi się nigdy.
tg-rule-up = TG-7: na stos rosnący pasuje każda wyższa karta; idzie z { $top } na { $card }.
tg-rule-down = TG-8: na stos malejący pasuje każda niższa karta; idzie z { $top } na { $card }.
tg-rule-back = TG-9, sztuczka wstecz: dokładnie 10 pod prąd; stos wraca z { $top } na { $card }.
tg-rule-cover = TG-22: przykrywa kartę ognia na tym stosie.
tg-rule-fire = TG-22: karta ognia; jeśli na końcu twojej tury leży na wierzchu, musi ją przykryć następna osoba.
tg-rule-minimum = { $count ->
    [one] TG-11: potem trzeba w tej turze wyłożyć jeszcze co najmniej { $count } kartę.
    [few] TG-11: potem trzeba w tej turze wyłożyć jeszcze co najmniej { $count } karty.
   *[other] TG-11: potem trzeba w tej turze wyłożyć jeszcze co najmniej { $count } kart.
}
tg-rule-end = { $count ->
    [one] TG-12: dobierasz { $count } kartę, potem gra następne miejsce.
    [few] TG-12: dobierasz { $count } karty, potem gra następne miejsce.
   *[other] TG-12: dobierasz { $count } kart, potem gra następne miejsce.
}
tg-rule-end-empty = TG-13: talia jest pusta, nikt nie dobiera; gra następne miejsce.
tg-rule-lost = TG-22: gra byłaby przegrana, bo wciąż płonie: { $piles }.

tg-help-say = By powiedzieć innym coś o stosie, tu A1, o każdej porze:
tg-help-bots = Co mają na myśli komputery i jak rozumieją ciebie. Karty przed stosem, które jeszcze nie zostały wyłożone: jego sztuczka wstecz, potem karty w jego kierunku, od najbliższej. leave: mam co najmniej jedną z pierwszych trzech. nojump: mam co najmniej jedną z trzech następnych. here: nie mam żadnej z tych sześciu. good i milczenie niczego nie stwierdzają.
tg-help-show = show: które karty wyłożono, a których nie.
