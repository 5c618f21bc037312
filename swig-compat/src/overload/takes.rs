//! The Python values that a parameter accepts, and the order in which overloads are tried: the rules of the runtime, as
//! the compiler knows them. `tests/overloads/` records them for values of every kind, and
//! `tests/python/test_overload_relation.py` compares the runtime with the record, value by value.

mod by_value;
mod made;

use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{
    ClassType, Crossing, Function, FunctionTy, Memory, Part, REDUCTION, Rank, Scalar, Text, Ty, Type, Value,
};

/// The values that one parameter takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A bool, an integer in range, or a number: C++ types share their names with dtypes.
    Scalar(Dtype),
    /// An integer in range for an enumeration.
    Enumerator(Dtype),
    Text(Text),
    /// Everything.
    Any,
    /// The Python values from which a value of a type of the standard library is made.
    Library(Ty),
    /// Values that the interface's own code accepts, with SWIG's precedence of such overloads among others.
    Checked {
        precedence: usize,
    },
    /// An object of the class or of one derived from it, or an opaque pointer to the type; or None as well.
    Object {
        r#type: Ty,
        null: bool,
    },
    Array {
        dtype: Dtype,
        rank: Rank,
        /// `None`: anywhere, as a reduction runs where its array is.
        memory: Option<Memory>,
        /// Whether a sequence of numbers is taken, too.
        sequence: bool,
        /// Whether NumPy converts objects to such an array.
        converts: bool,
        /// The structs that the elements are.
        record: Option<ClassType>,
    },
}

/// A kind of parameters, one of which may hide another from Python's arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family<'a> {
    Scalar(Dtype),
    Text,
    Checked,
    Library(&'a Ty),
    Object(&'a Ty),
    Array(Dtype),
}

/// The type of a parameter for static type checkers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StaticType {
    Bool,
    /// A value with `__index__`.
    Integer,
    /// A value with `__float__` or `__index__`.
    Float,
    /// A Python number, or an object with `__complex__`.
    Complex,
    Text,
    /// Text or None.
    OptionalText,
    Array(Dtype),
    /// An array, or a sequence of Python numbers of the elements' kind.
    Sequence(Dtype),
    /// A value that NumPy makes an array from.
    ArrayLike,
    /// An array, or a number beside arrays.
    Element(Dtype),
    /// A number of Python's own.
    Number(Dtype),
    /// An object of the class, or an opaque pointer to the type.
    Object(Ty),
    /// An object, as for `Object`, or None.
    OptionalObject(Ty),
    /// An array of the host's, of a library that makes the results: no library but NumPy says the dtype in its types.
    LibraryArray,
    /// An array of another library, or a number beside such arrays.
    LibraryElement,
    /// A device's array: no library says its dtype in its types.
    DeviceArray,
    /// An array on a device, or a number beside such arrays.
    DeviceElement,
    /// An iterable of such elements but no iterator, or an object of the class that is made from it.
    Elements(Ty, Box<StaticType>),
    /// A tuple with a type for each place, or an object of the class.
    Places(Ty, Vec<StaticType>),
    /// A mapping of such keys and values, or an object of the class.
    Mapping(Ty, Box<[StaticType; 2]>),
    /// A value of this type, None, or an object of the class.
    Optional(Ty, Box<StaticType>),
    /// A value of one of these types.
    Either(Vec<StaticType>),
    /// A value of a Python type, by the type's annotation.
    Plain(&'static str),
    /// A slice of a sequence.
    Slice,
    /// A callable that C++ calls with these types, or None.
    Callable(Box<FunctionTy>),
    Any,
}

impl Takes {
    /// `is_reduced`: a reduction runs over it.
    fn of(input: &Crossing, is_reduced: bool) -> Takes {
        match &input.r#type {
            Type::Value(value) => Takes::of_value(value),
            Type::Array(array) => Takes::Array {
                dtype: array.element.dtype(),
                rank: array.rank,
                memory: (!is_reduced).then_some(array.memory),
                sequence: array.sequence,
                converts: array.converts,
                record: array.record.clone(),
            },
            Type::Vector(element) | Type::Part(Part { element, .. }) => Takes::Array {
                dtype: element.dtype(),
                rank: Rank::Exactly(1),
                memory: Some(Memory::Host),
                sequence: true,
                converts: false,
                record: None,
            },
        }
    }

    fn of_value(value: &Value) -> Takes {
        match value {
            Value::Scalar(Scalar::Integer(integer)) if integer.is_enum => Takes::Enumerator(integer.dtype()),
            Value::Scalar(scalar) => Takes::Scalar(scalar.dtype()),
            Value::Text(text) => Takes::Text(*text),
            Value::Python => Takes::Any,
            Value::Library(library) => Takes::Library(library.shown.clone()),
            Value::Object(object) => {
                Takes::Object { r#type: object.r#type.clone(), null: object.is_nullable() }
            }
        }
    }

    /// The order of an overload among others: a Python int goes where C++ would take the literal `5`, a Python float
    /// where it would take `5.0`; a wider or narrower type only gets what does not fit before it. NumPy's scalars are
    /// arrays as well, so arrays come last, and those that may be sequences of numbers in the order of these.
    pub fn order(&self) -> usize {
        const ORDER: [Dtype; 15] = [
            Dtype::Bool,
            Dtype::Int32,
            Dtype::Int64,
            Dtype::Uint32,
            Dtype::Uint64,
            Dtype::Int16,
            Dtype::Uint16,
            Dtype::Int8,
            Dtype::Uint8,
            Dtype::Float64,
            Dtype::Float32,
            Dtype::Float16,
            Dtype::Bfloat16,
            Dtype::Complex128,
            Dtype::Complex64,
        ];
        // Every second number, with room for enumerations between integers and floats.
        const NUMBERS: usize = 2 * ORDER.len();
        let place = |dtype| 2 * ORDER.iter().position(|&known| known == dtype).unwrap_or(ORDER.len());
        match self {
            Takes::Scalar(dtype) => place(*dtype),
            // C++ makes no enumerator of an integer: any overload for integers comes first.
            Takes::Enumerator(_) => place(Dtype::Float64) - 1,
            Takes::Text(Text::String | Text::Buffer) => NUMBERS + 2,
            Takes::Text(Text::CString) => NUMBERS + 3,
            Takes::Text(Text::WritableCString) => NUMBERS + 4,
            Takes::Text(Text::Letter) => NUMBERS + 5,
            // A pointer to anything takes what every other one does.
            Takes::Object { r#type, .. } if r#type.is_void() => usize::MAX - 2,
            // Before text: as in SWIG, None is a null pointer to an object rather than one to text.
            Takes::Object { .. } => NUMBERS + 1,
            Takes::Array { dtype, sequence: true, .. } => NUMBERS + 6 + place(*dtype),
            Takes::Array { .. } => usize::MAX - 1,
            // After arrays, which take lists of numbers too.
            Takes::Library(r#type) => NUMBERS + 6 + NUMBERS + by_value::order(r#type, &place),
            Takes::Checked { precedence } => match precedence {
                15 => place(Dtype::Bool),
                20..=49 => place(Dtype::Int32),
                50..=79 => place(Dtype::Int64),
                80..=109 => place(Dtype::Float64),
                110..=119 => place(Dtype::Complex128),
                120..=199 => NUMBERS + 2,
                0..=14 => NUMBERS + 1,
                _ => usize::MAX - 1,
            },
            Takes::Any => usize::MAX,
        }
    }

    /// Whether no argument of Python's tells a later overload from an earlier one by this parameter. All text is alike
    /// but None, which only `const char *` takes.
    pub fn hides(&self, later: &Takes) -> bool {
        match (self, later) {
            (Takes::Text(_), Takes::Text(_)) | (Takes::Any, _) => true,
            (Takes::Scalar(dtype), Takes::Enumerator(other)) => dtype == other,
            (Takes::Object { r#type, .. }, Takes::Object { r#type: other, .. }) => r#type == other,
            (
                Takes::Array { dtype, rank, memory, sequence, record, .. },
                Takes::Array {
                    dtype: other, rank: of, memory: there, sequence: also, record: structs, ..
                },
            ) => {
                (dtype, record) == (other, structs)
                    && (*rank == Rank::Any || rank == of)
                    && (memory.is_none() || memory == there)
                    && (*sequence || !also)
            }
            // Code may tell any two apart.
            (Takes::Checked { .. }, _) | (_, Takes::Checked { .. }) => false,
            (earlier, later) => earlier == later,
        }
    }

    /// The parameter's family. A parameter can [hide](Takes::hides) only parameters of its own family, so that few pairs
    /// are compared; `None` can hide any.
    pub fn family(&self) -> Option<Family<'_>> {
        Some(match self {
            Takes::Any => return None,
            Takes::Scalar(dtype) | Takes::Enumerator(dtype) => Family::Scalar(*dtype),
            Takes::Text(_) => Family::Text,
            Takes::Checked { .. } => Family::Checked,
            Takes::Library(r#type) => Family::Library(r#type),
            Takes::Object { r#type, .. } => Family::Object(r#type),
            Takes::Array { dtype, .. } => Family::Array(*dtype),
        })
    }

    pub fn static_type(&self) -> StaticType {
        match self {
            Takes::Scalar(dtype) | Takes::Enumerator(dtype) => StaticType::number(*dtype),
            Takes::Text(Text::String | Text::Letter | Text::Buffer) => StaticType::Text,
            Takes::Text(Text::CString | Text::WritableCString) => StaticType::OptionalText,
            Takes::Array { memory: Some(Memory::Device), .. } => StaticType::DeviceArray,
            Takes::Object { r#type, .. } if r#type.is_void() => StaticType::Any,
            Takes::Object { r#type, null } => StaticType::of_object(r#type, *null),
            // Of vectors, which are sequences too, no word says how many axes they have.
            Takes::Array { sequence: true, rank: Rank::Exactly(_), .. }
            | Takes::Array { converts: true, .. } => StaticType::ArrayLike,
            Takes::Array { dtype, sequence: true, .. } => StaticType::Sequence(*dtype),
            Takes::Array { dtype, .. } => StaticType::Array(*dtype),
            Takes::Library(r#type) => StaticType::of_library(r#type),
            Takes::Any | Takes::Checked { .. } => StaticType::Any,
        }
    }
}

/// The values that the inputs of a function take.
pub fn of(function: &Function) -> Vec<Takes> {
    let is_reduced = function.features.contains_key(REDUCTION);
    let takes = |(index, input): (usize, &Crossing)| match function.read_by_code(index) {
        Some((Some(check), _)) => Takes::Checked { precedence: check.precedence },
        Some((None, Some(value))) => Takes::of_value(value),
        _ => Takes::of(input, is_reduced),
    };
    function.inputs.iter().enumerate().map(takes).collect()
}

impl StaticType {
    /// The values that C++ takes for a type; `None` for no value.
    pub fn of(r#type: &Ty) -> Option<StaticType> {
        let taken = || Some(Takes::of_value(&r#type.value()?).static_type());
        (!r#type.is_void()).then(|| taken().unwrap_or(StaticType::Any))
    }

    /// The type itself and all types that it is made of.
    pub fn all(&self) -> Vec<&StaticType> {
        let inner: Vec<&StaticType> = match self {
            StaticType::Elements(_, inner) | StaticType::Optional(_, inner) => vec![inner],
            StaticType::Mapping(_, items) => items.iter().collect(),
            StaticType::Places(_, all) | StaticType::Either(all) => all.iter().collect(),
            _ => Vec::new(),
        };
        std::iter::once(self).chain(inner.into_iter().flat_map(StaticType::all)).collect()
    }

    fn number(dtype: Dtype) -> StaticType {
        match dtype.kind() {
            DtypeKind::Bool => StaticType::Bool,
            DtypeKind::Signed | DtypeKind::Unsigned => StaticType::Integer,
            DtypeKind::Half | DtypeKind::Float => StaticType::Float,
            DtypeKind::Complex => StaticType::Complex,
        }
    }

    fn of_object(r#type: &Ty, null: bool) -> StaticType {
        match r#type.class() {
            Some(class) if let Some(pointee) = class.pointee() => StaticType::OptionalObject(pointee.clone()),
            Some(class) if class.is_text() => StaticType::Text,
            Some(class) if class.converts() => made::from_python(r#type, class),
            _ if null => StaticType::OptionalObject(r#type.clone()),
            _ => StaticType::Object(r#type.clone()),
        }
    }

    /// Whether the type has all values of the other type.
    pub fn covers(&self, other: &StaticType) -> bool {
        use StaticType::{Array, Bool, Elements, Float, Integer, OptionalText, Sequence, Text};
        self == other
            || *self == StaticType::Any
            || matches!((self, other), (StaticType::OptionalObject(one), StaticType::Object(two)) if one == two)
            || matches!((self, other), (Sequence(one), Array(two)) if one == two)
            || matches!((self, other), (Elements(one, all), Elements(two, some)) if one == two && all.covers(some))
            || matches!((self, other), (Float, Integer | Bool) | (Integer, Bool) | (OptionalText, Text))
    }

    /// Whether some values have both types. Text meets text. All else meets: a NumPy array is `SupportsIndex` to a type
    /// checker, and a memoryview any array.
    pub fn meets(&self, other: &StaticType) -> bool {
        let family = |r#type: &StaticType| match r#type {
            StaticType::Text | StaticType::OptionalText => 1,
            StaticType::Object(_) | StaticType::OptionalObject(_) => 2,
            StaticType::Slice => 3,
            _ => 0,
        };
        let none =
            |r#type: &StaticType| matches!(r#type, StaticType::OptionalText | StaticType::OptionalObject(_));
        let may_be_anything = |r#type: &StaticType| {
            use StaticType::{Any, Callable, Either, Elements, Mapping, Optional, Places, Plain};
            matches!(
                r#type,
                Any | Callable(_)
                    | Either(_)
                    | Elements(..)
                    | Mapping(..)
                    | Optional(..)
                    | Places(..)
                    | Plain(_)
            )
        };
        may_be_anything(self)
            || may_be_anything(other)
            || family(self) == family(other)
            || none(self) && none(other)
    }
}
