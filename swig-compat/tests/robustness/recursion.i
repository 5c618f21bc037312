%module recursion
template <class T> struct Grow : Grow<Grow<T>> { typedef typename Grow<T *>::type type; typedef type Me; };
template <class T> struct Pairs : Pairs<Two<T, T>> {};
template <class T, class U> struct Two { using Pairs<T>::type; };
template <class T> struct Two<T, T *> : Two<T *, T> {};
template <class T> using Loop = Loop<Two<T, T>>;
Grow<int>::type grown(Pairs<int>::type, Loop<int>);
%template(GrowInt) Grow<int>;
%template(PairsInt) Pairs<int>;
struct Self : Self { using Self::Self; using Self::me; typedef Self::type type; };
