/* Combinations that may be put down (article 6). One choice of suits for each; the Phoenix never stands for a rank of
   which an unused natural card is held. Both leave out nothing that the rules ask for, only equal or worse choices. */
#ifndef MOVES_H
#define MOVES_H

#include "cards.h"

enum { PASS, SINGLE, PAIR, TRIPLE, STAIRS, FULL_HOUSE, STRAIGHT, BOMB_FOUR, BOMB_FLUSH, DOG_LED };
#define MOST_MOVES 512
#define PHOENIX_LED 3
#define DRAGON_STRENGTH 30

/* `length` in cards and `strength` in half ranks, as engine.tichu.combinations has them; all zero is a pass. */
typedef struct { u8 kind, length, strength; u64 cards; } Move;

typedef struct { Move of[MOST_MOVES]; int n; } Moves;

static inline bool is_bomb(const Move *move) { return move->kind == BOMB_FOUR || move->kind == BOMB_FLUSH; }

static inline void add_move(Moves *out, int kind, int length, int strength, u64 cards) {
    Move move = {(u8)kind, (u8)length, (u8)strength, cards};
    if (out->n < MOST_MOVES) out->of[out->n++] = move;
}

static void add_singles(u64 hand, const Holding *held, int above, Moves *out) {
    if (hand & MAH_JONG && above < 2) add_move(out, SINGLE, 1, 2, MAH_JONG);
    for (int rank = 2; rank < 15; rank++)
        if (2 * rank > above && held->nibble[rank]) add_move(out, SINGLE, 1, 2 * rank, choose(held, rank, 1));
    if (hand & PHOENIX && above < DRAGON_STRENGTH)
        add_move(out, SINGLE, 1, above ? above | 1 : PHOENIX_LED, PHOENIX);
    if (hand & DRAGON) add_move(out, SINGLE, 1, DRAGON_STRENGTH, DRAGON);
}

static void add_sets(u64 hand, const Holding *held, int size, int above, Moves *out) {
    int kind = size == 2 ? PAIR : TRIPLE;
    for (int rank = above / 2 + 1 > 2 ? above / 2 + 1 : 2; rank < 15; rank++) {
        if (held->atleast[size] >> rank & 1)
            add_move(out, kind, size, 2 * rank, choose(held, rank, size));
        else if (hand & PHOENIX && held->atleast[size - 1] >> rank & 1)
            add_move(out, kind, size, 2 * rank, choose(held, rank, size - 1) | PHOENIX);
    }
}

static void add_full_houses(u64 hand, const Holding *held, int above, Moves *out) {
    bool phoenix = hand & PHOENIX;
    for (int rank = above / 2 + 1 > 2 ? above / 2 + 1 : 2; rank < 15; rank++) {
        bool natural = held->atleast[3] >> rank & 1;
        if (!natural && !(phoenix && held->atleast[2] >> rank & 1)) continue;
        u64 three = natural ? choose(held, rank, 3) : choose(held, rank, 2) | PHOENIX;
        for (int pair = 2; pair < 15; pair++) {
            if (pair == rank) continue;
            if (held->atleast[2] >> pair & 1)
                add_move(out, FULL_HOUSE, 5, 2 * rank, three | choose(held, pair, 2));
            else if (natural && phoenix && held->atleast[1] >> pair & 1)
                add_move(out, FULL_HOUSE, 5, 2 * rank, three | choose(held, pair, 1) | PHOENIX);
        }
    }
}

/* Runs of `ranks` adjacent ranks with `each` cards of every rank; true if there is one, higher or not. */
static bool add_runs(u64 hand, const Holding *held, int each, int ranks, int above, Moves *out) {
    int from = each == 2 ? held->atleast[2] : held->run, need = (1 << ranks) - 1, lowest_rank = each == 2 ? 2 : 1;
    bool any = false;
    for (int top = lowest_rank + ranks - 1; top < 15; top++) {
        int low = top - ranks + 1, missing = need & ~(from >> low), hole = 0;
        if (missing & (missing - 1)) continue;
        if (missing) {
            hole = low + highest_bit(missing);
            if (!(hand & PHOENIX) || hole == 1 || (each == 2 && !(held->atleast[1] >> hole & 1))) continue;
        }
        any = true;
        if (2 * top <= above) continue;
        u64 cards = hole ? PHOENIX : 0;
        for (int rank = low; rank <= top; rank++) {
            int n = rank == hole ? each - 1 : each;
            if (rank == 1) cards |= MAH_JONG;
            else if (n) cards |= choose(held, rank, n);
        }
        /* Five of one suit without the Phoenix are a bomb and nothing else (article 6.6). */
        if (each == 1 && !hole && (cards & ORDINARY) == cards && count(cards_in_flushes(cards)) == ranks) {
            u64 other = 0;
            for (int rank = low; rank <= top && !other; rank++) {
                u64 rest = hand & OF_RANK(rank) & ~cards;
                if (rest) other = (cards & ~OF_RANK(rank)) | (rest & -rest);
            }
            if (!other) continue;
            cards = other;
        }
        add_move(out, each == 2 ? STAIRS : STRAIGHT, each * ranks, 2 * top, cards);
    }
    return any;
}

/* Every bomb that beats the top. */
static void add_bombs(u64 hand, const Holding *held, const Move *top, Moves *out) {
    for (int rank = 2; rank < 15; rank++) {
        bool beaten = top->kind == BOMB_FLUSH || (top->kind == BOMB_FOUR && top->strength >= 2 * rank);
        if (held->atleast[4] >> rank & 1 && !beaten) add_move(out, BOMB_FOUR, 4, 2 * rank, OF_RANK(rank));
    }
    if (!held->in_flush) return;
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 2, run = 0; rank < 15; rank++) {
            run = hand >> (PLACE(rank) + suit) & 1 ? run + 1 : 0;
            for (int n = 5; n <= run; n++) {
                bool beaten = top->kind == BOMB_FLUSH
                              && (top->length > n || (top->length == n && top->strength >= 2 * rank));
                if (beaten) continue;
                u64 cards = (ONES << suit) & ((1ULL << (PLACE(rank) + 4)) - 1) & ~((1ULL << PLACE(rank - n + 1)) - 1);
                add_move(out, BOMB_FLUSH, n, 2 * rank, cards);
            }
        }
}

static void add_leads(u64 hand, const Holding *held, Moves *out) {
    static const Move nothing;
    int n = count(hand);
    if (hand & DOG) add_move(out, DOG_LED, 1, 0, DOG);
    add_singles(hand, held, 0, out);
    add_sets(hand, held, 2, 0, out);
    add_sets(hand, held, 3, 0, out);
    add_full_houses(hand, held, 0, out);
    for (int pairs = 2; 2 * pairs <= n && add_runs(hand, held, 2, pairs, 0, out); pairs++) {}
    for (int ranks = 5; ranks <= n && add_runs(hand, held, 1, ranks, 0, out); ranks++) {}
    add_bombs(hand, held, &nothing, out);
}

static void add_follows(u64 hand, const Holding *held, const Move *top, Moves *out) {
    switch (top->kind) {
        case SINGLE: add_singles(hand, held, top->strength, out); break;
        case PAIR: add_sets(hand, held, 2, top->strength, out); break;
        case TRIPLE: add_sets(hand, held, 3, top->strength, out); break;
        case FULL_HOUSE: add_full_houses(hand, held, top->strength, out); break;
        case STAIRS: add_runs(hand, held, 2, top->length / 2, top->strength, out); break;
        case STRAIGHT: add_runs(hand, held, 1, top->length, top->strength, out); break;
        default: break;
    }
    add_bombs(hand, held, top, out);
}

/* What a seat may do in its turn, a pass first; the wish binds as articles 7.3 to 7.7 say. */
static void legal_moves(u64 hand, const Move *top, int wish, Moves *out) {
    Holding held;
    hold(hand, &held);
    out->n = 0;
    bool lead = top->kind == PASS;
    if (lead) add_leads(hand, &held, out);
    else {
        add_move(out, PASS, 0, 0, 0);
        add_follows(hand, &held, top, out);
    }
    u64 wished = wish ? hand & OF_RANK(wish) : 0;
    bool binds = false;
    for (int i = 0; i < out->n; i++) binds |= (out->of[i].cards & wished) != 0;
    if (!binds) return;
    int kept = 0;
    for (int i = 0; i < out->n; i++) {
        Move *move = &out->of[i];
        /* A bomb could have been thrown before the turn; before a lead there is no such time. */
        if (move->cards & wished || (!lead && is_bomb(move))) out->of[kept++] = *move;
    }
    out->n = kept;
}

/* The bombs that a seat may throw whoever's turn it is. */
static void bombs_on(u64 hand, const Move *top, Moves *out) {
    Holding held;
    out->n = 0;
    u64 twos = hand & hand >> 1;
    if (!(twos & twos >> 2 & ONES) && !cards_in_flushes(hand)) return;
    hold(hand, &held);
    add_bombs(hand, &held, top, out);
}
#endif
