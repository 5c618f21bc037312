#include "books.hpp"

#include "call.hpp"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>

// The books are never destroyed, because threads of the process may call the driver until the process ends.
Books &books() {
  static Books &all = *new Books;
  return all;
}

std::vector<Context *> &context_stack() {
  thread_local std::vector<Context *> stack;
  return stack;
}

Context &current() {
  require(!context_stack().empty(), CUDA_ERROR_INVALID_CONTEXT);
  Context &context = *context_stack().back();
  require(context.alive, CUDA_ERROR_CONTEXT_IS_DESTROYED);
  require(context.poison == CUDA_SUCCESS, context.poison);
  return context;
}

Context &new_context(CUdevice device) {
  auto &all = books().contexts;
  auto place = std::find_if(all.begin(), all.end(), [](const auto &context) { return !context->alive; });
  if (place == all.end()) {
    place = all.insert(all.end(), std::make_unique<Context>());
  }
  Context &context = **place;
  context = {++books().last_id, device, true};
  context.legacy.context = context.per_thread.context = &context;
  context.legacy.id = ++books().last_stream_id;
  context.per_thread.id = ++books().last_stream_id;
  return context;
}

Allocation *allocation_at(std::uintptr_t address) {
  auto &all = books().allocations;
  auto next = all.upper_bound(address);
  if (next == all.begin()) {
    return nullptr;
  }
  Allocation &before = std::prev(next)->second;
  return address - before.start < before.size ? &before : nullptr;
}

Stream &stream_of(CUstream handle) {
  if (handle == nullptr || handle == CU_STREAM_LEGACY) {
    return current().legacy;
  }
  if (handle == CU_STREAM_PER_THREAD) {
    return current().per_thread;
  }
  require(books().streams.count(handle) != 0, CUDA_ERROR_INVALID_HANDLE);
  return *handle;
}

// The last byte is as close before an inaccessible page as the driver's alignment allows; the bytes in
// between, and uninitialized memory, are NaN.
Allocation &allocate(std::size_t size, MemoryKind kind, Context *context, CUdevice device) {
  constexpr std::size_t alignment = 256, page = 4096;
  require(size != 0, CUDA_ERROR_INVALID_VALUE);
  require(size <= std::size_t(1) << 40, CUDA_ERROR_OUT_OF_MEMORY);
  const std::size_t aligned = (size + alignment - 1) / alignment * alignment;
  const std::size_t pages = (aligned + page - 1) / page * page;
  void *mapping = mmap(nullptr, pages + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  require(mapping != MAP_FAILED, CUDA_ERROR_OUT_OF_MEMORY);
  mprotect(static_cast<char *>(mapping) + pages, page, PROT_NONE);
  std::memset(mapping, 0xff, pages);
  const std::uintptr_t start = reinterpret_cast<std::uintptr_t>(mapping) + pages - aligned;
  return books().allocations[start] = {start, size, kind, context, device, mapping, pages};
}

// The addresses stay reserved, so that a stale address never belongs to another allocation.
void close(const Allocation &allocation) { mprotect(allocation.mapping, allocation.mapped, PROT_NONE); }
