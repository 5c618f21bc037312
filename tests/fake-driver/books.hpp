// The state of the fake driver. Every access holds the lock that `call` takes (call.hpp).
#pragma once

#include "driver.hpp"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// A task of a stream. It returns a code, which poisons the context unless it is success.
struct Work {
  std::uint64_t number; // in the order of all the work in the process
  std::function<CUresult()> run;
};

struct Stream {
  Context *context = nullptr;
  std::deque<Work> pending = {};
  unsigned delay = 0; // the number of queries that will find it busy
  bool captured = false;
  std::uint64_t id = 0; // never used by another stream
};

// Handles are the addresses of these objects. A destroyed context leaves its place to the next one, as in the
// real driver: same handle, new id.
struct Context {
  std::uint64_t id = 0;
  CUdevice device = 0;
  bool alive = false;
  CUresult poison = CUDA_SUCCESS;
  Stream legacy = {}, per_thread = {};
};

struct Event {
  Context *context;
  Stream *stream = nullptr; // of the last record
  std::uint64_t number = 0; // all work of the stream up to this one comes before the event
};

struct Module {
  Context *context;
  std::string image;
  bool is_machine_code; // otherwise PTX
};

// A library with a module's kernels, built for the host (host_cuda.hpp).
struct KernelLibrary {
  void *handle;
  void (*set_block)(unsigned index, unsigned count); // sets blockIdx and gridDim for the kernel
};

struct Function {
  Module *module;
  std::string name;
  const KernelLibrary *library;
  void *kernel;
};

enum class MemoryKind { Device, Managed, Pinned, Pool, Mapped };

// Host memory that represents device memory, from `start` on; an inaccessible page follows.
struct Allocation {
  std::uintptr_t start;
  std::size_t size;
  MemoryKind kind;
  Context *context; // null in a pool, and for memory mapped piece by piece
  CUdevice device;
  void *mapping;
  std::size_t mapped;
};

template <class T> using Owned = std::map<T *, std::unique_ptr<T>>;

struct Books {
  bool initialized = false;
  int process = 0; // the process that called cuInit
  CUresult init_answer = CUDA_SUCCESS;
  int capability = 90;
  int floats_to_doubles = 2; // the factor by which doubles are slower
  std::uint64_t last_id = 0, last_stream_id = 0, last_number = 0;
  std::map<CUdevice, Context *> primaries;
  std::vector<std::unique_ptr<Context>> contexts;
  Owned<Stream> streams;
  Owned<Event> events;
  Owned<Module> modules;
  Owned<Function> functions;
  std::map<std::uintptr_t, Allocation> allocations; // by start
  std::deque<KernelLibrary> kernel_libraries;
  std::map<const void *, Stream *> busy; // scratch of kernels that were launched and have not ended
  std::vector<std::string> launched;     // the kernels' names
  unsigned launch_delay = 0;
  std::optional<std::size_t> late_word; // of every outcome
  std::deque<CUresult> lost_launches;   // the results of the next kernels, which do not run
};

constexpr int device_count = 2;

Books &books();

// The calling thread's stack of contexts; the last one is current.
std::vector<Context *> &context_stack();

// The current context; refuses like the driver if there is none, or a destroyed or poisoned one.
Context &current();

// A new context, in the place of a destroyed one if there is one.
Context &new_context(CUdevice device);

// The live allocation that contains an address; null if there is none.
Allocation *allocation_at(std::uintptr_t address);

// The stream of a handle; 0, 1 and 2 are streams of the current context.
Stream &stream_of(CUstream handle);

// Allocates `size` bytes, and records the allocation.
Allocation &allocate(std::size_t size, MemoryKind kind, Context *context, CUdevice device);

// Makes the memory inaccessible.
void close(const Allocation &allocation);
