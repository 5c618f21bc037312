%define TWICE(T)
T first(T x);

T second(T x);
%enddef
TWICE(int)
TWICE(std::vector<double>)
%define %arm(X) arm X; %enddef
%arm(left) %arm (right)
%define NOTHING
%enddef
int a; NOTHING int b;
