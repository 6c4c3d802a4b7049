# Frasi della pagina sulle cose tue: impostazioni, notifiche, partite conservate per quando il server non c’è.

yours-bird = Il tuo pennuto
yours-bird-about = Tutti lo vedono al tuo posto.
yours-bird-any = Uno qualsiasi
yours-bird-owl = Gufo
yours-bird-penguin = Pinguino
yours-bird-flamingo = Fenicottero
yours-bird-robin = Pettirosso
yours-bird-parrot = Pappagallo
# Same in English.
yours-volume = Volume
yours-motion = Animazioni
yours-motion-auto = Come il sistema
yours-motion-less = Ridotte
yours-motion-full = Tutte
yours-autoroll = Tira automaticamente se ogni altra scelta fa sballare
yours-confirm = Chiedi conferma se si sballa di sicuro
yours-device-goes-along = Ti seguono le tue partite e queste impostazioni.
yours-move-settings = Ti seguono anche le tue impostazioni.
yours-notify = Notifiche
yours-notify-off = Questo dispositivo può avvisarti che tocca a te anche quando la pagina è chiusa.
yours-notify-on = Questo dispositivo ti avvisa che tocca a te anche quando la pagina è chiusa.
yours-notify-how = Il messaggio passa cifrato dal servizio di chi produce il tuo browser, che vede quando parte ma non che cosa dice.
yours-notify-start = Avvisami
yours-notify-stop = Non avvisarmi più
yours-notify-denied = Il tuo browser non permette a questa pagina di avvisarti. Puoi permetterlo nelle impostazioni del browser per questa pagina.
yours-notify-unable = Questo browser non mostra notifiche delle pagine web. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
yours-notify-insecure = Le notifiche richiedono una connessione sicura (https).
yours-notify-none = Questo server non manda notifiche.
yours-notify-failed = Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi.
yours-away-meanwhile = Intanto puoi rivedere le tue partite, leggere le regole e seguire le lezioni.
yours-away-games = Le mie partite su questo dispositivo
yours-away-none = Su questo dispositivo non c’è ancora nessuna partita.
yours-away-kept = La partita come questo dispositivo l’ha vista l’ultima volta.
