//! Data members that are arrays or vectors of numbers: Python gets an array over the elements, and can assign
//! to all of them.

use crate::dtype::Dtype;
use crate::interface::{
    Access, Argument, Array, ArrayObject, Axis, Crossing, DataForm, Integer, Layout, Memory, Part, Rank,
    Scalar, Ty, Type,
};

/// The largest number of axes that the runtime supports: `most_axes` in `quaff/part.hpp`.
const MOST_AXES: usize = 8;

/// The lengths of a C array, first axis first, and its element type.
fn axes(r#type: &Ty) -> (Vec<&str>, &Ty) {
    match r#type.without_const() {
        Ty::Array(element, length) => {
            let (mut lengths, innermost) = axes(element);
            lengths.insert(0, length);
            (lengths, innermost)
        }
        _ => (Vec::new(), r#type),
    }
}

/// The array that the caller gets for an array or vector of numbers. `None` for other types: arrays of `char`
/// are text, an array without a length has no known end, and the elements of a vector of bools are bits.
pub(in crate::lower) fn of(r#type: &Ty) -> Option<Part> {
    if let Ty::StdVector(element) = r#type.without_const() {
        let element = element.scalar().filter(|element| *element != Scalar::Bool)?;
        return Some(Part { element, axes: 0, pointer: None });
    }
    let (lengths, element) = axes(r#type);
    let is_shown =
        (1..=MOST_AXES).contains(&lengths.len()) && lengths.iter().all(|length| !length.is_empty());
    let element = element.scalar().filter(|_| is_shown && !element.is_char())?;
    // The array may be passed as a pointer to its first element, as in SWIG.
    let pointer = r#type.value().and_then(|value| value.object().cloned().map(Box::new));
    Some(Part { element, axes: lengths.len(), pointer })
}

/// The input for an assignment to an array or vector, and the arguments for C++. C++ itself compares lengths
/// that are not literal numbers, and the lengths of sequences.
pub(in crate::lower) fn assigned(r#type: &Ty, element: Scalar) -> (Crossing, Vec<Argument>) {
    let (lengths, _) = axes(r#type);
    let known: Option<Vec<u64>> = lengths.iter().map(|length| decimal(length.trim())).collect();
    let known = known.filter(|_| lengths.len() > 1);
    let data = Argument::Data { input: 0, constant: true, form: DataForm::Pointer };
    let arguments = match (lengths.len(), &known) {
        (0, _) => vec![Argument::Object { input: 0, object: ArrayObject::Vector }],
        (1, _) => vec![data, Argument::Size { inputs: vec![0], r#type: extent_type() }],
        (_, Some(_)) => vec![data],
        (axes, None) => [data].into_iter().chain((0..axes).map(extent)).collect(),
    };
    let array = Array {
        element,
        memory: Memory::Host,
        access: Access::Read,
        rank: Rank::Exactly(lengths.len().max(1) as u8),
        layout: Layout::C,
        sequence: lengths.len() < 2,
        converts: false,
        by_numpy: false,
        in_place: false,
        record: None,
        fixed: known.unwrap_or_default().into_iter().map(Some).collect(),
    };
    (Crossing::parameter("value".to_owned(), Type::Array(array), None), arguments)
}

/// The value of a decimal number; `None` for numbers that begin with 0, which are octal.
fn decimal(length: &str) -> Option<u64> {
    length.parse().ok().filter(|_| !length.starts_with('0'))
}

/// The argument with the extent of the input along an axis.
fn extent(axis: usize) -> Argument {
    let name = format!("length_{}", axis + 1);
    Argument::Extent { name, of: vec![Axis { input: 0, axis: axis as u8 }], r#type: extent_type() }
}

fn extent_type() -> Integer {
    let spelling = "std::uint64_t".to_owned();
    Integer { spelling, bits: Dtype::Uint64.bits(), signed: false, is_enum: false, alias: None }
}
