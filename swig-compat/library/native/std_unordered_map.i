// std_unordered_map.i: a `std::unordered_map` that a `%template` names is a class that works as Python's dicts do.
%{
#include <unordered_map>
%}
%include "mappings.i"
%include "std_pair.i"

namespace std {
template <class K, class T, class H = std::hash<K>, class E = std::equal_to<K>> class unordered_map {
public:
  %quaff_changed_container(SWIG_TYPECHECK_MAP, std::unordered_map<K, T, H, E>)
  %quaff_mapping(unordered_map)
  %quaff_iterators()
};
} // namespace std
