# Wat een melding zegt. $names zijn de anderen aan tafel.

push-turn-title = Jij bent aan de beurt
push-turn = Aan tafel met { $names }
push-turn-bots = De bots hebben gespeeld
push-clock-title = Je tijd is om
push-clock = Nu speelt een bot voor jou. Je kunt je plaats altijd weer innemen.
