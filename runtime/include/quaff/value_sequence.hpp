// Standard library sequences and sets as Python lists, sets and arrays.
#pragma once

#include "quaff/value.hpp"

#include <array>
#include <exception>
#include <iterator>
#include <type_traits>
#include <vector>

#if __has_include(<span>) && __cplusplus >= 202002L
#include <span>
#endif

// Defined in the runtime's src/python/convert/by_value.rs and src/python/convert/result/own.rs.
extern "C" __attribute__((visibility("hidden"))) int
quaff_elements_of(PyObject *given, quaff::Dtype dtype, std::size_t rank, void *into,
                  void (*take)(void *into, const void *elements, const std::ptrdiff_t *extents));
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_array_of(quaff::Vector *vector);
// Defined in src/python/convert/by_value.rs: whether an object is a masked array of NumPy's.
extern "C" __attribute__((visibility("hidden"))) bool quaff_is_masked(PyObject *object);

namespace quaff {

namespace by_value {

// The elements of an iterable, which the caller keeps alive. A list may change while code of its elements
// runs, so its length is checked each time. Anything but a list or a tuple is first converted to a tuple that
// only this object has.
class Items {
public:
  Items(PyObject *given, const char *expected) : object_(given) {
    const _typeobject *type = type_of(given);
    is_list_ = type == &PyList_Type;
    if (is_list_ || type == &PyTuple_Type) {
      return;
    }
    is_own_ = true;
    if (is_text(given) || is_instance(given, PyBytes_Type) || is_instance(given, PyDict_Type)) {
      refuse(expected, given);
    }
    if (quaff_is_masked(given)) {
      throw TypeFailure("a masked array's elements include the values that its mask hides; use `.filled()`");
    }
    if (PyIter_Check(given)) {
      throw TypeFailure(std::string("expected ") + expected + ", got an iterator: pass `list(…)` of it");
    }
    object_ = PySequence_Tuple(given);
    if (object_ == nullptr) {
      refused(expected, given);
    }
  }
  ~Items() {
    if (is_own_) {
      Py_DecRef(object_);
    }
  }
  Items(const Items &) = delete;
  Items &operator=(const Items &) = delete;

  std::ptrdiff_t size() const {
    if (quaff_known_layout) {
      return is_list_ ? reinterpret_cast<List *>(object_)->size : reinterpret_cast<Tuple *>(object_)->size;
    }
    return is_list_ ? PyList_Size(object_) : PyTuple_Size(object_);
  }
  // A borrowed reference to the element at an index below `size()`. A list may remove the element later.
  PyObject *at(std::ptrdiff_t index) const {
    if (quaff_known_layout) {
      return is_list_ ? reinterpret_cast<List *>(object_)->items[index]
                      : reinterpret_cast<Tuple *>(object_)->items[index];
    }
    return is_list_ ? PyList_GetItem(object_, index) : PyTuple_GetItem(object_, index);
  }

  // Reads the exact floats at the beginning of a list, up to the number that the type can hold, and returns
  // their number. The list does not change meanwhile, because reading an exact float runs no code.
  template <class Number> std::ptrdiff_t leading_floats(Number *into, const Keeper &kept) const {
    if (!is_list_ || !quaff_known_layout ||
        (sizeof(Number) < sizeof(double) && kept.conversion != NumberConversion::any)) {
      return 0;
    }
    const List *list = reinterpret_cast<List *>(object_);
    const std::ptrdiff_t count = list->size;
    PyObject *const *items = list->items;
    for (std::ptrdiff_t index = 0; index < count; ++index) {
      if (type_of(items[index]) != &PyFloat_Type) {
        return index;
      }
      const double wide = reinterpret_cast<detail::Float *>(items[index])->value;
      const auto narrow = static_cast<Number>(wide);
      if (sizeof(Number) < sizeof(double) && narrow - narrow != 0) {
        return index;
      }
      into[index] = narrow;
    }
    return count;
  }

  // Calls `take` with each element from an index on, up to the initial length of the iterable.
  template <class Take> void each(Take &&take, std::ptrdiff_t index = 0) const {
    const std::ptrdiff_t count = size();
    try {
      for (; index < count && index < size(); ++index) {
        take(at(index));
      }
    } catch (const OwnFailure &) {
      rethrow_at_element(index);
    }
  }

private:
  PyObject *object_;
  bool is_list_;
  bool is_own_ = false;
};

template <class T, class = void> struct has_keys : std::false_type {};
template <class T> struct has_keys<T, std::void_t<typename T::key_type>> : std::true_type {};
template <class T> constexpr bool is_set = has_keys<T>::value && !detail::is_multiple<T>::value;

template <class T> struct is_vector : std::false_type {};
template <class T, class A> struct is_vector<std::vector<T, A>> : std::true_type {};
// A vector whose memory an array can take over.
template <class T> constexpr bool is_array = false;
template <class T> constexpr bool is_array<std::vector<T>> = is_number<T>;

// Calls `take` with the elements and the extents of an array, if `given` is an array of such elements. The
// compiler reads the functions here once for all types, and those of a type only have its constructor.
[[gnu::noinline]] inline bool take_elements(PyObject *given, Dtype dtype, std::size_t rank, void *into,
                                            void (*take)(void *into, const void *elements,
                                                         const std::ptrdiff_t *extents)) {
  struct Taker {
    void *into;
    void (*take)(void *, const void *, const std::ptrdiff_t *);
    std::exception_ptr failure;
  } taker{into, take, nullptr};
  // Rust calls this, and no exception may pass through it.
  const auto unless_it_throws = [](void *taker, const void *elements, const std::ptrdiff_t *extents) {
    auto &own = *static_cast<Taker *>(taker);
    try {
      own.take(own.into, elements, extents);
    } catch (...) {
      own.failure = std::current_exception();
    }
  };
  const int outcome = quaff_elements_of(given, dtype, rank, &taker, unless_it_throws);
  if (taker.failure) {
    std::rethrow_exception(taker.failure);
  }
  return outcome < 0 ? throw PythonFailure() : outcome > 0;
}

// Reads the elements of an array, if `given` is an array of these numbers.
template <class T> bool take_array(PyObject *given, T &values) {
  using Element = typename T::value_type;
  return take_elements(given, dtype_of<Element>, 1, &values,
                       [](void *into, const void *elements, const std::ptrdiff_t *extents) {
                         const auto *first = static_cast<const Element *>(elements);
                         *static_cast<T *>(into) = T(first, first + *extents);
                       });
}

template <class T> T sequence(PyObject *given, Keeper &kept, const char *expected) {
  using Element = typename T::value_type;
  if constexpr (!detail::has_push_back<T>::value && !has_keys<T>::value) {
    // `T` is a `std::forward_list`, which cannot be appended to.
    const auto all = sequence<std::vector<Element>>(given, kept, expected);
    return T(all.begin(), all.end());
  } else {
    T values;
    if constexpr (is_number<Element>) {
      const _typeobject *type = type_of(given);
      if (type != &PyList_Type && type != &PyTuple_Type && take_array(given, values)) {
        return values;
      }
    }
    const Items items(given, expected);
    std::ptrdiff_t read = 0;
    if constexpr (is_vector<T>::value && std::is_floating_point_v<Element>) {
      values.resize(static_cast<std::size_t>(items.size()));
      read = items.leading_floats(values.data(), kept);
      values.resize(static_cast<std::size_t>(read));
    } else if constexpr (detail::has_reserve<T>::value) {
      values.reserve(static_cast<std::size_t>(items.size()));
    }
    items.each([&](PyObject *item) { detail::add(values, make<Element>(item, kept)); }, read);
    return values;
  }
}

// Sets an element of a new tuple or list, whose place is still empty.
inline void set_item(bool is_tuple, PyObject *items, std::ptrdiff_t at, PyObject *item) {
  if (quaff_known_layout) {
    (is_tuple ? reinterpret_cast<Tuple *>(items)->items : reinterpret_cast<List *>(items)->items)[at] = item;
    return;
  }
  // The reference is taken over in any case.
  if ((is_tuple ? PyTuple_SetItem(items, at, item) : PyList_SetItem(items, at, item)) < 0) {
    throw PythonFailure();
  }
}

// A list of elements, or a tuple if the result must not be changed.
template <Style style, class Own> PyObject *items_of(Own &values, std::size_t count) {
  constexpr bool is_tuple = style != Style::fresh;
  const auto size = static_cast<std::ptrdiff_t>(count);
  Reference items(is_tuple ? PyTuple_New(size) : PyList_New(size));
  std::ptrdiff_t at = 0;
  for (auto &&value : values) {
    if constexpr (std::is_same_v<typename Own::value_type, bool>) {
      // A reference to an element of a `std::vector<bool>` is not a bool.
      const bool own = value;
      set_item(is_tuple, items.get(), at++, give<style>(own));
    } else {
      set_item(is_tuple, items.get(), at++, give<style>(value));
    }
  }
  return items.release();
}

// An array that owns the numbers. The array of a snapshot is read-only.
template <Style style, class T> PyObject *array_of(std::vector<T> values) {
  if constexpr (style == Style::key) {
    return items_of<style>(values, values.size());
  } else {
    Vector vector = owned(std::move(values));
    vector.constant = style == Style::snapshot;
    return checked(quaff_array_of(&vector));
  }
}

} // namespace by_value

// Vectors, lists and sets: containers with elements of one type, to which elements are appended.
template <class T>
struct Value<T, std::enable_if_t<detail::is_sequence<T>::value && !detail::is_map<T>::value &&
                                 !by_value::is_array<T> && !detail::is_string<T>::value>> {
  using Element = typename T::value_type;
  static T from(PyObject *given, Keeper &kept) {
    if (const T *own = by_value::instance<T>(given)) {
      return *own;
    }
    return by_value::sequence<T>(given, kept, by_value::is_set<T> ? "a set" : "a list");
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if constexpr (has_class<T>) {
      return by_value::checked(Conversion<T>::to(value));
    } else if constexpr (by_value::is_set<T>) {
      constexpr bool is_frozen = style != Style::fresh;
      Reference set(is_frozen ? PyFrozenSet_New(nullptr) : PySet_New(nullptr));
      for (const auto &element : value) {
        const Reference item(by_value::give<Style::key>(element));
        if (PySet_Add(set.get(), item.get()) < 0) {
          throw PythonFailure();
        }
      }
      return set.release();
    } else if constexpr (by_value::is_vector<T>::value && by_value::is_number<Element>) {
      return by_value::array_of<style>(std::vector<Element>(value.begin(), value.end()));
    } else {
      return by_value::items_of<style>(value,
                                       static_cast<std::size_t>(std::distance(value.begin(), value.end())));
    }
  }
};

// Vectors of numbers, whose memory an array takes over without a copy.
template <class Element> struct Value<std::vector<Element>, std::enable_if_t<by_value::is_number<Element>>> {
  using T = std::vector<Element>;
  static T from(PyObject *given, Keeper &kept) {
    if (const T *own = by_value::instance<T>(given)) {
      return *own;
    }
    return by_value::sequence<T>(given, kept, "an array or a list");
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if constexpr (has_class<T>) {
      return by_value::checked(Conversion<T>::to(value));
    } else {
      return by_value::array_of<style>(T(std::move(value)));
    }
  }
};

template <class Element, std::size_t size> struct Value<std::array<Element, size>> {
  using T = std::array<Element, size>;
  static T from(PyObject *given, Keeper &kept) {
    if (const T *own = by_value::instance<T>(given)) {
      return *own;
    }
    auto values = by_value::sequence<std::vector<Element>>(given, kept, "a list");
    if (values.size() != size) {
      by_value::refuse_count(size, values.size());
    }
    return filled(values, std::make_index_sequence<size>());
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    if constexpr (has_class<T>) {
      return by_value::checked(Conversion<T>::to(value));
    } else if constexpr (by_value::is_number<Element>) {
      return by_value::array_of<style>(std::vector<Element>(value.begin(), value.end()));
    } else {
      return by_value::items_of<style>(value, size);
    }
  }

private:
  template <std::size_t... I> static T filled(std::vector<Element> &values, std::index_sequence<I...>) {
    return T{{std::move(values[I])...}};
  }
};

#ifdef __cpp_lib_span
// A span: the elements are copied, and those of an argument live as long as the call.
template <class Element, std::size_t extent> struct Value<std::span<Element, extent>> {
  using Own = std::remove_const_t<Element>;
  static std::span<Element, extent> from(PyObject *given, Keeper &kept) {
    static_assert(std::is_const_v<Element>, "the elements are copied, and must be constant");
    auto &values = kept.keep(by_value::sequence<std::vector<Own>>(given, kept, "a list"));
    if constexpr (extent != std::dynamic_extent) {
      if (values.size() != extent) {
        by_value::refuse_count(extent, values.size());
      }
    }
    return std::span<Element, extent>(values.data(), values.size());
  }
  template <Style style, class Span> static PyObject *to(Span &value) {
    std::vector<Own> copy(value.begin(), value.end());
    return by_value::give<style>(copy);
  }
};
#endif

} // namespace quaff
