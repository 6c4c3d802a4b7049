"""Events and problems told as sentences."""

from __future__ import annotations

import pytest

from pickomino.core.dice import parse_dice
from pickomino.core.errors import NotationError, PositionError, Problem, RecordError
from pickomino.core.events import (
    Busted,
    ChoseSpecialist,
    Event,
    GameOver,
    Rolled,
    SetAside,
    SpecialistBack,
    Stole,
    StoleHen,
    Stopped,
    TileReturned,
    TileTurned,
    Took,
)
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import Specialist
from pickomino.messages import (
    UnknownMessage,
    say,
    tell,
    tell_error,
    tell_event,
    tell_events,
    tell_list,
    tell_number,
    tell_percent,
    tell_problem,
)

NAMES = ("Ann", "Bob", "Nina")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Rolled(1, parse_dice("W41")), "Ann rolls 1, 4, worm."),
        (SetAside(2, 3, 3, 12), "Bob sets aside three 4s: 12 so far."),
        (SetAside(2, 5, 1, 17), "Bob sets aside one worm: 17 so far."),
        (Stopped(1, 27, canned=False), "Ann stops at 27."),
        (Stopped(1, 27, canned=True), "Ann stops at 27, the canned worm counted."),
        (Took(3, 27), "Nina takes 27 from the grill."),
        (Stole(1, 32, 3), "Ann steals 32 from Nina!"),
        (StoleHen(1, 32, 3), "Ann gets the hen from Nina; she kept 32 safe."),
        (
            ChoseSpecialist(2, Specialist.APPLE, Specialist.GOLDEN),
            "Bob keeps the apple and gives back the golden die.",
        ),
        (SpecialistBack(Specialist.CROW, 22), "The crow settles on 22."),
        (Busted(2, "T3"), "Bust! Bob rolled no new face."),
        (Busted(2, "C1"), "Bust! Bob has no worm set aside."),
        (Busted(2, "C5"), "Bust! No tile fits Bob’s total."),
        (GameOver((5, 9, 1), (2,), ""), "The game is over. Bob wins with 9 worms."),
        (
            GameOver((5, 5, 1), (2,), "E3"),
            "The game is over. With 5 worms each, the highest tile decides: Bob wins.",
        ),
        (
            GameOver((1, 1, 0), (1, 2), "E4"),
            "The game is over. Ann and Bob share the win with one worm each.",
        ),
    ],
)
def test_an_event_is_told_by_name(event: Event, sentence: str) -> None:
    assert tell_event(event, NAMES) == sentence


@pytest.mark.parametrize(
    ("lang", "event", "sentence"),
    [
        ("fr", SetAside(2, 3, 3, 12), "Bob met de côté trois 4\u00a0: 12 pour l’instant."),
        ("fr", Stole(1, 32, 3), "Ann pique le 32 à Nina\u202f!"),
        ("fr", SpecialistBack(Specialist.HEN, 22), "La mère poule s’installe sur le 22."),
        ("fr", GameOver((1, 0, 0), (1,), ""), "La partie est finie. Ann gagne avec un ver."),
        ("de", SetAside(2, 5, 1, 17), "Bob legt einen Wurm beiseite: bisher 17."),
        ("de", SetAside(2, 3, 3, 12), "Bob legt drei 4er beiseite: bisher 12."),
        ("de", Stole(1, 32, 3), "Ann klaut Nina die 32!"),
        (
            "de",
            ChoseSpecialist(2, Specialist.APPLE, Specialist.GOLDEN),
            "Bob behält den Apfel und gibt den goldenen Würfel zurück.",
        ),
        ("it", SetAside(2, 5, 2, 10), "Bob mette da parte due vermi: finora 10."),
        ("it", Took(3, 11), "Nina prende la porzione 11 dalla grigliata."),
        (
            "it",
            GameOver((2, 2, 0), (1, 2), "E4"),
            "La partita è finita. Ann e Bob si dividono la vittoria con 2 vermi a testa.",
        ),
        ("es", SetAside(2, 3, 3, 12), "Bob aparta tres 4: 12 por ahora."),
        ("es", Stole(1, 32, 3), "¡Ann le roba la 32 a Nina!"),
        ("es", SpecialistBack(Specialist.HEN, 22), "La gallina se coloca sobre la 22."),
        ("pt", SetAside(2, 5, 2, 10), "Bob separa duas minhocas: 10 até agora."),
        ("pt", Took(3, 11), "Nina leva a 11 da grelha."),
        (
            "pt",  # whose plural category "one" includes zero
            GameOver((0, 0, 0), (1, 2), "E4"),
            "A partida acabou. Ann e Bob partilham a vitória, com 0 minhocas cada.",
        ),
        ("nl", SetAside(2, 3, 3, 12), "Bob legt drie 4’en opzij: tot nu toe 12."),
        ("nl", SetAside(2, 5, 1, 17), "Bob legt één worm opzij: tot nu toe 17."),
        ("nl", Stole(1, 32, 3), "Ann steelt de 32 van Nina!"),
        ("pl", SetAside(2, 3, 1, 4), "Bob odkłada jedną kostkę z 4: razem 4."),
        ("pl", SetAside(2, 3, 3, 12), "Bob odkłada trzy kostki z 4: razem 12."),
        ("pl", SetAside(2, 5, 2, 10), "Bob odkłada dwa robaki: razem 10."),
        ("pl", SetAside(2, 5, 5, 25), "Bob odkłada pięć robaków: razem 25."),
        ("pl", Stole(1, 32, 3), "Ann kradnie płytkę 32 graczowi Nina!"),
        ("pl", GameOver((1, 22, 3), (2,), ""), "Koniec gry. Wygrywa Bob, mając 22 robaki."),
        ("pl", GameOver((1, 12, 3), (2,), ""), "Koniec gry. Wygrywa Bob, mając 12 robaków."),
    ],
)
def test_an_event_is_told_in_other_languages(lang: str, event: Event, sentence: str) -> None:
    assert tell_event(event, NAMES, lang) == sentence


def test_the_reader_is_called_you() -> None:
    assert tell_event(Stole(1, 32, 3), NAMES, you={1}) == "You steal 32 from Nina!"
    assert tell_event(Stole(1, 32, 3), NAMES, you={3}) == "Ann steals 32 from you!"
    assert (
        tell_event(GameOver((1, 2, 3), (3,), ""), NAMES, you={3}) == "The game is over. You win with 3 worms."
    )


def test_without_names_the_seats_speak() -> None:
    assert tell_event(Took(2, 27)) == "Seat 2 takes 27 from the grill."


def test_events_are_told_in_one_breath() -> None:
    said = tell_events([Busted(1, "T3"), TileReturned(1, 25), TileTurned(36)], NAMES)
    assert said == "Bust! Ann rolled no new face. 25 goes back to the grill. 36 is turned face down."


def test_a_problem_shows_its_clause() -> None:
    assert (
        tell_problem(Problem("why-face-kept", {"face": "4"}, "T2"))
        == "The 4s have already been set aside this turn. (Rule T2)"
    )
    assert tell_problem(Problem("error-action", {"token": "jump"})) == (
        "“jump” is not an action. Actions are written roll, 4, W or stop."
    )
    said = tell_problem(Problem("why-not-yours-to-keep", {"specialist": "h"}, "X6"))
    assert said == "The hen is not one of the two to choose from. (Rule X6)"


def test_a_problem_names_its_token_once() -> None:
    said = tell_problem(Problem("why-face-kept", {"face": "W", "token": "3WW:W"}, "T2"))
    assert said == "“3WW:W”: Worms have already been set aside this turn. (Rule T2)"
    assert tell_problem(Problem("error-tile", {"token": "37"})) == "“37” names a tile that does not exist."


def test_an_error_tells_every_defect() -> None:
    with pytest.raises(PositionError) as caught:
        parse_position("21.21 -/- - 9 -")
    assert tell_error(caught.value) == (
        "Tile 21 occurs more than once. (Rule S2) Seat 9 is to move, but there are 2 seats. (Rule S3)"
    )


def test_an_error_in_a_record_tells_the_place() -> None:
    error = RecordError(Problem("why-over", {}, "E1"), 7, "3W!")
    assert tell_error(error) == "Line 7, “3W!”: The game is over. (Rule E1)"
    error = RecordError(Problem("error-record-tag-missing", {"token": "Rules"}), 1, "Rules")
    assert tell_error(error) == "Line 1: The tag Rules is missing."


def test_an_error_names_the_token() -> None:
    assert tell_error(NotationError(Problem("error-mover", {"token": "x"}))).startswith("“x” is not a seat")


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", " and Nina"),
        ("fr", " et Nina"),
        ("de", " und Nina"),
        ("it", " e Nina"),
        ("es", " y Nina"),
        ("pt", " e Nina"),
        ("nl", " en Nina"),
        ("pl", " i Nina"),
    ],
)
def test_lists_are_joined_as_the_language_does(lang: str, last: str) -> None:
    assert tell_list(NAMES, lang) == f"Ann, Bob{last}"


def test_lists_of_any_length_are_joined() -> None:
    assert [tell_list(NAMES[:count]) for count in range(4)] == ["", "Ann", "Ann and Bob", "Ann, Bob and Nina"]


@pytest.mark.parametrize(
    ("key", "params", "lang"),
    [("event-danced", {}, "en"), ("event-took", {"name": "Ann"}, "en"), ("why-over", {}, "tlh")],
)
def test_what_cannot_be_said_is_an_error(key: str, params: dict[str, str | int], lang: str) -> None:
    with pytest.raises(UnknownMessage):
        say(key, params, lang)


def test_a_parameter_that_a_stranger_chose_may_be_long() -> None:
    """A file name or an option of thousands of characters is shown by its beginning."""
    assert (
        say("cli-cannot-read", {"file": "x" * 5_000, "reason": "no"}) == f"{'x' * 499}… cannot be read: no."
    )
    assert say("cli-cannot-read", {"file": "x" * 500, "reason": "no"}) == f"{'x' * 500} cannot be read: no."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "+1,234,567.50"),
        ("fr", "+1\u202f234\u202f567,50"),
        ("de", "+1.234.567,50"),
        ("it", "+1.234.567,50"),
        ("es", "+1.234.567,50"),
        ("pt", "+1.234.567,50"),
        ("nl", "+1.234.567,50"),
        ("pl", "+1\u00a0234\u00a0567,50"),
    ],
)
def test_a_number_is_written_as_the_language_does(lang: str, said: str) -> None:
    assert tell_number(1234567.5, 2, lang, signed=True) == said
    whole = say(
        "cli-bench-decisions", {"count": 1234567}, lang
    )  # so that a table's numbers agree with sentences
    assert whole.startswith(tell_number(1234567, 0, lang))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "61.2%"), ("fr", "61,2\u00a0%"), ("de", "61,2\u00a0%"), ("pt", "61,2%")]
)
def test_a_share_is_written_as_the_language_does(lang: str, said: str) -> None:
    assert tell_percent(0.6123, 1, lang) == said


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        (1.0, "o jedną wygraną więcej"),
        (2.0, "o 2 wygrane więcej"),
        (5.0, "o 5 wygranych więcej"),
        (2.5, "o 2,5 wygranej więcej"),
    ],
)
def test_polish_counts_what_a_decision_cost(cost: float, said: str) -> None:
    params: dict[str, object] = {"grade": "mistake", "action": "stop", "best": "roll", "cost": cost}
    assert said in tell("review-decision", params, lang="pl")
