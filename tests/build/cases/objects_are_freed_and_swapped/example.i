%module example
%include <std_vector.i>
%newobject made;
%newobject changed;
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

// A `swap` of the user's own takes nothing away, nor does a call that throws.
%inline %{
struct Owner {
    int swap(std::vector<Node> &nodes) { return nodes[0].value++; }
};
%}

// An element that cannot be assigned to its place.
%inline %{
#include <stdexcept>
struct Picky {
    static bool refuses;
    int bumped() { return ++value; }
    int value = 0;
    Picky() = default;
    Picky(const Picky &) = default;
    Picky &operator=(const Picky &other) {
        if (refuses) throw std::runtime_error("not this one");
        value = other.value;
        return *this;
    }
};
bool Picky::refuses = false;
inline void refuse(bool refuses) { Picky::refuses = refuses; }
inline Node *changed(Picky &picky) { ++picky.value; return new Node(picky.value); }
%}
%template(Pickies) std::vector<Picky>;
