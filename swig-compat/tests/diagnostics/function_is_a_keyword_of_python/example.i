%module example
namespace mylib {
int lambda(int value);
int square(int value);
} // namespace mylib
template <class T> T cube(T value);
%template(pass) cube<int>;
