// The sums that Python, Rust and C++ share.
#pragma once

namespace example {

/// The sum of the elements at `in_d`, in the GPU's memory, in their own type. The work runs in the default
/// stream of the current context; a CUDA error is a `std::runtime_error`.
template <class T> T sum(T *in_d, unsigned size);

namespace host {

/// The sum of the elements, in their own type: added up one after another.
template <class T> T sum(const T *in, unsigned size);

} // namespace host
} // namespace example
