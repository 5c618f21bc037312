#include "numbers.hpp"

int answer() { return 42; }
