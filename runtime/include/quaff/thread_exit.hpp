// Threads that C++ code ends beneath Python code, by `pthread_exit` or `pthread_cancel`. Both unwind the
// stack of C++, but neither Python nor Rust can be unwound so. The function that Python called therefore
// raises a `SystemExit`, and the function that called Python goes on unwinding when it gets this exception.
#pragma once

#include <cxxabi.h>
#include <pthread.h>

#if defined(__GLIBC__) && defined(__GLIBCXX__) && defined(__LP64__)
#define QUAFF_THREADS_UNWIND 1

// Functions of glibc, for C code that `pthread_cleanup_push` compiles to without exceptions.
extern "C" void __pthread_register_cancel(__pthread_unwind_buf_t *place);
extern "C" void __pthread_unregister_cancel(__pthread_unwind_buf_t *place);
extern "C" [[noreturn]] void __pthread_unwind_next(__pthread_unwind_buf_t *place);
#endif

namespace quaff::detail {

// The text of the `SystemExit`, by which C++ recognizes it.
constexpr const char *thread_exit = "C++ has ended the thread, by pthread_exit or pthread_cancel";

// Whether the thread is being ended; if so, stops the unwinding. Called from a `catch (...)` of an exception
// that is not a C++ exception.
inline bool stop_thread_exit() noexcept {
#ifdef QUAFF_THREADS_UNWIND
  try {
    throw;
  } catch (const abi::__forced_unwind &) {
    // The handlers in progress end as if they had rethrown it: glibc would end the process otherwise. The
    // first member of the structure is the innermost exception that is being handled.
    *reinterpret_cast<void **>(abi::__cxa_get_globals()) = nullptr;
    return true;
  } catch (...) {
  }
#endif
  return false;
}

// Goes on with the unwinding that `stop_thread_exit` stopped on this thread.
[[noreturn]] inline void go_on_with_thread_exit() {
#ifdef QUAFF_THREADS_UNWIND
  // Unlike another `pthread_exit`, this keeps the thread's result. The place only says where to go.
  __pthread_unwind_buf_t place;
  __pthread_register_cancel(&place);
  __pthread_unregister_cancel(&place);
  __pthread_unwind_next(&place);
#else
  pthread_exit(nullptr);
#endif
}

} // namespace quaff::detail
