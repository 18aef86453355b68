/* Players: what a seat does, by its nets or by the greedy rules. */
#ifndef PLAYERS_H
#define PLAYERS_H

#include "greedy.h"
#include "network.h"

typedef struct {
    const Net *play, *exchange, *grand; /* play = NULL: greedy in everything */
    double small_margin, grand_margin;  /* hundreds of points that a call must promise */
    double grand_power;                 /* without a Grand net: the least power of eight cards that calls */
    int plain;                          /* bombs in turn only, wishes by chance */
} Player;

typedef struct {
    int index;   /* of the move */
    int wish;    /* with the Mah Jong, else 0 */
    float value; /* of the best move, not of the one explored */
    Bits row;    /* of the move chosen */
} Choice;

static int random_wish(u64 hand, Chance *chance) { return hand & OF_RANK(14) ? 2 + below(chance, 13) : 14; }

static void fixed_part(const Round *round, int seat, Bits *row, Unseen *unseen) {
    u64 cards = ALL_CARDS & ~round->gone & ~round->hands[seat];
    memset(row, 0, sizeof *row);
    look_at(cards, unseen);
    put_fixed(row, round, seat, cards);
}

/* The best of the moves, each wish with the Mah Jong a move of its own. */
static void best_move(const Player *player, const Round *round, int seat, const Moves *moves, int wait,
                      Chance *chance, Choice *out) {
    Valuer valuer;
    Unseen unseen;
    Bits fixed;
    start_valuing(&valuer, player->play);
    fixed_part(round, seat, &fixed, &unseen);
    out->value = -1e9f;
    for (int i = 0; i < moves->n; i++) {
        const Move *move = &moves->of[i];
        bool wishes = move->cards & MAH_JONG, free = wishes && !player->plain;
        int first = !wishes ? 0 : free ? 2 : random_wish(round->hands[seat], chance), last = free ? 14 : first;
        for (int wish = first; wish <= last; wish++) {
            Bits row = fixed;
            put_move(&row, round, seat, move, wish, move->kind == PASS ? wait : -1, &unseen);
            float value = value_of(&valuer, &row);
            if (value <= out->value) continue;
            out->value = value;
            out->index = i;
            out->wish = wish;
            out->row = row;
        }
    }
}

/* A move by chance instead of the best; what the best is worth stays. */
static void explore_move(const Round *round, int seat, const Moves *moves, int wait, Chance *chance, Choice *out) {
    Unseen unseen;
    out->index = below(chance, moves->n);
    const Move *move = &moves->of[out->index];
    out->wish = move->cards & MAH_JONG ? 2 + below(chance, 13) : 0;
    fixed_part(round, seat, &out->row, &unseen);
    put_move(&out->row, round, seat, move, out->wish, move->kind == PASS ? wait : -1, &unseen);
}

static bool may_call_small(const Round *round, int seat) {
    return !round->opened[seat] && !round->calls[seat] && !round->outs && !round->calls[partner_of(seat)];
}

/* Small Tichu together with the first play, when the same net expects more with the call. */
static bool calls_small(const Player *player, Round *round, int seat, const Moves *moves, Chance *chance) {
    if (!player->play) return greedy_calls_small(round->hands[seat]);
    Choice without, with;
    best_move(player, round, seat, moves, -1, chance, &without);
    round->calls[seat] = 1;
    best_move(player, round, seat, moves, -1, chance, &with);
    round->calls[seat] = 0;
    bool plays = player->plain || moves->of[with.index].kind != PASS;
    return plays && with.value > without.value + (float)player->small_margin;
}

/* --- before the play ---------------------------------------------------------------------------------------------- */

static void put_gifts(Bits *row, const u64 *gifts) {
    for (int i = 0; i < 3; i++) put_bit(row, F_GIVEN + 17 * i + rank_index(gifts[i]));
}

/* A hand before the play: its shape, what it gives, who has called. `gifts` may be NULL. */
static void hand_row(u64 hand, int seat, const int *calls, const u64 *gifts, Bits *row) {
    Holding held;
    memset(row, 0, sizeof *row);
    hold(hand, &held);
    put_shape(row, hand, &held);
    for (int d = 0; d < 4; d++)
        if (calls[(seat + d) & 3]) put_bit(row, F_CALLS + 2 * d + calls[(seat + d) & 3] - 1);
    if (gifts) put_gifts(row, gifts);
}

#define LEAST_POWER 2 /* of eight cards that are thought about at all: an ace */

static bool calls_grand(const Player *player, u64 eight, int seat, int *calls) {
    if (calls[partner_of(seat)] || power(eight) < LEAST_POWER) return false;
    if (!player->grand) return power(eight) >= player->grand_power;
    Bits row;
    Valuer valuer;
    start_valuing(&valuer, player->grand);
    hand_row(eight, seat, calls, NULL, &row);
    float without = value_of(&valuer, &row);
    calls[seat] = 2;
    hand_row(eight, seat, calls, NULL, &row);
    calls[seat] = 0;
    return value_of(&valuer, &row) > without + (float)player->grand_margin;
}

/* Up to three cards of each rank, then the specials: the gifts of one hand, cards of one rank being alike. Returns how
   many; `low` gets all that an opponent may get, the eight lowest kinds of card and the Dog. */
static int gift_cards(u64 hand, u64 *out, u64 *low) {
    int n = 0, kinds = 0;
    Holding held;
    hold(hand, &held);
    *low = hand & DOG;
    for (int rank = 2; rank < 15; rank++) {
        u64 left = hand & OF_RANK(rank);
        if (!left) continue;
        if (kinds++ < 8) *low |= left;
        for (int copies = 1; copies <= 3 && count(left) >= copies; copies++)
            out[n++] = choose(&held, rank, copies) & ~(copies > 1 ? choose(&held, rank, copies - 1) : 0);
    }
    for (u64 special = MAH_JONG; special <= DRAGON; special <<= 1)
        if (hand & special) {
            if (kinds++ < 8) *low |= special;
            out[n++] = special;
        }
    return n;
}

static inline bool alike(u64 one, u64 other) {
    return (one | other) < MAH_JONG && lowest(one) / 4 == lowest(other) / 4;
}

/* The best way to hand out three cards of a set, if it is better than `best`; the hand's own bits are in `row`. */
static float best_order(Valuer *valuer, const Bits *row, const u64 *three, u64 low, float best, u64 *gifts) {
    static const u8 orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int i = 0; i < 6; i++) {
        u64 given[3] = {three[orders[i][0]], three[orders[i][1]], three[orders[i][2]]};
        if ((given[0] | given[2]) & ~low) continue;
        Bits with = *row;
        put_gifts(&with, given);
        float value = value_of(valuer, &with);
        if (value <= best) continue;
        best = value;
        memcpy(gifts, given, sizeof given);
    }
    return best;
}

/* The best three gifts. Sets of three are gone through once each, as what is left of the hand is the same for all
   orders; of equal cards the first ones are taken. */
static void best_gifts(const Player *player, u64 hand, int seat, const int *calls, u64 *gifts) {
    u64 cards[16], low;
    Valuer valuer;
    float best = -1e9f;
    start_valuing(&valuer, player->exchange);
    int n = gift_cards(hand, cards, &low);
    for (int a = 0; a < n; a++) {
        if (a && alike(cards[a], cards[a - 1])) continue;
        for (int b = a + 1; b < n; b++) {
            if (b > a + 1 && alike(cards[b], cards[b - 1])) continue;
            for (int c = b + 1; c < n; c++) {
                if (c > b + 1 && alike(cards[c], cards[c - 1])) continue;
                u64 three[3] = {cards[a], cards[b], cards[c]}, given = cards[a] | cards[b] | cards[c];
                if (count(given & low) < 2) continue;
                Bits row;
                hand_row(hand & ~given, seat, calls, NULL, &row);
                best = best_order(&valuer, &row, three, low, best, gifts);
            }
        }
    }
}
#endif
