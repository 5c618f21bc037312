%module example
%include "quaff.i"
%in_array(left, left_size)
%in_array(right, right_size)
%apply (double *IN_ARRAY1, int DIM1) { (double *weights, int weight_count) };
%inline %{
template <class Left, class Right>
double dot(const Left *left, unsigned left_size, const Right *right, unsigned right_size) {
  double total = 0;
  for (unsigned i = 0; i < left_size && i < right_size; ++i)
    total += double(left[i]) * double(right[i]);
  return total;
}
double weighted(const double *left, unsigned left_size, const double *right, unsigned right_size, double *weights,
                int weight_count, double bias = 0.0) {
  return left_size + right_size + weight_count + weights[0] + bias;
}
%}
%template(dot) dot<float, float>;
%template(dot) dot<float, double>;
%template(dot) dot<unsigned char, short>;
