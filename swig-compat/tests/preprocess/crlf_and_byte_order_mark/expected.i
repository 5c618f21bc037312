int a = 1; // c
%{
x
%}
int b;
