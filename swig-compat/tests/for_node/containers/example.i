%module example
%{
#include "kinds.hpp"
%}
%include "std_list.i"
%include "std_map.i"
%include "std_multimap.i"
%include "std_multiset.i"
%include "std_set.i"
%include "std_string.i"
%include "std_unordered_map.i"
%include "std_unordered_set.i"
%include "std_vector.i"
%ignore std::set<short>::erase;
%ignore std::map<short, short>::erase;
%ignore std::map<short, short>::__setitem__;
%extend std::set<short> {
  int iterate() { return 7; }
}
%include "kinds.hpp"
%template(Ages) std::map<std::string, int>;
%template(Points) std::map<int, kinds::Point>;
%template(Places) std::map<kinds::Point, int>;
%template(Prices) std::unordered_map<std::string, double>;
%template(Entries) std::multimap<std::string, int>;
%template(Names) std::set<std::string>;
%template(Ids) std::unordered_set<std::int64_t>;
%template(Chain) std::list<int>;
%template(Path) std::list<kinds::Point>;
%template(Numbers) std::vector<double>;
%template(Sizes) std::unordered_set<double>;
%template(Letters) std::set<char>;
%template(Fixed) std::set<short>;
%template(FixedMap) std::map<short, short>;
%template(Bag) std::multiset<int>;
%template(PointsOfNames) std::multimap<std::string, kinds::Point>;
