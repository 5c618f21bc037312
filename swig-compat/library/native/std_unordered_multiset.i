// std_unordered_multiset.i: a `std::unordered_multiset` that a `%template` names is a class that works as Python's sets do.
%{
#include <unordered_set>
%}
%include "mappings.i"

namespace std {
template <class T, class H = std::hash<T>, class E = std::equal_to<T>> class unordered_multiset {
public:
  %quaff_changed_container(SWIG_TYPECHECK_MULTISET, std::unordered_multiset<T, H, E>)
  %quaff_set(unordered_multiset)
  %quaff_iterators()
};
} // namespace std
