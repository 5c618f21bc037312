// Values on their way between C++ and the functions of another language that C++ calls.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>

namespace quaff {

// One value of a call between C++ and another language. Laid out as `Slot` in the runtime's src/core/slot.rs.
struct alignas(8) Slot {
  unsigned char bytes[16];
};

// A text in a slot. Laid out as `TextSlot` in the runtime's src/core/slot.rs.
struct TextSlot {
  const char *data;
  std::size_t size;
};

// How a call of another language's function ended: with results, with an exception that the call raised, or
// with one about a result that C++ does not take. Laid out as `Ended` in the runtime's src/core/slot.rs.
enum class Ended : unsigned char { returned, raised, mismatched };

// The number of slots of a call to Python, at least 1: a C++ array has at least one element.
template <class... Slots> constexpr std::size_t slots_of = sizeof...(Slots) == 0 ? 1 : sizeof...(Slots);

// The slot for an argument.
template <class T> Slot slot(const T &value) {
  static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= sizeof(Slot));
  Slot slot;
  std::memcpy(slot.bytes, std::addressof(value), sizeof(T));
  return slot;
}
inline Slot text_slot(const std::string &text) { return slot(TextSlot{text.data(), text.size()}); }
inline Slot text_slot(const char *text) {
  return slot(TextSlot{text, text == nullptr ? 0 : std::strlen(text)});
}

// The value in a slot.
template <class T> T slot_value(const Slot &slot) {
  T value;
  std::memcpy(std::addressof(value), slot.bytes, sizeof(T));
  return value;
}
inline std::string slot_text(const Slot &slot) {
  const auto text = slot_value<TextSlot>(slot);
  return std::string(text.data, text.size);
}

} // namespace quaff
