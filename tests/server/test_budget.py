"""The budget of an address, and the turnstile: what is used is charged, and what is left is shared."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from pickomino.server.edge.budget import FRAMES_A_CALL, Account, Budget, Metered, Payer
from pickomino.server.edge.spare import IDLE_SECONDS, LONGEST_SECONDS, SpareTime
from pickomino.server.edge.turnstile import ConnectionLimits, Turnstile
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds

BOUNDS = Bounds(work_share=0.01, work_burst=0.01, work_capacity=0.4, turns_per_second=1000, calls_waiting=2)


class Clock:
    """Seconds that move when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def use_up(clock: Clock, budget: Budget, wanted: dict[str, float], seconds: float) -> dict[str, float]:
    """What each address gets of one processor if it wants so much, in portions of a millisecond."""
    used = dict.fromkeys(wanted, 0.0)
    due = dict.fromkeys(wanted, 0.0)
    while clock.now < seconds:
        clock.now += 0.001
        for address, share in wanted.items():
            due[address] += 0.001 * share
            account = budget.account(address)
            if due[address] >= 0.001 and budget.may_pass(account):
                budget.charge(account, 0.001)
                due[address] -= 0.001
                used[address] += 0.001
            # What cannot be used waits, as frames would.
            account.frames.clear()
            if due[address] >= 0.001:
                account.frames.append(lambda: None)
    for account in budget._accounts.values():
        account.frames.clear()
    return {address: each / seconds for address, each in used.items()}


def test_one_busy_address_gets_what_is_left_and_a_quiet_one_never_waits() -> None:
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    found = use_up(clock, budget, {"1.1.1.1": 5.0, "2.2.2.2": 0.008}, 20)
    assert found["1.1.1.1"] == pytest.approx(0.4, rel=0.1)
    assert found["2.2.2.2"] == pytest.approx(0.008, rel=0.1)


def test_busy_addresses_share_fairly_and_a_school_keeps_what_it_needs() -> None:
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    found = use_up(clock, budget, {"school": 0.1, "flood 1": 5.0, "flood 2": 5.0}, 20)
    assert found["school"] == pytest.approx(0.1, rel=0.05)
    assert found["flood 1"] == pytest.approx(0.15, rel=0.15)
    assert found["flood 2"] == pytest.approx(0.15, rel=0.15)


def test_many_floods_together_get_no_more_than_one() -> None:
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    found = use_up(clock, budget, {f"1.1.1.{n}": 5.0 for n in range(20)}, 20)
    assert sum(found.values()) == pytest.approx(0.4, rel=0.2)
    assert max(found.values()) < 1.5 * min(found.values())


def test_whoever_has_many_networks_gets_no_more_than_one_address() -> None:
    """Each has a share of its own and a burst to begin with, and there are 65,536 of them."""
    clock = Clock()
    budget = Budget(replace(BOUNDS, work_share=0.05), clock)
    use_up(
        clock, budget, {f"2001:db8:1:{n:x}::1": 5.0 for n in range(20)}, 3
    )  # until their bursts are used up
    many = {f"2001:db8:1:{n:x}::1": 5.0 for n in range(10, 30)}  # half of them new
    began = clock.now
    found = use_up(clock, budget, {**many, "2001:db8:2::1": 0.04, "1.1.1.1": 5.0}, began + 6)
    shares = {each: used * clock.now / 6 for each, used in found.items()}
    assert 0.2 < sum(shares[each] for each in many) < 0.5  # without a bound: a whole processor
    assert shares["2001:db8:2::1"] == pytest.approx(0.04, rel=0.1)
    assert shares["1.1.1.1"] > 0.1


def test_a_site_whose_networks_are_quiet_again_is_bounded_no_more() -> None:
    clock = Clock()
    budget = Budget(replace(BOUNDS, work_share=0.05), clock)
    use_up(clock, budget, {f"2001:db8:1:{n:x}::1": 5.0 for n in range(20)}, 3)
    for _ in range(100):
        clock.now += 0.2
        budget.wait_of(budget.account("1.1.1.1"))
    began = clock.now
    found = use_up(clock, budget, {"2001:db8:1:1::1": 5.0}, began + 6)
    assert found["2001:db8:1:1::1"] * clock.now / 6 == pytest.approx(0.4, rel=0.2)


async def test_calls_wait_for_their_turn_and_too_many_are_refused() -> None:
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    account = budget.account("1.1.1.1")
    await budget.pass_call(account)
    budget.charge(account, 1.0)
    clock.now += 0.01
    waiting = [asyncio.create_task(budget.pass_call(account)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await budget.pass_call(account)
    assert refused.value.status == 429
    read: list[str] = []
    budget.queue_frame(account, lambda: read.append("frame"))
    assert budget.waiting == 3
    for left in (2, 1, 0):
        take_turns(clock, budget, account, 1)
        assert read == ["frame"]  # before the calls that came earlier
        assert budget.waiting == left
    await asyncio.gather(*waiting)


def take_turns(clock: Clock, budget: Budget, account: Account, turns: int) -> None:
    """Let an account that has used nothing up have its next turns."""
    for _ in range(turns):
        clock.now += 1_000
        if account.timer is not None:
            account.timer.cancel()
        budget._next_turn(account)


async def test_frames_without_end_do_not_keep_calls_waiting_for_ever() -> None:
    """Whoever sends them may share the address with others, who want to open a page."""
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    account = budget.account("1.1.1.1")
    await budget.pass_call(account)
    budget.charge(account, 1.0)
    waiting = asyncio.create_task(budget.pass_call(account))
    await asyncio.sleep(0)
    read = [0]

    def read_on() -> None:
        read[0] += 1
        budget.queue_frame(account, read_on)

    read_on()
    take_turns(clock, budget, account, FRAMES_A_CALL + 1)
    await waiting
    assert read[0] == 1 + FRAMES_A_CALL
    assert account.timer is not None
    account.timer.cancel()


async def test_a_step_that_fails_does_not_keep_the_others_waiting() -> None:
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    account = budget.account("1.1.1.1")
    read: list[str] = []

    def fail() -> None:
        raise ConnectionResetError

    budget.queue_frame(account, fail)
    budget.queue_frame(account, lambda: read.append("frame"))
    with pytest.raises(ConnectionResetError):
        take_turns(clock, budget, account, 1)
    take_turns(clock, budget, account, 1)
    assert read == ["frame"]
    assert budget.waiting == 0


async def test_long_work_of_one_address_is_done_and_paid_for_one_by_one() -> None:
    budget = Budget(BOUNDS)
    one, other = Payer(budget, "1.1.1.1"), Payer(budget, "1.1.1.2")
    done: list[str] = []
    may_go_on = asyncio.Event()

    async def work(payer: Payer, name: str) -> None:
        async with payer.pass_long_work():
            done.append(f"{name} begins")
            await may_go_on.wait()
            done.append(f"{name} ends")

    working = [
        asyncio.create_task(work(payer, name)) for payer, name in ((one, "a"), (one, "b"), (other, "c"))
    ]
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == ["a begins", "c begins"]
    may_go_on.set()
    await asyncio.gather(*working)
    assert done.index("a ends") < done.index("b begins")


async def test_who_was_busy_and_alone_is_free_again_after_a_pause() -> None:
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    account = budget.account("1.1.1.1")
    budget.charge(account, 1.0)
    assert not budget.is_free(account)
    assert account.is_busy
    clock.now += 200
    assert budget.is_free(account)
    assert not account.is_busy


async def test_what_can_wait_gives_way_while_others_work_but_not_for_ever() -> None:
    clock, work = Clock(), Clock()
    spare = SpareTime(clock, work)
    done: list[str] = []
    busy = 3

    def others() -> None:
        nonlocal busy
        work.now += 2 * IDLE_SECONDS
        if busy:
            busy -= 1
            asyncio.get_running_loop().call_soon(others)
        done.append("others")

    def fail() -> None:
        done.append("fails")
        raise ValueError

    others()
    spare.run(fail)
    spare.run(lambda: done.append("piece"))
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)
    while "piece" not in done:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)
    assert done == ["others"] * 4 + ["fails", "piece"]
    busy = 1_000
    others()
    spare.run(lambda: done.append("at last"))
    await asyncio.sleep(0)
    assert "at last" not in done
    clock.now += 2 * LONGEST_SECONDS
    for _ in range(3):
        await asyncio.sleep(0)
    assert "at last" in done
    busy = 0


async def test_what_can_wait_waits_for_a_backlog_elsewhere_but_not_for_ever() -> None:
    """However idle the event loop is: everybody's next move comes behind what the database has to do."""
    clock = Clock()
    spare = SpareTime(clock, Clock())
    has_backlog = True
    looks = 0

    def is_clear() -> bool:
        nonlocal looks
        looks += 1
        return not has_backlog

    spare.is_clear = is_clear
    done: list[str] = []
    spare.run(lambda: done.append("first"))
    spare.run(lambda: done.append("second"))
    while looks < 3:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)
    assert not done
    clock.now += 2 * LONGEST_SECONDS
    while "second" not in done:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)
    assert done == ["first", "second"]
    clock.now = looks = 0
    spare.run(lambda: done.append("third"))
    while looks < 2:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)
    has_backlog = False
    while "third" not in done:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)


async def test_every_busy_address_waits_for_an_idle_moment_within_its_share_too() -> None:
    """Twenty of them that were let in at the same moment would be a long round of the event loop."""
    clock = Clock()
    budget = Budget(BOUNDS, clock)
    budget.spare.is_clear = lambda: False
    account = budget.account("1.1.1.1")
    budget.charge(account, BOUNDS.work_burst)
    assert not budget.is_free(account)
    read: list[str] = []
    budget.queue_frame(account, lambda: read.append("frame"))
    clock.now += 10  # by now it has used far less than its share
    budget._take_turn(account)
    assert not read
    budget.spare.is_clear = lambda: True
    while not read:  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0)


async def test_every_step_of_a_coroutine_is_charged() -> None:
    clock, work = Clock(), Clock()
    budget = Budget(BOUNDS, clock, work)
    payer = Payer(budget, "1.1.1.1")

    async def answer() -> int:
        work.now += 0.002
        await asyncio.sleep(0)
        work.now += 0.003
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await asyncio.sleep(10)
        return 7

    async def another() -> None:
        work.now += 100  # somebody else's

    result, _ = await asyncio.gather(_await(Metered(answer(), payer)), another())
    assert result == 7
    assert payer.account is not None
    assert payer.account.used == pytest.approx(0.005)


async def _await(metered: Metered) -> object:
    return await metered


LIMITS = ConnectionLimits(2, 3, 2, 8, 1000, 100, 100)


def test_an_address_gets_so_many_connections_at_once_and_so_many_a_second() -> None:
    clock = Clock()
    door: Turnstile[int] = Turnstile(LIMITS, clock)
    assert [door.enter("1.2.3.4", n) for n in range(6)] == [True] * 3 + [None] * 2 + [False]
    assert door.enter("1.2.3.5", 6) is None  # others wait, so it takes its turn
    assert door.next() == (0.0, 6)
    assert door.next() == (0.5, None)
    clock.now = 1.0
    assert [door.next()[1], door.next()[1], door.next()[1]] == [3, 4, None]
    assert door.waiting == 0
    clock.now = 10.0
    assert [door.enter("1.2.3.4", n) for n in range(4)] == [True, True, True, False]  # eight at once
    door.leave("1.2.3.4")
    assert door.enter("1.2.3.4", 9) is None
    door.drop("1.2.3.4", 9)
    assert (door.waiting, door.refused) == (0, 2)
    for proxy in ("127.0.0.1", "::ffff:127.0.0.1"):
        assert all(door.enter(proxy, n) for n in range(20))  # it speaks for many


def test_those_who_wait_are_let_in_by_turns() -> None:
    clock = Clock()
    door: Turnstile[str] = Turnstile(LIMITS._replace(all_per_second=1, all_burst=1, waiting=9), clock)
    assert door.enter("1.1.1.1", "a1") is True
    for name in ("a2", "a3"):
        assert door.enter("1.1.1.1", name) is None
    assert door.enter("2.2.2.2", "b1") is None
    came = []
    for _ in range(3):
        clock.now += 1.5
        came.append(door.next()[1])
    assert came == ["a2", "b1", "a3"]


def test_all_addresses_together_find_so_much_room() -> None:
    door: Turnstile[int] = Turnstile(LIMITS._replace(capacity=3), Clock())
    assert [door.enter(f"1.2.3.{n}", n) for n in range(4)] == [True, True, True, False]
    assert door.enter("127.0.0.1", 0) is False
    door.leave("1.2.3.1")
    assert door.enter("127.0.0.1", 0) is True
