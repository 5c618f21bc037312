// Values of the standard library's types as trees, the form that languages other than Python and Rust share
// (`tree.h`), and values made of trees. Each kind of type has a specialization of `TreeOf`, which converts
// inner types by their specializations: `read` makes a value, and `write` a tree.
//
// A value that cannot be read throws `TypeFailure`, or an overflow, with the place of the element in the
// message.
#pragma once

#include "quaff/object.hpp"
#include "quaff/tree_containers.hpp"

#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace quaff {

template <class T> struct TreeOf<T, std::enable_if_t<trees::is_number<T>>> {
  static constexpr std::uint8_t kind = trees::kind_of_number<T>();

  static T read(const trees::Tree &tree, const trees::TreePlace &place) {
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

  static T read(const trees::Tree &tree, const trees::TreePlace &place) {
    return static_cast<T>(Number::read(tree, place));
  }
  static void write(trees::Tree &tree, T value, trees::Memory &memory) {
    Number::write(tree, static_cast<std::underlying_type_t<T>>(value), memory);
  }
};

template <class T> struct TreeOf<std::complex<T>> {
  static constexpr std::uint8_t kind = QUAFF_COMPLEX;

  static std::complex<T> read(const trees::Tree &tree, const trees::TreePlace &place) {
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

  static char read(const trees::Tree &tree, const trees::TreePlace &place) {
    const std::string_view text = trees::text(tree, place);
    if (text.size() != 1) {
      throw TypeFailure(place.text() + "expected one character of one byte, got a text of " +
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

  // A view refers to the memory of the tree, which exists during the call.
  static T read(const trees::Tree &tree, const trees::TreePlace &place) {
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

// Strings of other units than `char`, which `std::filesystem::path` converts from and to UTF-8.
template <class Unit> struct TreeOf<std::basic_string<Unit>, std::enable_if_t<!std::is_same_v<Unit, char>>> {
  static constexpr std::uint8_t kind = QUAFF_TEXT;
  using T = std::basic_string<Unit>;

  static T read(const trees::Tree &tree, const trees::TreePlace &place) {
    return std::filesystem::path(trees::text(tree, place)).string<Unit>();
  }
  static void write(trees::Tree &tree, const T &value, trees::Memory &memory) {
    trees::write_text(tree, std::filesystem::path(value).string(), memory);
  }
};

template <class T> struct TreeOf<std::optional<T>> {
  static constexpr std::uint8_t kind = QUAFF_NOTHING;

  static std::optional<T> read(const trees::Tree &tree, const trees::TreePlace &place) {
    return tree.kind == QUAFF_NOTHING ? std::nullopt : std::optional<T>(trees::Of<T>::read(tree, place));
  }
  static void write(trees::Tree &tree, const std::optional<T> &value, trees::Memory &memory) {
    value ? trees::Of<T>::write(tree, *value, memory) : void(tree = quaff_nothing());
  }
};

template <> struct TreeOf<std::monostate> {
  static constexpr std::uint8_t kind = QUAFF_NOTHING;

  static std::monostate read(const trees::Tree &tree, const trees::TreePlace &place) {
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

  static Value read(const trees::Tree &tree, const trees::TreePlace &place) {
    std::optional<Value> found;
    for (auto conversion :
         {trees::Conversion::none, trees::Conversion::without_loss, trees::Conversion::any}) {
      if (!found && conversion >= place.conversion) {
        trees::TreePlace strict = place;
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
  // Reads the tree as each type of the variant in turn, until a type accepts it: if `are_own`, as the types
  // whose values are trees of this kind, otherwise as all other types.
  template <std::size_t... index>
  static void attempt(std::optional<Value> &found, const trees::Tree &tree, const trees::TreePlace &place,
                      bool are_own, std::index_sequence<index...>) {
    (attempt_one<index>(found, tree, place, are_own), ...);
  }
  template <std::size_t index>
  static void attempt_one(std::optional<Value> &found, const trees::Tree &tree, const trees::TreePlace &place,
                          bool are_own) {
    using One = TreeOf<std::variant_alternative_t<index, Value>>;
    if (found || are_own != (One::kind == tree.kind)) {
      return;
    }
    try {
      found.emplace(std::in_place_index<index>, One::read(tree, place));
    } catch (const OwnFailure &) {
      // The next type may accept the tree.
    }
  }
};

// An argument for a C++ function. `blame` is the beginning of error messages.
template <class T> class OfTree {
public:
  OfTree(Object tree, const char *blame) : OfTree(reference<const trees::Tree>(tree), blame) {}
  OfTree(const OfTree &) = delete;
  OfTree &operator=(const OfTree &) = delete;

  T &&get() { return std::move(value_); }

private:
  OfTree(const trees::Tree &tree, const char *blame)
      : value_(TreeOf<T>::read(tree, trees::TreePlace{nullptr, blame, 0, &kept_, tree.first})) {}

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
