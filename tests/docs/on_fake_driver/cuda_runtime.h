// What the documents' C++ uses of CUDA's header of this name.
#pragma once

typedef struct CUstream_st *cudaStream_t;
