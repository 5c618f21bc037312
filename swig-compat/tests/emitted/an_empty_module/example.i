%module example
%{
// Nothing.
%}
