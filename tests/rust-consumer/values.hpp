// Enumerations, constants and variables.
#pragma once

#define LIMIT (1 << 4)

enum class Colour : unsigned char { red, green = 5 };
enum Level { low = -1, high = low + 4, highest = high };
enum { nameless = LIMIT | 1 };

const double ratio = 0.5;
inline Level level = low;

inline Colour other(Colour colour) { return colour == Colour::red ? Colour::green : Colour::red; }
inline Colour unknown() { return static_cast<Colour>(7); }
