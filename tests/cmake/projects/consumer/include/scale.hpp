#pragma once
#include "factor.hpp"
#include <cstddef>

template <class T> T scaled_sum(const T *x, std::size_t size);
int build_number();
