// Objects of classes with `array_traits`, made from the caller's arrays, and arrays made from such objects.
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/part.hpp"
#include "quaff/traits.hpp"
#include "quaff/vector.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace quaff {

namespace detail {

template <class T, class = void> struct is_array_class : std::false_type {};
template <class T> struct is_array_class<T, std::void_t<typename array_traits<T>::view>> : std::true_type {};

template <class T, class = void> struct wraps : std::false_type {};
template <class T>
struct wraps<T, std::void_t<decltype(array_traits<T>::wrap(std::declval<typename array_traits<T>::view>()))>>
    : std::true_type {};

template <class T, class = void> struct has_owner : std::false_type {};
template <class T>
struct has_owner<T, std::void_t<decltype(array_traits<T>::owner(std::declval<const T &>()))>>
    : std::true_type {};

template <class T> using View = typename array_traits<T>::view;
template <class T> using LayoutOf = typename View<T>::layout_type;
template <class T> using ElementOf = std::remove_const_t<typename View<T>::element_type>;

// The extents that a class fixes.
template <class Shape> struct FixedShape;
template <std::ptrdiff_t... Extents> struct FixedShape<fixed_shape<Extents...>> {
  static constexpr std::ptrdiff_t extents[] = {Extents...};
};

// A shape as Python writes it; a negative extent is one that C++ leaves open.
[[gnu::cold]] inline std::string shape_text(const std::ptrdiff_t *extents, std::size_t rank) {
  std::string text = "(";
  for (std::size_t axis = 0; axis < rank; ++axis) {
    text += (axis == 0 ? "" : ", ") + (extents[axis] < 0 ? "any" : std::to_string(extents[axis]));
  }
  return text + (rank == 1 ? ",)" : ")");
}
[[noreturn, gnu::cold, gnu::noinline]] inline void
refuse_shape(const std::ptrdiff_t *given, const std::ptrdiff_t *wanted, std::size_t rank) {
  throw Failure<std::invalid_argument>("the array has the shape " + shape_text(given, rank) +
                                       ", and C++ takes only " + shape_text(wanted, rank) +
                                       ": pass an array of that shape");
}

template <class T, class = void> struct Shape {
  template <std::size_t Rank> static void check(const axes<Rank> &) {}
};
template <class T> struct Shape<T, std::void_t<typename array_traits<T>::shape>> {
  template <std::size_t Rank> static void check(const axes<Rank> &given) {
    const auto &extents = FixedShape<typename array_traits<T>::shape>::extents;
    static_assert(std::size(extents) == Rank,
                  "`shape` of the array_traits has another number of axes than `view`");
    for (std::size_t axis = 0; axis < Rank; ++axis) {
      if (extents[axis] >= 0 && extents[axis] != given[axis]) {
        refuse_shape(given.data(), extents, Rank);
      }
    }
  }
};

// Copies elements along two axes in squares, so that neither side is read or written across whole rows.
template <class To, class From>
void copy_plane(To *to, const From *from, const std::ptrdiff_t (&extents)[2],
                const std::ptrdiff_t (&to_strides)[2], const std::ptrdiff_t (&from_strides)[2]) {
  constexpr std::ptrdiff_t side = 32;
  const std::ptrdiff_t step = from_strides[1] == to_strides[1] ? extents[1] : side;
  for (std::ptrdiff_t top = 0; top < extents[0]; top += side) {
    const std::ptrdiff_t bottom = std::min(top + side, extents[0]);
    for (std::ptrdiff_t left = 0; left < extents[1]; left += step) {
      const std::ptrdiff_t right = std::min(left + step, extents[1]);
      for (std::ptrdiff_t i = top; i < bottom; ++i) {
        for (std::ptrdiff_t j = left; j < right; ++j) {
          to[i * to_strides[0] + j * to_strides[1]] = from[i * from_strides[0] + j * from_strides[1]];
        }
      }
    }
  }
}

template <std::size_t Rank, class To, class From>
void copy_axes(To *to, const From *from, std::size_t axis, const axes<Rank> &shape,
               const axes<Rank> &to_strides, const axes<Rank> &from_strides) {
  if constexpr (Rank == 1) {
    for (std::ptrdiff_t i = 0; i < shape[0]; ++i) {
      to[i * to_strides[0]] = from[i * from_strides[0]];
    }
  } else if (axis + 2 == Rank) {
    copy_plane(to, from, {shape[axis], shape[axis + 1]}, {to_strides[axis], to_strides[axis + 1]},
               {from_strides[axis], from_strides[axis + 1]});
  } else {
    for (std::ptrdiff_t i = 0; i < shape[axis]; ++i) {
      copy_axes(to + i * to_strides[axis], from + i * from_strides[axis], axis + 1, shape, to_strides,
                from_strides);
    }
  }
}

// Whether the elements are contiguous, in C or in Fortran order.
template <std::size_t Rank> bool is_packed(const axes<Rank> &shape, const axes<Rank> &strides) {
  return strides == packed_strides<c_order>(shape) || strides == packed_strides<fortran_order>(shape);
}

// Copies all elements from one array to another of the same shape.
template <class Element, std::size_t Rank>
void copy_elements(Element *to, const axes<Rank> &to_strides, const Element *from,
                   const axes<Rank> &from_strides, const axes<Rank> &shape) {
  if (to_strides == from_strides && is_packed(shape, to_strides)) {
    std::copy(from, from + shape.product(), to);
  } else if (shape.product() > 0) {
    copy_axes(to, from, 0, shape, to_strides, from_strides);
  }
}

[[noreturn, gnu::cold, gnu::noinline]] inline void refuse_made() {
  throw Failure<std::logic_error>("`make` of the array_traits has made an object of another shape");
}

template <class T> T made_of(const View<T> &given) {
  if constexpr (wraps<T>::value) {
    return array_traits<T>::wrap(given);
  } else {
    T object = array_traits<T>::make(given.shape);
    const auto own = array_traits<T>::look(object);
    if (!(own.shape == given.shape)) {
      refuse_made();
    }
    copy_elements<ElementOf<T>>(const_cast<ElementOf<T> *>(own.data), own.strides, given.data, given.strides,
                                given.shape);
    return object;
  }
}

// The shape and the strides of a view, which lives as long as the result.
template <class View> Axes layout_of(const View &view) {
  return {View::rank, view.shape.data(), view.strides.data()};
}

// Owners of the elements of an array that Python gets: an object that owns them itself, a value that keeps
// the elements of a view alive, or a copy of such elements.
template <class T> struct ArrayOwner {
  explicit ArrayOwner(T &&given)
      : object(std::move(given)), view(array_traits<T>::look(object)), layout(layout_of(view)) {}
  T object;
  View<T> view;
  Axes layout;
};
template <class T> struct KeptOwner {
  using Kept = std::decay_t<decltype(array_traits<T>::owner(std::declval<const T &>()))>;
  explicit KeptOwner(T &&object)
      : kept(array_traits<T>::owner(object)), view(array_traits<T>::look(object)), layout(layout_of(view)) {}
  Kept kept;
  View<T> view;
  Axes layout;
};
template <class T> struct CopyOwner {
  explicit CopyOwner(T &&object) : CopyOwner(array_traits<T>::look(object)) {}
  explicit CopyOwner(const View<T> &given)
      : elements(new ElementOf<T>[static_cast<std::size_t>(given.shape.product())]),
        view(elements.get(), given.shape), layout(layout_of(view)) {
    copy_elements<ElementOf<T>>(view.data, view.strides, given.data, given.strides, view.shape);
  }
  std::unique_ptr<ElementOf<T>[]> elements;
  array_view<ElementOf<T>, View<T>::rank, c_order> view;
  Axes layout;
};

template <class T, class Owner> Vector vector_of(T &&object) {
  auto owner = std::make_unique<Owner>(std::move(object));
  const auto destroy = [](void *kept) { delete static_cast<Owner *>(kept); };
  const Vector vector{const_cast<ElementOf<T> *>(owner->view.data),
                      static_cast<std::size_t>(owner->view.shape.product()),
                      dtype_of<ElementOf<T>>,
                      std::is_const_v<typename decltype(Owner::view)::element_type>,
                      owner.get(),
                      destroy,
                      &owner->layout};
  owner.release();
  return vector;
}

} // namespace detail

// An object that refers to the caller's array, or has a copy of it. The layout is that of the `wrap` in its
// traits.
template <class T, class Layout = detail::LayoutOf<T>, class Array>
T viewed(const Array &array, const axes<detail::View<T>::rank> &shape,
         const axes<detail::View<T>::rank> &strides) {
  static_assert(!detail::wraps<T>::value || std::is_same_v<Layout, detail::LayoutOf<T>>,
                "the array_traits that the interface shows have another layout");
  detail::Shape<T>::check(shape);
  return detail::made_of<T>({array.template data<typename detail::View<T>::element_type>(), shape, strides});
}

// An object that refers to a contiguous array, or has a copy of it.
template <class T, class Layout = detail::LayoutOf<T>, class Array>
T viewed(const Array &array, const axes<detail::View<T>::rank> &shape) {
  return viewed<T, Layout>(array, shape, detail::packed_strides<Layout>(shape));
}

// An array that owns an object, or a copy of the elements if the object is a view.
template <class T, class = std::enable_if_t<detail::is_array_class<T>::value>> Vector owned(T object) {
  static_assert(!detail::View<T>::is_on_device, "an array on a device is written to an argument");
  if constexpr (!detail::wraps<T>::value) {
    return detail::vector_of<T, detail::ArrayOwner<T>>(std::move(object));
  } else if constexpr (detail::has_owner<T>::value) {
    return detail::vector_of<T, detail::KeptOwner<T>>(std::move(object));
  } else {
    return detail::vector_of<T, detail::CopyOwner<T>>(std::move(object));
  }
}

// A member of an object: its elements, in place.
template <class T, class = std::enable_if_t<detail::is_array_class<std::remove_const_t<T>>::value>>
Part part(T &member) {
  using Own = std::remove_const_t<T>;
  using View = detail::View<Own>;
  static_assert(View::rank <= most_axes);
  const auto view = array_traits<Own>::look(const_cast<Own &>(member));
  Part part{};
  part.data = const_cast<detail::ElementOf<Own> *>(view.data);
  part.dtype = dtype_of<detail::ElementOf<Own>>;
  part.axes = View::rank;
  for (std::size_t axis = 0; axis < View::rank; ++axis) {
    part.extents[axis] = static_cast<std::uint64_t>(view.shape[axis]);
    part.strides[axis] = view.strides[axis];
  }
  part.is_strided = true;
  part.constant = std::is_const_v<T> || std::is_const_v<typename View::element_type>;
  // Elements inside the member move only together with the object.
  const auto *begin = reinterpret_cast<const unsigned char *>(std::addressof(member));
  const auto *first = reinterpret_cast<const unsigned char *>(view.data);
  part.moves = first < begin || first >= begin + sizeof(T);
  return part;
}

// Assigns to a member: the elements of an array of the same shape are copied into those of the member.
template <class T, class = std::enable_if_t<detail::is_array_class<T>::value>>
void assign_elements(T &member, T value) {
  const auto own = array_traits<T>::look(member);
  const auto given = array_traits<T>::look(value);
  if (own.shape == given.shape) {
    detail::copy_elements<detail::ElementOf<T>>(own.data, own.strides, given.data, given.strides, own.shape);
  } else {
    member = std::move(value);
  }
}

} // namespace quaff
