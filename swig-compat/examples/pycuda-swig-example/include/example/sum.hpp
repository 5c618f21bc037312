// The sum that Python, Rust and C++ share.
#pragma once

namespace example {

/// The sum of the elements, added up one after another in their own type.
template <class T> T sum(const T *in, unsigned size);

} // namespace example
