/* The codes that functions for C return. */
#ifndef QUAFF_STATUS_H
#define QUAFF_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

typedef enum quaff_status {
  QUAFF_OK = 0,
  QUAFF_TYPE = 1,     /* the function does not support the element type */
  QUAFF_VALUE = 2,    /* an invalid argument: NULL, bytes that are no sum, memory that was freed */
  QUAFF_INDEX = 3,    /* an index out of range */
  QUAFF_OVERFLOW = 4, /* the sum of parts exceeds its range */
  QUAFF_MEMORY = 5,   /* out of memory */
  QUAFF_BUFFER = 6,   /* the description of a tensor is contradictory */
  QUAFF_RUNTIME = 7,  /* any other error */
  QUAFF_CUDA = 8      /* an error of the CUDA driver, or no driver */
} quaff_status;

#ifdef __cplusplus
}
#endif

#endif
