// SWIG_PYTHON_LEGACY_BOOL on the command line: any object with a truth value is a bool, unless another overload
// takes it.
%module example

%inline %{
bool inverse(bool given) { return !given; }
bool inverse_of(const bool &given) { return !given; }
const char *number_or(bool) { return "bool"; }
const char *number_or(int) { return "int"; }
const char *text_or(bool) { return "bool"; }
const char *text_or(const char *) { return "text"; }
struct Switch {
  Switch(bool on = false) : on(on) {}
  bool on;
};
bool enabled = false;
%}
