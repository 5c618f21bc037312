//! What of Python's values a parameter takes, and in which order overloads are tried: the runtime's rules, as the
//! compiler knows them. `tests/overloads.rs` writes the relation down for values of every kind, and
//! `tests/python/test_overload_relation.py` holds the runtime to what is written, value by value.

use crate::dtype::{Dtype, Kind};
use crate::interface::{Function, Input, Memory, REDUCTION, Rank, Text, Type, Value};

/// What one parameter takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// A bool, an integer in range, or a number: C++ types share their names with dtypes.
    Scalar(Dtype),
    Text(Text),
    Array {
        dtype: Dtype,
        rank: Rank,
        /// `None`: anywhere, as a reduction runs where its array is.
        memory: Option<Memory>,
    },
}

/// What a static type checker knows of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StaticType {
    Bool,
    /// Whatever has `__index__`.
    Integer,
    /// Whatever has `__float__` or `__index__`.
    Float,
    Text,
    /// Text or None.
    OptionalText,
    Array(Dtype),
    /// No library says the dtype of a device's array in its types.
    DeviceArray,
}

/// A value of Python's, as far as parameters tell values apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sample {
    None,
    Bool,
    Int(i128),
    Float(f64),
    /// Text, and whether there is a zero in it.
    Str {
        zero: bool,
    },
    Bytes,
    /// A NumPy array of several elements.
    Array {
        dtype: Dtype,
        dimensions: u8,
    },
}

impl Takes {
    /// `is_reduced`: a reduction runs over it.
    fn of(input: &Input, is_reduced: bool) -> Takes {
        match &input.r#type {
            Type::Value(Value::Scalar(scalar)) => Takes::Scalar(scalar.dtype()),
            Type::Value(Value::Text(text)) => Takes::Text(*text),
            Type::Array(array) => Takes::Array {
                dtype: array.element.dtype(),
                rank: array.rank,
                memory: (!is_reduced).then_some(array.memory),
            },
        }
    }

    /// Whether a value is taken.
    pub fn accepts(self, sample: Sample) -> bool {
        match (self, sample) {
            (Takes::Scalar(dtype), sample) => scalar_accepts(dtype, sample),
            (Takes::Text(Text::String), Sample::Str { .. }) => true,
            (Takes::Text(Text::CString), Sample::Str { zero }) => !zero,
            (Takes::Text(Text::CString), Sample::None) => true,
            (array, Sample::Array { dtype, dimensions }) => array.accepts_array(dtype, dimensions),
            // A buffer like any other. It is read-only: an array that is written refuses it when it is called.
            (array, Sample::Bytes) => array.accepts_array(Dtype::Uint8, 1),
            _ => false,
        }
    }

    fn accepts_array(self, given: Dtype, dimensions: u8) -> bool {
        match self {
            Takes::Array { dtype, rank, memory } => {
                dtype == given
                    && memory != Some(Memory::Device)
                    && (rank == Rank::Any || rank == Rank::Exactly(dimensions))
            }
            Takes::Scalar(_) | Takes::Text(_) => false,
        }
    }

    /// Where an overload stands among others: a Python int goes where C++ would take the literal `5`, a Python float
    /// where it would take `5.0`; a wider or narrower type only gets what does not fit before it. NumPy's scalars are
    /// arrays as well, so arrays come last.
    pub fn order(self) -> usize {
        const ORDER: [Dtype; 11] = [
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
        ];
        match self {
            Takes::Scalar(dtype) => ORDER.iter().position(|known| *known == dtype).unwrap_or(ORDER.len()),
            Takes::Text(Text::String) => ORDER.len() + 1,
            Takes::Text(Text::CString) => ORDER.len() + 2,
            Takes::Array { .. } => usize::MAX,
        }
    }

    /// Whether no argument of Python's tells a later overload from an earlier one by this parameter. All text is alike
    /// but None, which only `const char *` takes.
    pub fn hides(self, later: Takes) -> bool {
        match (self, later) {
            (Takes::Text(_), Takes::Text(_)) => true,
            (
                Takes::Array { dtype, rank, memory },
                Takes::Array { dtype: other, rank: of, memory: there },
            ) => dtype == other && (rank == Rank::Any || rank == of) && (memory.is_none() || memory == there),
            (earlier, later) => earlier == later,
        }
    }

    pub fn static_type(self) -> StaticType {
        match self {
            Takes::Scalar(dtype) => match dtype.kind() {
                Kind::Bool => StaticType::Bool,
                Kind::Signed | Kind::Unsigned => StaticType::Integer,
                Kind::Float => StaticType::Float,
            },
            Takes::Text(Text::String) => StaticType::Text,
            Takes::Text(Text::CString) => StaticType::OptionalText,
            Takes::Array { memory: Some(Memory::Device), .. } => StaticType::DeviceArray,
            Takes::Array { dtype, .. } => StaticType::Array(dtype),
        }
    }
}

fn scalar_accepts(dtype: Dtype, sample: Sample) -> bool {
    let bits = u32::from(dtype.bits());
    match (dtype.kind(), sample) {
        (Kind::Bool, Sample::Bool) => true,
        // True and False are Python's integers 1 and 0, and integers are floats.
        (Kind::Signed | Kind::Unsigned | Kind::Float, Sample::Bool) => true,
        (Kind::Signed, Sample::Int(value)) => (-(1 << (bits - 1))..1 << (bits - 1)).contains(&value),
        (Kind::Unsigned, Sample::Int(value)) => (0..1 << bits).contains(&value),
        (Kind::Float, Sample::Int(value)) => bits == 64 || (value as f32).is_finite(),
        (Kind::Float, Sample::Float(value)) => bits == 64 || !value.is_finite() || (value as f32).is_finite(),
        _ => false,
    }
}

/// The first of several overloads, tried in their order, that takes a value.
pub fn chosen(overloads: &[Takes], sample: Sample) -> Option<usize> {
    let mut order: Vec<usize> = (0..overloads.len()).collect();
    order.sort_by_key(|&index| overloads[index].order());
    order.into_iter().find(|&index| overloads[index].accepts(sample))
}

/// What the inputs of a function take.
pub fn of(function: &Function) -> Vec<Takes> {
    let is_reduced = function.features.contains_key(REDUCTION);
    function.inputs.iter().map(|input| Takes::of(input, is_reduced)).collect()
}

impl StaticType {
    /// Whether it is all of the other, and perhaps more.
    pub fn covers(self, other: StaticType) -> bool {
        use StaticType::{Bool, Float, Integer, OptionalText, Text};
        self == other
            || matches!((self, other), (Float, Integer | Bool) | (Integer, Bool) | (OptionalText, Text))
    }

    /// Whether some values are both. Text meets text. All else meets: a NumPy array is `SupportsIndex` to a type checker,
    /// and a memoryview any array.
    pub fn meets(self, other: StaticType) -> bool {
        let is_text = |r#type| matches!(r#type, StaticType::Text | StaticType::OptionalText);
        is_text(self) == is_text(other)
    }
}
