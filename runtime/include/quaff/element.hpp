// The locations of a container's elements. The runtime asks before each use, because an element may have
// moved.
#pragma once

#include "quaff/conversion.hpp"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <new>
#include <type_traits>
#include <vector>

namespace quaff {

namespace detail {

template <class Container, class = void> struct Element {
  using type = typename Container::value_type;
  static constexpr bool is_keyed = false;
};
template <class Container> struct Element<Container, std::void_t<typename Container::mapped_type>> {
  using type = typename Container::mapped_type;
  static constexpr bool is_keyed = true;
};

// The element stride of a container that begins with the addresses of its first element and of its end;
// otherwise 0. The vectors of libstdc++ and libc++ have this layout, unless an option of libc++ makes them
// begin with an address and a size.
template <class Container> constexpr std::int64_t stride = 0;
#if (defined(__GLIBCXX__) && !defined(_GLIBCXX_DEBUG)) ||                                                    \
    (defined(_LIBCPP_VERSION) && !defined(_LIBCPP_ABI_SIZE_BASED_VECTOR) &&                                  \
     !defined(_LIBCPP_ABI_VECTOR_LAYOUT_SIZE_BASED))
template <class T> constexpr std::int64_t stride<std::vector<T>> = sizeof(T);
template <> constexpr std::int64_t stride<std::vector<bool>> = 0;
#endif

// A negative index counts from the end, and is changed to count from the beginning.
template <class Container> auto find(Container &container, std::int64_t &index, PyObject *key) {
  if constexpr (Element<Container>::is_keyed) {
    const auto found = container.find(from_python<typename Container::key_type>(key));
    return found == container.end() ? nullptr : std::addressof(found->second);
  } else {
    const auto count = static_cast<std::int64_t>(container.size());
    index += index < 0 ? count : 0;
    const bool is_there = index >= 0 && index < count;
    return is_there ? std::addressof(*std::next(container.begin(), static_cast<std::ptrdiff_t>(index)))
                    : nullptr;
  }
}

} // namespace detail

// The element of a container at an index or a key; null if there is none. Without a container, the index is
// set to the stride by which the runtime finds elements of a vector itself, or to 0. If there was no memory
// to read the key, the index is set to -1.
template <class Container> Object element(Object container, std::int64_t &index, PyObject *key) noexcept {
  if (container.address == nullptr) {
    index = detail::stride<Container>;
    return container;
  }
  try {
    return quaff::address(detail::find(reference<Container>(container), index, key));
  } catch (const std::bad_alloc &) {
    index = key == nullptr ? index : -1;
    PyErr_Clear();
    return {nullptr};
  } catch (...) {
    // A comparison has raised an exception, or the object is not a valid key of the container.
    if (key != nullptr && PyErr_Occurred() != nullptr && PyErr_ExceptionMatches(PyExc_MemoryError) != 0) {
      index = -1;
    }
    PyErr_Clear();
    return {nullptr};
  }
}

// A copy of an element, which the caller owns.
template <class Container> Object copied_element(Object element) {
  return quaff::made([&]() -> decltype(auto) {
    return quaff::original<typename detail::Element<Container>::type>(element);
  });
}

} // namespace quaff
