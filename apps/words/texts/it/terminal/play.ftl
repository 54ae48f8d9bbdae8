# Ciò che tutti i giochi hanno in comune. { $file } è un percorso, { $action } una scelta a parole, come "23 su A1".
empty-list = nessuna
decimal-mark = { "," }

start-options = Opzioni: { $options }
start-you = Posto { $seat }: tu
start-person = Posto { $seat }: una persona a questo dispositivo
start-bot = Posto { $seat }: { $level }
start-file = Salvata in { $file } dopo ogni mossa. Il file mostra tutte le carte che verranno: non sbirciare.
start-resumed = { $count ->
    [one] Partita ripresa dopo { $count } riga della registrazione.
   *[other] Partita ripresa dopo { $count } righe della registrazione.
}
start-help = Scrivi il numero di una scelta, oppure ? per l’aiuto.

level-random = Bot casuale
level-policy = Bot intuitivo (senza ricerca)
bot-thinking = Il posto { $seat } pensa…

hand-over = Passa il dispositivo al posto { $seat }. Posto { $seat }, premi Invio quando nessun altro guarda.
you-chose = Tu: { $action }
seat-chose = Posto { $seat }: { $actions }
confirm = Premi Invio per continuare, o scrivi undo per annullare.
choices-rest = e altre { $count }
choices-more = Scrivi more per vederle tutte, oppure list e una parola: list tomba, list c3.
choices-none = Nessuna scelta contiene «{ $words }».
no-such-choice = La scelta { $number } non esiste. Scegli da 1 a { $count }.
unread = «{ $text }» non è né un comando né una mossa: il carattere { $column } non va bene. Scrivi ? per l’aiuto.
show-nothing = Non c’è niente da mostrare con il nome «{ $what }».
no-such-rule = La regola { $id } non esiste. Scrivi rules per vederle tutte.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: vittoria { $win } %, carte rimaste in media { $result }
hint-apart = { $number }. { $turn }: vittoria { $win } %, vantaggio medio { $result } punti
hint-better-together = La prima scelta è migliore della seconda di { $win } % di vittoria e { $result } carte.
hint-better-apart = La prima scelta è migliore della seconda di { $win } % di vittoria e { $result } punti.
hint-unsure-together = Le prime due scelte sono quasi uguali: differiscono di { $win } % di vittoria e { $result } carte.
hint-unsure-apart = Le prime due scelte sono quasi uguali: differiscono di { $win } % di vittoria e { $result } punti.

undo-done = Annullato: { $action }

saved = Salvata in { $file }. Anche ogni altra mossa verrà salvata lì.
save-where = Scrivi save e il nome di un file.
save-exists = { $file } esiste già. Scegli un altro nome.
save-failed = Impossibile scrivere { $file }: { $error }
quit-warning = Questa partita non è salvata. Scrivi save e il nome di un file, oppure di nuovo quit.
quit-saved = Salvata. Per continuare: benben play --record { $file }
quit-unsaved = La partita non è stata salvata.

help-title = Comandi
help-number = Un numero: fa quella scelta.
help-notation = Una mossa come la scrivono le registrazioni, per esempio: { $examples }
help-explain = ? 3: spiega la scelta 3 e la sua regola.
help-list = list PAROLA: elenca le scelte che contengono questa parola. more: elenca tutte le scelte.
help-view = view: mostra di nuovo il tavolo e le scelte.
help-hint = hint: mostra le scelte migliori, che cosa aspettarsi e perché.
help-undo = undo: annulla la tua ultima scelta, finché non si distribuiscono carte o non gioca un altro posto.
help-save = save FILE: salva la partita in un file.
help-rules = rules { $id }: mostra un paragrafo delle regole, in inglese. rules: le mostra tutte.
help-quit = quit: lascia la partita.

result-score = { $points ->
    [one] Posto { $seat }: { $points } punto
   *[other] Posto { $seat }: { $points } punti
}
result-winners = { $count ->
    [one] Vince il posto { $seats }.
   *[other] Vincono i posti { $seats }.
}
result-check = Per controllare la distribuzione: benben record verify { $file }

seat-drew = { $count ->
    [one] Il posto { $seat } ha pescato { $count } carta.
   *[other] Il posto { $seat } ha pescato { $count } carte.
}
