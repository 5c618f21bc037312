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
#include "quaff/part.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_sequence.hpp"

#line 3 "example.i"
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <unordered_map>
#include <vector>

namespace c {
/// Numbers behind pointers and references.
static int number = 5;
int *pointer() { return &number; }
int read(const int *value) { return value == nullptr ? -1 : *value; }
int add(int &value) { return ++value; }
int &reference() { return number; }
const int &copied(const int &value) { return value; }
int moved(int &&value) { return value; }
int **address(int *value) {
  static int *kept;
  kept = value;
  return &kept;
}
int follow(int *const *value) { return **value; }

int read_fixed(const std::int32_t *value) { return *value; }

/// Overloads of pointers.
int opened(FILE *) { return 1; }
int opened(const char *) { return 2; }
int opened(std::istream &) { return 3; }
std::istream *stream() { return &std::cin; }
int which(int *) { return 1; }
int which(double *) { return 2; }
int which(void *) { return 3; }
void *anything(void *value) { return value; }

/// A template that nothing declares here, of names inside a class.
struct Index {
  using number = long;
  using Map = std::unordered_map<number, std::vector<number>>;
  std::vector<Map> maps;
};

/// Arrays.
int table[3] = {1, 2, 3};
const int constants[2] = {7, 8};
double square[2][2] = {{1, 2}, {3, 4}};
char name[6] = "Anna";
int last(int values[3]) { return values[2]; }
double corner(double values[2][2]) { return values[1][1]; }

/// Arrays of arrays: the first length is the outermost.
typedef int Grid[2][3];
static int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
static int cube[4][2][3] = {{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}};
Grid *typed() { return &grid; }
int (*layers())[2][3] { return cube; }
const int (*rows())[3] { return grid; }
int (&whole())[2][3] { return grid; }
int in_layers(int (*layers)[2][3], int i, int j, int k) { return layers[i][j][k]; }
int in_rows(const int (*rows)[3], int i, int j) { return rows[i][j]; }
int in_grid(int (&grid)[2][3], int i, int j) { return grid[i][j]; }
int in_typed(Grid *grid, int i, int j) { return (*grid)[i][j]; }
int in_cube(int cube[4][2][3], int i, int j, int k) { return cube[i][j][k]; }
int behind(int (**layers)[2][3]) { return (*layers)[0][0][0]; }
int (*kept)[2][3] = cube;
struct Layers {
  int (*layers)[2][3] = cube;
};

/// Functions.
typedef int (*function)(int);
int twice(int value) { return 2 * value; }
function doubler() { return twice; }
int apply(int (*function)(int), int value) { return function(value); }

/// Overloads of functions with types of the standard library.
void print(std::ostream &) {}
auto printer() -> void (*)(std::ostream &) { return print; }
int written(void (*)(std::ostream &)) { return 1; }
int written(int (*)(FILE *)) { return 2; }

/// Types that nothing declares.
FILE *output() { return stdout; }
bool is_output(FILE *file) { return file == stdout; }

enum Colour { red, green };
Colour *colour() {
  static Colour colour = green;
  return &colour;
}
bool is_green(const Colour *colour) { return *colour == green; }

struct Record {
  int values[3] = {1, 2, 3};
  char name[4] = {'a', 'b', 'c', 'd'};
  int *first = values;
  int (*function)(int) = twice;
};
Record record;
Record *current = nullptr;
int *chosen = nullptr;
} // namespace c

#line 108 "example.i"
struct Lamp {
  int watts;
};
struct Wire {};

#line 114 "example.i"
Lamp *lamp(int watts) { return new Lamp{watts}; }
Wire *wire() {
  static Wire wire;
  return &wire;
}
int watts(const Lamp *lamp) { return lamp == nullptr ? -1 : lamp->watts; }
int watts(Wire &) { return 0; }
void drop(Lamp *lamp) { delete lamp; }

#line 125 "example.i"
namespace far {
struct Text { int length = 3; };
struct View { int length = 5; };
struct Finder {
  int of(const Text &text) const { return text.length; }
  int of(const View &view) const { return 10 * view.length; }
};
inline Text &any_text() { static Text text; return text; }
inline View &any_view() { static View view; return view; }
}

#line 137 "example.i"
namespace far { using quaff_Text = Text; }
#line 137 "example.i"
namespace far { using quaff_View = View; }

namespace quaff_bridge_example {

#line 14 "example.i"
inline bool add(::quaff::Object value, std::int32_t &result) noexcept try {
#line 14
  result = ::c::add(::quaff::reference<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool address(::quaff::Object value, ::quaff::Object &result) noexcept try {
#line 18
  result = ::quaff::address(::c::address(::quaff::pointer<int>(value)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 138 "example.i"
inline bool any_text(::quaff::Object &result) noexcept try {
#line 138
  result = ::quaff::address(std::addressof(::far::any_text()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 139 "example.i"
inline bool any_view(::quaff::Object &result) noexcept try {
#line 139
  result = ::quaff::address(std::addressof(::far::any_view()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "example.i"
inline bool anything(::quaff::Object value, ::quaff::Object &result) noexcept try {
#line 35
  result = ::quaff::address(::c::anything(::quaff::pointer<void>(value)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 75 "example.i"
inline bool apply(::quaff::Object function, std::int32_t value, std::int32_t &result) noexcept try {
#line 75
  result = ::c::apply(::quaff::AnyPointer{function}, value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 65 "example.i"
inline bool behind(::quaff::Object layers, std::int32_t &result) noexcept try {
#line 65
  result = ::c::behind(::quaff::AnyPointer{layers});
  return true;
} catch (...) { return ::quaff::failed(); }

#line 88 "example.i"
inline bool colour(::quaff::Object &result) noexcept try {
#line 88
  result = ::quaff::address(::c::colour());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "example.i"
inline bool copied(std::int32_t value, std::int32_t &result) noexcept try {
#line 16
  result = ::c::copied(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool corner(::quaff::Object values, double &result) noexcept try {
#line 50
  result = ::c::corner(::quaff::pointer<double[2]>(values));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 74 "example.i"
inline bool doubler(::quaff::Object &result) noexcept try {
#line 74
  result = ::quaff::address(::c::doubler());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 121 "example.i"
inline bool drop(::quaff::Object lamp) noexcept try {
#line 121
  ::drop(::quaff::AnyPointer{lamp});
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "example.i"
inline bool follow(::quaff::Object value, std::int32_t &result) noexcept try {
#line 23
  result = ::c::follow(::quaff::pointer<int* const>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 64 "example.i"
inline bool in_cube(::quaff::Object cube, std::int32_t i, std::int32_t j, std::int32_t k,
#line 64
    std::int32_t &result) noexcept try {
#line 64
  result = ::c::in_cube(::quaff::pointer<int[2][3]>(cube), i, j, k);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 62 "example.i"
inline bool in_grid(::quaff::Object grid, std::int32_t i, std::int32_t j, std::int32_t &result) noexcept try {
#line 62
  result = ::c::in_grid(::quaff::reference<int[2][3]>(grid), i, j);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 60 "example.i"
inline bool in_layers(::quaff::Object layers, std::int32_t i, std::int32_t j, std::int32_t k,
#line 60
    std::int32_t &result) noexcept try {
#line 60
  result = ::c::in_layers(::quaff::pointer<int[2][3]>(layers), i, j, k);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 61 "example.i"
inline bool in_rows(::quaff::Object rows, std::int32_t i, std::int32_t j, std::int32_t &result) noexcept try {
#line 61
  result = ::c::in_rows(::quaff::pointer<const int[3]>(rows), i, j);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 63 "example.i"
inline bool in_typed(::quaff::Object grid, std::int32_t i, std::int32_t j,
#line 63
    std::int32_t &result) noexcept try {
#line 63
  result = ::c::in_typed(::quaff::pointer<int[2][3]>(grid), i, j);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 92 "example.i"
inline bool is_green(::quaff::Object colour, bool &result) noexcept try {
#line 92
  result = ::c::is_green(::quaff::pointer<const ::c::Colour>(colour));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 85 "example.i"
inline bool is_output(::quaff::Object file, bool &result) noexcept try {
#line 85
  result = ::c::is_output(::quaff::pointer<::FILE>(file));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 114 "example.i"
inline bool lamp(std::int32_t watts, ::quaff::Object &result) noexcept try {
#line 114
  result = ::quaff::address(::lamp(watts));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 49 "example.i"
inline bool last(::quaff::Object values, std::int32_t &result) noexcept try {
#line 49
  result = ::c::last(::quaff::pointer<int>(values));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 57 "example.i"
inline bool layers(::quaff::Object &result) noexcept try {
#line 57
  result = ::quaff::address(::c::layers());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool moved(::quaff::Object value, std::int32_t &result) noexcept try {
#line 17
  result = ::c::moved(std::move(::quaff::reference<int>(value)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool opened(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 28
  result = ::c::opened(::quaff::pointer<::FILE>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "example.i"
inline bool opened_3(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 30
  result = ::c::opened(::quaff::reference<::std::istream>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool opened_2(::quaff::Text arg1, std::int32_t &result) noexcept try {
#line 29
  result = ::c::opened(arg1.c_str());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 84 "example.i"
inline bool output(::quaff::Object &result) noexcept try {
#line 84
  result = ::quaff::address(::c::output());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "example.i"
inline bool pointer(::quaff::Object &result) noexcept try {
#line 12
  result = ::quaff::address(::c::pointer());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 78 "example.i"
inline bool print(::quaff::Object arg1) noexcept try {
#line 78
  ::c::print(::quaff::reference<::std::ostream>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 79 "example.i"
inline bool printer(::quaff::Object &result) noexcept try {
#line 79
  result = ::quaff::address(::c::printer());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool read(::quaff::Object value, std::int32_t &result) noexcept try {
#line 13
  result = ::c::read(::quaff::pointer<const int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "example.i"
inline bool read_fixed(::quaff::Object value, std::int32_t &result) noexcept try {
#line 25
  result = ::c::read_fixed(::quaff::pointer<const std::int32_t>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool reference(::quaff::Object &result) noexcept try {
#line 15
  result = ::quaff::address(std::addressof(::c::reference()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 58 "example.i"
inline bool rows(::quaff::Object &result) noexcept try {
#line 58
  result = ::quaff::address(::c::rows());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "example.i"
inline bool stream(::quaff::Object &result) noexcept try {
#line 31
  result = ::quaff::address(::c::stream());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 73 "example.i"
inline bool twice(std::int32_t value, std::int32_t &result) noexcept try {
#line 73
  result = ::c::twice(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "example.i"
inline bool typed(::quaff::Object &result) noexcept try {
#line 56
  result = ::quaff::address(::c::typed());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 119 "example.i"
inline bool watts(::quaff::Object lamp, std::int32_t &result) noexcept try {
#line 119
  result = ::watts(::quaff::pointer<const ::Lamp>(lamp));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 120 "example.i"
inline bool watts_2(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 120
  result = ::watts(::quaff::reference<::Wire>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "example.i"
inline bool which(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 32
  result = ::c::which(::quaff::pointer<int>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "example.i"
inline bool which_2(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 33
  result = ::c::which(::quaff::pointer<double>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "example.i"
inline bool which_3(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 34
  result = ::c::which(::quaff::pointer<void>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 59 "example.i"
inline bool whole(::quaff::Object &result) noexcept try {
#line 59
  result = ::quaff::address(std::addressof(::c::whole()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 115 "example.i"
inline bool wire(::quaff::Object &result) noexcept try {
#line 115
  result = ::quaff::address(::wire());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 80 "example.i"
inline bool written(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 80
  result = ::c::written(::quaff::pointer<void (std::ostream&)>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 81 "example.i"
inline bool written_2(::quaff::Object arg1, std::int32_t &result) noexcept try {
#line 81
  result = ::c::written(::quaff::pointer<int (FILE*)>(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 102 "example.i"
inline bool chosen_get(::quaff::Object &result) noexcept try {
#line 102
  result = ::quaff::address(::c::chosen);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 102 "example.i"
inline bool chosen_set(::quaff::Object value) noexcept try {
#line 102
  ::quaff::assign(::c::chosen, ::quaff::pointer<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "example.i"
inline bool constants_get(::quaff::Part &result) noexcept try {
#line 46
  result = ::quaff::part(::c::constants);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool cube_get(::quaff::Part &result) noexcept try {
#line 55
  result = ::quaff::part(::c::cube);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool cube_set_2(::quaff::Object value) noexcept try {
#line 55
  ::quaff::assign(::c::cube, ::quaff::pointer<int[2][3]>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool cube_set(const ::quaff::Contiguous &value) noexcept try {
#line 55
  ::quaff::assign_elements(::c::cube, value.data<const int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 101 "example.i"
inline bool current_get(::quaff::Object &result) noexcept try {
#line 101
  result = ::quaff::address(::c::current);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 101 "example.i"
inline bool current_set(::quaff::Object value) noexcept try {
#line 101
  ::quaff::assign(::c::current, ::quaff::pointer<::c::Record>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 54 "example.i"
inline bool grid_get(::quaff::Part &result) noexcept try {
#line 54
  result = ::quaff::part(::c::grid);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 54 "example.i"
inline bool grid_set_2(::quaff::Object value) noexcept try {
#line 54
  ::quaff::assign(::c::grid, ::quaff::pointer<int[3]>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 54 "example.i"
inline bool grid_set(const ::quaff::Contiguous &value) noexcept try {
#line 54
  ::quaff::assign_elements(::c::grid, value.data<const int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 66 "example.i"
inline bool kept_get(::quaff::Object &result) noexcept try {
#line 66
  result = ::quaff::address(::c::kept);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 66 "example.i"
inline bool kept_set(::quaff::Object value) noexcept try {
#line 66
  ::quaff::assign(::c::kept, ::quaff::pointer<int[2][3]>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 48 "example.i"
inline bool name_get(std::unique_ptr<std::string> &result) noexcept try {
#line 48
  result = ::quaff::returned(::quaff::text_of(::c::name));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 48 "example.i"
inline bool name_set(::quaff::Text value) noexcept try {
#line 48
  ::quaff::assign_text(::c::name, value.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool number_get(std::int32_t &result) noexcept try {
#line 11
  result = ::c::number;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool number_set(std::int32_t value) noexcept try {
#line 11
  ::c::number = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 100 "example.i"
inline bool record_get(::quaff::Object &result) noexcept try {
#line 100
  result = ::quaff::address(std::addressof(::c::record));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 100 "example.i"
inline bool record_set(::quaff::Object value) noexcept try {
#line 100
  ::quaff::assign(::c::record, ::quaff::reference<const ::c::Record>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool square_get(::quaff::Part &result) noexcept try {
#line 47
  result = ::quaff::part(::c::square);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool square_set_2(::quaff::Object value) noexcept try {
#line 47
  ::quaff::assign(::c::square, ::quaff::pointer<double[2]>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool square_set(const ::quaff::Contiguous &value) noexcept try {
#line 47
  ::quaff::assign_elements(::c::square, value.data<const double>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool table_get(::quaff::Part &result) noexcept try {
#line 45
  result = ::quaff::part(::c::table);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool table_set_2(::quaff::Object value) noexcept try {
#line 45
  ::quaff::assign(::c::table, ::quaff::pointer<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool table_set(const ::quaff::Contiguous &value) noexcept try {
#line 45
  ::quaff::assign_elements(::c::table, value.data<const int>(), value.size<std::uint64_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "example.i"
inline bool Index_init(::quaff::Object &result) noexcept try {
#line 38
  result = ::quaff::construct<::c::Index>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "example.i"
inline bool Index_maps_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 41
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::c::Index>(object).maps));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "example.i"
inline bool Index_maps_set_settle_value(::quaff::PythonObject given,
#line 41
    ::quaff::PythonObject &result) noexcept try {
#line 41
  result.object = ::quaff::settled<::std::vector<std::unordered_map<long, std::vector<long>>>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "example.i"
inline bool Index_maps_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 41
  ::quaff::assign(::quaff::reference<::c::Index>(object).maps,
#line 41
      ::quaff::Argument<::std::vector<std::unordered_map<long, std::vector<long>>>>(value,
#line 41
      "`maps`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "example.i"
inline bool Index_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 38
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::c::Index>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 67 "example.i"
inline bool Layers_init(::quaff::Object &result) noexcept try {
#line 67
  result = ::quaff::construct<::c::Layers>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool Layers_layers_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 68
  result = ::quaff::address(::quaff::reference<::c::Layers>(object).layers);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool Layers_layers_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 68
  ::quaff::assign(::quaff::reference<::c::Layers>(object).layers, ::quaff::pointer<int[2][3]>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 67 "example.i"
inline bool Layers_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 67
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::c::Layers>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 94 "example.i"
inline bool Record_init(::quaff::Object &result) noexcept try {
#line 94
  result = ::quaff::construct<::c::Record>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 95 "example.i"
inline bool Record_values_get(::quaff::Object object, ::quaff::Part &result) noexcept try {
#line 95
  result = ::quaff::part(::quaff::reference<::c::Record>(object).values);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 95 "example.i"
inline bool Record_values_set_2(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 95
  ::quaff::assign(::quaff::reference<::c::Record>(object).values, ::quaff::pointer<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 95 "example.i"
inline bool Record_values_set(::quaff::Object object, const ::quaff::Contiguous &value) noexcept try {
#line 95
  ::quaff::assign_elements(::quaff::reference<::c::Record>(object).values, value.data<const int>(),
#line 95
      value.size<std::uint64_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 96 "example.i"
inline bool Record_name_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 96
  result = ::quaff::returned(::quaff::text_of(::quaff::reference<::c::Record>(object).name));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 96 "example.i"
inline bool Record_name_set(::quaff::Object object, ::quaff::Text value) noexcept try {
#line 96
  ::quaff::assign_text(::quaff::reference<::c::Record>(object).name, ::quaff::without_zeros(value.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 97 "example.i"
inline bool Record_first_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 97
  result = ::quaff::address(::quaff::reference<::c::Record>(object).first);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 97 "example.i"
inline bool Record_first_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 97
  ::quaff::assign(::quaff::reference<::c::Record>(object).first, ::quaff::pointer<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 98 "example.i"
inline bool Record_function_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 98
  result = ::quaff::address(::quaff::reference<::c::Record>(object).function);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 98 "example.i"
inline bool Record_function_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 98
  ::quaff::assign(::quaff::reference<::c::Record>(object).function, ::quaff::AnyPointer{value});
  return true;
} catch (...) { return ::quaff::failed(); }

#line 94 "example.i"
inline bool Record_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 94
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::c::Record>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 137 "example.i"
inline bool Finder_init(::quaff::Object &result) noexcept try {
#line 137
  result = ::quaff::construct<::far::Finder>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 137 "example.i"
inline bool Finder_of(::quaff::Object object, ::quaff::Object text, std::int32_t &result) noexcept try {
#line 137
  result =
#line 137
      ::quaff::reference<const ::far::Finder>(object).of(::quaff::reference<const ::far::quaff_Text>(text));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 137 "example.i"
inline bool Finder_of_2(::quaff::Object object, ::quaff::Object view, std::int32_t &result) noexcept try {
#line 137
  result =
#line 137
      ::quaff::reference<const ::far::Finder>(object).of(::quaff::reference<const ::far::quaff_View>(view));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 137 "example.i"
inline bool Finder_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 137
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::far::Finder>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "example.i"
inline void Index_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::c::Index>(object); }

#line 67 "example.i"
inline void Layers_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::c::Layers>(object); }

#line 94 "example.i"
inline void Record_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::c::Record>(object); }

#line 137 "example.i"
inline void Finder_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::far::Finder>(object); }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 87 "example.i"
      {"red", (::c::red)},
#line 87 "example.i"
      {"green", (::c::green)},
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
#line 87 "example.i"
static_assert(static_cast<long long>(::c::red) == 0,
#line 87
    "Rust has it as 0: let the interface say the value that C++ has");
#line 87
static_assert(static_cast<long long>(::c::green) == 1,
#line 87
    "Rust has it as 1: let the interface say the value that C++ has");
