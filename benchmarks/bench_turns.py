"""Print how fast whole turns are solved: alone, side by side, and by the plain twin."""

from __future__ import annotations

from pickomino.solver.turn_speed import VECTORS, measure_growth, measure_turns, measure_twin


def main() -> None:
    print(
        f"{'':24}{'alone':>12}{f'{VECTORS} at once':>14}{'kernel only':>14}{'plain twin':>14}{'twin/batch':>12}"
    )
    for dice, name in ((8, "8 dice"), (9, "9 dice, double one")):
        speed, twin = measure_turns(dice), measure_twin(dice)
        print(
            f"{name:24}{speed.alone * 1e6:9.1f} µs{speed.batched * 1e6:11.2f} µs{speed.kernel * 1e6:11.2f} µs"
            f"{twin * 1e3:11.0f} ms{twin / speed.batched:12,.0f}"
        )
        print(
            f"{'':24}{speed.rolls:,} rolls, {speed.operations:,} operations a turn,"
            f" {speed.operations / speed.kernel * 1e-9:.0f} thousand million of them a second"
        )
    print("\nbatch of    whole        each")
    for size, seconds in measure_growth().items():
        print(f"{size:8}{seconds * 1e6:9.0f} µs{seconds / size * 1e6:9.2f} µs")


if __name__ == "__main__":
    main()
