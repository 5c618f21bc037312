%module example

namespace outer {
namespace inner { template <class T> T one(T x); }
%template(one) inner::one<int>;
namespace inner { %template(first) one<long>; }
}
%template(all) ::outer::inner::one<bool>;
using namespace outer;
%template(used) inner::one<float>;
using outer::inner::one;
%template(imported) one<double>;
