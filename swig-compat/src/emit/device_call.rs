//! The call of a row on a device, as the tables for Python and the functions for Rust both write it: a closure, which the
//! runtime runs between the streams of its arrays.

use super::layout::closure;
use crate::plan::Row;

/// `let work = |stream| ffi::sum_float(&in_d, stream);`. `passed`: what goes to each parameter of the row.
pub(super) fn work(indent: &str, row: &Row, passed: impl Iterator<Item = String>) -> String {
    let stream = row.stream.as_ref().map(|stream| stream.safe_name.clone());
    let head = format!("let work = |{}|", stream.as_deref().unwrap_or("_"));
    let passed: Vec<String> = passed.chain(stream).collect();
    closure(indent, &head, &format!("ffi::{}", row.symbol), &passed)
}

/// How the call is ordered behind the work on its arrays: C++ that takes their stream does it itself.
pub(super) fn order(row: &Row) -> &'static str {
    if row.stream.is_some() { "Order::ByStream" } else { "Order::ByEvents" }
}
