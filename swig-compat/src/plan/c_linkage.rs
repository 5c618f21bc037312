//! Interfaces of C, as SWIG takes them without `-c++`: what their text declares has C's linkage.

use super::{Fragment, Linkage, Place, Plan, Row, RowCall, pointee, takes_none};
use crate::interface::{Action, Argument, Crossing, DEFAULT_OF_CODE, Type, Value};
use std::collections::{BTreeMap, HashSet};

/// A function of C that the shim calls by its plain name, because a macro of a header may have the name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CCall {
    pub function: String,
    /// How many arguments the function is called with.
    pub arguments: usize,
    pub place: Place,
}

impl CCall {
    /// The function of the shim that calls the function of C.
    pub fn symbol(&self) -> String {
        format!("quaff_call_{}", self.function)
    }
}

/// The variables of the shim's function that tells the constants: an enumerator of the same name is found by its scope
/// only.
const OF_CONSTANTS: [&str; 2] = ["all", "values"];

impl Plan {
    /// The same plan for an interface of C.
    pub fn with_c_linkage(mut self) -> Plan {
        self.is_c = true;
        self.fragments = self.fragments.into_iter().flat_map(parts).collect();
        let mut calls = BTreeMap::new();
        for row in self.functions.iter_mut().flat_map(|function| &mut function.rows) {
            pointee::name(row);
            hold_exceptions(row);
            if let Some(call) = call(row) {
                row.target = call.symbol();
                calls.entry((call.function.clone(), call.arguments)).or_insert(call);
            }
        }
        self.c_calls = calls.into_values().collect();
        self.name_enumerators_plainly();
        self
    }

    /// C has no scopes, and a macro may have the name of an enumerator.
    fn name_enumerators_plainly(&mut self) {
        let symbols: HashSet<String> = self.rows().map(|row| row.symbol.clone()).collect();
        for constant in &mut self.constants {
            let plain = constant.expression.strip_prefix("::").filter(|name| !name.contains("::"));
            let is_hidden = |name: &&str| OF_CONSTANTS.contains(name) || symbols.contains(*name);
            if let Some(name) = plain.filter(|name| !is_hidden(name)) {
                constant.expression = name.to_owned();
            }
        }
    }
}

/// The default of a parameter, as the shim passes it. Null is `nullptr` for a pointer: C++ would deduce a number from
/// the `NULL` or `0` of C.
pub(super) fn default(input: &Crossing) -> Option<String> {
    // Code of a typemap has this default, and its variable is passed.
    let default = input.default.as_ref().filter(|default| *default != DEFAULT_OF_CODE)?;
    let is_pointer = match &input.r#type {
        Type::Value(value) => takes_none(value) || *value == Value::Python,
        Type::Array(_) | Type::Vector(_) | Type::Part(_) => true,
    };
    let bare: String =
        default.chars().filter(|letter| !letter.is_whitespace() && !"()".contains(*letter)).collect();
    let is_null = matches!(bare.as_str(), "NULL" | "0" | "0L" | "void*0" | "nullptr");
    Some(if is_pointer && is_null { "nullptr".to_owned() } else { default.clone() })
}

/// Keeps the exceptions of callables away from the functions of C that call them.
fn hold_exceptions(row: &mut Row) {
    for argument in &mut row.arguments {
        if let Argument::Function { in_c, .. } | Argument::UserData { in_c, .. } = argument {
            *in_c = true;
        }
    }
}

/// The call of a row that calls a function of C itself.
fn call(row: &Row) -> Option<CCall> {
    let is_plain = row.action == Action::Call && row.extension.is_none() && !row.target.contains("::");
    let is_call = matches!(row.call, RowCall::Arguments | RowCall::Unlocked | RowCall::Device);
    let sentinel = row.variadic.as_ref().and_then(|variadic| variadic.sentinel.as_ref());
    let arguments = row.arguments.len() + row.defaults.len() + usize::from(sentinel.is_some());
    (is_plain && is_call).then(|| CCall { function: row.target.clone(), arguments, place: row.place.clone() })
}

/// Headers that are C++'s, or that C++ has in a form of its own, stay outside: they may declare templates.
fn parts(fragment: Fragment) -> Vec<Fragment> {
    if !fragment.is_own {
        return vec![fragment];
    }
    let lines: Vec<&str> = fragment.code.split_inclusive('\n').collect();
    let (mut parts, mut line) = (Vec::new(), fragment.place.line);
    for run in lines.chunk_by(|one, next| includes_cxx(one) == includes_cxx(next)) {
        let linkage = if includes_cxx(run[0]) { Linkage::Cxx } else { Linkage::C };
        let place = Place { line, ..fragment.place.clone() };
        let part = Fragment { code: run.concat(), place, linkage, ..fragment.clone() };
        line += run.len();
        if !part.code.trim().is_empty() {
            parts.push(part);
        }
    }
    parts
}

/// Whether a line is `#include <vector>`, or `#include "table.hpp"`.
fn includes_cxx(line: &str) -> bool {
    let after = |text: &str, word: &str| text.trim_start().strip_prefix(word).map(str::to_owned);
    let Some(name) = after(line, "#").and_then(|rest| after(&rest, "include")) else { return false };
    let is_cxx = |name: &str| [".hpp", ".hh", ".hxx", ".h++", ".cuh"].iter().any(|end| name.ends_with(end));
    match name.trim_start().strip_prefix('"').and_then(|name| name.split_once('"')) {
        Some((name, _)) => is_cxx(name),
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::Text;

    #[test]
    fn null_is_no_number() {
        let passed = |value: Value, default: &str| {
            let input = Crossing::parameter("p".to_owned(), Type::Value(value), Some(default.to_owned()));
            super::default(&input).unwrap()
        };
        for null in ["NULL", "0", "((void *)0)", "nullptr"] {
            assert_eq!(passed(Value::Text(Text::CString), null), "nullptr");
            assert_eq!(passed(Value::Python, null), "nullptr");
        }
        assert_eq!(passed(Value::Text(Text::CString), "\"0\""), "\"0\"");
        assert_eq!(passed(Value::Text(Text::Letter), "0"), "0");
    }
}
