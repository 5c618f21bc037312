// The common parts of the launches of all kernels.
#pragma once

#include "books.hpp"
#include "call.hpp"

#include <functional>
#include <string>

// Checks a launch: an error to which a device would respond with a fault is a violation here.
inline void expect(bool fact, const char *otherwise) {
  if (!fact) {
    violation(std::string("a launch ") + otherwise);
    throw Refusal{CUDA_ERROR_ILLEGAL_ADDRESS};
  }
}

// Whether the function is a kernel along axes.
bool is_along(const Function &function);

// Whether the function is a kernel along axes that other kernels precede.
bool is_follower(const Function &function);

// Whether the function is the kernel of an elementwise function.
bool is_elementwise(const Function &function);

// The task for the stream of such a launch; refuses an invalid launch.
std::function<CUresult()> along(const Function &function, unsigned blocks, void **given, Stream &stream);
std::function<CUresult()> elementwise(const Function &function, unsigned blocks, void **given);
