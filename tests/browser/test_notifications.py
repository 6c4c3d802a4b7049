"""Notifications from the page's switch to what the service worker shows; between them is a push service on this machine.

The browser's own push service is somewhere on the internet, so the test stands in for it: it hands out the subscription,
takes what the server sends, decrypts it, and hands it to the page's service worker.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from browser.altered import local_push, program
from browser.people import Person
from browser.sight import axe_findings, misfits
from chromium import FLAGS, find_chromium, running_playwright
from conftest import NewPage
from prove_report import proof
from server.harness import ServerProcess
from server.push_service import BrowserSide, PushService, running_push_service

PHONE = {"width": 360, "height": 640}
# What the browser itself would do with its push service.
SUBSCRIBING = """
(() => {
  const handedOut = %s;
  const made = (number) => ({
    endpoint: handedOut[number].endpoint,
    toJSON: () => ({ endpoint: handedOut[number].endpoint, keys: { p256dh: handedOut[number].p256dh, auth: handedOut[number].auth } }),
    unsubscribe: async () => localStorage.removeItem('subscribed') ?? true,
  });
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('no key of a server');
    const number = Number(localStorage.getItem('next') ?? 0);
    localStorage.setItem('next', number + 1);
    localStorage.setItem('subscribed', number);
    return made(number);
  };
  PushManager.prototype.getSubscription = async () => {
    const number = localStorage.getItem('subscribed');
    return number === null ? null : made(Number(number));
  };
})()
"""
"""In their order, for a browser hands out a new endpoint each time."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with running_push_service() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "games.db", program=program(local_push)) as process:
        yield process


def switch_on(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Notify me", exact=True).click()


def end_turn(page: Page, game: str) -> None:
    """Play the turn of the page's player by calls."""
    address = page.url.partition("/t/")[0] + f"/api/v1/games/{game}"
    while (update := page.request.get(address).json())["actions"]["seat"] == 1:
        texts = [option["action"]["text"] for option in update["actions"]["legal"]]
        action = "stop" if "stop" in texts else texts[0]
        body = {
            "type": "command",
            "id": os.urandom(6).hex(),
            "version": update["version"],
            "seat": 1,
            "action": action,
        }
        assert page.request.post(f"{address}/commands", data=body).ok


def test_a_closed_page_is_told_and_the_notification_leads_to_the_table(
    server: ServerProcess, new_page: NewPage, service: PushService
) -> None:
    browser = BrowserSide()
    ann = Person(new_page(), server.url).arrive()
    bob = Person(new_page(service_workers="allow", permissions=["notifications"], viewport=PHONE), server.url)
    bob.page.add_init_script(SUBSCRIBING % json.dumps([browser.subscription(service.endpoint("bob"))]))
    bob.sit_down(ann.open_table("Ann"), "Bob")
    expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    switch_on(bob.page)
    expect(bob.page.get_by_text("This device tells you that it is your turn")).to_be_visible()
    assert [*axe_findings(bob.page), *misfits(bob.page)] == []
    bob.page.goto(f"{server.url}/rules")  # away from the table
    game = ann.page.url.partition("/t/")[2].partition("#")[0]
    end_turn(ann.page, game)
    message = browser.read(service.next().body)
    assert (message["title"], message["body"], message["url"]) == (
        "Your turn",
        "At the table with Ann",
        f"/t/{game}",
    )
    shown = deliver(bob.page, message)
    assert shown["badge"] == 1
    assert shown["title"] == message["title"]
    assert shown["options"]["body"] == message["body"]
    assert shown["options"]["tag"] == game
    assert shown["options"]["data"] == {"url": message["url"]}
    assert click(bob.page, shown["options"]["data"]) == ["closed", f"/t/{game}"]
    # And whoever has had enough says so.
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_role("button", name="Stop notifying me").click()
    expect(bob.page.get_by_role("button", name="Notify me", exact=True)).to_be_visible()


def test_a_subscription_that_has_ended_is_made_anew_wherever_one_enters(
    server: ServerProcess, new_page: NewPage, service: PushService
) -> None:
    browser = BrowserSide()
    first, second, third, fourth = (
        browser.subscription(service.endpoint(name)) for name in ("first", "second", "third", "fourth")
    )
    service.answers = {"/first": [410]}
    ann = Person(new_page(), server.url).arrive()
    bob = Person(new_page(service_workers="allow", permissions=["notifications"]), server.url)
    bob.page.add_init_script(SUBSCRIBING % json.dumps([first, second, third]))
    bob.sit_down(ann.open_table("Ann"), "Bob")
    expect(ann.turn.get_by_role("button", name="Roll 8 dice")).to_be_visible()
    switch_on(bob.page)
    expect(bob.page.get_by_text("This device tells you that it is your turn")).to_be_visible()
    bob.page.goto(f"{server.url}/api/v1/server")  # no page of the game any more
    end_turn(ann.page, ann.page.url.partition("/t/")[2].partition("#")[0])
    assert service.next().path == "/first"
    # The server drops the endpoint in its own time; from the next visit on, at whatever page, it has another.
    while bob.page.evaluate("localStorage.getItem('subscribed')") == "0":
        bob.page.evaluate("localStorage.removeItem('pickomino.notify')")
        bob.page.goto(f"{server.url}/rules")
        bob.page.evaluate(
            "(async () => { while (!localStorage.getItem('pickomino.notify')) await new Promise(requestAnimationFrame); })()"
        )
    assert is_known(bob.page, server, second)
    # A browser that has dropped it without a word is asked for another.
    bob.page.evaluate("localStorage.removeItem('subscribed')")
    with bob.page.expect_response("**/api/v1/push") as told:
        bob.page.goto(f"{server.url}/rules")
    sent = told.value.request.post_data_json
    assert sent
    assert sent["endpoint"] == third["endpoint"]
    # One that says so does it while no page is open.
    worker_of(bob.page).evaluate(CHANGE, [third, fourth])
    assert is_known(bob.page, server, fourth)
    assert not is_known(bob.page, server, third)


CHANGE = """async ([old, anew]) => {
  registration.pushManager.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('no key of a server');
    return { toJSON: () => ({ endpoint: anew.endpoint, keys: { p256dh: anew.p256dh, auth: anew.auth } }) };
  };
  const works = [];
  dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), {
    oldSubscription: { endpoint: old.endpoint },
    newSubscription: null,
    waitUntil: (work) => works.push(work),
  }));
  await Promise.all(works);
}"""
"""The browser tells its worker that it has dropped a subscription, and hands out another."""


def is_known(page: Page, server: ServerProcess, subscription: dict[str, str]) -> bool:
    """Whether the server sends to this endpoint; afterwards it does not, or does again."""
    answer = page.request.post(f"{server.url}/api/v1/push", data=subscription)
    known: bool = answer.json()["known"]
    if not known:
        page.request.post(f"{server.url}/api/v1/push/stop", data={"endpoint": subscription["endpoint"]})
    return known


def worker_of(page: Page) -> Worker:
    """The page's service worker, once it is at work."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    (worker,) = page.context.service_workers
    return worker


def click(page: Page, data: dict[str, str]) -> list[str]:
    """Click on a notification with this data; what became of it, and the address that was opened."""
    found: list[str] = worker_of(page).evaluate(
        """async (data) => {
          const seen = [];
          clients.openWindow = async (url) => { seen.push(url); };
          const works = [];
          const event = Object.assign(new Event('notificationclick'), {
            notification: { data, close: () => seen.push('closed') },
            waitUntil: (work) => works.push(work),
          });
          dispatchEvent(event);
          await Promise.all(works);
          return seen;
        }""",
        data,
    )
    return found


def deliver(page: Page, message: dict[str, Any]) -> dict[str, Any]:
    """Hand a message to the service worker, and return what it shows; a browser without a screen shows nothing itself."""
    found: dict[str, Any] = worker_of(page).evaluate(
        """async (message) => {
          const shown = {};
          navigator.setAppBadge = async (count) => { shown.badge = count; };
          registration.showNotification = async (title, options) => Object.assign(shown, { title, options });
          const works = [];
          const event = new PushEvent('push', { data: message });
          event.waitUntil = (work) => works.push(work);
          dispatchEvent(event);
          await Promise.all(works);
          return shown;
        }""",
        json.dumps(message),
    )
    return found


def test_a_refused_permission_is_explained(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, color_scheme="light")
    # Somebody who says no, as there is no screen on which the browser could ask.
    page.add_init_script(
        """navigator.permissions.query = async () => ({ state: 'prompt' });
        Notification.requestPermission = async () => 'denied';"""
    )
    page.goto(server.url)
    switch_on(page)
    expect(page.get_by_text("Your browser does not let this page notify you.")).to_be_visible()
    expect(page.get_by_role("button", name="Notify me", exact=True)).to_have_count(0)
    assert [*axe_findings(page), *misfits(page)] == []


@pytest.mark.prove
def test_a_whole_browser_shows_it_itself(server: ServerProcess, tmp_path: Path) -> None:
    """With nothing stood in for: the browser delivers a push to the worker, and lists what it then shows."""
    message = {"title": "Your turn", "body": "With Ann", "url": "/t/one", "tag": "one", "waiting": 2}
    found = find_chromium()
    with proof("A notification that a browser shows") as figures, running_playwright() as playwright:
        # Only a lasting profile shows notifications.
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=found.executable,
            args=list(FLAGS),
            env={**found.env},
            permissions=["notifications"],
        )
        page = context.new_page()
        page.goto(server.url)
        permission = page.evaluate("Notification.permission")
        assert permission == "granted", (
            "the packaged browser has no notifications: name a whole Chromium in CHROMIUM"
        )
        worker = worker_of(page)
        worker.evaluate(
            """() => {
              const set = navigator.setAppBadge.bind(navigator);
              navigator.setAppBadge = async (count) => { await set(count); self.counted = count; };
            }"""
        )
        session = context.new_cdp_session(page)
        known: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        while not known:
            page.wait_for_timeout(50)
        push = {"origin": server.url, "registrationId": known[-1], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", push)
        listed = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))"""
        page.wait_for_function(f"async () => (await ({listed})()).length > 0")
        shown = page.evaluate(listed)
        counted = worker.evaluate("self.counted")
        figures["browser"] = page.evaluate("navigator.userAgent")
        context.close()
        assert shown == [{key: message[key] for key in ("title", "body", "tag", "url")}]
        assert counted == message["waiting"]
        figures["pushes delivered, shown with title, text, tag and address"] = len(shown)
        figures["games that wait, on the badge"] = counted
