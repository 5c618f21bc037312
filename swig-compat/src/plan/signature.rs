//! The one signature that Python shows for all rows of a function.

use super::{Row, names};

pub(super) struct Signature {
    /// `(a, b=..., /)`.
    pub text: String,
    pub keywords: Vec<String>,
    pub positional_only: bool,
    pub stream: bool,
}

/// The keyword by which callers give the stream, unless C++ has a parameter of that name.
const STREAM: &str = "stream";

/// The keywords of a reduction, with their defaults.
const AXES: [(&str, &str); 3] = [("axis", "None"), ("keepdims", "False"), ("out", "None")];

/// Rows that agree on their parameters' names share them; otherwise Python sees `(*args)`, as with SWIG.
pub(super) fn of(rows: &[Row]) -> Signature {
    let Some(longest) = rows.iter().max_by_key(|row| row.inputs.len()) else {
        let text = "()".to_owned();
        return Signature { text, keywords: Vec::new(), positional_only: false, stream: false };
    };
    let stream = takes_stream(rows);
    if !rows.iter().all(|row| agrees(row, longest)) {
        let text = if stream { "(*args, stream=None)" } else { "(*args)" }.to_owned();
        return Signature { text, keywords: Vec::new(), positional_only: true, stream };
    }
    let required = rows.iter().map(|row| row.inputs.len()).min().unwrap_or(0);
    let names: Vec<&str> = longest.inputs.iter().map(|input| input.name.as_str()).collect();
    // A reduction takes its array by position, as NumPy's functions of one array do.
    let reduction = rows.iter().any(Row::is_reduction);
    let positional_only = reduction || !names.iter().all(|name| names::can_be_named(name));
    let mut shown: Vec<String> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        shown.push(if index < required { (*name).to_owned() } else { format!("{name}=...") });
    }
    if positional_only && !shown.is_empty() {
        shown.push("/".to_owned());
    }
    let along =
        if reduction { AXES.map(|(name, default)| format!("{name}={default}")).to_vec() } else { Vec::new() };
    let named = along.into_iter().chain(stream.then(|| format!("{STREAM}=None")));
    let mut named =
        named.filter(|shown| names.iter().all(|name| !shown.starts_with(&format!("{name}=")))).peekable();
    if named.peek().is_some() {
        shown.push("*".to_owned());
        shown.extend(named);
    }
    let keywords =
        if positional_only { Vec::new() } else { names.iter().map(|&name| name.to_owned()).collect() };
    Signature { text: format!("({})", shown.join(", ")), keywords, positional_only, stream }
}

/// Whether some row can run on a device.
fn takes_stream(rows: &[Row]) -> bool {
    let mut names = rows.iter().flat_map(|row| &row.inputs).map(|input| input.name.as_str());
    rows.iter().any(Row::may_run_on_device) && !names.any(|name| name == STREAM)
}

fn agrees(row: &Row, longest: &Row) -> bool {
    row.inputs.iter().zip(&longest.inputs).all(|(left, right)| left.name == right.name)
}
