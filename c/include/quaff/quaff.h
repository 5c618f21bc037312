/* quaff for C, and for every language that calls C: the exact sum of an array on the host or on a CUDA
 * device.
 *
 * An array is a DLTensor of float32 or float64, of any shape and strides. The functions neither write to it
 * nor keep a reference to it. `stream` is the cudaStream_t whose work must be done first, and NULL is the
 * default stream; for host arrays it is ignored.
 *
 * Every function that returns a quaff_status writes its results only if the status is QUAFF_OK. Any thread
 * may call any function, but only one thread at a time may use a sum. */
#ifndef QUAFF_QUAFF_H
#define QUAFF_QUAFF_H

#include <stddef.h>
#include <stdint.h>

#include "quaff/status.h"
#include "quaff/tensor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The message of the last error on this thread, valid until the next error. */
const char *quaff_error_message(void);

/* The sum of the elements, correctly rounded to their type; 0 for no elements. */
int quaff_sum(const DLTensor *values, void *stream, double *result);

/* The sum of data that arrives in parts. The order of the parts does not change the result. */
typedef struct quaff_sum_state quaff_sum_state;

/* Creates an empty sum. */
int quaff_sum_new(quaff_sum_state **sum);
/* Frees a sum; NULL is ignored. */
void quaff_sum_free(quaff_sum_state *sum);
/* Adds every element. A call that fails adds nothing. */
int quaff_sum_add(quaff_sum_state *sum, const DLTensor *values, void *stream);
/* Adds everything that was added to another sum. */
int quaff_sum_merge(quaff_sum_state *sum, const quaff_sum_state *other);
/* The sum, rounded once: to double if any double was added, and otherwise to float. */
int quaff_sum_value(const quaff_sum_state *sum, double *value);
/* The sum as bytes, the same on every machine. `size` is set to their number; the bytes are written if this
 * number is at most `capacity`. */
int quaff_sum_to_bytes(const quaff_sum_state *sum, uint8_t *bytes, size_t capacity, size_t *size);
/* Restores a sum from the bytes that quaff_sum_to_bytes wrote. */
int quaff_sum_of_bytes(const uint8_t *bytes, size_t size, quaff_sum_state **sum);

#ifdef __cplusplus
}
#endif

#endif
