// User classes that cross the language border as arrays or as other values, as a specialization of
// `array_traits` or `value_traits` describes.
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

namespace quaff {

// One number for each axis of an array: extents, or strides in elements.
template <std::size_t Rank> class axes {
public:
  template <class... N, class = std::enable_if_t<sizeof...(N) == Rank &&
                                                 (std::is_convertible_v<N, std::ptrdiff_t> && ...)>>
  constexpr axes(N... values) : values_{{static_cast<std::ptrdiff_t>(values)...}} {}
  explicit constexpr axes(const std::array<std::ptrdiff_t, Rank> &values) : values_(values) {}

  constexpr std::ptrdiff_t operator[](std::size_t axis) const { return values_[axis]; }
  constexpr const std::ptrdiff_t *data() const { return values_.data(); }

  // The number of elements of an array with these extents.
  constexpr std::ptrdiff_t product() const {
    std::ptrdiff_t product = 1;
    for (std::ptrdiff_t value : values_) {
      product *= value;
    }
    return product;
  }

  friend constexpr bool operator==(const axes &one, const axes &other) {
    for (std::size_t axis = 0; axis < Rank; ++axis) {
      if (one[axis] != other[axis]) {
        return false;
      }
    }
    return true;
  }

private:
  std::array<std::ptrdiff_t, Rank> values_;
};

// The layouts that a class can view without a copy: any strides, or any non-negative ones; contiguous
// elements with the last or the first axis the fastest; the same with a free distance between rows or between
// columns, as in BLAS matrices.
struct any_strides {};
struct positive_strides {};
struct c_order {};
struct fortran_order {};
struct row_stride {};
struct column_stride {};

// The extents that a class fixes, for `array_traits<T>::shape`; -1 for an axis of any extent.
template <std::ptrdiff_t... Extents> struct fixed_shape {};

namespace detail {

template <class Layout>
inline constexpr bool is_first_fastest =
    std::is_same_v<Layout, fortran_order> || std::is_same_v<Layout, column_stride>;

// The strides of a contiguous array.
template <class Layout, std::size_t Rank> constexpr axes<Rank> packed_strides(const axes<Rank> &shape) {
  std::array<std::ptrdiff_t, Rank> strides{};
  std::ptrdiff_t stride = 1;
  for (std::size_t step = 0; step < Rank; ++step) {
    const std::size_t axis = is_first_fastest<Layout> ? step : Rank - 1 - step;
    strides[axis] = stride;
    stride *= shape[axis] > 0 ? shape[axis] : 1;
  }
  return axes<Rank>(strides);
}

} // namespace detail

// The location of an array's elements: the address of the first one, the extents and, unless the elements are
// contiguous, the strides. `Layout` is the layout that a class can view without a copy.
template <class Element, std::size_t Rank, class Layout = any_strides> struct array_view {
  using element_type = Element;
  using layout_type = Layout;
  static constexpr std::size_t rank = Rank;
  static constexpr bool is_on_device = false;

  array_view(Element *first, const axes<Rank> &extents)
      : data(first), shape(extents), strides(detail::packed_strides<Layout>(extents)) {}
  array_view(Element *first, const axes<Rank> &extents, const axes<Rank> &distances)
      : data(first), shape(extents), strides(distances) {}

  Element *data;
  axes<Rank> shape;
  axes<Rank> strides;
};

// A view of elements in the memory of a GPU, in C order. The host does not dereference the pointer.
template <class Element, std::size_t Rank> struct device_view : array_view<Element, Rank, c_order> {
  static constexpr bool is_on_device = true;
  using array_view<Element, Rank, c_order>::array_view;
};

// How objects of a class are arrays. A specialization has the members
//
//   using view = quaff::array_view<float, 2>;
//   static view look(Image &image);                  // the elements of an object
//
// and one of
//
//   static Image make(const quaff::axes<2> &shape);  // a class that owns its elements: a new object
//   static Window wrap(const view &elements);        // a class that views the elements of others
//
// and perhaps
//
//   using shape = quaff::fixed_shape<3, -1>;         // extents that the class fixes
//   static auto owner(const Window &window);         // a value that keeps the elements alive, such as a
//                                                    // `std::shared_ptr`
template <class T> struct array_traits;

// How objects of a class are converted to and from a type that crosses already. A specialization has the
// members
//
//   using type = std::string;
//   static Money from(const std::string &text);
//   static std::string to(const Money &money);
template <class T> struct value_traits;

} // namespace quaff
