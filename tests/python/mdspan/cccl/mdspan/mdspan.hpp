// The `mdspan` of CUDA's C++ library, which is derived from Kokkos' and is in the tests' environment, under
// the name of Kokkos' header.
#pragma once

#include <cuda/std/mdspan>

namespace Kokkos = ::cuda::std;
#define MDSPAN_IMPL_STANDARD_NAMESPACE Kokkos
