/* What the headers of modules for C have in common: the types of numbers and of tensors, and the codes of
 * errors. */
#ifndef QUAFF_BORDER_H
#define QUAFF_BORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "quaff/status.h"
#include "quaff/tensor.h"

/* Complex numbers, which are passed by their address. */
#ifdef __cplusplus
#include <complex>
typedef std::complex<float> quaff_complex64;
typedef std::complex<double> quaff_complex128;
#else
typedef float _Complex quaff_complex64;
typedef double _Complex quaff_complex128;
#endif

#endif
