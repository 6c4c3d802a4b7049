"""What is one's own: bird, sound, motion, how the table behaves; and all of it on another device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.people import Person
from browser.sight import axe_findings
from conftest import NewPage
from server.harness import ServerProcess


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_settings_go_along_to_another_device(new_page: NewPage, server: ServerProcess) -> None:
    ann = new_page(viewport={"width": 360, "height": 640})
    ann.goto(server.url)
    open_settings(ann)
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Ann")
    dialog.get_by_role("radio", name="Owl", exact=True).check()
    dialog.get_by_role("group", name="Motion").get_by_role("radio", name="Less").check()
    dialog.get_by_role("radio", name="Brisk", exact=True).check()
    dialog.get_by_role("slider", name="Volume").fill("30")
    dialog.get_by_role("checkbox", name="Ask before a certain bust").uncheck()
    dialog.get_by_role("radio", name="Français").check()
    expect(ann.locator("html")).to_have_attribute("data-motion", "less")
    dialog.get_by_role("button", name="Emporter mes parties sur un autre appareil").click()
    expect(dialog.get_by_role("img", name="Code QR du lien")).to_be_visible()
    link = dialog.get_by_role("textbox", name=re.compile("^Ouvre ce lien")).input_value()

    phone = new_page()
    phone.goto(link)
    expect(phone.get_by_text("Your settings come along.")).to_be_visible()
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_role("button", name="Jouer", exact=True)).to_be_enabled()
    phone.get_by_role("button", name="Réglages").click()
    found = phone.get_by_role("dialog")
    expect(found.get_by_role("textbox", name="Ton nom")).to_have_value("Ann")
    expect(found.get_by_role("radio", name="Chouette")).to_be_checked()
    expect(found.get_by_role("radio", name="Soutenu", exact=True)).to_be_checked()
    expect(found.get_by_role("slider", name="Volume")).to_have_value("30")
    expect(found.get_by_role("checkbox", name="Demander avant")).not_to_be_checked()
    # And the bird is shown to everybody at the table.
    found.get_by_role("button", name="Fermer").click()
    phone.get_by_role("button", name="Jouer", exact=True).click()
    expect(phone.locator("[data-seat='1'] .bird use")).to_have_attribute("href", "#art-bird-owl")


def test_devices_are_listed_and_signed_out(new_page: NewPage, server: ServerProcess) -> None:
    ann, phone = new_page(), new_page(viewport={"width": 360, "height": 640})
    ann.goto(server.url)
    open_settings(ann)
    ann.get_by_role("button", name="Take my games to another device").click()
    phone.goto(ann.get_by_role("textbox", name=re.compile("^Open this link")).input_value())
    phone.get_by_role("button", name="Yes, that is me").click()
    open_settings(phone)
    phone.get_by_role("button", name="My devices").click()
    devices = phone.get_by_role("list", name="My devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.last).to_contain_text("This device")
    assert axe_findings(phone) == []
    devices.first.get_by_role("button", name="Sign out the device in use since").click()
    expect(devices).to_have_count(1)
    expect(devices.get_by_role("button")).to_have_count(0)
    # The other browser is nobody to the server from now on.
    assert ann.request.get(f"{server.url}/api/v1/identity").status == 401


def test_dice_roll_by_themselves_where_all_else_is_a_bust(new_page: NewPage, server: ServerProcess) -> None:
    ann = Person(new_page(reduced_motion="reduce"), server.url).arrive()
    open_settings(ann.page)
    ann.page.get_by_role("checkbox", name="Roll automatically").check()
    ann.page.get_by_role("button", name="Close").click()
    ann.play_now()
    # Nobody has touched the dice: the first roll came by itself, and so does the next, until there is a choice to make.
    face = ann.turn.get_by_role("button", name=re.compile("^Set aside")).first
    expect(face).to_be_visible()
    face.click()
    expect(ann.page.get_by_role("log")).to_contain_text("You roll")
    expect(ann.turn.get_by_role("button", name=re.compile("^Set aside")).first).to_be_visible()
