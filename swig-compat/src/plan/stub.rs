//! Which signatures a type checker is shown.

use super::parameters::DEVICE_ARRAY;
use super::{Row, RowCall};

/// One signature in the stub.
#[derive(Debug)]
pub struct Stub {
    /// The row that its parameters' names and defaults are of, by its index.
    pub row: usize,
    /// Of each parameter.
    pub types: Vec<String>,
    /// `float`, or `float | int` where the array's dtype decides.
    pub result: String,
    /// A later signature takes some of the same arguments and returns something else. That is meant: the array's dtype
    /// decides, which not every type shows.
    pub overlaps: bool,
}

/// One signature for each C++ function, unless an earlier one takes all that it takes: `int` and `long` are one type to
/// Python, and so are all arrays on devices. Arrays come first: to a type checker they are numbers too.
pub(super) fn of(rows: &[Row]) -> Vec<Stub> {
    let whole = || rows.iter().enumerate().filter(|(_, row)| row.defaulted == 0);
    let written = whole().map(|(index, row)| signature(index, row));
    let reductions = whole().filter(|(_, row)| matches!(row.call, RowCall::Reduction { .. }));
    let on_devices = reductions.map(|(index, row)| on_device(signature(index, row)));
    let mut shown: Vec<Signature> = Vec::new();
    for signature in written.chain(on_devices) {
        match shown.iter_mut().find(|earlier| earlier.covers(&signature)) {
            Some(earlier) => earlier.absorb(&signature),
            None => shown.push(signature),
        }
    }
    shown.sort_by_key(|signature| !takes_array(&rows[signature.row]));
    let overlaps = |position: usize| {
        let signature = &shown[position];
        shown[position + 1..]
            .iter()
            .any(|later| later.results != signature.results && signature.overlaps(later, rows))
    };
    let overlaps: Vec<bool> = (0..shown.len()).map(overlaps).collect();
    let stub = |(Signature { row, types, results }, overlaps)| Stub {
        row,
        types,
        result: results.join(" | "),
        overlaps,
    };
    shown.into_iter().zip(overlaps).map(stub).collect()
}

/// The types of a row, and what it and those return that were found to be alike.
struct Signature {
    row: usize,
    types: Vec<String>,
    results: Vec<&'static str>,
}

fn signature(index: usize, row: &Row) -> Signature {
    let types = row.parameters.iter().map(|parameter| parameter.python.clone()).collect();
    Signature { row: index, types, results: vec![row.returns.python] }
}

/// Of a reduction, over an array on a device.
fn on_device(host: Signature) -> Signature {
    Signature { types: vec![DEVICE_ARRAY.to_owned()], ..host }
}

impl Signature {
    fn covers(&self, later: &Signature) -> bool {
        self.types.len() == later.types.len()
            && self.types.iter().zip(&later.types).all(|(earlier, later)| takes_all_of(earlier, later))
    }

    fn absorb(&mut self, later: &Signature) {
        if self.types == later.types && !self.results.contains(&later.results[0]) {
            self.results.extend(&later.results);
        }
    }

    /// Whether some arguments fit both.
    fn overlaps(&self, other: &Signature, rows: &[Row]) -> bool {
        let required = |signature: &Signature| {
            rows[signature.row].parameters.iter().filter(|parameter| parameter.default.is_none()).count()
        };
        required(self) <= other.types.len()
            && required(other) <= self.types.len()
            && self.types.iter().zip(&other.types).all(|(left, right)| meet(left, right))
    }
}

fn takes_array(row: &Row) -> bool {
    row.parameters.iter().any(|parameter| parameter.dtype.is_some())
}

fn takes_all_of(earlier: &str, later: &str) -> bool {
    let narrower: &[&str] = match earlier {
        "SupportsFloat | SupportsIndex" => &["SupportsIndex", "bool"],
        "SupportsIndex" => &["bool"],
        "str | None" => &["str"],
        _ => &[],
    };
    earlier == later || narrower.contains(&later)
}

/// Text meets text. All else meets: a NumPy array is `SupportsIndex` to a type checker, and a memoryview any array.
fn meet(left: &str, right: &str) -> bool {
    left.starts_with("str") == right.starts_with("str")
}
