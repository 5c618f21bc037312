//! The values that the stub shows: the signatures of functions, their results, and the values to which
//! objects of the library's classes are converted, possibly nested.

use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{
    self, Annotation, ByValue, ClassType, Conversion, FunctionTy, Object, Scalar, Shape, Text, Ty, Value,
};
use crate::overload::takes::StaticType;

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
        Ty::Builtin(builtin) if builtin.is_character() => PythonValue::Text,
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

/// The type of a value that is passed or returned to Python.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PythonValue {
    Bool,
    Int,
    Float,
    Complex,
    Text,
    OptionalText,
    /// A NumPy array.
    Array(Dtype),
    /// A host array of the same library as the first array argument.
    LibraryArray,
    /// A value of any type.
    Any,
    /// A device array of the same library as the first argument that is a device array.
    DeviceArray,
    /// An object of the class, or an opaque pointer of the type.
    Object(Ty),
    OptionalObject(Ty),
    /// The Python value to which an object of the class is converted, or the object if the module converts no
    /// results of this class.
    OfClass(ClassType),
    /// A tuple of elements of one type.
    Elements(Box<PythonValue>),
    /// A tuple with a type for each position.
    Places(Vec<PythonValue>),
    Dict(Box<[PythonValue; 2]>),
    Optional(Box<PythonValue>),
    /// A list of elements of one type.
    List(Box<PythonValue>),
    /// A value of a Python type with this name.
    Plain(&'static str),
    /// A value of a generic Python type with this name and these type arguments.
    Of(&'static str, Vec<PythonValue>),
    /// An iterator over elements of one type.
    Iterator(Box<PythonValue>),
    /// An iterator into a container whose elements have this type.
    Place(Box<PythonValue>),
    /// A value of one of these types.
    Either(Vec<PythonValue>),
    /// A callable object with these types.
    Callable(Box<FunctionTy>),
    /// A value of the type that the interface names.
    Annotated(Box<Annotation>),
}

impl PythonValue {
    /// The values that C++ returns for a type; `None` if it returns none.
    pub fn from_cxx(r#type: &Ty) -> Option<PythonValue> {
        let given = || r#type.returned().as_ref().map(PythonValue::of);
        (!r#type.is_void()).then(|| given().unwrap_or(PythonValue::Any))
    }

    /// The value to which an object of a class of the standard library is converted.
    pub fn converted(class: &ClassType) -> PythonValue {
        converted(class)
    }

    /// The value of a standard library type.
    pub fn of_library(r#type: &Ty) -> PythonValue {
        fresh(r#type)
    }

    pub(super) fn of(returned: &interface::Type) -> PythonValue {
        match returned {
            interface::Type::Value(value) => PythonValue::value(value),
            interface::Type::Array(interface::Array { element, .. })
            | interface::Type::Vector(element)
            | interface::Type::Part(interface::Part { element, .. }) => PythonValue::Array(element.dtype()),
        }
    }

    /// A list of values of several types.
    pub(super) fn list(values: impl Iterator<Item = PythonValue>) -> PythonValue {
        let mut kinds: Vec<PythonValue> = Vec::new();
        for value in values {
            if !kinds.contains(&value) {
                kinds.push(value);
            }
        }
        PythonValue::List(Box::new(match kinds.len() {
            _ if kinds.contains(&PythonValue::Any) => PythonValue::Any,
            1 => kinds.remove(0),
            _ => PythonValue::Either(kinds),
        }))
    }

    fn object(object: &Object) -> PythonValue {
        match object.class().filter(|_| object.is_value()) {
            Some(class) if let Some(pointee) = class.pointee() => {
                PythonValue::OptionalObject(pointee.clone())
            }
            Some(class) if class.conversion() == Conversion::Text => PythonValue::Text,
            Some(class) if class.is_value() => PythonValue::OfClass(class.clone()),
            _ if object.is_nullable() => PythonValue::OptionalObject(object.r#type.clone()),
            _ => PythonValue::Object(object.r#type.clone()),
        }
    }

    pub(super) fn number(scalar: &Scalar) -> PythonValue {
        match scalar.dtype().kind() {
            DtypeKind::Bool => PythonValue::Bool,
            DtypeKind::Signed | DtypeKind::Unsigned => PythonValue::Int,
            DtypeKind::Half | DtypeKind::Float => PythonValue::Float,
            DtypeKind::Complex => PythonValue::Complex,
        }
    }

    pub(super) fn value(value: &Value) -> PythonValue {
        match value {
            Value::Scalar(scalar) => PythonValue::number(scalar),
            Value::Text(Text::String | Text::Character | Text::Buffer) => PythonValue::Text,
            Value::Text(Text::CString | Text::WritableCString) => PythonValue::OptionalText,
            Value::Object(object) => PythonValue::object(object),
            Value::Library(library) => fresh(&library.shown),
            Value::Python => PythonValue::Any,
        }
    }
}

/// A signature of a function in the stub.
#[derive(Clone, Debug)]
pub struct Stub {
    /// The index of the row from which the names and defaults of the parameters are taken.
    pub row: usize,
    /// The type of each parameter.
    pub types: Vec<StaticType>,
    /// The possible results; several if they depend on the array's dtype: `float | int`.
    pub results: Vec<Results>,
    /// The arrays that the caller can pass for each array result.
    pub out: Vec<StaticType>,
    /// Whether a later signature accepts some of the same arguments and returns another type. This is
    /// correct: the dtype of the array decides, which not every type shows.
    pub overlaps: bool,
    /// Whether the function is a reduction along axes, which has the keywords for axes.
    pub along: bool,
}

/// The values that a call returns to Python: nothing, one value, or several in a tuple.
pub type Results = Vec<PythonValue>;

// The Python values for standard library types without a `%template`.

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
    shown(r#type, Style::Fresh)
}

/// The value of a data member or a variable.
pub(super) fn snapshot(r#type: &Ty) -> PythonValue {
    shown(r#type, Style::Snapshot)
}

fn shown(r#type: &Ty, style: Style) -> PythonValue {
    match r#type.without_const() {
        Ty::StdVector(element) | Ty::StdSpan(element) => array(element, style),
        Ty::Class(class) | Ty::Undeclared(class) => shown_class(class, style),
        other => of(other),
    }
}

fn shown_class(class: &ClassType, style: Style) -> PythonValue {
    let at = |index: usize, style| {
        class.arguments().get(index).map_or(PythonValue::Any, |r#type| shown(r#type, style))
    };
    let all = || class.arguments().iter().map(|r#type| shown(r#type, style)).collect();
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
        ByValue::Pointer | ByValue::Never => of(&Ty::Class(class.clone())),
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
        None => list(shown(element, style), style),
    }
}
