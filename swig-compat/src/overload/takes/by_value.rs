//! The Python values for types of the standard library: those that such types accept without a `%template`,
//! the order of overloads with such types, and the values from which objects of the library's classes are
//! made.

use super::StaticType;
use crate::dtype::Dtype;
use crate::interface::{ByValue, ClassType, Conversion, Shape, Ty};

impl StaticType {
    /// The Python values from which a library type is converted.
    pub fn of_library(r#type: &Ty) -> StaticType {
        let own = r#type.without_const();
        match own {
            Ty::StdVector(element) | Ty::StdSpan(element) => array(own, element),
            Ty::Class(class) | Ty::Undeclared(class) if class.by_value() != ByValue::Never => {
                of_class(own, class)
            }
            other => of(other),
        }
    }
}

fn of_class(own: &Ty, class: &ClassType) -> StaticType {
    let at = |index: usize| class.arguments().get(index).map_or(StaticType::Any, StaticType::of_library);
    let all = || class.arguments().iter().map(StaticType::of_library).collect();
    let elements = |element| StaticType::Elements(own.clone(), Box::new(element));
    match class.by_value() {
        ByValue::Array => class.arguments().first().map_or(StaticType::Any, |element| array(own, element)),
        ByValue::List | ByValue::Set => elements(at(0)),
        ByValue::Dict => StaticType::Mapping(own.clone(), Box::new([at(0), at(1)])),
        ByValue::Pairs => StaticType::Either(vec![
            StaticType::Mapping(own.clone(), Box::new([at(0), at(1)])),
            elements(StaticType::Places(own.clone(), vec![at(0), at(1)])),
        ]),
        ByValue::Tuple => StaticType::Places(own.clone(), all()),
        ByValue::Optional => StaticType::Optional(own.clone(), Box::new(at(0))),
        ByValue::Either => StaticType::Either(all()),
        ByValue::Expected => match class.arguments().first() {
            Some(value) if value.is_void() => StaticType::Plain("None"),
            _ => at(0),
        },
        ByValue::Nothing => StaticType::Plain("None"),
        ByValue::Text => StaticType::Text,
        ByValue::Path => StaticType::Plain("str | PathLike[str]"),
        ByValue::Interval => StaticType::Plain("timedelta"),
        ByValue::Moment if class.is_of_other_clock() => StaticType::Plain("timedelta"),
        ByValue::Moment => StaticType::Plain("datetime"),
        ByValue::Bits => StaticType::Integer,
        ByValue::Records => StaticType::Plain("npt.NDArray[np.void]"),
        ByValue::Pointer | ByValue::Never => of(own),
    }
}

/// A sequence of elements; for numbers also an array.
fn array(own: &Ty, element: &Ty) -> StaticType {
    match element.scalar().filter(|_| !element.is_char()) {
        Some(scalar) => StaticType::Sequence(scalar.dtype()),
        None => StaticType::Elements(own.clone(), Box::new(StaticType::of_library(element))),
    }
}

/// The position of a type in the order of overloads: types that accept fewer values come first, and numbers
/// are in C++'s order of preference. `place` returns the position of a number type.
pub(super) fn order(r#type: &Ty, place: &impl Fn(Dtype) -> usize) -> usize {
    /// The number of positions of each kind of type: one for each number, and two for other elements.
    const POSITIONS: usize = 64;
    let own = r#type.without_const();
    let (kind, inner) = match own {
        Ty::StdVector(element) | Ty::StdSpan(element) => (9, Some(&**element)),
        Ty::Class(class) | Ty::Undeclared(class) => {
            let kind = match class.by_value() {
                ByValue::Nothing => 0,
                ByValue::Text => 1,
                ByValue::Interval | ByValue::Moment => 2,
                ByValue::Bits => 3,
                ByValue::Path => 4,
                ByValue::Dict | ByValue::Pairs => 5,
                ByValue::Set => 6,
                ByValue::Tuple => 7,
                ByValue::Records => 8,
                ByValue::Array | ByValue::List => 9,
                ByValue::Expected | ByValue::Pointer | ByValue::Never => 10,
                ByValue::Optional => 11,
                ByValue::Either => 12,
            };
            (kind, class.arguments().first())
        }
        _ => (10, None),
    };
    let numbers = inner.map_or(POSITIONS - 1, |inner| match inner.scalar() {
        Some(scalar) => place(scalar.dtype()),
        None => POSITIONS - 2,
    });
    kind * POSITIONS + numbers
}

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
        Ty::Builtin(builtin) if builtin.is_character() => StaticType::Text,
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
