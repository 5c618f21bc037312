// Launches of kernels of kernels/include/quaff/reduce.cuh, along.cuh (launch_along.cpp) and elementwise.cuh
// (launch_elements.cpp). Errors to which a device would respond with a fault or a wrong number are violations
// here.
#include "launch.hpp"
#include "call.hpp"
#include "streams.hpp"

#include "quaff/float_environment.hpp"
#include "quaff/launch.cuh"

#include <exception>
#include <functional>
#include <iterator>
#include <utility>

namespace {

using RunKernel = void (*)(const void *, unsigned long long, quaff::Launch);
using StridedKernel = void (*)(quaff::StridedRun, quaff::Launch);

// The arguments of a launch; of `length` and `view`, the kernel has one.
struct Arguments {
  bool strided;
  const unsigned char *data;
  unsigned long long length;
  quaff::StridedRun view;
  quaff::Launch launch;
};

struct Grid {
  unsigned x, y, z;
};

struct Launched {
  CUfunction function;
  Grid grid, block;
  unsigned shared;
  CUstream stream;
};

void launch(const Launched &launched, void **given);
void check_early(const Function &function, const CUlaunchConfig &config);
Arguments read(const Function &function, void **arguments);
void check_shape(const Grid &grid, const Grid &block, unsigned shared);
void check_scratch(const Arguments &arguments, unsigned blocks, const Stream &stream);
std::function<CUresult()> kernel_of(const Function &function, unsigned blocks, const Arguments &arguments);
CUresult lose(CUresult outcome, const Arguments &arguments);
CUresult run(const Function &function, unsigned blocks, const Arguments &arguments);
std::uintptr_t last_element(const Arguments &arguments);
void run_blocks(const Function &function, unsigned blocks, const Arguments &arguments);
bool has_begun(const quaff::Launch &launch);
bool is_complete(const quaff::Launch &launch);
bool is_written(const quaff::Launch &launch, std::size_t word);

} // namespace

EXPORTED CUresult cuLaunchKernel(CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                                 unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared,
                                 CUstream handle, void **given, void **) {
  return call("cuLaunchKernel", handle, [&] {
    launch({function, {grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, shared, handle}, given);
  });
}

EXPORTED CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction function, void **given, void **) {
  return call("cuLaunchKernelEx", config->stream, [&] {
    const Grid grid{config->grid_x, config->grid_y, config->grid_z};
    const Grid block{config->block_x, config->block_y, config->block_z};
    require(books().functions.count(function) != 0, CUDA_ERROR_INVALID_HANDLE);
    if (config->attribute_count != 0) {
      check_early(*function, *config);
    }
    launch({function, grid, block, config->shared, config->stream}, given);
  });
}

namespace {

void launch(const Launched &launched, void **given) {
  Books &all = books();
  require(all.functions.count(launched.function) != 0, CUDA_ERROR_INVALID_HANDLE);
  const Function &function = *launched.function;
  Stream &stream = stream_of(launched.stream);
  expect(function.module->context == &current(), "with a kernel of another context than the current one");
  expect(stream.context == &current(), "with a stream of another context than the current one");
  check_shape(launched.grid, launched.block, launched.shared);
  const unsigned blocks = launched.grid.x;
  if (is_along(function) || is_elementwise(function)) {
    const std::function<CUresult()> work =
        is_along(function) ? along(function, blocks, given, stream) : elementwise(function, blocks, given);
    all.launched.push_back(function.name);
    submit(stream, all.launch_delay, work);
    return;
  }
  const Arguments arguments = read(function, given);
  check_scratch(arguments, blocks, stream);
  all.busy[arguments.launch.outcome] = all.busy[arguments.launch.finished] = &stream;
  all.launched.push_back(function.name);
  submit(stream, all.launch_delay, kernel_of(function, blocks, arguments));
}

// A kernel may start before the previous one has ended only if it waits for that: those of follow.cuh do, if
// they are compiled for devices with this feature.
void check_early(const Function &function, const CUlaunchConfig &config) {
  require(config.attribute_count == 1, CUDA_ERROR_INVALID_VALUE);
  expect(config.attributes->id == CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION &&
             config.attributes->value.programmatic_stream_serialization_allowed == 1,
         "with another attribute than that of an early start");
  expect(books().capability >= 90, "that is to start early on a device that cannot");
  expect(is_follower(function), "that is to start early and does not wait");
  expect(function.module->is_machine_code, "that is to start early, of PTX for devices that cannot");
}

Arguments read(const Function &function, void **given) {
  const std::string suffix = "_strided";
  const std::size_t size = function.name.size();
  Arguments arguments{};
  arguments.strided =
      size >= suffix.size() && function.name.compare(size - suffix.size(), suffix.size(), suffix) == 0;
  if (arguments.strided) {
    arguments.view = *static_cast<quaff::StridedRun *>(given[0]);
    arguments.data = arguments.view.data;
  } else {
    arguments.data = *static_cast<const unsigned char **>(given[0]);
    arguments.length = *static_cast<unsigned long long *>(given[1]);
  }
  arguments.launch = *static_cast<quaff::Launch *>(given[arguments.strided ? 1 : 2]);
  return arguments;
}

void check_shape(const Grid &grid, const Grid &block, unsigned shared) {
  require(grid.x != 0 && block.x != 0, CUDA_ERROR_INVALID_VALUE);
  expect(grid.y == 1 && grid.z == 1, "with a grid of more than one dimension");
  expect(block.x == 256 && block.y == 1 && block.z == 1, "with blocks of other than 256 threads");
  expect(shared == 0, "with dynamic shared memory");
}

void check_scratch(const Arguments &arguments, unsigned blocks, const Stream &stream) {
  const quaff::Launch &launch = arguments.launch;
  const Allocation *partials = allocation_at(number(launch.partials));
  const Allocation *finished = allocation_at(number(launch.finished));
  const Allocation *outcome = allocation_at(number(launch.outcome));
  expect(partials && partials->kind == MemoryKind::Device && partials->context == stream.context,
         "with partial results that are no device memory of the context");
  expect(number(launch.partials) + blocks * sizeof(quaff::ReductionState) <= partials->start + partials->size,
         "with less room for partial results than it has blocks");
  expect(finished && finished->kind == MemoryKind::Device && finished->context == stream.context,
         "with a counter that is no device memory of the context");
  expect(outcome && outcome->kind == MemoryKind::Pinned, "with an outcome that is no pinned memory");
  expect(number(launch.outcome) % 64 == 0, "with an outcome that is not aligned");
  expect(launch.sequence != 0 && !has_begun(launch), "with an outcome that is there before its kernel");
  const auto &busy = books().busy;
  const auto counter = busy.find(launch.finished);
  expect(busy.count(launch.outcome) == 0, "with an outcome that another kernel is still to write");
  expect(counter == busy.end() || counter->second == &stream,
         "with a counter that another stream's kernel uses");
}

// The task for the stream; control.cpp lists the changes that tests can request.
std::function<CUresult()> kernel_of(const Function &function, unsigned blocks, const Arguments &arguments) {
  Books &all = books();
  if (!all.lost_launches.empty()) {
    const CUresult outcome = all.lost_launches.front();
    all.lost_launches.pop_front();
    return [=] { return lose(outcome, arguments); };
  }
  if (!all.late_word) {
    return [=] { return run(function, blocks, arguments); };
  }
  unsigned long long &word = arguments.launch.outcome->words[*all.late_word];
  const unsigned long long before = word;
  const CUresult ended = run(function, blocks, arguments);
  return [&word, ended, late = std::exchange(word, before)] {
    word = late;
    return ended;
  };
}

// A kernel that fails, or ends without a result.
CUresult lose(CUresult outcome, const Arguments &arguments) {
  books().busy.erase(arguments.launch.outcome);
  books().busy.erase(arguments.launch.finished);
  return outcome;
}

CUresult run(const Function &function, unsigned blocks, const Arguments &arguments) {
  const quaff::Launch &launch = arguments.launch;
  books().busy.erase(launch.outcome);
  books().busy.erase(launch.finished);
  try {
    const bool alive = allocation_at(number(arguments.data)) && allocation_at(last_element(arguments));
    expect(alive, "on memory that is not allocated");
    expect(*launch.finished == 0, "with a counter that is not 0");
    // Kernels run in the standard floating-point mode, whatever the mode of the calling thread is.
    quaff::detail::in_standard_environment(run_blocks, function, blocks, arguments);
    expect(*launch.finished == 0, "that leaves its counter at another number than 0");
    expect(is_complete(launch), "that writes no outcome, or a part of one");
  } catch (const Refusal &refusal) {
    return refusal.code;
  } catch (const std::exception &error) {
    violation("a launch that throws: " + std::string(error.what()));
    return CUDA_ERROR_LAUNCH_FAILED;
  }
  return CUDA_SUCCESS;
}

// The address of the last element in memory, if the arguments tell: not for a run, because they do not
// contain the element size.
std::uintptr_t last_element(const Arguments &arguments) {
  std::uintptr_t last = number(arguments.data);
  if (!arguments.strided) {
    return last + (arguments.length - 1);
  }
  const quaff::StridedRun &view = arguments.view;
  for (unsigned axis = 0; axis < view.ndim; ++axis) {
    last += (view.shape[axis] - 1) * static_cast<std::uintptr_t>(view.strides[axis]);
  }
  return last;
}

void run_blocks(const Function &function, unsigned blocks, const Arguments &arguments) {
  for (unsigned block = 0; block < blocks; ++block) {
    function.library->set_block(block, blocks);
    if (arguments.strided) {
      reinterpret_cast<StridedKernel>(function.kernel)(arguments.view, arguments.launch);
    } else {
      const auto kernel = reinterpret_cast<RunKernel>(function.kernel);
      kernel(arguments.data, arguments.length, arguments.launch);
    }
  }
}

bool has_begun(const quaff::Launch &launch) {
  for (std::size_t word = 0; word < std::size(launch.outcome->words); ++word) {
    if (is_written(launch, word)) {
      return true;
    }
  }
  return false;
}

bool is_complete(const quaff::Launch &launch) {
  const auto count = static_cast<std::uint32_t>(launch.outcome->words[0]);
  for (std::size_t word = 0; word <= count; ++word) {
    if (!is_written(launch, word)) {
      return false;
    }
  }
  return true;
}

bool is_written(const quaff::Launch &launch, std::size_t word) {
  return launch.outcome->words[word] >> 32 == launch.sequence;
}

} // namespace
