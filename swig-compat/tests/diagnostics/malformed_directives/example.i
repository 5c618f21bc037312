%module example

%template sum<float>;
%template() sum<float>;
%template(a b) sum<float>;
%template(sum) ;
%template(sum) sum<float>
%apply (float* IN_ARRAY1, int DIM1);
%apply { (float* a, int b) };
%feature;
%feature("x") int f()
%header int g();
%insert %{ %}
int f();
