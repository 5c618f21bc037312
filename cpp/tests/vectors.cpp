// What vectors.sh compiles: the host's loops of all classes that sum.
#include "quaff/sum.hpp"

template double quaff::sum(const double *, std::size_t);
template float quaff::sum(const float *, std::size_t);
