//! The table of element types. `tests/dtypes.rs` compares all other descriptions of element types, in this
//! crate and in others, with this table.

/// The kind of number of a dtype, which determines its type in Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DtypeKind {
    Bool,
    Signed,
    Unsigned,
    /// A number of 16 bits, which is a class of the runtime in Rust and C++.
    Half,
    Float,
    Complex,
}

/// The module of the runtime with complex numbers.
pub const RUNTIME_COMPLEX: &str = "quaff_runtime::complex";

/// The module of the runtime with 16-bit floating-point numbers.
pub const RUNTIME_HALF: &str = "quaff_runtime::half";

/// The properties of a dtype.
struct DtypeRow {
    /// The variant of `quaff_runtime::dtype::Dtype`, in Rust and in C++.
    variant: &'static str,
    /// NumPy's name.
    name: &'static str,
    /// The type in Rust and in the bridge.
    rust: &'static str,
    /// The type in the shim: the fixed-width alias that cxx requires.
    cpp: &'static str,
    kind: DtypeKind,
    bits: u8,
}

/// A set of element types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dtypes(u64);

impl Dtypes {
    /// Iterates over the types in the order of [`Dtype::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Dtype> {
        Dtype::ALL.iter().copied().filter(move |dtype| self.0 & (1 << *dtype as u64) != 0)
    }
}

impl FromIterator<Dtype> for Dtypes {
    fn from_iter<T: IntoIterator<Item = Dtype>>(all: T) -> Dtypes {
        Dtypes(all.into_iter().fold(0, |set, dtype| set | 1 << dtype as u64))
    }
}

macro_rules! dtypes {
    ($($variant:ident $name:literal $rust:literal $cpp:literal $kind:ident $bits:literal;)*) => {
        /// The element types that Python and NumPy distinguish.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Dtype {
            $($variant,)*
        }

        impl Dtype {
            /// Every dtype, in the runtime's order.
            pub const ALL: &[Dtype] = &[$(Dtype::$variant),*];

            fn entry(self) -> DtypeRow {
                match self {
                    $(Dtype::$variant => DtypeRow {
                        variant: stringify!($variant),
                        name: $name,
                        rust: $rust,
                        cpp: $cpp,
                        kind: DtypeKind::$kind,
                        bits: $bits,
                    },)*
                }
            }
        }
    };
}

dtypes! {
    Bool    "bool"    "bool" "bool"          Bool     8;
    Int8    "int8"    "i8"   "std::int8_t"   Signed   8;
    Int16   "int16"   "i16"  "std::int16_t"  Signed   16;
    Int32   "int32"   "i32"  "std::int32_t"  Signed   32;
    Int64   "int64"   "i64"  "std::int64_t"  Signed   64;
    Uint8   "uint8"   "u8"   "std::uint8_t"  Unsigned 8;
    Uint16  "uint16"  "u16"  "std::uint16_t" Unsigned 16;
    Uint32  "uint32"  "u32"  "std::uint32_t" Unsigned 32;
    Uint64  "uint64"  "u64"  "std::uint64_t" Unsigned 64;
    Float16 "float16" "Half" "::quaff::half" Half   16;
    Bfloat16 "bfloat16" "Bfloat16" "::quaff::bfloat16" Half 16;
    Float32 "float32" "f32"  "float"         Float    32;
    Float64 "float64" "f64"  "double"        Float    64;
    Complex64 "complex64" "Complex64" "std::complex<float>" Complex 64;
    Complex128 "complex128" "Complex128" "std::complex<double>" Complex 128;
}

/// The columns of the table.
impl Dtype {
    pub fn variant(self) -> &'static str {
        self.entry().variant
    }

    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// NumPy's scalar type in the spelling of stubs; `None` if the type is not NumPy's own.
    pub fn numpy(self) -> Option<String> {
        (self != Dtype::Bfloat16).then(|| format!("np.{}", self.name()))
    }

    pub fn rust(self) -> &'static str {
        self.entry().rust
    }

    /// The full path of the type in Rust.
    pub fn rust_path(self) -> String {
        match self.runtime_module() {
            Some(module) => format!("{module}::{}", self.rust()),
            None => self.rust().to_owned(),
        }
    }

    /// The runtime's module that defines the Rust type; `None` for Rust's own types.
    pub fn runtime_module(self) -> Option<&'static str> {
        match self.kind() {
            DtypeKind::Half => Some(RUNTIME_HALF),
            DtypeKind::Complex => Some(RUNTIME_COMPLEX),
            DtypeKind::Bool | DtypeKind::Signed | DtypeKind::Unsigned | DtypeKind::Float => None,
        }
    }

    pub fn cpp(self) -> &'static str {
        self.entry().cpp
    }

    pub fn kind(self) -> DtypeKind {
        self.entry().kind
    }

    pub fn bits(self) -> u8 {
        self.entry().bits
    }

    /// Whether the dtype is an integer type that can hold the value.
    pub fn holds(self, value: i64) -> bool {
        let unused = 64 - u32::from(self.bits());
        match self.kind() {
            DtypeKind::Signed => value << unused >> unused == value,
            DtypeKind::Unsigned => u64::try_from(value).is_ok_and(|value| value <= u64::MAX >> unused),
            _ => false,
        }
    }

    /// The value after C++'s conversion of a number to this integer type; `None` for types other than
    /// integers, and for a value above 2^63.
    pub fn wrapped(self, value: i64) -> Option<i64> {
        let unused = 64 - u32::from(self.bits());
        match self.kind() {
            DtypeKind::Signed => Some(value << unused >> unused),
            DtypeKind::Unsigned => i64::try_from(value.cast_unsigned() << unused >> unused).ok(),
            _ => None,
        }
    }

    /// The dtype with this kind and width, if there is one.
    pub fn of(kind: DtypeKind, bits: u8) -> Option<Dtype> {
        Dtype::ALL.iter().copied().find(|dtype| (dtype.kind(), dtype.bits()) == (kind, bits))
    }
}

#[cfg(test)]
mod tests {
    use super::Dtype;

    #[test]
    fn integers_have_bounds() {
        assert!(Dtype::Int8.holds(-128) && Dtype::Int8.holds(127));
        assert!(!Dtype::Int8.holds(128) && !Dtype::Int8.holds(-129));
        assert!(Dtype::Uint8.holds(255) && !Dtype::Uint8.holds(-1) && !Dtype::Uint8.holds(256));
        assert_eq!((Dtype::Uint32.wrapped(-16), Dtype::Int8.wrapped(255)), (Some(4_294_967_280), Some(-1)));
        assert_eq!((Dtype::Uint64.wrapped(-1), Dtype::Float32.wrapped(1)), (None, None));
        assert!(Dtype::Int64.holds(i64::MIN) && Dtype::Uint64.holds(i64::MAX) && !Dtype::Float64.holds(1));
    }
}
