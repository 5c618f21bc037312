// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/conversion.hpp"
#include "quaff/element.hpp"
#include "quaff/elements.hpp"
#include "quaff/object.hpp"
#include "quaff/part.hpp"
#include "quaff/python.hpp"
#include "quaff/shared.hpp"
#include "quaff/shim.hpp"
#include "quaff/swig.hpp"
#include "quaff/swig_types.hpp"
#include "quaff/thrown.hpp"

static swig_type_info quaff_SWIGTYPE_p_Scale{"_p_Scale", "Scale *", "Scale"};
#define SWIGTYPE_p_Scale (&quaff_SWIGTYPE_p_Scale)
static swig_type_info quaff_SWIGTYPE_p_Shape{"_p_Shape", "Shape *", "Shape"};
#define SWIGTYPE_p_Shape (&quaff_SWIGTYPE_p_Shape)
static swig_type_info quaff_SWIGTYPE_p_Span{"_p_Span", "Span *", "Span"};
#define SWIGTYPE_p_Span (&quaff_SWIGTYPE_p_Span)
static swig_type_info quaff_SWIGTYPE_p_Square{"_p_Square", "Square *", "Square"};
#define SWIGTYPE_p_Square (&quaff_SWIGTYPE_p_Square)
static swig_type_info quaff_SWIGTYPE_p_double{"_p_double", "double *", "double"};
#define SWIGTYPE_p_double (&quaff_SWIGTYPE_p_double)
static swig_type_info quaff_SWIGTYPE_p_int{"_p_int", "int *", "int"};
#define SWIGTYPE_p_int (&quaff_SWIGTYPE_p_int)
static swig_type_info quaff_SWIGTYPE_p_unsigned_char{"_p_unsigned_char", "unsigned char *", "unsigned char"};
#define SWIGTYPE_p_unsigned_char (&quaff_SWIGTYPE_p_unsigned_char)

#line 3 "example.i"
#include <vector>
static bool is_loaded = false;

#line 44 "example.i"
struct Span { int first, last; };
struct Scale {
  int factor;
  double of(const double *values, int count) const { return count == 0 ? 0 : factor * values[0]; }
};
double total(const double *values, int count) {
  double sum = 0;
  for (int at = 0; at < count; ++at) sum += values[at];
  return sum;
}
int divided(int value, int by, int *rest) { *rest = value % by; return value / by; }
double inverse(double positive) { return 1 / positive; }
int at_most(int percent) { return percent; }
Span span(int first, int last) { return {first, last}; }

#line 47 "example.i"
#include <string>

#line 13 "example.i"
static int as_vector(PyObject *given, std::vector<double> &values) {
const Py_ssize_t size = PySequence_Size(given);
for (Py_ssize_t at = 0; at < size; ++at) {
swig::SwigVar_PyObject item = PySequence_GetItem(given, at);
values.push_back(PyFloat_AsDouble(item));
}
return size < 0 || PyErr_Occurred() ? SWIG_ERROR : SWIG_OK;
}

#line 67 "example.i"
struct Shape { virtual ~Shape() = default; };
struct Square : Shape { int side = 2; };
Shape *made(bool square) { return square ? new Square : new Shape; }
double first(double *numbers) { return *numbers; }
PyObject *numbers(bool known) {
  static double two[] = {2.5, 3.5};
  return SWIG_NewPointerObj(two, known ? SWIGTYPE_p_double : SWIGTYPE_p_unsigned_char, 0);
}

#line 86 "example.i"
void refused() { throw Square(); }

#line 92 "example.i"
void filled(int flag, double *ARGOUT_ARRAY1, int DIM1) {
  for (int at = 0; at < DIM1; ++at) ARGOUT_ARRAY1[at] = flag;
}

#line 3 "<quaff>/letters.i"
#include "quaff/swig_characters.hpp"
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

#line 101 "example.i"
void greet(char *room, int size) { std::snprintf(room, (std::size_t)size, "hello"); }
int named(char word[8]) { std::strcpy(word, "seven"); return 7; }

#line 109 "example.i"
int marks[2] = {1, 2};

namespace quaff_bridge_example {

#line 56 "example.i"
inline bool at_most(std::int32_t percent, std::int32_t &result) noexcept try {
#line 56 "example.i"
return [&]() -> ::quaff::Done {
int arg1 = percent;
#line 38 "example.i"
if (arg1 > 100) arg1 = 100;
#line 56 "example.i"
{ result = ::at_most(::quaff::passed(arg1)); }
return true;
fail: { }
return false;
}().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 54 "example.i"
inline bool divided(std::int32_t value, std::int32_t by, ::quaff::PythonObject &returned) noexcept try {
#line 54 "example.i"
return [&]() -> ::quaff::Done {
int* arg3{};
PyObject *resultobj = nullptr;
int result{};
int temp3;
#line 30 "example.i"
arg3 = &temp3;
#line 54 "example.i"
result = (int)(::divided(value, by, ::quaff::passed(arg3)));
resultobj = ::quaff::python_of(result);
{
#line 32 "example.i"
resultobj = SWIG_Python_AppendOutput(resultobj, PyLong_FromLong(*arg3), 0);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 92 "example.i"
inline bool filled(::quaff::PythonObject flag, std::int32_t dim1,
#line 92
    const ::quaff::Contiguous &argout_array1) noexcept try {
#line 92 "example.i"
return [&]() -> ::quaff::Done {
[[maybe_unused]] PyObject *obj0 = flag.object;
int arg1{};
#line 90 "example.i"
arg1 = 1;
#line 92 "example.i"
{ ::filled(::quaff::passed(arg1), argout_array1.data<double>(), dim1); }
return true;
fail: { }
return false;
}().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 70 "example.i"
inline bool first(::quaff::Object numbers, double &result) noexcept try {
#line 70
  result = ::first(::quaff::pointer<double>(numbers));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 101 "example.i"
inline bool greet(::quaff::PythonObject room, ::quaff::PythonObject &returned) noexcept try {
#line 101 "example.i"
return [&]() -> ::quaff::Done {
[[maybe_unused]] PyObject *obj0 = room.object;
char* arg1{};
int arg2{};
PyObject *resultobj = nullptr;
std::vector<char> letters1;
size_t size1 = 0;
{
#line 99 "example.i"
const int outcome = SWIG_AsVal_size_t(obj0, &size1);
if (!SWIG_IsOK(outcome)) {
SWIG_exception_fail(SWIG_ArgError(outcome), "in method '" "greet" "', argument " "1" " of type '" "int" "'");
}
if (size1 >= (size_t)(std::numeric_limits< int >::max)()) {
SWIG_exception_fail(SWIG_ArgError(SWIG_OverflowError), "in method '" "greet" "', argument " "1" " of type '" "int" "'");
}
letters1.assign(size1 + 1, char());
arg1 = (char*)letters1.data();
arg2 = (int)size1;
}
#line 101 "example.i"
::greet(::quaff::passed(arg1), ::quaff::passed(arg2));
resultobj = SWIG_Py_Void();
{
#line 98 "example.i"
 resultobj = SWIG_Python_AppendOutput(resultobj, ::quaff::letters_to_python((const char *)arg1), 1);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool inverse(double positive, double &result) noexcept try {
#line 55 "example.i"
return [&]() -> ::quaff::Done {
double arg1 = positive;
{
#line 35 "example.i"
if (arg1 <= 0) SWIG_exception_fail(SWIG_ValueError, "in 'inverse', positive is to be positive");
}
#line 55 "example.i"
{ result = ::inverse(::quaff::passed(arg1)); }
return true;
fail: { }
return false;
}().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 69 "example.i"
inline bool made(bool square, ::quaff::PythonObject &returned) noexcept try {
#line 69 "example.i"
return [&]() -> ::quaff::Done {
PyObject *resultobj = nullptr;
Shape* result{};
#line 69 "example.i"
result = (Shape*)(::made(square));
{
#line 62 "example.i"
if (dynamic_cast<Square *>(result)) resultobj = SWIG_NewPointerObj(result, SWIGTYPE_p_Square, SWIG_POINTER_OWN);
else resultobj = SWIG_NewPointerObj(result, SWIGTYPE_p_Shape, SWIG_POINTER_OWN);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 102 "example.i"
inline bool named(::quaff::PythonObject &returned) noexcept try {
#line 102 "example.i"
return [&]() -> ::quaff::Done {
char* arg1{};
PyObject *resultobj = nullptr;
int result{};
std::vector<char> letters1;
{
#line 100 "example.i"
letters1.assign((7) + 1, char());
arg1 = (char*)letters1.data();
}
#line 102 "example.i"
result = (int)(::named(::quaff::passed(arg1)));
resultobj = ::quaff::python_of(result);
{
#line 100 "example.i"
arg1[7] = 0;
resultobj = SWIG_Python_AppendOutput(resultobj, ::quaff::letters_to_python((const char *)arg1), 0);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 71 "example.i"
inline bool numbers(bool known, ::quaff::PythonObject &result) noexcept try {
#line 71
  result.object = ::numbers(known);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 86 "example.i"
inline bool refused() noexcept try {
#line 86 "example.i"
return [&]() -> ::quaff::Done { {
#line 78 "example.i"
try { 
#line 86 "example.i"
::refused();
#line 78 "example.i"
 } catch (const Square &thrown) {
PyObject *copy = SWIG_NewPointerObj(new Square(thrown), SWIGTYPE_p_Square, SWIG_POINTER_OWN);
PyErr_SetObject(PyExc_ValueError, copy);
Py_XDECREF(copy);
SWIG_fail;
}
#line 86 "example.i"
} return true; fail: return false; }().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 57 "example.i"
inline bool span(std::int32_t first, std::int32_t last, ::quaff::PythonObject &returned) noexcept try {
#line 57 "example.i"
return [&]() -> ::quaff::Done {
PyObject *resultobj = nullptr;
::quaff::ResultInPlace<Span> held;
[[maybe_unused]] Span &result = held.get();
#line 57 "example.i"
held.make([&]() -> decltype(auto) { return ::span(first, last); });
{
#line 40 "example.i"
resultobj = Py_BuildValue("(ii)", result.first, result.last);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 49 "example.i"
inline bool total(::quaff::PythonObject values, double &result) noexcept try {
#line 49 "example.i"
return [&]() -> ::quaff::Done {
[[maybe_unused]] PyObject *obj0 = values.object;
double* arg1{};
int arg2{};
std::vector<double> temp1;
{
#line 25 "example.i"
if (!SWIG_IsOK(as_vector(obj0, temp1))) SWIG_fail;
arg1 = temp1.data();
arg2 = (int)temp1.size();
}
#line 49 "example.i"
{ result = ::total((const double*)(arg1), ::quaff::passed(arg2)); }
return true;
fail: { }
return false;
}().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 109 "example.i"
inline bool marks_get(::quaff::PythonObject &returned) noexcept try {
#line 109 "example.i"
return [&]() -> ::quaff::Done {
PyObject *resultobj = nullptr;
#line 109 "example.i"
;
{
#line 106 "example.i"
resultobj = PyLong_FromLong(::marks[0] + ::marks[1]);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 109 "example.i"
inline bool marks_set_2(::quaff::Object value) noexcept try {
#line 109
  ::quaff::assign(::marks, ::quaff::pointer<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 109 "example.i"
inline bool marks_set(const ::quaff::Contiguous &value) noexcept try {
#line 109
  ::quaff::assign_elements(::marks, value.data<const int>(), value.size<std::uint64_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Span_init(::quaff::Object &result) noexcept try {
#line 44
  result = ::quaff::construct<::Span>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Span_first_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 44
  result = ::quaff::reference<::Span>(object).first;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Span_first_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 44
  ::quaff::reference<::Span>(object).first = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Span_last_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 44
  result = ::quaff::reference<::Span>(object).last;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Span_last_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 44
  ::quaff::reference<::Span>(object).last = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool Span_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 44
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Span>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool Scale_init(::quaff::Object &result) noexcept try {
#line 45
  result = ::quaff::construct<::Scale>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "example.i"
inline bool Scale_factor_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 46
  result = ::quaff::reference<::Scale>(object).factor;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "example.i"
inline bool Scale_factor_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 46
  ::quaff::reference<::Scale>(object).factor = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool Scale_of(::quaff::Object object, ::quaff::PythonObject values, double &result) noexcept try {
#line 47 "example.i"
return [&]() -> ::quaff::Done {
[[maybe_unused]] ::Scale *arg1 = ::quaff::pointer<::Scale>(object);
[[maybe_unused]] PyObject *obj0 = values.object;
double* arg2{};
int arg3{};
std::vector<double> temp2;
{
#line 25 "example.i"
if (!SWIG_IsOK(as_vector(obj0, temp2))) SWIG_fail;
arg2 = temp2.data();
arg3 = (int)temp2.size();
}
#line 47 "example.i"
{ result = ::quaff::reference<const ::Scale>(object).of((const double*)(arg2), ::quaff::passed(arg3)); }
return true;
fail: { }
return false;
}().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool Scale_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 45
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Scale>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 67 "example.i"
inline bool Shape_init(::quaff::PythonObject &returned) noexcept try {
#line 67 "example.i"
return [&]() -> ::quaff::Done {
PyObject *resultobj = nullptr;
Shape* result{};
#line 67 "example.i"
result = (Shape*)(::quaff::pointer<::Shape>(::quaff::construct<::Shape>()));
{
#line 62 "example.i"
if (dynamic_cast<Square *>(result)) resultobj = SWIG_NewPointerObj(result, SWIGTYPE_p_Square, SWIG_POINTER_NEW);
else resultobj = SWIG_NewPointerObj(result, SWIGTYPE_p_Shape, SWIG_POINTER_NEW);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 67 "example.i"
inline bool Shape_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 67
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Shape>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool Square_init(::quaff::Object &result) noexcept try {
#line 68
  result = ::quaff::construct<::Square>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool Square_side_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 68
  result = ::quaff::reference<::Square>(object).side;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool Square_side_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 68
  ::quaff::reference<::Square>(object).side = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool Square_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 68
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Square>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline void Span_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Span>(object); }

#line 44 "example.i"
inline void span_2_tell(::quaff::Object table) noexcept {
#line 44
  ::quaff::class_table<::Span> = table.address;
#line 44
  ::quaff::name_class("Span", table.address);
}

#line 45 "example.i"
inline void Scale_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Scale>(object); }

#line 45 "example.i"
inline void scale_tell(::quaff::Object table) noexcept {
#line 45
  ::quaff::class_table<::Scale> = table.address;
#line 45
  ::quaff::name_class("Scale", table.address);
}

#line 67 "example.i"
inline void Shape_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Shape>(object); }

#line 67 "example.i"
inline void shape_tell(::quaff::Object table) noexcept {
#line 67
  ::quaff::class_table<::Shape> = table.address;
#line 67
  ::quaff::name_class("Shape", table.address);
}

#line 68 "example.i"
inline void Square_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Square>(object); }

#line 68 "example.i"
inline ::quaff::Object Square_as_Shape(::quaff::Object object) noexcept {
#line 68
  return ::quaff::cast<::Square, ::Shape>(object);
}

#line 68 "example.i"
inline void square_tell(::quaff::Object table) noexcept {
#line 68
  ::quaff::class_table<::Square> = table.address;
#line 68
  ::quaff::name_class("Square", table.address);
}

#line 70 "example.i"
inline void p_double_tell(::quaff::Object table) noexcept { ::quaff::name_class("double", table.address); }

#line 109 "example.i"
inline void p_int_tell(::quaff::Object table) noexcept { ::quaff::name_class("int", table.address); }

#line 66 "example.i"
inline void p_unsigned_char_tell(::quaff::Object table) noexcept {
#line 66
  ::quaff::name_class("unsigned char", table.address);
}

} // namespace quaff_bridge_example

// The code of %init for numpy.i calls it. quaff finds NumPy by itself.
#ifndef import_array
#define import_array() static_cast<void>(0)
#endif

// The code of %init, with SWIG's names for the module and its dictionary.
extern "C" {
static inline ::quaff::InitResult quaff_init_code(PyObject *m) {
  [[maybe_unused]] PyObject *d = PyModule_GetDict(m);

#line 8 "example.i"
  import_array();
  is_loaded = PyDict_Size(d) > 0;

  return m;
}
}

namespace quaff_bridge_example {

inline bool quaff_init(::quaff::PythonObject module) noexcept {
  try {
    const ::quaff::InitResult result = ::quaff_init_code(module.object);
    if (PyErr_Occurred() != nullptr) {
      throw ::quaff::PythonFailure();
    }
    if (result.failed()) {
      throw std::runtime_error("the code of %init returned NULL or a negative status");
    }
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example
