#include "words.hpp"

int fail(int code) { throw code; }
std::string greeting(const std::string &name) { return "hello " + name; }
long long count(const std::string &text, bool capitals) {
  long long found = 0;
  for (const char letter : text) {
    found += !capitals || (letter >= 'A' && letter <= 'Z');
  }
  return found;
}
