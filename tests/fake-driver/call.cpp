#include "call.hpp"

#include "books.hpp"

#include <dlfcn.h>
#include <unistd.h>

namespace {

void record(const char *name, std::uint64_t subject);
bool gil_is_held();

} // namespace

Recorder &recorder() {
  static Recorder &all = *new Recorder;
  return all;
}

void violation(const std::string &what) { recorder().violations.push_back(what); }

bool fails(const char *name, std::uint64_t subject) {
  record(name, subject);
  Recorder &all = recorder();
  const bool counts = all.fail_name.empty() || all.fail_name == name;
  if (!counts || all.fail_in == 0 || --all.fail_in != 0) {
    return false;
  }
  all.failed = name;
  return true;
}

void check_process(const char *name) {
  const Books &all = books();
  if (all.initialized && all.process != getpid()) {
    violation(std::string(name) + " in a forked child");
  }
  require(all.initialized && all.process == getpid(), CUDA_ERROR_NOT_INITIALIZED);
}

namespace {

void record(const char *name, std::uint64_t subject) {
  const auto &stack = context_stack();
  recorder().calls.push_back({name, stack.empty() ? 0 : stack.back()->id, subject});
  if (gil_is_held()) {
    violation(std::string(name) + " with the GIL held");
  }
}

// Without Python in the process there is no GIL.
bool gil_is_held() {
  static const auto check = reinterpret_cast<int (*)()>(dlsym(RTLD_DEFAULT, "PyGILState_Check"));
  return check != nullptr && check() == 1;
}

} // namespace
