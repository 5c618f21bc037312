// std_set.i: a `std::set` that a `%template` names is a class that works as Python's sets do.
%{
#include <set>
%}
%include "mappings.i"

namespace std {
template <class T, class C = std::less<T>> class set {
public:
  %quaff_changed_container(SWIG_TYPECHECK_SET, std::set<T, C>)
  %quaff_set(set)
  %quaff_reverse_iterators()
  %quaff_bounds(T)
};
} // namespace std
