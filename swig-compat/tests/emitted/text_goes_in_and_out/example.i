%module example
%inline %{
#include <string>

std::string greet(const std::string &name) { return "hello " + name; }
const char *same(const char *text) { return text; }
std::string twice(std::string text) { return text + text; }
unsigned long length(const char *text) { return text == nullptr ? 0 : std::string(text).size(); }
%}
