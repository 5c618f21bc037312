// Functions that call Rust closures.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

namespace calls {

/// The area under a function, by the trapezoidal rule.
inline double integrate(const std::function<double(double)> &f, double from, double to, int steps = 100) {
  double sum = 0;
  for (int step = 0; step < steps; ++step) {
    const double low = from + step * (to - from) / steps, high = from + (step + 1) * (to - from) / steps;
    sum += (f(low) + f(high)) / 2 * (high - low);
  }
  return sum;
}

inline std::string described(std::function<std::string(const std::string &, bool, unsigned char)> f) {
  return f("a text with \n", true, 200) + "!";
}

inline void labelled(std::function<void(const char *)> f) {
  f("label");
  f(nullptr);
}

/// The type and message of the exception that a function throws, as C++ sees it.
inline std::string caught(std::function<void()> f) {
  try {
    f();
  } catch (const std::runtime_error &error) {
    return error.what();
  }
  return "nothing";
}

/// Calls a function on other threads.
inline long sum_of_threads(std::function<long(int)> f, int count) {
  long sums[2] = {0, 0};
  std::thread threads[2];
  for (int at = 0; at < 2; ++at) {
    threads[at] = std::thread([&, at] {
      for (int number = 0; number < count; ++number) {
        sums[at] += f(number);
      }
    });
  }
  threads[0].join();
  threads[1].join();
  return sums[0] + sums[1];
}

/// Keeps a function, and calls it later.
class Button {
public:
  std::function<void(int)> on_click;
  void on_press(std::function<bool(int)> f) { press = std::move(f); }
  bool click(int number) {
    if (on_click) {
      on_click(number);
    }
    return press && press(number);
  }

private:
  std::function<bool(int)> press;
};

/// A C callback: a function pointer, followed by user data.
inline int each(int count, void (*f)(int number, void *data), void *data) {
  for (int number = 0; number < count; ++number) {
    f(number, data);
  }
  return count;
}

/// Calls a function recursively.
inline int nested(int (*f)(int depth, void *data), void *data) { return f(1, data); }

inline std::function<int(int)> adder(int summand) {
  return [summand](int number) { return number + summand; };
}

} // namespace calls
