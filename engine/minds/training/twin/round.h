/* A round from the exchange to its score (articles 7 to 12). */
#ifndef ROUND_H
#define ROUND_H

#include "moves.h"

enum { PLAYING, WINDOW, GIVING, OVER };

typedef struct {
    u64 hands[4], pile, gone;
    u64 given[4][3];    /* by receiver: 1, 2 and 3 places further on */
    u64 received[4][3]; /* by giver, in the same way */
    Move top;           /* PASS before a lead */
    int phase, turn, owner, wish, outs;
    int out[4], calls[4], won[4]; /* calls: 0, 1 small, 2 Grand */
    bool opened[4];
} Round;

static inline int partner_of(int seat) { return (seat + 2) & 3; }

static int next_with_cards(const Round *round, int seat) {
    do seat = (seat + 1) & 3;
    while (!round->hands[seat]);
    return seat;
}

static int holder_or_next(const Round *round, int seat) {
    return round->hands[seat] ? seat : next_with_cards(round, seat);
}

static inline bool by_dragon(const Move *top) { return top->kind == SINGLE && top->strength == DRAGON_STRENGTH; }

static bool is_decided(const Round *round) {
    return round->outs == 3 || (round->outs == 2 && (round->out[0] ^ round->out[1]) == 2);
}

static void take(Round *round, int taker) {
    int leader = round->owner;
    round->won[taker] += points(round->pile);
    round->pile = 0;
    memset(&round->top, 0, sizeof round->top);
    round->owner = -1;
    if (is_decided(round)) round->phase = OVER;
    else {
        round->phase = PLAYING;
        round->turn = holder_or_next(round, leader);
    }
}

/* The trick goes to the player of its top, or waits to be given away (article 10). */
static void finish_trick(Round *round) {
    if (by_dragon(&round->top)) {
        round->phase = GIVING;
        round->turn = round->owner;
    } else take(round, round->owner);
}

static void put_down(Round *round, int seat, const Move *move, int wish) {
    round->hands[seat] &= ~move->cards;
    round->gone |= move->cards;
    round->opened[seat] = true;
    if (!round->hands[seat]) round->out[round->outs++] = seat;
    if (move->kind == DOG_LED) {
        if (is_decided(round)) round->phase = OVER;
        else round->turn = holder_or_next(round, partner_of(seat));
        return;
    }
    round->pile |= move->cards;
    round->top = *move;
    round->owner = seat;
    round->phase = PLAYING;
    if (round->wish && move->cards & OF_RANK(round->wish)) round->wish = 0;
    if (wish) round->wish = wish;
    if (round->outs == 2 && is_decided(round)) round->phase = OVER; /* tricks do not count (article 12.2) */
    else if (is_decided(round)) finish_trick(round);
    else round->turn = next_with_cards(round, seat);
}

/* After the last pass the bomb window opens. */
static void pass(Round *round) {
    int seat = round->turn;
    do {
        seat = (seat + 1) & 3;
        if (seat == round->owner) {
            round->phase = WINDOW;
            return;
        }
    } while (!round->hands[seat]);
    round->turn = seat;
}

static void play(Round *round, const Move *move, int wish) {
    if (move->kind == PASS) pass(round);
    else put_down(round, round->turn, move, wish);
}

static void begin(Round *round, const u64 *hands, const int *calls, u64 given[4][3]) {
    memset(round, 0, sizeof *round);
    for (int seat = 0; seat < 4; seat++) {
        round->hands[seat] = hands[seat];
        round->calls[seat] = calls[seat];
        for (int i = 0; i < 3; i++) round->hands[seat] &= ~given[seat][i];
    }
    for (int seat = 0; seat < 4; seat++)
        for (int i = 0; i < 3; i++) {
            int to = (seat + i + 1) & 3;
            round->hands[to] |= given[seat][i];
            round->given[seat][i] = given[seat][i];
            round->received[to][2 - i] = given[seat][i];
        }
    for (int seat = 0; seat < 4; seat++)
        if (round->hands[seat] & MAH_JONG) round->turn = seat;
    round->owner = -1;
}

static void score(const Round *round, int *points_of_team) {
    int *sum = points_of_team;
    sum[0] = sum[1] = 0;
    int first = round->out[0];
    if (round->outs == 2) sum[first & 1] = 200;
    else {
        int last = 6 - round->out[0] - round->out[1] - round->out[2];
        for (int seat = 0; seat < 4; seat++) sum[(seat == last ? first : seat) & 1] += round->won[seat];
        sum[1 - (last & 1)] += points(round->hands[last]);
    }
    for (int seat = 0; seat < 4; seat++)
        if (round->calls[seat]) sum[seat & 1] += (seat == first ? 100 : -100) * round->calls[seat];
}

/* To the opponent who is likelier to be last, as `engine/minds/dragon.py` has it. */
static int dragon_goes_to(const Round *round, int seat) {
    int after = (seat + 1) & 3, before = (seat + 3) & 3;
    int cards_after = count(round->hands[after]), cards_before = count(round->hands[before]);
    if (!cards_after || !cards_before) return cards_before ? before : after;
    if (!round->calls[after] != !round->calls[before]) return round->calls[after] ? before : after;
    return cards_after >= cards_before + (round->hands[partner_of(seat)] ? 5 : 1) ? after : before;
}
#endif
