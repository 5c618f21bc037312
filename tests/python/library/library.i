// SWIG library macros that create declarations from their arguments.
%module(extranative="1") library
#define SWIG_STD_EXCEPTIONS_AS_CLASSES
%include "argcargv.i"
%include "attribute.i"
%include "carrays.i"
%include "cdata.i"
%include "cmalloc.i"
%include "cpointer.i"
%include "constraints.i"
%include "cstring.i"
%include "cwstring.i"
%include "factory.i"
%include "math.i"
%include "pyabc.i"
%include "pybuffer.i"
%include "std_except.i"
%include "std_iostream.i"
%include "std_map.i"
%include "std_pair.i"
%include "std_set.i"
%include "std_sstream.i"
%include "std_string.i"
%include "std_vector.i"
%include "std_vectora.i"
%include "std_wsstream.i"
%include "std_wstring.i"
%include "swigmove.i"

%attribute(%arg(Account<int, float>), int, number, get_number, set_number)
%attribute(%arg(Account<int, float>), float, balance, get_balance)
%attributeref(%arg(Account<int, float>), int, limit)
%attributestring(%arg(Account<int, float>), std::string, owner, get_owner, set_owner)
%attribute2(%arg(Account<int, float>), Point, at, get_at, set_at)
%attribute2ref(%arg(Account<int, float>), Point, end)
%attributeval(%arg(Account<int, float>), %arg(Pair<int, float>), pair, get_pair, set_pair)

%inline %{
#include <string>
#include <utility>

struct Point {
  int x = 0;
};

template <class A, class B> struct Pair {
  A first{};
  B second{};
};

template <class A, class B> class Account {
  A number = 1;
  B balance = 2.5f;
  int most = 3;
  std::string owner = "nobody";
  Point start, stop;
  Pair<A, B> both;

public:
  A get_number() const { return number; }
  void set_number(A value) { number = value; }
  B get_balance() const { return balance; }
  int &limit() { return most; }
  std::string get_owner() const { return owner; }
  void set_owner(std::string value) { owner = value; }
  Point &get_at() { return start; }
  void set_at(const Point &value) { start = value; }
  Point &end() { return stop; }
  Pair<A, B> get_pair() const { return both; }
  void set_pair(Pair<A, B> value) { both = value; }
};

inline void half(double *value) { *value /= 2; }
inline int sum(const short values[3]) {
  int total = 0;
  for (int index = 0; index < 3; ++index) {
    total += values[index];
  }
  return total;
}

// Not derived from `Point`, and with another layout.
struct Place {
  int height = 0;
  Point point;
};
inline int x_of(const Point *point) { return point->x; }
%}
%template(IntPair) Pair<int, float>;
%template(IntAccount) Account<int, float>;

%template(Words) std::vector<std::string>;
%catches(std::domain_error, std::runtime_error) refuse;
%inline %{
#include <vector>

inline std::vector<std::string> words() { return {"one", "two"}; }
inline void refuse(int which) {
  which == 1 ? throw std::domain_error("one") : throw std::runtime_error("two");
}
%}

%pointer_class(double, Double)
%array_class(short, Shorts)
%array_class(Point, Points)
%allocators(int)
%allocators(void)
%cdata(int)
%types(Place = Point) %{
  Place *place = (Place *)$from;
  return &place->point;
%}

// Text and bytes that C++ writes.
%cstring_bounded_output(char *name, 8);
%cstring_chunk_output(char *chunk, 3);
%cstring_bounded_mutable(char *shouted, 6);
%cstring_mutable(char *longer, 4);
%cstring_output_maxsize(char *repeated, int room);
%cstring_output_maxsize(char *repeated, std::size_t wide_room);
%cstring_output_withsize(char *filled, int *written);
%cstring_output_allocate(char **made, std::free(*$1));
%cstring_output_allocate_size(char **bytes, int *count, std::free(*$1));
%cstring_input_binary(const char *given, int length);
%apply (int ARGC, char **ARGV) { (int argument_count, char **arguments) };
%pybuffer_mutable_binary(unsigned char *memory, int bytes_of_memory);
%pybuffer_binary(const double *numbers, int count_of_numbers);
%pybuffer_string(const char *letters);
%apply (size_t LENGTH, const char *STRING) { (size_t total, const char *message, ) };
%factory(Shape *make_shape, Circle, Square);
%newobject make_shape;
%template() std::pair<int, double>;
%typemap(out, numoutputs=0) bool quiet ""
%inline %{
#include <cctype>

inline void name_of(char *name) { std::strcpy(name, "quaff"); }
inline void chunk_of(char *chunk) { std::memcpy(chunk, "a\0b", 3); }
inline void shout(char *shouted) {
  for (; *shouted != '\0'; ++shouted) {
    *shouted = static_cast<char>(std::toupper(*shouted));
  }
}
inline void lengthen(char *longer) { std::strcat(longer, "-er"); }
inline void repeat(char *repeated, int room) { std::memset(repeated, 'x', static_cast<std::size_t>(room)); }
inline void repeat_in_wide_room(char *repeated, std::size_t wide_room) { std::memset(repeated, 'x', wide_room); }
inline void fill(char *filled, int *written) { std::memset(filled, 'y', static_cast<std::size_t>(*written -= 1)); }
inline void make_text(char **made) { std::strcpy(*made = static_cast<char *>(std::malloc(5)), "made"); }
inline void make_bytes(char **bytes, int *count) {
  std::memcpy(*bytes = static_cast<char *>(std::malloc(3)), "c\0d", static_cast<std::size_t>(*count = 3));
}
inline int zeros(const char *given, int length) {
  int count = 0;
  for (int at = 0; at < length; ++at) {
    count += given[at] == '\0';
  }
  return count;
}
inline std::size_t length_of_message(std::size_t total, const char *message) { return message == nullptr ? 0 : total; }
inline std::string joined(int argument_count, char **arguments) {
  if (arguments == nullptr) {
    return "null";
  }
  std::string all;
  for (int at = 0; at < argument_count; ++at) {
    all += std::string(arguments[at]) + ";";
  }
  return all + (arguments[argument_count] == nullptr ? "end" : "");
}
inline void count_up(unsigned char *memory, int bytes_of_memory) {
  for (int at = 0; at < bytes_of_memory; ++at) {
    ++memory[at];
  }
}
inline double total_of(const double *numbers, int count_of_numbers) {
  double total = 0;
  for (int at = 0; at < count_of_numbers; ++at) {
    total += numbers[at];
  }
  return total;
}
inline std::size_t length_of_letters(const char *letters) { return std::strlen(letters); }

struct Shape {
  virtual ~Shape() = default;
};
struct Circle : Shape {
  double radius = 1;
};
struct Square : Shape {
  double side = 2;
};
struct Line : Shape {};
inline Shape *make_shape(int which) {
  return which == 0 ? new Circle : which == 1 ? static_cast<Shape *>(new Square) : new Line;
}

inline std::pair<int, double> turned(const std::pair<int, double> &pair) {
  return {static_cast<int>(pair.second), pair.first};
}
inline bool quiet(int) { return true; }
inline void written_after(int *OUTPUT) { *OUTPUT = 3; }
%}

// Text and pairs that C++ changes.
%apply std::string &INOUT { std::string &text };
%apply std::string &OUTPUT { std::string &made };
%apply std::wstring &INOUT { std::wstring &wide };
%template() std::pair<int, double>;
%inline %{
inline void double_text(std::string &text) { text += text; }
inline int make_text(std::string &made, int count) {
  made.assign(count, 'x');
  return count;
}
inline std::string read_text(std::string *INPUT) { return INPUT == nullptr ? "nothing" : *INPUT; }
inline void double_wide(std::wstring &wide) { wide += wide; }
inline void turn(std::pair<int, double> *INOUT, int &OUTPUT) {
  OUTPUT = INOUT->first;
  *INOUT = {static_cast<int>(INOUT->second), INOUT->first};
}
%}

// Containers that C++ reads, changes or writes, by the typemaps from their `%template`s.
%template(Numbers) std::vector<int>;
%template(Counts) std::map<std::string, int>;
%template(Keys) std::set<int>;
%apply std::vector<int> *INOUT { std::vector<int> *doubled };
%apply std::vector<std::string> &OUTPUT { std::vector<std::string> &found };
%inline %{
inline void double_numbers(std::vector<int> *doubled) {
  for (int &number : *doubled) number *= 2;
}
inline int find_words(std::vector<std::string> &found) {
  found = {"one", "two"};
  return 2;
}
inline void count_words(const std::vector<std::string> &words, std::map<std::string, int> &OUTPUT) {
  for (const std::string &word : words) ++OUTPUT[word];
}
inline std::size_t count_keys(std::set<int> *INPUT) { return INPUT->size(); }
inline char *letters_beside_containers() { static char letters[] = "letters"; return letters; }
inline const char *which_container(std::vector<int> *INPUT) { return "numbers"; }
inline const char *which_container(std::map<std::string, int> *INPUT) { return "counts"; }
%}

// A container that names C++'s default allocator is the same container.
%template(Reals) std::vector<double, std::allocator<double>>;
%inline %{
inline double first_real(const std::vector<double, std::allocator<double>> &reals) { return reals.at(0); }
inline std::vector<double> same_reals(const std::vector<double> &reals) { return reals; }
inline std::basic_string<char> same_letters_of(const std::basic_string<char, std::char_traits<char>> &letters) { return letters; }
%}

// Text of `wchar_t`.
%cwstring_bounded_output(wchar_t *greeting, 16);
%cwstring_mutable(wchar_t *name, 8);
%cwstring_output_maxsize(wchar_t *wide_letters, int most);
%inline %{
inline void greet(wchar_t *greeting) { std::wcscpy(greeting, L"gr\u00fc\u00dfe"); }
inline void add_suffix(wchar_t *name) { std::wcscat(name, L"-end"); }
inline void fill_wide(wchar_t *wide_letters, int most) {
  std::wmemset(wide_letters, L'x', most);
  wide_letters[most] = L'\0';
}
inline wchar_t next_letter(wchar_t letter) { return letter + 1; }
inline const wchar_t *same_letters(const wchar_t *letters) { return letters; }
inline std::string kind_of(wchar_t letter) { return "letter"; }
inline std::string kind_of(int number) { return "number"; }
inline std::size_t length_of(const std::wstring &text) { return text.size(); }
struct Label {
  const wchar_t *text = nullptr;
  wchar_t mark = L'a';
  wchar_t code[4] = L"abc";
  // No zero ends the text, and other characters follow.
  wchar_t all[2] = {L'x', L'y'}, behind[2] = {L'z', L'z'};
};
inline wchar_t wide_letter_pair[2] = {L'p', L'q'};
inline wchar_t wide_mark = L'm';
inline char next_char(char letter) { return letter + 1; }
inline int sort_of(char) { return 1; }
inline const char *sort_of(const std::string &) { return "text"; }
inline int sort_or_none_of(char) { return 1; }
inline const char *sort_or_none_of(const char *) { return "text"; }
inline const char *sort_or_number_of(char) { return "char"; }
inline int sort_or_number_of(int number) { return number; }
struct Initials { char first = 'a', all[4] = "abc"; };
%}

// Values that are moved, and values that are checked.
%apply SWIGTYPE MOVE { Cargo cargo };
%apply Number POSITIVE { double mass };
%inline %{
struct Cargo {
  explicit Cargo(int weight) : weight(weight) {}
  Cargo(Cargo &&other) : weight(std::exchange(other.weight, 0)) {}
  int weight;
};
inline int load(Cargo cargo) { return cargo.weight; }
inline double root_of(double NONNEGATIVE) { return std::sqrt(NONNEGATIVE); }
inline double inverse_of(double mass) { return 1 / mass; }
inline int weight_of(Cargo *NONNULL) { return NONNULL->weight; }
%}

// An object in addition to C++'s outputs; text behind a pointer; a number that is thrown.
%newobject make_cargo;
%inline %{
inline Cargo *make_cargo(int weight, int &OUTPUT) {
  OUTPUT = 2 * weight;
  return weight == 0 ? nullptr : new Cargo(weight);
}
inline std::size_t text_length(const char *&text) { return text == nullptr ? 0 : std::strlen(text); }
inline const char *&text_place() {
  static const char *text = "text";
  return text;
}
inline void throw_number(int number) { throw number; }
%}

// Streams of the caller, and of the standard library.
%inline %{
inline void report(std::ostream &out, const Point &of) { out << "x = " << of.x; }
inline int total(std::istream &in) {
  int sum = 0;
  for (int next = 0; in >> next;) {
    sum += next;
  }
  return sum;
}
inline std::ostream &errors() { return std::cerr; }
%}

%include "std_queue.i"
%include "std_stack.i"
%template(IntQueue) std::queue<int>;
%template(PointStack) std::stack<Point, std::vector<Point>>;
%inline %{
std::queue<int> counted(int count) {
  std::queue<int> numbers;
  for (int number = 0; number < count; ++number) {
    numbers.push(number);
  }
  return numbers;
}
int drained(std::queue<int> &numbers) {
  int sum = 0;
  for (; !numbers.empty(); numbers.pop()) {
    sum += numbers.front();
  }
  return sum;
}
%}
