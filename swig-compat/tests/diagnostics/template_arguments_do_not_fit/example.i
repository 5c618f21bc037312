%module example

template <class T, int N = 3> T sum(T x);
template <class... Ts> int pack();
%template(sum) sum<>;
%template(sum) sum<float, 1, 2>;
%template(sum) sum<3>;
%template(sum) sum;
%template(pack) pack<>;
