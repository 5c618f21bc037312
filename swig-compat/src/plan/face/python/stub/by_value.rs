//! The Python values for standard library types without a `%template`.

use super::values;
use super::values::PythonValue;
use crate::interface::{ByValue, ClassType, Ty};

/// How Python gets a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// A new value, independent of C++'s.
    Fresh,
    /// A read-only snapshot of a value in C++.
    Snapshot,
    /// A hashable value, for keys.
    Key,
}

/// The value of a result.
pub(super) fn fresh(r#type: &Ty) -> PythonValue {
    of(r#type, Style::Fresh)
}

/// The value of a data member or a variable.
pub(super) fn snapshot(r#type: &Ty) -> PythonValue {
    of(r#type, Style::Snapshot)
}

fn of(r#type: &Ty, style: Style) -> PythonValue {
    match r#type.without_const() {
        Ty::StdVector(element) | Ty::StdSpan(element) => array(element, style),
        Ty::Class(class) | Ty::Undeclared(class) => of_class(class, style),
        other => values::of(other),
    }
}

fn of_class(class: &ClassType, style: Style) -> PythonValue {
    let at = |index: usize, style| {
        class.arguments().get(index).map_or(PythonValue::Any, |r#type| of(r#type, style))
    };
    let all = || class.arguments().iter().map(|r#type| of(r#type, style)).collect();
    match class.by_value() {
        ByValue::Array => class.arguments().first().map_or(PythonValue::Any, |element| array(element, style)),
        ByValue::List => list(at(0, style), style),
        ByValue::Set if style == Style::Fresh => PythonValue::Of("set", vec![at(0, Style::Key)]),
        ByValue::Set => PythonValue::Of("frozenset", vec![at(0, Style::Key)]),
        ByValue::Dict => match style {
            Style::Fresh => PythonValue::Dict(Box::new([at(0, Style::Key), at(1, style)])),
            Style::Snapshot => PythonValue::Of("Mapping", vec![at(0, Style::Key), at(1, style)]),
            Style::Key => list(PythonValue::Places(vec![at(0, style), at(1, style)]), style),
        },
        ByValue::Pairs => list(PythonValue::Places(vec![at(0, Style::Key), at(1, style)]), style),
        ByValue::Tuple => PythonValue::Places(all()),
        ByValue::Optional => PythonValue::Optional(Box::new(at(0, style))),
        ByValue::Either => PythonValue::Either(all()),
        ByValue::Expected => match class.arguments().first() {
            Some(value) if value.is_void() => PythonValue::Plain("None"),
            _ => at(0, style),
        },
        ByValue::Nothing => PythonValue::Plain("None"),
        ByValue::Text => PythonValue::Text,
        ByValue::Path => PythonValue::Plain("Path"),
        ByValue::Interval => PythonValue::Plain("timedelta"),
        ByValue::Moment if class.is_of_other_clock() => PythonValue::Plain("timedelta"),
        ByValue::Moment => PythonValue::Plain("datetime"),
        ByValue::Bits => PythonValue::Int,
        ByValue::Records => PythonValue::Plain("npt.NDArray[np.void]"),
        ByValue::Pointer | ByValue::Never => values::of(&Ty::Class(class.clone())),
    }
}

fn list(element: PythonValue, style: Style) -> PythonValue {
    match style {
        Style::Fresh => PythonValue::List(Box::new(element)),
        Style::Snapshot | Style::Key => PythonValue::Elements(Box::new(element)),
    }
}

/// A sequence of elements: an array for numbers, unless it must be hashable.
fn array(element: &Ty, style: Style) -> PythonValue {
    match element.scalar().filter(|_| style != Style::Key && !element.is_char()) {
        Some(scalar) => PythonValue::Array(scalar.dtype()),
        None => list(of(element, style), style),
    }
}
