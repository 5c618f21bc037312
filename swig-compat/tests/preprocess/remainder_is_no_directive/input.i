#define b WRONG_NAME
%define %n WRONG %enddef
#undef b
int f(int a) { return a %b + (a) %n + a%n + x[1] %n; }
%in_array(a, n) %in_array(b, m)
%ignore a; %ignore b;
