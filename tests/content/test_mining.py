"""Mining brings puzzles that stand the check, whoever mines and however often the run is broken off."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from itertools import count
from multiprocessing import active_children
from pathlib import Path

import pytest

from trainer.bots.kernel.paths import path
from trainer.bots.review.values import Measured
from trainer.cards import format_cards, parse_cards
from trainer.cli import main
from trainer.content.criteria import Predicate
from trainer.content.fields import line_text
from trainer.content.layouts import dealt
from trainer.content.library import Library, load_files
from trainer.content.linter import lint
from trainer.content.mining.chunks import Mined, mine_chunk
from trainer.content.mining.counting import counting
from trainer.content.mining.crews import CrewError, processes, ray_cluster
from trainer.content.mining.deals import Moment, Since
from trainer.content.mining.discards import safe_discard
from trainer.content.mining.files import Find, find_of_choice, find_of_sum, titled
from trainer.content.mining.gathering import gathered
from trainer.content.mining.ideas import Idea, ideas, needs_lixo
from trainer.content.mining.journal import CHUNK, Journal, JournalError
from trainer.content.mining.lixo_or_monte import LixoOrMonte, lixo_or_monte
from trainer.content.mining.prices import price_of
from trainer.content.mining.run import run_mine
from trainer.content.mining.stranded import stranding
from trainer.content.mining.strength import breaks_limpa, strength_of
from trainer.content.mining.turns import turn_of
from trainer.content.models import Puzzle
from trainer.content.played import play_line
from trainer.content.seen import Seen, sight
from trainer.notation import position_from_mapping
from trainer.rules.moves import Discard, TakePile, parse_move
from trainer.rules.ruleset import ruleset
from trainer.rules.scoring import deal_sheet
from trainer.yaml_text import parse_yaml

SEED = 7  # the puzzles of the program are of seed 1


def mine_few(number: int) -> Mined:
    """A deal mined, fewer of its moments looked at to save time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("trainer.content.mining.chunks.MOMENTS", 8)
        return mine_chunk(SEED, number, 1, path("plain"))


@pytest.fixture(scope="module")
def mined() -> Mined:
    """The first deal that brings anything."""
    return next(mined for mined in map(mine_few, range(20)) if mined.finds)


@pytest.fixture(scope="module")
def puzzles(mined: Mined, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The finds of one deal as files, loaded."""
    out = tmp_path_factory.mktemp("mined")
    run_mine(SEED, CHUNK, out, crew=lambda seed, chunks: ((chunk, mined) for chunk in chunks))
    return load_files([out])


def test_a_deal_brings_puzzles_that_stand_the_check(mined: Mined, puzzles: Library) -> None:
    assert mined.finds
    assert len(puzzles.puzzles) == len(mined.finds)
    assert lint(puzzles) == []


def test_a_mined_puzzle_says_where_it_comes_from_and_helps_in_both_languages(puzzles: Library) -> None:
    for puzzle in puzzles.puzzles.values():
        assert (puzzle.source.kind, puzzle.source.seed) == ("mined", SEED)
        assert puzzle.exercise.wrong
        assert puzzle.exercise.hints
        assert len(puzzle.exercise.position.hand) <= 16
        assert puzzle.exercise.explain.pt != puzzle.exercise.explain.en


def test_the_same_deal_brings_the_same(mined: Mined) -> None:
    again = mine_few(mined.finds[0].deal)
    assert again.finds == mined.finds


def test_a_position_known_already_is_not_mined_again_whatever_its_suits(mined: Mined) -> None:
    find = mined.finds[0]
    beside = Library(puzzles={"known": Puzzle.from_document(parse_yaml(_suits_renamed(find), "known"))})
    assert [kept.id for kept, _ in gathered(mined.finds, beside, (), None)] == [each.id for each in mined.finds[1:]]


def _suits_renamed(find: Find) -> str:
    """The puzzle file of a find, its position written in other suits."""
    turned = {"S": "C", "C": "S", "H": "D", "D": "H"}
    text = titled(find.text, "Um", "One")
    return re.sub(r"\b([A2-9TJQK])([SHDC])\b", lambda card: card[1] + turned[card[2]], text)


def test_no_two_titles_are_alike(mined: Mined) -> None:
    told = [text.split("\n")[1] for _, text in gathered(mined.finds, Library(), (), None)]
    assert len(set(told)) == len(mined.finds)


def test_themes_and_a_greatest_number_can_be_asked_for(mined: Mined) -> None:
    assert gathered(mined.finds, Library(), ("sequencias-que-nao-ha",), None) == []
    assert len(gathered(mined.finds, Library(), (), 1)) == 1


# Questions with options


def moment(text: str) -> Moment:
    """A moment after the draw, its unknown cards dealt."""
    position = position_from_mapping(parse_yaml(text, "moment").mapping(), ruleset("stbl"))
    return Moment(dealt(position), Since.DRAW, SEED, deal=0, turn=0)


SAFE = """\
phase: play
hands: {0: "6S 3H 4H 4H 3D 4D QD 9C KC", 1: 1}
table:
  0: ["6H 2D 8H 9H TH JH QH KH AH", "AC 2C 3C 4C 5C", "4S 5S 6S 7S 8S 2D TS", "5D 6D 7D 8D 9D TD",
      "6C 7C 8C 9C TC JC QC KC AC", "TS JS QS", "JD QD KD", "6D JK 8D 9D"]
  1: ["3C 4C 5C 6C 7C 8C JK TC JC QC", "AS 2S 3S 4S 5S JK", "AD 2C 3D 4D 5D", "JD 2H KD", "5H 6H 7H 2H 9H TH JH",
      "8S 9S JK JS QS KS"]
morto_taken: [1]
lixo: "KH AH 3H QH"
monte: 0
"""


def test_the_discard_whose_neighbours_are_all_seen_is_the_safe_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.content.mining.discards._is_worth_it", lambda question, path: True)
    two_held = SAFE.replace("1: 1}", "1: 2}").replace('lixo: "KH ', 'lixo: "')
    choice = safe_discard(moment(two_held), path("plain"))
    assert choice is not None
    assert line_text(choice.right) == "discard 4D"
    assert "{2♦} {3♦} {5♦} {6♦}" in choice.explain.pt
    find = find_of_choice(choice)
    assert find is not None
    assert find.themes == ("leitura", "lixo")


def test_against_one_card_no_copies_are_counted_for_it_makes_no_new_meld(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.content.mining.discards._is_worth_it", lambda question, path: True)
    choice = safe_discard(moment(SAFE), path("plain"))
    assert choice is not None
    assert "pede duas cartas da mão" in choice.explain.pt
    assert not any("{" in hint.pt for hint in choice.hints)
    assert choice.difficulty <= 4


WILD_THROWN = """\
phase: play
hands: {0: "9S TS JS 2C 4C 5C 7C", 1: 10}
table: {0: ["8C 9C TC JC", "AC 2C JK"], 1: ["9D 2S JD", "2D 3D 4D JK", "5S 6S 7S 8S"]}
lixo: "AC TH AH TC 5H KC"
monte: 45
"""
LIMPA_BROKEN = """\
phase: play
hands: {0: "TS JS JS QS KS 2D 9C JC", 1: 4}
table: {0: ["6S 7S 8S 9S"], 1: ["JC JK KC AC", "8H JK TH"]}
lixo: "7C KH"
monte: 61
"""


def idea_of(text: str, lure: str) -> Idea:
    """The first idea of a moment."""
    return next(ideas(moment(text), lambda: (parse_move(lure),)))


def test_no_morto_is_asked_for_that_costs_a_wild_thrown() -> None:
    idea = idea_of(WILD_THROWN, "discard 9S")
    assert idea.meets == (Predicate.REACHES_MORTO, Predicate.STAYS_CLEAN)
    assert strength_of(idea, (parse_move("discard 9S"),), path("plain")) is None


@pytest.mark.parametrize("ahead", [-1.0, 1.0])
def test_a_morto_that_breaks_a_canastra_limpa_must_be_worth_it_to_the_end(
    monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    monkeypatch.setattr("trainer.content.mining.strength.margin", lambda *given: ahead)
    idea = idea_of(LIMPA_BROKEN, "discard JS")
    assert idea.meets == (Predicate.REACHES_MORTO_DIRETA,)
    assert breaks_limpa(idea, path("plain")) is (ahead < 0)


def test_a_wild_that_comes_to_stand_for_the_ace_of_spades_has_moved() -> None:
    known = sight(moment(WILD_THROWN.replace("AC 2C JK", "JS JK KS").replace("9S TS JS 2C", "TS QS")).position)
    played = play_line(known, (parse_move("add 2 TS QS"), parse_move("discard 4C")))
    (placing,) = turn_of(known, played.moves, played.after).placings
    assert placing.moves_wild
    assert not placing.cleans


STRANDED = """\
phase: play
hands: {0: "2S AH QH 2D 4D 6D JC", 1: 13}
table:
  0: ["3C 4C JK 6C 7C 8C 9C TC JC", "QC KC AC", "TD JD QD KD AD", "JS 2C KS AS", "7S JK 9S"]
  1: ["3S 4S 5S 6S", "JH QH KH AH"]
morto_taken: [0]
lixo: "6C 8H 5S"
monte: 42
"""


def test_without_a_way_out_one_play_keeps_a_card_and_the_others_strand() -> None:
    choice = stranding(moment(STRANDED))
    assert choice is not None
    exercise = Puzzle.from_document(parse_yaml(titled(find_of_choice(choice).text, "Um", "One"))).exercise  # type: ignore[union-attr]
    legal = play_line(exercise.position, choice.right)
    assert legal.refused is None
    assert len(legal.after.hands[0]) == 1
    for line, said in choice.wrong:
        assert play_line(exercise.position, line).verdict.article in ("out.limpa", "out.stranded")
        assert "limpa" in said.pt


def test_no_title_of_a_question_tells_which_card_stays_or_strands() -> None:
    stranded = stranding(moment(STRANDED))
    assert stranded is not None
    for _, said in stranded.titles:
        assert not said.pt.startswith("segure")
        assert not re.search(r"pres[oa]", said.pt)


NEEDLESS = """\
phase: draw
hands: {0: "AS 2H 7H 8C 9C TC", 1: 12}
table: {0: ["AD 2D 3D 4D 5D 6D 7D", "4H 5H 6H 7H", "2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C 7C"], 1: ["8S 9S TS"]}
morto_taken: [0]
lixo: "4C KS 5H"
monte: 29
"""
"""The hand alone closes a limpa of clubs."""
NEEDED = NEEDLESS.replace("AS 2H 7H 8C 9C TC", "AS 2H 7H 9C TC").replace("4C KS 5H", "8C KS 5H")
"""The 8 of clubs lies in the lixo."""
BY_THE_HAND = """\
phase: draw
hands: {0: "5H 6H 7H 8C", 1: 12}
table: {0: ["2C 3C 4C 5C 6C 7C"], 1: ["8S 9S TS"]}
lixo: "KS 4H"
monte: 29
"""
"""All cards of the hand go down, and what was drawn is the discard."""


@pytest.mark.parametrize(
    ("text", "deed", "needed"),
    [
        (NEEDLESS, Predicate.CLOSES_LIMPA, False),
        (NEEDED, Predicate.CLOSES_LIMPA, True),
        (BY_THE_HAND, Predicate.REACHES_MORTO, False),
        (BY_THE_HAND, Predicate.REACHES_MORTO_DIRETA, True),
    ],
)
def test_the_lixo_is_asked_for_only_where_the_hand_would_not_do(text: str, deed: Predicate, needed: bool) -> None:
    known = sight(moment(text).position, Seen(lixo="all"))
    assert needs_lixo(known, (Predicate.TAKES_LIXO, deed)) is needed


LEFT = """\
players: 4
phase: draw
hands: {0: "4H AD 2D", 1: 10, 2: 11, 3: 2}
table:
  0: ["8C 9C TC JC QC KC", "7H 8H JK", "5D 6D 7D 8D 9D 2D JD"]
  1: ["QD KD AD", "AH 2H 3H 4H 5H 6H JK", "AS 2S 3S 4S 5S 6S", "3C 4C 5C 6C", "QS KS AS", "QC KC AC"]
lixo: "TS KH 6C 3D"
monte: 20
"""


def test_what_the_lixo_costs_is_told_by_facts() -> None:
    known = sight(moment(LEFT).position, Seen(lixo="all"))
    take = TakePile(0, parse_cards("AD 2D"))
    price = price_of(known, take)
    assert price is not None
    assert (price.aim, price.held, price.left, price.leads_away) == ("morto", 3, 3, True)
    assert price.wild is None  # the 2 lies in its own place
    assert format_cards(price.idle) == "TS KH 6C"
    assert price.idle_points == 25


def test_whether_to_take_the_lixo_is_asked_with_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    left = replace(moment(LEFT), since=Since.START)
    known = sight(left.position, Seen(lixo="all"))
    price = price_of(known, TakePile(0, parse_cards("AD 2D")))
    assert price is not None
    line = (price.take, Discard(parse_cards("KH")[0]))
    question = LixoOrMonte(left, known, price, line, False, Measured(104.0, 9.0), (), ("greedy",))
    monkeypatch.setattr("trainer.content.mining.lixo_or_monte._weighed", lambda *given: question)
    choice = lixo_or_monte(left, path("plain"))
    assert choice is not None
    assert choice.accept == "expected"
    assert [line_text(line) for line, _ in choice.wrong] == ["take new AD 2D"]
    assert "{10♠} {K♥} {6♣}, 25 pontos" in choice.explain.pt
    assert "uns 100 pontos a mais" in choice.explain.pt
    assert choice.themes == ("lixo", "morto")


OVER = """\
ended: true
batida: 0
hands: {0: "", 1: "2D QH"}
table: {0: ["8D 9D TD JD QD KD AD"], 1: ["6C 7C 8C 9C TC JC JK", "4D 5D 6D 7D 8D 9D TD", "3S 4S 5S"]}
morto_taken: [0]
monte: 10
"""


def test_the_sum_of_a_deal_is_asked_with_the_numbers_of_lines_left_out() -> None:
    end = replace(moment(OVER), since=Since.OVER)
    found = counting(end)
    assert found is not None
    assert (found.team, found.answer) == (1, deal_sheet(end.position)[1].total)
    assert all(points != found.answer for points, _ in found.wrong)
    assert found.answer + 100 in dict(found.wrong)  # the morto
    assert "uma suja (100) e uma limpa (200)" in found.explain.pt
    find = find_of_sum(found)
    assert find is not None
    assert find.themes == ("contagem",)


def test_a_morto_fetched_and_never_played_makes_no_sum() -> None:
    end = moment(OVER.replace("morto_taken: [0]", "morto_taken: [0, 1]\nunplayed_morto: [1]"))
    unpaid = replace(end.position, ruleset=replace(ruleset("stbl"), unplayed_morto="unpaid"))
    assert counting(replace(end, position=unpaid, since=Since.OVER)) is None


def test_some_kinds_of_question_can_be_asked_alone() -> None:
    finds = [find for number in range(3) for find in mine_chunk(SEED, number, 1, path("plain"), ("sums",)).finds]
    assert {find.themes[0] for find in finds} <= {"contagem"}


def test_mined_into_the_collection_it_leaves_what_others_wrote_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = [replace(moment(text), since=Since.OVER) for text in (OVER, OVER.replace("3S 4S 5S", "3S 4S 5S 6S"))]
    finds = [find for end in ends if (found := counting(end)) and (find := find_of_sum(found))]
    (tmp_path / "other.yaml").write_text(_suits_renamed(finds[0]).replace(finds[0].id, "other"), "utf-8")
    monkeypatch.setattr("trainer.content.library.content_folders", lambda: (tmp_path,))
    for _ in range(2):  # its own of the first time are no others the second time
        run_mine(SEED, CHUNK, tmp_path, crew=lambda seed, chunks: ((chunk, Mined(list(finds))) for chunk in chunks))
        assert [file.stem for file in tmp_path.glob("*/*.yaml")] == [finds[1].id]
        (tmp_path / ".mining" / "written.json").unlink()


# Runs broken off


def test_a_run_goes_on_where_it_was_left(tmp_path: Path, mined: Mined) -> None:
    asked: list[int] = []

    def crew(seed: int, chunks: Sequence[int]) -> Generator[tuple[int, Mined], None, None]:
        for chunk in chunks:
            if chunk == 2 and len(asked) < 3:
                raise KeyboardInterrupt
            asked.append(chunk)
            yield chunk, mined if chunk == 1 else Mined()

    with pytest.raises(KeyboardInterrupt):
        run_mine(SEED, 4 * CHUNK, tmp_path, crew=crew)
    assert asked == [0, 1]
    asked += [-1]
    result = run_mine(SEED, 4 * CHUNK, tmp_path, crew=crew)
    assert asked == [0, 1, -1, 2, 3]
    assert len(result.files) == len(mined.finds)


def test_a_folder_of_other_kinds_is_refused(tmp_path: Path) -> None:
    run_mine(SEED, CHUNK, tmp_path, crew=lambda seed, chunks: ((chunk, Mined()) for chunk in chunks))
    with pytest.raises(JournalError, match="of other kinds"):
        run_mine(SEED, CHUNK, tmp_path, kinds=("sums",))


def test_a_folder_of_another_seed_is_refused(tmp_path: Path) -> None:
    run_mine(SEED, CHUNK, tmp_path, crew=lambda seed, chunks: ((chunk, Mined()) for chunk in chunks))
    with pytest.raises(JournalError, match="seed 7; expected seed 2"):
        run_mine(2, CHUNK, tmp_path)


@pytest.mark.parametrize("content", ["", "garbage", "[]", "{}", "[" * 100_000, '{"funnel": [], "finds": 3}'])
@pytest.mark.parametrize("name", ["chunk-00000.json", "mine.json", "chunk-foo.json", "written.json"])
def test_a_torn_journal_is_said_in_one_line(
    name: str, content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_mine(SEED, CHUNK, tmp_path, crew=lambda seed, chunks: ((chunk, Mined()) for chunk in chunks))
    (tmp_path / ".mining" / name).write_text(content)
    with pytest.raises(SystemExit) as left:
        main(["mine", "--seed", str(SEED), "--deals", str(CHUNK), "--out", str(tmp_path)])
    assert left.value.code == 2
    said = capsys.readouterr().err.strip()
    assert name in said
    assert len(said.splitlines()) == 1


def test_a_file_that_this_run_does_not_write_is_gone_and_others_stay(tmp_path: Path, mined: Mined) -> None:
    def mine(most: int | None) -> list[str]:
        run_mine(SEED, CHUNK, tmp_path, (), most, crew=lambda seed, chunks: ((chunk, mined) for chunk in chunks))
        return sorted(file.name for file in tmp_path.glob("*/*.yaml"))

    other = tmp_path / mined.finds[0].themes[0] / "mined-0000000.yaml"
    other.parent.mkdir()
    other.write_text("of another")
    every = mine(None)
    assert every == sorted([other.name, *(f"{find.id}.yaml" for find in mined.finds)])
    assert mine(1)[0] == other.name
    assert len(mine(1)) == 2
    assert mine(None) == every


def slow_once(seed: int, chunk: int) -> Mined:
    """Work that leaves its process's number, and is slow the first time it is given out."""
    home = Path(os.environ["MINING_TEST"])
    for attempt in count():
        mark = home / f"{chunk}-{attempt}"
        if not mark.exists():
            written = home / f"{os.getpid()}.part"
            written.write_text(str(os.getpid()))
            written.rename(mark)
            break
    if attempt == 0 and chunk == 1:
        time.sleep(60)
    return Mined(funnel={"chunk": chunk})  # type: ignore[arg-type]


def test_nothing_is_lost_when_a_worker_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINING_TEST", str(tmp_path))
    mine = processes(2, slow_once)(SEED, range(6))
    brought = [next(mine)]
    victim = tmp_path / "1-0"
    while not victim.exists():
        time.sleep(0.02)
    os.kill(int(victim.read_text()), signal.SIGKILL)
    brought += mine
    assert sorted(chunk for chunk, _ in brought) == list(range(6))
    assert all(mined.funnel["chunk"] == chunk for chunk, mined in brought)


def dying(seed: int, chunk: int) -> Mined:
    """Work that kills whoever does it."""
    os.kill(os.getpid(), signal.SIGKILL)
    return Mined()


def test_work_that_always_kills_its_worker_ends_the_mine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.content.mining.crews.LIVES", 1)
    with pytest.raises(CrewError, match="chunk 0 cost"):
        list(processes(1, dying)(SEED, [0]))


@pytest.fixture
def interruptible() -> Iterator[None]:
    """SIGINT interrupts this process and those it starts, also where a shell ran the tests in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def sleeping(seed: int, chunk: int) -> Mined:
    """Work that leaves its process's number, and lasts."""
    slow_once(seed, chunk)
    time.sleep(60)
    return Mined()


@pytest.mark.usefixtures("interruptible")
def test_a_mine_broken_off_ends_its_workers_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINING_TEST", str(tmp_path))
    mark = tmp_path / "1-0"
    threading.Thread(target=_interrupt_once_there, args=(mark,)).start()
    with pytest.raises(KeyboardInterrupt):
        list(processes(2, sleeping)(SEED, range(2)))
    worker = int(mark.read_text())
    wait_until(lambda: all(child.pid != worker for child in active_children()))


def sleeping_but_first(seed: int, chunk: int) -> Mined:
    """Work of which only the first chunk gets done."""
    return Mined() if chunk == 0 else sleeping(seed, chunk)


def test_a_mine_broken_off_between_two_chunks_ends_its_workers_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINING_TEST", str(tmp_path))

    def broken_off(journal: Journal, chunk: int, mined: Mined) -> None:
        wait_until((tmp_path / "1-0").exists)
        raise KeyboardInterrupt

    monkeypatch.setattr(Journal, "keep", broken_off)
    with pytest.raises(KeyboardInterrupt) as interrupt:
        run_mine(SEED, 2 * CHUNK, tmp_path / "out", crew=processes(2, sleeping_but_first))
    worker = int((tmp_path / "1-0").read_text())
    wait_until(lambda: all(child.pid != worker for child in active_children()))
    assert interrupt.tb is not None  # what holds the frames does not hold the workers


def _interrupt_once_there(mark: Path) -> None:
    wait_until(mark.exists)
    os.kill(os.getpid(), signal.SIGINT)


def wait_until(happens: Callable[[], bool], seconds: float = 20) -> None:
    """Wait for something that must come about."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for children in /proc")
def test_ctrl_c_ends_the_command_with_130_and_no_traceback(tmp_path: Path) -> None:
    arguments = ["mine", "--deals", "100", "--jobs", "2", "--out", str(tmp_path)]
    code = f"from trainer.cli import main; main({arguments!r})"
    with subprocess.Popen(
        [sys.executable, "-c", code], start_new_session=True, stderr=subprocess.PIPE, text=True
    ) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        wait_until(lambda: len(children.read_text().split()) >= 3)  # two workers, and the tracker of their resources
        started = [int(child) for child in children.read_text().split()]
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in said
    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in started))


# Ray


def test_a_ray_cluster_of_two_mines_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    files = [run_mine(SEED, 2 * CHUNK, tmp_path / "ray", crew=ray_cluster("local", 2)).files]
    files += [run_mine(SEED, 2 * CHUNK, tmp_path / "alone").files]
    texts = [{file.name: file.read_text("utf-8") for file in each} for each in files]
    assert texts[0] == texts[1]
    assert json.loads((tmp_path / "ray" / ".mining" / "mine.json").read_text())["seed"] == SEED


def test_ray_that_is_not_installed_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(CrewError, match="pip install"):
        ray_cluster("local", 2)
