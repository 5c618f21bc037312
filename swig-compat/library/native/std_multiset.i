// std_multiset.i: a `std::multiset` that a `%template` names is a class that works as Python's sets do.
%{
#include <set>
%}
%include "mappings.i"

namespace std {
template <class T, class C = std::less<T>> class multiset {
public:
  %quaff_changed_container(SWIG_TYPECHECK_MULTISET, std::multiset<T, C>)
  %quaff_set(multiset)
  %quaff_reverse_iterators()
  %quaff_bounds(T)
};
} // namespace std
