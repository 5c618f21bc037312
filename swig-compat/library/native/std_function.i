// std_function.i: the names of SWIG for `std::function`, which needs neither this file nor a `%template`: any callable is passed
// for one, and one that C++ returns is called like any function. With a `%template` it has a method `call` besides.
%{
#include <functional>
%}
%rename(call) std::function::operator();

namespace std {
template <class> class function;
template <class R, class... A> class function<R(A...)> {
public:
  using result_type = R;
  R operator()(A...) const;
};
} // namespace std
