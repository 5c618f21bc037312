// Text that Python assigns to pointer members. C++ may free such text, as after SWIG's assignments: it is
// allocated by `new[]`, or by `malloc` in C interfaces.
#pragma once

#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <unordered_set>

namespace quaff {
namespace detail {

// The texts that Python has assigned. Any other text may be a literal, or belong to another owner, and is not
// freed.
class AssignedTexts {
public:
  void add(const void *text) {
    const std::lock_guard<std::mutex> lock(mutex_);
    texts_.insert(text);
  }
  bool remove(const void *text) {
    const std::lock_guard<std::mutex> lock(mutex_);
    return texts_.erase(text) != 0;
  }

private:
  std::mutex mutex_;
  std::unordered_set<const void *> texts_;
};

inline AssignedTexts &assigned_texts() {
  static AssignedTexts texts;
  return texts;
}

template <bool is_c> char *copied_text(const char *text) {
  if (text == nullptr) {
    return nullptr;
  }
  const std::size_t size = std::strlen(text) + 1;
  char *copy = is_c ? static_cast<char *>(std::malloc(size)) : new char[size];
  if (copy == nullptr) {
    throw std::bad_alloc();
  }
  std::memcpy(copy, text, size);
  return copy;
}

} // namespace detail

template <bool is_c> void assign_text_member(char *&member, const char *text) {
  char *copy = detail::copied_text<is_c>(text);
  if (member != nullptr && detail::assigned_texts().remove(member)) {
    if (is_c) {
      std::free(member);
    } else {
      delete[] member;
    }
  }
  member = copy;
  if (copy != nullptr) {
    detail::assigned_texts().add(copy);
  }
}

// A `const char *` may have been passed on, so the old text is not freed, as with SWIG.
template <bool is_c> void assign_text_member(const char *&member, const char *text) {
  member = detail::copied_text<is_c>(text);
}

} // namespace quaff
