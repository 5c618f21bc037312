// Launches of kernels of kernels/include/quaff/along.cuh.
#include "launch.hpp"

#include "quaff/float_environment.hpp"
#include "quaff/launch.cuh"

// Included after the kernels' header, because its functions are only for kernels.
#include "host_cuda.hpp"
#include "quaff/slices.cuh"

#include <exception>

namespace {

using Kernel = void (*)(quaff::SlicesRun, quaff::Sharing);

struct Arguments {
  quaff::SlicesRun slices;
  quaff::Sharing sharing;
};

bool ends_with(const std::string &name, const std::string &end) {
  return name.size() >= end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0;
}

bool is_first(const Function &function) {
  return ends_with(function.name, "_along") || ends_with(function.name, "_along_columns") ||
         ends_with(function.name, "_along_runs");
}

// Checks that memory from an address on is scratch memory of the context.
void check_room(const void *memory, std::size_t size, const Stream &stream, const char *otherwise) {
  const Allocation *found = allocation_at(number(memory));
  expect(found && found->kind == MemoryKind::Device && found->context == stream.context, otherwise);
  expect(number(memory) + size <= found->start + found->size, otherwise);
}

// Whether the launch is a single kernel, which needs no workspace.
bool is_alone(const quaff::Sharing &sharing) { return sharing.open == nullptr; }

void check_workspace(const quaff::Sharing &sharing, const Stream &stream) {
  check_room(sharing.states, sharing.room, stream, "without room for the states of pieces");
  check_room(sharing.open_count, sizeof(unsigned), stream, "without a counter of open slices");
  check_room(sharing.next_count, sizeof(unsigned), stream, "without the next counter of open slices");
  const std::size_t open = sharing.slices * sizeof(unsigned);
  check_room(sharing.open, open, stream, "with less room for open slices than it has slices");
  expect(sharing.open_count != sharing.next_count, "with one counter for two launches");
  const auto busy = books().busy.find(sharing.open);
  expect(busy == books().busy.end() || busy->second == &stream,
         "with a workspace that another stream's kernel uses");
}

// The number of bytes from the first to the last element along axes of these lengths and strides.
std::uintptr_t extent(unsigned ndim, const unsigned long long *shape, const long long *strides) {
  std::uintptr_t last = 0;
  for (unsigned axis = 0; axis < ndim; ++axis) {
    last += (shape[axis] - 1) * static_cast<std::uintptr_t>(strides[axis]);
  }
  return last;
}

// Checks that the arrays are alive when the kernel runs.
void check_arrays(const quaff::SlicesRun &slices) {
  if (slices.elements != 0) {
    const quaff::StridedRun &first = slices.first;
    const std::uintptr_t last = number(first.data) + extent(first.ndim, first.shape, first.strides) +
                                extent(slices.ndim, slices.shape, slices.strides);
    expect(allocation_at(number(first.data)) && allocation_at(last), "on memory that is not allocated");
  }
  const std::uintptr_t last =
      number(slices.results) + extent(slices.ndim, slices.shape, slices.result_strides);
  expect(allocation_at(number(slices.results)) && allocation_at(last),
         "with results in memory that is not allocated");
}

void run_blocks(const Function &function, unsigned blocks, const Arguments &arguments) {
  for (unsigned block = 0; block < blocks; ++block) {
    function.library->set_block(block, blocks);
    reinterpret_cast<Kernel>(function.kernel)(arguments.slices, arguments.sharing);
  }
}

CUresult run(const Function &function, unsigned blocks, const Arguments &arguments) {
  const quaff::Sharing &sharing = arguments.sharing;
  books().busy.erase(sharing.open);
  try {
    check_arrays(arguments.slices);
    expect(is_alone(sharing) || !is_first(function) || *sharing.open_count == 0,
           "with open slices before it");
    // Kernels run in the standard floating-point mode, whatever the mode of the calling thread is.
    quaff::detail::in_standard_environment(run_blocks, function, blocks, arguments);
    expect(is_alone(sharing) || *sharing.next_count == 0,
           "that leaves the next counter at another number than 0");
  } catch (const Refusal &refusal) {
    return refusal.code;
  } catch (const std::exception &error) {
    violation("a launch that throws: " + std::string(error.what()));
    return CUDA_ERROR_LAUNCH_FAILED;
  }
  return CUDA_SUCCESS;
}

} // namespace

bool is_follower(const Function &function) {
  return ends_with(function.name, "_along_pieces") || ends_with(function.name, "_along_exact");
}

bool is_along(const Function &function) { return is_first(function) || is_follower(function); }

std::function<CUresult()> along(const Function &function, unsigned blocks, void **given, Stream &stream) {
  const Arguments arguments{*static_cast<quaff::SlicesRun *>(given[0]),
                            *static_cast<quaff::Sharing *>(given[1])};
  const quaff::Sharing &sharing = arguments.sharing;
  if (is_alone(sharing)) {
    expect(!sharing.open_count && !sharing.next_count && !sharing.states, "with a part of a workspace");
    expect(sharing.pieces == 1, "with pieces and no room for their states");
  } else {
    check_workspace(sharing, stream);
    books().busy[sharing.open] = &stream;
  }
  return [=] { return run(function, blocks, arguments); };
}
