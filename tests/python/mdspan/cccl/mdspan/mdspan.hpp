// The `mdspan` of CUDA's C++ library, which stems from Kokkos' and is in the tests' environment, in the place
// of that one.
#pragma once

#include <cuda/std/mdspan>

namespace Kokkos = ::cuda::std;
#define MDSPAN_IMPL_STANDARD_NAMESPACE Kokkos
