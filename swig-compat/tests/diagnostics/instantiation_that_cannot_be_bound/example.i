%module example

template <class T> T sum(const T* in, unsigned size);
template <class T> T total(T x);
template <class T> T total(Thing<T> x);
%template(sum) sum<float>;
%template(total) total<float>;
