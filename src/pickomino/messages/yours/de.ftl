# Sätze der Seite über Eigenes: Einstellungen, Benachrichtigungen, Spiele für die Zeit ohne Server.

yours-bird = Dein Vogel
yours-bird-about = Alle sehen ihn an deinem Platz.
yours-bird-any = Egal
yours-bird-owl = Eule
yours-bird-penguin = Pinguin
# Same in English.
yours-bird-flamingo = Flamingo
yours-bird-robin = Rotkehlchen
yours-bird-parrot = Papagei
yours-volume = Lautstärke
yours-motion = Animationen
yours-motion-auto = Wie das System
yours-motion-less = Weniger
yours-motion-full = Alle
yours-autoroll = Automatisch würfeln, wenn alles andere ein Fehlwurf wäre
yours-confirm = Vor einem sicheren Fehlwurf fragen
yours-device-goes-along = Deine Spiele und diese Einstellungen kommen mit.
yours-move-settings = Deine Einstellungen kommen mit.
yours-notify = Benachrichtigungen
yours-notify-off = Dieses Gerät kann dir melden, dass du dran bist, auch wenn die Seite geschlossen ist.
yours-notify-on = Dieses Gerät meldet dir, dass du dran bist, auch wenn die Seite geschlossen ist.
yours-notify-how = Die Nachricht geht verschlüsselt über einen Dienst des Browser-Herstellers. Er sieht, wann sie verschickt wird, aber nicht, was darin steht.
yours-notify-start = Benachrichtige mich
yours-notify-stop = Nicht mehr benachrichtigen
yours-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen zu dieser Seite kannst du das ändern.
yours-notify-unable = Dieser Browser kann keine Benachrichtigungen von Webseiten zeigen. Auf iPhone und iPad leg die Seite erst auf den Home-Bildschirm.
yours-notify-insecure = Benachrichtigungen brauchen eine sichere Verbindung (https).
yours-notify-none = Dieser Server verschickt keine Benachrichtigungen.
yours-notify-failed = Der Browser hat seinen Dienst für Benachrichtigungen nicht erreicht. Versuch es später noch einmal.
yours-away-meanwhile = So lange kannst du deine Spiele ansehen, die Regeln lesen und die Lektionen spielen.
yours-away-games = Meine Spiele auf diesem Gerät
yours-away-none = Auf diesem Gerät liegt noch kein Spiel.
yours-away-kept = Das Spiel, wie dieses Gerät es zuletzt gesehen hat.
