// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/constant.hpp"
#include "quaff/object.hpp"
#include "quaff/shim.hpp"

#line 4 "example.i"
#include "counter.hpp"

/// What an `%extend` without a body calls, and what the code of another calls: overloads there are numbered,
/// once for each default argument.
inline double shop_Counter_add(shop::Counter *self, double other) { return self->value + other; }
inline int shop_Counter_next(shop::Counter *self) { return self->value + 1; }
inline int shop_Counter_twice_get(shop::Counter *self) { return 2 * self->value; }
inline void shop_Counter_twice_set(shop::Counter *self, int twice) { self->value = twice / 2; }

#line 103 "example.i"
inline auto rows() -> int (**)[2] {
  static int row[2] = {1, 2}, (*rows)[2] = &row;
  return &rows;
}
inline int tripled(int value) { return 3 * value; }
inline auto function() -> int (**)(int) {
  static int (*function)(int) = tripled;
  return &function;
}

#line 28 "example.i"
static inline ::shop::Counter* new_shop_Counter__SWIG_0(int value = 1) {
if (value < 0) {
throw std::invalid_argument("a negative value");
}
if (value > 1000) {
return nullptr;
}
++shop::alive();
return new shop::Counter{value};
}

#line 38 "example.i"
static inline void delete_shop_Counter(::shop::Counter *self) {
--shop::alive();
delete self;
}

#line 42 "example.i"
static inline int shop_Counter_add__SWIG_0(::shop::Counter *self, int other, int times = 1) { return self->value += other * times; }

#line 43 "example.i"
static inline double shop_Counter_add__SWIG_2(::shop::Counter *self, double other) { return shop_Counter_add(self, other); }

#line 44 "example.i"
static inline int shop_Counter_step(::shop::Counter *self, int by) { return self->value + by; }

#line 45 "example.i"
static inline double shop_Counter_step(::shop::Counter *self, double by) { return self->value + by / 2; }

#line 47 "example.i"
static inline double shop_Counter_sum_of_steps(::shop::Counter *self) {
return shop_Counter_step(self, 1) + shop_Counter_step(self, 1.0) + shop_Counter_add__SWIG_2(self, 0.5);
}

#line 50 "example.i"
static inline double shop_Counter_corner(const ::shop::Counter *self, const double (*IN_ARRAY2)[2]) { return self->value * IN_ARRAY2[1][1]; }

#line 52 "example.i"
static inline int shop_Counter_leveled__SWIG_0(const ::shop::Counter *self, shop::Level level = shop::Level::high, int more = shop::tenfold(2 * ::shop::alive())) {
return self->value + static_cast<int>(level) + more;
}

#line 56 "example.i"
static inline int shop_Counter_most() { return 100; }

#line 57 "example.i"
static inline shop::Counter shop_Counter_operator_Ss_(const ::shop::Counter *self, const shop::Counter& other) {
++shop::alive();
return {self->value - other.value};
}

#line 61 "example.i"
static inline shop::Counter* shop_Counter_self(::shop::Counter *self) { return self; }

#line 63 "example.i"
static inline shop::Counter* shop_Counter_copy(const ::shop::Counter *self) {
++shop::alive();
return new shop::Counter{self->value};
}

#line 84 "example.i"
static inline double shop_Base_shift(const ::shop::Base *self, double by) { return self->id() + by; }

#line 86 "example.i"
static inline double shop_Base_shifted(const ::shop::Base *self) { return shop_Base_shift(self, 0.5); }

#line 89 "example.i"
static inline int shop_Item_id(const ::shop::Item *self) { return self->shop::Base::id() + 1; }

#line 78 "example.i"
static inline int shop_Stack_Sl_int_Sc_3_Sg__pushed(::shop::Stack<int, 3> *self, int value) { constexpr auto N = 3; self->push(value); return N * value; }

#line 80 "example.i"
static inline const char* shop_Stack_Sl_int_Sc_3_Sg__written(const ::shop::Stack<int, 3> *self) { return "Stack<int, 3> of int's, \"int\" and TT"; }

#line 78 "example.i"
static inline double shop_Stack_Sl_double_Sc_4_Sg__pushed(::shop::Stack<double, 4> *self, double value) { constexpr auto N = 4; self->push(value); return N * value; }

#line 80 "example.i"
static inline const char* shop_Stack_Sl_double_Sc_4_Sg__written(const ::shop::Stack<double, 4> *self) { return "Stack<double, 4> of double's, \"double\" and TT"; }

#line 95 "example.i"
static inline double shop_Stack_Sl_double_Sc_4_Sg__halved(::shop::Stack<double, 4> *self) { return self->top / 2; }

#line 100 "example.i"
static inline int shop_Base_last(const ::shop::Base *self, int (**rows)[2], int (**function)(int)) { return (*function)((**rows)[1]); }

namespace quaff_bridge_example {

#line 16 "counter.hpp"
inline bool alive(::quaff::Object &result) noexcept try {
#line 16
  result = ::quaff::address(std::addressof(::shop::alive()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "counter.hpp"
inline bool count_alive(std::int32_t &result) noexcept try {
#line 21
  result = ::shop::count_alive();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 108 "example.i"
inline bool function(::quaff::Object &result) noexcept try {
#line 108
  result = ::quaff::address(::function());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "counter.hpp"
inline bool parsed(::quaff::Text price, ::quaff::Object &result) noexcept try {
#line 41
  result = ::quaff::construct<::shop::Item>(price.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 103 "example.i"
inline bool rows(::quaff::Object &result) noexcept try {
#line 103
  result = ::quaff::address(::rows());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "counter.hpp"
inline bool tenfold(std::int32_t value, std::int32_t &result) noexcept try {
#line 9
  result = ::shop::tenfold(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 107 "example.i"
inline bool tripled(std::int32_t value, std::int32_t &result) noexcept try {
#line 107
  result = ::tripled(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool Counter_init_2(::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::constructed(::new_shop_Counter__SWIG_0());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool Counter_init(std::int32_t value, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::constructed(::new_shop_Counter__SWIG_0(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "example.i"
inline bool Counter_add_3(::quaff::Object object, std::int32_t other, std::int32_t &result) noexcept try {
#line 42
  result = ::shop_Counter_add__SWIG_0(::quaff::pointer<::shop::Counter>(object), other);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "example.i"
inline bool Counter_add(::quaff::Object object, std::int32_t other, std::int32_t times,
#line 42
    std::int32_t &result) noexcept try {
#line 42
  result = ::shop_Counter_add__SWIG_0(::quaff::pointer<::shop::Counter>(object), other, times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "example.i"
inline bool Counter_add_2(::quaff::Object object, double other, double &result) noexcept try {
#line 43
  result = ::shop_Counter_add__SWIG_2(::quaff::pointer<::shop::Counter>(object), other);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Counter_step(::quaff::Object object, std::int32_t by, std::int32_t &result) noexcept try {
#line 44
  result = ::shop_Counter_step(::quaff::pointer<::shop::Counter>(object), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool Counter_half_step(::quaff::Object object, double by, double &result) noexcept try {
#line 45
  result = ::shop_Counter_step(::quaff::pointer<::shop::Counter>(object), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool Counter_sum_of_steps(::quaff::Object object, double &result) noexcept try {
#line 47
  result = ::shop_Counter_sum_of_steps(::quaff::pointer<::shop::Counter>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool Counter_corner(::quaff::Object object, const ::quaff::Contiguous &in_array2,
#line 50
    double &result) noexcept try {
#line 50
  result = ::shop_Counter_corner(::quaff::pointer<::shop::Counter>(object),
#line 50
      reinterpret_cast<const double (*)[2]>(in_array2.data<const double>()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "example.i"
inline bool Counter_next(::quaff::Object object, std::int32_t &result) noexcept try {
#line 51
  result = ::shop_Counter_next(::quaff::pointer<::shop::Counter>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 52 "example.i"
inline bool Counter_leveled_3(::quaff::Object object, std::int32_t &result) noexcept try {
#line 52
  result = ::shop_Counter_leveled__SWIG_0(::quaff::pointer<::shop::Counter>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 52 "example.i"
inline bool Counter_leveled_2(::quaff::Object object, std::int32_t level, std::int32_t &result) noexcept try {
#line 52
  result = ::shop_Counter_leveled__SWIG_0(::quaff::pointer<::shop::Counter>(object),
#line 52
      static_cast<::shop::Level>(level));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 52 "example.i"
inline bool Counter_leveled(::quaff::Object object, std::int32_t level, std::int32_t more,
#line 52
    std::int32_t &result) noexcept try {
#line 52
  result = ::shop_Counter_leveled__SWIG_0(::quaff::pointer<::shop::Counter>(object),
#line 52
      static_cast<::shop::Level>(level), more);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool Counter_twice_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 55
  result = ::shop_Counter_twice_get(::quaff::pointer<::shop::Counter>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool Counter_twice_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 55
  ::shop_Counter_twice_set(::quaff::pointer<::shop::Counter>(object), value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "example.i"
inline bool Counter_most(std::int32_t &result) noexcept try {
#line 56
  result = ::shop_Counter_most();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 57 "example.i"
inline bool Counter_sub(::quaff::Object object, ::quaff::Object other, ::quaff::Object &result) noexcept try {
#line 57
  result = ::quaff::made([&]() -> decltype(auto) {
#line 57
    return ::shop_Counter_operator_Ss_(::quaff::pointer<::shop::Counter>(object),
#line 57
        ::quaff::reference<const ::shop::Counter>(other));
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 61 "example.i"
inline bool Counter_self(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 61
  result = ::quaff::address(::shop_Counter_self(::quaff::pointer<::shop::Counter>(object)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 63 "example.i"
inline bool Counter_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 63
  result = ::quaff::address(::quaff::taken(::shop_Counter_copy(::quaff::pointer<::shop::Counter>(object))));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "counter.hpp"
inline bool Counter_value_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 13
  result = ::quaff::reference<::shop::Counter>(object).value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "counter.hpp"
inline bool Counter_value_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 13
  ::quaff::reference<::shop::Counter>(object).value = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "counter.hpp"
inline bool Counter_copy_2(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 12
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shop::Counter>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "counter.hpp"
inline bool Base_init(::quaff::Object &result) noexcept try {
#line 23
  result = ::quaff::construct<::shop::Base>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "counter.hpp"
inline bool Base_id(::quaff::Object object, std::int32_t &result) noexcept try {
#line 25
  result = ::quaff::reference<const ::shop::Base>(object).id();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "counter.hpp"
inline bool Base_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 23
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shop::Base>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 84 "example.i"
inline bool Base_shift(::quaff::Object object, double by, double &result) noexcept try {
#line 84
  result = ::shop_Base_shift(::quaff::pointer<::shop::Base>(object), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 86 "example.i"
inline bool Base_shifted(::quaff::Object object, double &result) noexcept try {
#line 86
  result = ::shop_Base_shifted(::quaff::pointer<::shop::Base>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 100 "example.i"
inline bool Base_last(::quaff::Object object, ::quaff::Object rows, ::quaff::Object function,
#line 100
    std::int32_t &result) noexcept try {
#line 100
  result = ::shop_Base_last(::quaff::pointer<::shop::Base>(object), ::quaff::AnyPointer{rows},
#line 100
      ::quaff::AnyPointer{function});
  return true;
} catch (...) { return ::quaff::failed(); }

#line 91 "example.i"
inline bool IntStack_init(::quaff::Object &result) noexcept try {
#line 91
  result = ::quaff::construct<::shop::Stack<int, 3>>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 78 "example.i"
inline bool IntStack_pushed(::quaff::Object object, std::int32_t value, std::int32_t &result) noexcept try {
#line 78
  result = ::shop_Stack_Sl_int_Sc_3_Sg__pushed(::quaff::pointer<::shop::Stack<int, 3>>(object), value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 80 "example.i"
inline bool IntStack_written(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 80
  result =
#line 80
      ::quaff::returned(
#line 80
      ::shop_Stack_Sl_int_Sc_3_Sg__written(::quaff::pointer<::shop::Stack<int, 3>>(object)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 49 "counter.hpp"
inline bool IntStack_push(::quaff::Object object, std::int32_t value) noexcept try {
#line 49
  ::quaff::reference<::shop::Stack<int, 3>>(object).push(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "counter.hpp"
inline bool IntStack_top_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 51
  result = ::quaff::reference<::shop::Stack<int, 3>>(object).top;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "counter.hpp"
inline bool IntStack_top_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 51
  ::quaff::reference<::shop::Stack<int, 3>>(object).top = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 91 "example.i"
inline bool IntStack_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 91
  result = ::quaff::made([&]() -> decltype(auto) {
#line 91
    return ::quaff::original<::shop::Stack<int, 3>>(object);
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 92 "example.i"
inline bool Doubles_init(::quaff::Object &result) noexcept try {
#line 92
  result = ::quaff::construct<::shop::Stack<double, 4>>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 78 "example.i"
inline bool Doubles_pushed(::quaff::Object object, double value, double &result) noexcept try {
#line 78
  result = ::shop_Stack_Sl_double_Sc_4_Sg__pushed(::quaff::pointer<::shop::Stack<double, 4>>(object), value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 80 "example.i"
inline bool Doubles_written(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 80
  result =
#line 80
      ::quaff::returned(
#line 80
      ::shop_Stack_Sl_double_Sc_4_Sg__written(::quaff::pointer<::shop::Stack<double, 4>>(object)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 49 "counter.hpp"
inline bool Doubles_push(::quaff::Object object, double value) noexcept try {
#line 49
  ::quaff::reference<::shop::Stack<double, 4>>(object).push(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "counter.hpp"
inline bool Doubles_top_get(::quaff::Object object, double &result) noexcept try {
#line 51
  result = ::quaff::reference<::shop::Stack<double, 4>>(object).top;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "counter.hpp"
inline bool Doubles_top_set(::quaff::Object object, double value) noexcept try {
#line 51
  ::quaff::reference<::shop::Stack<double, 4>>(object).top = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 92 "example.i"
inline bool Doubles_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 92
  result = ::quaff::made([&]() -> decltype(auto) {
#line 92
    return ::quaff::original<::shop::Stack<double, 4>>(object);
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 93 "example.i"
inline bool Doubles_top_as_int_int(::quaff::Object object, std::int32_t &result) noexcept try {
#line 93
  result = ::quaff::reference<const ::shop::Stack<double, 4>>(object).template top_as<int>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 95 "example.i"
inline bool Doubles_halved(::quaff::Object object, double &result) noexcept try {
#line 95
  result = ::shop_Stack_Sl_double_Sc_4_Sg__halved(::quaff::pointer<::shop::Stack<double, 4>>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "counter.hpp"
inline bool Item_init(std::int32_t price, ::quaff::Object &result) noexcept try {
#line 39
  result = ::quaff::construct<::shop::Item>(price);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "counter.hpp"
inline bool Item_init_2(std::int32_t price, std::int32_t count, ::quaff::Object &result) noexcept try {
#line 40
  result = ::quaff::construct<::shop::Item>(price, count);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "counter.hpp"
inline bool Item_hidden(::quaff::Object object, std::int32_t &result) noexcept try {
#line 31
  result = ::quaff::reference<const ::shop::Item>(object).hidden();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "counter.hpp"
inline bool Item_level_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 32
  result = ::quaff::reference<::shop::Item>(object).level;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "counter.hpp"
inline bool Item_level_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 32
  ::quaff::reference<::shop::Item>(object).level = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "counter.hpp"
inline bool Item_doubled(::quaff::Object object, std::int32_t &result) noexcept try {
#line 42
  result = ::quaff::reference<const ::shop::Item>(object).doubled();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "counter.hpp"
inline bool Item_trebled(::quaff::Object object, std::int32_t &result) noexcept try {
#line 43
  result = ::quaff::reference<const ::shop::Item>(object).trebled();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "counter.hpp"
inline bool Item_price_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 44
  result = ::quaff::reference<::shop::Item>(object).price;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "counter.hpp"
inline bool Item_price_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 44
  ::quaff::reference<::shop::Item>(object).price = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "counter.hpp"
inline bool Item_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 35
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shop::Item>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 89 "example.i"
inline bool Item_id(::quaff::Object object, std::int32_t &result) noexcept try {
#line 89
  result = ::shop_Item_id(::quaff::pointer<::shop::Item>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "counter.hpp"
inline void Counter_destroy(::quaff::Object object) noexcept {
#line 12
  ::quaff::destroy_by([&] { ::delete_shop_Counter(::quaff::pointer<::shop::Counter>(object)); });
}

#line 23 "counter.hpp"
inline void Base_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shop::Base>(object); }

#line 91 "example.i"
inline void IntStack_destroy(::quaff::Object object) noexcept {
#line 91
  ::quaff::destroy<::shop::Stack<int, 3>>(object);
}

#line 92 "example.i"
inline void Doubles_destroy(::quaff::Object object) noexcept {
#line 92
  ::quaff::destroy<::shop::Stack<double, 4>>(object);
}

#line 35 "counter.hpp"
inline void Item_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shop::Item>(object); }

#line 35 "counter.hpp"
inline ::quaff::Object Item_as_Base(::quaff::Object object) noexcept {
#line 35
  return ::quaff::cast<::shop::Item, ::shop::Base>(object);
}

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 8 "counter.hpp"
      {"Level_low", (::shop::Level::low)},
#line 8 "counter.hpp"
      {"Level_high", (::shop::Level::high)},
    };
    all = {values, sizeof values / sizeof *values};
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example

// Rust has the enumerators' values from the text of the interface.
#line 8 "counter.hpp"
static_assert(static_cast<long long>(::shop::Level::low) == 1,
#line 8
    "Rust has it as 1: let the interface say the value that C++ has");
#line 8
static_assert(static_cast<long long>(::shop::Level::high) == 2,
#line 8
    "Rust has it as 2: let the interface say the value that C++ has");
