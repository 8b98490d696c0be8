"""Which names look alike, whatever they are written with."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oenach.server.errors import ServerError
from oenach.server.naming.bots import PERSONAS, bot_looks
from oenach.server.naming.looks import _prototypes, _skeleton, is_seen, looks
from oenach.server.naming.names import LONGEST, is_form_of, numbered, plain_name, told_apart

SIGNS = st.one_of(
    st.characters(codec="utf-8"),
    st.sampled_from(sorted(_prototypes())),
    st.sampled_from("Ann Il10Oo(2) \u200b\u202e\u0301\u00ad\u3164\ufe0f"),
)
NAMES = st.text(SIGNS, min_size=1, max_size=LONGEST)


@pytest.mark.parametrize(
    "other",
    [
        "Ann",
        "ann",
        "ANN",
        " Ann ",
        "Ann\u00a0",
        "A\u200bnn",
        "\u202eAnn",
        "An\u00adn",
        "A\u034fnn",
        "Ann\u3164",
        "Ann\ufe0f",
        "\u0410nn",  # a Cyrillic A
        "\u0391nn",  # a Greek A
        "\uff21\uff4e\uff4e",  # full width
        "\U0001d400\U0001d427\U0001d427",  # mathematical and bold
        "A\U0001d697\U0001d697",
    ],
)
def test_what_can_be_taken_for_ann(other: str) -> None:
    assert looks("Ann") & looks(other)
    assert told_apart(other, looks("Ann")) == numbered(other, 2)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "lan"),
        ("Oscar", "0scar"),
        ("Tom", "Torn"),
        ("paul", "\u0440\u0430ul"),
        ("\u00c9ta\u00edn", "E\u0301tai\u0301n"),
        ("STRASSE", "straße"),
    ],
)
def test_what_else_can_be_taken_for_another(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    "other", ["Anna", "Än n", "Annn", "Nan", "Ann (2)", "Ann 2", "Ạnn", "Hannes", "安"]
)
def test_what_is_seen_to_be_another(other: str) -> None:
    assert not looks("Ann") & looks(other)


@given(NAMES)
def test_a_skeleton_is_its_own(name: str) -> None:
    once = _skeleton(name)
    assert _skeleton(once) == once
    assert all(is_seen(sign) and not sign.isspace() for sign in once)


@given(NAMES, st.sampled_from(["\u200b", "\u202e", "\u2066", "\u00ad", "\ufe0f", " ", "\u3164"]))
def test_what_cannot_be_seen_makes_no_difference(name: str, hidden: str) -> None:
    spread = hidden.join(name)
    # A letter with its marks may be one sign, or several.
    for written in (spread, unicodedata.normalize("NFC", name), unicodedata.normalize("NFD", name)):
        if written != spread or unicodedata.normalize("NFKD", name) == name:
            assert _skeleton(written) == _skeleton(name)


@given(st.text(st.sampled_from(sorted(_prototypes())), min_size=1, max_size=8))
def test_signs_that_are_confused_look_alike(name: str) -> None:
    prototypes = "".join(_prototypes()[sign] for sign in name)
    assert looks(name) & looks(prototypes)


@given(NAMES, st.lists(NAMES, max_size=6))
def test_everybody_is_told_apart_however_they_are_called(name: str, others: list[str]) -> None:
    seen: set[str] = set()
    for one in [*others, name, name]:
        try:
            plain = plain_name(one)
        except ServerError:
            continue
        shown = told_apart(plain, seen)
        assert looks(shown).isdisjoint(seen) and len(shown) <= LONGEST
        assert is_form_of(shown, plain)
        seen |= looks(shown)


@given(NAMES)
def test_a_name_is_plain_once_and_for_all(name: str) -> None:
    try:
        plain = plain_name(name)
    except ServerError:
        return
    assert plain_name(plain) == plain
    assert 1 <= len(plain) <= LONGEST and plain.isprintable() and plain == plain.strip()


@pytest.mark.parametrize(
    "nothing", ["", " ", "\u200b", "\u202e\u2066", "\u3164", "\u0301", "\ufe0f"]
)
def test_a_name_of_which_nothing_is_seen_is_none(nothing: str) -> None:
    with pytest.raises(ServerError) as refused:
        plain_name(nothing)
    assert refused.value.key == "server-bad-name"


@pytest.mark.parametrize("name", ["master", "Master", "MASTER bot", "Meisterbot", "Robot maître"])
def test_bots_have_names_of_their_own(name: str) -> None:
    assert looks(name) & bot_looks("master")
    assert not looks(name) & bot_looks("novice")


def test_no_two_bots_could_be_taken_for_one_another() -> None:
    names = [name for level in PERSONAS.values() for name in level]
    seen: set[str] = set()
    for name in names:
        assert told_apart(name, seen) == name
        seen |= looks(name)
