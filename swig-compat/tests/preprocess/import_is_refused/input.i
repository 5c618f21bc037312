%import "other.i"
%import(module="m") "other.i"
int x;
