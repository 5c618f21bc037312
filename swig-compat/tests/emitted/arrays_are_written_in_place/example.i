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
enum Colour { red, green, blue };
enum class Mode : unsigned char { off, on };
/// Replaces each constant by the next.
inline void turn(Colour *out, int count) {
  for (int i = 0; i < count; ++i)
    out[i] = Colour((out[i] + 1) % 3);
}
inline int count_on(const Mode *in, unsigned size) {
  int found = 0;
  for (unsigned i = 0; i < size; ++i)
    found += in[i] == Mode::on;
  return found;
}
%}
%template(scale) scale<float>;
%template(scale) scale<double>;
%template(copy) copy<bool>;
