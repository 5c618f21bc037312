//! The Python values from which objects of the library's classes are made, possibly nested.

use super::StaticType;
use crate::interface::{ClassType, Conversion, Shape, Ty};

/// The Python values from which an object of `class` is made; `type` is the same class.
pub(super) fn from_python(r#type: &Ty, class: &ClassType) -> StaticType {
    let own = || r#type.without_const().clone();
    match (class.shape(), class.arguments()) {
        (Shape::Complex, _) => StaticType::Complex,
        (Shape::Elements, [element, ..]) => StaticType::Elements(own(), Box::new(of(element))),
        (Shape::Places, places) => StaticType::Places(own(), places.iter().map(of).collect()),
        (Shape::Mapping, [key, mapped, ..]) => StaticType::Mapping(own(), Box::new([of(key), of(mapped)])),
        (_, [inner]) if class.conversion() == Conversion::Optional => {
            StaticType::Optional(own(), Box::new(of(inner)))
        }
        _ if let Some(called) = class.called() => StaticType::Callable(Box::new(called.clone())),
        _ => StaticType::Any,
    }
}

/// The Python values from which an element is made.
pub(super) fn of(element: &Ty) -> StaticType {
    let element = element.without_const();
    match element {
        Ty::StdString => StaticType::Text,
        Ty::Enum(..) => StaticType::Integer,
        Ty::Builtin(builtin) if builtin.is_letter() => StaticType::Text,
        Ty::Builtin(builtin) => {
            builtin.scalar().map_or(StaticType::Any, |scalar| StaticType::number(scalar.dtype()))
        }
        Ty::StdVector(inner) => StaticType::Elements(element.clone(), Box::new(of(inner))),
        Ty::Pointer(pointee) if pointee.class().is_some() => {
            StaticType::OptionalObject(pointee.without_const().clone())
        }
        Ty::Class(_) => StaticType::of_object(element, false),
        _ => StaticType::Any,
    }
}
