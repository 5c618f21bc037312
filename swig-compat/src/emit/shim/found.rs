//! Results that are iterators: the objects of the call in which the shim looks for the elements around one.

use super::types;
use crate::interface::{Action, ClassType, Passing, Pointee, Ty};
use crate::plan::Row;

/// The first and the last word of pairs of methods.
const PAIRS: [(&str, &str); 3] = [("begin", "end"), ("Begin", "End"), ("BEGIN", "END")];

/// The names of methods for which the shim looks in any case.
const USUAL: [&str; 10] =
    ["begin", "end", "Begin", "End", "cbegin", "cend", "rbegin", "rend", "crbegin", "crend"];

/// The methods of containers that return iterators as Python objects.
const OF_CONTAINERS: [&str; 9] =
    ["begin", "end", "equal_range", "find", "iterator", "lower_bound", "rbegin", "rend", "upper_bound"];

/// The result of a call, with the elements around it if it is an iterator.
pub(super) fn found(row: &Row, call: String) -> String {
    if !returns_iterator(row) {
        return call;
    }
    let (function, names) = match names(&row.member) {
        Some((first, last)) => ("found_by", Some(format!("QUAFF_NAMES({first}, {last})"))),
        None => ("found", None),
    };
    let given: Vec<String> = [call].into_iter().chain(names).chain(owners(row)).collect();
    format!("::quaff::iterator::{function}({})", given.join(", "))
}

/// Whether the shim asks for the Python objects of the call, one of which the iterator keeps alive.
pub(in crate::emit) fn shows_objects(row: &Row) -> bool {
    let is_of_container = || row.class.as_ref().is_some_and(|class| class.library().is_some());
    returns_iterator(row)
        || row.extension.is_some() && is_of_container() && OF_CONTAINERS.contains(&row.member.as_str())
}

/// Whether a row returns an iterator of a container.
fn returns_iterator(row: &Row) -> bool {
    row.returned().and_then(|returned| returned.library()).is_some_and(Ty::is_iterator)
}

/// The objects that the call gets by reference, each with its place among the Python objects of the call.
fn owners(row: &Row) -> Vec<String> {
    let has_this = row.action.has_this();
    let shown = if has_this { "object.address" } else { "nullptr" };
    let owner = |class: Option<&ClassType>, object: String, index: usize| {
        let kind = if class.is_some_and(|class| class.library().is_some()) { "container" } else { "in" };
        format!("::quaff::iterator::{kind}({object}, {shown}, {index})")
    };
    let this = row.class.as_ref().filter(|_| has_this).map(|class| {
        let constant = if row.action == Action::ConstMethod { "const " } else { "" };
        owner(Some(class), format!("::quaff::reference<{constant}{}>(object)", types::class(class)), 0)
    });
    let given = row.inputs.iter().enumerate().filter_map(|(index, input)| {
        let object = input.r#type.object()?;
        let is_reference = object.passing == Passing::Reference && object.pointee == Pointee::Class;
        is_reference.then(|| owner(object.class(), types::value(input), index + usize::from(has_this)))
    });
    this.into_iter().chain(given).collect()
}

/// The names of two methods between whose results the elements are, one of which is this method.
fn names(member: &str) -> Option<(String, String)> {
    let is_name = member.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if !is_name || USUAL.contains(&member) {
        return None;
    }
    PAIRS.iter().find_map(|(first, last)| match (member.contains(first), member.contains(last)) {
        (true, _) => Some((member.to_owned(), member.replace(first, last))),
        (_, true) => Some((member.replace(last, first), member.to_owned())),
        _ => None,
    })
}
