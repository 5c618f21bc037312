#include <cstdio>
#include <quaff/sum.hpp>
#include <vector>

int main() {
  const std::vector<double> values = {1e16, 1, -1e16};
  const double sum = quaff::sum(values.data(), values.size());
  std::printf("%g\n", sum);
  return sum == 1 ? 0 : 1;
}
