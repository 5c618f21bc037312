#pragma once

// Arithmetic of two integers on the GPU. A CUDA error is a `std::runtime_error`.
namespace pipcudemo {
int add(int a, int b);
int subtract(int a, int b);
int multiply(int a, int b);

/// Rounds towards zero, as C++ does. Division by zero is a `std::domain_error`.
int divide(int a, int b);
} // namespace pipcudemo
