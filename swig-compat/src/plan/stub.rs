//! Which rows a type checker is shown, and how.

use super::{Row, RowParameter};

/// One signature in the stub.
#[derive(Debug)]
pub struct Stub {
    /// The row's index.
    pub row: usize,
    /// A later signature takes some of the same arguments and returns something else. That is meant: the array's dtype
    /// decides, which not every type shows.
    pub overlaps: bool,
}

/// One signature for each C++ function, unless an earlier one takes all that it takes: `int` and `long` are one type to
/// Python. Arrays come first: to a type checker they are numbers too.
pub(super) fn of(rows: &[Row]) -> Vec<Stub> {
    let mut shown: Vec<usize> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        if row.defaulted == 0 && !shown.iter().any(|&earlier| covers(&rows[earlier], row)) {
            shown.push(index);
        }
    }
    shown.sort_by_key(|&index| !takes_array(&rows[index]));
    let overlaps = |position: usize, row: &Row| {
        let later = shown[position + 1..].iter().map(|&index| &rows[index]);
        later.into_iter().any(|later| later.returns.python != row.returns.python && overlap(row, later))
    };
    (shown.iter().enumerate())
        .map(|(position, &row)| Stub { row, overlaps: overlaps(position, &rows[row]) })
        .collect()
}

fn takes_array(row: &Row) -> bool {
    row.parameters.iter().any(|parameter| parameter.dtype.is_some())
}

fn covers(earlier: &Row, later: &Row) -> bool {
    earlier.parameters.len() == later.parameters.len()
        && earlier
            .parameters
            .iter()
            .zip(&later.parameters)
            .all(|(earlier, later)| takes_all_of(earlier, later))
}

fn takes_all_of(earlier: &RowParameter, later: &RowParameter) -> bool {
    let narrower: &[&str] = match earlier.python.as_str() {
        "SupportsFloat | SupportsIndex" => &["SupportsIndex", "bool"],
        "SupportsIndex" => &["bool"],
        "str | None" => &["str"],
        _ => &[],
    };
    earlier.python == later.python || narrower.contains(&later.python.as_str())
}

/// Whether some arguments fit both rows.
fn overlap(left: &Row, right: &Row) -> bool {
    let required = |row: &Row| row.parameters.iter().filter(|parameter| parameter.default.is_none()).count();
    required(left) <= right.parameters.len()
        && required(right) <= left.parameters.len()
        && left.parameters.iter().zip(&right.parameters).all(|(left, right)| meet(left, right))
}

/// Text meets text. All else meets: a NumPy array is `SupportsIndex` to a type checker, and a memoryview any array.
fn meet(left: &RowParameter, right: &RowParameter) -> bool {
    let text = |parameter: &RowParameter| parameter.python.starts_with("str");
    text(left) == text(right)
}
