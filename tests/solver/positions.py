"""Random positions in the middle of a turn, and expectimax on the engine itself."""

from __future__ import annotations

from random import Random

from pickomino.core.actions import STOP, Action
from pickomino.core.dice import NO_DICE, Counts
from pickomino.core.engine import apply, apply_roll, chance_outcomes, legal_actions
from pickomino.core.rules import Rules, Specialist
from pickomino.core.state import GameState, Phase, Player, Turn
from pickomino.core.validation import defects
from pickomino.play.dice_sources import throw


def random_rules(random: Random, extras: bool) -> Rules:
    return Rules(
        extras=extras,
        fallback=random.choice(["nearest", "any"]),
        steal=random.choice(["forced", "optional"]),
        flip_empty_handed=random.random() < 0.5,
        six_faces_end_turn=random.random() < 0.5,
    )


def random_table(random: Random, rules: Rules, held: Specialist | None) -> GameState:
    """Pieces anywhere; the mover holds that specialist. The crow, never held, stands on a tile instead."""
    seats = random.choice([2, 2, 3, 4, 7])
    mover = random.randint(1, seats)
    stacks: list[list[int]] = [[] for _ in range(seats)]
    up: list[int] = []
    down: list[int] = []
    lying = random.choice([0.3, 0.6, 0.9])
    for tile in random.sample(rules.tiles, len(rules.tiles)):
        if random.random() < lying:
            (down if random.random() < 0.1 else up).append(tile)
        else:
            random.choice(stacks).append(tile)
    if not up:
        up = down or [stacks.pop().pop()]
        stacks += [[] for _ in range(seats - len(stacks))]
        down = []
    specialists: list[Specialist | None] = [None] * seats
    standing: dict[int, Specialist] = {}
    grilled = [0] * seats
    reserve = 0
    if rules.extras:
        if held is not Specialist.CROW:
            specialists[mover - 1] = held
        others = [specialist for specialist in Specialist if specialist is not held]
        for specialist in [*others, *([held] if held is Specialist.CROW else [])]:
            free = [tile for tile in up if tile not in standing]
            seat = random.randrange(seats)
            if specialist is not Specialist.CROW and specialists[seat] is None and seat != mover - 1:
                specialists[seat] = specialist
            elif free:
                standing[random.choice(free)] = specialist
        for _ in range(7):
            grilled[random.randrange(seats)] += 1
        reserve = random.choice([0, 0, grilled[0]])
        if reserve:
            grilled[0] = 0
    players = tuple(map(Player, map(tuple, stacks), grilled, specialists))
    return GameState(
        rules=rules,
        up=tuple(sorted(up)),
        down=tuple(sorted(down)),
        standing=tuple(sorted(standing.items())),
        players=players,
        reserve=reserve,
        mover=mover,
        turn=Turn(Phase.START),
    )


def random_kept(random: Random, size: int) -> Counts:
    """So many dice set aside, of few or many faces."""
    faces = random.sample(range(6), random.randint(1, min(6, size)))
    counts = [0] * 6
    for face in faces:
        counts[face] = 1
    for _ in range(size - len(faces)):
        counts[random.choice(faces)] += 1
    return tuple(counts)  # type: ignore[return-value]  # six counts


def random_position(random: Random, held: Specialist | None, *, extras: bool = True) -> GameState:
    """A position in which at most four dice are left to be rolled."""
    wants_crow = held is Specialist.CROW and random.random() < 0.1  # chance would bring ?crow too seldom
    while True:
        table = random_table(random, random_rules(random, extras), held)
        left = random.choice([0, 1, 1, 2, 2, 2, 2, 3, 3, 4])
        golden = held is Specialist.GOLDEN and random.random() < 0.7
        used = held is Specialist.WEASEL and random.random() < 0.3
        kept = random_kept(random, 8 + golden - left)
        phase = random.choice([Phase.DUE, Phase.ROLLED, Phase.ROLLED, Phase.KEPT, Phase.KEPT])
        roll = throw(random, left) if phase is Phase.ROLLED else NO_DICE
        if extras and left >= 2 and not kept[0] and random.random() < 0.5:
            # A double one (X2), which chance would bring too seldom.
            phase, roll = Phase.ROLLED, (2, *throw(random, left - 2)[1:])
            roll = (left - sum(roll[1:]), *roll[1:])
        state = table._replace(turn=Turn(phase, kept, roll, golden, used))
        if defects(state):
            continue
        if wants_crow:
            if phase is Phase.KEPT and (after := apply(state, STOP).state).turn.phase is Phase.CROW:
                return after
            continue
        # Now and then one decision further: that is where the choices at the end of a turn are.
        actions = legal_actions(state)
        if actions and random.random() < 0.4:
            after = apply(state, actions[0] if roll[0] >= 2 else random.choice(actions)).state
            if after.turn.phase in (Phase.ROB, Phase.CLAIM, Phase.CROW, Phase.KEEP):
                return after
        return state


class Expectimax:
    """The plainest possible search: every action, every roll, on the engine."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._ends: dict[GameState, float] = {}
        self._memo: dict[GameState, float] = {}

    def end_value(self, state: GameState) -> float:
        """Any number, but always the same for a position after the turn."""
        if state not in self._ends:
            self._ends[state] = self._random.random()
        return self._ends[state]

    def value(self, state: GameState) -> float:
        if state.turn.phase in (Phase.START, Phase.OVER):
            return self.end_value(state)
        if state not in self._memo:
            if state.turn.phase is Phase.DUE:
                value = 0.0
                for roll, probability in chance_outcomes(state):
                    value += float(probability) * self.value(apply_roll(state, roll).state)
            else:
                value = max(self.actions(state).values())
            self._memo[state] = value
        return self._memo[state]

    def actions(self, state: GameState) -> dict[Action, float]:
        return {action: self.value(apply(state, action).state) for action in legal_actions(state)}
