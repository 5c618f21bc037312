// Constants, whose values C++ provides when a module is loaded. The type of the value determines the Python
// type.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace quaff {

// The kind of a constant's value. The numbers are those of src/core/constant.rs.
enum class ConstantKind : std::uint8_t { none, truth, negative, integer, number, text, null };

// A constant of a module. Laid out as `Constant` in the runtime's src/core/constant.rs.
class Constant {
public:
  template <class T> Constant(const char *name, const T &value) noexcept : name_(name) {
    if constexpr (std::is_enum_v<T>) {
      // An integer, even if the enumeration's type is `char` or `bool`.
      hold(+static_cast<std::underlying_type_t<T>>(value));
    } else if constexpr (std::is_array_v<T>) {
      hold_array(value);
    } else {
      hold(value);
    }
  }

private:
  void hold(bool value) noexcept { set(ConstantKind::truth, value ? 1 : 0); }

  // Stores a character, which is text in Python, until the process ends.
  void hold(char value) { hold_text(new char[2]{value, '\0'}, 1); }

  // Stores text, which is None in Python if the pointer is null.
  void hold(const char *value) noexcept {
    if (value == nullptr) {
      set(ConstantKind::null, 0);
    } else {
      hold_text(value, std::strlen(value));
    }
  }

  void hold(char *value) noexcept { hold(static_cast<const char *>(value)); }

  // Stores a string literal, which may contain zeros and has a terminating one.
  template <std::size_t N> void hold_array(const char (&value)[N]) noexcept { hold_text(value, N - 1); }

  template <class T> void hold_array(const T &) noexcept {}

  void hold(const std::string &value) { hold(std::string_view(value)); }

  void hold(std::string_view value) {
    char *kept = new char[value.size() + 1]{};
    value.copy(kept, value.size());
    hold_text(kept, value.size());
  }

  // Omits a constant of any other type, which Python cannot represent.
  template <class T> void hold(const T &value) noexcept {
    if constexpr (std::is_integral_v<T>) {
      const bool is_negative = std::is_signed_v<T> && value < T(0);
      set(is_negative ? ConstantKind::negative : ConstantKind::integer, static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_floating_point_v<T>) {
      const auto number = static_cast<double>(value);
      std::uint64_t bits = 0;
      std::memcpy(&bits, &number, sizeof bits);
      set(ConstantKind::number, bits);
    }
  }

  void hold_text(const char *text, std::size_t size) noexcept {
    text_ = text;
    set(ConstantKind::text, size);
  }

  void set(ConstantKind kind, std::uint64_t bits) noexcept {
    kind_ = kind;
    bits_ = bits;
  }

  const char *name_;
  const char *text_ = nullptr;
  // The value of a number, or the length of a text.
  std::uint64_t bits_ = 0;
  ConstantKind kind_ = ConstantKind::none;
};

// All constants of a module. The same layout as `Constants` in the runtime's src/core/constant.rs.
struct Constants {
  const Constant *first;
  std::size_t count;
};

static_assert(std::is_trivially_copyable_v<Constant> && sizeof(Constant) == 32);

} // namespace quaff
