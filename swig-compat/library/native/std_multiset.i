// std_multiset.i: a `std::multiset` that a `%template` names is a class that works as Python's sets do.
%{
#include <set>
%}
%include "mappings.i"

namespace std {
template <class T> class multiset {
public:
  %quaff_set(multiset)
};
} // namespace std
