// The headers that the shim of every module needs. GCC reads them precompiled if the runtime's build script
// was asked to precompile them: a bridge includes this header first.
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>
