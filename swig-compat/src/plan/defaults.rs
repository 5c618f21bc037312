//! The defaults that a call states, and those that it leaves to C++.

use super::code_around;
use super::names;
use super::results;
use super::row::RowDefaults;
use crate::interface::{Argument, Crossing, Function};
use crate::overload::call::Call;

/// The inputs that a call leaves to their defaults.
pub(super) fn left_out(call: &Call) -> RowDefaults {
    let (function, compact) = (call.function, compact_defaults(call));
    let first = function.inputs.get(call.inputs().len()).filter(|_| call.defaulted() > 0);
    RowDefaults {
        count: call.defaulted(),
        first: first.map(|input| names::safe(&input.name)),
        are_passed: function.variadic.is_some() || compact.is_some(),
        texts: compact.unwrap_or_else(|| {
            function.inputs[call.stated()..].iter().filter_map(code_around::default).collect()
        }),
    }
}

/// The arguments of the C++ call in a row whose inputs have this order.
pub(super) fn arguments(call: &Call, order: &[usize]) -> Vec<Argument> {
    let stated = call.arguments().iter().enumerate().map(|(index, argument)| match call.default(index) {
        Some(text) => Argument::Default { text },
        None => argument.clone(),
    });
    results::in_order(&stated.collect::<Vec<_>>(), order)
}

/// The defaults of the arguments that a call leaves out, which C++ gets as with `%compactdefaultargs` in
/// SWIG, or behind a parameter whose default code sets: the interface may have a default that C++ lacks. Each
/// has the type of its parameter, by which C++ selects the overload. `None` if the interface's text for one
/// of them would not do, so that C++ itself has to fill it in; also in C, where every call passes the
/// defaults.
fn compact_defaults(call: &Call) -> Option<Vec<String>> {
    let Function { arguments, inputs, .. } = call.function;
    let is_compact = (call.function.is_set("compactdefaultargs")
        || inputs.iter().any(Crossing::has_default_of_code))
        && !call.function.states_defaults;
    if call.defaulted() == 0 || !is_compact {
        return None;
    }
    (call.arguments().len()..arguments.len()).map(|index| call.default(index)).collect()
}
