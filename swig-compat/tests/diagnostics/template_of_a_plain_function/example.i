%module example

int norm(int x);
template <class T> struct Box {};
%template(norm) norm<int>;
%template(Box) Box<int>;
