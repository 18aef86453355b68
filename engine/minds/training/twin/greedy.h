/* A simple player: the longest and lowest lead, the cheapest reply. A partner that the nets must get on with. */
#ifndef GREEDY_H
#define GREEDY_H

#include "round.h"

static double power(u64 hand) {
    return 2 * count(hand & OF_RANK(14)) + 3.5 * ((hand & DRAGON) != 0) + 3.5 * ((hand & PHOENIX) != 0);
}

static bool has_bomb(u64 hand) {
    Holding held;
    hold(hand, &held);
    return held.atleast[4] || held.in_flush;
}

static bool greedy_calls_small(u64 hand) { return power(hand) >= 9 || (power(hand) >= 7 && has_bomb(hand)); }

static int greedy_lead(u64 hand, const Moves *moves) {
    int best = 0;
    double least = 1e9;
    for (int i = 0; i < moves->n; i++) {
        const Move *move = &moves->of[i];
        int rank = move->strength / 2;
        double cost = 100 * (-count(move->cards) + 6 * (rank > 11) + 3 * ((move->cards & PHOENIX) != 0)) + rank;
        if (is_bomb(move)) cost = 500;
        if (move->kind == DOG_LED) cost = count(hand) > 3 ? 0 : -100;
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    return best;
}

static int greedy_reply(const Round *round, int seat, const Moves *moves) {
    int partner = partner_of(seat), after = (seat + 1) & 3, before = (seat + 3) & 3, fewest = 14;
    bool may_pass = moves->of[0].kind == PASS;
    bool called = round->calls[after] || round->calls[before];
    for (int d = 1; d < 4; d += 2) {
        int n = count(round->hands[(seat + d) & 3]);
        if (n && n < fewest) fewest = n;
    }
    if (may_pass && round->owner == partner && (round->top.strength >= 20 || round->calls[partner])) return 0;
    int best = -1, worth = points(round->pile);
    double least = 1e9;
    for (int i = may_pass; i < moves->n; i++) {
        const Move *move = &moves->of[i];
        bool dear = move->strength > 26 && worth < 10 && fewest > 6;
        double cost = 2000 * ((move->cards & PHOENIX) != 0) + 1000 * dear + move->strength;
        if (is_bomb(move)) {
            if (may_pass && (round->owner == partner || (fewest > 3 && worth < 20 && !called))) continue;
            cost = 100000 + move->strength;
        }
        if (cost < least) {
            least = cost;
            best = i;
        }
    }
    if (best < 0) return 0;
    return may_pass && least >= 1000 && least < 100000 && !round->opened[seat] ? 0 : best;
}

static int greedy_move(const Round *round, int seat, const Moves *moves) {
    for (int i = 0; i < moves->n; i++)
        if (moves->of[i].cards == round->hands[seat]) return i;
    return round->top.kind ? greedy_reply(round, seat, moves) : greedy_lead(round->hands[seat], moves);
}

/* The lowest lone cards to the opponents, a lone one of the middle to the partner. */
static void greedy_gifts(u64 hand, u64 *gifts) {
    u64 order[14], high[14];
    int n = 0, highs = 0;
    for (int size = 1; size < 5; size++)
        for (int rank = 2; rank < 15; rank++) {
            u64 cards = hand & OF_RANK(rank);
            int held = count(cards);
            if (size < 3 ? held != size : size > 3 || held < 3) continue;
            for (; cards; cards &= cards - 1) order[n++] = cards & -cards;
        }
    for (int i = 2; i < n; i++)
        if (lowest(order[i]) / 4 + 2 >= 10 && count(hand & OF_RANK(lowest(order[i]) / 4 + 2)) == 1)
            high[highs++] = order[i];
    gifts[0] = order[0];
    gifts[1] = highs ? high[highs / 2] : order[n - 1];
    gifts[2] = order[1];
}
#endif
