//! The code of `%feature("action")`, which replaces the call of a function.

use crate::interface::{ACTION, EXCEPT};
use crate::syntax::FeatureDirective;
use std::collections::BTreeMap;

/// Inserts the code of `%feature("action")`, which replaces the call, at `$action` in the code around it.
pub(super) fn put_action_into_code_around(features: &mut BTreeMap<String, String>) {
    let Some(action) = features.get(ACTION).filter(|code| !matches!(code.trim(), "" | "0" | "1")) else {
        return;
    };
    let call = call_by(action);
    let around = features.get(EXCEPT).filter(|code| !matches!(code.trim(), "" | "0" | "1"));
    let code = around.map_or_else(|| call.clone(), |code| code.replace("$action", &call));
    features.insert(EXCEPT.to_owned(), code);
}

/// The code of a `%feature("action")` in the place of the call.
fn call_by(action: &str) -> String {
    format!("{{ {action} }}")
}

/// The code around a call that consists of the code of a feature alone.
pub(in crate::lower) fn code_around_call(feature: &FeatureDirective) -> String {
    match feature.name == ACTION {
        true => call_by(&feature.value),
        false => feature.value.trim().to_owned(),
    }
}
