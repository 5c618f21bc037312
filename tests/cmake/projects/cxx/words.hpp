#pragma once
#include <string>

// Throws an exception that is not derived from a standard one.
int fail(int code);
std::string greeting(const std::string &name);
long long count(const std::string &text, bool capitals);
