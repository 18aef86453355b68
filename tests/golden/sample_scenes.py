"""One scene for every kind of picture: what the golden tests, the bench and the palette are made from."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.cards import NO_CARDS, Card, Cards
from engine.kernel import Seat
from engine.tichu.combinations import Combination, readings
from engine.tichu.view import SEATS, Call, CallResult, Phase, PlayerView, RoundResult, SeatView, TableView, TrickPlay
from render.scene import Scene
from render.sheet import SheetWords, match_scene, round_scene
from render.tichu import LobbyWords, Words, lobby_scene, table_scene
from render.tichu_hand import hand_scene
from tests.golden.comparison_scenes import COMPARED
from tests.golden.replay_scenes import REPLAYED
from tests.golden.standing_scenes import STANDINGS

SHORT: Final = dict(zip(SEATS, ("Koi", "Eisvogel", "Lotus", "나비"), strict=True))
LONG: Final = dict(
    zip(SEATS, ("Maximilian Müßiggang", "Friederike Schön", "해바라기꽃밭에서놀자", "아리수강변달빛토끼"), strict=True)
)
WORDS: Final = Words(caption="", round="Round 3", small="TICHU", grand="GRAND", passed="pass", bombs="Bombs?")
KOREAN: Final = Words(
    caption="", round="3라운드", small="스몰 티츄", grand="라지 티츄", passed="패스", bombs="폭탄 있나요?"
)
GERMAN: Final = Words(caption="", round="Runde 3", small="TICHU", grand="GROSSES", passed="passt", bombs="Bomben?")


def combination(text: str, *, phoenix: int | None = None, on: Combination | None = None) -> Combination:
    """The highest reading of some cards, or the one with this rank for the Phoenix."""
    found = next(one for one in readings(Cards.parse(text)) if phoenix in {None, one.phoenix})
    return found if on is None else found.on(on)


def trick(*plays: tuple[int, str]) -> tuple[TrickPlay, ...]:
    """Plays by seat and cards, each read upon the one before."""
    made: list[TrickPlay] = []
    for seat, text in plays:
        top = made[-1].combination if made else None
        made.append(TrickPlay(SEATS[seat], combination(text, on=top)))
    return tuple(made)


def dealt(*counts: int) -> tuple[SeatView, ...]:
    """Four seats with so many cards."""
    return tuple(map(SeatView, counts))


BASE: Final = TableView(
    phase=Phase.PLAY, moment=12, round=3, target=1000, totals=(425, 310), results=(), seats=dealt(14, 14, 14, 14)
)


def table(
    caption: str,
    view: TableView,
    *,
    names: Mapping[Seat, str] = SHORT,
    minds: tuple[int, ...] = (),
    words: Words = WORDS,
) -> Scene:
    """A table with its caption; `minds` are the seats of bots."""
    return table_scene(view, names=names, words=replace(words, caption=caption), minds=frozenset(map(Seat, minds)))


RESULTS: Final = (
    RoundResult(1, (Seat(0), Seat(3), Seat(2)), (60, 40), (), (60, 40), (60, 40)),
    RoundResult(
        2, (Seat(2), Seat(1), Seat(0)), (75, 25), (CallResult(Seat(2), Call.SMALL, made=True),), (175, 25), (235, 65)
    ),
    RoundResult(
        3, (Seat(1), Seat(0), Seat(3)), (45, 55), (CallResult(Seat(0), Call.SMALL, made=False),), (-55, 55), (180, 120)
    ),
    RoundResult(4, (Seat(0), Seat(2)), (200, 0), (), (200, 0), (380, 120)),
    RoundResult(
        5, (Seat(3), Seat(2), Seat(0)), (30, 70), (CallResult(Seat(3), Call.GRAND, made=True),), (30, 270), (410, 390)
    ),
    RoundResult(6, (Seat(0), Seat(1), Seat(2)), (85, 15), (), (85, 15), (495, 405)),
    RoundResult(
        7,
        (Seat(1), Seat(0), Seat(3)),
        (30, 70),
        (CallResult(Seat(0), Call.GRAND, made=False), CallResult(Seat(1), Call.SMALL, made=True)),
        (-170, 170),
        (325, 575),
    ),
    RoundResult(
        8,
        (Seat(3), Seat(1)),
        (0, 200),
        (CallResult(Seat(3), Call.GRAND, made=True), CallResult(Seat(1), Call.SMALL, made=False)),
        (0, 300),
        (325, 875),
    ),
    RoundResult(
        9, (Seat(3), Seat(0), Seat(1)), (45, 55), (CallResult(Seat(3), Call.SMALL, made=True),), (45, 155), (370, 1030)
    ),
)
SHEET: Final = SheetWords(title="Round 3", small="T", grand="GT", one_two="1-2")


def played(number: int, phase: Phase = Phase.DEAL) -> TableView:
    """The table after so many rounds."""
    order = RESULTS[number - 1].order
    return replace(
        BASE,
        phase=phase,
        results=RESULTS[:number],
        totals=RESULTS[number - 1].totals,
        seats=tuple(SeatView(0 if seat in order else 5) for seat in SEATS),
        out=order,
        round=number + 1,
        last_trick=trick((3, "5j 6s 7p 8t 9j"), (0, "Tj Js Qp Kt As")),
    )


HAND: Final = Cards.parse("MJ 3j 3s 5p 7t 8j 8s Ts Tp Jt Qj Ks At PH")
BOMBS: Final = Cards.parse("4t 5t 6t 7t 8t 9j 9s 9p 9t")


def own(cards: Cards, view: TableView = BASE) -> PlayerView:
    """What seat 0 sees with these cards."""
    return PlayerView(view, Seat(0), cards)


def gifts(text: str) -> tuple[Card, Card, Card]:
    """Three cards in the order of their receivers."""
    first, second, third = map(Card.parse, text.split())
    return first, second, third


LOBBY: Final = LobbyWords(caption="Waiting for players", detail="To 1000 · 90 s a turn · casual", empty="free")
STRAIGHT: Final = (TrickPlay(Seat(1), combination("6j 7s 8p PH Tt Jj Qp", phoenix=9)),)

SCENES: Final[Mapping[str, Scene]] = {
    "lobby": lobby_scene({Seat(0): "Koi", Seat(3): "나비"}, words=LOBBY, host=Seat(0)),
    "lobby-full": lobby_scene(LONG, words=LOBBY, host=Seat(0), minds=frozenset({Seat(1), Seat(3)})),
    "grand": table(
        "Grand Tichu?",
        replace(
            BASE,
            phase=Phase.GRAND,
            seats=(SeatView(8, ready=True), SeatView(8), SeatView(8), SeatView(8, Call.GRAND, ready=True)),
        ),
        minds=(1, 3),
    ),
    "exchange": table(
        "Exchange: three cards each",
        replace(
            BASE,
            phase=Phase.EXCHANGE,
            seats=(SeatView(14, ready=True), SeatView(14), SeatView(14, Call.SMALL, ready=True), SeatView(14)),
        ),
    ),
    "lead": table("Lotus leads", replace(BASE, turn=Seat(2), totals=(0, 0), round=1)),
    "straight-5": table(
        "Straight 5-9",
        replace(
            BASE,
            turn=Seat(0),
            trick=trick((3, "3j 4s 5p 6t 7j"), (0, "4j 5s 6p 7t 8j"), (1, "5j 6s 7p 8t 9j")),
            seats=(SeatView(9), SeatView(4), SeatView(11, passed=True), SeatView(9)),
        ),
        minds=(1, 2, 3),
    ),
    "straight-phoenix": table(
        "Straight 6-Q",
        replace(
            BASE,
            turn=Seat(0),
            trick=(*trick((3, "3j 4s 5p 6t 7j 8t 9s"), (0, "4j 5s 6p 7t 8j 9t Tp")), *STRAIGHT),
            seats=(SeatView(11), SeatView(2), SeatView(9, passed=True), SeatView(8, Call.SMALL)),
            wish=7,
        ),
    ),
    "straight-14": table(
        "Straight 1-A",
        replace(
            BASE,
            turn=Seat(1),
            trick=trick((3, "MJ 2j 3s 4p 5t 6j 7s 8p 9t Tj Js Qp Kt Aj")),
            seats=(SeatView(0), SeatView(3), SeatView(0), SeatView(1, Call.SMALL)),
            out=(Seat(2), Seat(0)),
            wish=10,
            totals=(880, 920),
        ),
    ),
    "phoenix-single": table(
        "Phoenix on K",
        replace(BASE, turn=Seat(3), trick=trick((0, "8j"), (1, "Ts"), (0, "Kp"), (2, "PH")), seats=dealt(7, 9, 10, 6)),
    ),
    "full-house": table(
        "Full house, kings and nines",
        replace(
            BASE,
            turn=Seat(0),
            trick=trick(
                (0, "2j 2s 2p Tt Tj"),
                (1, "4j 4s 4p 6t 6j"),
                (2, "Tj Ts Tp Jt Js"),
                (1, "Qj Qs Qp 8t 8j"),
                (2, "Kj Ks Kp 9t 9s"),
            ),
            seats=(SeatView(7), SeatView(5), SeatView(4), SeatView(14, passed=True)),
        ),
    ),
    "stairs": table(
        "Stairs 5-8",
        replace(
            BASE,
            turn=Seat(1),
            trick=trick((2, "3j 3s 4j 4s 5p 5t 6j 6s"), (0, "5j 5s 6p 6t 7j 7s 8j PH")),
            seats=dealt(2, 8, 6, 14),
        ),
    ),
    "bomb": table(
        "Bomb! Four eights",
        replace(
            BASE,
            turn=Seat(2),
            trick=trick((1, "5j 5s"), (2, "Jj Js"), (3, "8j 8s 8p 8t")),
            seats=(SeatView(6), SeatView(5, passed=True), SeatView(10), SeatView(9, Call.GRAND)),
            totals=(-125, 595),
        ),
    ),
    "bomb-window": table(
        "Bomb! 5-9 in one suit",
        replace(
            BASE,
            phase=Phase.CLOSING,
            trick=trick((0, "Aj As"), (1, "7j 7s 7p 7t"), (2, "5t 6t 7t 8t 9t")),
            seats=(
                SeatView(11, passed=True),
                SeatView(10, Call.SMALL, passed=True),
                SeatView(8, Call.SMALL),
                SeatView(14, passed=True),
            ),
            wish=14,
        ),
    ),
    "window-single": table(
        "Ace",
        replace(
            BASE,
            phase=Phase.CLOSING,
            trick=trick((0, "9j"), (1, "Ks"), (2, "At")),
            seats=(SeatView(13, passed=True), SeatView(13, passed=True), SeatView(13), SeatView(14, passed=True)),
        ),
    ),
    "dragon": table(
        "Who gets the Dragon's trick?",
        replace(
            BASE,
            phase=Phase.DRAGON,
            turn=Seat(3),
            trick=trick((0, "Qj"), (1, "Ks"), (2, "Ap"), (3, "DR")),
            seats=(SeatView(6), SeatView(9), SeatView(10), SeatView(9, Call.SMALL)),
        ),
    ),
    "dragon-sides": table(
        "누구에게 용 트릭을 줄까요?",
        replace(
            BASE,
            phase=Phase.DRAGON,
            turn=Seat(0),
            trick=trick((0, "DR")),
            seats=(SeatView(0), SeatView(9), SeatView(10), SeatView(9)),
            out=(Seat(0),),
        ),
        words=KOREAN,
    ),
    "round-over": table("Round 6: +85, +15", played(6)),
    "korean": table(
        "스트레이트 6-Q",
        replace(
            BASE,
            turn=Seat(3),
            trick=(*trick((0, "2j 3s 4p 5t 6j 7t 8s")), *STRAIGHT),
            seats=(
                SeatView(14, Call.SMALL, passed=True),
                SeatView(7, Call.GRAND),
                SeatView(3, Call.SMALL, passed=True),
                SeatView(14, Call.SMALL),
            ),
        ),
        names=LONG,
        words=KOREAN,
        minds=(2,),
    ),
    "german": table(
        "Vierlingsbombe Achten",
        replace(
            BASE,
            turn=Seat(2),
            trick=trick((1, "Kj Ks Kp 9t 9s"), (1, "8j 8s 8p 8t")),
            seats=(
                SeatView(9, passed=True),
                SeatView(8, Call.GRAND),
                SeatView(14),
                SeatView(10, Call.SMALL, passed=True),
            ),
            totals=(-1125, -225),
            target=2000,
        ),
        names={**LONG, Seat(3): "Wolfgang Amadeus", Seat(2): "Donaudampfschifffahrtskapitän"},
        words=GERMAN,
    ),
    "hand-14": hand_scene(own(HAND), names=SHORT),
    "hand-raised": hand_scene(own(HAND), names=SHORT, raised=Cards.parse("8j 8s")),
    "hand-given": hand_scene(replace(own(HAND), given=gifts("2t Kj 6s"), received=gifts("At 3j PH")), names=SHORT),
    "hand-bombs": hand_scene(own(BOMBS | Cards.parse("Ks DR DG")), names=SHORT, bombs=BOMBS),
    "hand-exchange": hand_scene(
        replace(own(HAND, replace(BASE, phase=Phase.EXCHANGE)), given=gifts("3j At 5p")), names=SHORT
    ),
    "hand-three": hand_scene(own(Cards.parse("2j Ap DR")), names=SHORT),
    "hand-out": hand_scene(own(NO_CARDS, replace(BASE, out=(Seat(1), Seat(0)))), names=SHORT),
    "round": round_scene(played(2), names=SHORT, words=replace(SHEET, title="Round 2")),
    "round-8": round_scene(played(8), names=LONG, words=replace(SHEET, title="Runde 8")),
    "match": match_scene(
        played(9, Phase.OVER), names=SHORT, words=replace(SHEET, title="나비 & Eisvogel win the match")
    ),
    "round-korean": round_scene(
        played(8), names=LONG, words=SheetWords(title="8라운드 결과", small="스몰", grand="라지", one_two="원투")
    ),
    "match-short": match_scene(played(4, Phase.OVER), names=LONG, words=replace(SHEET, title="Partie beendet")),
    **COMPARED,
    **REPLAYED,
    **STANDINGS,
}
