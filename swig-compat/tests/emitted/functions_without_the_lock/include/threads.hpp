#pragma once
#include <atomic>
#include <chrono>
#include <stdexcept>
#include <string>
#include <thread>

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

} // namespace threads
