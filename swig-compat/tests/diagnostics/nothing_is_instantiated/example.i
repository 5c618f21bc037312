%module example
namespace a { template <class T> T sum(T x); }
