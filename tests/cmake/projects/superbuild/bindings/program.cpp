#include <cstdio>
#include <mathlib.hpp>

int twelve();

int main() { std::printf("%d %d\n", twelve(), twice(21)); }
