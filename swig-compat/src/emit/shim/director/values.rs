//! The values in a call of a Python method: slots for the arguments, and the conversion of the results for
//! C++.

use crate::emit::fragment::step;
use crate::emit::shim::types;
use crate::interface::{
    By, CxxCallCode, CxxCallConversion, LentArray, LentExtent, Object, Passing, Pointee, Scalar, Stage, Text,
    Ty, Type, Value,
};
use crate::plan::{OverrideValue, PlannedOverride, RowStep};
use std::collections::BTreeSet;

pub(in crate::emit::shim) fn argument(index: usize) -> String {
    format!("argument_{}", index + 1)
}

/// The argument slots, and the statements before them.
pub(in crate::emit::shim) fn passed(function: &PlannedOverride) -> (String, String) {
    let (mut before, mut slots) = (named(function), Vec::new());
    for value in &function.passed {
        let name = argument(value.position());
        let object = format!("object_{}", value.position() + 1);
        slots.push(match &value.value.conversion {
            CxxCallConversion::Value(r#type) if function.may_call_own() && is_given(value) => {
                let unnamed = if is_unnamed_value(r#type) { "unnamed_" } else { "" };
                format!("::quaff::{unnamed}given_slot({name})")
            }
            CxxCallConversion::Value(r#type) => slot(r#type, &name),
            CxxCallConversion::Number(scalar) => {
                format!("::quaff::slot(static_cast<{}>(*::quaff::referred({name})))", scalar.dtype().cpp())
            }
            CxxCallConversion::Copied => {
                before += &format!("::quaff::MadeObject {object}(::quaff::copied_to_python({name})); ");
                format!("{object}.slot()")
            }
            CxxCallConversion::ByTraits | CxxCallConversion::Library(_) => {
                before += &format!("::quaff::MadeObject {object}(::quaff::by_traits_to_python({name})); ");
                format!("{object}.slot()")
            }
            CxxCallConversion::Lent(array) => {
                let data = lent(array, &name);
                before += &format!("::quaff::LentArray {object}({data}); ");
                format!("{object}.slot()")
            }
            CxxCallConversion::Code(code) => {
                before += &format!(
                    "PyObject *{object} = nullptr; const ::quaff::Releaser {object}_end({object});\n"
                );
                before += &written(code, value);
                format!("::quaff::slot({object})")
            }
            CxxCallConversion::Missing(_) => continue,
        });
    }
    (before, slots.join(", "))
}

/// Whether the object of an argument passes to Python, so that C++ no longer has it.
fn is_given(value: &OverrideValue) -> bool {
    let CxxCallConversion::Value(Type::Value(Value::Object(object))) = &value.value.conversion else {
        return false;
    };
    matches!(object.passing, Passing::Value | Passing::RvalueReference | Passing::Unique(By::Value))
}

/// Whether the type is that of objects by value, of a type that the interface does not declare.
fn is_unnamed_value(r#type: &Type) -> bool {
    r#type.object().is_some_and(|object| object.passing == Passing::Value && object.pointee != Pointee::Class)
}

/// The parameters whose objects Python gets, although C++ may need them for its own function.
pub(super) fn kept_by_python(function: &PlannedOverride) -> Vec<String> {
    let given = function.passed.iter().filter(|value| function.may_call_own() && is_given(value));
    given.map(|value| argument(value.position())).collect()
}

/// Declares the parameters under the names that typemap code uses, as in SWIG's directors.
fn named(function: &PlannedOverride) -> String {
    let names: BTreeSet<&(String, usize)> = function.codes().flat_map(|code| &code.named).collect();
    let declared = |(name, position): &(String, usize)| {
        format!("[[maybe_unused]] auto &&{name} = {}; ", argument(*position))
    };
    names.into_iter().map(declared).collect()
}

/// The statements after the call, ending with the return. `kept` is the variable for a result that C++ gets
/// by reference.
pub(in crate::emit::shim) fn returned(function: &PlannedOverride, kept: &str, shown: &str) -> String {
    let (mut text, mut last) = (String::new(), "return;".to_owned());
    for value in &function.passed {
        if matches!(value.value.conversion, CxxCallConversion::Lent(_)) {
            text += &format!(
                "if (!object_{}.end()) {{ ::quaff::throw_from_python({shown}); }} ",
                value.position() + 1
            );
        }
    }
    for (index, value) in function.returned.iter().enumerate() {
        let at = if index == 0 { String::new() } else { index.to_string() };
        let cxx = &function.method.returns;
        let name = value.value.position.map(argument);
        match (&value.value.conversion, name) {
            (CxxCallConversion::Value(r#type), _) => {
                last = format!(
                    "return {};",
                    returned_value(r#type, &function.method.spelled.returns, kept, &at)
                );
            }
            (CxxCallConversion::Number(scalar), Some(name)) => {
                let dtype = scalar.dtype().cpp();
                text += &format!("::quaff::assign_number({name}, call.value<{dtype}>({at})); ");
            }
            (CxxCallConversion::Copied, Some(name)) => {
                text +=
                    &format!("::quaff::copy_from_python({name}, call.value<PyObject *>({at}), {shown}); ");
            }
            (CxxCallConversion::Copied, None) => {
                text += &format!("{} copy{{}}; ", cxx.referent().unwrap_or(cxx).without_const());
                text += &format!("::quaff::copy_from_python(copy, call.value<PyObject *>({at}), {shown}); ");
                last = match cxx.referent() {
                    Some(_) => format!("return *({kept} = ::std::move(copy));"),
                    None => "return copy;".to_owned(),
                };
            }
            (CxxCallConversion::ByTraits | CxxCallConversion::Library(_), _) => {
                let own = types::r#type(cxx.referent().unwrap_or(cxx).without_const());
                let made =
                    format!("::quaff::by_traits_from_python<{own}>(call.value<PyObject *>({at}), {shown})");
                last = match cxx.referent() {
                    Some(_) => format!("return *({kept} = {made});"),
                    None => format!("return {made};"),
                };
            }
            (CxxCallConversion::Code(code), name) => {
                let object = &code.object;
                text += &format!("[[maybe_unused]] PyObject *{object} = call.value<PyObject *>({at});\n");
                if name.is_none() {
                    text += &format!("{}{{}};\n", code.declaration);
                    last = format!("return {};", result_of_code(cxx, shown));
                }
                text += &written(code, value);
            }
            (
                CxxCallConversion::Number(_) | CxxCallConversion::Lent(_) | CxxCallConversion::Missing(_),
                _,
            ) => {}
        }
    }
    if let Some(success) = &function.success {
        last = format!("return static_cast<{}>({success});", function.method.spelled.returns);
    }
    text + &last
}

/// The code of a typemap, after its variables.
fn written(code: &CxxCallCode, value: &OverrideValue) -> String {
    let locals: String = code.locals.iter().map(|local| format!("{local};\n")).collect();
    let Some(place) = &value.place else { return locals };
    let (text, is_block) = (code.code.text.clone(), code.code.is_block);
    locals
        + &step(&RowStep {
            stage: Stage::Input,
            position: value.value.position,
            needs: None,
            text,
            is_block,
            place: place.clone(),
        })
}

/// The C++ result, from the variable that typemap code has set.
fn result_of_code(cxx: &Ty, shown: &str) -> String {
    match cxx.without_const() {
        Ty::Reference(_) => format!("*::quaff::set_by_code(c_result, {shown})"),
        Ty::RvalueReference(_) => format!("::std::move(*::quaff::set_by_code(c_result, {shown}))"),
        Ty::Pointer(_) | Ty::FunctionPointer(_) | Ty::Builtin(_) | Ty::Enum(..) => {
            format!("(::quaff::Same<{}>)(c_result)", cxx.without_const())
        }
        _ => "::quaff::passed(c_result)".to_owned(),
    }
}

/// The address, the extents and the layout of an array.
fn lent(array: &LentArray, name: &str) -> String {
    let data = match array.extents.as_slice() {
        [LentExtent::Own] => format!("{name}.data()"),
        [LentExtent::Fixed(_), _, ..] => {
            let constant = if array.constant { "const " } else { "" };
            format!("reinterpret_cast<{constant}{} *>({name})", array.element.spelling())
        }
        _ => name.to_owned(),
    };
    let extents: Vec<String> = (array.extents.iter())
        .map(|extent| match extent {
            LentExtent::Parameter(position) => format!("::quaff::extent_of({})", argument(*position)),
            LentExtent::Fixed(extent) => extent.to_string(),
            LentExtent::Own => format!("{name}.size()"),
        })
        .collect();
    format!("{data}, {{{}}}, {}, {}", extents.join(", "), array.fortran, array.constant)
}

/// The slot of an argument.
fn slot(r#type: &Type, name: &str) -> String {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => {
            format!("::quaff::slot(static_cast<{}>({name}))", scalar.dtype().cpp())
        }
        Type::Value(Value::Text(Text::Character)) => format!("::quaff::text_slot(::std::string(1, {name}))"),
        Type::Value(Value::Text(_)) => format!("::quaff::text_slot({name})"),
        Type::Value(Value::Object(object)) => match object.passing {
            Passing::Pointer => format!("::quaff::object_slot({name})"),
            Passing::Unique(By::Value) => format!("::quaff::object_slot({name}.release())"),
            Passing::Unique(_) => format!("::quaff::object_slot({name}.get())"),
            Passing::Reference => format!("::quaff::object_slot(::std::addressof({name}))"),
            Passing::Value if is_unnamed_value(r#type) => format!("::quaff::unnamed_slot({name})"),
            Passing::Value | Passing::RvalueReference | Passing::Shared => {
                format!("::quaff::moved_slot({name})")
            }
        },
        Type::Value(Value::Python | Value::Library(_)) | Type::Array(_) | Type::Vector(_) | Type::Part(_) => {
            format!("::quaff::slot({name})")
        }
    }
}

/// The C++ result, from the slot with the Python result.
fn returned_value(r#type: &Type, cxx: &Ty, kept: &str, at: &str) -> String {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => match cxx.referent() {
            Some(referent) => format!("{kept} = {}", scalar_value(scalar, referent, at)),
            None => scalar_value(scalar, cxx, at),
        },
        Type::Value(Value::Text(text)) => match cxx.referent() {
            Some(_) => format!("{kept} = {}", text_value(*text, at)),
            None => text_value(*text, at),
        },
        Type::Value(Value::Object(object)) if is_lent_owner(object) => {
            format!("{kept}.emplace(call.object({at})).pointer")
        }
        Type::Value(Value::Object(Object { pointee: Pointee::Class, r#type, passing, .. })) => {
            object_value(&types::r#type(r#type), *passing, at)
        }
        // A value of a type that the interface does not declare.
        Type::Value(Value::Object(Object { passing: Passing::Value, .. })) => {
            format!("::quaff::reference<{}>(call.object({at}))", cxx.without_const())
        }
        // A `void *`, which Python only passes on.
        Type::Value(Value::Object(_)) => match cxx.referent() {
            Some(referent) => format!("*static_cast<{referent} *>(call.object({at}).address)"),
            None => format!("static_cast<{}>(call.object({at}).address)", cxx.without_const()),
        },
        Type::Value(Value::Python | Value::Library(_)) => format!("call.reference({at})"),
        Type::Array(_) | Type::Vector(_) | Type::Part(_) => format!("call.value<{cxx}>({at})"),
    }
}

/// Whether C++ gets a reference to a `std::unique_ptr`, although the object stays Python's.
pub(super) fn is_lent_owner(object: &Object) -> bool {
    matches!(object.passing, Passing::Unique(by) if by != By::Value)
}

fn text_value(text: Text, at: &str) -> String {
    match text {
        Text::Character => format!("call.text({at}).c_str()[0]"),
        Text::CString => format!("call.value<::quaff::TextSlot>({at}).data"),
        Text::WritableCString => format!("const_cast<char *>(call.value<::quaff::TextSlot>({at}).data)"),
        Text::String | Text::Buffer => format!("call.text({at})"),
    }
}

fn scalar_value(scalar: &Scalar, cxx: &Ty, at: &str) -> String {
    let value = format!("call.value<{}>({at})", scalar.dtype().cpp());
    match scalar {
        Scalar::Integer(_) => format!("static_cast<{}>({value})", cxx.without_const()),
        _ => value,
    }
}

fn object_value(class: &str, passing: Passing, at: &str) -> String {
    match passing {
        Passing::Pointer => format!("::quaff::pointer<{class}>(call.object({at}))"),
        Passing::Unique(_) => {
            format!("::std::unique_ptr<{class}>(::quaff::pointer<{class}>(call.object({at})))")
        }
        Passing::Value | Passing::Reference | Passing::RvalueReference | Passing::Shared => {
            format!("::quaff::reference<{class}>(call.object({at}))")
        }
    }
}
