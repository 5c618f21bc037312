//! How each type is spelled in each emitted file: one table.

use crate::interface::{Integer, Scalar, Type};
use crate::plan::Returns;

/// A value parameter's spellings.
pub(super) struct Spelling {
    pub bridge: &'static str,
    pub cpp: &'static str,
    /// What makes the runtime's `Parameter`.
    pub table: String,
    /// What the shim passes on.
    pub passed: String,
    pub python: &'static str,
    pub readable: &'static str,
    /// What Rust's callers pass, and how it goes to the bridge.
    pub rust: &'static str,
    pub rust_passed: String,
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
    ($($constant:ident $variant:ident $name:literal $rust:literal $cpp:literal;)*) => {$(
        const $constant: DtypeName = DtypeName { variant: stringify!($variant), name: $name, rust: $rust, cpp: $cpp };
    )*};
}

dtypes! {
    BOOL    Bool    "bool"    "bool" "bool";
    INT8    Int8    "int8"    "i8"   "std::int8_t";
    INT16   Int16   "int16"   "i16"  "std::int16_t";
    INT32   Int32   "int32"   "i32"  "std::int32_t";
    INT64   Int64   "int64"   "i64"  "std::int64_t";
    UINT8   Uint8   "uint8"   "u8"   "std::uint8_t";
    UINT16  Uint16  "uint16"  "u16"  "std::uint16_t";
    UINT32  Uint32  "uint32"  "u32"  "std::uint32_t";
    UINT64  Uint64  "uint64"  "u64"  "std::uint64_t";
    FLOAT32 Float32 "float32" "f32"  "float";
    FLOAT64 Float64 "float64" "f64"  "double";
}

/// The dtype of a scalar: integers go by width and sign, whatever they are called.
pub(super) fn dtype(scalar: &Scalar) -> DtypeName {
    match scalar {
        Scalar::Bool => BOOL,
        Scalar::Float => FLOAT32,
        Scalar::Double => FLOAT64,
        Scalar::Integer(Integer { bits, signed, .. }) => match (bits, signed) {
            (8, true) => INT8,
            (16, true) => INT16,
            (32, true) => INT32,
            (_, true) => INT64,
            (8, false) => UINT8,
            (16, false) => UINT16,
            (32, false) => UINT32,
            (_, false) => UINT64,
        },
    }
}

/// A value parameter called `name` in the shim.
pub(super) fn value(r#type: &Type, name: &str) -> Spelling {
    let text = |table: &str, passed: &str, python, readable, buffer: &str| Spelling {
        bridge: "Text<'_>",
        cpp: "::quaff::Text",
        table: table.to_owned(),
        passed: format!("{name}.{passed}()"),
        python,
        readable,
        rust: "&str",
        rust_passed: format!("{buffer}.text()").replace("{}", name),
    };
    match r#type {
        Type::Scalar(scalar) => {
            let dtype = dtype(scalar);
            Spelling {
                rust: dtype.rust,
                rust_passed: name.to_owned(),
                bridge: dtype.rust,
                cpp: dtype.cpp,
                table: format!("scalar::<{}>", dtype.rust),
                passed: cast(scalar, name),
                python: accepted(scalar),
                readable: dtype.name,
            }
        }
        Type::String => text("text", "string", "str", "str", "TextBuf::new({})"),
        Type::CString => text("c_text", "c_str", "str | None", "str or None", "TextBuf::c_string({})?"),
        Type::Void => unreachable!("lower refuses a parameter of type void"),
    }
}

/// A result.
pub(super) fn returns(r#type: &Type) -> Returns {
    let text = |python, rust, rust_wrap| Returns {
        rust,
        rust_wrap,
        bound: ("let result =", "result"),
        bridge: "UniquePtr<CxxString>".to_owned(),
        cpp: "std::unique_ptr<std::string>".to_owned(),
        wrap: ("return ::quaff::returned(", ")"),
        python,
    };
    match r#type {
        Type::Void => Returns {
            bridge: "()".to_owned(),
            cpp: "void".to_owned(),
            wrap: ("", ""),
            python: "None",
            rust: "()",
            rust_wrap: ("", ""),
            bound: ("", "()"),
        },
        Type::Scalar(scalar) => {
            let dtype = dtype(scalar);
            let python = match scalar {
                Scalar::Bool => "bool",
                Scalar::Integer(_) => "int",
                Scalar::Float | Scalar::Double => "float",
            };
            Returns {
                bridge: dtype.rust.to_owned(),
                cpp: dtype.cpp.to_owned(),
                wrap: ("return ", ""),
                python,
                rust: dtype.rust,
                rust_wrap: ("", ""),
                bound: ("let result =", "result"),
            }
        }
        Type::String => text("str", "String", ("text::owned(", ").unwrap_or_default()")),
        Type::CString => text("str | None", "Option<String>", ("text::owned(", ")")),
    }
}

/// An element type as C++ spells it.
pub(super) fn element(scalar: &Scalar) -> String {
    match scalar {
        Scalar::Integer(integer) => integer.spelling.clone(),
        other => dtype(other).cpp.to_owned(),
    }
}

/// The dtype of a length type.
pub(super) fn length(length: &Integer) -> DtypeName {
    dtype(&Scalar::Integer(length.clone()))
}

/// Where an overload stands among others: a Python int goes where C++ would take the literal `5`, a Python float where
/// it would take `5.0`; a wider or narrower type only gets what does not fit before it.
pub(super) fn rank(r#type: &Type) -> u8 {
    const ORDER: [&str; 11] = [
        "bool", "int32", "int64", "uint32", "uint64", "int16", "uint16", "int8", "uint8", "float64",
        "float32",
    ];
    match r#type {
        Type::Scalar(scalar) => {
            let name = dtype(scalar).name;
            ORDER.iter().position(|known| *known == name).unwrap_or(ORDER.len()) as u8
        }
        Type::String => 20,
        Type::CString => 21,
        Type::Void => 22,
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
