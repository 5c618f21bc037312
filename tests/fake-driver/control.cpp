// The functions by which tests control and query the fake driver. None of these calls is recorded, and none
// fails.
#include "call.hpp"
#include "streams.hpp"

#include <cstring>
#include <dlfcn.h>

namespace {

template <class Work> void locked(Work work) {
  std::lock_guard hold(recorder().lock);
  work();
}

} // namespace

// --- Behaviour of the driver ---

// Adds kernels for modules: a library built with host_cuda.hpp.
EXPORTED bool fake_add_kernels(const char *path) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) {
    return false;
  }
  const auto set_block = reinterpret_cast<void (*)(unsigned, unsigned)>(dlsym(handle, "set_block"));
  locked([&] { books().kernel_libraries.push_back({handle, set_block}); });
  return set_block != nullptr;
}

EXPORTED void fake_set_init_answer(CUresult code) {
  locked([&] { books().init_answer = code; });
}

// Sets the compute capability of all devices, times 10.
EXPORTED void fake_set_capability(int capability) {
  locked([&] { books().capability = capability; });
}

// Sets the factor by which doubles are slower than floats, on all devices.
EXPORTED void fake_set_floats_to_doubles(int ratio) {
  locked([&] { books().floats_to_doubles = ratio; });
}

// Makes the `count`th call from now on fail with `code` without effect: of the function called `name` or, if
// that is empty, of any function. 0 cancels this.
EXPORTED void fake_fail(std::uint64_t count, CUresult code, const char *name) {
  locked([&] {
    recorder().fail_in = count;
    recorder().fail_name = name;
    recorder().failure = code;
    recorder().failed.clear();
  });
}

// Makes all work in the context, and every call that needs it, end with `code` from now on.
EXPORTED void fake_poison(CUcontext context, CUresult code) {
  locked([&] { context->poison = code; });
}

// Sets the number of queries of their stream after which kernels end.
EXPORTED void fake_set_launch_delay(unsigned queries) {
  locked([&] { books().launch_delay = queries; });
}

// Kernels end, except that this word of their outcome is written only after the launch delay.
EXPORTED void fake_set_late_word(std::size_t word) {
  locked([&] { books().late_word = word; });
}

// The next kernel does not run: it ends with `code`, or without any result if that is 0.
EXPORTED void fake_lose_launch(CUresult code) {
  locked([&] { books().lost_launches.push_back(code); });
}

// --- Actions of code other than the code under test ---

// Memory of a stream-ordered pool, or, in several segments, memory that is mapped piece by piece: no context
// owns it.
EXPORTED CUdeviceptr fake_allocate_in_pool(std::size_t size, CUdevice device, unsigned segments) {
  CUdeviceptr start = 0;
  locked([&] {
    const Allocation whole =
        allocate(size, segments > 1 ? MemoryKind::Mapped : MemoryKind::Pool, nullptr, device);
    start = whole.start;
    for (unsigned i = 0; i < segments; ++i) {
      const std::uintptr_t from = start + size / segments * i;
      const std::uintptr_t to = i + 1 == segments ? start + size : start + size / segments * (i + 1);
      Allocation segment = whole;
      segment.start = from;
      segment.size = to - from;
      books().allocations[from] = segment;
    }
  });
  return start;
}

// Starts or ends the capture of a stream into a graph.
EXPORTED void fake_capture(CUstream stream, bool captures) {
  locked([&] { stream_of(stream).captured = captures; });
}

// A copy that the stream makes as late as possible: before its own later work, and before an event after it.
EXPORTED void fake_write_later(CUstream stream, void *to, const void *from, std::size_t size) {
  locked([&] {
    const std::string bytes(static_cast<const char *>(from), size);
    submit_later(stream_of(stream), [=] {
      std::memcpy(to, bytes.data(), bytes.size());
      return CUDA_SUCCESS;
    });
  });
}

// --- Records of what has happened ---

// The name of the call that failed on request; empty if none has.
EXPORTED const char *fake_failed() { return recorder().failed.c_str(); }

EXPORTED void fake_forget_calls() {
  locked([] {
    recorder().calls.clear();
    books().launched.clear();
  });
}

// The number of recorded calls, also while calls are running.
EXPORTED std::size_t fake_call_count() {
  std::size_t count = 0;
  locked([&] { count = recorder().calls.size(); });
  return count;
}

EXPORTED const char *fake_call(std::size_t index, std::uint64_t *context, std::uint64_t *subject) {
  const Call &made = recorder().calls[index];
  *context = made.context;
  *subject = made.subject;
  return made.name.c_str();
}

// The number of kernels that were launched; their names are recorded.
EXPORTED std::size_t fake_launch_count() { return books().launched.size(); }

EXPORTED const char *fake_launched(std::size_t index) { return books().launched[index].c_str(); }

EXPORTED std::size_t fake_violation_count() { return recorder().violations.size(); }

EXPORTED const char *fake_violation(std::size_t index) { return recorder().violations[index].c_str(); }

EXPORTED void fake_forget_violations() {
  locked([] { recorder().violations.clear(); });
}

// The number of live "contexts", "streams", "events" or "modules", or of bytes of "device" or "pinned"
// memory.
EXPORTED std::size_t fake_alive(const char *what) {
  std::size_t count = 0;
  locked([&] {
    const Books &all = books();
    const std::string name = what;
    for (const auto &context : all.contexts) {
      count += name == "contexts" && context->alive;
    }
    for (const auto &[start, memory] : all.allocations) {
      const char *kind = memory.kind == MemoryKind::Pinned ? "pinned" : "device";
      count += name == kind ? memory.size : 0;
    }
    count += name == "streams" ? all.streams.size() : 0;
    count += name == "events" ? all.events.size() : 0;
    count += name == "modules" ? all.modules.size() : 0;
  });
  return count;
}
