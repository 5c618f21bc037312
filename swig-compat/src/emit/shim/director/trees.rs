//! The functions of directors whose values cross as trees.

use super::{argument, head, shown, spelled};
use crate::emit::text::cpp_string;
use crate::plan::{PlannedClass, PlannedOverride};

/// A function that calls the method that overrides it, if there is one.
pub(super) fn overrider(index: usize, function: &PlannedOverride, class: &PlannedClass) -> String {
    let key = cpp_string(&function.method.key());
    let count = function.method.parameters.len();
    let passed = (0..count).map(argument).collect::<Vec<_>>().join(", ");
    format!(
        "{} {{ if (auto quaff_method = ::quaff::TreeDirector::overriding({index}, {key})) {{ \
         return quaff_method.result<{}>({passed}); }} {} }}",
        head(function),
        spelled(&function.method.spelled.returns),
        own_call(function, class)
    )
}

/// The call of the C++ function, if no method overrides it.
fn own_call(function: &PlannedOverride, class: &PlannedClass) -> String {
    match function.is_pure {
        true => format!("::quaff::throw_pure({});", shown(function, class)),
        false => super::own_call(function, class),
    }
}

/// The body of a pure virtual function that methods cannot override.
pub(super) fn absent(function: &PlannedOverride, class: &PlannedClass) -> String {
    format!("::quaff::throw_absent({});", shown(function, class))
}
