//! The Python values that a parameter accepts, and the order in which overloads are tried: the rules of the
//! runtime, repeated for the compiler. `tests/overloads/` records them for values of every kind, and
//! `tests/python/test_overload_relation.py` compares the runtime with this record, value by value.

mod by_value;

use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{
    Annotation, ClassType, Conversion, Crossing, Function, FunctionTy, Memory, Part, REDUCTION, Rank, Scalar,
    Shape, Text, Ty, Type, Value,
};

/// The values that one parameter accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A bool, an integer in range, or a number. The dtype identifies the C++ type.
    Scalar(Dtype),
    /// An integer in range for an enumeration.
    Enumerator(Dtype),
    Text(Text),
    /// Any value.
    Any,
    /// Python values that can be converted to this type of the standard library.
    Library(Ty),
    /// Values that the interface's own code accepts, with SWIG's precedence among overloads.
    Checked {
        precedence: usize,
    },
    /// An object of the class or of a derived class, or an opaque pointer of the type; optionally None.
    Object {
        r#type: Ty,
        null: bool,
    },
    Array {
        dtype: Dtype,
        rank: Rank,
        /// The memory; `None` for any memory, because a reduction runs where its array is.
        memory: Option<Memory>,
        /// Whether a sequence of numbers is accepted too.
        sequence: bool,
        /// Whether NumPy converts objects to an array of this kind.
        converts: bool,
        /// The struct type of the elements.
        record: Option<ClassType>,
    },
}

/// A family of parameters. Only parameters of the same family can hide one another.
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
    /// A character, as text or as a number, or None.
    Character,
    Array(Dtype),
    /// An array, or a sequence of Python numbers of the same kind as the elements.
    Sequence(Dtype),
    /// A value that NumPy converts to an array.
    ArrayLike,
    /// An array, or a number in place of one.
    Element(Dtype),
    /// A plain Python number.
    Number(Dtype),
    /// An object of the class, or an opaque pointer of the type.
    Object(Ty),
    /// Like `Object`, or None.
    OptionalObject(Ty),
    /// A host array of the library that also makes the results. Only NumPy's types tell the dtype.
    LibraryArray,
    /// An array of another library, or a number in place of one.
    LibraryElement,
    /// A device array; its type does not tell the dtype.
    DeviceArray,
    /// A device array, or a number in place of one.
    DeviceElement,
    /// An object of the class, or an iterable of such elements that is no iterator, from which an object of
    /// the class is made.
    Elements(Ty, Box<StaticType>),
    /// A tuple with a type for each position, or an object of the class.
    Places(Ty, Vec<StaticType>),
    /// A mapping with keys and values of these types, or an object of the class.
    Mapping(Ty, Box<[StaticType; 2]>),
    /// A value of this type, None, or an object of the class.
    Optional(Ty, Box<StaticType>),
    /// A value of one of these types.
    Either(Vec<StaticType>),
    /// A value of a Python type with this annotation.
    Plain(&'static str),
    /// A slice of a sequence.
    Slice,
    /// A callable that C++ calls with these types, or None.
    Callable(Box<FunctionTy>),
    /// A value of the type that the interface names.
    Annotated(Box<Annotation>),
    Any,
}

impl Takes {
    /// The values for an input. `is_reduced`: it is the array of a reduction.
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

    /// The position of an overload in the order in which overloads are tried. A Python int goes where C++
    /// would accept the literal `5`, and a Python float where it would accept `5.0`; a wider or narrower type
    /// gets only values that do not fit before it. NumPy's scalars are also arrays, so arrays come last, and
    /// those that accept sequences are ordered by their numbers.
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
        // Numbers have even positions, with room for enumerations between integers and floats.
        const NUMBERS: usize = 2 * ORDER.len();
        let place = |dtype| 2 * ORDER.iter().position(|&known| known == dtype).unwrap_or(ORDER.len());
        match self {
            Takes::Scalar(dtype) => place(*dtype),
            // C++ converts no integer to an enumerator, so overloads for integers come first.
            Takes::Enumerator(_) => place(Dtype::Float64) - 1,
            Takes::Text(Text::Character) => NUMBERS + 2,
            Takes::Text(Text::String | Text::Buffer) => NUMBERS + 3,
            Takes::Text(Text::CString) => NUMBERS + 4,
            Takes::Text(Text::WritableCString) => NUMBERS + 5,
            // `void *` accepts all that other pointers accept.
            Takes::Object { r#type, .. } if r#type.is_void() => usize::MAX - 2,
            // After text, as in SWIG: a container of text accepts text, whose characters are its elements.
            Takes::Object { r#type, .. } if takes_letters(r#type) => NUMBERS + 6,
            // Before text: as in SWIG, None is rather a null pointer to an object than to text.
            Takes::Object { .. } => NUMBERS + 1,
            Takes::Array { dtype, sequence: true, .. } => NUMBERS + 7 + place(*dtype),
            Takes::Array { .. } => usize::MAX - 1,
            // After arrays, which also accept lists of numbers.
            Takes::Library(r#type) => NUMBERS + 7 + NUMBERS + by_value::order(r#type, &place),
            Takes::Checked { precedence } => match precedence {
                15 => place(Dtype::Bool),
                20..=49 => place(Dtype::Int32),
                50..=79 => place(Dtype::Int64),
                80..=109 => place(Dtype::Float64),
                110..=119 => place(Dtype::Complex128),
                120..=130 => NUMBERS + 2,
                131..=199 => NUMBERS + 3,
                0..=14 => NUMBERS + 1,
                _ => usize::MAX - 1,
            },
            Takes::Any => usize::MAX,
        }
    }

    /// How much a container changes Python's floats: 0 for `std::vector<double>` and parameters of other
    /// kinds, and the more, the later the overload is tried. `std::vector<float>` rounds them, and a
    /// container of complex numbers accepts them too.
    pub fn change_of_floats(&self) -> u8 {
        let Takes::Object { r#type, null: false } = self else { return 0 };
        let container = r#type.class().filter(|class| class.converts());
        container.map_or(0, change_by_elements)
    }

    /// Whether no Python argument distinguishes a later overload from an earlier one in this parameter. All
    /// text is alike, except that `std::string` does not accept None, and that `char` leaves longer text to
    /// others, but accepts numbers.
    pub fn hides(&self, later: &Takes) -> bool {
        match (self, later) {
            (Takes::Text(Text::Character), Takes::Text(later)) => *later == Text::Character,
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
            // Code may distinguish any two overloads.
            (Takes::Checked { .. }, _) | (_, Takes::Checked { .. }) => false,
            (earlier, later) => earlier == later,
        }
    }

    /// The parameter's family. A parameter can [hide](Takes::hides) only parameters of the same family, so
    /// that few pairs are compared; `None` can hide any parameter.
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
            Takes::Text(Text::String) => StaticType::Text,
            Takes::Text(Text::Character) => StaticType::Character,
            Takes::Text(Text::Buffer | Text::CString | Text::WritableCString) => StaticType::OptionalText,
            Takes::Array { memory: Some(Memory::Device), .. } => StaticType::DeviceArray,
            Takes::Object { r#type, .. } if r#type.is_void() => StaticType::Any,
            Takes::Object { r#type, null } => StaticType::of_object(r#type, *null),
            // For vectors, which are sequences too, the number of axes is unknown.
            Takes::Array { sequence: true, rank: Rank::Exactly(_), .. }
            | Takes::Array { converts: true, .. } => StaticType::ArrayLike,
            Takes::Array { dtype, sequence: true, .. } => StaticType::Sequence(*dtype),
            Takes::Array { dtype, .. } => StaticType::Array(*dtype),
            Takes::Library(r#type) => StaticType::of_library(r#type),
            Takes::Any | Takes::Checked { .. } => StaticType::Any,
        }
    }
}

/// Whether objects can be made from an iterable, which text is too.
fn takes_letters(r#type: &Ty) -> bool {
    r#type.class().is_some_and(|class| class.shape() == Shape::Elements)
}

/// How much a container changes Python's floats, by the type of its elements or of their elements.
fn change_by_elements(container: &ClassType) -> u8 {
    let change = |element: &Ty| match element.scalar().map(|scalar| scalar.dtype()) {
        Some(Dtype::Float32 | Dtype::Float16 | Dtype::Bfloat16) => 1,
        Some(Dtype::Complex128) => 2,
        Some(Dtype::Complex64) => 3,
        Some(_) => 0,
        None => element.class().map_or(0, change_by_elements),
    };
    container.arguments().iter().map(change).max().unwrap_or(0)
}

/// The values that the inputs of a function accept.
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
    /// The values that C++ accepts for a type; `None` if it accepts none.
    pub fn of(r#type: &Ty) -> Option<StaticType> {
        let taken = || Some(Takes::of_value(&r#type.value()?).static_type());
        (!r#type.is_void()).then(|| taken().unwrap_or(StaticType::Any))
    }

    /// The type itself and all its inner types.
    pub fn all(&self) -> Vec<&StaticType> {
        let inner: Vec<&StaticType> = match self {
            StaticType::Elements(_, inner) | StaticType::Optional(_, inner) => vec![inner],
            StaticType::Mapping(_, items) => items.iter().collect(),
            StaticType::Places(_, all) | StaticType::Either(all) => all.iter().collect(),
            _ => Vec::new(),
        };
        std::iter::once(self).chain(inner.into_iter().flat_map(StaticType::all)).collect()
    }

    /// The type of a parameter that accepts a single character, extended by the longer text that a later
    /// overload accepts. `None` for other parameters: those for text accept text of any length themselves.
    pub fn with_longer_text(&self, later: &StaticType) -> Option<StaticType> {
        use StaticType::{Character, Either, OptionalText, Text};
        match (self, later) {
            (Character, Text) => Some(Character),
            (Character, OptionalText) => Some(Either(vec![Character, OptionalText])),
            (Either(types), Text | OptionalText) if types.first() == Some(&Character) => Some(self.clone()),
            _ => None,
        }
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
            Some(class) if class.conversion() == Conversion::Text => StaticType::Text,
            Some(class) if class.converts() => by_value::from_python(r#type, class),
            _ if null => StaticType::OptionalObject(r#type.clone()),
            _ => StaticType::Object(r#type.clone()),
        }
    }

    /// Whether the type contains all values of the other type.
    pub fn covers(&self, other: &StaticType) -> bool {
        use StaticType::{Array, Bool, Character, Elements, Float, Integer, OptionalText, Sequence, Text};
        self == other
            || *self == StaticType::Any
            || matches!((self, other), (StaticType::OptionalObject(one), StaticType::Object(two)) if one == two)
            || matches!((self, other), (Sequence(one), Array(two)) if one == two)
            || matches!((self, other), (Elements(one, all), Elements(two, some)) if one == two && all.covers(some))
            || matches!(
                (self, other),
                (Float, Integer | Bool) | (Integer, Bool) | (OptionalText | Character, Text)
            )
    }

    /// Whether some values belong to both types. Text overlaps only with text; single characters, which are
    /// numbers too, overlap with both. All other types may overlap: to a type checker, a NumPy array is
    /// `SupportsIndex`, and a memoryview any array.
    pub fn meets(&self, other: &StaticType) -> bool {
        let family = |r#type: &StaticType| match r#type {
            StaticType::Text | StaticType::OptionalText | StaticType::Character => 1,
            StaticType::Object(_) | StaticType::OptionalObject(_) => 2,
            StaticType::Slice => 3,
            _ => 0,
        };
        let none = |r#type: &StaticType| {
            use StaticType::{Character, OptionalObject, OptionalText};
            matches!(r#type, Character | OptionalObject(_) | OptionalText)
        };
        let is_character_and_number =
            |one: &StaticType, other: &StaticType| *one == StaticType::Character && family(other) == 0;
        let may_be_anything = |r#type: &StaticType| {
            use StaticType::{Annotated, Any, Callable, Either, Elements, Mapping, Optional, Places, Plain};
            matches!(
                r#type,
                Annotated(_)
                    | Any
                    | Callable(_)
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
            || is_character_and_number(self, other)
            || is_character_and_number(other, self)
    }
}
