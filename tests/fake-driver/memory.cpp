// Memory: the driver's allocations, and its information about addresses.
#include "books.hpp"
#include "call.hpp"

namespace {

CUresult free(const char *name, std::uintptr_t address, bool pinned);
void write_attribute(int name, void *to, const Allocation *memory);
unsigned memory_type(MemoryKind kind);
template <class T> void write(void *to, T value) { *static_cast<T *>(to) = value; }

} // namespace

EXPORTED CUresult cuMemAlloc_v2(CUdeviceptr *address, std::size_t size) {
  return call("cuMemAlloc_v2", size,
              [&] { *address = allocate(size, MemoryKind::Device, &current(), current().device).start; });
}

EXPORTED CUresult cuMemAllocManaged(CUdeviceptr *address, std::size_t size, unsigned) {
  return call("cuMemAllocManaged", size,
              [&] { *address = allocate(size, MemoryKind::Managed, &current(), current().device).start; });
}

EXPORTED CUresult cuMemFree_v2(CUdeviceptr address) { return free("cuMemFree_v2", address, false); }

EXPORTED CUresult cuMemHostAlloc(void **address, std::size_t size, unsigned flags) {
  return call("cuMemHostAlloc", size, [&] {
    require((flags & CU_MEMHOSTALLOC_DEVICEMAP) != 0, CUDA_ERROR_INVALID_VALUE);
    const Allocation &memory = allocate(size, MemoryKind::Pinned, &current(), current().device);
    *address = reinterpret_cast<void *>(memory.start);
  });
}

EXPORTED CUresult cuMemFreeHost(void *address) { return free("cuMemFreeHost", number(address), true); }

EXPORTED CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *device, void *host, unsigned) {
  return call("cuMemHostGetDevicePointer_v2", host, [&] {
    const Allocation *memory = allocation_at(number(host));
    require(memory != nullptr && memory->kind == MemoryKind::Pinned, CUDA_ERROR_INVALID_VALUE);
    *device = number(host);
  });
}

// For an unknown address, the driver reports zeros, and success.
EXPORTED CUresult cuPointerGetAttributes(unsigned count, int *names, void **values, CUdeviceptr address) {
  return call("cuPointerGetAttributes", address, [&] {
    const Allocation *memory = allocation_at(address);
    if (memory != nullptr && memory->context != nullptr) {
      require(memory->context->poison == CUDA_SUCCESS, memory->context->poison);
    }
    for (unsigned i = 0; i < count; ++i) {
      write_attribute(names[i], values[i], memory);
    }
  });
}

namespace {

CUresult free(const char *name, std::uintptr_t address, bool pinned) {
  return call_release(name, address, [&] {
    auto &all = books().allocations;
    const auto found = all.find(address);
    if (found == all.end() || (found->second.kind == MemoryKind::Pinned) != pinned) {
      violation(std::string(name) + " of what is no allocation of its kind");
      throw Refusal{CUDA_ERROR_INVALID_VALUE};
    }
    for (const auto &[scratch, stream] : books().busy) {
      if (allocation_at(number(scratch)) == &found->second) {
        violation(std::string(name) + " of what a kernel still works on");
      }
    }
    close(found->second);
    all.erase(found);
  });
}

void write_attribute(int name, void *to, const Allocation *memory) {
  switch (name) {
  case CU_POINTER_ATTRIBUTE_CONTEXT:
    return write<Context *>(to, memory ? memory->context : nullptr);
  case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
    return write(to, memory ? memory_type(memory->kind) : 0);
  case CU_POINTER_ATTRIBUTE_IS_MANAGED:
    return write<unsigned>(to, memory && memory->kind == MemoryKind::Managed);
  case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
    return write<int>(to, memory ? memory->device : 0);
  case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR:
    return write<CUdeviceptr>(to, memory ? memory->start : 0);
  case CU_POINTER_ATTRIBUTE_RANGE_SIZE:
    return write<std::size_t>(to, memory ? memory->size : 0);
  case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
    return write<const void *>(to, memory && memory->kind == MemoryKind::Pool ? &books() : nullptr);
  default:
    throw Refusal{CUDA_ERROR_INVALID_VALUE};
  }
}

unsigned memory_type(MemoryKind kind) {
  return kind == MemoryKind::Pinned ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
}

} // namespace
