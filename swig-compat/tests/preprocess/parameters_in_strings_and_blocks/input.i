%define WRAP(name, T)
%feature("doc") name "makes a name of T, not of names";
%{ static T name##_make(T x) { return x; } /* T */ const char *n = #name; a ## b %}
%enddef
WRAP(foo, std::vector<int>)
%define Q(x) "x" 'x' `x` %enddef
Q("a\b")
