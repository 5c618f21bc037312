//! Data members that are arrays of numbers: Python has an array that shows them, and assigns to all elements.

use crate::dtype::Dtype;
use crate::interface::{
    Access, Argument, Array, Axis, DataForm, Input, Integer, Layout, Memory, Part, Rank, Scalar, Type, Value,
};
use crate::lower::types::Resolved;

/// The most axes that the runtime shows: `most_axes` of `quaff/part.hpp`.
const MOST_AXES: usize = 8;

/// The lengths of an array of C's from the first axis on, and its elements.
fn axes(r#type: &Resolved) -> (Vec<&str>, &Resolved) {
    match r#type.without_const() {
        Resolved::Array(element, length) => {
            let (mut lengths, innermost) = axes(element);
            lengths.insert(0, length);
            (lengths, innermost)
        }
        _ => (Vec::new(), r#type),
    }
}

/// What the caller gets of an array of numbers, which may be passed as the pointer that `read` is; `None` for anything else.
/// Text is text, and of an array without its length nobody knows the end.
pub(super) fn of(r#type: &Resolved, read: &Value) -> Option<Part> {
    let (lengths, element) = axes(r#type);
    let is_shown =
        (1..=MOST_AXES).contains(&lengths.len()) && lengths.iter().all(|length| !length.is_empty());
    let element = element.scalar().filter(|_| is_shown && !element.is_char())?;
    Some(Part { element, pointer: read.object().cloned() })
}

/// What is assigned to an array of C's: the input, and what C++ is called with. Lengths that are no numbers in the text, and
/// that of what may be a sequence, C++ itself compares.
pub(super) fn assigned(r#type: &Resolved, element: Scalar) -> (Input, Vec<Argument>) {
    let (lengths, _) = axes(r#type);
    let is_list = lengths.len() == 1;
    let known: Option<Vec<u64>> = lengths.iter().map(|length| length.trim().parse().ok()).collect();
    let known = known.filter(|_| !is_list);
    let mut arguments = vec![Argument::Data { input: 0, constant: true, form: DataForm::Pointer }];
    match &known {
        Some(_) => {}
        None if is_list => arguments.push(Argument::Size { inputs: vec![0], r#type: extent_type() }),
        None => arguments.extend((0..lengths.len()).map(extent)),
    }
    let array = Array {
        element,
        memory: Memory::Host,
        access: Access::Read,
        rank: Rank::Exactly(lengths.len() as u8),
        layout: Layout::C,
        sequence: is_list,
        by_numpy: false,
        fixed: known.unwrap_or_default(),
    };
    (Input { name: "value".to_owned(), r#type: Type::Array(array), default: None }, arguments)
}

/// The extent of the input along an axis.
fn extent(axis: usize) -> Argument {
    let name = format!("length_{}", axis + 1);
    Argument::Extent { name, of: vec![Axis { input: 0, axis: axis as u8 }], r#type: extent_type() }
}

fn extent_type() -> Integer {
    let spelling = "std::uint64_t".to_owned();
    Integer { spelling, bits: Dtype::Uint64.bits(), signed: false, is_enum: false }
}
