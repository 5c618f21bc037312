// The loads that a thread has in flight, in shared memory instead of registers, which are too few to keep the
// memory busy at all times.
#pragma once

#include "quaff/adjacent.cuh"
#include "quaff/elements.cuh"
#include "quaff/launch.cuh"

#include <cstring>

namespace quaff::detail {

// The number of loads that a thread has in flight: those of a block take 32 KiB.
constexpr unsigned int loads_in_queue = 8;

// Whether a device has loads that bypass registers.
#if !defined(__CUDACC__) || __CUDA_ARCH__ >= 800
constexpr bool has_load_queues = true;
#else
constexpr bool has_load_queues = false;
#endif

// The shared memory for the loads of a block's threads.
template <class Item> using QueueRoom = Item[loads_in_queue * threads_per_block];

// Loads of 16 bytes each, first in, first out. Each is a group of its own, so that a thread waits only for
// the oldest. Each thread reads only what it has requested, so no thread waits for others.
template <class Item> class LoadQueue {
public:
  __device__ __forceinline__ explicit LoadQueue(QueueRoom<Item> &room) : own(room + threadIdx.x) {}

  // Requests an item, or nothing, which takes up a place nevertheless.
  __device__ __forceinline__ void ask(const unsigned char *from, bool is_there) {
    if (is_there) {
      load(own + last * threads_per_block, from);
    }
#ifdef __CUDACC__
    asm volatile("cp.async.commit_group;" ::: "memory");
#endif
    last = last + 1 == loads_in_queue ? 0 : last + 1;
  }

  // Takes the oldest item of a full queue.
  __device__ __forceinline__ Item take() {
#ifdef __CUDACC__
    asm volatile("cp.async.wait_group %0;" ::"n"(loads_in_queue - 1) : "memory");
#endif
    return load_item<Item>(reinterpret_cast<const unsigned char *>(own + last * threads_per_block));
  }

private:
  // Loads bypass the first-level cache, where an element that is read once would displace others that are
  // read again.
  __device__ __forceinline__ static void load(Item *to, const unsigned char *from) {
    static_assert(sizeof(Item) == 16, "as many as one instruction loads");
#ifdef __CUDACC__
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(
                     static_cast<unsigned int>(__cvta_generic_to_shared(to))),
                 "l"(from)
                 : "memory");
#else
    std::memcpy(to, from, sizeof *to);
#endif
  }

  Item *const own;
  unsigned int last = 0; // the place of the next load; in a full queue, that of the oldest
};

// The loads of a thread for one of a block's tasks after another, some of which are requested before their
// task begins. `begin` returns the number of a task's loads and the address of the first; each is a fixed
// step after the previous one.
template <class Item, class Begin> class LoadsAhead {
public:
  __device__ __forceinline__ LoadsAhead(QueueRoom<Item> &room, unsigned int tasks, long long apart,
                                        const Begin &begin)
      : queue(room), tasks(tasks), apart(apart), begin(begin), task(blockIdx.x) {
    find_next();
    for (unsigned int load = 0; load < loads_in_queue; ++load) {
      ask();
    }
  }

  __device__ __forceinline__ Item take() {
    const Item item = queue.take();
    ask();
    return item;
  }

private:
  __device__ __forceinline__ void ask() {
    queue.ask(next, left != 0);
    next += apart;
    if (left != 0 && --left == 0) {
      task += gridDim.x;
      find_next();
    }
  }

  // Finds the next task that has loads for this thread, if there is one.
  __device__ __forceinline__ void find_next() {
    QUAFF_KEEP_LOOP
    for (; task < tasks; task += gridDim.x) {
      left = begin(task, next);
      if (left != 0) {
        break;
      }
    }
  }

  LoadQueue<Item> queue;
  const unsigned int tasks;
  const long long apart;
  const Begin &begin;
  unsigned int task;
  const unsigned char *next = nullptr;
  Size left = 0; // loads of the task that were not requested yet
};

} // namespace quaff::detail
