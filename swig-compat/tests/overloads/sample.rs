//! Python values, and the parameters that accept them: a model with which the relation is compared.

use quaff_swig::dtype::{Dtype, DtypeKind};
use quaff_swig::interface::{Memory, Rank, Text};
use quaff_swig::overload::takes::Takes;

/// A Python value, as far as parameters distinguish values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sample {
    None,
    Bool,
    Int(i128),
    Float(f64),
    Complex,
    /// Text, and whether it contains a zero.
    Str {
        zero: bool,
    },
    Bytes,
    /// A NumPy array with several elements.
    Array {
        dtype: Dtype,
        dimensions: u8,
    },
}

/// Whether a parameter accepts a value.
pub fn accepts(takes: &Takes, sample: Sample) -> bool {
    match (takes, sample) {
        (Takes::Scalar(dtype) | Takes::Enumerator(dtype), sample) => scalar_accepts(*dtype, sample),
        (Takes::Any, _) | (Takes::Text(Text::String), Sample::Str { .. }) => true,
        (Takes::Text(Text::CString), Sample::Str { zero }) => !zero,
        (Takes::Text(Text::CString), Sample::None) => true,
        (array, Sample::Array { dtype, dimensions }) => accepts_array(array, dtype, dimensions),
        // A read-only buffer: an array that is written refuses it only during the call.
        (array, Sample::Bytes) => accepts_array(array, Dtype::Uint8, 1),
        _ => false,
    }
}

fn accepts_array(takes: &Takes, given: Dtype, dimensions: u8) -> bool {
    match takes {
        Takes::Array { dtype, rank, memory, .. } => {
            *dtype == given
                && *memory != Some(Memory::Device)
                && (*rank == Rank::Any || *rank == Rank::Exactly(dimensions))
        }
        Takes::Any | Takes::Checked { .. } => true,
        Takes::Scalar(_)
        | Takes::Enumerator(_)
        | Takes::Text(_)
        | Takes::Library(_)
        | Takes::Object { .. } => false,
    }
}

fn scalar_accepts(dtype: Dtype, sample: Sample) -> bool {
    let bits = u32::from(dtype.bits());
    let part = if dtype.kind() == DtypeKind::Complex { bits / 2 } else { bits };
    let has_room = |value: f64| match dtype {
        // From halfway between the largest number and the next power of two on, rounding overflows.
        Dtype::Float16 => value.abs() < 65520.0,
        Dtype::Bfloat16 => value.abs() < 511.0 * 2f64.powi(119),
        _ => part == 64 || (value as f32).is_finite(),
    };
    match (dtype.kind(), sample) {
        (DtypeKind::Bool, Sample::Bool) => true,
        // In Python, True and False are the integers 1 and 0, and integers are accepted as floats.
        (
            DtypeKind::Signed | DtypeKind::Unsigned | DtypeKind::Half | DtypeKind::Float | DtypeKind::Complex,
            Sample::Bool,
        ) => true,
        (DtypeKind::Complex, Sample::Complex) => true,
        (DtypeKind::Signed, Sample::Int(value)) => (-(1 << (bits - 1))..1 << (bits - 1)).contains(&value),
        (DtypeKind::Unsigned, Sample::Int(value)) => (0..1 << bits).contains(&value),
        (DtypeKind::Half | DtypeKind::Float | DtypeKind::Complex, Sample::Int(value)) => {
            has_room(value as f64)
        }
        (DtypeKind::Half | DtypeKind::Float | DtypeKind::Complex, Sample::Float(value)) => {
            !value.is_finite() || has_room(value)
        }
        _ => false,
    }
}

/// The first of several overloads, in order, that accepts a value.
pub fn chosen(overloads: &[Takes], sample: Sample) -> Option<usize> {
    let mut order: Vec<usize> = (0..overloads.len()).collect();
    order.sort_by_key(|&index| overloads[index].order());
    order.into_iter().find(|&index| accepts(&overloads[index], sample))
}
