//! The signatures in the stub, for type checkers, and the types of library methods of containers that
//! exchange Python objects: the library declares `PyObject *` for slices, and for results that are lists,
//! iterators or other containers.

pub(in crate::plan) mod values;

use crate::interface::{
    self, Action, AnnotatedResult, ClassType, CxxCallConversion, CxxCallValue, Memory, MethodSignature,
    Shape, Ty, Value,
};
use crate::overload::takes::StaticType;
use crate::plan::{DeviceWork, Row, RowInput};
use std::iter;
use values::{PythonValue, Results, Stub};

/// The values that Python gets from a row: the C++ return value, and the outputs in the order of the C++
/// parameters.
pub fn results(row: &Row) -> Results {
    if let Some(elements) = row.elements() {
        return elements.results.iter().map(|element| PythonValue::Array(element.dtype())).collect();
    }
    if !row.gathered.is_empty() {
        let values = row.gathered.iter().map(PythonValue::of);
        return if row.gathers_tuple() { values.collect() } else { vec![PythonValue::list(values)] };
    }
    if let Some(code) = &row.code_around
        && let Some(results) = &code.annotations.results
    {
        return annotated(results, code.annotations.is_tuple);
    }
    // A copy of a container stays a container, while other results become values.
    if let (Action::Copy, Some(object)) = (&row.action, row.returned().and_then(interface::Type::object)) {
        return iter::once(PythonValue::Object(object.r#type.clone())).collect();
    }
    let is_member = matches!(row.action, Action::Get | Action::Read);
    if let Some(library) = row.returned().and_then(interface::Type::library).filter(|_| is_member) {
        return vec![values::snapshot(library)];
    }
    row.returned().map(PythonValue::of).into_iter().chain(row.results().iter().map(made)).collect()
}

/// The values that Python gets from a function with typemap code.
fn annotated(results: &[AnnotatedResult], is_tuple: bool) -> Results {
    let mut values = results.iter().map(|result| match result {
        AnnotatedResult::Converted(r#type) => PythonValue::of(r#type),
        AnnotatedResult::Made(annotation) => PythonValue::Annotated(Box::new(annotation.clone())),
    });
    if is_tuple || results.len() < 2 { values.collect() } else { vec![PythonValue::list(&mut values)] }
}

/// The signatures, one for each C++ function, except for those whose arguments an earlier signature accepts:
/// in Python, `int` and `long` are one type, and so are all device arrays. Arrays come first, because type
/// checkers also accept them as numbers. `class` is the class of a member function.
pub(in crate::plan) fn of(rows: &[Row], name: &str, class: Option<&ClassType>) -> Vec<Stub> {
    let whole = || rows.iter().enumerate().filter(|(_, row)| row.defaults.count == 0);
    let written = whole().map(|(index, row)| {
        let mut written = signature(index, row);
        class.into_iter().for_each(|class| close(&mut written, name, class));
        written
    });
    let reductions = whole().filter(|(_, row)| row.call.is_reduction());
    let on_devices = reductions.map(|(index, row)| on_device(signature(index, row)));
    let mut shown: Vec<RowTypes> = Vec::new();
    let numbers = whole().find_map(|(index, row)| numbers_alone(index, row));
    let elements = whole().filter(|(_, row)| row.on_device() == DeviceWork::Elements).map(elements_on_device);
    // These come before the signatures for NumPy arrays, whose arguments may be arrays of any library.
    let of_libraries = whole().filter_map(|(index, row)| library_signature(&signature(index, row), row));
    let of_host = numbers.into_iter().chain(of_libraries).chain(written);
    for signature in of_host.chain(on_devices).chain(elements) {
        match shown.iter_mut().find(|earlier| earlier.covers(&signature)) {
            Some(earlier) => earlier.absorb(&signature),
            None => shown.push(signature),
        }
    }
    shown.sort_by_key(|signature| rows[signature.row].arrays().next().is_none());
    let reductions = || shown.iter().filter(|signature| rows[signature.row].call.is_reduction());
    let of_libraries = reductions().find_map(library_along);
    let along = reductions().map(|signature| along(signature, &rows[signature.row]));
    let along = of_libraries.into_iter().chain(along).collect();
    [stubs(shown, rows, false), stubs(along, rows, true)].concat()
}

fn stubs(signatures: Vec<RowTypes>, rows: &[Row], along: bool) -> Vec<Stub> {
    let overlaps = |position: usize| {
        let signature = &signatures[position];
        signatures[position + 1..]
            .iter()
            .any(|later| later.results != signature.results && signature.overlaps(later, rows))
    };
    let overlaps: Vec<bool> = (0..signatures.len()).map(overlaps).collect();
    let stub = |(RowTypes { row, types, results }, overlaps)| {
        let of_numbers = types.iter().any(|r#type| matches!(r#type, StaticType::Number(_)));
        let out = match types.contains(&StaticType::DeviceElement) {
            _ if of_numbers => Vec::new(),
            true => vec![StaticType::DeviceArray; results[0].len()],
            false => out(&rows[row]),
        };
        Stub { row, types, results, out, overlaps, along }
    };
    signatures.into_iter().zip(overlaps).map(stub).collect()
}

/// The types of a row, with the result types of the row and of the rows merged with it.
struct RowTypes {
    row: usize,
    types: Vec<StaticType>,
    results: Vec<Results>,
}

/// The arrays that the caller can pass for each result.
fn out(row: &Row) -> Vec<StaticType> {
    let made = row.results().iter().map(|result| result.takes.static_type());
    let elements = row.elements().into_iter().flat_map(|elements| &elements.results);
    made.chain(elements.map(|element| StaticType::Array(element.dtype()))).collect()
}

/// The signature of an elementwise function for numbers only.
fn numbers_alone(index: usize, row: &Row) -> Option<RowTypes> {
    let elements = row.elements()?;
    let number = |input: &RowInput| Some(StaticType::Number(input.array()?.element.dtype()));
    let types = row.passed_inputs().iter().filter_map(number).collect();
    let results = elements.results.iter().map(|element| PythonValue::value(&Value::Scalar(element.clone())));
    Some(RowTypes { row: index, types, results: vec![results.collect()] })
}

fn signature(index: usize, row: &Row) -> RowTypes {
    let is_elementwise = row.elements().is_some();
    let annotations = row.code_around.as_ref().map_or(&[][..], |code| &code.annotations.inputs);
    let r#type = |(index, input): (usize, &RowInput)| match input.takes.static_type() {
        StaticType::Array(dtype) if is_elementwise => StaticType::Element(dtype),
        other => match annotations.iter().find(|(of, _)| *of == index) {
            Some((_, annotation)) => StaticType::Annotated(Box::new(annotation.clone())),
            None => other,
        },
    };
    let types = row.passed_inputs().iter().enumerate().map(r#type).collect();
    RowTypes { row: index, types, results: vec![results(row)] }
}

/// The signature of a reduction over an array on a device.
fn on_device(host: RowTypes) -> RowTypes {
    RowTypes { types: vec![StaticType::DeviceArray], ..host }
}

/// The signature of an elementwise function for arrays on a device.
fn elements_on_device((index, row): (usize, &Row)) -> RowTypes {
    let types = row.passed_inputs().iter().map(|_| StaticType::DeviceElement).collect();
    let results = results(row).iter().map(|_| PythonValue::Any).collect();
    RowTypes { row: index, types, results: vec![results] }
}

/// The signature of the reduction along axes.
fn along(whole: &RowTypes, row: &Row) -> RowTypes {
    let results = match (&whole.types[..], row.returned()) {
        ([StaticType::Array(_)], Some(interface::Type::Value(Value::Scalar(scalar)))) => {
            PythonValue::Array(scalar.dtype())
        }
        _ => PythonValue::DeviceArray,
    };
    RowTypes { row: whole.row, types: whole.types.clone(), results: vec![vec![results]] }
}

impl RowTypes {
    fn covers(&self, later: &RowTypes) -> bool {
        let covers = |(earlier, later): (&StaticType, &StaticType)| {
            earlier.covers(later) || earlier.with_longer_text(later).is_some()
        };
        self.types.len() == later.types.len() && self.types.iter().zip(&later.types).all(covers)
    }

    fn absorb(&mut self, later: &RowTypes) {
        let mut is_alike = self.types == later.types;
        for (own, later) in self.types.iter_mut().zip(&later.types) {
            if let Some(both) = own.with_longer_text(later) {
                (*own, is_alike) = (both, true);
            }
        }
        if is_alike && !self.results.contains(&later.results[0]) {
            self.results.extend(later.results.iter().cloned());
        }
    }

    /// Whether some arguments match both signatures.
    fn overlaps(&self, other: &RowTypes, rows: &[Row]) -> bool {
        let required = |signature: &RowTypes| {
            rows[signature.row].passed_inputs().iter().filter(|input| input.default.is_none()).count()
        };
        required(self) <= other.types.len()
            && required(other) <= self.types.len()
            && self.types.iter().zip(&other.types).all(|(left, right)| left.meets(right))
    }
}

/// The Python values that C++ passes to a Python method or callable, one for each argument of it.
pub fn passed(method: &MethodSignature) -> Vec<PythonValue> {
    let value = |value: &CxxCallValue| match &value.conversion {
        CxxCallConversion::Value(r#type) => PythonValue::of(r#type),
        CxxCallConversion::Number(scalar) => PythonValue::number(scalar),
        CxxCallConversion::Lent(array) => PythonValue::Array(array.element.dtype()),
        CxxCallConversion::Copied => {
            let cxx = value.position.and_then(|position| method.parameters.get(position));
            cxx.and_then(PythonValue::from_cxx).unwrap_or(PythonValue::Any)
        }
        CxxCallConversion::Library(library) => PythonValue::of_library(&library.shown),
        CxxCallConversion::ByTraits | CxxCallConversion::Code(_) | CxxCallConversion::Missing(_) => {
            PythonValue::Any
        }
    };
    method.cxx_call.passed.iter().map(value).collect()
}

// Signatures for arrays of libraries other than NumPy, whose results belong to the same library: `(a: T, b)
// -> T`.
//
// A class that supports DLPack but cannot create arrays gets NumPy arrays as results; no type can express
// this.

/// The signature for a first array of another library, if that library makes the results in host memory.
fn library_signature(of_numpy: &RowTypes, row: &Row) -> Option<RowTypes> {
    let all = &of_numpy.results[0];
    let own = if row.elements().is_some() { 0 } else { all.len() - row.results().len() };
    let results: Vec<PythonValue> = (all.iter().enumerate())
        .map(|(index, returned)| match returned {
            // A vector that C++ returns becomes a NumPy array, whatever the arguments are.
            PythonValue::Array(_) if index >= own => PythonValue::LibraryArray,
            other => other.clone(),
        })
        .collect();
    let is_made = results.contains(&PythonValue::LibraryArray);
    let types = if row.elements().is_some() { library_elements(of_numpy) } else { first_array(of_numpy) };
    types.filter(|_| is_made).map(|types| RowTypes { row: of_numpy.row, types, results: vec![results] })
}

/// The first array determines the library; the other arrays may belong to any library.
fn first_array(of_numpy: &RowTypes) -> Option<Vec<StaticType>> {
    let is_array = |r#type: &StaticType| matches!(r#type, StaticType::Array(_) | StaticType::Sequence(_));
    let first = of_numpy.types.iter().position(is_array)?;
    let mut types = of_numpy.types.clone();
    types[first] = StaticType::LibraryArray;
    Some(types)
}

/// Arrays of one library, any of which may be replaced by a number.
fn library_elements(of_numpy: &RowTypes) -> Option<Vec<StaticType>> {
    Some(of_numpy.types.iter().map(|_| StaticType::LibraryElement).collect())
}

/// The signature of a reduction along axes.
fn library_along(whole: &RowTypes) -> Option<RowTypes> {
    let is_of_host = matches!(whole.types[..], [StaticType::Array(_)]);
    is_of_host.then(|| RowTypes {
        row: whole.row,
        types: vec![StaticType::LibraryArray],
        results: vec![vec![PythonValue::LibraryArray]],
    })
}

fn made(result: &RowInput) -> PythonValue {
    match result.array() {
        Some(array) if array.memory == Memory::Host => PythonValue::Array(array.element.dtype()),
        _ => PythonValue::DeviceArray,
    }
}

/// A method that returns a Python object, the shapes of the containers with this method, and the type of the
/// object.
type ContainerMethod = (&'static str, &'static [Shape], fn(&ClassType) -> PythonValue);

const ALL: &[Shape] = &[Shape::Elements, Shape::Mapping, Shape::Items];
const KEYED: &[Shape] = &[Shape::Mapping, Shape::Items];

/// The methods with fixed results. `get` is not among them, because its result depends on its parameters.
const RETURNED: [ContainerMethod; 24] = [
    ("__getitem__", &[Shape::Elements], object_of),
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
fn close(signature: &mut RowTypes, method: &str, class: &ClassType) {
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

fn object_of(class: &ClassType) -> PythonValue {
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
