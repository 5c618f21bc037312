%module example

auto trailing(int x) -> double;
int one(int), two(float a = {}, int b = int{3});
constexpr int three(int (*callback)(int) = nullptr);
inline namespace v1 { namespace { int hidden(int); } }
namespace a::b { int nested(int); }
