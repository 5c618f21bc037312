/* Trees: values of the standard library's types, such as maps and lists of text, for programs that have no
 * such types. A function that takes a tree reads it during the call only. A tree that a function gives is one
 * piece of memory, which the caller frees with the function of the module that frees results. */
#ifndef QUAFF_TREE_H
#define QUAFF_TREE_H

#include "quaff/tensor.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The member of `as` that has the value, and the C++ types that it stands for. */
enum {
  /* None: an empty std::optional, std::monostate. */
  QUAFF_NOTHING,
  /* as.integer, 0 or 1: bool */
  QUAFF_BOOL,
  /* as.integer: a signed integer of any size, and an enumeration with such a type */
  QUAFF_INTEGER,
  /* as.natural: an integer without a sign */
  QUAFF_NATURAL,
  /* as.real: float, double */
  QUAFF_REAL,
  /* as.parts, the real and the imaginary part: std::complex */
  QUAFF_COMPLEX,
  /* as.text, `size` bytes of UTF-8; in results a zero follows. std::string, char, std::filesystem::path */
  QUAFF_TEXT,
  /* as.elements: `size` contiguous numbers of `type`; containers of numbers */
  QUAFF_ELEMENTS,
  /* as.items, `size` trees: other containers, std::pair, std::tuple */
  QUAFF_LIST,
  /* as.items, `size` trees: std::set, std::unordered_set, other than of numbers */
  QUAFF_SET,
  /* as.items, twice `size` trees, a key before each value: maps */
  QUAFF_PAIRS,
  /* as.elements: the address of an object, or null; only in calls of functions by C++ */
  QUAFF_OBJECT
};

typedef struct quaff_tree {
  uint8_t kind;
  /* In results the kind of all items, or of all values of pairs; QUAFF_NOTHING if they may differ. */
  uint8_t of;
  /* In arguments: whether the value may also be a list of one item, and nothing an empty list, as in R. */
  bool is_vector;
  /* In the tree of an argument: the number of the first element of a list in messages, 0 or 1. */
  uint8_t first;
  /* In results: whether no two elements, or no two keys, are equal, as in std::set and std::map. */
  bool is_unique;
  /* The type of the number or of the elements. */
  DLDataType type;
  size_t size;
  union {
    int64_t integer;
    uint64_t natural;
    double real;
    double parts[2];
    const char *text;
    const void *elements;
    const struct quaff_tree *items;
  } as;
} quaff_tree;

static inline quaff_tree quaff_tree_of(uint8_t kind, size_t size) {
  quaff_tree tree;
  memset(&tree, 0, sizeof tree);
  tree.kind = kind;
  tree.size = size;
  return tree;
}
static inline quaff_tree quaff_nothing(void) { return quaff_tree_of(QUAFF_NOTHING, 0); }
static inline quaff_tree quaff_bool(bool value) {
  quaff_tree tree = quaff_tree_of(QUAFF_BOOL, 0);
  tree.as.integer = value;
  return tree;
}
static inline quaff_tree quaff_integer(int64_t value) {
  quaff_tree tree = quaff_tree_of(QUAFF_INTEGER, 0);
  tree.as.integer = value;
  return tree;
}
static inline quaff_tree quaff_natural(uint64_t value) {
  quaff_tree tree = quaff_tree_of(QUAFF_NATURAL, 0);
  tree.as.natural = value;
  return tree;
}
static inline quaff_tree quaff_real(double value) {
  quaff_tree tree = quaff_tree_of(QUAFF_REAL, 0);
  tree.as.real = value;
  return tree;
}
/* A text that ends with a zero; nothing for NULL. */
static inline quaff_tree quaff_text(const char *text) {
  quaff_tree tree = quaff_tree_of(text == NULL ? QUAFF_NOTHING : QUAFF_TEXT, text == NULL ? 0 : strlen(text));
  tree.as.text = text;
  return tree;
}
/* Contiguous numbers of the type `code` (kDLInt, kDLUInt, kDLFloat, kDLComplex, kDLBool) with `bits` bits
 * each. */
static inline quaff_tree quaff_elements(const void *elements, size_t size, uint8_t code, uint8_t bits) {
  quaff_tree tree = quaff_tree_of(QUAFF_ELEMENTS, size);
  tree.type.code = code;
  tree.type.bits = bits;
  tree.type.lanes = 1;
  tree.as.elements = elements;
  return tree;
}
static inline quaff_tree quaff_reals(const double *elements, size_t size) {
  return quaff_elements(elements, size, kDLFloat, 64);
}
static inline quaff_tree quaff_integers(const int32_t *elements, size_t size) {
  return quaff_elements(elements, size, kDLInt, 32);
}
/* The items of a list, a set or a tuple, or nothing but their places: they must stay there during the call.
 */
static inline quaff_tree quaff_list(const quaff_tree *items, size_t size) {
  quaff_tree tree = quaff_tree_of(QUAFF_LIST, size);
  tree.as.items = items;
  return tree;
}
/* The keys and values of a map, a key before each value; `size` is the number of keys. */
static inline quaff_tree quaff_pairs(const quaff_tree *items, size_t size) {
  quaff_tree tree = quaff_tree_of(QUAFF_PAIRS, size);
  tree.as.items = items;
  return tree;
}

#endif
