// Text between Rust and C++: the arguments of `std::string` and `const char *` parameters, and results of
// these types.
#pragma once

#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

namespace quaff {

// Laid out as `quaff::Text` in src/core/text.rs: UTF-8 followed by a zero, or a null pointer.
struct Text {
  const char *data;
  // The size in bytes; -1 for a pointer from Python, which C++ gets unchanged.
  std::size_t size;

  bool is_pointer() const { return size == static_cast<std::size_t>(-1); }

  const char *c_str() const { return data; }
  std::string string() const { return is_pointer() ? std::string(data) : std::string(data, size); }

  // The argument of a `char` parameter; the empty text is the character 0, as with SWIG.
  char letter() const {
    if (size > 1) {
      throw std::invalid_argument("expected one character of one byte, got `" + string() + "`");
    }
    return size == 0 ? '\0' : *data;
  }
};

// A copy for a `char *` parameter, which lives as long as the call: C++ may write to it without changing
// Python's text.
class WritableText {
public:
  explicit WritableText(const Text &text) {
    if (text.is_pointer()) {
      text_ = const_cast<char *>(text.data);
    } else if (text.data != nullptr) {
      copy_ = text.string();
      text_ = copy_.data();
    }
  }
  WritableText(const WritableText &) = delete;
  WritableText &operator=(const WritableText &) = delete;

  operator char *() { return text_; }

private:
  char *text_ = nullptr;
  std::string copy_;
};

// The text that is returned: a copy, because the owner of a `const char *` is not known. Null stays null.
inline std::unique_ptr<std::string> returned(std::string text) {
  return std::make_unique<std::string>(std::move(text));
}
inline std::unique_ptr<std::string> returned(const char *text) {
  return text == nullptr ? nullptr : std::make_unique<std::string>(text);
}

// The text that is assigned to a character pointer variable; it stays until the next assignment.
inline char *kept(std::string &place, const char *text) {
  return text == nullptr ? nullptr : (place = text).data();
}

} // namespace quaff
