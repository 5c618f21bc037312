%module example
%inline %{
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
%}

// Overloads for types that nothing declares.
%{
struct Lamp {
  int watts;
};
struct Wire {};
%}
%inline %{
Lamp *lamp(int watts) { return new Lamp{watts}; }
Wire *wire() {
  static Wire wire;
  return &wire;
}
int watts(const Lamp *lamp) { return lamp == nullptr ? -1 : lamp->watts; }
int watts(Wire &) { return 0; }
void drop(Lamp *lamp) { delete lamp; }
%}
// Overloads that only undeclared types of a namespace tell apart.
%{
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
%}
namespace far {
struct Finder { int of(const Text &text) const; int of(const View &view) const; };
Text &any_text();
View &any_view();
}
