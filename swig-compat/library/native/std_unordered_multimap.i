// std_unordered_multimap.i: a `std::unordered_multimap` that a `%template` names is a class of items, several of which
// may have one key.
%{
#include <unordered_map>
%}
%include "mappings.i"
%include "std_pair.i"

namespace std {
template <class K, class T, class H = std::hash<K>, class E = std::equal_to<K>> class unordered_multimap {
public:
  %quaff_changed_container(SWIG_TYPECHECK_MULTIMAP, std::unordered_multimap<K, T, H, E>)
  %quaff_items(unordered_multimap)
  %quaff_iterators()
};
} // namespace std
