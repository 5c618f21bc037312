//! The rows of a Python function: the calls that its overloads take, in the order in which they are tried.

use super::names::{self, Names, ParameterName};
use super::parameters::{self, Called};
use super::{Place, Row, RowCall, RowStream, documentation, types};
use crate::call::{Call, distinct_calls};
use crate::interface::{Access, Argument, Function, REDUCTION, StreamParameter};
use crate::source::Span;

/// Overloads are tried in the order in which C++ would like a literal: see [`types::rank`].
pub(super) fn of(overloads: &[&Function], names: &mut Names, place: &impl Fn(Span) -> Place) -> Vec<Row> {
    let calls = distinct_calls(overloads);
    let beside_host = !calls.iter().all(|call| call.function.is_on_device());
    let ranked = |call: &Call| {
        let mut row = row(call, names, beside_host, place(call.function.span));
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

/// `beside_host`: other rows of the function run on the host.
fn row(call: &Call, names: &mut Names, beside_host: bool, place: Place) -> Row {
    let function = call.function;
    let target = names::target(&function.qualified, &function.template_arguments);
    let class =
        function.features.get(REDUCTION).map(|class| names::target(class, &function.template_arguments));
    let arguments = call.arguments();
    let stream = call.stream();
    let is_on_device = function.is_on_device();
    let named = arguments.iter().map(Argument::name).chain(stream.map(|stream| stream.name.as_str()));
    let mut given = names::parameters(named, is_on_device);
    let stream = stream.and_then(|stream| Some(row_stream(stream, given.pop()?)));
    let suffix = if is_on_device && beside_host { "_on_device" } else { "" };
    let symbol = names.symbol(&function.name, &function.template_arguments, suffix, class.is_some());
    let called = Called { reduced: class.is_some(), by_closure: is_on_device };
    Row {
        target: class.clone().unwrap_or(target),
        place,
        comment: function.doc.as_deref().map(documentation),
        call: match (&class, arguments) {
            (Some(_), [Argument::Array(array)]) => RowCall::Reduction {
                element: types::element(&array.element),
                constant: names.constant(&symbol),
            },
            _ if is_on_device => RowCall::Device,
            (None, [Argument::Array(array)]) if array.access == Access::In => RowCall::Array,
            _ => RowCall::Arguments,
        },
        device: device(&class, arguments),
        parameters: arguments
            .iter()
            .zip(given)
            .map(|(argument, name)| parameters::parameter(argument, name, called))
            .collect(),
        symbol,
        stream,
        returns: types::returns(&function.returns),
        defaulted: call.defaulted(),
    }
}

fn row_stream(stream: &StreamParameter, name: ParameterName) -> RowStream {
    // CUDA's two names for a stream are names of this pointer.
    let passed = format!("reinterpret_cast<::CUstream_st *>({})", name.safe);
    RowStream { safe_name: name.safe, passed, position: stream.position }
}

/// Where it runs, as `quaff check` shows it. A reduction runs where the array is.
fn device(class: &Option<String>, arguments: &[Argument]) -> String {
    if class.is_some() {
        return "cpu, cuda".to_owned();
    }
    let arrays = arguments.iter().filter_map(|argument| match argument {
        Argument::Array(array) => Some(types::memory(array.memory).device),
        Argument::Value(_) => None,
    });
    let mut devices: Vec<&str> = arrays.collect();
    devices.sort_unstable();
    devices.dedup();
    if devices.is_empty() { "cpu".to_owned() } else { devices.join(" + ") }
}
