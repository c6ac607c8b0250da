"""The sentences shown with an exercise, in both languages: what is accepted, and what an answer missed."""

from __future__ import annotations

from trainer.content.acceptance import Share
from trainer.content.criteria import Criterion, Predicate
from trainer.content.exercises import (
    CardsExercise,
    ChooseExercise,
    ClassifyExercise,
    CountExercise,
    ExerciseBase,
    LegalExercise,
    TurnExercise,
)
from trainer.content.fields import Text
from trainer.content.judging import Outcome, Result
from trainer.rulebook import verdict_text

_PREDICATES: dict[Predicate, Text] = {
    Predicate.LEGAL: Text(pt="siga as regras", en="follows the rules"),
    Predicate.ILLEGAL: Text(pt="vá contra as regras", en="is against the rules"),
    Predicate.GOES_OUT: Text(pt="encerre a rodada com batida", en="ends the deal by going out"),
    Predicate.REACHES_MORTO: Text(pt="pegue o morto", en="takes the reserve"),
    Predicate.REACHES_MORTO_DIRETA: Text(pt="pegue o morto com batida direta", en="takes the reserve directly"),
    Predicate.TAKES_LIXO: Text(pt="compre o lixo", en="takes the discard pile"),
    Predicate.CLOSES_CANASTRA: Text(pt="feche uma canastra", en="closes a canasta"),
    Predicate.CLOSES_LIMPA: Text(pt="feche uma canastra limpa", en="closes a clean canasta"),
    Predicate.CLOSES_QUINHENTOS: Text(pt="feche uma canastra de quinhentos", en="closes a five-hundred canasta"),
    Predicate.CLOSES_REAL: Text(pt="feche uma canastra real", en="closes a royal canasta"),
    Predicate.CLEANS: Text(pt="limpe um jogo sujo", en="cleans a dirty meld"),
    Predicate.KEEPS_LIMPA: Text(pt="não suje nenhuma canastra limpa", en="dirties no clean canasta"),
    Predicate.STAYS_CLEAN: Text(pt="não suje jogo nenhum", en="dirties no meld"),
    Predicate.STAYS_CLEANABLE: Text(
        pt="só suje o que ainda pode ser limpo", en="dirties only what can still be cleaned"
    ),
    Predicate.DENIES_LIXO: Text(
        pt="não deixe o próximo jogador comprar o lixo", en="keeps the next player from taking the discard pile"
    ),
    Predicate.GIVES_LIXO: Text(
        pt="deixe o próximo jogador comprar o lixo", en="lets the next player take the discard pile"
    ),
}

_MISSED: dict[Predicate, Text] = {
    Predicate.LEGAL: Text(pt="Essa jogada é contra as regras.", en="That play is against the rules."),
    Predicate.ILLEGAL: Text(pt="Essa jogada é permitida.", en="That play is legal."),
    Predicate.GOES_OUT: Text(pt="Assim você não bate.", en="That does not go out."),
    Predicate.REACHES_MORTO: Text(pt="Assim você não pega o morto.", en="That does not reach the reserve."),
    Predicate.REACHES_MORTO_DIRETA: Text(
        pt="Assim não há batida direta: a última carta precisa ir para a mesa, não para o lixo.",
        en="That does not take the reserve directly: the last card must go to the table, not to the discard pile.",
    ),
    Predicate.TAKES_LIXO: Text(pt="Faltou comprar o lixo.", en="The discard pile was not taken."),
    Predicate.CLOSES_CANASTRA: Text(pt="Assim nenhuma canastra fecha.", en="That closes no canasta."),
    Predicate.CLOSES_LIMPA: Text(pt="Assim nenhuma canastra limpa fecha.", en="That closes no clean canasta."),
    Predicate.CLOSES_QUINHENTOS: Text(
        pt="Assim não sai canastra de quinhentos.", en="That makes no five-hundred canasta."
    ),
    Predicate.CLOSES_REAL: Text(pt="Assim não sai canastra real.", en="That makes no royal canasta."),
    Predicate.CLEANS: Text(pt="Assim nenhum jogo fica limpo.", en="That cleans no meld."),
    Predicate.KEEPS_LIMPA: Text(pt="Assim você suja a canastra limpa.", en="That dirties the clean canasta."),
    Predicate.STAYS_CLEAN: Text(pt="Assim fica mais um jogo sujo.", en="That leaves one more meld dirty."),
    Predicate.STAYS_CLEANABLE: Text(pt="Assim o jogo fica sujo para sempre.", en="That leaves a meld dirty for good."),
    Predicate.DENIES_LIXO: Text(
        pt="O próximo jogador pode comprar o lixo.", en="The next player may be able to take the discard pile."
    ),
    Predicate.GIVES_LIXO: Text(
        pt="O próximo jogador pode ficar sem o lixo.", en="The next player may be unable to take the discard pile."
    ),
}


def acceptance_text(exercise: ExerciseBase) -> Text:
    """The sentence that tells the learner how the answer is judged: the author's, or the one `accept` makes."""
    if exercise.judged is not None:
        return exercise.judged
    match exercise:
        case LegalExercise():
            return Text(pt="Vale o que dizem as regras: sim ou não.", en="The rules decide: yes or no.")
        case CountExercise():
            return _number_counts(exercise.within)
        case ClassifyExercise():
            return Text(pt="Vale só o nome certo.", en="Only the right name counts.")
        case ChooseExercise() if exercise.accept.exact:
            return _number_of_options(len(exercise.solution))
        case ChooseExercise() if exercise.accept.expected:
            return Text(
                pt="Vale a opção que rende mais em média, por simulação.",
                en="The option that brings most on average, by simulation, counts.",
            )
        case ChooseExercise() if len(exercise.solution) == 1:
            return _sentence("Vale só a opção", "Only the option", exercise.accept)
        case ChooseExercise():
            return _sentence("Vale qualquer opção", "Any option", exercise.accept)
        case CardsExercise() if exercise.picks_all and exercise.accept.holds:
            share = _share_clause(exercise.accept.holds)
            clauses = [_PREDICATES[predicate] for predicate in exercise.accept.meets]
            return Text(
                pt=f"Escolha todas as cartas cuja jogada {_joined([*(each.pt for each in clauses), share.pt], 'e')}.",
                en=f"Pick every card whose play {_joined([*(each.en for each in clauses), share.en], 'and')}.",
            )
        case CardsExercise() if exercise.picks_all:
            return Text(
                pt="Escolha todas as cartas que servem, e só elas.", en="Pick every card that will do, and no other."
            )
        case CardsExercise():
            return _sentence("Vale a escolha", "A pick", exercise.accept)
        case TurnExercise() if exercise.accepted_ends and not exercise.accept.meets:
            return Text(
                pt="Só vale o fim de vez pedido; a ordem dos lances é livre.",
                en="Only the end of turn asked for counts; the order of your moves is free.",
            )
        case TurnExercise():
            return _sentence("Vale qualquer jogada", "Any turn", exercise.accept)
    raise TypeError(f"nothing is asked by {type(exercise).__name__}")


def _number_counts(within: int) -> Text:
    if not within:
        return Text(pt="Vale só o número exato.", en="Only the exact number counts.")
    return Text(pt=f"Vale errar por até {within}.", en=f"An answer within {within} counts.")


def _number_of_options(count: int) -> Text:
    if count == 1:
        return Text(pt="Só uma das opções está certa.", en="Only one of the options is right.")
    return Text(pt=f"{count} das opções valem; escolha uma.", en=f"{count} of the options count; choose one.")


def _sentence(pt: str, en: str, criterion: Criterion) -> Text:
    """What counts, with the criterion's clauses: `Vale qualquer opção que …`, `Any option that … counts`."""
    clauses = [_PREDICATES[predicate] for predicate in criterion.meets]
    if criterion.within == 0:
        clauses.append(Text(pt="deixe o máximo de pontos (empates valem)", en="leaves the most points (ties too)"))
    elif criterion.within:
        clauses.append(
            Text(
                pt=f"renda no máximo {criterion.within} pontos a menos que a melhor",
                en=f"comes within {criterion.within} points of the best",
            )
        )
    if criterion.holds is not None:
        clauses.append(_share_clause(criterion.holds))
    return Text(
        pt=f"{pt} que {_joined([clause.pt for clause in clauses], 'e')}.",
        en=f"{en} that {_joined([clause.en for clause in clauses], 'and')} counts.",
    )


def _share_clause(share: float) -> Text:
    if share == 1:
        return Text(pt="dê certo com qualquer distribuição das cartas ocultas", en="holds however the hidden cards lie")
    return Text(
        pt=f"dê certo em pelo menos {share:.0%} das distribuições das cartas ocultas",
        en=f"holds in at least {share:.0%} of the layouts of the hidden cards",
    )


def share_text(share: Share) -> Text:
    """In how many layouts of the hidden cards an answer holds; `by simulation` where they were sampled."""
    if share.value == 1:
        return Text(
            pt="Dá certo com qualquer distribuição das cartas ocultas."
            if share.exact
            else "Por simulação, dá certo sempre.",
            en="It holds however the hidden cards lie." if share.exact else "By simulation, it always holds.",
        )
    if share.exact:
        return Text(
            pt=f"Dá certo em {share.value:.0%} das distribuições das cartas ocultas.",
            en=f"It holds in {share.value:.0%} of the layouts of the hidden cards.",
        )
    error = max(1, round(100 * share.error))
    return Text(
        pt=f"Por simulação, dá certo em {share.value:.0%} (± {error}%) das distribuições das cartas ocultas.",
        en=f"By simulation, it holds in {share.value:.0%} (± {error}%) of the layouts of the hidden cards.",
    )


def _joined(clauses: list[str], word: str) -> str:
    return f" {word} ".join([", ".join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)


def feedback(exercise: ExerciseBase, result: Result, language: str) -> str:
    """What to tell the learner about an answer: the explanation of a right one; else the author's words for
    this mistake, the engine's refusal, or what the answer did not reach."""
    if result.problem is not None:
        return result.problem.said(language)
    if result.outcome is Outcome.RIGHT:
        return exercise.explain.said(language)
    if result.note is not None:
        return result.note.said(language)
    if result.verdict is not None and not result.verdict.legal:
        return verdict_text(result.verdict, language)
    return shortfall(exercise, result).said(language)


def what_was_missed(predicate: Predicate) -> Text:
    """The sentence for a predicate that is not true of a line."""
    return _MISSED[predicate]


def shortfall(exercise: ExerciseBase, result: Result) -> Text:
    """What a wrong answer that breaks no rule did not reach; of a turn under way, what it cannot reach any more."""
    if result.lost:
        return _out_of_reach(result.missed)
    if result.missed:
        return what_was_missed(result.missed[0])
    if result.points is not None and result.best is not None and result.points < result.best:
        less = result.best - result.points
        return Text(pt=f"Dá para fazer {less} pontos a mais.", en=f"There are {less} more points to be made.")
    if isinstance(exercise, LegalExercise):
        return Text(pt="As regras permitem.", en="The rules allow it.")
    if result.share is not None:
        return share_text(result.share)
    if isinstance(exercise, ChooseExercise) and exercise.accept.expected:
        return Text(pt="Em média rende menos.", en="On average that brings less.")
    if isinstance(exercise, CardsExercise) and exercise.picks_all:
        return Text(pt="Falta ou sobra alguma carta.", en="A card is missing, or one too many is picked.")
    return Text(pt="Não é isso.", en="That is not it.")


def _out_of_reach(missed: tuple[Predicate, ...]) -> Text:
    if Predicate.TAKES_LIXO in missed:
        return Text(
            pt="Você já comprou do monte, e aqui a questão era comprar o lixo.",
            en="You have drawn from the stock: the question was to take the discard pile.",
        )
    if not missed:
        return Text(
            pt="Daqui já não se chega ao que foi pedido.", en="From here what is asked can no longer be reached."
        )
    clause = _PREDICATES[missed[0]]
    return Text(
        pt=f"Daqui já não há como continuar de um jeito que {clause.pt}.",
        en=f"From here no way to go on {clause.en}.",
    )
