/* The nets: rows of bits through one or two hidden layers of rectified units to a value in hundreds of points. */
#ifndef NETWORK_H
#define NETWORK_H

#include "features.h"

#define MOST_UNITS 512
#define SECOND_UNITS 64

typedef struct {
    int inputs, units, second; /* second: 0 for one hidden layer, or SECOND_UNITS */
    const float *first_weights, *first_bias, *second_weights, *second_bias, *last_weights;
    float last_bias;
} Net;

typedef struct { float unit[MOST_UNITS] __attribute__((aligned(64))); } Layer;

static inline void add_row(float *restrict sum, const float *restrict row, int n) {
    for (int i = 0; i < n; i++) sum[i] += row[i];
}
static inline void take_row(float *restrict sum, const float *restrict row, int n) {
    for (int i = 0; i < n; i++) sum[i] -= row[i];
}

/* The first layer is a sum of rows; from a known sum only the rows that differ are added and taken. */
static void change(const Net *net, Layer *layer, const Bits *before, const Bits *after) {
    for (int w = 0; w < WORDS; w++) {
        u64 differ = before->word[w] ^ after->word[w];
        for (; differ; differ &= differ - 1) {
            int bit = lowest(differ);
            const float *row = net->first_weights + (size_t)(64 * w + bit) * (size_t)net->units;
            if (after->word[w] >> bit & 1) add_row(layer->unit, row, net->units);
            else take_row(layer->unit, row, net->units);
        }
    }
}

/* Sixteen floats at any address of floats: what the machines of today add at once. */
typedef float Lane __attribute__((vector_size(64), aligned(4)));
#define LANES (SECOND_UNITS / 16)

/* The second layer takes most of the time: its sums stay in registers, two active units at a time. */
static void second_layer(const Net *net, const float *unit, const int *active, int n, float *out) {
    Lane even[LANES], odd[LANES] = {{0}};
    memcpy(even, net->second_bias, sizeof even);
    int k = 0;
    for (; k + 1 < n; k += 2) {
        const Lane *one = (const Lane *)(net->second_weights + (size_t)active[k] * SECOND_UNITS);
        const Lane *two = (const Lane *)(net->second_weights + (size_t)active[k + 1] * SECOND_UNITS);
        for (int i = 0; i < LANES; i++) {
            even[i] += unit[active[k]] * one[i];
            odd[i] += unit[active[k + 1]] * two[i];
        }
    }
    if (k < n) {
        const Lane *one = (const Lane *)(net->second_weights + (size_t)active[k] * SECOND_UNITS);
        for (int i = 0; i < LANES; i++) even[i] += unit[active[k]] * one[i];
    }
    for (int i = 0; i < LANES; i++) even[i] += odd[i];
    memcpy(out, even, sizeof even);
}

static float finish(const Net *net, const Layer *layer) {
    float value = net->last_bias;
    if (!net->second) {
        for (int i = 0; i < net->units; i++)
            value += (layer->unit[i] > 0 ? layer->unit[i] : 0) * net->last_weights[i];
        return value;
    }
    float sum[SECOND_UNITS];
    int active[MOST_UNITS], n = 0;
    for (int i = 0; i < net->units; i++) {
        active[n] = i;
        n += layer->unit[i] > 0;
    }
    second_layer(net, layer->unit, active, n, sum);
    for (int i = 0; i < SECOND_UNITS; i++) value += (sum[i] > 0 ? sum[i] : 0) * net->last_weights[i];
    return value;
}

/* Rows that are alike, valued one after another. */
typedef struct { const Net *net; Bits at; Layer layer; } Valuer;

static void start_valuing(Valuer *valuer, const Net *net) {
    memset(&valuer->at, 0, sizeof valuer->at);
    valuer->net = net;
    memcpy(valuer->layer.unit, net->first_bias, (size_t)net->units * sizeof(float));
}

static float value_of(Valuer *valuer, const Bits *row) {
    change(valuer->net, &valuer->layer, &valuer->at, row);
    valuer->at = *row;
    return finish(valuer->net, &valuer->layer);
}
#endif
