//! The fragments that SWIG's library defines before SWIG reads an interface. An interface's own fragment of
//! such a name has no effect, because the first one with a name counts. `quaff/swig_types.hpp` and
//! `quaff/swig.h` contain the functions that the library's fragments define.

const NAMES: [&str; 9] = [
    "SWIG_AsCharArray",
    "SWIG_AsCharPtrAndSize",
    "SWIG_CanCastAsInteger",
    "SWIG_FromCharPtr",
    "SWIG_FromCharPtrAndSize",
    "SWIG_NewCopyCharArray",
    "SWIG_isfinite",
    "SWIG_pchar_descriptor",
    "SWIG_strnlen",
];

/// The types with a `SWIG_AsVal_…` and a `SWIG_From_…`, as SWIG writes them in names.
const NUMBERS: [&str; 16] = [
    "bool",
    "char",
    "double",
    "float",
    "int",
    "long",
    "long_SS_long",
    "ptrdiff_t",
    "short",
    "signed_SS_char",
    "size_t",
    "unsigned_SS_char",
    "unsigned_SS_int",
    "unsigned_SS_long",
    "unsigned_SS_long_SS_long",
    "unsigned_SS_short",
];

pub(super) fn is_of_library(fragment: &str) -> bool {
    let number = ["SWIG_AsVal_", "SWIG_From_"].iter().find_map(|prefix| fragment.strip_prefix(prefix));
    number.is_some_and(|number| NUMBERS.contains(&number)) || NAMES.contains(&fragment)
}
