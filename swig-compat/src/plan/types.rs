//! How each type is spelled in each emitted file: one table.

use crate::interface::{Argument, Dtype, Memory, Parameter, Scalar, Type};
use crate::plan::{Import, Returns};

/// A value parameter's spellings.
pub(super) struct Spelling {
    pub bridge: &'static str,
    pub cpp: &'static str,
    /// What makes the runtime's `Parameter`, and the name of that function.
    pub table: String,
    pub reader: &'static str,
    /// What the shim passes on.
    pub passed: String,
    pub python: &'static str,
    pub readable: &'static str,
    /// What Rust's callers pass, and what text is made into for C++.
    pub rust: &'static str,
    pub rust_text: Option<String>,
    /// The runtime's type that crosses the border.
    pub crossing: Option<&'static str>,
}

/// An element type's names.
#[derive(Clone, Copy)]
pub(super) struct DtypeName {
    /// Of `quaff::dtype::Dtype`.
    pub variant: &'static str,
    /// NumPy's.
    pub name: &'static str,
    /// In the bridge.
    pub rust: &'static str,
    /// In the shim: the fixed-width alias that cxx asks for.
    pub cpp: &'static str,
}

macro_rules! dtypes {
    ($($variant:ident $name:literal $rust:literal $cpp:literal;)*) => {
        /// A dtype's names.
        pub(super) fn names(dtype: Dtype) -> DtypeName {
            match dtype {
                $(Dtype::$variant => {
                    DtypeName { variant: stringify!($variant), name: $name, rust: $rust, cpp: $cpp }
                })*
            }
        }
    };
}

dtypes! {
    Bool    "bool"    "bool" "bool";
    Int8    "int8"    "i8"   "std::int8_t";
    Int16   "int16"   "i16"  "std::int16_t";
    Int32   "int32"   "i32"  "std::int32_t";
    Int64   "int64"   "i64"  "std::int64_t";
    Uint8   "uint8"   "u8"   "std::uint8_t";
    Uint16  "uint16"  "u16"  "std::uint16_t";
    Uint32  "uint32"  "u32"  "std::uint32_t";
    Uint64  "uint64"  "u64"  "std::uint64_t";
    Float32 "float32" "f32"  "float";
    Float64 "float64" "f64"  "double";
}

/// What tells an array on a device from one of the host.
pub(super) struct MemoryName {
    /// In Rust and C++.
    pub r#type: &'static str,
    pub readable: &'static str,
    /// As `quaff check` shows it.
    pub device: &'static str,
}

/// A memory's names.
pub(super) fn memory(memory: Memory) -> MemoryName {
    match memory {
        Memory::Host => MemoryName { r#type: "Contiguous", readable: "array", device: "cpu" },
        Memory::Device => MemoryName { r#type: "DeviceArray", readable: "device array", device: "cuda" },
    }
}

/// A value parameter called `name` in the shim.
pub(super) fn value(r#type: &Type, name: &str) -> Spelling {
    match r#type {
        Type::Scalar(scalar) => scalar_value(scalar, name),
        Type::String => Spelling {
            table: "text".to_owned(),
            reader: "text",
            passed: format!("{name}.string()"),
            python: "str",
            readable: "str",
            rust_text: Some(format!("TextBuf::new({name})")),
            ..TEXT
        },
        Type::CString => Spelling {
            table: "c_text".to_owned(),
            reader: "c_text",
            passed: format!("{name}.c_str()"),
            python: "str | None",
            readable: "str or None",
            rust_text: Some(format!("TextBuf::c_string({name})?")),
            ..TEXT
        },
        Type::Void => unreachable!("lower refuses a parameter of type void"),
    }
}

/// What all text has in common.
const TEXT: Spelling = Spelling {
    bridge: "Text<'_>",
    cpp: "::quaff::Text",
    table: String::new(),
    reader: "",
    passed: String::new(),
    python: "",
    readable: "",
    rust: "&str",
    rust_text: None,
    crossing: Some("Text"),
};

fn scalar_value(scalar: &Scalar, name: &str) -> Spelling {
    let dtype = names(scalar.dtype());
    Spelling {
        bridge: dtype.rust,
        cpp: dtype.cpp,
        table: format!("scalar::<{}>", dtype.rust),
        reader: "scalar",
        passed: cast(scalar, name),
        python: accepted(scalar),
        readable: dtype.name,
        rust: dtype.rust,
        rust_text: None,
        crossing: None,
    }
}

/// A result.
pub(super) fn returns(r#type: &Type) -> Returns {
    match r#type {
        Type::Void => Returns {
            bridge: "()".to_owned(),
            cpp: "void".to_owned(),
            wrap: ("", ""),
            python: "None",
            rust: "()",
            rust_wrap: ("", ""),
            rust_import: None,
            bound: ("", "()"),
        },
        Type::Scalar(scalar) => scalar_result(scalar),
        Type::String => text_result("str", "String", ("text::owned(", ").unwrap_or_default()")),
        Type::CString => text_result("str | None", "Option<String>", ("text::owned(", ")")),
    }
}

fn scalar_result(scalar: &Scalar) -> Returns {
    let dtype = names(scalar.dtype());
    Returns {
        bridge: dtype.rust.to_owned(),
        cpp: dtype.cpp.to_owned(),
        wrap: ("return ", ""),
        python: match scalar {
            Scalar::Bool => "bool",
            Scalar::Integer(_) => "int",
            Scalar::Float | Scalar::Double => "float",
        },
        rust: dtype.rust,
        rust_wrap: ("", ""),
        rust_import: None,
        bound: ("let result =", "result"),
    }
}

fn text_result(python: &'static str, rust: &'static str, rust_wrap: (&'static str, &'static str)) -> Returns {
    Returns {
        bridge: "UniquePtr<CxxString>".to_owned(),
        cpp: "std::unique_ptr<std::string>".to_owned(),
        wrap: ("return ::quaff::returned(", ")"),
        python,
        rust,
        rust_wrap,
        rust_import: Some(Import { module: "quaff::text", name: "self" }),
        bound: ("let result =", "result"),
    }
}

/// An element type as C++ spells it.
pub(super) fn element(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Integer(integer) => integer.spelling.clone(),
        other => names(other.dtype()).cpp.to_owned(),
    }
}

/// Where an overload stands among others: a Python int goes where C++ would take the literal `5`, a Python float where
/// it would take `5.0`; a wider or narrower type only gets what does not fit before it. NumPy's scalars are arrays as
/// well, so arrays come last.
pub(super) fn rank(argument: &Argument) -> u8 {
    const ORDER: [Dtype; 11] = [
        Dtype::Bool,
        Dtype::Int32,
        Dtype::Int64,
        Dtype::Uint32,
        Dtype::Uint64,
        Dtype::Int16,
        Dtype::Uint16,
        Dtype::Int8,
        Dtype::Uint8,
        Dtype::Float64,
        Dtype::Float32,
    ];
    match argument {
        Argument::Array(_) => u8::MAX,
        Argument::Value(Parameter { r#type, .. }) => match r#type {
            Type::Scalar(scalar) => {
                let dtype = scalar.dtype();
                ORDER.iter().position(|known| *known == dtype).unwrap_or(ORDER.len()) as u8
            }
            Type::String => 20,
            Type::CString => 21,
            Type::Void => 22,
        },
    }
}

/// The fixed-width types are other types than `long` and `long long` to C++'s overload resolution, so these are cast
/// back to what the function declares.
fn cast(scalar: &Scalar, name: &str) -> String {
    match scalar {
        Scalar::Integer(integer) if integer.bits == 64 => {
            format!("static_cast<{}>({name})", integer.spelling)
        }
        _ => name.to_owned(),
    }
}

fn accepted(scalar: &Scalar) -> &'static str {
    match scalar {
        Scalar::Bool => "bool",
        Scalar::Integer(_) => "SupportsIndex",
        Scalar::Float | Scalar::Double => "SupportsFloat | SupportsIndex",
    }
}
