# Phrases de la page sur ce qui est à toi : réglages, notifications, parties gardées pour quand le serveur est absent.

yours-bird = Ton oiseau
yours-bird-about = Tout le monde le voit à ta place.
yours-bird-any = Peu importe
yours-bird-owl = Chouette
yours-bird-penguin = Manchot
yours-bird-flamingo = Flamant
yours-bird-robin = Rouge-gorge
yours-bird-parrot = Perroquet
# Same in English.
yours-volume = Volume
yours-motion = Animations
yours-motion-auto = Comme le système
yours-motion-less = Réduites
yours-motion-full = Toutes
yours-autoroll = Lancer automatiquement si tout autre choix est un lancer nul
yours-confirm = Demander avant un lancer nul certain
yours-device-goes-along = Tes parties et ces réglages te suivent.
yours-devices = Mes appareils
yours-device-this = Cet appareil
yours-device-since = Depuis le { $day }
yours-device-revoke = Déconnecter
yours-device-revoke-which = Déconnecter l’appareil utilisé depuis le { $day }
yours-devices-about = Chacun de ces appareils joue en ton nom. Déconnecte ceux que tu n’utilises plus ou que tu ne connais pas.
yours-move-settings = Tes réglages te suivent.
# Same in English.
yours-notify = Notifications
yours-notify-off = Cet appareil peut te prévenir que c’est ton tour, même quand la page est fermée.
yours-notify-on = Cet appareil te prévient que c’est ton tour, même quand la page est fermée.
yours-notify-how = Le message passe chiffré par le service de l’éditeur de ton navigateur, qui voit quand il part mais pas ce qu’il dit.
yours-notify-start = Me prévenir
yours-notify-stop = Ne plus me prévenir
yours-notify-denied = Ton navigateur ne laisse pas cette page t’envoyer de notifications. Tu peux l’autoriser dans ses réglages pour cette page.
yours-notify-unable = Ce navigateur ne montre pas les notifications des pages web. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
yours-notify-insecure = Les notifications demandent une connexion sécurisée (https).
yours-notify-none = Ce serveur n’envoie pas de notifications.
yours-notify-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessaie plus tard.
yours-away-meanwhile = En attendant, tu peux revoir tes parties, lire les règles et suivre les leçons.
yours-away-games = Mes parties sur cet appareil
yours-away-none = Aucune partie n’est gardée sur cet appareil pour l’instant.
yours-away-kept = La partie telle que cet appareil l’a vue la dernière fois.
