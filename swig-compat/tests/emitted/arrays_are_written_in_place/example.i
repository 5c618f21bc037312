%module example
%include "quaff.i"
%in_array(in, size)
%inplace_array(out, count)
%inline %{
/// Multiplies every element.
template <class T> void scale(T *out, int count, T factor) {
  for (int i = 0; i < count; ++i)
    out[i] *= factor;
}
template <class T> bool copy(const T *in, unsigned size, T *out, long count) {
  for (long i = 0; i < count; ++i)
    out[i] = in[i];
  return count == size;
}
%}
%template(scale) scale<float>;
%template(scale) scale<double>;
%template(copy) copy<bool>;
