// Calls the calculator from C++, as the article's driver does. Without a GPU a call says why it cannot run.
#include "pipcudemo/calculator.hpp"

#include <cstdio>
#include <stdexcept>
#include <string>

int main() {
  try {
    std::printf("%d %d\n", pipcudemo::add(1, 2), pipcudemo::divide(7, 2));
  } catch (const std::runtime_error &error) {
    std::printf("%s\n", error.what());
    return std::string(error.what()).find("cannot allocate on the GPU: ") == 0 ? 0 : 1;
  }
}
