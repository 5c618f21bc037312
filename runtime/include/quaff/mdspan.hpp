// Array traits for `std::mdspan`, and for the `mdspan` of Kokkos' reference implementation, for compilers
// without it. The library's mdspan.i shows quaff's compiler the same traits.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/traits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#if __has_include(<mdspan>) && __cplusplus > 202002L
#include <mdspan>
#endif
#if __has_include(<mdspan/mdspan.hpp>)
#include <mdspan/mdspan.hpp>
#endif
#if !defined(__cpp_lib_mdspan) && !defined(MDSPAN_IMPL_STANDARD_NAMESPACE)
#error                                                                                                       \
    "mdspan.i needs a C++23 library with <mdspan> (`-std=c++23`), or the header <mdspan/mdspan.hpp> of github.com/kokkos/mdspan"
#endif

namespace quaff {

namespace detail {

// The extents that a type fixes.
template <class Extents, class Axes = std::make_index_sequence<Extents::rank()>> struct MdspanShape;
template <class Extents, std::size_t... Axis> struct MdspanShape<Extents, std::index_sequence<Axis...>> {
  static constexpr std::ptrdiff_t extent(std::size_t axis) {
    constexpr auto dynamic = std::numeric_limits<std::size_t>::max();
    return Extents::static_extent(axis) == dynamic
               ? -1
               : static_cast<std::ptrdiff_t>(Extents::static_extent(axis));
  }
  using type = fixed_shape<extent(Axis)...>;
};

// `Layout` is quaff's layout for that of `Mdspan`.
template <class Mdspan, class Layout> struct MdspanView {
  using Extents = typename Mdspan::extents_type;
  using Index = typename Extents::index_type;
  static constexpr std::size_t rank = Extents::rank();

  using view = array_view<typename Mdspan::element_type, rank, Layout>;
  using shape = typename MdspanShape<Extents>::type;

  static view look(Mdspan &elements) {
    std::array<std::ptrdiff_t, rank> extents{}, strides{};
    for (std::size_t axis = 0; axis < rank; ++axis) {
      extents[axis] = static_cast<std::ptrdiff_t>(elements.extent(axis));
      strides[axis] = static_cast<std::ptrdiff_t>(elements.stride(axis));
    }
    return {elements.data_handle(), axes<rank>(extents), axes<rank>(strides)};
  }

  static Mdspan wrap(const view &given) {
    const Extents extents = extents_of(given, std::make_index_sequence<rank>());
    index(given.shape.product());
    if constexpr (std::is_same_v<Layout, positive_strides>) {
      // The mapping computes the offset of the last element in the index type, too, which must not overflow.
      std::ptrdiff_t span = given.shape.product() == 0 ? 0 : 1;
      for (std::size_t axis = 0; span != 0 && axis < rank; ++axis) {
        span += (given.shape[axis] - 1) * given.strides[axis];
      }
      index(span);
    }
    if constexpr (std::is_same_v<Layout, positive_strides>) {
      return Mdspan(given.data, Mapping(extents, strides_of(given)));
    } else {
      return Mdspan(given.data, Mapping(extents));
    }
  }

private:
  using Mapping = typename Mdspan::mapping_type;

  template <std::size_t... Axis> static Extents extents_of(const view &given, std::index_sequence<Axis...>) {
    return Extents(index(given.shape[Axis])...);
  }

  static Index index(std::ptrdiff_t number) {
    constexpr auto greatest = std::numeric_limits<Index>::max();
    if (static_cast<std::uintmax_t>(number) > static_cast<std::uintmax_t>(greatest)) {
      throw Failure<std::overflow_error>(
          "the array has an extent, a stride or a length of " + std::to_string(number) +
          ", and the index type of the mdspan counts to " + std::to_string(greatest));
    }
    return static_cast<Index>(number);
  }

  // The strides as a mapping takes them. Throws for a stride of 0, which the axes of broadcast arrays have
  // and no mapping allows.
  static auto strides_of(const view &given) {
    // An array type of the library that defines the mapping.
    std::decay_t<decltype(std::declval<const Mapping &>().strides())> strides{};
    for (std::size_t axis = 0; axis < rank; ++axis) {
      if (given.strides[axis] == 0 && given.shape[axis] > 1) {
        throw Failure<std::invalid_argument>(
            "axis " + std::to_string(axis) +
            " of the array has the stride 0, and an mdspan takes none: pass `array.copy()`");
      }
      strides[axis] = given.strides[axis] == 0 ? Index(1) : index(given.strides[axis]);
    }
    return strides;
  }
};

} // namespace detail

// The specializations for the `mdspan` of a namespace.
#define QUAFF_MDSPAN(NAMESPACE)                                                                              \
  template <class T, class I, std::size_t... E>                                                              \
  struct array_traits<NAMESPACE::mdspan<T, NAMESPACE::extents<I, E...>, NAMESPACE::layout_right>>            \
      : detail::MdspanView<NAMESPACE::mdspan<T, NAMESPACE::extents<I, E...>, NAMESPACE::layout_right>,       \
                           c_order> {};                                                                      \
  template <class T, class I, std::size_t... E>                                                              \
  struct array_traits<NAMESPACE::mdspan<T, NAMESPACE::extents<I, E...>, NAMESPACE::layout_left>>             \
      : detail::MdspanView<NAMESPACE::mdspan<T, NAMESPACE::extents<I, E...>, NAMESPACE::layout_left>,        \
                           fortran_order> {};                                                                \
  template <class T, class I, std::size_t... E>                                                              \
  struct array_traits<NAMESPACE::mdspan<T, NAMESPACE::extents<I, E...>, NAMESPACE::layout_stride>>           \
      : detail::MdspanView<NAMESPACE::mdspan<T, NAMESPACE::extents<I, E...>, NAMESPACE::layout_stride>,      \
                           positive_strides> {};
#ifdef __cpp_lib_mdspan
QUAFF_MDSPAN(::std)
#endif
#ifdef MDSPAN_IMPL_STANDARD_NAMESPACE
QUAFF_MDSPAN(::MDSPAN_IMPL_STANDARD_NAMESPACE)
#endif
#undef QUAFF_MDSPAN

} // namespace quaff
