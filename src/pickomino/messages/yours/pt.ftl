# Frases da página sobre o que é do leitor: ajustes, avisos, partidas guardadas para quando não há servidor.

yours-bird = Sua ave
yours-bird-about = Todos a veem no seu lugar.
yours-bird-any = Qualquer
yours-bird-owl = Coruja
yours-bird-penguin = Pinguim
# Same in English.
yours-bird-flamingo = Flamingo
yours-bird-robin = Pintarroxo
yours-bird-parrot = Papagaio
# Same in English.
yours-volume = Volume
yours-motion = Movimento
yours-motion-auto = Como o sistema
yours-motion-less = Menos
yours-motion-full = Completo
yours-autoroll = Lançar automaticamente quando o resto seria falhar
yours-confirm = Perguntar antes de uma falha certa
yours-device-goes-along = As suas partidas e estes ajustes vão junto.
yours-devices = Meus dispositivos
yours-device-this = Este dispositivo
yours-device-since = Desde { $day }
yours-device-revoke = Desconectar
yours-device-revoke-which = Desconectar o dispositivo em uso desde { $day }
yours-devices-about = Cada um destes dispositivos joga em seu nome. Desconecte os que você não usa mais ou não conhece.
yours-move-settings = Os seus ajustes vêm junto.
yours-notify = Notificações
yours-notify-off = Este dispositivo pode avisar quando é a sua vez e a página está fechada.
yours-notify-on = Este dispositivo avisa quando é a sua vez e a página está fechada.
yours-notify-how = A mensagem passa cifrada pelo serviço de quem faz o seu navegador, que vê quando ela é enviada, mas não o que diz.
yours-notify-start = Avise-me
yours-notify-stop = Não avisar mais
yours-notify-denied = O seu navegador não deixa esta página avisar. Você pode permitir isso nos ajustes do navegador para esta página.
yours-notify-unable = Este navegador não mostra notificações de páginas. Num iPhone ou iPad, adicione antes a página à tela inicial.
yours-notify-insecure = As notificações precisam de uma conexão segura (https).
yours-notify-none = Este servidor não envia notificações.
yours-notify-failed = O navegador não conseguiu chegar ao seu serviço de notificações. Tente mais tarde.
yours-away-meanwhile = Enquanto isso, você pode ver as suas partidas, ler as regras e fazer as lições.
yours-away-games = Minhas partidas neste dispositivo
yours-away-none = Ainda não há nenhuma partida guardada neste dispositivo.
yours-away-kept = A partida como este dispositivo a viu pela última vez.
