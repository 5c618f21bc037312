//! The names of types for Python users: in documentation, in the table of `quaff check`, and in stubs.

use super::stub::types;
use crate::dtype::Dtype;
use crate::interface::{
    Annotation, Array, ClassType, CxxCallConversion, CxxCallValue, FunctionTy, Layout, Memory, Part, Text,
    Ty, Type, Value,
};
use crate::overload::takes::StaticType;
use crate::plan::{
    OverrideValue, Plan, PlannedClass, PlannedOverride, PythonValue, Results, Row, passed, results,
};

/// The readable type of the input at `index`: `float32 array shaped like a`, `float32 array (rows, columns)`.
pub(crate) fn input(row: &Row, index: usize, plan: &Plan) -> String {
    let like = row.shaped_like(index).map(|other| format!(" shaped like {}", row.inputs[other].name));
    let number = if row.elements().is_some() { " or number" } else { "" };
    readable(&row.inputs[index].r#type, plan) + number + &like.unwrap_or_default() + &extents(row, index)
}

/// The shape in parentheses: ` (rows, columns)`, or ` (length,)` in Python's style for one dimension.
fn extents(row: &Row, index: usize) -> String {
    let fixed = row.inputs[index].array().map_or(&[][..], |array| array.fixed.as_slice());
    let mut names: Vec<String> = row.extents_of(index).map(|(_, extent)| extent.name.clone()).collect();
    names.resize(names.len().max(fixed.len()), String::new());
    for (name, extent) in names.iter_mut().zip(fixed) {
        *name = extent.map_or(std::mem::take(name), |extent| extent.to_string());
    }
    match names.as_slice() {
        [] => String::new(),
        [name] => format!(" ({name},)"),
        names => format!(" ({})", names.join(", ")),
    }
}

/// The readable name of a type: `float32 array`.
fn readable(r#type: &Type, plan: &Plan) -> String {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => scalar.dtype().name().to_owned(),
        Type::Value(Value::Text(Text::String | Text::Character | Text::Buffer)) => "str".to_owned(),
        Type::Value(Value::Text(Text::CString | Text::WritableCString)) => "str or None".to_owned(),
        Type::Value(Value::Python) => "object".to_owned(),
        Type::Value(Value::Library(library)) => match PythonValue::of_library(&library.shown) {
            PythonValue::Array(dtype) => format!("{} array or sequence", dtype.name()),
            value => annotation(&value, "", plan).replace(OF_CLASS, ""),
        },
        Type::Value(Value::Object(object)) => {
            if let Some(called) = object.class().filter(|_| object.is_value()).and_then(ClassType::called) {
                return self::called(called, plan).replace(OF_CLASS, "") + " or None";
            }
            let pointee = object.class().and_then(ClassType::pointee);
            let pointee = pointee.filter(|pointee| plan.class(pointee).is_some());
            let is_optional = object.is_nullable() || pointee.is_some();
            let null = if is_optional { " or None" } else { "" };
            format!("{}{null}", class_name(pointee.unwrap_or(&object.r#type), plan))
        }
        Type::Array(array) => {
            let place = match array.memory {
                Memory::Host => "array",
                Memory::Device => "device array",
            };
            let place = if array.layout == Layout::Fortran {
                format!("{place} in Fortran order")
            } else {
                place.to_owned()
            };
            let sequence = match array {
                Array { converts: true, .. } => " or array-like",
                Array { sequence: true, .. } => " or sequence",
                _ => "",
            };
            let element = array.record.as_ref().map(|record| format!("structured `{record}`"));
            let element = element.unwrap_or_else(|| array.element.dtype().name().to_owned());
            format!("{element} {place}{sequence}")
        }
        Type::Vector(element) | Type::Part(Part { element, .. }) => {
            format!("{} array", element.dtype().name())
        }
    }
}

/// The readable type of a row's result.
pub(crate) fn result(row: &Row, plan: &Plan) -> String {
    if let Some(elements) = row.elements() {
        let made = elements.results.iter().map(|element| format!("{} array", element.dtype().name()));
        return several(made.collect(), |results| format!("({})", results.join(", ")));
    }
    let own = results(row);
    let returned = own[..own.len() - row.results().len()].iter().map(|returned| match returned {
        PythonValue::Array(dtype) => format!("{} array", dtype.name()),
        returned => annotation(returned, "", plan).replace(OF_CLASS, ""),
    });
    let made = (row.passed_inputs().len()..row.inputs.len()).map(|index| input(row, index, plan));
    several(returned.chain(made).collect(), |results| format!("({})", results.join(", ")))
}

/// The annotation of results. `device` is the type of an array on a device.
pub(in crate::emit) fn annotations(results: &Results, device: &str, plan: &Plan) -> String {
    let each = results.iter().map(|returned| annotation(returned, device, plan)).collect();
    several(each, |results| format!("tuple[{}]", results.join(", ")))
}

fn several(results: Vec<String>, tuple: impl Fn(&[String]) -> String) -> String {
    match results.as_slice() {
        [] => "None".to_owned(),
        [result] => result.clone(),
        results => tuple(results),
    }
}

fn annotation(returned: &PythonValue, device: &str, plan: &Plan) -> String {
    let plain = match returned {
        PythonValue::Plain(name) => name,
        PythonValue::Bool => "bool",
        PythonValue::Int => "int",
        PythonValue::Float => "float",
        PythonValue::Complex => "complex",
        PythonValue::Text => "str",
        PythonValue::OptionalText => "str | None",
        PythonValue::Any => "Any",
        PythonValue::LibraryArray => LIBRARY_ARRAY,
        PythonValue::DeviceArray => device,
        PythonValue::Array(dtype) => return numpy_array(*dtype),
        PythonValue::Object(cxx) => return class_or_any(cxx, plan),
        PythonValue::OptionalObject(cxx) => return format!("{} | None", class_or_any(cxx, plan)),
        PythonValue::OfClass(class) => {
            let own = Ty::Class(class.clone());
            let is_object = plan.class(&own).is_some_and(|class| class.conversion.to_python().is_none());
            return match is_object {
                true => class_or_any(&own, plan),
                false => annotation(&PythonValue::converted(class), device, plan),
            };
        }
        PythonValue::Elements(element) => {
            return format!("tuple[{}, ...]", annotation(element, device, plan));
        }
        PythonValue::Places(places) if places.is_empty() => "tuple[()]",
        PythonValue::Places(places) => {
            let places: Vec<String> = places.iter().map(|each| annotation(each, device, plan)).collect();
            return format!("tuple[{}]", places.join(", "));
        }
        PythonValue::Dict(items) => {
            let [key, mapped] = items.each_ref().map(|each| annotation(each, device, plan));
            return format!("dict[{key}, {mapped}]");
        }
        PythonValue::Optional(inner) => return format!("{} | None", annotation(inner, device, plan)),
        PythonValue::Of(name, elements) => {
            let elements: Vec<String> = elements.iter().map(|each| annotation(each, device, plan)).collect();
            return format!("{name}[{}]", elements.join(", "));
        }
        PythonValue::List(element) => return format!("list[{}]", annotation(element, device, plan)),
        PythonValue::Iterator(element) => return format!("Iterator[{}]", annotation(element, device, plan)),
        PythonValue::Place(element) => return format!("{PLACE}[{}]", annotation(element, device, plan)),
        PythonValue::Either(values) => {
            let mut values: Vec<String> = values.iter().map(|each| annotation(each, device, plan)).collect();
            values.dedup();
            return values.join(" | ");
        }
        PythonValue::Annotated(written) => return annotated(written, plan),
        PythonValue::Callable(called) => {
            let taken = |r#type: &Ty| StaticType::of(r#type).map(|taken| types::in_callable(&taken, plan));
            let given = match callback(called, plan)
                .and_then(|function| function.returned.first())
                .map(|value| &value.value.conversion)
            {
                Some(CxxCallConversion::Library(library)) => Some(PythonValue::of_library(&library.shown)),
                _ => PythonValue::from_cxx(&called.returns),
            };
            let given = given.map(|given| annotation(&given, device, plan));
            return callable(called.parameters.iter().filter_map(taken), given);
        }
    };
    plain.to_owned()
}

/// An iterator: a position in a container.
pub(in crate::emit) const PLACE: &str = "_Place";

/// The annotation for a callable, from those of its parameters and its result: `Callable[[int], float]`.
pub(in crate::emit) fn callable(parameters: impl Iterator<Item = String>, result: Option<String>) -> String {
    let parameters: Vec<String> = parameters.collect();
    format!("Callable[[{}], {}]", parameters.join(", "), result.unwrap_or_else(|| "None".to_owned()))
}

/// The annotation of one value that is passed to Python.
pub(in crate::emit) fn value(value: &PythonValue, plan: &Plan) -> String {
    annotation(value, "_DeviceArray", plan)
}

/// The annotation for a callable that C++ calls with its own values.
pub(in crate::emit) fn called(called: &FunctionTy, plan: &Plan) -> String {
    let function = callback(called, plan);
    if let Some(function) = function.filter(|function| function.has_code() || function.returned.len() > 1) {
        let given = passed(&function.method);
        return callable(given.iter().map(|given| value(given, plan)), Some("Any".to_owned()));
    }
    let is_passed = |position: usize| {
        let is_it = |value: &OverrideValue| value.value.position == Some(position);
        function.is_none_or(|function| function.passed.iter().any(is_it))
    };
    let of_library = |position: usize| {
        let values = function.iter().flat_map(|function| &function.passed);
        values.filter(|value| value.value.position == Some(position)).find_map(|value| {
            match &value.value.conversion {
                CxxCallConversion::Library(library) => Some(PythonValue::of_library(&library.shown)),
                _ => None,
            }
        })
    };
    let given = called.parameters.iter().enumerate().filter(|(position, _)| is_passed(*position));
    let given = given.filter_map(|(position, r#type)| {
        Some(value(&of_library(position).or_else(|| PythonValue::from_cxx(r#type))?, plan))
    });
    let taken = match function.and_then(|function| function.returned.first()) {
        Some(OverrideValue {
            value: CxxCallValue { conversion: CxxCallConversion::Library(library), .. },
            ..
        }) => Some(StaticType::of_library(&library.shown)),
        // The argument is a vector that the callable fills.
        Some(OverrideValue { value: CxxCallValue { position: Some(_), .. }, .. }) => Some(StaticType::Any),
        _ => StaticType::of(&called.returns),
    };
    callable(given, taken.map(|taken| types::in_callable(&taken, plan)))
}

/// The planned call of a Python callable with the function type `called`.
fn callback<'p>(called: &FunctionTy, plan: &'p Plan) -> Option<&'p PlannedOverride> {
    plan.callback(called).map(|callback| &callback.function)
}

/// The type variable for an array of the same library as an argument.
pub(in crate::emit) const LIBRARY_ARRAY: &str = "_ArrayT";

/// The annotation for NumPy arrays of a dtype. Type checkers do not know NumPy's bfloat16.
pub(in crate::emit) fn numpy_array(dtype: Dtype) -> String {
    format!("npt.NDArray[{}]", dtype.numpy().unwrap_or_else(|| "Any".to_owned()))
}

/// The mark before the name of a class in an annotation until the stub spells it: a class may have the name
/// of one of Python's types, such as `Iterator`.
pub(in crate::emit) const OF_CLASS: char = '\u{1}';

/// A class in annotations, after the mark [`OF_CLASS`]; `None` for a class that is not bound and has no name
/// in Python.
pub(in crate::emit) fn class(class: &PlannedClass) -> Option<String> {
    class.spelled().map(|name| format!("{OF_CLASS}{name}"))
}

pub(in crate::emit) fn class_or_any(r#type: &Ty, plan: &Plan) -> String {
    plan.class(r#type).and_then(class).unwrap_or_else(|| "Any".to_owned())
}

/// The type that the interface names for a value, with the classes of this module.
pub(in crate::emit) fn annotated(annotation: &Annotation, plan: &Plan) -> String {
    if !annotation.text.contains(Annotation::OF_CLASS) {
        return annotation.text.clone();
    }
    let class = match annotation.r#type.object_behind().object_behind() {
        Ty::Enum(..) => "int".to_owned(),
        object => class_or_any(object, plan),
    };
    annotation.text.replace(Annotation::OF_CLASS, &class)
}

/// The readable name of a class.
fn class_name(r#type: &Ty, plan: &Plan) -> String {
    plan.class(r#type).map_or_else(|| r#type.to_string(), |class| class.full_name.clone())
}
