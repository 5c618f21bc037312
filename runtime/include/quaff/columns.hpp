// Many states of one class side by side, stored by column, and the loop that adds elements to all of them at
// once.
//
// An array of objects {sum, error}, {sum, error}, ... cannot be loaded into vector registers; {sum, sum, ...}
// and {error, error, ...} can. An object is therefore cut into words, and word k of every lane is in column
// k. The loop assembles one object, calls the class's scalar `add`, and takes the object apart again. The
// compiler eliminates the copies, so that only vector arithmetic on whole columns remains. benches/reduction
// has the measurements behind the choices.
#pragma once

#include <cstddef>
#include <type_traits>

// GCC compiles the marked functions once per instruction set, and the loader selects one. This needs glibc's
// ifunc, and GCC 12, the first version with these levels; under ThreadSanitizer a program with ifuncs crashes
// before main. GCC vectorizes the functions sufficiently only at O3, whatever the build's options are, and
// must not fuse a * b + c, because results would then depend on the machine. clang does not clone templates;
// there, as on other platforms, the build's own options apply.
#if defined(__GNUC__) && !defined(__clang__)
#define QUAFF_O3 optimize("O3", "fp-contract=off")
#if defined(__x86_64__) && defined(__GLIBC__) && __GNUC__ >= 12 && !defined(__SANITIZE_THREAD__)
#define QUAFF_CLONES
#define QUAFF_WIDE __attribute__((QUAFF_O3, target_clones("default", "avx2", "arch=x86-64-v4")))
#else
#define QUAFF_WIDE __attribute__((QUAFF_O3))
#endif
#else
#define QUAFF_WIDE
#endif

namespace quaff::detail {

// Copies here are `__builtin_memcpy`: with -D_FORTIFY_SOURCE=3, which some distributions set, `memcpy` checks
// sizes that are already known, and the checks prevent GCC from vectorizing.

// GCC assumes that cloned functions do not throw, and emits no unwind information for direct calls of them:
// an exception of the class would end the process. So the marked functions are called through pointers whose
// target GCC cannot know.
template <class Function> Function *may_throw(Function *function) {
  asm("" : "+r"(function));
  return function;
}

// Reads one element at any address. A bool may be any byte: it becomes true unless it is 0.
template <class Element> Element load(const unsigned char *memory) {
  if constexpr (std::is_same_v<Element, bool>) {
    return *memory != 0;
  } else {
    Element element;
    __builtin_memcpy(&element, memory, sizeof element);
    return element;
  }
}

template <class Class> class Columns {
  // A class has the alignment of its widest member; its columns consist of doubles, floats or bytes.
  static constexpr std::size_t width = alignof(Class) < 8 ? alignof(Class) : 8;
  static constexpr std::size_t words = sizeof(Class) / width;

public:
  // The number of columns. It does not depend on the instruction set, because the order of additions depends
  // on this number. 32 doubles are four vectors of 64 bytes: enough independent additions to hide their
  // latency, few enough to stay in registers.
  static constexpr std::size_t lanes = width == 8 ? 32 : 64;
  // A larger state does not fit in registers, and is better stored as one object.
  static constexpr bool worthwhile = words <= 8;

  Columns() : Columns(Class()) {}

  // Word by word, which any compiler vectorizes.
  explicit Columns(const Class &state) {
    unsigned char bytes[sizeof(Class)];
    __builtin_memcpy(bytes, &state, sizeof bytes);
    for (std::size_t word = 0; word < words; ++word) {
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        __builtin_memcpy(columns[word] + lane * width, bytes + word * width, width);
      }
    }
  }

  Class get(std::size_t lane) const {
    Class state;
    for (std::size_t word = 0; word < words; ++word) {
      __builtin_memcpy(reinterpret_cast<unsigned char *>(&state) + word * width, columns[word] + lane * width,
                       width);
    }
    return state;
  }

  void put(std::size_t lane, const Class &state) {
    for (std::size_t word = 0; word < words; ++word) {
      __builtin_memcpy(columns[word] + lane * width,
                       reinterpret_cast<const unsigned char *>(&state) + word * width, width);
    }
  }

private:
  alignas(64) unsigned char columns[words][lanes * width];
};

// The attribute of functions that the marked ones call: they must be inlined, or would use the build's own
// instruction set.
#if defined(__GNUC__)
#define QUAFF_INLINE [[gnu::always_inline]] inline
#else
#define QUAFF_INLINE inline
#endif

// Adds `blocks` times `lanes` elements, the first of each block to lane 0.
template <class Class, class Element>
QUAFF_INLINE void add_to_lanes(Columns<Class> &columns, const unsigned char *elements, std::size_t blocks) {
  constexpr std::size_t lanes = Columns<Class>::lanes;
  constexpr std::size_t block_size = lanes * sizeof(Element);
  // Two pages ahead, because the processor's own prefetching restarts at each page.
  constexpr std::size_t ahead = 8192;
  for (; blocks != 0; --blocks, elements += block_size) {
    if (blocks * block_size > ahead) {
      for (std::size_t line = 0; line < block_size; line += 64) {
        __builtin_prefetch(elements + ahead + line);
      }
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      Class state = columns.get(lane);
      state.add(load<Element>(elements + lane * sizeof(Element)));
      columns.put(lane, state);
    }
  }
}

template <class Class, class Element>
QUAFF_WIDE void add_blocks(Columns<Class> &columns, const unsigned char *elements, std::size_t blocks) {
  Columns<Class> local = columns; // nothing else points to a local copy, so it stays in registers
  add_to_lanes<Class, Element>(local, elements, blocks);
  columns = local;
}

// All lanes merged into one state, as a tree: lane i with lane i + 16, then with i + 8, ...
template <class Class> QUAFF_INLINE Class merge_columns(Columns<Class> &columns) {
  for (std::size_t half = Columns<Class>::lanes / 2; half != 0; half /= 2) {
    for (std::size_t lane = 0; lane < half; ++lane) {
      Class state = columns.get(lane);
      state.merge(columns.get(lane + half));
      columns.put(lane, state);
    }
  }
  return columns.get(0);
}

template <class Class> QUAFF_WIDE Class merge_lanes(Columns<Class> &columns) {
  return merge_columns(columns);
}

} // namespace quaff::detail
