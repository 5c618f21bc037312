%module example

typedef unsigned long size_type, *size_pointer;
namespace a {
using real = double;
namespace b { using real = float; typedef a::real wide; real narrow(wide x); }
real same(b::real x);
using text = std::string;
}
a::text name(const a::text& t, size_type n);
using a::b::wide;
wide imported(wide x);
