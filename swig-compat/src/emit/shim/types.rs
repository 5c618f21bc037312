//! The spelling of types and arguments in the shim.

use crate::emit::text::cpp_string;
use crate::interface::{
    Argument, Array, By, ClassType, Fate, Memory, Object, Passing, Pointee, Scalar, Text, Ty, Type, Value,
};
use crate::plan::{Row, RowInput};

/// A parameter, with its name.
pub(super) fn parameter(input: &RowInput) -> String {
    let (name, spelled) = (&input.safe_name, spelled(&input.r#type));
    match &input.r#type {
        Type::Array(_) => format!("const {spelled} &{name}"),
        _ => format!("{spelled} {name}"),
    }
}

/// The type of a result. Text is copied to memory of its own.
pub(super) fn result(returned: &Type) -> &'static str {
    match returned {
        Type::Value(Value::Text(_)) => "std::unique_ptr<std::string>",
        other => spelled(other),
    }
}

fn spelled(r#type: &Type) -> &'static str {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => scalar.dtype().cpp(),
        Type::Value(Value::Text(_)) => "::quaff::Text",
        Type::Value(Value::Object(_)) => "::quaff::Object",
        Type::Value(Value::Library(library)) if library.is_tree => "::quaff::Object",
        Type::Value(Value::Python | Value::Library(_)) => "::quaff::PythonObject",
        Type::Array(Array { memory: Memory::Host, .. }) => "::quaff::Contiguous",
        Type::Array(Array { memory: Memory::Device, .. }) => "::quaff::DeviceArray",
        Type::Vector(_) => "::quaff::Vector",
        Type::Part(_) => "::quaff::Part",
    }
}

/// The statement that stores the result of a call in the variable `result`.
pub(in crate::emit) fn returning(returned: Option<&Type>, result: &str, call: &str) -> String {
    match returned {
        None => call.to_owned(),
        Some(Type::Value(Value::Scalar(scalar))) if may_be_enum(scalar) => {
            format!("{result} = static_cast<{}>({call})", scalar.dtype().cpp())
        }
        Some(Type::Value(Value::Scalar(_))) => format!("{result} = {call}"),
        Some(Type::Value(Value::Text(Text::Character))) => {
            // The call may be the name of an enumerator.
            format!("{result} = ::quaff::returned(std::string(1, static_cast<char>({call})))")
        }
        Some(Type::Value(Value::Text(Text::Buffer))) => {
            format!("{result} = ::quaff::returned(::quaff::text_of({call}))")
        }
        Some(Type::Value(Value::Text(_))) => format!("{result} = ::quaff::returned({call})"),
        Some(Type::Vector(_) | Type::Array(_)) => format!("{result} = ::quaff::owned({call})"),
        Some(Type::Part(_)) => format!("{result} = ::quaff::part({call})"),
        Some(Type::Value(Value::Python)) => format!("{result}.object = {call}"),
        Some(Type::Value(Value::Library(library))) if library.is_tree => {
            let own = global(&library.r#type.to_string());
            format!("{result} = ::quaff::tree_of<{own}>({call})")
        }
        Some(Type::Value(Value::Library(_))) => format!("{result}.object = ::quaff::value_of({call})"),
        Some(Type::Value(Value::Object(object))) => match object.passing {
            Passing::RvalueReference if object.pointee != Pointee::Class => {
                format!("auto &&referent = {call}; {result} = ::quaff::address(std::addressof(referent))")
            }
            Passing::Value if object.pointee != Pointee::Class => {
                format!("{result} = ::quaff::made_unnamed([&]() -> decltype(auto) {{ return {call}; }})")
            }
            Passing::Value | Passing::RvalueReference => {
                format!("{result} = ::quaff::made([&]() -> decltype(auto) {{ return {call}; }})")
            }
            Passing::Reference => format!("{result} = ::quaff::address(std::addressof({call}))"),
            Passing::Pointer if object.fate == Fate::New => {
                format!("{result} = ::quaff::address(::quaff::taken({call}))")
            }
            Passing::Pointer => format!("{result} = ::quaff::address({call})"),
            Passing::Shared => format!("{result} = ::quaff::shared_result({call})"),
            Passing::Unique(By::Value) => format!("{result} = ::quaff::address(({call}).release())"),
            Passing::Unique(_) => format!("{result} = ::quaff::address(({call}).get())"),
        },
    }
}

/// Whether the number may be an enumeration, which C++ does not convert to an integer implicitly.
fn may_be_enum(scalar: &Scalar) -> bool {
    matches!(scalar, Scalar::Integer(integer) if integer.is_enum || integer.alias.is_some())
}

/// The statement that assigns to a variable. The text that a pointer refers to is kept until the next
/// assignment.
pub(super) fn assigned(row: &Row, value: &str) -> String {
    let target = target(row);
    match row.inputs.first().map(|input| &input.r#type) {
        _ if matches!(row.arguments.first(), Some(Argument::Converted { .. })) => {
            format!("{target} = {value}")
        }
        Some(Type::Value(Value::Object(_))) => format!("::quaff::assign({target}, {value})"),
        Some(Type::Value(Value::Text(Text::Buffer))) => {
            format!("::quaff::assign_text({target}, {value})")
        }
        Some(Type::Array(_)) => format!("::quaff::assign_elements({target}, {value})"),
        Some(Type::Value(Value::Text(Text::CString | Text::WritableCString))) => {
            format!("static std::string kept; {target} = ::quaff::kept(kept, value.c_str())")
        }
        _ => format!("{target} = {value}"),
    }
}

/// The C++ object that converts an argument of a standard library type.
pub(super) struct LibraryArgument {
    class: String,
    arguments: String,
}

impl LibraryArgument {
    fn temporary(&self) -> String {
        format!("{}({})", self.class, self.arguments)
    }

    /// The declaration of a variable with this name.
    pub fn declared(&self, name: &str) -> String {
        format!("{} {name}({})", self.class, self.arguments)
    }
}

/// The conversion of an argument of a standard library type.
pub(super) fn library(input: &RowInput) -> Option<LibraryArgument> {
    let (class, r#type) = match &input.r#type {
        Type::Value(Value::Library(library)) if library.is_tree => ("OfTree", &library.r#type),
        other => ("Argument", other.library()?),
    };
    let blame = input.blame.as_deref().map_or_else(|| "\"\"".to_owned(), cpp_string);
    Some(LibraryArgument {
        class: format!("::quaff::{class}<{}>", global(&r#type.to_string())),
        arguments: format!("{}, {blame}", input.safe_name),
    })
}

pub(super) fn value(input: &RowInput) -> String {
    let name = &input.safe_name;
    match &input.r#type {
        // For overload resolution, the fixed-width types differ from `long` and `long long`, so these
        // arguments are cast to the declared type.
        Type::Value(Value::Scalar(Scalar::Integer(integer))) => match &integer.alias {
            Some(alias) => format!("static_cast<{alias}>({name})"),
            None if integer.bits == 64 || integer.is_enum => {
                format!("static_cast<{}>({name})", integer.spelling)
            }
            None => name.clone(),
        },
        Type::Value(Value::Text(Text::String | Text::Buffer)) => format!("{name}.string()"),
        Type::Value(Value::Text(Text::CString)) => format!("{name}.c_str()"),
        Type::Value(Value::Text(Text::WritableCString)) => format!("::quaff::WritableText({name})"),
        Type::Value(Value::Text(Text::Character)) => format!("{name}.letter()"),
        Type::Value(Value::Object(object)) => self::object(object, name),
        Type::Value(Value::Python) => format!("{name}.object"),
        Type::Value(Value::Library(_)) => {
            library(input).map(|made| made.temporary() + ".get()").unwrap_or_default()
        }
        Type::Value(Value::Scalar(_)) | Type::Array(_) | Type::Vector(_) | Type::Part(_) => name.clone(),
    }
}

/// An object in the form in which C++ takes it.
fn object(object: &Object, name: &str) -> String {
    let constant = if object.constant { "const " } else { "" };
    let class = match &object.pointee {
        Pointee::Class => format!("{constant}{}", r#type(&object.r#type)),
        Pointee::Opaque(spelling) => spelling.clone(),
        Pointee::Deduced if object.passing == Passing::Pointer => {
            return format!("::quaff::AnyPointer{{{name}}}");
        }
        Pointee::Deduced => return format!("::quaff::AnyReference{{{name}}}"),
    };
    match object.passing {
        Passing::Pointer => format!("::quaff::pointer<{class}>({name})"),
        Passing::Value | Passing::Reference => format!("::quaff::reference<{class}>({name})"),
        Passing::RvalueReference => format!("std::move(::quaff::reference<{class}>({name}))"),
        Passing::Shared => format!("::quaff::shared_argument<{class}>({name})"),
        Passing::Unique(By::Value) => {
            format!("::std::unique_ptr<{class}>(::quaff::pointer<{class}>({name}))")
        }
        Passing::Unique(By::Reference) => {
            format!("::quaff::lvalue(::std::unique_ptr<{class}>(::quaff::pointer<{class}>({name})))")
        }
        Passing::Unique(By::ConstantReference) => format!("::quaff::Lent<{class}>({name}).pointer"),
    }
}

/// The type of an object: a class, or a type that is spelled as in the interface.
pub(super) fn r#type(r#type: &Ty) -> String {
    r#type.class().map_or_else(|| global(&r#type.to_string()), class)
}

/// A class by its full name, or by its class key and full name: `struct ::stats`.
pub(super) fn class(class: &ClassType) -> String {
    let key = class.key().map(|key| format!("{key} ")).unwrap_or_default();
    key + &global(class.name())
}

/// A variable or a static function; a protected one as a member of the class that makes it public.
pub(super) fn target(row: &Row) -> String {
    match &row.reach.exposed_by {
        Some(director) => format!("{director}::{}", row.member),
        None => global(&row.target),
    }
}

/// A full name after `::`, so that no inner namespace hides it.
pub(super) fn global(name: &str) -> String {
    if name.starts_with("::") { name.to_owned() } else { format!("::{name}") }
}
