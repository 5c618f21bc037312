%module example
%{
#include "example.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_vector.i"
%include "std_unique_ptr.i"
%unique_ptr(example::Shape)
%include "std_shared_ptr.i"
%shared_ptr(example::Leaf)
%shared_ptr(example::MarkedLeaf)
%shared_ptr(example::Twig)
%unique_ptr(example::Leaf)
%include "std_function.i"
%template(Function) std::function<double(double)>;
%template(Rule_of) std::function<bool(int)>;
%template(Handler) std::function<void(int, const std::string &)>;
%template(Measure) std::function<int(const std::string &)>;
%template(Reduce) std::function<double(const std::vector<double> &)>;
%template(Map) std::function<std::vector<double>(const std::vector<double> &)>;
%callback_data(f, data)
%in_array(x, n)
%inplace_array(y, n)
%in_array(a, rows, columns)
#define LIMIT 100
#define LEAST -5
#define HALF 0.5
#define TITLE "a \"title\""
%elementwise(example::hypotenuse)
%include "example.hpp"
%include "quaff/reductions.i"
%template(sum) quaff::sum<float>;
%template(sum) quaff::sum<double>;
%template(hypotenuse) example::hypotenuse<float>;
%template(hypotenuse) example::hypotenuse<double>;
%template(mean) example::mean<float>;
%template(mean) example::mean<double>;
%template(scale) example::scale<float>;
%template(scale) example::scale<double>;
%template(doubled) example::doubled<float>;
%template(doubled) example::doubled<double>;
%template(VectorDouble) std::vector<double>;
%extend example::Counter {
%template(add_all) add_all<double>;
%template(add_all) add_all<float>;
}
