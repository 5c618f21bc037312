%module example

%{
header
%}
%begin %{ begin %}
%runtime %{ runtime %}
%header %{ more header %}
%insert("begin") %{ more begin %}
%inline %{ int f(); %}
