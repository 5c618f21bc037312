%module example
%include <std_vector.i>
%newobject made;
%delobject gone;
%inline %{
#include <vector>
struct Node { int value; Node(int value = 0) : value(value) {} };
inline Node *made() { return new Node(3); }
inline Node *shown() { static Node node(7); return &node; }
inline void gone(Node *node) { delete node; }
// Text is what stands before the first zero, if there is one.
struct Person { char name[10]; };
char title[8];
%}
%template(Nodes) std::vector<Node>;
