#include "calc.hpp"

int add(int a, int b) { return a + b; }
