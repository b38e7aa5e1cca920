preview-about = Un gioco di carte fra amici, direttamente da un dispositivo all'altro.
preview-picture = Un ventaglio di carte su un panno verde

preview-nothing = A questo indirizzo non c'è niente. Apri di nuovo il tuo invito, o chiedine un altro.
