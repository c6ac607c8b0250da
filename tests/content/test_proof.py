"""Every answer is proved over the ends of turn, and the proof stays with the puzzle."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.content.check import run_check
from trainer.content.library import content_folders, load_files
from trainer.content.proof import Proven, prove
from trainer.content.proof_book import ProofBook, with_proof
from trainer.yaml_text import parse_yaml

Make = Callable[[str], Any]
Write = Callable[..., list[Path]]

TURN = """\
position:
  phase: play
  hands: {0: "TH KS QS 3C 4C", 1: 5}
  table: {0: ["4H 5H 6H 7H 8H 9H", "7S 8S 9S"]}
  morto_taken: [0, 1]
ask: turn
accept: closes_limpa
solution: add 1 TH; discard KS
"""


def faults(exercise: Any) -> list[tuple[Any, str, str]]:
    return [(fault.path, fault.wrong, fault.expected) for fault in prove(exercise).faults]


def test_the_ends_are_counted_not_the_orders_of_acts(exercise: Make) -> None:
    proven = prove(exercise(TURN))
    assert proven.faults == []
    assert proven.exhausted
    assert proven.verdict == "4 of 9 ends right"  # with the 10 down four discards are left, without it five
    assert proven.states == 9


def test_a_solution_that_is_not_the_best_is_told_the_better_line(exercise: Make) -> None:
    made = exercise(TURN.replace("closes_limpa", "best").replace("discard KS", "discard 3C"))
    ((path, wrong, _),) = faults(made)
    assert path == ("solution",)
    assert wrong.startswith("250 points, not the 255 of 'add 1 TH; discard ")


def test_an_end_beside_the_accepted_ones_is_named(exercise: Make) -> None:
    accept = '{meets: closes_limpa, ends: ["add 1 TH; discard KS", "add 1 TH; discard QS", "add 1 TH; discard 3C"]}'
    made = exercise(TURN.replace("closes_limpa", accept))
    assert faults(made) == [
        (("accept",), "'add 1 TH; discard 4C' ends otherwise and meets it too", "every end that is right, or no ends")
    ]
    whole = accept.replace("]", ', "add 1 TH; discard 4C"]')
    assert faults(exercise(TURN.replace("closes_limpa", whole))) == []


def test_ends_alone_prove_nothing(exercise: Make) -> None:
    made = exercise(TURN.replace("accept: closes_limpa", "accept: exact"))
    assert [wrong for _, wrong, _ in faults(made)] == ["nothing says what makes these ends right"]


def test_a_criterion_that_most_turns_meet_asks_nothing(exercise: Make) -> None:
    made = exercise(TURN.replace("closes_limpa", "stays_clean"))
    assert faults(made) == [(("accept",), "9 of 9 ends of turn are right", "at most half of them")]
    assert [wrong for _, wrong, _ in faults(exercise(TURN.replace("closes_limpa", "legal")))] == ["every turn is legal"]


LUCK = """\
position: {phase: draw, hands: {0: "KS QD", 1: 5}, table: {0: ["4H 5H 6H 7H 8H 9H"]}, monte: "TH 3C 4C"}
ask: turn
accept: closes_limpa
solution: draw; add 1 TH; discard KS
"""


def test_what_only_a_lucky_draw_reaches_is_refused(exercise: Make) -> None:
    ((path, wrong, _),) = faults(exercise(LUCK))
    assert (path, wrong) == (("accept",), "no turn reaches it with the cards that the player knows")


def test_points_that_hang_on_an_unknown_card_are_refused(exercise: Make) -> None:
    made = exercise(LUCK.replace("closes_limpa", "best"))
    assert (("accept",), "the best turn draws an unknown card", "phase: play, or no points") in faults(made)


def test_points_that_teach_waste_are_refused(exercise: Make) -> None:
    body = TURN.replace("QS 3C 4C", "6S JK 4C").replace("closes_limpa", "best")
    made = exercise(body.replace("add 1 TH; discard KS", "add 1 TH; add 2 6S JK; discard KS"))
    ((path, wrong, expected),) = faults(made)
    assert path == ("accept",)
    assert wrong.startswith("the best turn spends JK on a meld that is no canastra")
    assert expected == "stays_clean beside the points, or a goal that is no waste"


PILE = """\
SEEN
position:
  {phase: draw, hands: {0: "KS QD 8H 9H", 1: 5}, table: {0: ["4C 5C 6C 7C 8C 9C"]}, lixo: "4D TC TH", monte: 9}
ask: turn
accept: {meets: [takes_lixo, closes_limpa]}
solution: take new 8H 9H; add 1 TC; discard KS
"""


def test_cards_under_the_top_of_the_lixo_count_as_known_when_they_were_seen(exercise: Make) -> None:
    assert faults(exercise(PILE.replace("SEEN", "seen: {lixo: all}"))) == []
    assert len(faults(exercise(PILE.replace("SEEN\n", "")))) == 1


def test_a_pick_beside_the_listed_ones_is_named(exercise: Make) -> None:
    body = """\
position: {phase: play, hands: {0: "5C 6C 7C 8C KD", 1: 5}}
ask: cards
together: lay
accept: "5C 6C 7C"
"""
    proven = prove(exercise(body))
    assert [(fault.path, fault.wrong) for fault in proven.faults] == [
        (("accept",), "'lay 6C 7C 8C' is legal too"),
        (("accept",), "'lay 5C 6C 7C 8C' is legal too"),
    ] or len(proven.faults) == 2


# The proof in the file


def own(name: str) -> str:
    return (content_folders()[1] / name).read_text("utf-8")


def without_proof(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith("proof:"))


def check(*paths: Path, **options: Any) -> list[str]:
    out = io.StringIO()
    run_check(paths, out, **options)
    return out.getvalue().splitlines()


def test_a_missing_proof_fails_until_it_is_written_and_nothing_else_changes(folder: Write) -> None:
    text = without_proof(own("batida/bata-agora.yaml")) + "# a comment at the end\n"
    (path,) = folder(copy=text)
    assert check(path) == [
        "copy.yaml:1: proof is missing; expected the one that `buraco check --write` writes",
        "0 passed, 1 failed",
    ]
    assert check(path, writes=True) == ["1 passed, 0 failed"]
    assert check(path) == ["1 passed, 0 failed"]
    after = path.read_text("utf-8")
    assert without_proof(after) == text
    assert 'proof: {verdict: "' in after
    puzzle = load_files([path]).puzzles["bata-agora"]
    assert puzzle.proof is not None
    assert puzzle.proof.exhausted
    assert puzzle.revision == load_files(folder(bare=text)).puzzles["bata-agora"].revision


def test_a_stale_proof_fails_and_is_renewed_in_its_place(folder: Write) -> None:
    text = "# head\n" + without_proof(own("batida/bata-agora.yaml"))
    stale = text.replace("status", "status").replace(
        "themes:", 'proof:\n  verdict: "9 of 9 ends right"\n  states: 9\n  exhausted: yes\n  engine: 0.0.1\nthemes:', 1
    )
    (path,) = folder(copy=stale)
    assert check(path) == [
        "copy.yaml:4: proof: the proof is not of this puzzle any more; "
        "expected the one that `buraco check --write` writes",
        "0 passed, 1 failed",
    ]
    assert check(path, writes=True) == ["1 passed, 0 failed"]
    lines = path.read_text("utf-8").splitlines()
    assert lines[3].startswith("proof: {")
    assert lines[4].startswith("themes:")
    assert check(path) == ["1 passed, 0 failed"]


def test_no_proof_is_written_of_a_wrong_puzzle(folder: Write) -> None:
    text = without_proof(own("contagem/suja-de-copas.yaml")).replace("accept: 190", "accept: 191")
    (path,) = folder(copy=text)
    assert check(path, writes=True)[-1] == "0 passed, 1 failed"
    assert path.read_text("utf-8") == text


def test_what_only_the_author_says_is_not_published(folder: Write) -> None:
    text = own("lixo/qual-compra.yaml").replace("accept: legal\nsolution: [take 1]", "accept: [take 1]")
    (path,) = folder(copy=without_proof(text))
    (line, _) = check(path)
    assert "nothing is proved (only the author says so); expected a criterion the engine can prove" in line
    draft = folder(copy=without_proof(text).replace("difficulty", "status: draft\ndifficulty"))
    assert check(*draft) == ["1 passed, 0 failed"]


def test_a_puzzle_whose_recorded_proof_is_not_exhausted_is_not_served(folder: Write) -> None:
    proven = Proven("3 of 9 ends right", 9, exhausted=False)
    text = without_proof(own("batida/bata-agora.yaml"))
    assert load_files(folder(copy=with_proof(text, proven))).active_puzzles == []
    simulated = Proven("by simulation, right in 93% ± 2% of layouts", 900, simulated=True)
    assert len(load_files(folder(copy=with_proof(text, simulated))).active_puzzles) == 1


def test_proofs_are_kept_by_content(folder: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = folder(copy=own("batida/bata-agora.yaml"))
    kept = tmp_path / "deep" / "proofs.json"
    assert check(path, book=ProofBook(kept)) == ["1 passed, 0 failed"]
    monkeypatch.setattr("trainer.content.proof_book.prove", lambda exercise: pytest.fail("proved again"))
    assert check(path, book=ProofBook(kept)) == ["1 passed, 0 failed"]
    words = path.read_text("utf-8").replace("title: {pt-BR: ", "title: {pt-BR: O ")
    path.write_text(words, "utf-8")
    assert check(path, book=ProofBook(kept)) == ["1 passed, 0 failed"]  # the words prove nothing
    kept.write_text("not json", "utf-8")
    monkeypatch.undo()
    monkeypatch.chdir(path.parent if path.is_absolute() else tmp_path)
    assert check(path, book=ProofBook(kept)) == ["1 passed, 0 failed"]


def test_positions_alike_but_for_the_names_of_suits_are_one(folder: Write) -> None:
    text = own("canastras/seis-cartas.yaml")
    from trainer.content.models import Puzzle
    from trainer.content.siblings import sibling

    twin = sibling(Puzzle.from_document(parse_yaml(text)), 3)
    assert twin is not None
    import yaml

    renamed = yaml.safe_dump({**twin.data, "status": "draft"}, allow_unicode=True, sort_keys=False)
    lines = check(*folder(a=text, b=renamed))
    assert len(lines) == 2
    assert "position: the position of seis-cartas again, its suits renamed or not" in lines[0]
