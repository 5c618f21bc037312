/* quaff for C, and for every language that calls C: the exact sum of an array on the host or on a CUDA
 * device.
 *
 * An array is a DLTensor of float32 or float64, of any shape and strides; nothing of it is written or kept.
 * `stream` is the cudaStream_t whose work is to be done first, NULL the default stream; for the host's arrays
 * it says nothing.
 *
 * Every function that answers a quaff_status writes its results only where that is QUAFF_OK. Threads may call
 * all of them, but one sum is one thread's at a time. */
#ifndef QUAFF_QUAFF_H
#define QUAFF_QUAFF_H

#include <stddef.h>
#include <stdint.h>

#include "quaff/status.h"
#include "quaff/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What the last error on this thread was: until the next one. */
const char *quaff_error_message(void);

/* The sum of the elements, correctly rounded to their type; 0 for none. */
int quaff_sum(const DLTensor *values, void *stream, double *result);

/* The sum of data that comes in parts. The order of parts changes no bit. */
typedef struct quaff_sum_state quaff_sum_state;

/* The sum of nothing. */
int quaff_sum_new(quaff_sum_state **sum);
/* NULL does nothing. */
void quaff_sum_free(quaff_sum_state *sum);
/* Adds every element; of one that fails nothing. */
int quaff_sum_add(quaff_sum_state *sum, const DLTensor *values, void *stream);
/* Adds all that the other one is the sum of. */
int quaff_sum_merge(quaff_sum_state *sum, const quaff_sum_state *other);
/* The sum, rounded once: to double if any were added, and else to float. */
int quaff_sum_value(const quaff_sum_state *sum, double *value);
/* The sum in bytes, the same on every machine. `size` is how many there are; they are written where that is
 * no more than `capacity`. */
int quaff_sum_to_bytes(const quaff_sum_state *sum, uint8_t *bytes, size_t capacity, size_t *size);
/* The sum of which quaff_sum_to_bytes wrote these. */
int quaff_sum_of_bytes(const uint8_t *bytes, size_t size, quaff_sum_state **sum);

#ifdef __cplusplus
}
#endif

#endif
