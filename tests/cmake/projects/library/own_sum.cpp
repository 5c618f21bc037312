#include <quaff/sum.hpp>

double own_sum(const double *values, std::size_t size) { return quaff::sum(values, size); }
