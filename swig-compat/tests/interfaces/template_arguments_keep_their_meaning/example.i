%module example

namespace example {
typedef float real;
struct Tag {};
template <class T, class Policy> T run(T x);
template <class T, int N> T power(T x);
%template(run) run<real, Tag>;
%template(power) power<unsigned, (3 > 2)>;
}
