%module example
%include "std_string.i"
%inline %{
enum Origin { any, file };
struct Reader {
  std::string kind(const unsigned channel) { return "number"; }
  std::string kind(Origin origin) { return "enumeration"; }
};
struct Writer {
  std::string kind(Origin origin) { return "enumeration"; }
  std::string kind(const char *name) { return "text"; }
};
%}
