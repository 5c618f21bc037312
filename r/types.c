/* The conversion of numbers between R and C++.
 *
 * A value that the other side cannot represent is an error and never changed. R has no 64-bit integers: such
 * numbers are doubles, if these represent them exactly. INT_MIN is R's NA. */
#include "quaff_r.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

const quaff_r_of_type quaff_r_types[] = {
    [QUAFF_R_BOOL] = {sizeof(bool), LGLSXP, false, 0, 2, kDLBool},
    [QUAFF_R_INT8] = {1, INTSXP, false, -0x1p7, 0x1p7, kDLInt},
    [QUAFF_R_INT16] = {2, INTSXP, false, -0x1p15, 0x1p15, kDLInt},
    [QUAFF_R_INT32] = {4, INTSXP, true, -0x1p31, 0x1p31, kDLInt},
    [QUAFF_R_INT64] = {8, REALSXP, false, -0x1p63, 0x1p63, kDLInt},
    [QUAFF_R_UINT8] = {1, RAWSXP, true, 0, 0x1p8, kDLUInt},
    [QUAFF_R_UINT16] = {2, INTSXP, false, 0, 0x1p16, kDLUInt},
    [QUAFF_R_UINT32] = {4, REALSXP, false, 0, 0x1p32, kDLUInt},
    [QUAFF_R_UINT64] = {8, REALSXP, false, 0, 0x1p64, kDLUInt},
    [QUAFF_R_FLOAT32] = {4, REALSXP, false, 0, 0, kDLFloat},
    [QUAFF_R_FLOAT64] = {8, REALSXP, true, 0, 0, kDLFloat},
    [QUAFF_R_COMPLEX64] = {8, CPLXSXP, false, 0, 0, kDLComplex},
    [QUAFF_R_COMPLEX128] = {16, CPLXSXP, true, 0, 0, kDLComplex},
};

#define EACH_INTEGER(DO)                                                                                     \
  DO(QUAFF_R_INT8, int8_t)                                                                                   \
  DO(QUAFF_R_INT16, int16_t)                                                                                 \
  DO(QUAFF_R_INT32, int32_t)                                                                                 \
  DO(QUAFF_R_INT64, int64_t)                                                                                 \
  DO(QUAFF_R_UINT8, uint8_t)                                                                                 \
  DO(QUAFF_R_UINT16, uint16_t)                                                                               \
  DO(QUAFF_R_UINT32, uint32_t)                                                                               \
  DO(QUAFF_R_UINT64, uint64_t)

void quaff_r_put(quaff_r_type type, void *to, size_t i, int64_t value) {
#define PUT(name, own)                                                                                       \
  case name:                                                                                                 \
    ((own *)to)[i] = (own)value;                                                                             \
    break;
  switch (type) {
    EACH_INTEGER(PUT)
  default:
    break;
  }
}

int64_t quaff_r_integer(quaff_r_type type, const void *from) {
#define GET(name, own)                                                                                       \
  case name:                                                                                                 \
    return (int64_t)*(const own *)from;
  switch (type) {
    EACH_INTEGER(GET)
  default:
    return 0;
  }
}

static const char is_missing[] = "contains NA, which C++ has no value for";
static const char is_too_large[] = "contains a number that the type of C++ does not have";

/* A double for C++; NA is a NaN. */
static const char *read_double(quaff_r_type type, void *to, size_t i, double value) {
  if (type == QUAFF_R_FLOAT64) {
    ((double *)to)[i] = value;
    return NULL;
  }
  if (type == QUAFF_R_FLOAT32) {
    ((float *)to)[i] = (float)value;
    return isfinite(value) && fabs(value) > FLT_MAX && isinf((float)value) ? is_too_large : NULL;
  }
  if (type == QUAFF_R_COMPLEX128) {
    ((double *)to)[2 * i] = value;
    ((double *)to)[2 * i + 1] = 0;
    return NULL;
  }
  if (type == QUAFF_R_COMPLEX64) {
    ((float *)to)[2 * i + 1] = 0;
    return read_double(QUAFF_R_FLOAT32, to, 2 * i, value);
  }
  if (isnan(value)) {
    return ISNA(value) ? is_missing : "contains NaN, which is no integer";
  }
  if (value != trunc(value)) {
    return "contains a number that is no integer";
  }
  if (!(value >= quaff_r_types[type].least && value < quaff_r_types[type].end)) {
    return is_too_large;
  }
  quaff_r_put(type, to, i, type == QUAFF_R_UINT64 ? (int64_t)(uint64_t)value : (int64_t)value);
  return NULL;
}

static const char *read_complex(quaff_r_type type, void *to, size_t i, Rcomplex value) {
  const quaff_r_type part = type == QUAFF_R_COMPLEX128 ? QUAFF_R_FLOAT64 : QUAFF_R_FLOAT32;
  const char *wrong = read_double(part, to, 2 * i, value.r);
  return wrong != NULL ? wrong : read_double(part, to, 2 * i + 1, value.i);
}

static const char *read_integers(quaff_r_type type, void *to, const int *from, size_t size) {
  const bool has_nan = quaff_r_has_nan(type);
  const char *wrong = NULL;
  size_t i;
  for (i = 0; i < size && wrong == NULL; ++i) {
    if (from[i] != NA_INTEGER) {
      wrong = read_double(type, to, i, from[i]);
    } else {
      wrong = has_nan ? read_double(type, to, i, NA_REAL) : is_missing;
    }
  }
  return wrong;
}

/* Only checks for NA, because C++ uses the same elements. */
static const char *check_integers(const int *from, size_t size) {
  bool is_wrong = false;
  size_t i;
  for (i = 0; i < size; ++i) {
    is_wrong |= from[i] == NA_INTEGER;
  }
  return is_wrong ? is_missing : NULL;
}

const char *quaff_r_read(quaff_r_type type, void *to, SEXP from) {
  const size_t size = (size_t)XLENGTH(from);
  const char *wrong = NULL;
  size_t i;
  switch (TYPEOF(from)) {
  case LGLSXP:
    if (type != QUAFF_R_BOOL) {
      return read_integers(type, to, LOGICAL_RO(from), size);
    }
    for (i = 0; i < size && wrong == NULL; ++i) {
      const int value = LOGICAL_RO(from)[i];
      ((bool *)to)[i] = value != 0;
      wrong = value == NA_LOGICAL ? is_missing : NULL;
    }
    return wrong;
  case INTSXP:
    if (to == NULL || type == QUAFF_R_INT32) {
      if (to != NULL && size > 0) {
        memcpy(to, INTEGER_RO(from), size * sizeof(int));
      }
      return check_integers(INTEGER_RO(from), size);
    }
    return read_integers(type, to, INTEGER_RO(from), size);
  case REALSXP:
    for (i = 0; to != NULL && i < size && wrong == NULL; ++i) {
      wrong = read_double(type, to, i, REAL_RO(from)[i]);
    }
    return wrong;
  case CPLXSXP:
    for (i = 0; to != NULL && i < size && wrong == NULL; ++i) {
      wrong = read_complex(type, to, i, COMPLEX_RO(from)[i]);
    }
    return wrong;
  case RAWSXP:
    if (to != NULL && size > 0) {
      memcpy(to, RAW_RO(from), size);
    }
    return NULL;
  default:
    return "has another type";
  }
}

static const char is_inexact[] = "C++ gave an integer that R's numbers do not have exactly";
static const char is_na[] = "C++ gave -2147483648, which is NA in R's integers";

#define CONVERT(type, numbers)                                                                               \
  for (i = 0; i < size; ++i) {                                                                               \
    (numbers)[i] = ((const type *)from)[i];                                                                  \
  }                                                                                                          \
  break;
#define CONVERT_EXACT(type, is_exact)                                                                        \
  for (i = 0; i < size; ++i) {                                                                               \
    const type value = ((const type *)from)[i];                                                              \
    REAL(to)[i] = (double)value;                                                                             \
    wrong = (is_exact) ? wrong : is_inexact;                                                                 \
  }                                                                                                          \
  break;
/* Elements that C++ wrote directly to the vector need no copy. */
#define COPY(numbers)                                                                                        \
  if (from != (const void *)(numbers)) {                                                                     \
    memcpy(numbers, from, size * quaff_r_size(type));                                                        \
  }

const char *quaff_r_write(quaff_r_type type, SEXP to, const void *from, size_t size) {
  const int64_t most = (int64_t)QUAFF_R_LARGEST_EXACT;
  const char *wrong = NULL;
  size_t i;
  if (size == 0) {
    return NULL;
  }
  switch (type) {
  case QUAFF_R_BOOL:
    CONVERT(bool, LOGICAL(to))
  case QUAFF_R_INT8:
    CONVERT(int8_t, INTEGER(to))
  case QUAFF_R_INT16:
    CONVERT(int16_t, INTEGER(to))
  case QUAFF_R_UINT16:
    CONVERT(uint16_t, INTEGER(to))
  case QUAFF_R_INT32:
    COPY(INTEGER(to))
    return check_integers(INTEGER(to), size) != NULL ? is_na : NULL;
  case QUAFF_R_INT64:
    CONVERT_EXACT(int64_t, value <= most && value >= -most)
  case QUAFF_R_UINT8:
    if (TYPEOF(to) == INTSXP) {
      CONVERT(uint8_t, INTEGER(to))
    }
    COPY(RAW(to))
    break;
  case QUAFF_R_UINT32:
    CONVERT(uint32_t, REAL(to))
  case QUAFF_R_UINT64:
    CONVERT_EXACT(uint64_t, value <= (uint64_t)most)
  case QUAFF_R_FLOAT32:
    CONVERT(float, REAL(to))
  case QUAFF_R_FLOAT64:
    COPY(REAL(to))
    break;
  case QUAFF_R_COMPLEX64:
    for (i = 0; i < size; ++i) {
      COMPLEX(to)[i].r = ((const float *)from)[2 * i];
      COMPLEX(to)[i].i = ((const float *)from)[2 * i + 1];
    }
    break;
  case QUAFF_R_COMPLEX128:
    COPY(COMPLEX(to))
    break;
  }
  return wrong;
}
