//! The types of C++ and its standard library, and the corresponding types for callers.

use crate::interface::{Integer, Scalar};
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

/// A fundamental type, possibly with a name from the standard library. Two are equal if they are the same
/// type in C++: `std::size_t` is `unsigned long`, while `long long` differs from `long` although both have
/// the same width.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    /// The fundamental type, such as `unsigned long`.
    pub identity: &'static str,
    /// The name in the source, such as `std::size_t`.
    pub spelling: &'static str,
}

impl PartialEq for Builtin {
    fn eq(&self, other: &Builtin) -> bool {
        self.identity == other.identity
    }
}

impl Eq for Builtin {}

impl Hash for Builtin {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity.hash(state);
    }
}

/// Standard library names of fundamental types, with their meaning on LP64 platforms.
const STANDARD: [(&str, &str); 37] = [
    ("std::int8_t", "signed char"),
    ("std::int16_t", "short"),
    ("std::int32_t", "int"),
    ("std::int64_t", "long"),
    ("std::uint8_t", "unsigned char"),
    ("std::uint16_t", "unsigned short"),
    ("std::uint32_t", "unsigned int"),
    ("std::uint64_t", "unsigned long"),
    ("std::int_least8_t", "signed char"),
    ("std::int_least16_t", "short"),
    ("std::int_least32_t", "int"),
    ("std::int_least64_t", "long"),
    ("std::uint_least8_t", "unsigned char"),
    ("std::uint_least16_t", "unsigned short"),
    ("std::uint_least32_t", "unsigned int"),
    ("std::uint_least64_t", "unsigned long"),
    ("std::int_fast8_t", "signed char"),
    ("std::int_fast16_t", "long"),
    ("std::int_fast32_t", "long"),
    ("std::int_fast64_t", "long"),
    ("std::uint_fast8_t", "unsigned char"),
    ("std::uint_fast16_t", "unsigned long"),
    ("std::uint_fast32_t", "unsigned long"),
    ("std::uint_fast64_t", "unsigned long"),
    ("std::intptr_t", "long"),
    ("std::uintptr_t", "unsigned long"),
    ("std::intmax_t", "long"),
    ("std::uintmax_t", "unsigned long"),
    ("std::size_t", "unsigned long"),
    ("std::ptrdiff_t", "long"),
    // POSIX types, without `std::`.
    ("ssize_t", "long"),
    ("off_t", "long"),
    // A type of Python's C API.
    ("Py_ssize_t", "long"),
    ("Py_hash_t", "long"),
    ("uint", "unsigned int"),
    // The runtime's own type.
    (HALF, HALF),
    (BFLOAT16, BFLOAT16),
];

const HALF: &str = "quaff::half";
const BFLOAT16: &str = "quaff::bfloat16";
const COMPLEX: &str = "std::complex<float>";
const DOUBLE_COMPLEX: &str = "std::complex<double>";

impl Builtin {
    /// The complex number whose parts have this type.
    pub fn complex(part: &Scalar) -> Option<Builtin> {
        match part {
            Scalar::Float => Some(Builtin::fundamental(COMPLEX)),
            Scalar::Double => Some(Builtin::fundamental(DOUBLE_COMPLEX)),
            _ => None,
        }
    }

    /// A type that consists of keywords, as `parse` spells it.
    pub fn fundamental(identity: &'static str) -> Builtin {
        Builtin { identity, spelling: identity }
    }

    /// A type of the standard library by its name, with `std::`, or without if C has the name.
    pub fn standard(name: &str) -> Option<Builtin> {
        // Most names that are looked up belong to other namespaces.
        if name.contains("::") && !name.starts_with("std::") && !name.starts_with("quaff::") {
            return None;
        }
        static BY_NAME: LazyLock<FxHashMap<&str, Builtin>> = LazyLock::new(|| {
            let named = STANDARD.iter().flat_map(|&(spelling, identity)| {
                let short = spelling.strip_prefix("std::");
                [Some(spelling), short]
                    .into_iter()
                    .flatten()
                    .map(move |name| (name, Builtin { identity, spelling }))
            });
            named.collect()
        });
        BY_NAME.get(name).copied()
    }

    /// The full names of the types that [`standard`](Builtin::standard) finds.
    pub fn names() -> impl Iterator<Item = &'static str> {
        STANDARD.iter().map(|&(spelling, _)| spelling)
    }

    /// The integer type for the values of an enumeration with this underlying type: characters and `bool`
    /// count as integers.
    pub fn underlying(self) -> Builtin {
        match self.identity {
            "char" => Builtin::fundamental("signed char"),
            "bool" | "char8_t" => Builtin::fundamental("unsigned char"),
            "char16_t" => Builtin::fundamental("unsigned short"),
            "char32_t" => Builtin::fundamental("unsigned int"),
            "wchar_t" => Builtin::fundamental("int"),
            _ => self,
        }
    }

    /// Whether its values are characters, which are text in Python.
    pub fn is_character(self) -> bool {
        self.identity == "char"
    }

    /// The number that can be an array element; `None` for types without a counterpart, such as `long
    /// double`.
    pub fn scalar(self) -> Option<Scalar> {
        let integer = |bits, signed| {
            Some(Scalar::Integer(Integer {
                spelling: self.spelling.to_owned(),
                bits,
                signed,
                is_enum: false,
                alias: None,
            }))
        };
        match self.identity {
            "bool" => Some(Scalar::Bool),
            "signed char" => integer(8, true),
            "unsigned char" => integer(8, false),
            "short" => integer(16, true),
            "unsigned short" => integer(16, false),
            "int" => integer(32, true),
            "unsigned int" => integer(32, false),
            "long" | "long long" => integer(64, true),
            "unsigned long" | "unsigned long long" => integer(64, false),
            HALF => Some(Scalar::Half),
            BFLOAT16 => Some(Scalar::Bfloat16),
            "float" => Some(Scalar::Float),
            "double" => Some(Scalar::Double),
            COMPLEX => Some(Scalar::Complex),
            DOUBLE_COMPLEX => Some(Scalar::DoubleComplex),
            _ => None,
        }
    }
}
