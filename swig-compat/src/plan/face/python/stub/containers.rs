//! The types of library methods of containers that exchange Python objects: the library declares `PyObject *`
//! for slices, and for results that are lists, iterators or other containers.

use super::values::PythonValue;
use super::{RowTypes, values};
use crate::interface::{ClassType, Shape, Ty};
use crate::overload::takes::StaticType;

/// A method that returns a Python object, the shapes of the containers with this method, and the type of the
/// object.
type ContainerMethod = (&'static str, &'static [Shape], fn(&ClassType) -> PythonValue);

const ALL: &[Shape] = &[Shape::Elements, Shape::Mapping, Shape::Items];
const KEYED: &[Shape] = &[Shape::Mapping, Shape::Items];

/// The methods with fixed results. `get` is not among them, because its result depends on its parameters.
const RETURNED: [ContainerMethod; 24] = [
    ("__getitem__", &[Shape::Elements], own),
    ("__getitem__", &[Shape::Places], |class| PythonValue::Either(places(class))),
    ("__iter__", &[Shape::Elements], |class| PythonValue::Iterator(Box::new(first(class)))),
    ("__iter__", KEYED, |class| PythonValue::Iterator(Box::new(first(class)))),
    ("asdict", KEYED, values::converted),
    ("begin", ALL, place),
    ("end", ALL, place),
    ("equal_range", ALL, |class| PythonValue::Places(vec![place(class), place(class)])),
    ("erase", &[Shape::Elements], place),
    ("find", ALL, place),
    ("insert", &[Shape::Elements], place),
    ("items", KEYED, |class| list(item(class))),
    ("iterator", ALL, place),
    ("iteritems", KEYED, place),
    ("iterkeys", KEYED, place_of_key),
    ("itervalues", KEYED, place_of_value),
    ("key_iterator", KEYED, place_of_key),
    ("keys", KEYED, |class| list(first(class))),
    ("lower_bound", ALL, place),
    ("rbegin", ALL, place),
    ("rend", ALL, place),
    ("upper_bound", ALL, place),
    ("value_iterator", KEYED, place_of_value),
    ("values", KEYED, |class| list(second(class))),
];

/// The methods of sequences that accept a slice instead of an index.
const SLICED: [&str; 3] = ["__delitem__", "__getitem__", "__setitem__"];

/// Fills in the types that the C++ declaration of a method leaves open.
pub(super) fn close(signature: &mut RowTypes, method: &str, class: &ClassType) {
    if class.shape() == Shape::Elements && SLICED.contains(&method) {
        let index = signature.types.first_mut().filter(|index| **index == StaticType::Any);
        index.into_iter().for_each(|index| *index = StaticType::Slice);
    }
    let results = signature.results.iter_mut().filter(|results| **results == [PythonValue::Any]);
    for result in results.flatten() {
        let row =
            RETURNED.iter().find(|(name, shapes, _)| *name == method && shapes.contains(&class.shape()));
        *result = match row {
            Some((.., returned)) => returned(class),
            None if method == "get" && KEYED.contains(&class.shape()) => {
                result_of_get(class, signature.types.len())
            }
            None => PythonValue::Any,
        };
    }
}

fn own(class: &ClassType) -> PythonValue {
    PythonValue::Object(Ty::Class(class.clone()))
}

fn place(class: &ClassType) -> PythonValue {
    PythonValue::Place(Box::new(item(class)))
}

fn place_of_key(class: &ClassType) -> PythonValue {
    PythonValue::Place(Box::new(first(class)))
}

fn place_of_value(class: &ClassType) -> PythonValue {
    PythonValue::Place(Box::new(second(class)))
}

fn list(element: PythonValue) -> PythonValue {
    PythonValue::List(Box::new(element))
}

/// The result of `get`: the value for the key, or the caller's default, which is None if it is left out.
fn result_of_get(class: &ClassType, parameters: usize) -> PythonValue {
    match parameters {
        1 => PythonValue::Optional(Box::new(second(class))),
        _ => PythonValue::Either(vec![second(class), PythonValue::Any]),
    }
}

/// The type of the elements that iterators return.
fn item(class: &ClassType) -> PythonValue {
    match class.shape() {
        Shape::Elements => first(class),
        _ => PythonValue::Places(vec![first(class), second(class)]),
    }
}

fn places(class: &ClassType) -> Vec<PythonValue> {
    class.arguments().iter().map(values::of).collect()
}

/// The type of an element, or of a key.
fn first(class: &ClassType) -> PythonValue {
    class.arguments().first().map_or(PythonValue::Any, values::of)
}

/// The type of the value for a key.
fn second(class: &ClassType) -> PythonValue {
    class.arguments().get(1).map_or(PythonValue::Any, values::of)
}
