"""What is wrong with a content file, in Portuguese: the program's own words, around what the author wrote.

A problem is found and kept in English. Each entry here is one sentence of it, `{}` for what stands there; what has no
entry (the YAML parser's own words) stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from trainer.content.exercises import KINDS
from trainer.content.problems import Problem

_WRONG = {
    # Reading
    "nothing": "está vazio",
    "a list": "é uma lista",
    "a mapping": "é um mapa (chave: valor)",
    "{} is missing": "falta {}",
    "the {} text is missing": "falta o texto em {}",
    "unknown key {}": "chave desconhecida: {}",
    "unknown field": "campo desconhecido",
    "the key {} twice (first in line {})": "a chave {} aparece duas vezes (a primeira na linha {})",
    "the key {}": "a chave {}",
    "too few entries": "há itens de menos",
    "too many entries": "há itens demais",
    "{} is not a card": "{} não é carta",
    "{} is not a move": "{} não é lance",
    "{} cannot lie so ({})": "{} não formam jogo ({})",
    "no ruleset {}": "não há modalidade {}",
    "a tab": "há uma tabulação",
    "a second document": "há um segundo documento",
    "an anchor or alias ({})": "há uma âncora ou referência ({})",
    "characters that are not UTF-8": "há letras que não são UTF-8",
    "no such folder": "a pasta não existe",
    "no plain file": "não é um arquivo comum",
    "no such file or directory": "o arquivo não existe",
    "permission denied": "o arquivo não pode ser lido",
    "while scanning {}": "o YAML não fecha aqui: {}",
    # Ids, courses
    "the id {} is taken by {}": "o id {} já é de {}",
    "no puzzle {}": "não há problema {}",
    "no lesson {}": "não há lição {}",
    "no article {} in the rulebook": "não há artigo {} no livro de regras",
    "the lesson {} is not in the course": "a lição {} não está no curso",
    "the lesson {} twice": "a lição {} aparece duas vezes",
    "{} needs {}, which is not before it": "{} pede {}, que não vem antes",
    "the id {} twice": "o id {} aparece duas vezes",
    # Summaries, placement, paths
    "summary is missing": "falta o resumo (summary)",
    "{} lines": "{} linhas",
    "a second placement test": "há um segundo teste de nível",
    "no question names the lesson {}": "nenhuma pergunta cita a lição {}",
    "no step {} in the lesson {}": "não há passo {} na lição {}",
    "not one thing that trains it": "não há exatamente uma coisa que treine isto",
    # Guided deals
    "a second file of guided deals": "há um segundo arquivo de rodadas com tutor",
    "no topic {}": "não há assunto {}",
    "the topic {} twice": "o assunto {} aparece duas vezes",
    "no term {} in the glossary": "não há o termo {} no glossário",
    "{} in the {} text, which the topic {} does not give": "{} no texto em {}, e o assunto {} não dá isso",
    "{} words in the {} text": "{} palavras no texto em {}",
    "placeholders that differ between the languages": "os campos entre chaves não são os mesmos nas duas línguas",
    "the lesson {}, which is not in the course": "a lição {}, que não está no curso",
    # Steps
    "a step without words": "há um passo sem palavras",
    "more than one of show, do and try in a step": "há mais de um entre show, do e try no mesmo passo",
    "nothing to show": "não há o que mostrar",
    "the lesson ends without a check": "a lição acaba sem verificação",
    # Teaching
    "{} words in this step": "{} palavras neste passo",
    "{} steps": "{} passos",
    "{} of {} steps are something to do": "em {} de {} passos há algo a fazer",
    "it tells the answer of step {}": "entrega a resposta do passo {}",
    "the word {} is not explained": "a palavra {} não está explicada",
    "paragraphs: {} in pt-BR, {} in en": "parágrafos: {} em pt-BR, {} em en",
    "list items: {} in pt-BR, {} in en": "itens de lista: {} em pt-BR, {} em en",
    "texts in bold: {} in pt-BR, {} in en": "trechos em negrito: {} em pt-BR, {} em en",
    "the word {} gives a player a gender": "a palavra {} dá um gênero a quem joga",
    "the Portuguese word {} in an English text": "a palavra portuguesa {} num texto em inglês",
    "{} in the text is not how a card is written": "{} no texto não é como se escreve uma carta",
    "a picture in the text": "uma figura no texto",
    "the link {} leads nowhere": "o link {} não leva a lugar nenhum",
    # Questions
    "{} is no option": "{} não é uma das opções",
    "the same option twice": "a mesma opção aparece duas vezes",
    "neither together nor each nor which": "não há together, each nem which",
    "the move is legal": "a jogada é permitida",
    "the move breaks {} first": "a jogada quebra primeiro {}",
    "the move breaks {}": "a jogada quebra {}",
    "{} breaks {}": "{} quebra {}",
    "{} is right too": "{} também está certo",
    "{} is wrong ({} is not true of it)": "{} está errado (não cumpre {})",
    "every option is right": "todas as opções estão certas",
    "{} is {} ± {} points ahead of {}": "{} fica {} ± {} pontos à frente de {}",
    "{} options": "{} opções",
    "no deal can be played on from here": "daqui não dá para continuar uma rodada",
    "expected": "expected",
    "the turn is not over": "a vez não acabou",
    "{} is not true of it": "não cumpre {}",
    "{} of {} ends of turn are right": "{} de {} fins de vez estão certos",
    "{} points, not the {} of {}": "faz {} pontos, e não os {} de {}",
    "nothing says what makes these ends right": "nada diz por que estes fins estão certos",
    "no turn reaches it with the cards that the player knows": "nenhuma jogada chega lá com o que o jogador conhece",
    "the first hint gives the answer away": "a primeira dica entrega a resposta",
    "nothing is proved ({})": "nada fica provado ({})",
    "proof is missing": "falta a prova",
    "the proof is not of this puzzle any more": "a prova já não é deste problema",
    "the engine says {}": "o motor de regras diz {}",
    "the engine picks others": "o motor de regras escolhe outras",
    "no such meld or seat in the position": "não há esse jogo ou lugar na posição",
    "not in the hand: {}": "não está na mão: {}",
    "{} is right": "{} está certo",
    "{} is no answer here": "{} não é resposta aqui",
    "the position of {} again, its suits renamed or not": "é a posição de {} outra vez, mesmo que em outros naipes",
    # Texts
    "the two languages draw different cards": "as duas línguas desenham cartas diferentes",
    "{} in the text is no card": "{} no texto não é carta",
}

_EXPECTED = {
    "a whole number": "um número inteiro",
    "a number of minutes": "um número de minutos",
    "a number from {} to {}": "um número de {} a {}",
    "an id of small letters, digits and hyphens, like {}": "um id de letras minúsculas, algarismos e hifens, como {}",
    "an id like {}": "um id como {}",
    "an id of its own": "um id só dele",
    "a list": "uma lista",
    "a list of steps": "uma lista de passos",
    "a list of themes": "uma lista de temas",
    "a list of deals": "uma lista de rodadas",
    "a list of remarks": "uma lista de falas",
    "a list of questions": "uma lista de perguntas",
    "a list of paths": "uma lista de caminhos",
    "a list of lessons": "uma lista de lições",
    "a list of differences": "uma lista de diferenças",
    "a list of article ids": "uma lista de ids de artigos",
    "a mapping (key: value)": "um mapa (chave: valor)",
    "a mapping": "um mapa (chave: valor)",
    "a mapping with hands, table, lixo, …": "um mapa com hands, table, lixo, …",
    "a mapping with the text in pt-BR and in en": "um mapa com o texto em pt-BR e em en",
    "the text in pt-BR and in en": "o texto em pt-BR e em en",
    "text": "texto",
    "at least {}": "pelo menos {}",
    "at most {}": "no máximo {}",
    "an option that is surely ahead": "uma opção que fique com certeza à frente",
    "the one that brings most": "só a que rende mais",
    "a position a deal can have": "uma posição que uma rodada possa ter",
    "it where options are compared, with ask: choose": "só onde se comparam opções, com ask: choose",
    "at most half of them": "no máximo a metade",
    "one of {} with its number, like {}": "um destes, com o número, como {1}: {0}",
    "one of {}": "um destes: {}",
    "best, exact, or one of {}": "best, exact ou um destes: {}",
    "{} or {}": "{} ou {}",
    "{} to {}": "de {} a {}",
    "{} at most, the question included": "no máximo {}, com a pergunta",
    "at least half of them": "pelo menos na metade",
    "four to seven lines to keep": "de quatro a sete linhas para guardar",
    "words that leave it to be found": "palavras que a deixem por achar",
    "it in **bold**, with what it means": "a palavra em **negrito**, com o que ela quer dizer",
    "the same in both languages": "o mesmo nas duas línguas",
    "/?lesson=, /?puzzle=, /?article= or /?term= and an id": "/?lesson=, /?puzzle=, /?article= ou /?term= e um id",
    "text and cards: pages fetch no pictures from elsewhere": "texto e cartas: as páginas não buscam figuras de fora",
    "an article id": "o id de um artigo",
    "the ids of the rules it trains": "os ids das regras que ele treina",
    "the answer that is right": "a resposta certa",
    "one right answer": "uma resposta certa",
    "yes, no, or {breaks: the article}": "yes, no ou {breaks: o artigo}",
    "each key once": "cada chave uma vez",
    "each option once": "cada opção uma vez",
    "each lesson once": "cada lição uma vez",
    "lessons in order": "as lições em ordem",
    "every lesson in it": "todas as lições nele",
    "an id of its own for each": "um id próprio para cada um",
    "one in a folder": "um só na pasta",
    "each topic once": "cada assunto uma vez",
    "the id of a term": "o id de um termo",
    "the lesson the guided deals come after": "a lição depois da qual vêm as rodadas com tutor",
    "{} at most": "no máximo {}",
    "every lesson named by one": "cada lição citada por uma",
    "the id of a lesson": "o id de uma lição",
    "a lesson's id and the number of a step": "o id de uma lição e o número de um passo",
    "do or see": "do ou see",
    "title, text, articles, and do or see": "title, text, articles e do ou see",
    "do: the id of the puzzle": "do: o id do problema",
    "the id of a lesson in these folders": "o id de uma lição",
    "the id of a puzzle, or an exercise": "o id de um problema, ou um exercício",
    "a rank {} and a suit {}, or JK": "um valor ({}) e um naipe ({}), ou JK",
    "cards like {}": "cartas como {}",
    "moves like {}": "lances como {}",
    "draw · {}": "draw · {}",
    "a legal meld": "um jogo permitido",
    "legal moves": "jogadas permitidas",
    "melds or a position": "jogos (melds) ou uma posição (position)",
    "meets, within or ends": "meets, within ou ends",
    "meets or within beside them": "meets ou within ao lado",
    "always, or a share of the layouts such as {} or {}": "always, ou uma parte das distribuições, como {} ou {}",
    "authored, or {}": "authored, ou {}",
    "say, show, do or try": "say, show, do ou try",
    "one of them, with say if needed": "um deles, com say se precisar",
    "say": "say",
    "one of them": "um deles",
    "one of the options": "uma das opções",
    "lay, add N, take new, take N or discard": "lay, add N, take new, take N ou discard",
    "yes": "yes",
    "no, or breaks: {}": "no, ou breaks: {}",
    "breaks: {}": "breaks: {}",
    "every right option": "todas as opções certas",
    "a right option": "uma opção certa",
    "a wrong one among them": "alguma errada entre elas",
    "a wrong answer": "uma resposta errada",
    "moves up to the discard": "lances até o descarte",
    "a line that accept takes": "uma jogada que accept aceite",
    "cards that accept takes": "cartas que accept aceite",
    "cards that may be picked": "cartas que se possam escolher",
    "one that is there": "um que exista",
    "the cards it needs in the position, or seen: {}": "na posição as cartas de que precisa, ou seen: {}",
    "a criterion the engine can prove, or status: draft": "um critério que o motor prove, ou status: draft",
    "the one that {} writes": "a que {} escreve",
    "the answer is a whole number, like {}": "um número inteiro, como {}",
    "a position of its own": "uma posição só dele",
    "a nudge": "um empurrãozinho",
    "the same cards in both": "as mesmas cartas nas duas",
    "do as the last step": "do como último passo",
    "the folder of --content": "a pasta de --content",
    "a readable YAML file": "um arquivo YAML que se possa ler",
    "UTF-8 text": "texto em UTF-8",
    "spaces for indentation": "espaços no recuo",
    "one document a file": "um documento por arquivo",
    "values written out": "valores por extenso",
    "quotes around text that holds a colon": "aspas no texto que tem dois-pontos",
    "each {} on its own line, keys of one mapping indented alike": "cada {} na sua linha, com o mesmo recuo",
    "each {} of a list indented alike": "cada {} da lista com o mesmo recuo",
    "a closing bracket, and a comma between entries": "o colchete ou a chave que fecha, e vírgula entre os itens",
    "{}, with a space after the colon": "{}, com um espaço depois dos dois-pontos",
    "a closing quote": "as aspas que fecham",
    "quotes around text that begins with a special sign": "aspas no texto que começa com um sinal especial",
    "single quotes around text that holds a backslash": "aspas simples no texto que tem barra invertida",
}

_VALUE = re.compile(rf"[A-Z0-9 -]+|\{{.+\}}|{'|'.join(KINDS)}")


def problem_said(problem: Problem, language: str) -> tuple[str, str]:
    """What is wrong and what was expected, in a language code: any `pt…` is Portuguese, anything else English."""
    if not language.lower().startswith("pt"):
        return problem.wrong, problem.expected
    return in_portuguese(problem.wrong, _WRONG), in_portuguese(problem.expected, _EXPECTED)


def is_worded(problem: Problem) -> bool:
    """Whether the whole problem has Portuguese words; a bare value in quotes needs none."""
    return _has(problem.wrong, _WRONG) and _has(problem.expected, _EXPECTED)


def in_portuguese(text: str, words: Mapping[str, str]) -> str:
    """The Portuguese of a sentence of the table, with what stood in its gaps; the text itself where it has none."""
    for pattern, said in _patterns(tuple(words.items())):
        found = pattern.fullmatch(text)
        if found is not None:
            return said.format(*found.groups()) if pattern.groups else said
    return text


def _has(text: str, words: Mapping[str, str]) -> bool:
    if not text or text[0] in "'\"" or _VALUE.fullmatch(text):
        return True
    return any(pattern.fullmatch(text) for pattern, _said in _patterns(tuple(words.items())))


@cache
def _patterns(words: tuple[tuple[str, str], ...]) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each sentence as a pattern; those with fewer gaps, then the longer ones, are tried first."""
    ordered = sorted(words, key=lambda pair: (pair[0].count("{}"), -len(pair[0])))
    return tuple((re.compile(re.escape(english).replace(r"\{\}", "(.+?)")), said) for english, said in ordered)
