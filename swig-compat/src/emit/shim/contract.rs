//! The conditions of a `%contract` around a call.

use crate::emit::text::cpp_string;
use crate::interface::{Condition, Contract};

/// The checks before the call, on one line.
pub(super) fn required(contract: &Contract) -> String {
    contract.require.iter().map(|condition| check("require", &each(condition))).collect()
}

/// The checks after the call, on one line.
pub(super) fn ensured(contract: &Contract) -> String {
    match contract.ensure.as_slice() {
        [] => String::new(),
        [group] => group.iter().map(|condition| check("ensure", &each(condition))).collect(),
        groups => {
            let all = |of: fn(&Condition) -> &str| {
                let group = |group: &Vec<Condition>| {
                    group.iter().map(|each| format!("({})", of(each))).collect::<Vec<_>>().join(" && ")
                };
                groups.iter().map(|each| format!("({})", group(each))).collect::<Vec<_>>().join(" || ")
            };
            check("ensure", &[all(|condition| &condition.text), all(|condition| &condition.code)])
        }
    }
}

fn each(condition: &Condition) -> [String; 2] {
    [condition.text.clone(), condition.code.clone()]
}

/// The check of one condition, which is given as written in the interface and as C++. The message is SWIG's,
/// with the interface's names.
fn check(clause: &str, [text, code]: &[String; 2]) -> String {
    let message = cpp_string(&format!("Contract violation: {clause}: ({text})"));
    format!("if (!({code})) {{ SWIG_exception_fail(SWIG_RuntimeError, {message}); }} ")
}
