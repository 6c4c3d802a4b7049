"""Review a recorded game: the costliest decision of each player, and how lucky they were."""

import sys

import pickomino

review = pickomino.Game.load(sys.argv[1] if len(sys.argv) > 1 else "examples/games/classic.pkn").review()
for player in review.players:
    print(
        f"{player.name}: accuracy {player.accuracy:.0%}, luck {player.luck:+.3f}, mistakes {player.cost:+.3f}"
    )
    if player.costliest:
        worst = player.costliest
        print(f"  turn {worst.turn}: {worst.action} instead of {worst.best} cost {worst.cost:.3f}")
