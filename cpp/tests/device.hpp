// A minimal GPU emulator: the threads of a block take turns on one host thread, each until it waits for the
// others, and blocks run one after another. Synchronization and exchange between threads work as on a device.
#pragma once

#include <csetjmp>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include <ucontext.h>

#define __global__
#define __device__
#define __shared__ static
#define __forceinline__ inline
#define __launch_bounds__(...)

struct Coordinate {
  unsigned int x;
};
struct alignas(16) int4 {
  int x, y, z, w;
};

inline Coordinate gridDim, blockDim, blockIdx, threadIdx;

namespace device {

struct Thread {
  static constexpr std::size_t stack_size = 1 << 18;

  ucontext_t context;
  // The point at which the thread continues, after it was started. `swapcontext` would ask Linux for the
  // signal mask at each turn, which would take half of the time.
  std::jmp_buf place;
  std::unique_ptr<char[]> stack;
  bool started, done;
  unsigned int shuffles;
  // The values that other lanes read in this shuffle and in the last, because a lane may be one shuffle
  // ahead.
  unsigned int shuffled[2];
};

inline std::vector<Thread> threads;
inline std::jmp_buf scheduler;
inline const std::function<void()> *running;
// The number of threads that have reached `__syncthreads`, and the number of times that all of them had.
inline unsigned int waiting, rounds;

// Lets all other threads reach the same point.
inline void yield() {
  if (_setjmp(threads[threadIdx.x].place) == 0) {
    _longjmp(scheduler, 1);
  }
}

inline void run_thread() {
  (*running)();
  threads[threadIdx.x].done = true;
  _longjmp(scheduler, 1);
}

// Returns when the thread has finished its turn.
inline void give_turn(Thread &thread) {
  if (_setjmp(scheduler) != 0) {
    return;
  }
  if (thread.started) {
    _longjmp(thread.place, 1);
  }
  thread.started = true;
  setcontext(&thread.context);
}

inline void start(Thread &thread) {
  if (thread.stack == nullptr) {
    // Uninitialised: `make_unique` would write a quarter of a megabyte.
    thread.stack.reset(new char[Thread::stack_size]);
  }
  getcontext(&thread.context);
  thread.context.uc_stack.ss_sp = thread.stack.get();
  thread.context.uc_stack.ss_size = Thread::stack_size;
  thread.context.uc_link = nullptr;
  thread.started = false;
  thread.done = false;
  thread.shuffles = 0;
  makecontext(&thread.context, run_thread, 0);
}

inline void run_block() {
  waiting = 0;
  for (unsigned int thread = 0; thread < blockDim.x; ++thread) {
    start(threads[thread]);
  }
  for (bool going_on = true; going_on;) {
    going_on = false;
    for (threadIdx = {0}; threadIdx.x < blockDim.x; ++threadIdx.x) {
      if (!threads[threadIdx.x].done) {
        give_turn(threads[threadIdx.x]);
        going_on = true;
      }
    }
  }
}

inline void launch(unsigned int blocks, unsigned int block_size, const std::function<void()> &kernel) {
  gridDim = {blocks};
  blockDim = {block_size};
  running = &kernel;
  // Threads keep their stacks for later launches, also if the blocks of this one are smaller.
  if (threads.size() < block_size) {
    threads.resize(block_size);
  }
  for (blockIdx = {0}; blockIdx.x < blocks; ++blockIdx.x) {
    run_block();
  }
}

} // namespace device

inline void __syncthreads() {
  const unsigned int round = device::rounds;
  if (++device::waiting == blockDim.x) {
    device::waiting = 0;
    ++device::rounds;
  }
  while (device::rounds == round) {
    device::yield();
  }
}

namespace device {

// The value that the thread with this number has provided. The lanes of a warp call this together, in turn.
inline unsigned int shuffled(unsigned int value, unsigned int from) {
  const unsigned int thread = threadIdx.x;
  const unsigned int shuffle = threads[thread].shuffles++ % 2;
  threads[thread].shuffled[shuffle] = value;
  yield();
  return threads[from].shuffled[shuffle];
}

} // namespace device

inline unsigned int __shfl_down_sync(unsigned int, unsigned int value, unsigned int distance) {
  const unsigned int thread = threadIdx.x;
  const bool leaves = thread % 32 + distance >= 32 || thread + distance >= blockDim.x;
  return device::shuffled(value, leaves ? thread : thread + distance);
}

inline unsigned int __shfl_sync(unsigned int, unsigned int value, unsigned int lane) {
  return device::shuffled(value, threadIdx.x / 32 * 32 + lane);
}

inline unsigned int atomicInc(unsigned int *counter, unsigned int last) {
  const unsigned int before = *counter;
  *counter = before < last ? before + 1 : 0;
  return before;
}

inline unsigned int atomicAdd(unsigned int *counter, unsigned int by) {
  const unsigned int before = *counter;
  *counter += by;
  return before;
}

template <class T> T __ldcg(const T *address) { return *address; }
template <class T> void __stcg(T *address, T value) { *address = value; }
template <class T> T __ldcs(const T *address) { return *address; }
