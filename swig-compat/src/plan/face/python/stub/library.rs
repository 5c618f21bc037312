//! Signatures for arrays of libraries other than NumPy, whose results belong to the same library: `(a: T, b)
//! -> T`.
//!
//! A class that supports DLPack but cannot create arrays gets NumPy arrays as results; no type can express
//! this.

use super::{PythonValue, RowTypes};
use crate::overload::takes::StaticType;
use crate::plan::Row;

/// The signature for a first array of another library, if that library makes the results in host memory.
pub(in crate::plan) fn signature(of_numpy: &RowTypes, row: &Row) -> Option<RowTypes> {
    let all = &of_numpy.results[0];
    let own = if row.elements().is_some() { 0 } else { all.len() - row.results().len() };
    let results: Vec<PythonValue> = (all.iter().enumerate())
        .map(|(index, returned)| match returned {
            // A vector that C++ returns becomes a NumPy array, whatever the arguments are.
            PythonValue::Array(_) if index >= own => PythonValue::LibraryArray,
            other => other.clone(),
        })
        .collect();
    let is_made = results.contains(&PythonValue::LibraryArray);
    let types = if row.elements().is_some() { elements(of_numpy) } else { first_array(of_numpy) };
    types.filter(|_| is_made).map(|types| RowTypes { row: of_numpy.row, types, results: vec![results] })
}

/// The first array determines the library; the other arrays may belong to any library.
fn first_array(of_numpy: &RowTypes) -> Option<Vec<StaticType>> {
    let is_array = |r#type: &StaticType| matches!(r#type, StaticType::Array(_) | StaticType::Sequence(_));
    let first = of_numpy.types.iter().position(is_array)?;
    let mut types = of_numpy.types.clone();
    types[first] = StaticType::LibraryArray;
    Some(types)
}

/// Arrays of one library, any of which may be replaced by a number.
fn elements(of_numpy: &RowTypes) -> Option<Vec<StaticType>> {
    Some(of_numpy.types.iter().map(|_| StaticType::LibraryElement).collect())
}

/// The signature of a reduction along axes.
pub(in crate::plan) fn along(whole: &RowTypes) -> Option<RowTypes> {
    let is_of_host = matches!(whole.types[..], [StaticType::Array(_)]);
    is_of_host.then(|| RowTypes {
        row: whole.row,
        types: vec![StaticType::LibraryArray],
        results: vec![vec![PythonValue::LibraryArray]],
    })
}
