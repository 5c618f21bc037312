// All headers that convert standard library values, for precompilation: headers that a module does not need
// then cost nothing.
#include "quaff/value_bits.hpp"
#include "quaff/value_choice.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_sequence.hpp"
#include "quaff/value_text.hpp"
#include "quaff/value_time.hpp"
#include "quaff/value_tuple.hpp"
#include "quaff/values.hpp"
#include "rust/cxx.h"
