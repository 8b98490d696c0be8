"""A review as one HTML page that loads nothing from elsewhere."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Final

from oenach.kernel.seats import letter
from oenach.review.findings import FORCED, Finding, Guess, Review, Summary
from oenach.review.plot import plot
from oenach.review.report import COUNTED
from oenach.review.wording import Wording

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"


def page(review: Review, wording: Wording) -> str:
    """The page, as text."""
    title = escape(wording.say("review-title", game=wording.game()))
    style = files(__package__ or "").joinpath("style.css").read_text(encoding="utf-8")
    outcome = "".join(f"<p>{escape(sentence)}</p>" for sentence in wording.outcome())
    body = [
        f'<h1>{title}</h1><p class="quiet">{escape(wording.judged())}</p>{outcome}',
        f"<h2>{escape(wording.say('review-chances'))}</h2>",
        f"<figure>{plot(review, wording)}</figure>",
        f'<p class="quiet">{escape(wording.say("review-dots"))}</p>',
        _seats(review, wording),
        *(_worst(summary, wording) for summary in review.summaries if summary.worst),
        f"<h2>{escape(wording.say('review-every'))}</h2>",
        _list([one for one in review.findings if one.mark != FORCED], wording, opened=False),
    ]
    return (
        f'<!doctype html>\n<html lang="{wording.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _seats(review: Review, wording: Wording) -> str:
    heads = [wording.say(key) for key in ("review-seat", "review-decisions", "review-mean-loss")]
    heads += [wording.mark(mark) for mark in COUNTED]
    rows = []
    for summary in review.summaries:
        cells = [str(summary.decisions), wording.points(summary.mean_loss)]
        cells += [str(summary.marks[mark]) for mark in COUNTED]
        rows.append(
            f'<tr><td class="seat-{letter(summary.seat)}">'
            f"<b>{escape(wording.seat(summary.seat))}</b></td>"
            + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            + "</tr>"
        )
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def _worst(summary: Summary, wording: Wording) -> str:
    told = escape(wording.say("review-worst", seat=wording.seat(summary.seat)))
    findings = list(summary.worst)
    if summary.bluff is not None and summary.bluff not in findings:
        findings.append(summary.bluff)
    heading = f'<h2 class="seat-{letter(summary.seat)}">{told}</h2>'
    return heading + _list(findings, wording, opened=True)


def _list(findings: list[Finding], wording: Wording, opened: bool) -> str:
    return f"<ol>{''.join(_item(finding, wording, opened) for finding in findings)}</ol>"


def _item(finding: Finding, wording: Wording, opened: bool) -> str:
    win = "" if finding.win is None else wording.percent(finding.win)
    loss = f" \N{MINUS SIGN}{wording.points(finding.loss)}" if finding.loss else ""
    mark = f"{wording.mark(finding.mark)}{loss}"
    better = [wording.better(finding)]
    if finding.bluff != finding.better:
        better.append(wording.bluff(finding))
    return (
        f'<li><div class="head"><span class="seq">{finding.seq}</span>'
        f'<b class="seat-{letter(finding.seat)}">{letter(finding.seat)}</b>'
        f'<code>{escape(finding.text)}</code><span class="told">'
        f"{escape(wording.told(finding, finding.text))}</span>"
        f'<span class="win">{escape(win)}</span>'
        f'<span class="mark {finding.mark}">{escape(mark)}</span></div>'
        + "".join(f"<p>{escape(line)}</p>" for line in better if line)
        + _guesses(finding.believed, wording.say("review-believed"), wording, opened)
        + _guesses(finding.beliefs, wording.say("review-beliefs"), wording, False)
        + "</li>"
    )


def _guesses(guesses: tuple[Guess, ...], title: str, wording: Wording, opened: bool) -> str:
    if not guesses:
        return ""
    told = "".join(
        f'<div class="guess">{escape(wording.guess(guess))}{_bar(guess)}</div>' for guess in guesses
    )
    start = "<details open>" if opened else "<details>"
    return f"{start}<summary>{escape(title)}</summary>{told}</details>"


def _bar(guess: Guess) -> str:
    """The chances as lengths, the true kind set apart."""
    parts = [
        f'<span{" class=true" if kind == guess.truth else ""} style="width:{100 * chance:.1f}%">'
        f"{escape(kind)}</span>"
        for kind, chance in guess.ranked
        if chance > 0
    ]
    return f'<div class="bar" aria-hidden="true">{"".join(parts)}</div>'
