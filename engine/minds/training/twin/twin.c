/* The twin of the model of a round, for training and measuring: the same rules and the same inputs in a compiled
   language. Development only. Everything exported takes and fills plain arrays. */
#include "table.h"

/* Per side: rounds of a seat, small called, made, Grand called, made, one-two, first out, rounds with a bomb thrown. */
enum { ROUNDS, SMALL, SMALL_MADE, GRAND, GRAND_MADE, ONE_TWO, FIRST, COUNTS };

static void tally(const Round *round, int seat, double *counts) {
    bool first = round->out[0] == seat;
    counts[ROUNDS]++;
    counts[SMALL] += round->calls[seat] == 1;
    counts[SMALL_MADE] += round->calls[seat] == 1 && first;
    counts[GRAND] += round->calls[seat] == 2;
    counts[GRAND_MADE] += round->calls[seat] == 2 && first;
    counts[ONE_TWO] += round->outs == 2 && (round->out[0] & 1) == (seat & 1);
    counts[FIRST] += first;
}

/* Plays the deals `from` .. `from + deals - 1` of a seed twice each, the teams swapped; `differences` gets the mean
   of each deal for A, `counts` the figures of A, then of B. */
void compare(const Player *a, const Player *b, int deals, u64 seed, u64 from, double *differences, double *counts) {
    Table table;
    memset(&table, 0, sizeof table);
    for (int i = 0; i < deals; i++) {
        Chance chance = chance_of(seed, from + (u64)i);
        u64 hands[4], eights[4];
        deal(&chance, hands, eights);
        differences[i] = 0;
        for (int swapped = 0; swapped < 2; swapped++) {
            int sum[2];
            table.chance = chance_of(seed ^ 0x5EED, 2 * (from + (u64)i) + (u64)swapped);
            for (int seat = 0; seat < 4; seat++) table.players[seat] = (seat & 1) == swapped ? a : b;
            play_round(&table, hands, eights, sum);
            differences[i] += 0.5 * (sum[swapped] - sum[1 - swapped]);
            for (int seat = 0; seat < 4; seat++)
                tally(&table.round, seat, counts + ((seat & 1) == swapped ? 0 : COUNTS));
        }
    }
}

/* One seat against three: A sits once in every seat of each deal, `differences` gets its team's mean. */
void seat_alone(const Player *a, const Player *b, int deals, u64 seed, double *differences) {
    Table table;
    memset(&table, 0, sizeof table);
    for (int i = 0; i < deals; i++) {
        Chance chance = chance_of(seed, (u64)i);
        u64 hands[4], eights[4];
        deal(&chance, hands, eights);
        differences[i] = 0;
        for (int at = 0; at < 4; at++) {
            int sum[2];
            table.chance = chance_of(seed ^ 0x5EED, 4 * (u64)i + (u64)at);
            for (int seat = 0; seat < 4; seat++) table.players[seat] = seat == at ? a : b;
            play_round(&table, hands, eights, sum);
            differences[i] += 0.25 * (sum[at & 1] - sum[1 - (at & 1)]);
        }
    }
}

/* What came of a round: both teams' points, who was first out, the four calls. */
enum { RESULT = 7 };

static void note_result(const Round *round, const int *sum, int *result) {
    result[0] = sum[0];
    result[1] = sum[1];
    result[2] = round->out[0];
    memcpy(result + 3, round->calls, sizeof round->calls);
}

/* One deal of a seed, by four players. */
void play_deal(const Player *one, const Player *two, const Player *three, const Player *four, u64 seed, u64 number,
               int *result) {
    Table table;
    u64 hands[4], eights[4];
    int sum[2];
    const Player *players[4] = {one, two, three, four};
    Chance chance = chance_of(seed, number);
    memset(&table, 0, sizeof table);
    memcpy(table.players, players, sizeof players);
    table.chance = chance_of(seed ^ 0x5EED, number);
    deal(&chance, hands, eights);
    play_round(&table, hands, eights, sum);
    note_result(&table.round, sum, result);
}

/* Self-play into the stores until that for plays is nearly full or `rounds` are played; a result for each round.
   `strangers` is the chance that the greedy player takes one seat or, as often, both of a team. */
int self_play(const Player *player, const Exploring *exploring, double strangers, int rounds, u64 seed, u64 from,
              Store *stores, int *results, double *counts) {
    static const Player greedy = {.grand_power = 9};
    Table table;
    memset(&table, 0, sizeof table);
    table.exploring = exploring;
    table.stores = stores;
    int played = 0;
    for (; played < rounds; played++) {
        if (stores[OF_PLAY].n + 4 * MOST_STEPS > stores[OF_PLAY].most) break;
        u64 hands[4], eights[4];
        int sum[2];
        table.chance = chance_of(seed, from + (u64)played);
        for (int seat = 0; seat < 4; seat++) table.players[seat] = player;
        if (fraction(&table.chance) < strangers) {
            int seat = below(&table.chance, 4);
            table.players[seat] = &greedy;
            if (below(&table.chance, 2)) table.players[partner_of(seat)] = &greedy;
        }
        deal(&table.chance, hands, eights);
        play_round(&table, hands, eights, sum);
        note_result(&table.round, sum, results + RESULT * played);
        for (int seat = 0; seat < 4; seat++)
            if (table.players[seat] == player) tally(&table.round, seat, counts);
    }
    return played;
}

/* What seats knew, and where the cards were, in rounds of one player with itself. */
void watch(const Player *player, int rounds, u64 seed, u64 from, Places *places) {
    Table table;
    memset(&table, 0, sizeof table);
    table.places = places;
    for (int seat = 0; seat < 4; seat++) table.players[seat] = player;
    for (int i = 0; i < rounds; i++) {
        u64 hands[4], eights[4];
        int sum[2];
        table.chance = chance_of(seed, from + (u64)i);
        deal(&table.chance, hands, eights);
        play_round(&table, hands, eights, sum);
    }
}

/* --- what the tests compare --------------------------------------------------------------------------------------- */

int round_size(void) { return sizeof(Round); }
void begin_round(Round *round, const u64 *hands, const int *calls, u64 (*given)[3]) { begin(round, hands, calls, given); }
void list_moves(const Round *round, Moves *out) {
    legal_moves(round->hands[round->turn], &round->top, round->wish, out);
}
void list_bombs(const Round *round, int seat, Moves *out) { bombs_on(round->hands[seat], &round->top, out); }
void put(Round *round, int seat, const Move *move, int wish) {
    if (move->kind == PASS) pass(round);
    else put_down(round, seat, move, wish);
}
void close_window(Round *round) { finish_trick(round); }
void give_dragon(Round *round, int to) { take(round, to); }
void count_score(const Round *round, int *sum) { score(round, sum); }
void row_after(const Round *round, int seat, const Move *move, int wish, int wait, Bits *row) {
    Unseen unseen;
    fixed_part(round, seat, row, &unseen);
    put_move(row, round, seat, move, wish, wait, &unseen);
}
void row_before(u64 hand, int seat, const int *calls, const u64 *gifts, Bits *row) {
    hand_row(hand, seat, calls, gifts, row);
}
