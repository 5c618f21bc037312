#pragma once
#include <string>

// Throws what is no exception of the standard library.
int fail(int code);
std::string greeting(const std::string &name);
long long count(const std::string &text, bool capitals);
