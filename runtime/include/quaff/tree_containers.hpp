// Containers, pairs and tuples as trees (`tree.hpp`), and values of these types made of trees.
#pragma once

#include "quaff/tree_numbers.hpp"

#include <algorithm>
#include <array>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <forward_list>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#if __has_include(<span>) && __cplusplus >= 202002L
#include <span>
#endif

namespace quaff {

namespace trees {

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
template <class Take> void each_item(const Tree &tree, const TreePlace &place, Take &&take) {
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
    // The trees of a vector whose elements have names alternate between names and values.
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
template <class Element> std::vector<Element> read_all(const Tree &tree, const TreePlace &place) {
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
std::vector<Element> read_all(const Tree &tree, const TreePlace &place, std::size_t count) {
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

  static T read(const Tree &tree, const TreePlace &place) {
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
    tree.is_unique = own == QUAFF_SET;
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
  // Containers in which a key may have several values always insert one, and return only its place.
  static constexpr bool is_unique =
      !std::is_same_v<decltype(std::declval<T &>().emplace()), typename T::iterator>;

  static T read(const Tree &tree, const TreePlace &place) {
    T values;
    const auto add = [&](const Tree &key, const Tree &value, std::size_t index) {
      const TreePlace at = place.inside("pair ", index);
      const auto added = values.emplace(Of<Key>::read(key, at), Of<Mapped>::read(value, at));
      if constexpr (is_unique) {
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
    tree.is_unique = is_unique;
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

// The trees of pairs and tuples.
template <class T> struct Tuple {
  static constexpr std::uint8_t kind = QUAFF_LIST;
  static constexpr std::size_t size = std::tuple_size_v<T>;

  static T read(const Tree &tree, const TreePlace &place) {
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
  static T read(const std::vector<Tree> &all, const TreePlace &place, std::index_sequence<index...>) {
    static_cast<void>(all), static_cast<void>(place);
    return T{Of<std::tuple_element_t<index, T>>::read(all[index], place.inside("element ", index))...};
  }
};

} // namespace trees

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
template <class T, class U> struct TreeOf<std::pair<T, U>> : trees::Tuple<std::pair<T, U>> {};
template <class... T> struct TreeOf<std::tuple<T...>> : trees::Tuple<std::tuple<T...>> {};

template <class T, std::size_t N> struct TreeOf<std::array<T, N>> : trees::Sequence<std::array<T, N>> {
  static std::array<T, N> read(const trees::Tree &tree, const trees::TreePlace &place) {
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
  static std::span<T, N> read(const trees::Tree &tree, const trees::TreePlace &place) {
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

} // namespace quaff
