%module example
%include "std_map.i"
%include "std_string.i"
%include "std_vector.i"
%inline %{
struct Counted {
  int n;
  Counted(int n = 0) : n(n) {}
};
inline std::map<std::string, Counted> &cache() {
  static std::map<std::string, Counted> all;
  return all;
}
%}
%template(Cache) std::map<std::string, Counted>;
%template(Counts) std::vector<Counted>;
%template(Numbers) std::vector<int>;
%template(Objects) std::vector<swig::SwigPtr_PyObject>;
%template(ObjectsByName) std::map<std::string, swig::SwigPtr_PyObject>;
