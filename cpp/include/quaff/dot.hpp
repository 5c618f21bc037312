// The correctly rounded dot product of two arrays: the exact sum of the products of their elements, rounded
// once to their type. It does not depend on the order of additions.
#pragma once

#include "quaff/product_accumulator.hpp"
#include "quaff/product_sum.hpp"
#include "quaff/sum.hpp"

#include <type_traits>

#ifndef __CUDACC_RTC__
#include "quaff/paired_loop.hpp"

#include <cstddef>
#endif

namespace quaff {

// Adds pairs of elements, as a reduction adds elements (see protocol.hpp); paired_loop.hpp applies it to two
// arrays. Products of floats are exact in double.
template <class T, class Products = detail::ProductSum<T>> class DotProduct {
public:
  using exact = detail::ProductAccumulator<T>;
  using fused = DotProduct<T, std::conditional_t<sizeof(T) == 8, detail::FusedProductSum, Products>>;

  void add(T one, T other) { sum.add(one, other); }
  void merge(const DotProduct &other) { sum.merge(other.sum); }

  bool decided() const { return sum.enclosure().template decides<T>(); }

  T value() const { return sum.enclosure().template value<T>(); }

private:
  Products sum;
};

#ifndef __CUDACC_RTC__
/// The dot product of two arrays of one size, correctly rounded to their type; 0 without elements.
template <class T> T dot(const T *x, const T *y, std::size_t size) {
  return detail::reduce_pairs<DotProduct<T>, T>(x, y, size);
}
#endif

} // namespace quaff
