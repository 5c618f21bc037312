#pragma once
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

/// As CUDA's headers have it; the module links no CUDA runtime, which would know the names of codes.
typedef enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1 } cudaError_t;

namespace codes {

enum class Status { fine, empty, negative };

inline std::string text(Status status) { return status == Status::empty ? "there is no value" : "a value is negative"; }

/// Writes running sums.
inline Status accumulate(double *values, int n) {
  double total = 0;
  for (int i = 0; i < n; ++i) {
    if (values[i] < 0)
      return Status::negative;
    values[i] = total += values[i];
  }
  return n == 0 ? Status::empty : Status::fine;
}

/// Any other int is a result.
inline int half(int number) { return number % 2 == 0 ? 1 : -number; }
inline int twice(int number) { return 2 * number; }

/// Fine once two threads are here: they wait for each other.
inline Status meet(const std::vector<std::string> &names) {
  static std::atomic<int> arrived{0};
  ++arrived;
  for (int i = 0; i < 500 && arrived < 2; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  return arrived < 2 || names.empty() ? Status::empty : Status::fine;
}

inline cudaError_t launch(bool works) { return works ? cudaSuccess : cudaErrorInvalidValue; }

} // namespace codes
