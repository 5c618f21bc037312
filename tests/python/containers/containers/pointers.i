// Containers of pointers to types without a class: numbers, and an incomplete type.
%include <cpointer.i>
%{
namespace example {
struct Hidden {
  int value;
};
} // namespace example
%}
%inline %{
namespace example {
struct Hidden;
inline int *new_int(int value) { return new int(value); }
inline double *new_double(double value) { return new double(value); }
inline Hidden *new_hidden(int value) { return new Hidden{value}; }
inline int total_behind(const std::vector<int *> &values) {
  int sum = 0;
  for (const int *value : values) {
    sum += value == nullptr ? 0 : *value;
  }
  return sum;
}
inline int total_hidden(const std::vector<Hidden *> &values) {
  int sum = 0;
  for (const Hidden *value : values) {
    sum += value->value;
  }
  return sum;
}
inline std::vector<int *> no_numbers() { return {nullptr, nullptr}; }
inline std::vector<int *> same_number(int *value) { return {value, value}; }
} // namespace example
%}
%template(NumberPointers) std::vector<int *>;
%template(HiddenPointers) std::vector<example::Hidden *>;
%pointer_class(int, NumberPointer)
