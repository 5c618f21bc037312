// The reductions that are ready to use: docs/reductions.md lists them with their errors.
#pragma once

#include "quaff/dot.hpp"
#include "quaff/extremes.hpp"
#include "quaff/mean.hpp"
#include "quaff/norm.hpp"
#include "quaff/sum.hpp"
#include "quaff/variance.hpp"

#ifndef __CUDACC_RTC__
#include "quaff/places.hpp"
#endif
