// The headers that the shim of every module needs. GCC reads them precompiled where the runtime's build
// script was asked to do so: a bridge includes them first.
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>
