"""Draws, salts and commitments against vectors that were made with openssl on the command line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.playing import SECRET, drawn_by_hand
from oenach.kernel.logs.draws import draw, move_commitment, salt, secret_commitment

# Words of HMAC blocks for the secret 00 01 … 1f.
EVENT_0 = 0x3ADF7F11D90E5251
EVENT_7_NONCE_AABBCC = (0xED4D0B360DE60EA8, 0x6A3DC41C2C9C05CE)
# All four words of block 0 of event 50 are above 2**63, this is the first of block 1.
EVENT_50_BLOCK_1 = 0x78E9FC980009A378


def test_a_draw_reads_the_first_word() -> None:
    assert draw(SECRET, b"", 0, [1] * 1000) == EVENT_0 % 1000
    assert draw(SECRET, b"", 0, [1] * 55) == EVENT_0 % 55


def test_nonces_and_the_event_number_are_part_of_it() -> None:
    assert draw(SECRET, b"\xaa\xbb\xcc", 7, [1] * 1000) == EVENT_7_NONCE_AABBCC[0] % 1000


def test_the_value_is_located_in_the_cumulative_weights() -> None:
    assert EVENT_0 % 10 == 9
    assert draw(SECRET, b"", 0, [9, 1]) == 1
    assert draw(SECRET, b"", 0, [5, 4, 1]) == 2
    assert draw(SECRET, b"", 0, [2, 8]) == 1
    assert draw(SECRET, b"", 0, [10]) == 0


def test_words_from_the_largest_multiple_up_are_rejected() -> None:
    # 2**64 holds this total once, so the first word is too large and the second is taken.
    total, at = 2**63 + 1, EVENT_7_NONCE_AABBCC[1]
    assert EVENT_7_NONCE_AABBCC[0] >= total
    assert draw(SECRET, b"\xaa\xbb\xcc", 7, [at, 1, total - at - 1]) == 1


def test_after_four_rejections_the_next_block_is_read() -> None:
    total = 2**63 + 1
    at = EVENT_50_BLOCK_1
    assert draw(SECRET, b"", 50, [at, 1, total - at - 1]) == 1


def test_a_total_of_two_to_the_64_rejects_nothing() -> None:
    at = EVENT_0
    assert draw(SECRET, b"", 0, [at, 1, 2**64 - at - 1]) == 1


@pytest.mark.parametrize("weights", [[], [0], [2**64, 1]])
def test_weights_that_cannot_be_drawn_from(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weights"):
        draw(SECRET, b"", 0, weights)


def test_the_salt_and_the_commitment_of_a_move() -> None:
    made = salt(SECRET, 5)
    assert made.hex() == "bfb86ab30f8acdeed4e9af887fc34133c186be0e9d213ee727ba00eb451042fb"
    assert (
        move_commitment("W>B3", made).hex()
        == "8931e8420e43db8d2633b771d894b71442faedb71203171d18b3a0132f23e5e9"
    )


def test_the_commitment_of_the_secret() -> None:
    assert (
        secret_commitment(SECRET).hex()
        == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


@given(
    st.binary(min_size=32, max_size=32),
    st.binary(max_size=20),
    st.integers(0, 10_000),
    st.lists(st.integers(1, 2**61), min_size=1, max_size=8),
)
def test_draws_are_as_the_design_writes_them(
    secret: bytes, nonces: bytes, seq: int, weights: list[int]
) -> None:
    assert draw(secret, nonces, seq, weights) == drawn_by_hand(secret, nonces, seq, weights)


def test_outcomes_come_as_often_as_they_weigh() -> None:
    drawn = [draw(SECRET, b"", seq, [3, 1]) for seq in range(8000)]
    assert abs(sum(drawn) - 2000) < 150
