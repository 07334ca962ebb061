"""`kongbox replay FILE`: check a log event by event, print the table, prove the shuffle."""

from io import StringIO
from typing import Annotated, Any, NamedTuple

import typer

from kongbox.cli.reading import named, read_text
from kongbox.cli.speech import chosen_language, print_json, unusable
from kongbox.cli.telling import Teller
from kongbox.engine.events import Event, HandEnded, HandStarted
from kongbox.engine.evolve import Impossible, fold
from kongbox.engine.replay import Doubt, hands_of, judge_again, seed_of, states
from kongbox.engine.ruleset import RuleSet
from kongbox.engine.shuffle import RECIPE
from kongbox.engine.state import MatchState
from kongbox.formats.log import Log, read_log
from kongbox.i18n import number, signed
from kongbox.rulesets import RULE_SETS
from kongbox.tiles.unusable import Unusable


class Replayed(NamedTuple):
    """A log with what was found when it was played again."""

    log: Log
    rules: RuleSet
    options: Any
    doubt: Doubt | None

    @property
    def sound(self) -> tuple[Event, ...]:
        """The events before the first doubtful one."""
        return self.log.events if self.doubt is None else self.log.events[: self.doubt.place - 1]

    @property
    def judged(self) -> bool:
        """Whether the acts were judged: only the version of the rules that wrote a log may do so."""
        return self.log.header.rules == self.rules.version


def replay(  # noqa: PLR0917 - one parameter an option, as typer reads them
    file: Annotated[str, typer.Argument()],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    moves: Annotated[bool, typer.Option("--moves")] = False,
    at: Annotated[int | None, typer.Option("--at")] = None,
    lang: Annotated[str | None, typer.Option("--lang")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Replay the log in `file`; exit 1 when an act was not legal or a shuffle is not proved."""
    found = _play_again(file, lang)
    if json:
        print_json(_answer(found))
    else:
        shown = found._replace(log=found.log._replace(events=_until(found.log, at)))
        teller = Teller(chosen_language(lang, found.log.header.game), found.log.header)
        print("\n".join(_report(teller, shown, moves=moves, verify=verify)))
    if found.doubt is not None or (verify and not _all_revealed(found.log)):
        raise SystemExit(1)


def _play_again(file: str, lang: str | None) -> Replayed:
    log = _read(file)
    rules = _rules_of(log, file)
    try:
        options = rules.read_options(log.header.options)
    except Unusable as error:
        unusable(chosen_language(lang, log.header.game), error, where=named(file))
    return Replayed(log, rules, options, _doubt(rules, options, log))


def _read(file: str) -> Log:
    text = read_text(file)
    try:
        log = read_log(StringIO(text))  # not splitlines: a name may hold other line ends than ours
    except Unusable as error:
        raise Unusable(error.words, **{"file": named(file)} | error.facts) from error
    if len(log.header.players) != 4 or not all(isinstance(name, str) for name in log.header.players):
        raise Unusable("unusable-log-players", file=named(file), found=len(log.header.players))
    return log


def _rules_of(log: Log, file: str) -> RuleSet:
    rules = RULE_SETS.get(log.header.game)
    if rules is None:
        raise Unusable("unusable-log-game", file=named(file), found=log.header.game, known=", ".join(RULE_SETS))
    if log.header.recipe != RECIPE:
        raise Unusable("unusable-log-recipe", file=named(file), found=log.header.recipe, known=RECIPE)
    return rules


def _until(log: Log, at: int | None) -> tuple[Event, ...]:
    if at is None:
        return log.events
    if not 1 <= at <= len(log.events):
        raise Unusable("unusable-log-place", events=len(log.events), found=at)
    return log.events[:at]


def _doubt(rules: RuleSet, options: Any, log: Log) -> Doubt | None:
    """What is wrong with the log. Acts are judged only by the version of the rules that wrote it."""
    for place, event in enumerate(log.events, start=1):
        if isinstance(event, HandStarted):
            if event.commitment != log.header.commitment:
                return Doubt(place, "not-announced")
            break
    if log.header.rules == rules.version:
        return judge_again(rules, options, log.events)
    try:
        fold(MatchState(options), log.events)
    except Impossible:
        return judge_again(rules, options, log.events)
    return None


def _all_revealed(log: Log) -> bool:
    hands = hands_of(log.events)
    return bool(hands) and all(seed_of(hand) is not None for hand in hands)


def _report(teller: Teller, found: Replayed, *, moves: bool, verify: bool) -> list[str]:
    told = list(enumerate(states(found.options, found.sound), start=1))
    lines = _heading(teller, found.log)
    if moves:
        texts = [(place, teller.event(event, match)) for place, (event, match) in told]
        lines += [teller.say("log-move", place=place, text=text) for place, text in texts if text]
    lines += _results(teller, found)
    if told:
        place, (_, match) = told[-1]
        lines += ["", *teller.table(match, place), "", _scores(teller, found.log, match)]
    lines += _proofs(teller, found.sound) if verify else []
    return lines + _verdict(teller, found)


def _scores(teller: Teller, log: Log, match: MatchState) -> str:
    points = zip(log.header.players, match.scores, strict=True)
    return teller.say("log-scores", scores=", ".join(f"{name} {signed(teller.lang, score)}" for name, score in points))


def _heading(teller: Teller, log: Log) -> list[str]:
    count = number(teller.lang, len(log.events))
    title, hands = teller.say("game-name"), len(hands_of(log.events))
    lines = [teller.say("log-title", title=title, rules=log.header.rules, hands=hands, events=count)]
    lines.append(teller.say("log-players", names=", ".join(log.header.players)))
    if log.header.options:
        differ = ", ".join(f"{name} = {value}" for name, value in log.header.options.items())
        lines.append(teller.say("log-differences", options=differ))
    return lines


def _results(teller: Teller, found: Replayed) -> list[str]:
    lines, match = [], MatchState(found.options)
    for hand in hands_of(found.sound):
        match = fold(match, hand)
        started = next(event for event in hand if isinstance(event, HandStarted))
        if any(isinstance(event, HandEnded) for event in hand):
            lines.append(teller.say("log-hand-head", number=started.number, result=teller.result(hand, match)))
        else:
            lines.append(teller.say("log-hand-open", number=started.number))
    return lines


def _proofs(teller: Teller, events: tuple[Event, ...]) -> list[str]:
    lines = []
    for hand in hands_of(events):
        started = next(event for event in hand if isinstance(event, HandStarted))
        words = "log-not-revealed" if seed_of(hand) is None else "log-proved"
        lines.append(teller.say(words, number=started.number, commitment=started.commitment))
    return lines


def _verdict(teller: Teller, found: Replayed) -> list[str]:
    lines = [teller.say("log-cut")] if found.log.cut else []
    if found.doubt is not None:
        doubt = found.doubt
        return [*lines, teller.say(f"log-doubt-{doubt.kind}", place=doubt.place, detail=doubt.detail)]
    if not found.judged:
        facts = {"found": found.log.header.rules, "known": found.rules.version}
        return [*lines, teller.say("log-other-rules", **facts)]
    if not hands_of(found.log.events):
        return [*lines, teller.say("log-no-hand")]
    return [*lines, teller.say("log-judged" if _all_revealed(found.log) else "log-partly-judged")]


def _answer(found: Replayed) -> dict[str, Any]:
    header, doubt = found.log.header, found.doubt
    hands, match = _hands(found)
    return {
        "game": header.game,
        "rules": header.rules,
        "judged": found.judged,
        "options": header.options,
        "players": list(header.players),
        "events": len(found.log.events),
        "cut": found.log.cut,
        "hands": hands,
        "scores": list(match.scores),
        "doubt": {"event": doubt.place, "kind": doubt.kind, "detail": doubt.detail} if doubt else None,
    }


def _hands(found: Replayed) -> tuple[list[dict[str, Any]], MatchState]:
    match, hands = MatchState(found.options), []
    for hand in hands_of(found.sound):
        match = fold(match, hand)
        started = next(event for event in hand if isinstance(event, HandStarted))
        ended = next((event for event in hand if isinstance(event, HandEnded)), None)
        hands.append(
            {
                "number": started.number,
                "events": len(hand),
                "ended": ended.reason if ended else None,
                "winner": match.deal.winner if match.deal else None,
                "balance": list(ended.balance) if ended else None,
                "commitment": started.commitment,
                "proved": seed_of(hand) is not None,
            }
        )
    return hands, match
