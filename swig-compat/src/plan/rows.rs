//! The rows of a Python function: the calls that its overloads take, in the order in which they are tried.

use super::names::{self, Names};
use super::{Place, Row, RowCall, parameters, types};
use crate::call::{Call, distinct_calls};
use crate::interface::{Access, Argument, Function, REDUCTION};
use crate::source::Span;

/// Overloads are tried in the order in which C++ would like a literal: see [`types::rank`].
pub(super) fn of(overloads: &[&Function], names: &mut Names, place: &impl Fn(Span) -> Place) -> Vec<Row> {
    let calls = distinct_calls(overloads);
    let ranked = |call: &Call| {
        let mut row = row(call, names, place(call.function.span));
        let required = row.parameters.iter_mut().take(fewest_arguments(call.function, &calls));
        required.for_each(|parameter| parameter.default = None);
        (rank(call), row)
    };
    let mut rows: Vec<(Vec<u8>, Row)> = calls.iter().map(ranked).collect();
    // Stable: overloads that no argument can tell apart stay in the order of the interface.
    rows.sort_by(|(left, _), (right, _)| left.cmp(right));
    rows.into_iter().map(|(_, row)| row).collect()
}

fn fewest_arguments(function: &Function, calls: &[Call]) -> usize {
    let own = calls.iter().filter(|call| std::ptr::eq(call.function, function));
    own.map(|call| call.count).min().unwrap_or_default()
}

fn rank(call: &Call) -> Vec<u8> {
    call.arguments().iter().map(types::rank).collect()
}

fn row(call: &Call, names: &mut Names, place: Place) -> Row {
    let function = call.function;
    let target = names::target(&function.qualified, &function.template_arguments);
    let class =
        function.features.get(REDUCTION).map(|class| names::target(class, &function.template_arguments));
    let arguments = call.arguments();
    let parameters = arguments.iter().zip(names::parameters(arguments.iter().map(Argument::name)));
    let symbol = names.symbol(&function.name, &function.template_arguments);
    if class.is_some() {
        names.reserve_steps(&symbol);
    }
    Row {
        target: class.clone().unwrap_or(target),
        place,
        call: match (&class, arguments) {
            (Some(_), [Argument::Array(array)]) => RowCall::Reduction {
                element: types::element(&array.element),
                constant: names.constant(&symbol),
            },
            (None, [Argument::Array(array)]) if array.access == Access::In => RowCall::Array,
            _ => RowCall::Arguments,
        },
        parameters: parameters
            .map(|(argument, name)| parameters::parameter(argument, name, class.is_some()))
            .collect(),
        symbol,
        returns: types::returns(&function.returns),
        defaulted: call.defaulted(),
    }
}
