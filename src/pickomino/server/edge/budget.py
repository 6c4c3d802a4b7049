"""One budget an address: what its connections, requests and frames cost the event loop, and when the next has its turn.

What an address asks for is charged by the processor time that it took. A small share is everybody's, whatever the others
do. Whoever wants more shares what is left with everybody else who does: the work of such an address waits for its turn,
unread as far as possible, and then for a moment in which the event loop has nothing else to do. So it comes in small
portions that give way to the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from typing import Any

from pickomino.server.edge.limits import BUCKETS, network_of, site_of
from pickomino.server.edge.spare import SpareTime
from pickomino.server.refusals import Refusal
from pickomino.server.settings import Bounds

PAYER = "pickomino.payer"
"""The ASGI extension that says whose budget a connection uses."""

IS_GONE = "pickomino.is_gone"
"""The ASGI extension that says whether the client of a request has disconnected."""

REVIEW_SECONDS = 0.1
"""How often the remaining capacity is redistributed."""

MEMORY_SECONDS = 1.0
"""The time after which past usage is mostly forgotten."""

MOST_TAKEN_AWAY, MOST_GIVEN_BACK = 0.7, 1.1
"""How fast the networks of a site that uses too much get less, and how fast they get more again, at each review."""

LEAST_LEFT = 0.5
"""The part of the common capacity that is shared out among the busiest even when all the others use up the rest."""


FRAMES_A_CALL = 4
"""Frames of an address are read before its calls go on, but after so many in a row a call has its turn."""


class Site:
    """The combined usage of all networks of one site."""

    __slots__ = ("part", "share", "used")

    def __init__(self) -> None:
        self.used = 0.0
        """Since the last redistribution."""
        self.share = 0.0
        """Recent usage as a share of one processor."""
        self.part = 1.0
        """What each of its networks gets of what it would get alone."""

    def review(self, passed: float, keep: float, most: float) -> None:
        """Give its networks less while all of them together use more than a site may, and more again afterwards."""
        self.share = self.share * keep + (1 - keep) * self.used / passed
        self.used = 0.0
        change = most / self.share if self.share else MOST_GIVEN_BACK
        self.part = min(1.0, self.part * min(MOST_GIVEN_BACK, max(MOST_TAKEN_AWAY, change)))


class Account:
    """The usage of one address, and its steps that wait."""

    __slots__ = (
        "calls", "credit", "frames", "frames_in_a_row", "is_busy", "long_work", "next_at", "share", "site", "then", "timer",
        "used",
    )  # fmt: skip

    def __init__(self, credit: float, now: float, site: Site | None) -> None:
        self.site = site
        self.credit = credit
        """Seconds of processor time that it may use at once; below zero it has to wait."""
        self.then = now
        self.next_at = 0.0
        self.used = 0.0
        """Since the last redistribution."""
        self.share = 0.0
        """Recent usage as a share of one processor."""
        self.is_busy = False
        self.frames: deque[Callable[[], None]] = deque()
        self.calls: deque[Callable[[], None]] = deque()
        self.frames_in_a_row = 0
        self.timer: asyncio.TimerHandle | None = None
        self.long_work = asyncio.Lock()

    def pop_step(self) -> Callable[[], None]:
        """What has the next turn of what waits."""
        if self.frames and (self.frames_in_a_row < FRAMES_A_CALL or not self.calls):
            self.frames_in_a_row += 1
            return self.frames.popleft()
        self.frames_in_a_row = 0
        return self.calls.popleft()


class Budget:
    """The accounts of all addresses."""

    def __init__(
        self,
        bounds: Bounds,
        seconds: Callable[[], float] = time.monotonic,
        processor_seconds: Callable[[], float] = time.thread_time,
    ) -> None:
        self._floor = bounds.work_share
        self._burst = bounds.work_burst
        self._capacity = bounds.work_capacity
        self._spacing = 1 / bounds.turns_per_second
        self._most_waiting = bounds.calls_waiting
        self._seconds = seconds
        self.processor_seconds = processor_seconds
        self._accounts: OrderedDict[str, Account] = OrderedDict()
        self._busy: set[Account] = set()
        self._sites: OrderedDict[str, Site] = OrderedDict()
        self._sites_in_use: set[Site] = set()
        self._level = self._capacity
        """The share of a busy address."""
        self._used = 0.0
        self._total = 0.0
        self._reviewed = seconds()
        self.spare = SpareTime(seconds, processor_seconds)
        self.waiting = 0
        """Frames and requests that wait for their turn."""

    def account(self, address: str) -> Account:
        """The account of an address."""
        network = network_of(address)
        found = self._accounts.get(network)
        if found is not None:
            self._accounts.move_to_end(network)
            return found
        site = self._site(address)
        credit = self._burst if site is None else self._burst * site.part
        found = self._accounts[network] = Account(credit, self._seconds(), site)
        if len(self._accounts) > BUCKETS:
            self._accounts.popitem(last=False)
        return found

    def _site(self, address: str) -> Site | None:
        name = site_of(address)
        if name is None:
            return None
        found = self._sites.get(name)
        if found is None:
            found = self._sites[name] = Site()
            if len(self._sites) > BUCKETS:
                self._sites.popitem(last=False)
        else:
            self._sites.move_to_end(name)
        return found

    def _rate_of(self, account: Account) -> float:
        rate = max(self._level, self._floor) if account.is_busy else self._floor
        return rate if account.site is None else rate * account.site.part

    def charge(self, account: Account, cost: float) -> None:
        """Take what something has cost from an account."""
        account.credit -= cost
        account.used += cost
        self._used += cost
        if account.site is not None:
            account.site.used += cost
            self._sites_in_use.add(account.site)

    def wait_of(self, account: Account) -> float:
        """Seconds until an account may use more; 0 if it may at once."""
        now = self._seconds()
        rate = self._rate_of(account)
        account.credit = min(account.credit + (now - account.then) * rate, self._burst)
        account.then = now
        if now - self._reviewed >= REVIEW_SECONDS:
            self._review(now)
        if account.credit > 0:
            return max(0.0, account.next_at - now)
        if not account.is_busy:
            account.is_busy = True
            self._busy.add(account)
            rate = self._rate_of(account)
        return max(account.next_at - now, -account.credit / rate, self._spacing)

    def may_pass(self, account: Account) -> bool:
        """Whether something of an account has its turn at once, which then counts as taken."""
        if account.timer is not None or self.wait_of(account):
            return False
        account.next_at = account.then + self._spacing
        return True

    def is_free(self, account: Account) -> bool:
        """Whether a step of an account runs at once; steps of a busy account yield to the others."""
        self.wait_of(account)  # redistributes, after which the account may no longer be busy
        return not account.is_busy and self.may_pass(account)

    def queue_frame(self, account: Account, read: Callable[[], None]) -> None:
        """Read frames when it is the account's turn: players' frames mostly come before further calls."""
        account.frames.append(read)
        self._wait(account)

    async def pass_call(self, account: Account) -> None:
        """Return when a call has its turn; raises Refusal if too many wait."""
        if self.is_free(account):
            return
        if len(account.calls) >= self._most_waiting:
            raise Refusal("too_many_requests", retry_after=math.ceil(self.wait_of(account)) + 1)
        turn = asyncio.Event()
        account.calls.append(turn.set)
        self._wait(account)
        await turn.wait()

    def _wait(self, account: Account) -> None:
        self.waiting += 1
        if account.timer is None:
            self._set_timer(account)

    def _set_timer(self, account: Account) -> None:
        wait = max(self.wait_of(account), self._spacing)
        account.timer = asyncio.get_running_loop().call_later(wait, self._take_turn, account)

    def _take_turn(self, account: Account) -> None:
        """Wait until the loop is idle, or not for long if it never is."""
        self.spare.run(lambda: self._next_turn(account))

    def _next_turn(self, account: Account) -> None:
        try:
            if not self.wait_of(account):
                self.waiting -= 1
                account.next_at = account.then + self._spacing
                account.pop_step()()
        finally:  # a step that fails must not keep the others waiting for ever
            account.timer = None
            if account.frames or account.calls:
                self._set_timer(account)

    def _review(self, now: float) -> None:
        """Redistribute the remaining capacity among the busy addresses."""
        passed = now - self._reviewed
        keep = math.exp(-passed / MEMORY_SECONDS)
        self._reviewed = now
        self._total = self._total * keep + (1 - keep) * self._used / passed
        self._used = 0.0
        self._review_sites(passed, keep)
        of_busy = 0.0
        wanted = []
        for account in list(self._busy):
            account.share = account.share * keep + (1 - keep) * account.used / passed
            account.used = 0.0
            waits = bool(account.frames or account.calls)
            if account.share < self._floor and not waits and account.credit > 0:
                self._busy.discard(account)
                account.is_busy = False
            elif account.site is None or account.site.part == 1.0:  # else its site leaves it less
                of_busy += account.share
                wanted.append(math.inf if waits else account.share)
        left = max(LEAST_LEFT * self._capacity, self._capacity - max(0.0, self._total - of_busy))
        wanted.sort()
        for number, share in enumerate(wanted):
            level = left / (len(wanted) - number)
            if share >= level:
                self._level = level
                return
            left -= share
        self._level = left

    def _review_sites(self, passed: float, keep: float) -> None:
        for site in list(self._sites_in_use):
            site.review(passed, keep, self._capacity)
            if site.part == 1.0 and site.share < self._floor:
                self._sites_in_use.discard(site)


class Payer:
    """Whose budget a connection uses: its address's, or behind a trusted proxy the one that this names."""

    __slots__ = ("account", "budget")

    def __init__(self, budget: Budget, address: str | None) -> None:
        self.budget = budget
        self.account = None if address is None else budget.account(address)

    def name(self, address: str) -> None:
        """Set the address behind a trusted proxy."""
        self.account = self.budget.account(address)

    def charge(self, cost: float) -> None:
        """Pay for something."""
        if self.account is not None:
            self.budget.charge(self.account, cost)

    def may_pass(self) -> bool:
        """Whether it is this caller's turn at once."""
        return self.account is None or self.budget.is_free(self.account)

    def queue_frame(self, read: Callable[[], None]) -> None:
        """Read frames when it is this caller's turn."""
        if self.account is None:
            asyncio.get_running_loop().call_soon(read)
        else:
            self.budget.queue_frame(self.account, read)

    async def pass_call(self) -> None:
        """Return when a call has its turn; raises Refusal if too many wait."""
        if self.account is not None:
            await self.budget.pass_call(self.account)

    @contextlib.asynccontextmanager
    async def pass_long_work(self) -> AsyncIterator[None]:
        """Wait until all earlier long work of this caller is done and paid for; it is charged at the end."""
        if self.account is None:
            yield
            return
        async with self.account.long_work:
            await self.budget.pass_call(self.account)
            yield


class Metered:
    """A coroutine whose every step is charged."""

    __slots__ = ("_coroutine", "_payer")

    def __init__(self, coroutine: Coroutine[Any, Any, Any], payer: Payer) -> None:
        self._coroutine = coroutine
        self._payer = payer

    def __await__(self) -> Generator[Any, Any, Any]:
        coroutine, payer = self._coroutine, self._payer
        clock = payer.budget.processor_seconds
        step: Callable[[Any], Any] = coroutine.send
        value: Any = None
        while True:
            began = clock()
            try:
                pending = step(value)
            except StopIteration as finished:
                return finished.value
            finally:
                payer.charge(clock() - began)
            try:
                step, value = coroutine.send, (yield pending)
            except GeneratorExit:
                coroutine.close()
                raise
            except BaseException as error:  # noqa: BLE001 - for the coroutine to handle
                step, value = coroutine.throw, error
