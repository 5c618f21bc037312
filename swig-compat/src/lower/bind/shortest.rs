//! Calls without the last parameters, if a default splits parameters that form one value for callers. As in
//! SWIG, C++ is then also called without the rest of them, and the remaining parameters keep their plain
//! meaning: `resize(int length, long *data = nullptr)` accepts an array, and it accepts a length.

use super::slots::Slot;
use crate::interface::Access;
use crate::lower::code_typemap::WrappedInput;
use crate::lower::parameter::Parameter;

/// The first parameter that the longest shorter call leaves out.
pub fn divided(parameters: &[Parameter], slots: &[Slot]) -> Option<usize> {
    let has_default = |position: usize| parameters[position].default.is_some();
    let divides = |of: usize, array: usize| {
        let may_stand_alone = match &slots[array] {
            Slot::Data(rule, _) if rule.array().is_some_and(|array| array.access == Access::Make) => false,
            // An extent in one of quaff's directives is not bound as a plain number if this can be avoided.
            Slot::Data(rule, _) if rule.is_word() => !has_default(of),
            _ => true,
        };
        array > of && has_default(array) && may_stand_alone
    };
    // A length stays if another of its arrays stays.
    let last = |at: usize, arrays: Vec<usize>| {
        arrays.iter().copied().max().filter(|_| arrays.iter().all(|array| divides(at, *array)))
    };
    let divided = |(at, slot): (usize, &Slot)| match slot {
        Slot::Size(arrays) => last(at, arrays.clone()),
        Slot::Extent(of) | Slot::Stride(of) => last(at, of.iter().map(|extent| extent.position).collect()),
        Slot::Wrapped(WrappedInput::Of(first)) => Some(at).filter(|at| divides(*first, *at)),
        _ => None,
    };
    slots.iter().enumerate().filter_map(divided).max()
}
