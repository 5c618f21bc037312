// SWIG's functions for text of `char` or `wchar_t`, and the arguments of parameters that point to such text.
#pragma once

#include "quaff/strings.hpp"
#include "quaff/swig_values.hpp"

#include <cstddef>
#include <cwchar>
#include <memory>
#include <string>
#include <utility>

// New characters, which the caller frees with `delete[]`; `size` includes the terminating zero. None becomes
// a null pointer.
inline int SWIG_AsWCharPtrAndSize(PyObject *given, wchar_t **text, std::size_t *size, int *alloc) {
  std::ptrdiff_t length = 0;
  wchar_t *found = nullptr;
  if (given != quaff::none()) {
    found = quaff::is_text(given) ? PyUnicode_AsWideCharString(given, &length) : nullptr;
    if (found == nullptr) {
      return quaff::failed(SWIG_TypeError);
    }
  }
  const std::unique_ptr<wchar_t, void (*)(void *)> held(found, PyMem_Free);
  const std::size_t letters = static_cast<std::size_t>(length) + 1;
  if (text != nullptr) {
    *text = found == nullptr ? nullptr : std::wmemcpy(new wchar_t[letters], found, letters);
  }
  if (size != nullptr) {
    *size = found == nullptr ? 0 : letters;
  }
  if (alloc != nullptr) {
    *alloc = found == nullptr ? SWIG_OLDOBJ : SWIG_NEWOBJ;
  }
  return text == nullptr ? SWIG_OK : SWIG_NEWOBJ;
}

inline PyObject *SWIG_FromWCharPtrAndSize(const wchar_t *text, std::size_t size) {
  return text == nullptr ? quaff::new_none()
                         : PyUnicode_FromWideChar(text, static_cast<std::ptrdiff_t>(size));
}
inline PyObject *SWIG_FromWCharPtr(const wchar_t *text) {
  return SWIG_FromWCharPtrAndSize(text, text == nullptr ? 0 : std::wcslen(text));
}

inline int SWIG_AsVal_std_wstring(PyObject *given, std::wstring *text) {
  wchar_t *found = nullptr;
  std::size_t size = 0;
  const int result = given == quaff::none() ? -5 : SWIG_AsWCharPtrAndSize(given, &found, &size, nullptr);
  const std::unique_ptr<wchar_t[]> held(found);
  if (SWIG_IsOK(result) && text != nullptr) {
    text->assign(found, size - 1);
  }
  return SWIG_IsOK(result) ? SWIG_OK : result;
}
inline int SWIG_AsPtr_std_wstring(PyObject *given, std::wstring **text) {
  std::wstring value;
  const int result = SWIG_AsVal_std_wstring(given, &value);
  if (!SWIG_IsOK(result) || text == nullptr) {
    return result;
  }
  *text = new std::wstring(std::move(value));
  return SWIG_NEWOBJ;
}
inline PyObject *SWIG_From_std_wstring(const std::wstring &text) {
  return SWIG_FromWCharPtrAndSize(text.data(), text.size());
}

// The number of characters before the first zero, at most `most`.
inline std::size_t SWIG_wcsnlen(const wchar_t *text, std::size_t most) {
  const wchar_t *zero = std::wmemchr(text, L'\0', most);
  return zero == nullptr ? most : static_cast<std::size_t>(zero - text);
}

// Writes the text to an array of `size` characters, with a terminating zero if there is room.
inline int SWIG_AsWCharArray(PyObject *given, wchar_t *letters, std::size_t size) {
  std::wstring text;
  const int result = SWIG_AsVal_std_wstring(given, &text);
  if (!SWIG_IsOK(result) || text.size() > size) {
    return SWIG_IsOK(result) ? SWIG_TypeError : result;
  }
  if (letters != nullptr) {
    std::wmemcpy(letters, text.c_str(), text.size() < size ? text.size() + 1 : size);
  }
  return SWIG_OLDOBJ;
}

// A character, from text, the empty text for 0, or a number.
inline int SWIG_AsVal_wchar_t(PyObject *given, wchar_t *letter) {
  if (quaff::is_instance(given, PyLong_Type)) {
    return quaff::as_number(given, letter);
  }
  std::wstring text;
  const int result = SWIG_AsVal_std_wstring(given, &text);
  if (!SWIG_IsOK(result) || text.size() > 1) {
    return SWIG_IsOK(result) ? SWIG_TypeError : result;
  }
  if (letter != nullptr) {
    *letter = text.empty() ? L'\0' : text[0];
  }
  return SWIG_OK;
}
inline PyObject *SWIG_From_wchar_t(wchar_t letter) { return SWIG_FromWCharPtrAndSize(&letter, 1); }

namespace quaff {

// Characters that live as long as the call: the Python object's own, or a copy. `size` does not include the
// zero.
template <class Letter> class Letters;

template <> class Letters<char> {
public:
  int read(PyObject *given) {
    std::size_t size = 0;
    const int result = SWIG_AsCharPtrAndSize(given, &text_, &size, nullptr);
    size_ = size == 0 ? 0 : size - 1;
    return result;
  }
  char *data() { return text_; }
  std::size_t size() const { return size_; }

private:
  char *text_ = nullptr;
  std::size_t size_ = 0;
};

template <> class Letters<wchar_t> {
public:
  int read(PyObject *given) {
    wchar_t *text = nullptr;
    std::size_t size = 0;
    const int result = SWIG_AsWCharPtrAndSize(given, &text, &size, nullptr);
    text_.reset(text);
    size_ = size == 0 ? 0 : size - 1;
    return result;
  }
  wchar_t *data() { return text_.get(); }
  wchar_t *release() { return text_.release(); }
  std::size_t size() const { return size_; }

private:
  std::unique_ptr<wchar_t[]> text_;
  std::size_t size_ = 0;
};

inline PyObject *letters_to_python(const char *text) { return SWIG_FromCharPtr(text); }
inline PyObject *letters_to_python(const char *text, std::size_t size) {
  return SWIG_FromCharPtrAndSize(text, size);
}
inline PyObject *letters_to_python(const wchar_t *text) { return SWIG_FromWCharPtr(text); }
inline PyObject *letters_to_python(const wchar_t *text, std::size_t size) {
  return SWIG_FromWCharPtrAndSize(text, size);
}

// The copy that is assigned to a character pointer member; C++ owns it from then on.
inline wchar_t *copied_letters(const wchar_t *text) {
  const std::size_t letters = text == nullptr ? 0 : std::wcslen(text) + 1;
  return text == nullptr ? nullptr : std::wmemcpy(new wchar_t[letters], text, letters);
}

// The text in a character array: up to the first zero, or all characters if there is none.
template <std::size_t size> PyObject *letters_within(const wchar_t *letters) {
  return SWIG_FromWCharPtrAndSize(letters, SWIG_wcsnlen(letters, size));
}

// Assigns to a character array as many characters as fit before the zero.
template <std::size_t size> void assign_letters(wchar_t (&place)[size], const wchar_t *text) {
  const std::size_t letters = text == nullptr ? 0 : std::wcslen(text);
  const std::size_t taken = letters < size ? letters : size - 1;
  std::wmemcpy(place, text == nullptr ? L"" : text, taken);
  std::wmemset(place + taken, L'\0', size - taken);
}

} // namespace quaff
