%module example

%include "quaff.i"
%in_array(in, size);
%inplace_array(out, count);
namespace example {
template <class T> T sum(const T* in, unsigned size);
template <class T> void fill(T* out, std::size_t count, T value);
}
%template(sum) example::sum<float>;
%template(sum) example::sum<double>;
%template(fill) example::fill<int>;
