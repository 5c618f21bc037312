// Functions surrounded by code of the interface.
#pragma once

#include <stdexcept>
#include <string>

namespace example {

// Fails in the ways that the code handles.
inline int guarded(int code) {
  if (code < 0) {
    throw std::runtime_error("negative");
  }
  return code;
}
inline int raises(int how) { return how; }
inline void std_exception(int how) {
  if (how == 0)
    throw std::length_error("length");
  if (how == 1)
    throw std::domain_error("domain");
  if (how == 2)
    throw std::exception();
  if (how == 3)
    throw 3;
}
inline int unguarded(int code) { return guarded(code); }

class Door {
public:
  explicit Door(int code) : code(guarded(code)) {}
  int open(int key) const { return guarded(key) + code; }
  int code;
};

} // namespace example
