// std_map.i: a `std::map` that a `%template` names is a class that works as Python's dicts do.
%{
#include <map>
%}
%include "mappings.i"
%include "std_pair.i"

namespace std {
template <class K, class T, class C = std::less<K>> class map {
public:
  %quaff_changed_container(SWIG_TYPECHECK_MAP, std::map<K, T, C>)
  %quaff_mapping(map)
  %quaff_reverse_iterators()
  %quaff_bounds(K)
};
} // namespace std
