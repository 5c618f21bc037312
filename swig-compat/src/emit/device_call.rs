//! The call of a row on a device, as the tables for Python and the functions for Rust both write it: a closure, which the
//! runtime runs between the streams of its arrays.

use super::imports::Imports;
use super::layout::closure;
use crate::plan::Row;

/// `let work = |stream| ffi::sum_float(&in_d, stream);`. `passed`: what goes to each parameter of the row.
pub(super) fn work(indent: &str, row: &Row, passed: impl Iterator<Item = String>) -> String {
    let stream = row.stream.clone();
    let head = format!("let work = |{}|", stream.as_deref().unwrap_or("_"));
    let passed: Vec<String> = passed.chain(stream).collect();
    closure(indent, &head, &format!("ffi::{}", row.symbol), &passed)
}

/// How the call is ordered after the work on its arrays: C++ that takes their stream does it itself. `module` is the
/// module of the runtime that the file has it from.
pub(super) fn order(row: &Row, module: &'static str, imports: &mut Imports) -> String {
    let order = imports.name(module, "Order");
    let by = if row.stream.is_some() { "ByStream" } else { "ByEvents" };
    format!("{order}::{by}")
}
