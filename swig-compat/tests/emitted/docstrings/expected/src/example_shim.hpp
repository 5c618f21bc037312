// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 14 "example.i"
/// A counter, see \ref Counter::add "how it counts".
struct Counter {
  /// Begins somewhere.
  explicit Counter(int start, ///< where
                   bool loud = false) : value(start + loud) {}
  int value; ///< where it is
  /**
   * Counts on, by \b much:
   * \code{.py}
   * counter.add(2)
   * \endcode
   * @param[in] by how far
   * @return where it is then, or @nothing
   */
  int add(int by) { return value += by; }
};

/// Halves a number.
/// @param x the number &times; 1
/// @throws std::domain_error never
double half(double x) { return x / 2; }

/// First.
int both(int) { return 1; }
/// Second.
int both(double, double) { return 2; }
int neither(int) { return 1; }
int neither(double, double) { return 2; }

int typed(int count, const Counter &counter, double scale = 2) { return count; }
int listed(int count) { return count; }
int said(int count) { return count; }
/// Not this.
int worded(int count) { return count; }
/// \brief As it \b stands.
int raw(int count) { return count; }
int behind(int count) { return count; } ///< Said behind it.

namespace quaff_bridge_example {

#line 50 "example.i"
inline bool behind(std::int32_t count, std::int32_t &result) noexcept { try { result = ::behind(count); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 37 "example.i"
inline bool both(std::int32_t arg1, std::int32_t &result) noexcept { try { result = ::both(arg1); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 39 "example.i"
inline bool both_2(double arg1, double arg2, std::int32_t &result) noexcept { try { result = ::both(arg1, arg2); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 34 "example.i"
inline bool half(double x, double &result) noexcept { try { result = ::half(x); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 44 "example.i"
inline bool listed(std::int32_t count, std::int32_t &result) noexcept { try { result = ::listed(count); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 40 "example.i"
inline bool neither(std::int32_t arg1, std::int32_t &result) noexcept { try { result = ::neither(arg1); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 41 "example.i"
inline bool neither_2(double arg1, double arg2, std::int32_t &result) noexcept { try { result = ::neither(arg1, arg2); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 49 "example.i"
inline bool raw(std::int32_t count, std::int32_t &result) noexcept { try { result = ::raw(count); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 45 "example.i"
inline bool said(std::int32_t count, std::int32_t &result) noexcept { try { result = ::said(count); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.i"
inline bool typed_2(std::int32_t count, ::quaff::Object counter, std::int32_t &result) noexcept { try { result = ::typed(count, ::quaff::reference<const ::Counter>(counter)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 43 "example.i"
inline bool typed(std::int32_t count, ::quaff::Object counter, double scale, std::int32_t &result) noexcept { try { result = ::typed(count, ::quaff::reference<const ::Counter>(counter), scale); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 47 "example.i"
inline bool worded(std::int32_t count, std::int32_t &result) noexcept { try { result = ::worded(count); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool Counter_init_2(std::int32_t start, ::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Counter>(start); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool Counter_init(std::int32_t start, bool loud, ::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Counter>(start, loud); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool Counter_value_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Counter>(object).value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool Counter_value_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Counter>(object).value = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 28 "example.i"
inline bool Counter_add(::quaff::Object object, std::int32_t by, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Counter>(object).add(by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.i"
inline bool Counter_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Counter>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.i"
inline void Counter_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Counter>(object); }

} // namespace quaff_bridge_example
