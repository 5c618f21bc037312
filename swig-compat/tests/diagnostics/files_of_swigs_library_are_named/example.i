%module example
%include "exception.i"
%include "std_vector.i"
%include <vector>
%include "missing.hpp"
