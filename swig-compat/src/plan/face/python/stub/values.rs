//! The Python values to which objects of the library's classes are converted, possibly nested.

use super::PythonValue;
use crate::interface::{ClassType, Conversion, Shape, Ty};

/// The value to which an object is converted.
pub(super) fn converted(class: &ClassType) -> PythonValue {
    let arguments = class.arguments();
    match (class.shape(), arguments) {
        (Shape::Complex, _) => PythonValue::Complex,
        (Shape::Elements, [element, ..]) => PythonValue::Elements(Box::new(of(element))),
        (Shape::Places, places) => PythonValue::Places(places.iter().map(of).collect()),
        (Shape::Mapping, [key, mapped, ..]) => PythonValue::Dict(Box::new([of(key), of(mapped)])),
        (_, [inner]) if class.conversion() == Conversion::Optional => {
            PythonValue::Optional(Box::new(of(inner)))
        }
        _ if let Some(called) = class.called() => PythonValue::Callable(Box::new(called.clone())),
        _ => PythonValue::Any,
    }
}

/// The value to which an element is converted.
pub(super) fn of(element: &Ty) -> PythonValue {
    match element.without_const() {
        Ty::StdString => PythonValue::Text,
        Ty::Enum(..) => PythonValue::Int,
        Ty::Builtin(builtin) if builtin.is_letter() => PythonValue::Text,
        Ty::Builtin(builtin) => {
            builtin.scalar().map_or(PythonValue::Any, |scalar| PythonValue::number(&scalar))
        }
        Ty::StdVector(element) => PythonValue::Elements(Box::new(of(element))),
        Ty::Pointer(pointee) if pointee.class().is_some() => {
            PythonValue::OptionalObject(pointee.without_const().clone())
        }
        Ty::Class(class) if let Some(pointee) = class.pointee() => {
            PythonValue::OptionalObject(pointee.clone())
        }
        Ty::Class(class) if class.conversion() == Conversion::Text => PythonValue::Text,
        Ty::Class(class) if class.converts() => converted(class),
        Ty::Class(_) => PythonValue::Object(element.without_const().clone()),
        _ => PythonValue::Any,
    }
}
