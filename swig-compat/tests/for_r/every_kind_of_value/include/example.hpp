#include <complex>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace example {

/// The arithmetic mean, of 100 % of the elements {of x}.
template <class T> T mean(const T *x, std::size_t n);

void scale(double factor, double *y, std::size_t n);
double trace(const double *a, std::size_t rows, std::size_t columns);
double at(const double *f, std::size_t rows, std::size_t columns, int row = 0, int column = 0);
std::vector<std::uint8_t> bytes(const std::string &text);
std::complex<double> next(std::complex<double> value);
char letter(char value);
const char *word(bool is_there);
int limit;
void _hidden(int function, void *address);
double *address();
double applied(const std::function<double(double)> &f, double x);

enum class Color { red, green = 5, type };
Color invisible(Color color);

struct Shape {
  virtual ~Shape();
  virtual double area() const = 0;
  std::string name;
};

struct Circle : Shape {
  explicit Circle(double radius = 1);
  double area() const override;
  Shape *part();
  static Circle *of(const Shape *other);
};

} // namespace example
