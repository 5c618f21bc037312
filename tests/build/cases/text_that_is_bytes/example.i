%module example
// Applies to the whole interface, as in SWIG.
%begin %{
#define SWIG_PYTHON_STRICT_BYTE_CHAR
%}
%inline %{
#include <string>
inline const char *same(const char *text) { return text; }
inline std::string added(std::string one, const std::string &two) { return one + two; }
inline const std::string &kept(const std::string &text) { static std::string all; return all += text; }
inline int either(const char *) { return 1; }
inline int either(int) { return 2; }
struct Named {
  char *name = nullptr;
  std::string text = "text";
  ~Named() { delete[] name; }
};
inline std::string title = "title";
inline const char *word = "word";
%}
%include "latin_1.swg"

// Escapes in strings of directives are bytes.
%feature("docstring") escaped "\303\251 \xc3\xa9 \101 \d \\ \"";
%feature("docstring") latin "\351";
%rename("%(regex:/^with_\d+_(.*)/\\1/)s", regextarget=1) "^with_";
%inline %{
inline int escaped() { return 1; }
inline int latin() { return 2; }
inline int with_12_digits() { return 3; }
%}
