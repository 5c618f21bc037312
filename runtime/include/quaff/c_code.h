// The types and functions shared by the C code of a module and the C++ code that calls it, for both
// compilers.
#pragma once

// Python.h defines this macro, too, and the definitions must agree.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
// A name of our own for `bool`, which some headers redefine, as others do with `_Bool`.
typedef bool QuaffBool;
#else
typedef _Bool QuaffBool;
#endif

// The attribute of functions that are private to each module.
#define QUAFF_OWN __attribute__((visibility("hidden")))

// A character array, whose text may end with a zero before the array does. If the size is SIZE_MAX, a zero
// must end it.
struct QuaffText {
  const char *data;
  size_t size;
};

// An array, with its extents from the first axis on.
struct QuaffPart {
  void *data;
  uint64_t axes;
  uint64_t extents[8];
};

// A constant. The same layout as `quaff::Constant` in constant.hpp.
struct QuaffConstant {
  const char *name;
  const char *text;
  uint64_t bits;
  uint8_t kind;
};

// Text that stays valid until the function of the requesting thread has returned to C++.
QUAFF_OWN const char *quaff_c_keep_text(const char *text);
// Assignments of text, which throw if the text does not fit.
QUAFF_OWN void quaff_c_assign_text(char *place, size_t room, const char *text, size_t size, int is_member);
QUAFF_OWN void quaff_c_assign_text_member(void *member, const char *text, int is_writable);
QUAFF_OWN void quaff_c_check_extent(uint64_t given, uint64_t own);
QUAFF_OWN void quaff_c_check_elements(const void *elements);
QUAFF_OWN __attribute__((noreturn)) void quaff_c_throw(const char *text);

#ifdef __cplusplus
}
#else

// A new object with a given value, which its owner frees.
static inline void *quaff_c_copied(const void *value, size_t size) {
  void *copy = __builtin_malloc(size > 0 ? size : 1);
  if (copy == NULL) {
    quaff_c_throw("out of memory");
  }
  return __builtin_memcpy(copy, value, size);
}

static inline void *quaff_c_new(size_t size) {
  void *made = __builtin_calloc(1, size > 0 ? size : 1);
  if (made == NULL) {
    quaff_c_throw("out of memory");
  }
  return made;
}

// `member = value` for an array of any number of axes; `value` points to the elements.
#define QUAFF_ASSIGN_ARRAY(member, value)                                                                    \
  (quaff_c_check_elements(value), (void)__builtin_memcpy(&(member), value, sizeof(member)))

// `member = text` for a `char *` or `const char *` member, which owns a copy of the text.
#define QUAFF_ASSIGN_TEXT(member, text)                                                                      \
  quaff_c_assign_text_member(&(member), text, __builtin_types_compatible_p(__typeof__(member), char *))

// The kinds of constants: `quaff::ConstantKind` in constant.hpp.
enum { QUAFF_TRUTH = 1, QUAFF_NEGATIVE, QUAFF_INTEGER, QUAFF_NUMBER, QUAFF_TEXT, QUAFF_NULL };

static inline struct QuaffConstant quaff_c_bits(const char *name, uint8_t kind, uint64_t bits) {
  struct QuaffConstant constant = {name, NULL, bits, kind};
  return constant;
}
static inline struct QuaffConstant quaff_c_truth(const char *name, _Bool value, size_t size, int is_array) {
  (void)size, (void)is_array;
  return quaff_c_bits(name, QUAFF_TRUTH, value ? 1 : 0);
}
static inline struct QuaffConstant quaff_c_signed(const char *name, long long value, size_t size,
                                                  int is_array) {
  (void)size, (void)is_array;
  return quaff_c_bits(name, value < 0 ? QUAFF_NEGATIVE : QUAFF_INTEGER, (uint64_t)value);
}
static inline struct QuaffConstant quaff_c_unsigned(const char *name, unsigned long long value, size_t size,
                                                    int is_array) {
  (void)size, (void)is_array;
  return quaff_c_bits(name, QUAFF_INTEGER, value);
}
static inline struct QuaffConstant quaff_c_number(const char *name, double value, size_t size, int is_array) {
  (void)size, (void)is_array;
  uint64_t bits;
  __builtin_memcpy(&bits, &value, sizeof bits);
  return quaff_c_bits(name, QUAFF_NUMBER, bits);
}
// The value of a string literal, which may contain zeros and has a terminating one; None if it is null.
static inline struct QuaffConstant quaff_c_text(const char *name, const char *value, size_t size,
                                                int is_array) {
  struct QuaffConstant constant = quaff_c_bits(name, QUAFF_NULL, 0);
  if (value != NULL) {
    constant.text = value;
    constant.bits = is_array ? size - 1 : __builtin_strlen(value);
    constant.kind = QUAFF_TEXT;
  }
  return constant;
}
// A character, which is a number in C and text in Python. It stays until the process ends.
static inline struct QuaffConstant quaff_c_letter(const char *name, char value) {
  char *text = (char *)quaff_c_new(2);
  text[0] = value;
  return quaff_c_text(name, text, 2, 1);
}
// The value of a constant of any other type, which Python cannot represent: the module omits the constant.
static inline struct QuaffConstant quaff_c_none(const char *name, ...) { return quaff_c_bits(name, 0, 0); }

#define QUAFF_CONSTANT(name, value)                                                                          \
  _Generic((value),                                                                                          \
      QuaffBool: quaff_c_truth,                                                                              \
      signed char: quaff_c_signed,                                                                           \
      short: quaff_c_signed,                                                                                 \
      int: quaff_c_signed,                                                                                   \
      long: quaff_c_signed,                                                                                  \
      long long: quaff_c_signed,                                                                             \
      unsigned char: quaff_c_unsigned,                                                                       \
      unsigned short: quaff_c_unsigned,                                                                      \
      unsigned int: quaff_c_unsigned,                                                                        \
      unsigned long: quaff_c_unsigned,                                                                       \
      unsigned long long: quaff_c_unsigned,                                                                  \
      float: quaff_c_number,                                                                                 \
      double: quaff_c_number,                                                                                \
      long double: quaff_c_number,                                                                           \
      char *: quaff_c_text,                                                                                  \
      const char *: quaff_c_text,                                                                            \
      default: quaff_c_none)(name, value, sizeof(value),                                                     \
                             __builtin_types_compatible_p(__typeof__(value), char[sizeof(value)]) ||         \
                                 __builtin_types_compatible_p(__typeof__(value), const char[sizeof(value)]))

#endif
