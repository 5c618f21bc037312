//! `%feature("action")`: code of the interface that replaces a call.

use crate::interface::{ACTION, EXCEPT};
use std::collections::BTreeMap;

/// Inserts the code of the feature at `$action` in the code around the call.
pub fn put_into_code_around(features: &mut BTreeMap<String, String>) {
    let Some(action) = features.get(ACTION).filter(|code| !matches!(code.trim(), "" | "0" | "1")) else {
        return;
    };
    let call = format!("{{ {action} }}");
    let around = features.get(EXCEPT).filter(|code| !matches!(code.trim(), "" | "0" | "1"));
    let code = around.map_or_else(|| call.clone(), |code| code.replace("$action", &call));
    features.insert(EXCEPT.to_owned(), code);
}
