// std_unordered_map.i: a `std::unordered_map` that a `%template` names is a class that works as Python's dicts do.
%{
#include <unordered_map>
%}
%include "mappings.i"
%include "std_pair.i"

namespace std {
template <class K, class T> class unordered_map {
public:
  %quaff_mapping(unordered_map)
};
} // namespace std
