// Values of the standard library's types as trees, the form that languages other than Python and Rust share
// (`tree.h`), and values made of trees. Each kind of type has a specialization of `TreeOf`, which converts
// inner types by their specializations: `read` makes a value, and `write` a tree.
//
// What cannot be read throws `TypeFailure`, or an overflow, with the place of the element in the message.
#pragma once

#include "quaff/object.hpp"
#include "quaff/tree_numbers.hpp"

#include <algorithm>
#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <forward_list>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#if __has_include(<span>) && __cplusplus >= 202002L
#include <span>
#endif

namespace quaff {

// The conversion of a type. `kind` is that of all its trees; `QUAFF_NOTHING` if they may have several.
template <class T, class = void> struct TreeOf;

namespace trees {

template <class T> using Of = TreeOf<std::remove_const_t<T>>;

inline const Tree &item(const Tree &tree, std::size_t index) { return tree.as.items[index]; }
inline bool has_items(const Tree &tree) { return tree.size == 0 || tree.as.items != nullptr; }

// An element of an array as a tree.
template <class Given> Tree tree_of_element(Given given, DLDataType type) {
  if constexpr (std::is_same_v<Given, std::complex<float>> || std::is_same_v<Given, std::complex<double>>) {
    Tree tree = quaff_tree_of(QUAFF_COMPLEX, 0);
    tree.type = type;
    tree.as.parts[0] = given.real();
    tree.as.parts[1] = given.imag();
    return tree;
  } else {
    Tree tree = std::is_floating_point_v<Given> ? quaff_real(static_cast<double>(given))
                : std::is_signed_v<Given>       ? quaff_integer(static_cast<std::int64_t>(given))
                : type.code == kDLBool          ? quaff_bool(given != 0)
                                                : quaff_natural(static_cast<std::uint64_t>(given));
    tree.type = type;
    return tree;
  }
}

// Calls `take` with each tree of a list and its index.
template <class Take> void each_item(const Tree &tree, const Place &place, Take &&take) {
  const auto each = [&](std::size_t step, std::size_t first) {
    for (std::size_t index = 0; index < tree.size; ++index) {
      take(index, item(tree, step * index + first));
    }
  };
  if (tree.kind == QUAFF_ELEMENTS) {
    const auto element = [&](std::size_t index, auto given) {
      take(index, tree_of_element(given, tree.type));
    };
    if (!each_element(tree, element)) {
      throw TypeFailure(place.text() + "the array is null, or its elements have no known type");
    }
  } else if ((tree.kind == QUAFF_LIST || tree.kind == QUAFF_SET) && has_items(tree)) {
    each(1, 0);
  } else if (tree.is_vector && tree.kind == QUAFF_PAIRS && has_items(tree)) {
    // A vector whose elements have names.
    each(2, 1);
  } else if (tree.is_vector && tree.kind <= QUAFF_TEXT) {
    if (tree.kind != QUAFF_NOTHING) {
      take(0, tree);
    }
  } else {
    refuse("a list", tree, place);
  }
}

// The values of a list.
template <class Element> std::vector<Element> read_all(const Tree &tree, const Place &place) {
  std::vector<Element> all;
  if constexpr (is_number<Element> && !std::is_same_v<Element, bool>) {
    // Numbers of an array need no trees.
    if (tree.kind == QUAFF_ELEMENTS && tree.type.code != kDLComplex && !is_bool(tree)) {
      check_conversion<Element>(tree.type, place);
      all.reserve(tree.size);
      const auto element = [&](std::size_t index, auto given) {
        if constexpr (std::is_arithmetic_v<decltype(given)>) {
          all.push_back(number<Element>(given, place.inside("element ", index)));
        }
      };
      if (each_element(tree, element)) {
        return all;
      }
    }
  }
  each_item(tree, place, [&](std::size_t index, const Tree &one) {
    all.push_back(Of<Element>::read(one, place.inside("element ", index)));
  });
  return all;
}

// The values of a list that must have `count` elements.
template <class Element>
std::vector<Element> read_all(const Tree &tree, const Place &place, std::size_t count) {
  std::vector<Element> all = read_all<Element>(tree, place);
  if (all.size() != count) {
    wrong_count(count, all.size(), place);
  }
  return all;
}

// Sequences and sets.
template <class T, std::uint8_t own = QUAFF_LIST> struct Sequence {
  using Element = std::remove_const_t<typename T::value_type>;
  static constexpr std::uint8_t kind = is_number<Element> ? std::uint8_t{QUAFF_ELEMENTS} : own;

  static T read(const Tree &tree, const Place &place) {
    std::vector<Element> all = read_all<Element>(tree, place);
    if constexpr (std::is_same_v<T, std::vector<Element>>) {
      return all;
    } else {
      return T(std::make_move_iterator(all.begin()), std::make_move_iterator(all.end()));
    }
  }
  template <class Values> static void write(Tree &tree, const Values &values, Memory &memory) {
    const auto size = static_cast<std::size_t>(std::distance(values.begin(), values.end()));
    tree = quaff_tree_of(kind, size);
    if constexpr (is_number<Element>) {
      tree.type = type_of_number<Element>();
      tree.of = kind_of_number<Element>();
      auto *elements = memory.take<Element>(size);
      if (elements != nullptr) {
        for (auto &&value : values) {
          *elements++ = value;
        }
        tree.as.elements = elements - size;
      }
    } else {
      tree.of = Of<Element>::kind;
      auto *items = memory.take<Tree>(size);
      tree.as.items = items;
      for (const auto &value : values) {
        Tree measured;
        Of<Element>::write(items == nullptr ? measured : *items++, value, memory);
      }
    }
  }
};

// Maps.
template <class T> struct Mapping {
  using Key = typename T::key_type;
  using Mapped = typename T::mapped_type;
  static constexpr std::uint8_t kind = QUAFF_PAIRS;

  static T read(const Tree &tree, const Place &place) {
    T values;
    const auto add = [&](const Tree &key, const Tree &value, std::size_t index) {
      const Place at = place.inside("pair ", index);
      const auto added = values.emplace(Of<Key>::read(key, at), Of<Mapped>::read(value, at));
      if constexpr (!std::is_same_v<decltype(added), const typename T::iterator>) {
        if (!added.second) {
          throw Failure<std::invalid_argument>(at.text() + "the key is that of an earlier pair");
        }
      }
    };
    if (tree.kind == QUAFF_PAIRS && has_items(tree)) {
      for (std::size_t index = 0; index < tree.size; ++index) {
        add(item(tree, 2 * index), item(tree, 2 * index + 1), index);
      }
    } else if (tree.kind == QUAFF_LIST && has_items(tree)) {
      for (std::size_t index = 0; index < tree.size; ++index) {
        const Tree &pair = item(tree, index);
        if (pair.kind != QUAFF_LIST || pair.size != 2 || pair.as.items == nullptr) {
          refuse("a pair", pair, place.inside("element ", index));
        }
        add(item(pair, 0), item(pair, 1), index);
      }
    } else if (!(tree.kind == QUAFF_NOTHING && tree.is_vector)) {
      refuse("pairs", tree, place);
    }
    return values;
  }
  static void write(Tree &tree, const T &values, Memory &memory) {
    tree = quaff_tree_of(QUAFF_PAIRS, values.size());
    tree.of = Of<Mapped>::kind;
    auto *items = memory.take<Tree>(2 * values.size());
    tree.as.items = items;
    for (const auto &[key, value] : values) {
      Tree measured;
      Of<Key>::write(items == nullptr ? measured : *items++, key, memory);
      Of<Mapped>::write(items == nullptr ? measured : *items++, value, memory);
    }
  }
};

// Pairs and tuples.
template <class T> struct Places {
  static constexpr std::uint8_t kind = QUAFF_LIST;
  static constexpr std::size_t size = std::tuple_size_v<T>;

  static T read(const Tree &tree, const Place &place) {
    std::vector<Tree> all;
    each_item(tree, place, [&](std::size_t, const Tree &one) { all.push_back(one); });
    if (all.size() != size) {
      wrong_count(size, all.size(), place);
    }
    return read(all, place, std::make_index_sequence<size>());
  }
  static void write(Tree &tree, const T &values, Memory &memory) {
    tree = quaff_tree_of(QUAFF_LIST, size);
    auto *items = memory.take<Tree>(size);
    tree.as.items = items;
    std::apply(
        [&](const auto &...each) {
          Tree measured;
          (Of<std::decay_t<decltype(each)>>::write(items == nullptr ? measured : *items++, each, memory),
           ...);
        },
        values);
  }

private:
  template <std::size_t... index>
  static T read(const std::vector<Tree> &all, const Place &place, std::index_sequence<index...>) {
    static_cast<void>(all), static_cast<void>(place);
    return T{Of<std::tuple_element_t<index, T>>::read(all[index], place.inside("element ", index))...};
  }
};

} // namespace trees

template <class T> struct TreeOf<T, std::enable_if_t<trees::is_number<T>>> {
  static constexpr std::uint8_t kind = trees::kind_of_number<T>();

  static T read(const trees::Tree &tree, const trees::Place &place) {
    if constexpr (std::is_same_v<T, bool>) {
      return tree.kind == QUAFF_BOOL ? tree.as.integer != 0 : (trees::refuse("a bool", tree, place), false);
    } else {
      if (tree.kind == QUAFF_INTEGER || tree.kind == QUAFF_NATURAL || tree.kind == QUAFF_REAL) {
        trees::check_conversion<T>(trees::type_of(tree), place);
      }
      switch (tree.kind) {
      case QUAFF_INTEGER:
        return trees::number<T>(tree.as.integer, place);
      case QUAFF_NATURAL:
        return trees::number<T>(tree.as.natural, place);
      case QUAFF_REAL:
        return trees::number<T>(tree.as.real, place);
      default:
        trees::refuse(std::is_integral_v<T> ? "an integer" : "a number", tree, place);
      }
    }
  }
  static void write(trees::Tree &tree, T value, trees::Memory &) {
    tree = quaff_tree_of(kind, 0);
    tree.type = trees::type_of_number<T>();
    if constexpr (std::is_floating_point_v<T>) {
      tree.as.real = value;
    } else if constexpr (std::is_signed_v<T> || std::is_same_v<T, bool>) {
      tree.as.integer = value;
    } else {
      tree.as.natural = value;
    }
  }
};

template <class T> struct TreeOf<T, std::enable_if_t<std::is_enum_v<T>>> {
  using Number = TreeOf<std::underlying_type_t<T>>;
  static constexpr std::uint8_t kind = Number::kind;

  static T read(const trees::Tree &tree, const trees::Place &place) {
    return static_cast<T>(Number::read(tree, place));
  }
  static void write(trees::Tree &tree, T value, trees::Memory &memory) {
    Number::write(tree, static_cast<std::underlying_type_t<T>>(value), memory);
  }
};

template <class T> struct TreeOf<std::complex<T>> {
  static constexpr std::uint8_t kind = QUAFF_COMPLEX;

  static std::complex<T> read(const trees::Tree &tree, const trees::Place &place) {
    if (tree.kind != QUAFF_COMPLEX) {
      if (place.conversion == trees::Conversion::none) {
        trees::refuse("a complex number", tree, place);
      }
      return std::complex<T>(TreeOf<T>::read(tree, place));
    }
    const int bits = tree.type.bits == 0 ? 64 : tree.type.bits / 2;
    trees::check_conversion<T>({kDLFloat, static_cast<std::uint8_t>(bits), 1}, place);
    return std::complex<T>(trees::number<T>(tree.as.parts[0], place),
                           trees::number<T>(tree.as.parts[1], place));
  }
  static void write(trees::Tree &tree, const std::complex<T> &value, trees::Memory &) {
    tree = quaff_tree_of(QUAFF_COMPLEX, 0);
    tree.type = {kDLComplex, 16 * sizeof(T), 1};
    tree.as.parts[0] = value.real();
    tree.as.parts[1] = value.imag();
  }
};

template <> struct TreeOf<char> {
  static constexpr std::uint8_t kind = QUAFF_TEXT;

  static char read(const trees::Tree &tree, const trees::Place &place) {
    const std::string_view text = trees::text(tree, place);
    if (text.size() != 1) {
      throw TypeFailure(place.text() + "expected one letter that is one byte, got a text of " +
                        std::to_string(text.size()) + " bytes");
    }
    return text[0];
  }
  static void write(trees::Tree &tree, char value, trees::Memory &memory) {
    trees::write_text(tree, {&value, 1}, memory);
  }
};

template <class T>
struct TreeOf<T, std::enable_if_t<std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view> ||
                                  std::is_same_v<T, std::filesystem::path>>> {
  static constexpr std::uint8_t kind = QUAFF_TEXT;

  // A view is of the tree, which is there during the call.
  static T read(const trees::Tree &tree, const trees::Place &place) {
    const std::string_view text = trees::text(tree, place);
    if (std::is_same_v<T, std::filesystem::path> && text.find('\0') != std::string_view::npos) {
      // C++ would open the file whose path ends at the null character.
      throw Failure<std::invalid_argument>(place.text() + "the path contains a null character");
    }
    return T(text);
  }
  static void write(trees::Tree &tree, const T &value, trees::Memory &memory) {
    if constexpr (std::is_same_v<T, std::filesystem::path>) {
      trees::write_text(tree, value.string(), memory);
    } else {
      trees::write_text(tree, value, memory);
    }
  }
};

template <> struct TreeOf<std::wstring> {
  static constexpr std::uint8_t kind = QUAFF_TEXT;

  // Paths convert between UTF-8 and wide characters.
  static std::wstring read(const trees::Tree &tree, const trees::Place &place) {
    return std::filesystem::path(trees::text(tree, place)).wstring();
  }
  static void write(trees::Tree &tree, const std::wstring &value, trees::Memory &memory) {
    trees::write_text(tree, std::filesystem::path(value).string(), memory);
  }
};

template <class T, class A> struct TreeOf<std::vector<T, A>> : trees::Sequence<std::vector<T, A>> {};
template <class T, class A> struct TreeOf<std::deque<T, A>> : trees::Sequence<std::deque<T, A>> {};
template <class T, class A> struct TreeOf<std::list<T, A>> : trees::Sequence<std::list<T, A>> {};
template <class T, class A>
struct TreeOf<std::forward_list<T, A>> : trees::Sequence<std::forward_list<T, A>> {};
template <class... A> struct TreeOf<std::set<A...>> : trees::Sequence<std::set<A...>, QUAFF_SET> {};
template <class... A>
struct TreeOf<std::unordered_set<A...>> : trees::Sequence<std::unordered_set<A...>, QUAFF_SET> {};
template <class... A> struct TreeOf<std::multiset<A...>> : trees::Sequence<std::multiset<A...>> {};
template <class... A>
struct TreeOf<std::unordered_multiset<A...>> : trees::Sequence<std::unordered_multiset<A...>> {};
template <class... A> struct TreeOf<std::map<A...>> : trees::Mapping<std::map<A...>> {};
template <class... A> struct TreeOf<std::unordered_map<A...>> : trees::Mapping<std::unordered_map<A...>> {};
template <class... A> struct TreeOf<std::multimap<A...>> : trees::Mapping<std::multimap<A...>> {};
template <class... A>
struct TreeOf<std::unordered_multimap<A...>> : trees::Mapping<std::unordered_multimap<A...>> {};
template <class T, class U> struct TreeOf<std::pair<T, U>> : trees::Places<std::pair<T, U>> {};
template <class... T> struct TreeOf<std::tuple<T...>> : trees::Places<std::tuple<T...>> {};

template <class T, std::size_t N> struct TreeOf<std::array<T, N>> : trees::Sequence<std::array<T, N>> {
  static std::array<T, N> read(const trees::Tree &tree, const trees::Place &place) {
    std::vector<std::remove_const_t<T>> all = trees::read_all<std::remove_const_t<T>>(tree, place, N);
    return of(all, std::make_index_sequence<N>());
  }

private:
  template <class All, std::size_t... index>
  static std::array<T, N> of(All &all, std::index_sequence<index...>) {
    static_cast<void>(all);
    return {{std::move(all[index])...}};
  }
};

#ifdef __cpp_lib_span
template <class T, std::size_t N> struct TreeOf<std::span<T, N>> : trees::Sequence<std::span<T, N>> {
  static std::span<T, N> read(const trees::Tree &tree, const trees::Place &place) {
    using Element = std::remove_const_t<T>;
    std::vector<Element> all = trees::read_all<Element>(tree, place);
    if (N != std::dynamic_extent && all.size() != N) {
      trees::wrong_count(N, all.size(), place);
    }
    // A vector of bools has no elements to refer to.
    const std::shared_ptr<Element[]> own(new Element[all.size() + 1]());
    std::move(all.begin(), all.end(), own.get());
    place.kept->push_back(own);
    return std::span<T, N>(own.get(), all.size());
  }
};
#endif

template <class T> struct TreeOf<std::optional<T>> {
  static constexpr std::uint8_t kind = QUAFF_NOTHING;

  static std::optional<T> read(const trees::Tree &tree, const trees::Place &place) {
    return tree.kind == QUAFF_NOTHING ? std::nullopt : std::optional<T>(trees::Of<T>::read(tree, place));
  }
  static void write(trees::Tree &tree, const std::optional<T> &value, trees::Memory &memory) {
    value ? trees::Of<T>::write(tree, *value, memory) : void(tree = quaff_nothing());
  }
};

template <> struct TreeOf<std::monostate> {
  static constexpr std::uint8_t kind = QUAFF_NOTHING;

  static std::monostate read(const trees::Tree &tree, const trees::Place &place) {
    return tree.kind == QUAFF_NOTHING ? std::monostate()
                                      : (trees::refuse("nothing", tree, place), std::monostate());
  }
  static void write(trees::Tree &tree, std::monostate, trees::Memory &) { tree = quaff_nothing(); }
};

// The first type whose own trees have the kind, or else the first that the tree can be converted to: without
// converting numbers, or else without loss, or else at all. So the type does not depend on the values of
// numbers, except for single integers, whose types have limits.
template <class... T> struct TreeOf<std::variant<T...>> {
  static constexpr std::uint8_t kind = QUAFF_NOTHING;
  using Value = std::variant<T...>;

  static Value read(const trees::Tree &tree, const trees::Place &place) {
    std::optional<Value> found;
    for (auto conversion :
         {trees::Conversion::none, trees::Conversion::without_loss, trees::Conversion::any}) {
      if (!found && conversion >= place.conversion) {
        trees::Place strict = place;
        strict.conversion = conversion;
        attempt(found, tree, strict, true, std::index_sequence_for<T...>());
        attempt(found, tree, strict, false, std::index_sequence_for<T...>());
      }
    }
    if (!found) {
      trees::refuse("a value of one of the types of the variant", tree, place);
    }
    return std::move(*found);
  }
  static void write(trees::Tree &tree, const Value &value, trees::Memory &memory) {
    std::visit([&](const auto &one) { TreeOf<std::decay_t<decltype(one)>>::write(tree, one, memory); },
               value);
  }

private:
  // Tries the types whose own trees have the kind of the tree, or the other types.
  template <std::size_t... index>
  static void attempt(std::optional<Value> &found, const trees::Tree &tree, const trees::Place &place,
                      bool are_own, std::index_sequence<index...>) {
    (attempt_one<index>(found, tree, place, are_own), ...);
  }
  template <std::size_t index>
  static void attempt_one(std::optional<Value> &found, const trees::Tree &tree, const trees::Place &place,
                          bool are_own) {
    using One = TreeOf<std::variant_alternative_t<index, Value>>;
    if (found || are_own != (One::kind == tree.kind)) {
      return;
    }
    try {
      found.emplace(std::in_place_index<index>, One::read(tree, place));
    } catch (const OwnFailure &) {
      // The next type may take it.
    }
  }
};

// An argument for a C++ function. `blame` is the beginning of error messages.
template <class T> class OfTree {
public:
  OfTree(Object tree, const char *blame)
      : value_(TreeOf<T>::read(reference<const trees::Tree>(tree), trees::Place{nullptr, blame, 0, &kept_})) {
  }
  OfTree(const OfTree &) = delete;
  OfTree &operator=(const OfTree &) = delete;

  T &&get() { return std::move(value_); }

private:
  std::vector<std::shared_ptr<void>> kept_;
  T value_;
};

// The tree of a result, in memory of `malloc`.
template <class T> Object tree_of(const T &value) {
  trees::Tree measured;
  trees::Memory size(nullptr);
  TreeOf<T>::write(measured, value, size);
  void *start = std::malloc(sizeof(trees::Tree) + size.used());
  if (start == nullptr) {
    throw std::bad_alloc();
  }
  auto *tree = static_cast<trees::Tree *>(start);
  trees::Memory memory(reinterpret_cast<char *>(tree + 1));
  TreeOf<T>::write(*tree, value, memory);
  return quaff::address(tree);
}

} // namespace quaff
