// Launches of kernels of kernels/include/quaff/elementwise.cuh.
#include "launch.hpp"

#include "quaff/float_environment.hpp"
#include "quaff/launch.cuh"

// Included after the kernels' header, because its functions are only for kernels.
#include "host_cuda.hpp"
#include "quaff/element_items.cuh"

#include <array>
#include <exception>
#include <utility>
#include <vector>

namespace {

constexpr std::size_t most_operands = 16;

struct Arguments {
  quaff::ElementShape shape;
  std::vector<quaff::ElementOperand> operands;
  unsigned turned;
};

bool ends_with(const std::string &name, const std::string &end) {
  return name.size() >= end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0;
}

bool has_tiles(const Function &function) { return ends_with(function.name, "_tiles"); }

template <std::size_t count> void run_kernel(const Function &function, const Arguments &arguments) {
  quaff::ElementOperands<count> operands;
  std::copy_n(arguments.operands.begin(), count, operands.each);
  if (has_tiles(function)) {
    using Kernel = void (*)(quaff::ElementShape, quaff::ElementOperands<count>, unsigned);
    reinterpret_cast<Kernel>(function.kernel)(arguments.shape, operands, arguments.turned);
  } else {
    using Kernel = void (*)(quaff::ElementShape, quaff::ElementOperands<count>);
    reinterpret_cast<Kernel>(function.kernel)(arguments.shape, operands);
  }
}

// The functions that run a kernel, by the number of operands.
using Run = void (*)(const Function &, const Arguments &);

template <std::size_t... count> constexpr std::array<Run, most_operands> runs(std::index_sequence<count...>) {
  return {run_kernel<count + 1>...};
}

void run_blocks(const Function &function, unsigned blocks, const Arguments &arguments) {
  const Run run = runs(std::make_index_sequence<most_operands>())[arguments.operands.size() - 1];
  for (unsigned block = 0; block < blocks; ++block) {
    function.library->set_block(block, blocks);
    run(function, arguments);
  }
}

// Checks that the arrays' first and last elements are alive when the kernel runs.
void check_arrays(const Arguments &arguments, bool tiles) {
  const quaff::ElementShape &shape = arguments.shape;
  for (const quaff::ElementOperand &operand : arguments.operands) {
    std::uintptr_t last = number(operand.memory);
    for (unsigned axis = 0; axis < shape.ndim; ++axis) {
      last += (shape.shape[axis] - 1) * static_cast<std::uintptr_t>(operand.strides[axis]);
    }
    const bool is_number = operand.memory == nullptr;
    expect(is_number || (allocation_at(number(operand.memory)) && allocation_at(last)),
           "on memory that is not allocated");
  }
  unsigned long long count = 1;
  for (unsigned axis = 0; axis < shape.ndim; ++axis) {
    count *= shape.shape[axis];
  }
  expect(tiles || count == shape.count, "with another number of items than the shape has");
}

CUresult run(const Function &function, unsigned blocks, const Arguments &arguments) {
  try {
    check_arrays(arguments, has_tiles(function));
    // Kernels run in the standard floating-point mode, whatever the mode of the calling thread is.
    quaff::detail::in_standard_environment(run_blocks, function, blocks, arguments);
  } catch (const Refusal &refusal) {
    return refusal.code;
  } catch (const std::exception &error) {
    violation("a launch that throws: " + std::string(error.what()));
    return CUDA_ERROR_LAUNCH_FAILED;
  }
  return CUDA_SUCCESS;
}

} // namespace

bool is_elementwise(const Function &function) {
  return ends_with(function.name, "_runs") || ends_with(function.name, "_apart") || has_tiles(function);
}

std::function<CUresult()> elementwise(const Function &function, unsigned blocks, void **given) {
  Arguments arguments{*static_cast<quaff::ElementShape *>(given[0]), {}, 0};
  const auto *operands = static_cast<const quaff::ElementOperand *>(given[1]);
  expect(arguments.shape.operands >= 1 && arguments.shape.operands <= most_operands, "of too many operands");
  arguments.operands.assign(operands, operands + arguments.shape.operands);
  arguments.turned = has_tiles(function) ? *static_cast<unsigned *>(given[2]) : 0;
  return [=] { return run(function, blocks, arguments); };
}
