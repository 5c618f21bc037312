%module example

// Integers of the interface are enumerations of C++.
%{
enum Kind { first, second };
enum class Mode { off, on };
namespace ns {
enum Level : unsigned char { low, high };
inline Level up(Level level, int by = 1) { return Level(level + by); }
} // namespace ns
inline Kind flip(Kind kind) { return kind == first ? second : first; }
inline Kind chosen = first;
class Lamp {
  typedef int Secret;

public:
  Mode mode = Mode::off;
  Mode turned(Mode by) const { return by == mode ? Mode::off : Mode::on; }
  int kept(Secret secret) { return secret; }
};
%}
typedef int Kind;
typedef unsigned int Mode;
namespace ns {
typedef unsigned char Level;
Level up(Level level, int by = 1);
} // namespace ns
Kind flip(Kind kind);
Kind chosen;
class Lamp {
  typedef int Secret;

public:
  Mode mode;
  Mode turned(Mode by) const;
  int kept(Secret secret);
};
