"""The reference set: what its figures mean, any beginning of it is balanced, what was measured is read."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy
import pytest

from trainer.bots.kernel import path
from trainer.bots.reference.decisions import KEYS, NUMBER, SOURCES, STAGES, in_order, place_of, read_cases
from trainer.bots.reference.measuring import GOAL, LEAST, PARTS, Chunk, read_chunks
from trainer.bots.reference.players import read_players
from trainer.bots.reference.results import differences
from trainer.bots.reference.table import Judged, is_covered, rank_correlation
from trainer.bots.review.analysis import Analysis
from trainer.bots.review.values import Measured
from trainer.rules.position import Phase

SET = Path(__file__).parent


def chunk_of(rows: numpy.ndarray, near: list[float], number: int = 0) -> Chunk:
    return Chunk(0, number, len(rows), rows.sum(axis=0), rows.T @ rows, numpy.array(near))


def test_luck_is_taken_off_and_the_difference_found_more_exactly() -> None:
    """Two plays 40 points apart; the luck of each is in its lead, and a near lead that is a third of it."""
    chance = numpy.random.default_rng(1)
    luck = chance.normal(0, 400, (2000, 2))
    near = chance.normal(0, 150, (2000, 2)) + [20, 0]
    leads = [40, 0] + luck + 2 * (near - [20, 0]) + chance.normal(0, 50, (2000, 2))
    rows = numpy.stack([leads[:, 0], luck[:, 0], near[:, 0], leads[:, 1], luck[:, 1], near[:, 1]], axis=1)
    halves = [chunk_of(rows[:1000], [20, 0]), chunk_of(rows[1000:], [], 1)]
    found = differences(halves)[0, 1]
    assert found.measured.error < 6
    assert abs(found.measured.points - 40) < 3 * found.measured.error
    assert found.saved > 20, "of the variance, chance the controls know is gone"
    alone = rows[:, 0] - rows[:, 3]
    assert alone.std() / len(alone) ** 0.5 > 15


def test_chunks_add_up_whatever_their_size() -> None:
    rows = numpy.random.default_rng(2).normal(0, 100, (300, 3 * PARTS))
    whole = differences([chunk_of(rows, [1, 2, 3])])
    parts = differences([chunk_of(rows[:100], [1, 2, 3]), chunk_of(rows[100:], [], 1)])
    assert whole.keys() == parts.keys() == {(0, 1), (0, 2), (1, 2)}
    for pair, found in whole.items():
        assert found.measured.points == pytest.approx(parts[pair].measured.points)
        assert found.measured.error == pytest.approx(parts[pair].measured.error)


def test_any_beginning_of_the_set_is_balanced() -> None:
    places = [place_of(number) for number in range(NUMBER)]
    for first in range(0, NUMBER - 8, 8):
        eight = places[first : first + 8]
        assert {(rules, players) for rules, players, *_ in eight} == set(KEYS)
        assert set(Counter(place[2] for place in eight).values()) == {8 // len(SOURCES)}
        assert set(Counter(place[3] for place in eight).values()) == {8 // STAGES}
        assert 2 <= sum(place[4] is Phase.DRAW for place in eight) <= 3
    assert len({(*place[:4],) for place in places[:128]}) == 128, "every source at every stage of every ruleset"


def test_of_twenty_four_the_late_decisions_are_measured_first() -> None:
    cases = read_cases(SET)
    order = in_order(cases)
    assert sorted(case.number for case in order) == [case.number for case in cases]
    first = [case.stage for case in order if case.number < 24]
    assert first == sorted(first, reverse=True)
    assert [case.number // 24 for case in order] == sorted(case.number // 24 for case in cases)


def test_ranks_agree_wholly_or_not_at_all() -> None:
    assert rank_correlation([1, 5, 9], [10, 20, 400]) == pytest.approx(1)
    assert rank_correlation([1, 5, 9], [3, 2, 1]) == pytest.approx(-1)
    assert rank_correlation([0, 0, 0], [3, 2, 1]) == 0
    assert rank_correlation([0, 0, 7], [1, 1, 2]) == pytest.approx(1), "what is alike shares its rank"


def test_an_interval_holds_the_truth_or_not() -> None:
    assert is_covered(Judged("stbl-2", Measured(100, 30), Measured(60, 10), 60))
    assert not is_covered(Judged("stbl-2", Measured(100, 10), Measured(60, 10), 60))


@pytest.mark.skipif(not (SET / "decisions.jsonl").exists(), reason="not made yet")
def test_what_was_measured_is_read_and_its_plays_can_still_be_played() -> None:
    cases, chunks = {case.number: case for case in read_cases(SET)}, read_chunks(SET)
    assert [*cases] == list(range(len(cases))), "the first ones, none left out"
    for number, case in cases.items():
        rules, players, source, stage, phase = place_of(number)
        at = case.position
        assert (at.ruleset, at.players, case.source, case.stage, at.phase) == (rules, players, source, stage, phase)
        assert 2 <= len(case.plays) <= 3
        assert read_players(SET, rules, players).styles["club"]
    for case in [*cases.values()][:8]:
        look = Analysis(case.sight, path("plain"))
        assert len({look.end_key(look.plan(play)) for play in case.plays}) == len(case.plays)
    for number in cases:
        mine = [chunk for chunk in chunks if chunk.decision == number]
        assert [chunk.chunk for chunk in mine] == list(range(len(mine))), "chunk after chunk, none twice"
    measured = Counter[int]()
    for chunk in chunks:
        measured[chunk.decision] += chunk.deals
    whole = [number for number, deals in measured.items() if deals >= LEAST]
    assert len({cases[number].stage for number in whole}) == STAGES, "of every part of a deal"
    for number in whole:
        for found in differences([chunk for chunk in chunks if chunk.decision == number]).values():
            assert found.measured.error < 2 * GOAL
            assert found.saved >= 1


def test_a_line_cut_off_while_it_was_written_is_left_out(tmp_path: Path) -> None:
    line = {"decision": 0, "chunk": 0, "deals": 2, "sums": [1, 2], "products": [1, 2, 3], "near": [0.5]}
    (tmp_path / "measured.jsonl").write_text(json.dumps(line) + "\n" + json.dumps(line)[:20])
    (chunk,) = read_chunks(tmp_path)
    assert chunk.products.tolist() == [[1, 2], [2, 3]]
