%module example
%include "quaff.i"
%in_array(cells, count)
%inplace_array(changed, count)
%in_device_array(cells_d, count)
%array_result(board::diagonal)
%inline %{
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
%}
%thread board::weight_by;
%inline %{
#include <map>
#include <string>
namespace board {
double weight_by(const Piece *cells, std::size_t count, const std::map<std::string, double> &factors) {
  return weight(cells, count) * factors.at("all");
}
} // namespace board
%}
