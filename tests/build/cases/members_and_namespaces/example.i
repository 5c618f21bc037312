%module example
%inline %{
struct Model {
  static constexpr int undirected = 0;
  static const int two = 2;
  int value = 0;
};
namespace ns { enum K { k1, k2 }; inline int f(int k) { return k + 1; } inline int g() { return 2; } }
%}
// A name that repeats its namespace.
namespace ns {
int ns::h(int k);
int ::ns::i();
}
%{
namespace ns { inline int h(int k) { return k + 1; } inline int i() { return 4; } }
%}
