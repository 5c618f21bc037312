//! The arguments of the call: the expression that is passed for each parameter of C++.
//!
//! Some arguments are converted before the call, in variables that live until its result is converted: code
//! of the interface around the call may release the GIL, and the result may refer to an argument.

use super::{local, types};
use crate::emit::swig_variables::CodeLanguage;
use crate::interface::{
    Argument, ArrayClass, ArrayObject, Axis, DataForm, Local, Text, Type, Value, VariablePassing,
};
use crate::plan::{PythonUse, Row, RowVariable};

/// The expression that is passed for a C++ parameter.
pub(in crate::emit) fn passed(row: &Row, argument: &Argument) -> String {
    converted(row, argument).unwrap_or_else(|| passed_in_place(row, argument))
}

/// The expression for a parameter whose argument has no variable of its own.
fn passed_in_place(row: &Row, argument: &Argument) -> String {
    match argument {
        Argument::Value { input } => types::value(&row.inputs[*input]),
        Argument::Data { input, .. } if local::variable(row, *input).is_some() => {
            format!("{}.data()", array(row, *input))
        }
        Argument::Data { input, .. } if row.inputs[*input].record().is_some() => {
            format!("{}.data()", array(row, *input))
        }
        Argument::Data { input, constant, form } => data(row, *input, *constant, form),
        Argument::Object { input, object } => object_of_array(row, *input, object),
        Argument::Converted { of, class } => {
            format!("::quaff::value_traits<{}>::from({})", types::r#type(class), passed(row, of))
        }
        Argument::Function { input, called, data, in_c } => {
            let name = &row.inputs[*input].safe_name;
            let signature = called.spelled("");
            format!("{}::function<{signature}, {data}>({name})", user_data(row, *input, *in_c))
        }
        // The data lives as long as the call.
        Argument::UserData { input, in_c } => {
            format!("{}({}).data()", user_data(row, *input, *in_c), row.inputs[*input].safe_name)
        }
        Argument::Size { inputs, r#type } => {
            format!("{}.size<{}>()", array(row, inputs[0]), r#type.spelling)
        }
        Argument::Extent { name, of, r#type } => {
            let extent = row.extents.iter().find(|extent| extent.name == *name && extent.of == *of);
            let name = extent.map_or(name, |extent| &extent.safe_name);
            format!("::quaff::extent<{}>({name})", r#type.spelling)
        }
        Argument::Stride { name, of, r#type } => {
            let stride = row.extents.iter().find(|extent| extent.name == *name && extent.of == [*of]);
            let name = stride.map_or(name, |stride| &stride.safe_name);
            format!("::quaff::stride<{}>({name})", r#type.spelling)
        }
        Argument::Local(Local { is_nullable: true, input: Some(input), .. }) => {
            format!("::quaff::pointer_to({})", types::value(&row.inputs[*input]))
        }
        Argument::Local(local) if local.is_reference => local::name(local),
        Argument::Local(local) => format!("&{}", local::name(local)),
        Argument::Written { position, .. } => local::numbered(*position),
        Argument::Default { text } => text.clone(),
        Argument::Wrapped { position, .. } => variable_of_code(row, *position).unwrap_or_default(),
        // `cudaStream_t` and `CUstream` are names of this pointer type.
        Argument::Stream { name } => {
            format!("reinterpret_cast<::CUstream_st *>({})", row.stream.as_ref().unwrap_or(name))
        }
    }
}

/// The expression for the address of an array's elements, cast to their type: C++ may have another overload
/// for non-constant elements.
fn data(row: &Row, input: usize, constant: bool, form: &DataForm) -> String {
    let constant = if constant { "const " } else { "" };
    let array = &row.inputs[input];
    let element = array.array().map_or("void", |array| array.element.spelling());
    let data = format!("{}.data<{constant}{element}>()", array.safe_name);
    match form {
        DataForm::Pointer => data,
        DataForm::Fixed { inner } if inner.is_empty() => data,
        DataForm::Fixed { inner } => {
            let inner: String = inner.iter().map(|extent| format!("[{extent}]")).collect();
            format!("reinterpret_cast<{constant}{element} (*){inner}>({data})")
        }
        DataForm::Planes => {
            let extents = row.extents_of(input).map(|(_, extent)| extent.safe_name.as_str());
            let extents: Vec<&str> = extents.collect();
            format!("::quaff::Planes<{constant}{element}>({data}, {{{}}}).data()", extents.join(", "))
        }
    }
}

/// The object that C++ gets for an array: a vector, a span, or an object of a class with traits.
fn object_of_array(row: &Row, input: usize, object: &ArrayObject) -> String {
    let array = &row.inputs[input];
    let element = array.array().map_or("void", |array| array.element.spelling());
    let object = match object {
        ArrayObject::Class(class) => return of_class(row, input, class),
        ArrayObject::Span { constant: true } => format!("::std::span<const {element}>"),
        ArrayObject::Span { constant: false } => format!("::std::span<{element}>"),
        ArrayObject::Vector => format!("::std::vector<{element}>"),
    };
    format!("::quaff::as<{object}>({})", array.safe_name)
}

/// The expression for the elements of an array.
fn array(row: &Row, input: usize) -> String {
    let given = &row.inputs[input];
    match (local::variable(row, input), given.record()) {
        (Some(variable), _) => format!("{variable}.get()"),
        (None, Some(class)) => {
            let constant = |argument: &Argument| matches!(argument, Argument::Data { input: own, constant: true, .. } if *own == input);
            let constant = if row.arguments.iter().any(constant) { "const " } else { "" };
            format!("::quaff::records_on_device<{constant}{}>({})", types::class(class), given.safe_name)
        }
        (None, None) => given.safe_name.clone(),
    }
}

/// The object that the traits of a class make of an array.
fn of_class(row: &Row, input: usize, class: &ArrayClass) -> String {
    let named = |is_stride: bool| {
        let own = row.extents.iter().filter(move |extent| extent.of == [Axis { input, ..extent.of[0] }]);
        let own = own.filter(move |extent| extent.is_stride == is_stride && extent.value.is_none());
        own.map(|extent| extent.safe_name.as_str()).collect::<Vec<_>>().join(", ")
    };
    let strides = if class.is_strided { format!(", {{{}}}", named(true)) } else { String::new() };
    let (array, own) = (&row.inputs[input].safe_name, types::r#type(&class.class));
    let layout = if class.is_view { format!(", ::quaff::{}", class.layout) } else { String::new() };
    let object = format!("::quaff::viewed<{own}{layout}>({array}, {{{}}}{strides})", named(false));
    if class.is_changed { format!("::quaff::lvalue({object})") } else { object }
}

/// The class of the user data with the caller's `std::function`, for a function pointer.
fn user_data(row: &Row, input: usize, in_c: bool) -> String {
    let function = row.inputs[input].r#type.object().map(|object| types::r#type(&object.r#type));
    format!("::quaff::UserData<{}, {in_c}>", function.unwrap_or_default())
}

/// The variable that is passed for the parameter at a position, if typemap code has one and may have changed
/// it.
pub(super) fn variable_of_code(row: &Row, position: usize) -> Option<String> {
    let variable = &variable_at(row, position)?.variable;
    let name = &variable.name;
    Some(match &variable.passing {
        VariablePassing::Value => format!("::quaff::passed({name})"),
        VariablePassing::Cast(r#type) => format!("({type})({name})"),
        VariablePassing::Pointee => format!("*{name}"),
        VariablePassing::CastPointee(pointer) => format!("*({pointer})({name})"),
        VariablePassing::MovedPointee => format!("std::move(*{name})"),
    })
}

fn variable_at(row: &Row, position: usize) -> Option<&RowVariable> {
    let mut variables = row.code_around.iter().flat_map(|code_around| &code_around.variables);
    variables.find(|each| each.variable.position == position)
}

/// Whether quaff converts the argument at a position, for C++ or for the variable that the code sees.
fn is_converted(row: &Row, position: usize) -> bool {
    let own = variable_at(row, position);
    own.is_none_or(|own| {
        own.variable.is_converted && own.default.is_none() && !own.variable.declaration.is_empty()
    })
}

/// The declarations of the variables, before the call, on one line.
pub(super) fn declarations(row: &Row) -> String {
    let arguments = row.arguments.iter().enumerate();
    let converted = arguments.filter(|(position, _)| is_converted(row, *position));
    converted.filter_map(|(_, argument)| declaration(row, argument)).collect()
}

fn declaration(row: &Row, argument: &Argument) -> Option<String> {
    if let Argument::Converted { of, .. } = argument {
        return declaration(row, of);
    }
    let input = input(argument)?;
    let (given, name) = (&row.inputs[input], name(input));
    match variable_kind(row, argument)? {
        VariableKind::Library => Some(types::library(given)?.declared(&name) + "; "),
        VariableKind::Text => Some(format!("::std::string {name} = {}; ", types::value(given))),
        VariableKind::Array(object) => {
            let made = object_of_array(row, input, object);
            Some(format!("auto &&{name} = {made}; "))
        }
    }
}

/// The expression for an argument that has a variable.
fn converted(row: &Row, argument: &Argument) -> Option<String> {
    let name = name(input(argument)?);
    match variable_kind(row, argument)? {
        VariableKind::Library if matches!(argument, Argument::Local(_)) => {
            Some(format!("::quaff::pointer_to({name}.get())"))
        }
        VariableKind::Library => Some(format!("{name}.get()")),
        VariableKind::Text => Some(format!("::std::move({name})")),
        VariableKind::Array(ArrayObject::Class(class)) if class.is_changed => Some(name),
        VariableKind::Array(_) => Some(format!("::std::forward<decltype({name})>({name})")),
    }
}

/// The kinds of arguments that have variables.
enum VariableKind<'a> {
    /// A value of the standard library.
    Library,
    /// Text that C++ gets as a `std::string`.
    Text,
    /// The object that C++ gets for an array.
    Array(&'a ArrayObject),
}

fn variable_kind<'a>(row: &Row, argument: &'a Argument) -> Option<VariableKind<'a>> {
    let given = &row.inputs[input(argument)?];
    if row.c.is_some() || !is_surrounded(row) {
        return None;
    }
    match (argument, &given.r#type) {
        (Argument::Object { object, .. }, _) => Some(VariableKind::Array(object)),
        (_, Type::Value(Value::Library(_))) => Some(VariableKind::Library),
        (_, Type::Value(Value::Text(Text::String | Text::Buffer))) => Some(VariableKind::Text),
        _ => None,
    }
}

/// Whether the call is not the only code between the arguments and the result for the caller.
fn is_surrounded(row: &Row) -> bool {
    row.exception_code.is_some() || row.code_around.is_some() || row.python_use() == PythonUse::InConversions
}

/// The input behind an argument that may have a variable.
fn input(argument: &Argument) -> Option<usize> {
    match argument {
        Argument::Value { input } | Argument::Object { input, .. } => Some(*input),
        Argument::Local(local) if local.is_nullable => local.input,
        _ => None,
    }
}

fn name(input: usize) -> String {
    format!("quaff_value_{input}")
}

/// The statements before a call, without the declarations if these stand before typemap code.
pub(super) fn before_call(row: &Row) -> String {
    let declared = match row.code_around {
        Some(_) => String::new(),
        None => local::declarations(row, CodeLanguage::Cxx) + &declarations(row),
    };
    declared + &local::second_checks(row)
}
