// The function that quaff and all peers wrap, so that only their calls differ.
#pragma once

namespace peers {

// Eight accumulators: enough independent additions for the compiler to vectorize without -ffast-math.
template <class T> T sum(const T *in, unsigned size) {
  T lanes[8] = {};
  unsigned i = 0;
  for (; size - i >= 8; i += 8) {
    for (unsigned lane = 0; lane < 8; ++lane) {
      lanes[lane] += in[i + lane];
    }
  }
  T total = ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
  for (; i < size; ++i) {
    total += in[i];
  }
  return total;
}

} // namespace peers
