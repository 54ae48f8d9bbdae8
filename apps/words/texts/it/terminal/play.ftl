# Ciò che tutti i giochi hanno in comune. { $file } è un percorso, { $action } una scelta a parole, come "23 su A1".
empty-list = nessuna
between = { "; " }
decimal-mark = { "," }

start-options = Opzioni: { $options }
start-you = Posto { $seat }: tu
start-person = Posto { $seat }: una persona a questo dispositivo
start-bot = Posto { $seat }: { $level }
start-file = Salvata dopo ogni mossa in { $file }. Il file rivela tutte le carte future: non sbirciare.
start-resumed = { $count ->
    [one] Si riprende dopo { $count } riga della registrazione.
   *[other] Si riprende dopo { $count } righe della registrazione.
}
start-help = Scrivi il numero di una scelta, oppure ? per l’aiuto.

level-random = Bot casuale
level-policy = Bot a regole (senza ricerca)
bot-thinking = Il posto { $seat } pensa …

hand-over = Passa il dispositivo al posto { $seat }. Posto { $seat }, premi Invio quando nessun altro guarda.
you-chose = Tu: { $action }
seat-chose = Posto { $seat }: { $actions }
confirm = Invio per andare avanti, undo per tornare indietro.
choices-rest = e altre { $count }
choices-more = Scrivi more per vederle tutte, oppure list e una parola: list tomba, list c3.
choices-none = Nessuna scelta contiene «{ $words }».
no-such-choice = La scelta { $number } non esiste; vanno da 1 a { $count }.
unread = «{ $text }» non è né un comando né una mossa: il carattere { $column } non va bene. Scrivi ? per l’aiuto.
show-nothing = Non c’è niente di nome «{ $what }» da mostrare.
no-such-rule = La regola { $id } non esiste. Scrivi rules per vederle tutte.

hint-thumb = { $number }. { $turn }
hint-together = { $number }. { $turn }: vittoria { $win } %, carte rimaste in media { $result }
hint-apart = { $number }. { $turn }: vittoria { $win } %, punti di vantaggio in media { $result }
hint-better-together = La prima è migliore della seconda: di { $win } % di vittoria e { $result } carte.
hint-better-apart = La prima è migliore della seconda: di { $win } % di vittoria e { $result } punti.
hint-unsure-together = Non è sicuro quale delle prime due sia migliore: differiscono di { $win } % di vittoria e { $result } carte.
hint-unsure-apart = Non è sicuro quale delle prime due sia migliore: differiscono di { $win } % di vittoria e { $result } punti.

undo-done = Annullato: { $action }

saved = Salvata in { $file }. D’ora in poi ogni mossa viene salvata lì.
save-where = Dove? Scrivi save e il nome di un file.
save-exists = { $file } esiste già. Scegli un altro nome.
save-failed = Impossibile scrivere { $file }: { $error }
quit-warning = Questa partita non è salvata. Scrivi save e il nome di un file, oppure ancora quit.
quit-saved = Salvata. Per continuare: benben play --record { $file }
quit-unsaved = La partita non è stata salvata.

help-title = Che cosa puoi scrivere
help-number = Un numero: quella scelta.
help-notation = Una mossa come la scrivono le registrazioni, per esempio: { $examples }
help-explain = ? 3: che cosa fa la scelta 3, e secondo quale regola.
help-list = list PAROLA: le scelte con quella parola. more: tutte le scelte.
help-view = view: di nuovo il tavolo e le scelte.
help-hint = hint: le scelte migliori, che cosa aspettarsi e perché.
help-undo = undo: annulla la tua ultima scelta, finché non vengono date carte e non muove un altro posto.
help-save = save FILE: conserva la partita in un file.
help-rules = rules { $id }: un paragrafo delle regole, in inglese. rules: tutte.
help-quit = quit: esce.

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
    [one] Il posto { $seat } pesca { $count } carta.
   *[other] Il posto { $seat } pesca { $count } carte.
}
