// The interface declares its types below the functions that name them; C++ has them in its own order.
%module example
%{
enum Color { red, green };
namespace ns {
enum class Letter : char { a = 'a', b = 'b' };
struct Node { enum Kind { leaf, inner }; int value; Kind kind; Node() : value(1), kind(inner) {} };
typedef Node *NodePointer;
template <class T> struct Pair { T first; T get() { return first; } };
typedef Pair<int> IntPair;
using Count = unsigned short;
}
struct Holder {
  ns::Node node;
  Color color(Color given = green) { return given; }
  ns::Letter letter(ns::Letter given) { return given; }
  ns::Node::Kind kind(ns::Node::Kind given = ns::Node::leaf) { return given; }
  ns::Node doubled(ns::Node given) { given.value *= 2; return given; }
  int value_of(const ns::Node &given) { return given.value; }
  ns::NodePointer pointer() { return &node; }
  ns::Count count(ns::Count given) { return given; }
};
inline ns::IntPair *paired(int first) { return new ns::IntPair{first}; }
inline double total(ns::Pair<double> pair) { return pair.first; }
%}
%newobject paired;
struct Holder {
  ns::Node node;
  Color color(Color given = green);
  ns::Letter letter(ns::Letter given);
  ns::Node::Kind kind(ns::Node::Kind given = ns::Node::leaf);
  ns::Node doubled(ns::Node given);
  int value_of(const ns::Node &given);
  ns::NodePointer pointer();
  ns::Count count(ns::Count given);
};
ns::IntPair *paired(int first);
double total(ns::Pair<double> pair);
namespace ns {
typedef Node *NodePointer;
typedef Pair<int> IntPair;
using Count = unsigned short;
template <class T> struct Pair { T first; T get(); };
struct Node { enum Kind { leaf, inner }; int value; Kind kind; };
enum class Letter : char { a = 'a', b = 'b' };
}
enum Color { red, green };
%template(IntPair) ns::Pair<int>;
%template(DoublePair) ns::Pair<double>;
