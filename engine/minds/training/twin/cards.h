/* Hands as 56-bit masks: bit 4 * (rank - 2) + suit for the ranks 2..14, then Mah Jong, Dog, Phoenix, Dragon. */
#ifndef CARDS_H
#define CARDS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef uint8_t u8;

#define MAH_JONG (1ULL << 52)
#define DOG (1ULL << 53)
#define PHOENIX (1ULL << 54)
#define DRAGON (1ULL << 55)
#define ORDINARY ((1ULL << 52) - 1)
#define ALL_CARDS ((1ULL << 56) - 1)
#define ONES 0x1111111111111ULL /* one suit: one bit in each rank's four */
#define FIVES (15ULL << 12)
#define TENS_AND_KINGS (15ULL << 32 | 15ULL << 44)
#define PLACE(rank) (4 * ((rank) - 2))
#define OF_RANK(rank) (15ULL << PLACE(rank))

/* Ranks of a hand as bit sets: bit r of `atleast[n]` is set when at least n cards of rank r are held. */
typedef struct {
    u8 nibble[15];
    int atleast[5];
    int run;      /* atleast[1], with bit 1 for the Mah Jong: what straights are made of */
    u64 in_flush; /* the cards that are part of a straight flush */
} Holding;

static inline int count(u64 cards) { return __builtin_popcountll(cards); }
static inline int lowest(u64 cards) { return __builtin_ctzll(cards); }
static inline int highest_bit(int bits) { return 31 - __builtin_clz((unsigned)bits); }

static inline int points(u64 cards) {
    int sum = 5 * count(cards & FIVES) + 10 * count(cards & TENS_AND_KINGS);
    if (cards & DRAGON) sum += 25;
    if (cards & PHOENIX) sum -= 25;
    return sum;
}

/* Five or more adjacent ranks of one suit. */
static inline u64 cards_in_flushes(u64 hand) {
    u64 x = hand & ORDINARY;
    u64 starts = x & x >> 4;
    starts &= starts >> 8;
    starts &= x >> 16;
    return starts | starts << 4 | starts << 8 | starts << 12 | starts << 16;
}

static inline void hold(u64 hand, Holding *out) {
    memset(out, 0, sizeof *out);
    for (int rank = 2; rank < 15; rank++) {
        int nibble = hand >> PLACE(rank) & 15, held = __builtin_popcount(nibble);
        out->nibble[rank] = (u8)nibble;
        for (int n = 1; n <= held; n++) out->atleast[n] |= 1 << rank;
    }
    out->run = out->atleast[1] | (hand & MAH_JONG ? 2 : 0);
    out->in_flush = cards_in_flushes(hand);
}

/* n cards of a rank: those outside straight flushes first, then the lowest suits. */
static inline u64 choose(const Holding *held, int rank, int n) {
    int left = held->nibble[rank], flush = held->in_flush >> PLACE(rank) & 15, chosen = 0;
    for (int pass = 0; pass < 2; pass++) {
        int pool = pass ? left & flush : left & ~flush;
        for (; pool && n; n--) {
            chosen |= pool & -pool;
            pool &= pool - 1;
        }
    }
    return (u64)chosen << PLACE(rank);
}

/* xorshift64*: a stream of its own for every round that is played, so that results do not depend on threads. */
typedef struct { u64 state; } Chance;

static inline u64 next_bits(Chance *chance) {
    u64 x = chance->state;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    chance->state = x;
    return x * 0x2545F4914F6CDD1DULL;
}
static inline int below(Chance *chance, int n) { return (int)(((next_bits(chance) >> 32) * (u64)n) >> 32); }
static inline double fraction(Chance *chance) { return (double)(next_bits(chance) >> 11) / 9007199254740992.0; }
static inline Chance chance_of(u64 seed, u64 number) {
    Chance chance = {seed * 0x9E3779B97F4A7C15ULL + number * 0xD1B54A32D192ED03ULL + 88172645463325252ULL};
    if (!chance.state) chance.state = 1;
    for (int i = 0; i < 12; i++) next_bits(&chance);
    return chance;
}
#endif
