// Enumerations, constants and variables.
#pragma once

#define LIMIT (1 << 4)

enum class Colour : unsigned char { red, green = 5 };
enum Level { low = -1, high = low + 4, highest = high };
enum { nameless = LIMIT | 1 };

const double ratio = 0.5;
inline Level level = low;

// A name that emitted functions use too.
const int done = 4;
enum Odd { type_, type__, sealed_ };
struct text {
  int value = 8;
};
struct sealed {};
struct Half {};
inline int outcome(int done) { return done + 1; }
inline int clip(int value, int most) { return value < most ? value : most; }
const int most = 3;

inline Colour other(Colour colour) { return colour == Colour::red ? Colour::green : Colour::red; }
inline Colour unknown() { return static_cast<Colour>(7); }
