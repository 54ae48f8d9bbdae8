tg-welcome = Razem wyłóżcie wszystkie karty od 2 do 99 na cztery stosy.
tg-fire = Karta ognia.
tg-left = { $count ->
    [one] Do wyłożenia jeszcze { $count } karta
    [few] Do wyłożenia jeszcze { $count } karty
   *[other] Do wyłożenia jeszcze { $count } kart
}
tg-placed = Wyłożone: { $cards }
tg-placed-hidden = Przy tym stole nie widać, które karty wyłożono.

tg-label-card = { $card } na
tg-label = { $pile } ({ $step })
tg-label-back = { $pile } ({ $step }, sztuczka wstecz)

tg-rule-keen = TG-6: zaczyna miejsce, które chce najbardziej; jeśli jest ich kilka, to o najniższym numerze. Wszyscy odpowiadają jednocześnie.
tg-rule-say = TG-18: słyszą to wszyscy, w każdej chwili. Dokładnych liczb nie mówi się nigdy.
tg-rule-up = TG-7: na stos rosnący pasuje każda wyższa karta; idzie z { $top } na { $card }.
tg-rule-down = TG-8: na stos malejący pasuje każda niższa karta; idzie z { $top } na { $card }.
tg-rule-back = TG-9, sztuczka wstecz: dokładnie 10 pod prąd; stos wraca z { $top } na { $card }.
tg-rule-cover = TG-22: zakrywa kartę ognia na tym stosie.
tg-rule-fire = TG-22: karta ognia; jeśli na końcu twojej tury leży na wierzchu, musi ją zakryć następny gracz.
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
tg-rule-end-empty = TG-13: stos dobierania jest pusty, więc nikt nie dobiera. Gra następne miejsce.
tg-rule-lost = TG-22: tak gra będzie przegrana, bo wciąż płonie: { $piles }.

tg-help-say = Aby w każdej chwili wysłać sygnał o stosie (tu A1):
tg-help-bots = Sygnał dotyczy niewyłożonych kart przed stosem: najpierw tej do jego sztuczki wstecz, potem kart w jego kierunku, od najbliższej. leave: mam co najmniej jedną z pierwszych trzech. nojump: mam co najmniej jedną z trzech następnych. here: nie mam żadnej z tych sześciu. good i milczenie niczego nie oznaczają.
tg-help-show = show: pokazuje, które karty wyłożono, a których nie.
