%module example

%template(sum) sum<float>;
template <class T> T sum(T x);
