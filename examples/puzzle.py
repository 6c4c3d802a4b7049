"""The puzzle of a day, and what each choice would be worth."""

from datetime import date

import pickomino

puzzle = pickomino.daily_puzzle(date(2026, 11, 17))
game = pickomino.Game(puzzle.state.rules, position=puzzle.state)
print(game)
for choice in game.hint().choices:
    mark = "*" if choice.action == puzzle.answer else " "
    print(mark, choice.action, f"{choice.chance:.1%}")
