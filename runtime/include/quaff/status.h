/* What functions for C answer. */
#ifndef QUAFF_STATUS_H
#define QUAFF_STATUS_H

#ifdef __cplusplus
extern "C" {
#endif

typedef enum quaff_status {
  QUAFF_OK = 0,
  QUAFF_TYPE = 1,     /* elements of a type that there is no function for */
  QUAFF_VALUE = 2,    /* an argument that cannot be: NULL, bytes of no sum, memory that was freed */
  QUAFF_INDEX = 3,    /* an index beyond what there is */
  QUAFF_OVERFLOW = 4, /* a sum of parts that has grown too large */
  QUAFF_MEMORY = 5,   /* no memory is left */
  QUAFF_BUFFER = 6,   /* a tensor that contradicts itself */
  QUAFF_RUNTIME = 7,  /* anything else */
  QUAFF_CUDA = 8      /* what the CUDA driver reports, or that there is none */
} quaff_status;

#ifdef __cplusplus
}
#endif

#endif
