// Eigen's types as parameters, results and data members: each function of `types.hpp` is a case of test_eigen.py.
%module eigen_types
%{
#include "types.hpp"
%}
%include "eigen.i"
%include "eigen_tensor.i"
%include "types.hpp"
%template(trace) types::trace<float>;
%template(trace) types::trace<double>;
%template(trace) types::trace<int>;
