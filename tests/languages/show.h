/* Prints values as JSON. */
#include <quaff/modules/example.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define SHOW_NUMBERS(type, format, cast)                                                                     \
  static inline void show_##type(type value) { printf(format, (cast)value); }                                \
  static inline void show_all_##type(const void *values, size_t size) {                                      \
    size_t i;                                                                                                \
    putchar('[');                                                                                            \
    for (i = 0; i < size; ++i) {                                                                             \
      printf("%s", i == 0 ? "" : ", ");                                                                      \
      show_##type(((const type *)values)[i]);                                                                \
    }                                                                                                        \
    putchar(']');                                                                                            \
  }

SHOW_NUMBERS(float, "%.9g", double)
SHOW_NUMBERS(double, "%.17g", double)
SHOW_NUMBERS(int32_t, "%" PRId32, int32_t)

static inline void show_bool(bool value) { printf("%s", value ? "true" : "false"); }

static inline void show_text(const char *text, size_t size) {
  size_t i;
  if (text == NULL) {
    printf("null");
    return;
  }
  putchar('"');
  for (i = 0; i < size; ++i) {
    const unsigned char letter = (unsigned char)text[i];
    if (letter < 32 || letter == '"' || letter == '\\') {
      printf("\\u%04x", (unsigned)letter);
    } else {
      putchar(letter);
    }
  }
  putchar('"');
}

/* Prints elements of a type that a function has returned. */
static inline void show_any(const void *values, size_t size, DLDataType type) {
  if (type.code == kDLInt) {
    show_all_int32_t(values, size);
  } else if (type.bits == 32) {
    show_all_float(values, size);
  } else {
    show_all_double(values, size);
  }
}

#ifdef QUAFF_TREE_H
static inline void show_tree(const quaff_tree *tree) {
  const size_t count = tree->kind == QUAFF_PAIRS ? 2 * tree->size : tree->size;
  size_t i;
  switch (tree->kind) {
  case QUAFF_INTEGER:
    printf("%" PRId64, tree->as.integer);
    break;
  case QUAFF_REAL:
    show_double(tree->as.real);
    break;
  case QUAFF_TEXT:
    show_text(tree->as.text, tree->size);
    break;
  case QUAFF_ELEMENTS:
    show_any(tree->as.elements, tree->size, tree->type);
    break;
  case QUAFF_LIST:
  case QUAFF_SET:
  case QUAFF_PAIRS:
    putchar(tree->kind == QUAFF_PAIRS ? '{' : '[');
    for (i = 0; i < count; ++i) {
      const bool is_value = tree->kind == QUAFF_PAIRS && i % 2 == 1;
      printf("%s", is_value ? ": " : i == 0 ? "" : ", ");
      show_tree(&tree->as.items[i]);
    }
    putchar(tree->kind == QUAFF_PAIRS ? '}' : ']');
    break;
  default:
    printf("null");
  }
}
#endif

static inline bool has_failed(int status) {
  if (status == QUAFF_OK) {
    return false;
  }
  printf("{\"error\": ");
  show_text(example_last_error(), strlen(example_last_error()));
  printf("}\n");
  return true;
}
