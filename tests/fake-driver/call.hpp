// The common beginning of all functions of the fake driver: take the lock, record the call, and refuse it if
// the real driver would, or if a test requests it.
#pragma once

#include "driver.hpp"

#include <mutex>
#include <string>
#include <vector>

// The code with which a function refuses; caught by `call`.
struct Refusal {
  CUresult code;
};

inline void require(bool condition, CUresult otherwise) {
  if (!condition) {
    throw Refusal{otherwise};
  }
}

// One recorded call. `subject` is the argument that distinguishes calls: a stream, a context, a size.
struct Call {
  std::string name;
  std::uint64_t context; // the id of the current one, or 0
  std::uint64_t subject;
};

struct Recorder {
  std::mutex lock;
  std::vector<Call> calls;
  std::vector<std::string> violations;
  std::uint64_t fail_in = 0; // the number of calls after which one fails; 0: none
  std::string fail_name;     // the function that fails; empty: any
  CUresult failure = CUDA_SUCCESS;
  std::string failed; // the name of the call that has failed
};

Recorder &recorder();

// Records an action that no caller of the driver may do, which the test then reports.
void violation(const std::string &what);

// Whether a requested failure is due at this call.
bool fails(const char *name, std::uint64_t subject);

// Refuses in a process that has not called cuInit itself.
void check_process(const char *name);

template <class Subject> std::uint64_t number(Subject subject) {
  if constexpr (std::is_pointer_v<Subject>) {
    return reinterpret_cast<std::uintptr_t>(subject);
  } else {
    return static_cast<std::uint64_t>(subject);
  }
}

template <class Work> CUresult answer(const char *name, Work work) {
  try {
    check_process(name);
    work();
    return CUDA_SUCCESS;
  } catch (const Refusal &refusal) {
    return refusal.code;
  }
}

template <class Subject, class Work> CUresult call(const char *name, Subject subject, Work work) {
  std::lock_guard hold(recorder().lock);
  if (fails(name, number(subject))) {
    return recorder().failure;
  }
  return answer(name, work);
}

// For functions that release something: they do so even if they report a failure, which then belongs to
// earlier work.
template <class Subject, class Work> CUresult call_release(const char *name, Subject subject, Work work) {
  std::lock_guard hold(recorder().lock);
  const bool failing = fails(name, number(subject));
  const CUresult done = answer(name, work);
  return failing ? recorder().failure : done;
}
