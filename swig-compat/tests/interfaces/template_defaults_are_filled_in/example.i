%module example

template <class T, int N = 3, class R = T> R scale(T x);
template <class T, class R = typename Traits<T>::type> T traits(T x);
template <bool B = true> int flag();
%template(scale) scale<float>;
%template(scale2) scale<float, 4, double>;
%template(traits) traits<int>;
%template(flag) flag<>;
