/* A whole round at a table of four players, perhaps with exploration and with a trace of every decision. */
#ifndef TABLE_H
#define TABLE_H

#include <math.h>

#include "players.h"

enum { OF_PLAY, OF_EXCHANGE, OF_GRAND, OF_HAND, STORES };
#define MOST_STEPS 160

/* Samples for one net: packed rows and what they turned out to be worth, in hundreds of points. */
typedef struct { u8 *rows; float *targets; int n, most; } Store;

typedef struct { int store, at; float value; bool explored; } Step;

/* What seats knew when they had a choice, as packed rows, and where the cards were that they did not know: by places
   further on, by kind of card. */
enum { KINDS = 17 };
typedef struct { u8 *rows, *held; int n, most; } Places;

/* What one seat decided in a round, first to last; value is what it expected before the step's own exploration. */
typedef struct { Step steps[MOST_STEPS]; int n; } Trace;

typedef struct {
    double move, call, gifts, grand; /* chances of exploring a move, a small call, gifts, a Grand call */
    double trust;                    /* how much of the outcome goes into a target; the rest is the next expectation */
} Exploring;

typedef struct {
    Round round;
    const Player *players[4];
    const Exploring *exploring; /* NULL: none */
    Store *stores;              /* NULL: nothing is kept */
    Places *places;             /* NULL: nothing is noted */
    Trace traces[4];
    Chance chance;
    int moves;
} Table;

static bool tries(Table *table, double chance) { return table->exploring && fraction(&table->chance) < chance; }

static void keep(Table *table, int seat, int kind, const Bits *row, float value, bool explored) {
    if (!table->stores || !table->players[seat]->play) return;
    Store *store = &table->stores[kind];
    Trace *trace = &table->traces[seat];
    if (store->n >= store->most || trace->n >= MOST_STEPS) return;
    memcpy(store->rows + (size_t)store->n * ROW_BYTES, row->word, ROW_BYTES);
    Step step = {kind, store->n++, value, explored};
    trace->steps[trace->n++] = step;
}

/* Targets from the end back: a mix of what came of it and of what the seat expected at its next decision. The
   outcome of what was tried by chance says nothing about the decision before. */
static void settle(Table *table, const int *sum) {
    for (int seat = 0; seat < 4; seat++) {
        float goal = (float)(sum[seat & 1] - sum[1 - (seat & 1)]) / 100, trust = (float)table->exploring->trust;
        for (int i = table->traces[seat].n - 1; i >= 0; i--) {
            const Step *step = &table->traces[seat].steps[i];
            table->stores[step->store].targets[step->at] = goal;
            if (step->store == OF_PLAY) goal = step->explored ? step->value : step->value + trust * (goal - step->value);
        }
    }
}

static void deal(Chance *chance, u64 *hands, u64 *eights) {
    int deck[56];
    for (int i = 0; i < 56; i++) deck[i] = i;
    for (int i = 55; i > 0; i--) {
        int j = below(chance, i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    memset(hands, 0, 4 * sizeof *hands);
    for (int i = 0; i < 56; i++) {
        hands[i & 3] |= 1ULL << deck[i];
        if (i == 31) memcpy(eights, hands, 4 * sizeof *hands);
    }
}

/* Only calls by the toss of a coin are kept: elsewhere the call goes with the hand, and nothing could be learnt of it. */
static void answer_grand(Table *table, int seat, u64 eight, int *calls) {
    bool open = power(eight) >= LEAST_POWER && !calls[partner_of(seat)];
    bool tried = open && tries(table, table->exploring ? table->exploring->grand : 0);
    bool call = tried ? below(&table->chance, 2) : calls_grand(table->players[seat], eight, seat, calls);
    if (call) calls[seat] = 2;
    if (!tried) return;
    Bits row;
    hand_row(eight, seat, calls, NULL, &row);
    keep(table, seat, OF_GRAND, &row, 0, true);
}

static void swap_by_chance(Table *table, u64 hand, u64 *gifts) {
    u64 card;
    do card = 1ULL << below(&table->chance, 56);
    while (!(hand & card) || (card & (gifts[0] | gifts[1] | gifts[2])));
    gifts[below(&table->chance, 3)] = card;
}

static void choose_gifts(Table *table, int seat, u64 hand, const int *calls, u64 *gifts) {
    const Player *player = table->players[seat];
    Bits row;
    if (player->exchange) best_gifts(player, hand, seat, calls, gifts);
    else greedy_gifts(hand, gifts);
    if (tries(table, table->exploring ? table->exploring->gifts : 0)) {
        swap_by_chance(table, hand, gifts);
        if (fraction(&table->chance) < 0.3) swap_by_chance(table, hand, gifts);
    }
    hand_row(hand & ~(gifts[0] | gifts[1] | gifts[2]), seat, calls, gifts, &row);
    keep(table, seat, OF_EXCHANGE, &row, 0, false);
}

static void open_round(Table *table, const u64 *hands, const u64 *eights) {
    int calls[4] = {0};
    u64 gifts[4][3];
    Bits row;
    for (int seat = 0; seat < 4; seat++) {
        static const int none[4];
        hand_row(hands[seat], seat, none, NULL, &row);
        keep(table, seat, OF_HAND, &row, 0, false);
    }
    for (int seat = 0; seat < 4; seat++) answer_grand(table, seat, eights[seat], calls);
    for (int seat = 0; seat < 4; seat++) choose_gifts(table, seat, hands[seat], calls, gifts[seat]);
    begin(&table->round, hands, calls, gifts);
}

static void consider_call(Table *table, int seat, const Moves *moves) {
    Round *round = &table->round;
    if (!may_call_small(round, seat)) return;
    bool call = tries(table, table->exploring ? table->exploring->call : 0)
                    ? below(&table->chance, 6) == 0
                    : calls_small(table->players[seat], round, seat, moves, &table->chance);
    if (call) round->calls[seat] = 1;
}

static void note_places(Table *table, int seat, int wait) {
    const Round *round = &table->round;
    Places *places = table->places;
    if (places->n >= places->most) return;
    static const Move nothing;
    Bits row;
    Unseen unseen;
    fixed_part(round, seat, &row, &unseen);
    put_move(&row, round, seat, &nothing, 0, wait, &unseen);
    memcpy(places->rows + (size_t)places->n * ROW_BYTES, row.word, ROW_BYTES);
    u8 *held = places->held + (size_t)places->n++ * 3 * KINDS;
    memset(held, 0, 3 * KINDS);
    for (int d = 1; d < 4; d++)
        for (u64 left = round->hands[(seat + d) & 3] & ~round->given[seat][d - 1]; left; left &= left - 1)
            held[KINDS * (d - 1) + rank_index(left & -left)]++;
}

static void decide(Table *table, int seat, const Moves *moves, int wait, Choice *choice) {
    const Player *player = table->players[seat];
    if (table->places) note_places(table, seat, wait);
    best_move(player, &table->round, seat, moves, wait, &table->chance, choice);
    bool tried = tries(table, table->exploring ? table->exploring->move : 0);
    if (tried) explore_move(&table->round, seat, moves, wait, &table->chance, choice);
    keep(table, seat, OF_PLAY, &choice->row, choice->value, tried);
}

static void take_turn(Table *table) {
    Round *round = &table->round;
    int seat = round->turn;
    const Player *player = table->players[seat];
    Moves moves;
    Choice choice = {0};
    legal_moves(round->hands[seat], &round->top, round->wish, &moves);
    consider_call(table, seat, &moves);
    bool alone = moves.n == 1 && !(moves.of[0].cards & MAH_JONG);
    if (!player->play) {
        choice.index = greedy_move(round, seat, &moves);
        if (moves.of[choice.index].cards & MAH_JONG) choice.wish = random_wish(round->hands[seat], &table->chance);
    } else if (!alone) decide(table, seat, &moves, -1, &choice);
    table->moves++;
    play(round, &moves.of[choice.index], choice.wish);
}

/* Asks who holds a bomb and is not about to play anyway; true if one was thrown. */
static bool bomb_thrown(Table *table) {
    Round *round = &table->round;
    for (int d = 1; d < 4; d++) {
        int seat = (round->owner + d) & 3;
        const Player *player = table->players[seat];
        if (!player->play || player->plain || (round->phase == PLAYING && seat == round->turn)) continue;
        Moves bombs;
        bombs_on(round->hands[seat], &round->top, &bombs);
        if (!bombs.n) continue;
        add_move(&bombs, PASS, 0, 0, 0);
        Choice choice;
        int wait = round->phase == WINDOW ? 0 : (round->turn - seat) & 3;
        decide(table, seat, &bombs, wait, &choice);
        if (bombs.of[choice.index].kind == PASS) continue;
        put_down(round, seat, &bombs.of[choice.index], 0);
        return true;
    }
    return false;
}

static void play_out(Table *table) {
    Round *round = &table->round;
    int asked = -1; /* the cards on the table when bombs were last asked for */
    while (round->phase != OVER) {
        if (round->phase == GIVING) {
            take(round, dragon_goes_to(round, round->owner));
        } else if (round->phase == WINDOW) {
            if (!bomb_thrown(table)) finish_trick(round);
        } else if (round->top.kind && asked != count(round->gone)) {
            asked = count(round->gone);
            bomb_thrown(table);
        } else take_turn(table);
    }
}

static void play_round(Table *table, const u64 *hands, const u64 *eights, int *sum) {
    for (int seat = 0; seat < 4; seat++) table->traces[seat].n = 0;
    open_round(table, hands, eights);
    play_out(table);
    score(&table->round, sum);
    if (table->stores) settle(table, sum);
}
#endif
