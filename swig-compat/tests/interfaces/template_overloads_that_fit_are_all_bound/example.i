%module example

template <class T> T pick(T a);
template <class T> T pick(T a, T b);
template <class T, class U> T pick(T a, U b);
template <class T> T pick(T* a) = delete;
template <> float pick<float>(float a);
template <class T> T pick(T a);
%template(pick) pick<float>;
