%include "code.i"
%{
typedef int Code;
%}
%inline %{
Code other(int k) { return k; }
%}
