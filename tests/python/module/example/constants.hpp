// Constants, enumerations and variables, which are attributes in Python.
#pragma once

#include <string>

#define LIMIT (1 << 4)
#define VERSION "1.2\0.3"
#define LETTER 'x'

namespace example {

enum Color { red, green = 5, blue };
enum class Shape : unsigned char { round, square = 200 };
enum { nameless = -3 };

inline Color next(Color color) { return static_cast<Color>(color + 1); }
inline Shape other(const Shape &shape) { return shape == Shape::round ? Shape::square : Shape::round; }

inline int counter = 3;
inline const double ratio = 0.5;
constexpr unsigned long most = 18446744073709551615ul;
inline std::string title = "title";
inline const char *path = "path";
inline Color color = green;
inline bool flag = false;
inline int &alias = counter;
inline const std::string computed = std::string("comp") + "uted";

} // namespace example
