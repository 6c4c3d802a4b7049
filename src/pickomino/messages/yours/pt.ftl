# Frases da página sobre o que é do leitor: definições, avisos, partidas guardadas para quando não há servidor.

yours-bird = A tua ave
yours-bird-about = Toda a gente a vê no teu lugar.
yours-bird-any = Qualquer uma
yours-bird-owl = Coruja
yours-bird-penguin = Pinguim
# Same in English.
yours-bird-flamingo = Flamingo
yours-bird-robin = Pisco
yours-bird-parrot = Papagaio
# Same in English.
yours-volume = Volume
yours-motion = Animações
yours-motion-auto = Como o sistema
yours-motion-less = Reduzidas
yours-motion-full = Todas
yours-autoroll = Lançar automaticamente se qualquer outra opção for uma falha
yours-confirm = Perguntar antes de uma falha certa
yours-device-goes-along = As tuas partidas e estas definições vão contigo.
yours-devices = Os meus dispositivos
yours-device-this = Este dispositivo
yours-device-since = Desde { $day }
yours-device-revoke = Terminar sessão
yours-device-revoke-which = Terminar a sessão do dispositivo em uso desde { $day }
yours-devices-about = Cada um destes dispositivos joga em teu nome. Termina a sessão dos que já não usas ou não conheces.
yours-move-settings = As tuas definições vêm contigo.
yours-notify = Notificações
yours-notify-off = Este dispositivo pode avisar-te de que é a tua vez mesmo com a página fechada.
yours-notify-on = Este dispositivo avisa-te de que é a tua vez mesmo com a página fechada.
yours-notify-how = A mensagem passa cifrada pelo serviço de quem faz o teu navegador, que vê quando é enviada, mas não o que diz.
yours-notify-start = Avisar-me
yours-notify-stop = Não me avisar mais
yours-notify-denied = O teu navegador não deixa esta página avisar-te. Podes permiti-lo nas definições do navegador para esta página.
yours-notify-unable = Este navegador não mostra notificações de páginas web. Num iPhone ou iPad, adiciona primeiro a página ao ecrã principal.
yours-notify-insecure = As notificações precisam de uma ligação segura (https).
yours-notify-none = Este servidor não envia notificações.
yours-notify-failed = O navegador não conseguiu chegar ao seu serviço de notificações. Tenta mais tarde.
yours-away-meanwhile = Entretanto podes ver as tuas partidas, ler as regras e fazer as lições.
yours-away-games = As minhas partidas neste dispositivo
yours-away-none = Ainda não há nenhuma partida guardada neste dispositivo.
yours-away-kept = A partida como este dispositivo a viu pela última vez.
