// The part of CUDA's header of this name that the documents' C++ uses.
#pragma once

typedef struct CUstream_st *cudaStream_t;
