%module example

%feature("x") sum_of;
%feature("x") Filter::run;
%feature("x") sum_off(int);
int sum_off(float x);
class Filter {};
%feature("y") sum_off;
%feature("z") unrelated_name;
