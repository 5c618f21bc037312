// What launches of all kernels have in common.
#pragma once

#include "books.hpp"
#include "call.hpp"

#include <functional>
#include <string>

// Sees that a launch is as it is to be: what a device would answer with a fault is a violation here.
inline void expect(bool fact, const char *otherwise) {
  if (!fact) {
    violation(std::string("a launch ") + otherwise);
    throw Refusal{CUDA_ERROR_ILLEGAL_ADDRESS};
  }
}

// Whether it is a kernel along axes.
bool is_along(const Function &function);

// Whether it is a kernel along axes that other kernels come before.
bool is_follower(const Function &function);

// Whether it is one of an elementwise function.
bool is_elementwise(const Function &function);

// What the stream is to do for one; refuses a launch that is wrong.
std::function<CUresult()> along(const Function &function, unsigned blocks, void **given, Stream &stream);
std::function<CUresult()> elementwise(const Function &function, unsigned blocks, void **given);
