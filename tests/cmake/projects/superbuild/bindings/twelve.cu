#include <mathlib.hpp>

int twelve() { return twice(6); }
