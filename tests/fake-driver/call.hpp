// The common beginning of all functions of the fake driver: take the lock, write the call down, and refuse
// where the driver would or where a test wants it.
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

// One call as tests see it. `subject` is the argument that tells calls apart: a stream, a context, a size.
struct Call {
  std::string name;
  std::uint64_t context; // the id of the current one, or 0
  std::uint64_t subject;
};

struct Recorder {
  std::mutex lock;
  std::vector<Call> calls;
  std::vector<std::string> violations;
  std::uint64_t fail_in = 0; // the call that many calls from now is to fail; 0: none
  std::string fail_name;     // of which function; empty: any
  CUresult failure = CUDA_SUCCESS;
  std::string failed; // the name of the call that did
};

Recorder &recorder();

// Records an action that no caller of the driver may do, for the test to find.
void violation(const std::string &what);

// Whether a failure that a test asked for is due at this call.
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

// For functions that give something back: they do so also when they report a failure, which then is one of
// earlier work.
template <class Subject, class Work> CUresult call_release(const char *name, Subject subject, Work work) {
  std::lock_guard hold(recorder().lock);
  const bool failing = fails(name, number(subject));
  const CUresult done = answer(name, work);
  return failing ? recorder().failure : done;
}
