// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/conversion.hpp"
#include "quaff/cuda_error.hpp"
#include "quaff/device_array.hpp"
#include "quaff/device_records.hpp"
#include "quaff/element.hpp"
#include "quaff/elements.hpp"
#include "quaff/object.hpp"
#include "quaff/part.hpp"
#include "quaff/python.hpp"
#include "quaff/shared.hpp"
#include "quaff/shim.hpp"
#include "quaff/thrown.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_records.hpp"
#include "quaff/value_sequence.hpp"
#include "rust/cxx.h"

#line 8 "example.i"
#include <array>
#include <cstddef>
#include <vector>

namespace board {

struct Cell {
  int row, column;
};
struct Piece {
  char name[8];
  Cell cell;
  double weights[2][3];
  std::array<std::array<short, 2>, 3> moves;

private:
  static constexpr int hidden = 1;
};

double weight(const Piece *cells, std::size_t count) { return count == 0 ? 0 : cells[0].weights[1][2]; }
int reach(const Piece *cells, std::size_t count) { return count == 0 ? 0 : cells[count - 1].moves[2][1]; }
double weight_on_device(const Piece *cells_d, unsigned count) { return count == 0 ? 0 : 1; }
void mirror(Cell *changed, int count) {
  for (int i = 0; i < count; ++i) {
    changed[i].column = 7 - changed[i].column;
  }
}
std::vector<Cell> diagonal(int count) {
  std::vector<Cell> cells;
  for (int i = 0; i < count; ++i) {
    cells.push_back({i, i});
  }
  return cells;
}

} // namespace board

#line 47 "example.i"
#include <map>
#include <string>
namespace board {
double weight_by(const Piece *cells, std::size_t count, const std::map<std::string, double> &factors) {
  return weight(cells, count) * factors.at("all");
}
} // namespace board

namespace quaff {
template <> struct record_fields<::board::Cell> {
  static std::vector<Field> fields() {
    return {QUAFF_FIELD(::board::Cell, row), QUAFF_FIELD(::board::Cell, column)};
  }
};
template <> struct record_fields<::board::Piece> {
  static std::vector<Field> fields() {
    return {QUAFF_FIELD(::board::Piece, name), QUAFF_FIELD(::board::Piece, cell),
        QUAFF_FIELD(::board::Piece, weights), QUAFF_FIELD(::board::Piece, moves)};
  }
};
} // namespace quaff

namespace quaff_bridge_example {

#line 35 "example.i"
inline bool diagonal(std::int32_t count, ::quaff::PythonObject &result) noexcept try {
#line 35
  result.object = ::quaff::value_traits<::quaff::structured<board::Cell>>::to(::board::diagonal(count));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "example.i"
inline bool mirror(::quaff::PythonObject changed) noexcept try {
#line 30
  ::quaff::Argument<::quaff::records<board::Cell>> local_0(changed, "`mirror`: argument `changed`: ");
#line 30
  ::board::mirror(local_0.get().data(), local_0.get().size<int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool reach(::quaff::PythonObject cells, std::int32_t &result) noexcept try {
#line 28
  ::quaff::Argument<::quaff::records<const board::Piece>> local_0(cells, "`reach`: argument `cells`: ");
#line 28
  result = ::board::reach(local_0.get().data(), local_0.get().size<std::size_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "example.i"
inline bool weight(::quaff::PythonObject cells, double &result) noexcept try {
#line 27
  ::quaff::Argument<::quaff::records<const board::Piece>> local_0(cells, "`weight`: argument `cells`: ");
#line 27
  result = ::board::weight(local_0.get().data(), local_0.get().size<std::size_t>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool weight_by_settle_cells(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 50
  result.object = ::quaff::settled<::quaff::records<const board::Piece>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool weight_by_settle_factors(::quaff::PythonObject given,
#line 50
    ::quaff::PythonObject &result) noexcept try {
#line 50
  result.object = ::quaff::settled<::std::map<std::string, double>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool weight_by(::quaff::PythonObject cells, ::quaff::PythonObject factors,
#line 50
    double &result) noexcept try {
#line 50
  ::quaff::Argument<::quaff::records<const board::Piece>> local_0(cells, "`weight_by`: argument `cells`: ");
#line 50
  ::quaff::Argument<::std::map<std::string, double>> quaff_value_1(factors,
#line 50
      "`weight_by`: argument `factors`: ");
#line 50
  local_0.check_unchanged("`weight_by`: argument `cells`: ");
#line 50
  result = ::quaff::without_lock([&]() -> decltype(auto) {
#line 50
    return ::board::weight_by(local_0.get().data(), local_0.get().size<std::size_t>(), quaff_value_1.get());
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool weight_on_device_bytes_of_cells_d(::quaff::PythonObject given,
#line 29
    ::quaff::PythonObject &result) noexcept try {
#line 29
  result.object = ::quaff::bytes_on_device<::board::Piece>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool weight_on_device(const ::quaff::DeviceArray &cells_d, double &result) noexcept try {
#line 29
  result = ::board::weight_on_device(::quaff::records_on_device<const ::board::Piece>(cells_d).data(),
#line 29
      ::quaff::records_on_device<const ::board::Piece>(cells_d).size<unsigned int>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline bool Cell_init(::quaff::Object &result) noexcept try {
#line 14
  result = ::quaff::construct<::board::Cell>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool Cell_row_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 15
  result = ::quaff::reference<::board::Cell>(object).row;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool Cell_row_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 15
  ::quaff::reference<::board::Cell>(object).row = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool Cell_column_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 15
  result = ::quaff::reference<::board::Cell>(object).column;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool Cell_column_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 15
  ::quaff::reference<::board::Cell>(object).column = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline bool Cell_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 14
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::board::Cell>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool Piece_init(::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::construct<::board::Piece>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool Piece_name_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 18
  result = ::quaff::returned(::quaff::text_of(::quaff::reference<::board::Piece>(object).name));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool Piece_name_set(::quaff::Object object, ::quaff::Text value) noexcept try {
#line 18
  ::quaff::assign_text(::quaff::reference<::board::Piece>(object).name,
#line 18
      ::quaff::without_zeros(value.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool Piece_cell_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 19
  result = ::quaff::address(std::addressof(::quaff::reference<::board::Piece>(object).cell));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool Piece_cell_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 19
  ::quaff::assign(::quaff::reference<::board::Piece>(object).cell,
#line 19
      ::quaff::reference<const ::board::Cell>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool Piece_weights_get(::quaff::Object object, ::quaff::Part &result) noexcept try {
#line 20
  result = ::quaff::part(::quaff::reference<::board::Piece>(object).weights);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool Piece_weights_set_2(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 20
  ::quaff::assign(::quaff::reference<::board::Piece>(object).weights, ::quaff::pointer<double[3]>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool Piece_weights_set(::quaff::Object object, const ::quaff::Contiguous &value) noexcept try {
#line 20
  ::quaff::assign_elements(::quaff::reference<::board::Piece>(object).weights, value.data<const double>());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool Piece_moves_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 21
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::board::Piece>(object).moves));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool Piece_moves_set_settle_value(::quaff::PythonObject given,
#line 21
    ::quaff::PythonObject &result) noexcept try {
#line 21
  result.object = ::quaff::settled<::std::array<std::array<short, 2>, 3>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool Piece_moves_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 21
  ::quaff::assign(::quaff::reference<::board::Piece>(object).moves,
#line 21
      ::quaff::Argument<::std::array<std::array<short, 2>, 3>>(value, "`moves`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool Piece_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::board::Piece>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline void Cell_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::board::Cell>(object); }

#line 14 "example.i"
inline void cell_tell(::quaff::Object table) noexcept { ::quaff::class_table<::board::Cell> = table.address; }

#line 17 "example.i"
inline void Piece_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::board::Piece>(object); }

#line 17 "example.i"
inline void piece_tell(::quaff::Object table) noexcept {
#line 17
  ::quaff::class_table<::board::Piece> = table.address;
}

inline int pending_cuda_error() { return ::quaff::pending_cuda_error(); }
inline ::rust::String cuda_error_name(int code) { return ::quaff::cuda_error_name(code); }

} // namespace quaff_bridge_example
