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

/* A hand before the play: its shape, what it gives, who has called. `gifts` may be NULL. */
static void hand_row(u64 hand, int seat, const int *calls, const u64 *gifts, Bits *row) {
    Holding held;
    memset(row, 0, sizeof *row);
    hold(hand, &held);
    put_shape(row, hand, &held);
    for (int d = 0; d < 4; d++)
        if (calls[(seat + d) & 3]) put_bit(row, F_CALLS + 2 * d + calls[(seat + d) & 3] - 1);
    for (int i = 0; gifts && i < 3; i++) put_bit(row, F_GIVEN + 17 * i + rank_index(gifts[i]));
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

/* The lowest card of each rank, then the specials: cards of one rank are alike in the exchange. */
static int different_cards(u64 hand, u64 *out) {
    int n = 0;
    Holding held;
    hold(hand, &held);
    for (int rank = 2; rank < 15; rank++)
        if (held.nibble[rank]) out[n++] = choose(&held, rank, 1);
    for (u64 special = MAH_JONG; special <= DRAGON; special <<= 1)
        if (hand & special) out[n++] = special;
    return n;
}

/* What may go to an opponent: the eight lowest kinds of card, and the Dog. The rest is never worth a thought. */
static int low_cards(u64 hand, u64 *out) {
    int n = different_cards(hand, out), low = at_most(n, 8);
    if (hand & DOG) {
        bool there = false;
        for (int i = 0; i < low; i++) there |= out[i] == DOG;
        if (!there) out[low++] = DOG;
    }
    return low;
}

/* The best three gifts; returns what they are worth. */
static float best_gifts(const Player *player, u64 hand, int seat, const int *calls, u64 *gifts) {
    u64 first[16], last[16], middle[16];
    Valuer valuer;
    float best = -1e9f;
    start_valuing(&valuer, player->exchange);
    int n = low_cards(hand, first);
    for (int a = 0; a < n; a++) {
        int m = low_cards(hand & ~first[a], last);
        for (int c = 0; c < m; c++) {
            u64 two = first[a] | last[c];
            int k = different_cards(hand & ~two, middle);
            for (int b = 0; b < k; b++) {
                u64 three[3] = {first[a], middle[b], last[c]};
                Bits row;
                hand_row(hand & ~two & ~middle[b], seat, calls, three, &row);
                float value = value_of(&valuer, &row);
                if (value <= best) continue;
                best = value;
                memcpy(gifts, three, sizeof three);
            }
        }
    }
    return best;
}
#endif
