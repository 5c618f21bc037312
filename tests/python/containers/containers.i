// Standard library containers, as classes and as Python values.
%module containers
%{
#include "containers/containers.hpp"
#include "containers/buffers.hpp"
#include "containers/objects.hpp"
#include "containers/nested.hpp"
#include "containers/places.hpp"
#include "containers/text.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_vector.i"
%include "std_list.i"
%include "std_deque.i"
%include "std_array.i"
%include "std_complex.i"
%include "std_filesystem.i"
%include "std_function.i"
%include "std_map.i"
%include "std_multimap.i"
%include "std_multiset.i"
%include "std_string_view.i"
%include "std_unordered_multimap.i"
%include "std_unordered_multiset.i"
%include "std_wstring.i"
%include "std_optional.i"
%include "std_pair.i"
%include "std_set.i"
%include "std_unordered_map.i"
%include "std_unordered_set.i"

%ignore example::Counted::operator=;
%template(IntVector) std::vector<int>;
%template(ByteVector) std::vector<unsigned char>;
%template(DoubleVector) std::vector<double>;
%template(BoolVector) std::vector<bool>;
%template(StringVector) std::vector<std::string>;
%template(NestedVector) std::vector<std::vector<int>>;
%template(IntList) std::list<int>;
%template(IntDeque) std::deque<int>;
%template(IntArray) std::array<int, 3>;
%template(IntPair) std::pair<int, std::string>;
%template(StringMap) std::map<std::string, int>;
%template(HashMap) std::unordered_map<std::string, int>;
%template(IntSet) std::set<int>;
%template(HashSet) std::unordered_set<int>;
%template(OptionalDouble) std::optional<double>;
%template(PairVector) std::vector<std::pair<int, std::string>>;
%template(CountedMap) std::map<int, example::Counted>;
%template(CountedVector) std::vector<example::Counted>;
%template(CountedPointers) std::vector<example::Counted *>;
%template(MultiMap) std::multimap<int, std::string>;
%template(HashMultiMap) std::unordered_multimap<int, std::string>;
%template(MultiSet) std::multiset<int>;
%template(HashMultiSet) std::unordered_multiset<int>;
%template(ComplexVector) std::vector<std::complex<double>>;
%template(WideVector) std::vector<std::wstring>;
%include "containers/containers.hpp"
%array_result(example::doubles)
%include "containers/buffers.hpp"
%include "containers/text.hpp"
%template(LengthMap) std::map<std::string, int, example::Shorter>;
%template(ObjectMap) std::map<swig::SwigPtr_PyObject, swig::SwigPtr_PyObject>;
%thread;
%template(ObjectVector) std::vector<swig::SwigPtr_PyObject>;
%nothread;
%template(ItemPair) std::pair<const int, int>;
%template(VectorPair) std::pair<int, std::vector<int>>;
%include "containers/objects.hpp"
%include "containers/pointers.i"
%template(PointVector) std::vector<places::Point>;
%template(PointList) std::list<places::Point>;
%template(PointDeque) std::deque<places::Point>;
%template(PointArray) std::array<places::Point, 3>;
%template(PointMap) std::map<std::string, places::Point>;
%template(PointHashMap) std::unordered_map<int, places::Point>;
%template(PointsByFloat) std::map<double, places::Point>;
%template(PointsByBool) std::map<bool, places::Point>;
%template(PointsBySize) std::map<unsigned long long, places::Point>;
%template(MapVector) std::vector<std::map<std::string, int>>;
%template(CloudVector) std::vector<places::Cloud>;
%template(CloudMap) std::map<std::string, places::Cloud>;
%template(CloudGrid) std::vector<std::vector<places::Cloud>>;
%template(NamedVector) std::vector<places::Named>;
%include "containers/places.hpp"
%include "containers/nested.hpp"

%inline %{
inline PyObject *empty_and_raise(std::map<std::string, places::Point> &points) {
  points.clear();
  PyErr_SetString(PyExc_KeyError, "first");
  return nullptr;
}
%}

// Maps without Python classes.
%template() std::map<int, std::vector<std::string>>;
%template() std::unordered_map<std::string, double>;
%inline %{
inline std::map<int, std::vector<std::string>> by_length(const std::vector<std::string> &words) {
  std::map<int, std::vector<std::string>> sorted;
  for (const std::string &word : words) {
    sorted[static_cast<int>(word.size())].push_back(word);
  }
  return sorted;
}
inline const std::unordered_map<std::string, double> &prices() {
  static const std::unordered_map<std::string, double> all{{"tea", 1.5}, {"rice", 2}};
  return all;
}
inline double sum_of_prices(const std::unordered_map<std::string, double> &prices) {
  double sum = 0;
  for (const auto &price : prices) {
    sum += price.second;
  }
  return sum;
}
%}
