int a;
%enddef
int b;
