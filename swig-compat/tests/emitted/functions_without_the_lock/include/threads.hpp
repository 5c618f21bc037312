#pragma once
#include <atomic>
#include <chrono>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace threads {

inline std::atomic<bool> &flag() {
  static std::atomic<bool> flag{false};
  return flag;
}

inline void release() { flag() = true; }

/// Waits until another thread has called release().
inline std::string wait(const double *x, int n, int seconds = 60, const std::string &word = "done") {
  for (int i = 0; i < seconds * 100 && !flag(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  if (!flag())
    throw std::runtime_error("nobody has called release()");
  return word + std::to_string(static_cast<int>(x[n - 1]));
}

inline int held(int a) { return a + 1; }

/// On a device the lock is let go of anyway. Keywords and defaults are those of the host.
inline double scaled(const double *x, int n, double by = 2.5f, bool up = true) { return x[n - 1] * (up ? by : -by); }
inline double scaled(const double *x_d, unsigned n, double by = 2.5, bool up = true) { return x_d && up ? by : n; }

/// More than signatures are written out for.
inline int thirteen(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m) {
  return a + b + c + d + e + f + g + h + i + j + k + l + m;
}

/// Waits until so many threads are here, each with its names.
inline std::vector<std::string> meet(const std::vector<std::string> &names, int count) {
  static std::atomic<int> arrived{0};
  ++arrived;
  for (int i = 0; i < 6000 && arrived < count; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  if (arrived < count)
    throw std::runtime_error("the others have not come");
  return names;
}

/// Where threads meet as well, and one of them throws.
class Desk {
public:
  std::map<std::string, int> count(std::vector<std::string> names, int count) const {
    if (meet(names, count).empty())
      throw std::invalid_argument("there are no names");
    std::map<std::string, int> counts;
    for (const std::string &name : names)
      ++counts[name];
    return counts;
  }
};

} // namespace threads
