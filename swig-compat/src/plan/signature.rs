//! The one signature that Python shows for all rows of a function.

use super::{Row, RowCall, names};

pub(super) struct Signature {
    /// `(a, b=..., /)`.
    pub text: String,
    pub keywords: Vec<String>,
    pub positional_only: bool,
}

/// Rows that agree on their parameters' names share them; otherwise Python sees `(*args)`, as with SWIG.
pub(super) fn of(rows: &[Row]) -> Signature {
    let Some(longest) = rows.iter().max_by_key(|row| row.parameters.len()) else {
        return Signature { text: "()".to_owned(), keywords: Vec::new(), positional_only: false };
    };
    if !rows.iter().all(|row| agrees(row, longest)) {
        return Signature { text: "(*args)".to_owned(), keywords: Vec::new(), positional_only: true };
    }
    let required = rows.iter().map(|row| row.parameters.len()).min().unwrap_or(0);
    let names: Vec<&str> = longest.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    // A reduction takes its array by position, as NumPy's functions of one array do.
    let reduction = rows.iter().any(|row| matches!(row.call, RowCall::Reduction { .. }));
    let positional_only = reduction || !names.iter().all(|name| names::can_be_named(name));
    let mut shown: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        shown.push(if index < required { (*name).to_owned() } else { format!("{name}=...") });
    }
    if positional_only && !shown.is_empty() {
        shown.push("/".to_owned());
    }
    let keywords =
        if positional_only { Vec::new() } else { names.iter().map(|&name| name.to_owned()).collect() };
    Signature { text: format!("({})", shown.join(", ")), keywords, positional_only }
}

fn agrees(row: &Row, longest: &Row) -> bool {
    row.parameters.iter().zip(&longest.parameters).all(|(left, right)| left.name == right.name)
}
