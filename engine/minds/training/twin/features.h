/* What a seat knows after one of its moves, as a row of bits: the inputs of the play net. The same, bit for bit, as
   engine/minds/features.py, which says what each group means. */
#ifndef FEATURES_H
#define FEATURES_H

#include "round.h"

enum {
    F_HAND = 0, F_UNSEEN = 56, F_KIND = 112, F_RANK = 121, F_HALF = 136, F_LENGTH = 137, F_OWNER = 151,
    F_COUNTS = 155, F_OWN_COUNT = 197, F_CALLS = 211, F_FIRST = 219, F_SECOND = 223, F_WISH = 227, F_WON = 240,
    F_PILE = 260, F_LOSS = 268, F_BOMBS = 269, F_GIVEN = 271, F_UNOPENED = 322, F_RECEIVED = 325, F_WAIT = 376,
    F_SHAPE = 380, F_WINNERS = 436, F_SURE = 443, F_BOMB_OUT = 444, F_PLAYS = 445, FEATURES = 455
};
#define WORDS 8
#define ROW_BYTES 57 /* (FEATURES + 7) / 8 */

typedef struct { u64 word[WORDS]; } Bits;

static inline void put_bits(Bits *bits, int at, u64 value) {
    bits->word[at >> 6] |= value << (at & 63);
    if (at & 63 && value >> (64 - (at & 63))) bits->word[(at >> 6) + 1] |= value >> (64 - (at & 63));
}
static inline void put_bit(Bits *bits, int at) { bits->word[at >> 6] |= 1ULL << (at & 63); }
static inline u64 first_bits(int n) { return n <= 0 ? 0 : (1ULL << n) - 1; }
static inline int at_most(int n, int most) { return n < most ? n : most; }

/* n cards of a rank become its lowest n bits: suits do not matter here. */
static inline u64 without_suits(u64 cards) {
    static const u8 lowest_of[16] = {0, 1, 1, 3, 1, 3, 3, 7, 1, 3, 3, 7, 3, 7, 7, 15};
    u64 out = cards & ~ORDINARY;
    for (int place = 0; place < 52; place += 4) out |= (u64)lowest_of[cards >> place & 15] << place;
    return out;
}

/* 0 Mah Jong, 1..13 the ranks 2..14, 14 Dog, 15 Phoenix, 16 Dragon. */
static inline int rank_index(u64 card) {
    if (card & ORDINARY) return lowest(card) / 4 + 1;
    return card & MAH_JONG ? 0 : card & DOG ? 14 : card & PHOENIX ? 15 : 16;
}

/* The bits at which n adjacent ones end. */
static inline int runs_ending(int ranks, int n) {
    int ends = ranks;
    for (int i = 1; i < n; i++) ends &= ranks << i;
    return ends;
}

static inline int with_hole(int ranks, int n) {
    int ends = 0;
    for (int hole = 2; hole < 15; hole++) ends |= runs_ending(ranks | 1 << hole, n);
    return ends & 0x7FFF;
}

/* The longest run of at least `least` ranks, the highest of equals; 0 if there is none. */
static int longest_run(int ranks, int least) {
    int best = 0;
    for (int n = least; n < 15; n++) {
        int ends = runs_ending(ranks, n) & 0x7FFF;
        if (!ends) break;
        int top = highest_bit(ends);
        best = ((1 << n) - 1) << (top - n + 1);
    }
    return best;
}

/* How many plays a hand takes if it is split by rank, triples taking pairs along; the Phoenix goes with any. */
static int groups(int one, int two, int three) {
    int triples = __builtin_popcount(three), pairs = __builtin_popcount(two & ~three);
    return __builtin_popcount(one) - (triples < pairs ? triples : pairs);
}

static int fewest_plays(u64 hand, const Holding *held) {
    const int *by = held->atleast;
    int alone = (hand & MAH_JONG) != 0, others = ((hand & DOG) != 0) + ((hand & DRAGON) != 0);
    int fewest = groups(by[1], by[2], by[3]) + alone;
    int run = longest_run(held->run, 5);
    if (hand & PHOENIX)
        for (int hole = 2; hole < 15; hole++) {
            int longer = longest_run(held->run | 1 << hole, 5);
            if (__builtin_popcount(longer) > __builtin_popcount(run)) run = longer;
        }
    if (run) {
        int one = (by[1] & ~run) | (by[2] & run), two = (by[2] & ~run) | (by[3] & run);
        int three = (by[3] & ~run) | (by[4] & run);
        int split = 1 + groups(one, two, three) + (alone && !(run & 2));
        if (split < fewest) fewest = split;
    }
    int stairs = longest_run(by[2], 2);
    if (stairs) {
        int one = (by[1] & ~stairs) | (by[3] & stairs), two = (by[2] & ~stairs) | (by[4] & stairs);
        int split = 1 + groups(one, two, by[3] & ~stairs) + alone;
        if (split < fewest) fewest = split;
    }
    if (!fewest && hand & PHOENIX) fewest = 1;
    return fewest + others;
}

/* The groups that depend on the hand alone. */
static void put_shape(Bits *bits, u64 hand, const Holding *held) {
    const int *by = held->atleast;
    put_bits(bits, F_HAND, without_suits(hand));
    put_bits(bits, F_OWN_COUNT, first_bits(count(hand)));
    if (by[4]) put_bit(bits, F_BOMBS);
    if (held->in_flush) put_bit(bits, F_BOMBS + 1);
    put_bits(bits, F_SHAPE, (u64)(runs_ending(held->run, 5) & 0x7FFF) >> 5);
    if (hand & PHOENIX) put_bits(bits, F_SHAPE + 10, (u64)with_hole(held->run, 5) >> 5);
    put_bits(bits, F_SHAPE + 20, (u64)(runs_ending(held->run, 7) & 0x7FFF) >> 7);
    put_bits(bits, F_SHAPE + 28, (u64)(runs_ending(by[2], 2) & 0x7FFF) >> 3);
    put_bits(bits, F_SHAPE + 40, first_bits(at_most(__builtin_popcount(by[3]), 3)));
    put_bits(bits, F_SHAPE + 43, first_bits(at_most(__builtin_popcount(by[2]), 5)));
    put_bits(bits, F_SHAPE + 48, first_bits(at_most(__builtin_popcount(by[1] & ~by[2]), 8)));
    put_bits(bits, F_PLAYS, first_bits(at_most(fewest_plays(hand, held), 10)));
}

/* The strongest single, in half ranks, and sets that the unseen cards can make. */
typedef struct { Holding held; bool phoenix, bomb; int single, set[4]; } Unseen;

static int highest_set(const Holding *held, int n, bool phoenix) {
    int ranks = held->atleast[n] | (phoenix ? held->atleast[n - 1] : 0);
    return ranks ? highest_bit(ranks) : 0;
}

static void look_at(u64 cards, Unseen *out) {
    hold(cards, &out->held);
    out->phoenix = (cards & PHOENIX) != 0;
    out->bomb = out->held.atleast[4] || out->held.in_flush;
    out->single = out->held.atleast[1] ? 2 * highest_bit(out->held.atleast[1]) : 0;
    if (out->phoenix) out->single = 29;
    if (cards & DRAGON) out->single = DRAGON_STRENGTH;
    out->set[2] = highest_set(&out->held, 2, out->phoenix);
    out->set[3] = highest_set(&out->held, 3, out->phoenix);
}

/* Whether no unseen cards of the same kind beat the top; of a bomb, whether there is none left. */
static bool stands(const Unseen *unseen, const Move *top) {
    int ends, n = top->length;
    switch (top->kind) {
        case SINGLE: return top->strength >= unseen->single;
        case PAIR: return top->strength >= 2 * unseen->set[2];
        case TRIPLE:
        case FULL_HOUSE: return top->strength >= 2 * unseen->set[3];
        case STRAIGHT:
            ends = unseen->phoenix ? with_hole(unseen->held.run, n) : runs_ending(unseen->held.run, n) & 0x7FFF;
            return !(ends >> (top->strength / 2 + 1));
        case STAIRS:
            ends = runs_ending(unseen->held.atleast[2], n / 2) & 0x7FFF;
            if (unseen->phoenix)
                for (int hole = 2; hole < 15; hole++)
                    if (unseen->held.atleast[1] >> hole & 1)
                        ends |= runs_ending(unseen->held.atleast[2] | 1 << hole, n / 2) & 0x7FFF;
            return !(ends >> (top->strength / 2 + 1));
        default: return !unseen->bomb;
    }
}

static void put_winners(Bits *bits, u64 hand, const Holding *held, const Unseen *unseen) {
    int singles = (hand & DRAGON) != 0, from = (unseen->single + 1) / 2;
    if (unseen->single <= 28) {
        singles += (hand & PHOENIX) != 0;
        for (int rank = from > 2 ? from : 2; rank < 15; rank++) singles += __builtin_popcount(held->nibble[rank]);
    }
    int pairs = __builtin_popcount(held->atleast[2] >> unseen->set[2]);
    put_bits(bits, F_WINNERS, first_bits(at_most(singles, 4)));
    put_bits(bits, F_WINNERS + 4, first_bits(at_most(pairs, 3)));
}

static void put_top(Bits *bits, const Move *top, int owner, u64 pile) {
    static const int steps[8] = {5, 10, 15, 20, 25, 30, 40, 50};
    put_bit(bits, F_KIND + top->kind);
    if (top->kind) {
        put_bit(bits, F_RANK + top->strength / 2 - 1);
        if (top->strength & 1) put_bit(bits, F_HALF);
        put_bit(bits, F_LENGTH + (top->kind == STAIRS ? top->length / 2 : top->length) - 1);
    }
    put_bit(bits, F_OWNER + owner);
    int worth = points(pile);
    for (int i = 0; i < 8; i++)
        if (worth >= steps[i]) put_bit(bits, F_PILE + i);
    if (worth < 0) put_bit(bits, F_LOSS);
}

/* What no move of the seat changes. */
static void put_fixed(Bits *bits, const Round *round, int seat, u64 unseen) {
    put_bits(bits, F_UNSEEN, without_suits(unseen));
    for (int d = 1; d < 4; d++) {
        int other = (seat + d) & 3;
        put_bits(bits, F_COUNTS + 14 * (d - 1), first_bits(count(round->hands[other])));
        if (!round->opened[other]) put_bit(bits, F_UNOPENED + d - 1);
        u64 gave = round->given[seat][d - 1] & ~round->gone, got = round->received[seat][d - 1];
        if (gave) put_bit(bits, F_GIVEN + 17 * (d - 1) + rank_index(gave));
        if (got) put_bit(bits, F_RECEIVED + 17 * (d - 1) + rank_index(got));
    }
    for (int d = 0; d < 4; d++) {
        int call = round->calls[(seat + d) & 3];
        if (call) put_bit(bits, F_CALLS + 2 * d + call - 1);
    }
    if (round->outs > 0) put_bit(bits, F_FIRST + ((round->out[0] - seat) & 3));
    if (round->outs > 1) put_bit(bits, F_SECOND + ((round->out[1] - seat) & 3));
    int ours = round->won[seat] + round->won[partner_of(seat)], all = 0;
    for (int other = 0; other < 4; other++) all += round->won[other];
    for (int i = 0; i < 10; i++) {
        if (ours >= 10 * i + 5) put_bit(bits, F_WON + i);
        if (all - ours >= 10 * i + 5) put_bit(bits, F_WON + 10 + i);
    }
}

/* Who leads if the Dog goes out of this hand, by places further on. */
static int dog_goes_to(const Round *round, int seat, u64 rest) {
    static const int order[4] = {2, 3, 0, 1};
    for (int i = 0; i < 4; i++)
        if (order[i] ? round->hands[(seat + order[i]) & 3] : rest) return order[i];
    return 2;
}

/* What the move changes. `wait` is where the turn is, by places further on, of a seat that is asked for a bomb and
   lets the trick be (0: the window), else -1. */
static void put_move(Bits *bits, const Round *round, int seat, const Move *move, int wish, int wait,
                     const Unseen *unseen) {
    static const Move nothing;
    u64 hand = round->hands[seat] & ~move->cards;
    Holding held;
    hold(hand, &held);
    put_shape(bits, hand, &held);
    put_winners(bits, hand, &held, unseen);
    const Move *top = move;
    if (move->kind == DOG_LED) put_top(bits, &nothing, dog_goes_to(round, seat, hand), 0);
    else if (move->kind) put_top(bits, move, 0, round->pile | move->cards);
    else {
        top = &round->top;
        put_top(bits, top, (round->owner - seat) & 3, round->pile);
    }
    if (top->kind != DOG_LED && stands(unseen, top)) put_bit(bits, F_SURE);
    if (unseen->bomb) put_bit(bits, F_BOMB_OUT);
    if (!hand && round->outs < 2) put_bit(bits, round->outs ? F_SECOND : F_FIRST);
    int open = wish ? wish : round->wish && !(move->cards & OF_RANK(round->wish)) ? round->wish : 0;
    if (open) put_bit(bits, F_WISH + open - 2);
    if (wait >= 0) put_bit(bits, F_WAIT + wait);
}
#endif
