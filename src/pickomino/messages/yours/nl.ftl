# Zinnen van de pagina over wat van jou is: instellingen, meldingen, spellen voor als de server weg is.

yours-bird = Jouw vogel
yours-bird-about = Iedereen ziet hem op jouw plaats.
yours-bird-any = Maakt niet uit
yours-bird-owl = Uil
yours-bird-penguin = Pinguïn
# Same in English.
yours-bird-flamingo = Flamingo
yours-bird-robin = Roodborstje
yours-bird-parrot = Papegaai
# Same in English.
yours-volume = Volume
yours-motion = Animaties
yours-motion-auto = Zoals het systeem
yours-motion-less = Minder
yours-motion-full = Alle
yours-autoroll = Automatisch gooien als al het andere de beurt laat mislukken
yours-confirm = Eerst vragen als de beurt zeker mislukt
yours-device-goes-along = Je spellen en deze instellingen gaan mee.
yours-devices = Mijn apparaten
yours-device-this = Dit apparaat
yours-device-since = Sinds { $day }
yours-device-revoke = Afmelden
yours-device-revoke-which = Het apparaat afmelden dat sinds { $day } meedoet
yours-devices-about = Elk van deze apparaten speelt namens jou. Meld af wat je niet meer gebruikt of niet kent.
yours-move-settings = Je instellingen gaan mee.
yours-notify = Meldingen
yours-notify-off = Dit apparaat kan je laten weten dat je aan de beurt bent, ook als de pagina dicht is.
yours-notify-on = Dit apparaat laat je weten dat je aan de beurt bent, ook als de pagina dicht is.
yours-notify-how = Het bericht gaat versleuteld via een dienst van de maker van je browser. Die ziet wanneer het wordt verstuurd, maar niet wat erin staat.
yours-notify-start = Laat het me weten
yours-notify-stop = Niet meer melden
yours-notify-denied = Je browser laat deze pagina geen meldingen sturen. In de instellingen van de browser voor deze pagina kun je dat toestaan.
yours-notify-unable = Deze browser toont geen meldingen van webpagina’s. Zet de pagina op een iPhone of iPad eerst op het beginscherm.
yours-notify-insecure = Meldingen hebben een veilige verbinding (https) nodig.
yours-notify-none = Deze server stuurt geen meldingen.
yours-notify-failed = De browser kon zijn meldingendienst niet bereiken. Probeer het later nog eens.
yours-away-meanwhile = Intussen kun je je spellen bekijken, de regels lezen en de lessen volgen.
yours-away-games = Mijn spellen op dit apparaat
yours-away-none = Er staat nog geen spel op dit apparaat.
yours-away-kept = Het spel zoals dit apparaat het voor het laatst zag.
