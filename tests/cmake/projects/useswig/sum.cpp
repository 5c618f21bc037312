#include "example.hpp"
#include <cmath>

double perimeter(double edge) { return 4 * edge; }
double area(double edge) { return edge * edge; }
double edge(double area) { return std::sqrt(area); }
double doubled(double edge) { return 2 * edge; }
