#pragma once

class Filter {
public:
  int order() const { return 2; }
};
struct Point {
  int x, y;
};
enum Colour { red, green };
static int counter = 0;
template <class T> T unused(T value) { return value; }
inline int bound(int value) { return value + counter; }
inline void printed(long double number) { (void)number; }
inline Filter *make() { return nullptr; }
