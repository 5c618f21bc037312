// The host's loops of all summing classes, for vectors.sh to compile.
#include "quaff/sum.hpp"

template struct quaff::Reduction<quaff::Sum<double>, double, double>;
template struct quaff::Reduction<quaff::Sum<float>, float, float>;
