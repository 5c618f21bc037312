%define OUTER(name)
%define INNER_##name(x) name: x; %enddef
%define PLAIN(x)
 name x
%enddef
PLAIN(1)
%enddef
OUTER(a)
PLAIN(2)
