%module example
%include "std_string.i"
%inline %{
enum Origin { any, file };
struct Reader {
  std::string kind(const unsigned channel) { return "number"; }
  std::string kind(Origin origin) { return "enumeration"; }
};
struct LateReader {
  std::string kind(Origin origin) { return "enumeration"; }
  std::string kind(const unsigned channel) { return "number"; }
};
struct Writer {
  std::string kind(Origin origin) { return "enumeration"; }
  std::string kind(double scale) { return "number"; }
  std::string kind(const char *name) { return "text"; }
};

enum class Letter : char { x = 0, y = 1 };
enum class Signed : signed char { x = 0, y = -1 };
enum class Short : short { x = 0, y = 1 };
enum Flag : bool { off, on };
enum class Wide : char16_t { x = 40000 };
inline Letter letter(Letter value) { return value; }
inline Signed of_char(Signed value) { return value; }
inline Short of_short(Short value) { return value; }
inline Flag negated(Flag value) { return value == off ? on : off; }
inline Wide wide(Wide value) { return value; }
%}
