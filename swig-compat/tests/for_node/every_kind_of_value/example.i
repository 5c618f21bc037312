%module example
%{
#include "kinds.hpp"
%}
%include "quaff.i"
%include "std_function.i"
%include "std_string.i"
%include "std_vector.i"
%template(Binary) std::function<double(double, const std::string &)>;
%template(Rename) std::function<const std::string(const std::string &)>;
%template(Group) std::function<std::map<std::string, std::vector<double>>(const std::vector<double> &, std::optional<int>)>;
%template(Count) std::function<std::int64_t(std::uint64_t, bool, char, kinds::Colour, const char *)>;
%in_array(x, n)
%out_array(y, n)
%in_array(a, rows, columns)
%out_array(b, columns, rows)
%elementwise(kinds::norm)
%elementwise(kinds::sign)
%elementwise(kinds::is_negative)
%elementwise(kinds::bits)
%newobject kinds::Node::make;
%keep_alive(kinds::Node::set_next, this, node)
%include "kinds.hpp"
%include "quaff/reductions.i"
%template(sum) quaff::sum<float>;
%template(sum) quaff::sum<double>;
