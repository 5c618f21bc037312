//! Functions outside all namespaces that call the functions of a C interface by their plain names: the name may be that
//! of a macro, whose arguments must not have commas of their own.

use crate::emit::fragment::line;
use crate::plan::{CCall, Plan};

pub(super) fn emit(plan: &Plan) -> String {
    plan.c_calls.iter().map(function).collect()
}

fn function(call: &CCall) -> String {
    let list = |item: fn(usize) -> String| (1..=call.arguments).map(item).collect::<Vec<_>>().join(", ");
    let template = match call.arguments {
        0 => String::new(),
        _ => format!("template <{}> ", list(|number| format!("class Quaff{number}"))),
    };
    // References stay references: functions of SWIG's library, such as those of cpointer.i, take some.
    let parameters = list(|number| format!("Quaff{number} &&quaff_{number}"));
    let passed = list(|number| format!("static_cast<Quaff{number} &&>(quaff_{number})"));
    let (symbol, name) = (call.symbol(), &call.function);
    let place = line(call.place.line, &call.place.file);
    format!("{place}{template}inline auto {symbol}({parameters}) {{ return {name}({passed}); }}\n")
}
