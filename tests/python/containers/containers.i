// Containers of C++'s standard library, as classes and as Python's values.
%module containers
%{
#include "containers/containers.hpp"
%}
%include "std_string.i"
%include "std_vector.i"
%include "std_list.i"
%include "std_deque.i"

%ignore example::Counted::operator=;
%template(IntVector) std::vector<int>;
%template(ByteVector) std::vector<unsigned char>;
%template(DoubleVector) std::vector<double>;
%template(BoolVector) std::vector<bool>;
%template(StringVector) std::vector<std::string>;
%template(NestedVector) std::vector<std::vector<int>>;
%template(IntList) std::list<int>;
%template(IntDeque) std::deque<int>;
%template(CountedVector) std::vector<example::Counted>;
%template(CountedPointers) std::vector<example::Counted *>;
%include "containers/containers.hpp"
