%module example

namespace example { template <class T> T sum(T x); }
%template(sum) example::sun<float>;
%template(sum) sum<float>;
%template(mean) example::mean<float>;
