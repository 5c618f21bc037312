%include "code.i"
%include "std_pair.i"
%{
typedef int Code;
%}
%inline %{
Code other(int k) { return k; }
%}
