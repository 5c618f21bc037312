/// What stubs say of containers that are converted, nested ones among them.
%module example
%include "std_list.i"
%include "std_map.i"
%include "std_pair.i"
%include "std_set.i"
%include "std_string.i"
%include "std_vector.i"
%template() std::vector<double>;
%template() std::vector<std::string>;
%template() std::vector<std::vector<double>>;
%template() std::vector<shop::Item>;
%template() std::pair<int, std::string>;
%template(Ids) std::set<int>;
%template(Counts) std::map<std::string, int>;
%template(Tags) std::list<std::string>;
%template(Range) std::pair<float, int>;
%inline %{
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace shop {
struct Item {
    int price = 1;
};

/// Has a length and indices, and so Python can loop over it.
struct Shelf {
    Item __getitem__(int index) const { return Item{index}; }
    int __len__() const { return 3; }
};

/// Has the name of a type of Python's.
struct Iterator {
    int at = 0;
};

inline Iterator start() { return {}; }
inline std::vector<std::string> words(const std::vector<std::string> &given) { return given; }
inline std::vector<std::vector<double>> rows(const std::vector<std::vector<double>> &given) { return given; }
inline std::vector<Item> items(const std::vector<Item> &given) { return given; }
inline std::pair<int, std::string> labelled(std::pair<int, std::string> given) { return given; }
inline std::set<int> ids(const std::set<int> &given) { return given; }
inline std::map<std::string, int> counts(const std::map<std::string, int> &given) { return given; }
inline int total(const std::vector<double> &) { return 0; }
inline int total(const std::vector<std::string> &) { return 1; }
}
%}
