// std_unordered_set.i: a `std::unordered_set` that a `%template` names is a class that works as Python's sets do.
%{
#include <unordered_set>
%}
%include "mappings.i"

namespace std {
template <class T, class H = std::hash<T>, class E = std::equal_to<T>> class unordered_set {
public:
  %quaff_changed_container(SWIG_TYPECHECK_SET, std::unordered_set<T, H, E>)
  %quaff_set(unordered_set)
  %quaff_iterators()
};
} // namespace std
