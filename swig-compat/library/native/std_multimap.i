// std_multimap.i: a `std::multimap` that a `%template` names is a class of items, several of which may have one key.
%{
#include <map>
%}
%include "mappings.i"
%include "std_pair.i"

namespace std {
template <class K, class T, class C = std::less<K>> class multimap {
public:
  %quaff_changed_container(SWIG_TYPECHECK_MULTIMAP, std::multimap<K, T, C>)
  %quaff_items(multimap)
  %quaff_reverse_iterators()
  %quaff_bounds(K)
};
} // namespace std
