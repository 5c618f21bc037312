#include "counting.hpp"
#include "marks.hpp"

void count() {
  ++counter();
  ++counted;
}
int marks_seen() { return Marks<int>::number; }
