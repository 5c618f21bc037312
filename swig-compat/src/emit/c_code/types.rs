//! The functions between C++ and C, with their parameters and results in types that are spelled alike in both
//! languages.

use crate::dtype::{Dtype, DtypeKind};
use crate::emit::fragment::line;
use crate::emit::shim::{argument as cxx, local};
use crate::interface::{
    Action, Argument, Carrier, FullName, FunctionTy, Part, Passing, Scalar, Text, Ty, Type, Value,
};
use crate::plan::{Place, Row};

/// The form in which a C function returns a value to C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Border<'r> {
    Nothing,
    Number(Dtype),
    Character,
    Text,
    /// An array of characters.
    Buffer,
    /// The address of a new object that the caller owns, for a C result by value.
    New,
    Pointer,
    /// The address of a member or a variable.
    Referent,
    Python,
    Part(&'r Part),
}

impl Border<'_> {
    pub fn spelled(self) -> &'static str {
        match self {
            Border::Nothing => "void",
            Border::Number(dtype) => number(dtype),
            Border::Character => "char",
            Border::Text => "const char *",
            Border::Buffer => "struct QuaffText",
            Border::New | Border::Pointer | Border::Referent => "void *",
            Border::Python => "PyObject *",
            Border::Part(_) => "struct QuaffPart",
        }
    }
}

/// The type of a number, in C and C++.
pub fn number(dtype: Dtype) -> &'static str {
    match dtype {
        Dtype::Bool => "QuaffBool",
        Dtype::Complex64 => "float _Complex",
        Dtype::Complex128 => "double _Complex",
        other => other.cpp().trim_start_matches("std::"),
    }
}

/// The form in which the function of a row returns its result to C++.
pub fn border(row: &Row) -> Border<'_> {
    if row.code_around.as_ref().is_some_and(|code_around| code_around.result.is_some()) {
        return Border::Python;
    }
    match row.action {
        Action::Construct | Action::Make | Action::Copy => return Border::New,
        _ if row.error_code.is_some() => return Border::Nothing,
        _ => {}
    }
    // A result to which C++ adds outputs is not one of the outputs.
    if row.has_outputs() {
        let returned = row.returns.as_ref().and_then(Ty::returned);
        return match returned {
            Some(Type::Value(Value::Scalar(scalar))) => Border::Number(scalar.dtype()),
            Some(Type::Value(Value::Text(text))) => of_text(text),
            _ => Border::Nothing,
        };
    }
    let returned = row.outputs.iter().find(|output| output.carrier == Carrier::ReturnValue);
    match returned.map(|output| &output.r#type) {
        None | Some(Type::Array(_) | Type::Vector(_)) => Border::Nothing,
        Some(Type::Part(part)) => Border::Part(part),
        Some(Type::Value(Value::Scalar(scalar))) => Border::Number(scalar.dtype()),
        Some(Type::Value(Value::Text(text))) => of_text(*text),
        Some(Type::Value(Value::Python | Value::Library(_))) => Border::Python,
        Some(Type::Value(Value::Object(object))) => match object.passing {
            Passing::Value | Passing::RvalueReference => Border::New,
            Passing::Reference => Border::Referent,
            Passing::Pointer | Passing::Unique(_) | Passing::Shared => Border::Pointer,
        },
    }
}

fn of_text(text: Text) -> Border<'static> {
    match text {
        Text::Character => Border::Character,
        Text::Buffer => Border::Buffer,
        Text::String | Text::CString | Text::WritableCString => Border::Text,
    }
}

/// A declaration such as `void *object` or `int32_t number`.
pub fn declared(r#type: &str, name: &str) -> String {
    let space = if r#type.ends_with('*') { "" } else { " " };
    format!("{type}{space}{name}")
}

/// An argument of a C function.
pub struct CArgument {
    /// The parameters: for example `int32_t quaff_1`, or two for text and its length.
    pub parameters: Vec<String>,
    /// The values that C++ passes for the parameters.
    pub values: Vec<String>,
    /// The argument for the interface's function, as an expression of the parameters.
    pub inside: String,
}

impl CArgument {
    fn one(r#type: &str, name: &str, value: String) -> CArgument {
        CArgument { parameters: vec![declared(r#type, name)], values: vec![value], inside: name.to_owned() }
    }

    fn address(name: &str, pointer: &str) -> CArgument {
        CArgument::one("void *", name, format!("::quaff::c_pointer({pointer})"))
    }

    fn number(dtype: Dtype, name: &str, value: String) -> CArgument {
        let value =
            if dtype.kind() == DtypeKind::Complex { format!("::quaff::c_complex({value})") } else { value };
        CArgument::one(number(dtype), name, value)
    }
}

/// The argument at a position; `None` if code of a typemap reads an object for it. A pointer is cast to the
/// type in the interface, because the function may be a macro.
pub fn argument(row: &Row, position: usize) -> Option<CArgument> {
    let given = untyped(row, position)?;
    let pointer = row.c.as_ref().and_then(|c| c.pointers.get(position)?.clone());
    let is_address = given.parameters.first().is_some_and(|first| first.starts_with("void *"));
    Some(match pointer.filter(|_| is_address && !given.inside.starts_with('*')) {
        Some(pointer) => CArgument { inside: format!("({pointer}){}", given.inside), ..given },
        None => given,
    })
}

/// The argument at a position, before a pointer is cast.
fn untyped(row: &Row, position: usize) -> Option<CArgument> {
    let name = &format!("quaff_{}", position + 1);
    let argument = &row.arguments[position];
    Some(match argument {
        Argument::Value { input } => value(row, position, *input, name),
        Argument::Function { .. } => {
            let given = CArgument::address(name, &cxx::passed(row, argument));
            match forwarded(row, position, &given.inside) {
                Some(inside) => CArgument { inside, ..given },
                None => given,
            }
        }
        Argument::Data { .. }
        | Argument::Object { .. }
        | Argument::Converted { .. }
        | Argument::UserData { .. }
        | Argument::Written { .. }
        | Argument::Stream { .. } => CArgument::address(name, &cxx::passed(row, argument)),
        Argument::Size { inputs, r#type } => {
            let dtype = r#type.dtype();
            CArgument::number(
                dtype,
                name,
                format!("{}.size<{}>()", row.inputs[inputs[0]].safe_name, dtype.cpp()),
            )
        }
        Argument::Extent { name: of, r#type, .. } => {
            let dtype = r#type.dtype();
            CArgument::number(dtype, name, format!("::quaff::extent<{}>({})", dtype.cpp(), extent(row, of)))
        }
        Argument::Stride { name: of, r#type, .. } => {
            let dtype = r#type.dtype();
            CArgument::number(dtype, name, format!("::quaff::stride<{}>({})", dtype.cpp(), extent(row, of)))
        }
        Argument::Local(own) => match own.is_reference {
            true => {
                let given = CArgument::address(name, &format!("&{}", local::name(own)));
                CArgument { inside: format!("*({} *){name}", scalar(&own.scalar)), ..given }
            }
            false => CArgument::address(name, &cxx::passed(row, argument)),
        },
        Argument::Default { text } => {
            CArgument { parameters: Vec::new(), values: Vec::new(), inside: text.clone() }
        }
        Argument::Wrapped { .. } => return None,
    })
}

/// The argument for a parameter that is passed by value.
fn value(row: &Row, position: usize, input: usize, name: &str) -> CArgument {
    let input = &row.inputs[input];
    let own = &input.safe_name;
    match &input.r#type {
        Type::Value(Value::Scalar(scalar)) => CArgument::number(scalar.dtype(), name, own.clone()),
        Type::Value(Value::Text(Text::Character)) => CArgument::one("char", name, format!("{own}.letter()")),
        Type::Value(Value::Text(Text::String | Text::Buffer)) => CArgument {
            parameters: vec![format!("const char *{name}"), format!("size_t {name}_size")],
            values: vec![format!("{own}.data"), format!("{own}.size")],
            inside: name.to_owned(),
        },
        Type::Value(Value::Text(Text::CString)) => {
            CArgument::one("const char *", name, format!("{own}.c_str()"))
        }
        Type::Value(Value::Text(Text::WritableCString)) => {
            CArgument::one("char *", name, format!("::quaff::WritableText({own})"))
        }
        Type::Value(Value::Python | Value::Library(_)) => {
            CArgument::one("PyObject *", name, format!("{own}.object"))
        }
        Type::Value(Value::Object(_)) => {
            let given = CArgument::one("void *", name, format!("{own}.address"));
            match row.c.as_ref().and_then(|c| c.values[position].as_ref()) {
                None => given,
                Some(value) => CArgument { inside: format!("*({value} *){name}"), ..given },
            }
        }
        Type::Array(_) | Type::Vector(_) | Type::Part(_) => CArgument::one("void *", name, own.clone()),
    }
}

/// The type of a number that C++ holds in a variable.
pub fn scalar(scalar: &Scalar) -> &str {
    match scalar {
        Scalar::Integer(integer) if integer.is_enum => number(integer.dtype()),
        Scalar::Integer(integer) => integer.spelling.trim_start_matches("std::"),
        other => number(other.dtype()),
    }
}

fn extent<'r>(row: &'r Row, name: &'r str) -> &'r str {
    let own = row.extents.iter().find(|extent| extent.name == name);
    own.map_or(name, |extent| &extent.safe_name)
}

/// A name without its scopes.
pub fn plain(name: &str) -> &str {
    FullName::of(name).last()
}

/// The argument at a position, if its function type has structs by value. `given` is the address of the C++
/// function, or null.
fn forwarded(row: &Row, position: usize, given: &str) -> Option<String> {
    called(row, position)?;
    let (function, variable) = names(row, position);
    Some(format!(
        "({given} == NULL ? NULL : (__atomic_store_n(&{variable}, {given}, __ATOMIC_RELAXED), (void *){function}))"
    ))
}

/// The type of the function that a row takes at a position, as the interface declares it.
pub fn called(row: &Row, position: usize) -> Option<&FunctionTy> {
    match (row.arguments.get(position)?, row.parameters.get(position)?) {
        (Argument::Function { .. }, Ty::FunctionPointer(called)) => {
            called.structs_by_value().next().is_some().then_some(called)
        }
        _ => None,
    }
}

/// The names of a callback's C function and of its variable.
pub fn names(row: &Row, position: usize) -> (String, String) {
    let name = row.c.as_ref().map_or("", |c| c.name.as_str());
    (format!("{name}_call_{}", position + 1), format!("{name}_called_{}", position + 1))
}

/// A function with C linkage, whose types are spelled alike in C and C++.
pub struct CDefinition {
    pub returns: String,
    pub name: String,
    /// The parameters, such as `int32_t quaff_1`.
    pub parameters: Vec<String>,
    pub body: String,
    pub place: Place,
}

impl CDefinition {
    pub fn declaration(&self) -> String {
        let CDefinition { returns, name, parameters, .. } = self;
        let parameters = if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") };
        format!("QUAFF_OWN {}({parameters})", declared(returns, name))
    }

    /// The definition, preceded by a declaration outside of any `#line` of the interface.
    pub fn definition(&self) -> String {
        let place = line(self.place.line, &self.place.file);
        let body = self.body.trim_end();
        let (before, after) = match body.starts_with('\n') {
            true => ("", "\n"),
            false => (" ", " "),
        };
        format!("\n{place}{} {{{before}{body}{after}}}\n", self.declaration())
    }
}
