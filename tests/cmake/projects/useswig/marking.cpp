#include "counting.hpp"
#include "marks.hpp"

void mark() { ++Marks<int>::number; }
