%module twice
%inline %{
inline int twice(int value) { return 2 * value; }
%}
