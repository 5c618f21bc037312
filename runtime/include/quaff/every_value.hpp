// All headers that convert values of the standard library's types, to be precompiled: then those that a
// module does not need cost it nothing.
#include "quaff/value_bits.hpp"
#include "quaff/value_choice.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_sequence.hpp"
#include "quaff/value_text.hpp"
#include "quaff/value_time.hpp"
#include "quaff/value_tuple.hpp"
#include "quaff/values.hpp"
#include "rust/cxx.h"
