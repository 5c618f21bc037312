%module example
%include "/dev/zero"
%include "/dev/null"
int f();
