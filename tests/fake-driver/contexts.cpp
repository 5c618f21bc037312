// Devices and contexts. As measured on a driver of version 13.0, a destroyed context can be pushed, and its
// handle is reused with another id.
#include "books.hpp"
#include "call.hpp"

#include <algorithm>
#include <unistd.h>

namespace {

const char *error_name(CUresult code);
void check_device(CUdevice device);
int attribute(int name);
void forget_all_of(const Context &context);
template <class T> void forget_all_of(const Context &context, Owned<T> &owned);

} // namespace

EXPORTED CUresult cuInit(unsigned) {
  std::lock_guard hold(recorder().lock);
  if (fails("cuInit", 0)) {
    return recorder().failure;
  }
  Books &all = books();
  all.initialized = all.init_answer == CUDA_SUCCESS;
  all.process = getpid();
  return all.init_answer;
}

// May be called before cuInit.
EXPORTED CUresult cuGetErrorName(CUresult code, const char **name) {
  *name = error_name(code);
  return *name == nullptr ? CUDA_ERROR_INVALID_VALUE : CUDA_SUCCESS;
}

EXPORTED CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  return call("cuDeviceGet", ordinal, [&] {
    check_device(ordinal);
    *device = ordinal;
  });
}

EXPORTED CUresult cuDeviceGetAttribute(int *value, int name, CUdevice device) {
  return call("cuDeviceGetAttribute", name, [&] {
    check_device(device);
    *value = attribute(name);
  });
}

EXPORTED CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device) {
  return call("cuDevicePrimaryCtxRetain", device, [&] {
    check_device(device);
    Context *&primary = books().primaries[device];
    if (primary == nullptr) {
      primary = &new_context(device);
    }
    *context = primary;
  });
}

EXPORTED CUresult cuCtxCreate_v2(CUcontext *context, unsigned, CUdevice device) {
  return call("cuCtxCreate_v2", device, [&] {
    check_device(device);
    context_stack().push_back(*context = &new_context(device));
  });
}

EXPORTED CUresult cuCtxDestroy_v2(CUcontext context) {
  return call_release("cuCtxDestroy_v2", context, [&] {
    require(context != nullptr && context->alive, CUDA_ERROR_INVALID_CONTEXT);
    auto &stack = context_stack();
    if (!stack.empty() && stack.back() == context) {
      stack.pop_back();
    }
    forget_all_of(*context);
    context->alive = false;
  });
}

EXPORTED CUresult cuCtxGetCurrent(CUcontext *context) {
  return call("cuCtxGetCurrent", 0, [&] {
    const auto &stack = context_stack();
    *context = stack.empty() ? nullptr : stack.back();
  });
}

EXPORTED CUresult cuCtxPushCurrent_v2(CUcontext context) {
  return call("cuCtxPushCurrent_v2", context, [&] {
    require(context != nullptr, CUDA_ERROR_INVALID_CONTEXT);
    context_stack().push_back(context);
  });
}

// `cudaSetDevice` calls it in this way: the context replaces the topmost one.
EXPORTED CUresult cuCtxSetCurrent(CUcontext context) {
  return call("cuCtxSetCurrent", context, [&] {
    auto &stack = context_stack();
    if (!stack.empty()) {
      stack.pop_back();
    }
    if (context != nullptr) {
      stack.push_back(context);
    }
  });
}

EXPORTED CUresult cuCtxPopCurrent_v2(CUcontext *context) {
  return call_release("cuCtxPopCurrent_v2", 0, [&] {
    auto &stack = context_stack();
    require(!stack.empty(), CUDA_ERROR_INVALID_CONTEXT);
    if (context != nullptr) {
      *context = stack.back();
    }
    stack.pop_back();
  });
}

EXPORTED CUresult cuCtxGetId(CUcontext context, unsigned long long *id) {
  return call("cuCtxGetId", context, [&] {
    const Context &of = context == nullptr ? current() : *context;
    require(of.alive, CUDA_ERROR_CONTEXT_IS_DESTROYED);
    *id = of.id;
  });
}

EXPORTED CUresult cuCtxGetDevice(CUdevice *device) {
  return call("cuCtxGetDevice", 0, [&] { *device = current().device; });
}

namespace {

const char *error_name(CUresult code) {
  static const std::map<CUresult, const char *> names = {
      {CUDA_SUCCESS, "CUDA_SUCCESS"},
      {CUDA_ERROR_INVALID_VALUE, "CUDA_ERROR_INVALID_VALUE"},
      {CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"},
      {CUDA_ERROR_NOT_INITIALIZED, "CUDA_ERROR_NOT_INITIALIZED"},
      {CUDA_ERROR_STUB_LIBRARY, "CUDA_ERROR_STUB_LIBRARY"},
      {CUDA_ERROR_NO_DEVICE, "CUDA_ERROR_NO_DEVICE"},
      {CUDA_ERROR_INVALID_CONTEXT, "CUDA_ERROR_INVALID_CONTEXT"},
      {CUDA_ERROR_INVALID_HANDLE, "CUDA_ERROR_INVALID_HANDLE"},
      {CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND"},
      {CUDA_ERROR_NOT_READY, "CUDA_ERROR_NOT_READY"},
      {CUDA_ERROR_ILLEGAL_ADDRESS, "CUDA_ERROR_ILLEGAL_ADDRESS"},
      {CUDA_ERROR_CONTEXT_IS_DESTROYED, "CUDA_ERROR_CONTEXT_IS_DESTROYED"},
      {CUDA_ERROR_LAUNCH_FAILED, "CUDA_ERROR_LAUNCH_FAILED"},
  };
  const auto found = names.find(code);
  return found == names.end() ? nullptr : found->second;
}

void check_device(CUdevice device) {
  require(device >= 0 && device < device_count, CUDA_ERROR_INVALID_DEVICE);
}

// Few multiprocessors, so that short arrays occupy them.
int attribute(int name) {
  switch (name) {
  case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
    return 3;
  case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
    return books().capability / 10;
  case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR:
    return books().capability % 10;
  case CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO:
    return books().floats_to_doubles;
  default:
    throw Refusal{CUDA_ERROR_INVALID_VALUE};
  }
}

void forget_all_of(const Context &context) {
  Books &all = books();
  for (auto entry = all.functions.begin(); entry != all.functions.end();) {
    entry = entry->first->module->context == &context ? all.functions.erase(entry) : std::next(entry);
  }
  forget_all_of(context, all.modules);
  forget_all_of(context, all.events);
  forget_all_of(context, all.streams);
  for (auto entry = all.allocations.begin(); entry != all.allocations.end();) {
    const bool its_own = entry->second.context == &context;
    if (its_own) {
      close(entry->second);
    }
    entry = its_own ? all.allocations.erase(entry) : std::next(entry);
  }
}

template <class T> void forget_all_of(const Context &context, Owned<T> &owned) {
  for (auto entry = owned.begin(); entry != owned.end();) {
    entry = entry->first->context == &context ? owned.erase(entry) : std::next(entry);
  }
}

} // namespace
