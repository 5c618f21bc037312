/* DLTensor: that of DLPack's own header, if there is one. A program with a header of its own includes that
 * first. */
#ifndef QUAFF_TENSOR_H
#define QUAFF_TENSOR_H

#ifndef DLPACK_DLPACK_H_
#ifdef __has_include
#if __has_include(<dlpack/dlpack.h>)
#include <dlpack/dlpack.h>
#endif
#endif
#endif
#ifndef DLPACK_DLPACK_H_
#include "quaff/dltensor.h"
#endif

#endif
