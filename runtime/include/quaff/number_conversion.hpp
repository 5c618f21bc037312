// The conversions of numbers that a value allows while the type for an alternative of a `std::variant` is
// chosen.
#pragma once

namespace quaff {

// All conversions, those of types that lose nothing, or none. The alternatives of a variant are tried from
// the strictest on, so that the chosen type does not depend on the values of numbers, except for single
// integers, whose types have limits.
enum class NumberConversion { any, without_loss, none };

} // namespace quaff
