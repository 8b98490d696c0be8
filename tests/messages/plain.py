"""Sentences as a test writes them."""

from __future__ import annotations


def plain(sentence: str) -> str:
    """The sentence with plain apostrophes and quotation marks."""
    for mark in "\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}":
        sentence = sentence.replace(mark, '"')
    return sentence.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
