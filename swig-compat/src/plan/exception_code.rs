//! `%exception { try { $action } catch (…) { … } }`: C++ code of the interface around a call.

use super::Place;
use super::place::is_of_python;
use crate::interface::{CATCHES, Contract, FIRST_OBJECT, Function, PYTHON_VARIABLES, split_at_variables};
use crate::lex::{has_word, is_word, words};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// The special variable that stands for the call.
const ACTION: &str = "action";

/// Code around a call.
#[derive(Clone, Debug)]
pub struct ExceptionCode {
    /// The text as written in the interface.
    text: String,
    /// The place of the text.
    pub place: Option<Place>,
    /// The parts of the code between which the call is inserted.
    parts: Vec<String>,
    /// The conditions that are checked before and after the code.
    pub contract: Contract,
    /// Whether the code calls Python, and therefore needs the GIL.
    pub is_python: bool,
    /// The runtime's function that stores certain exceptions before the code can catch them.
    keeps: Option<&'static str>,
    /// Whether the code may catch the exception of a Python method, which is then set as Python's error, as
    /// in SWIG.
    pub tells_python: bool,
}

impl ExceptionCode {
    /// The code as written in the interface.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// Whether the code uses one of SWIG's variables, such as `result` for the C++ result.
    pub fn names(&self, variable: &str) -> bool {
        let conditions = self.contract.conditions().map(|condition| condition.code.as_str());
        conditions.chain(self.parts.iter().map(String::as_str)).any(|code| has_word(code, variable))
    }

    /// The code with the call inserted, between the conditions of a contract. `at` makes the `#line`
    /// directive for a place.
    pub fn insert(&self, call: &str, row: &Place, at: impl Fn(&Place) -> String) -> String {
        let call = match self.tells_python {
            true => &format!(
                "try {{ {call}; }} catch (const ::Swig::DirectorException &raised) {{ raised.tell(); throw; }}"
            ),
            false => call,
        };
        let call = match self.keeps {
            Some(keep) => {
                format!("try {{ {call}; }} catch (...) {{ if (::quaff::{keep}()) {{ SWIG_fail; }} throw; }}")
            }
            None => format!("{call};"),
        };
        let Some(place) = self.place.as_ref().filter(|_| self.is_of_statements()) else {
            return self.parts.join(&call);
        };
        let mut text = String::new();
        let mut line = place.line;
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                text += &format!("\n{}{call}\n", at(row));
            }
            text += &at(&Place { line, ..place.clone() });
            text += part;
            line += part.matches('\n').count();
        }
        text + "\n" + at(row).trim_end()
    }

    /// Whether each call is a statement of its own: in a macro argument, no `#line` is possible.
    fn is_of_statements(&self) -> bool {
        let mut depth = 0_i64;
        let (_, before) = self.parts.split_last().unzip();
        before.unwrap_or_default().iter().all(|part| {
            let count = |character| part.matches(character).count() as i64;
            depth += count('(') - count(')');
            depth == 0
        })
    }

    /// Removes the handling of exceptions, for C code.
    pub(super) fn catch_nothing(&mut self) {
        (self.keeps, self.tells_python) = (None, false);
    }

    /// Sets the place of the code, at which the compiler's errors in it are shown.
    pub(super) fn locate(&mut self, places: &FxHashMap<String, Span>, place: impl Fn(Span) -> Place) {
        self.place = places.get(&self.text).copied().map(place);
    }
}

/// The code for a function with an `%exception` or a contract. `passed` is the number of C++ arguments.
pub(super) fn of(function: &Function, passed: usize) -> Option<ExceptionCode> {
    let contract = function.contract.over(passed);
    let code = function.exception_code().or_else(|| (!contract.is_empty()).then_some("$action"))?;
    let parts = parts(code, function);
    let is_python = words(code).any(|word| is_of_python(word) || PYTHON_VARIABLES.contains(&word));
    let text = code.to_owned();
    let keeps = keeps(function);
    Some(ExceptionCode { text, place: None, parts, contract, is_python, keeps, tells_python: false })
}

/// Code in which SWIG's variables for a function have their values.
pub(super) fn with_variables(code: &str, function: &Function) -> String {
    parts(code, function).concat()
}

/// The code before, between and after the `$action`s, in which SWIG's other variables have their values.
fn parts(code: &str, function: &Function) -> Vec<String> {
    let mut parts = vec![String::new()];
    for (text, name) in split_at_variables(code) {
        push(&mut parts, text);
        match name {
            Some(ACTION | "function") => parts.push(String::new()),
            Some(name) => push(&mut parts, &variable(name, function)),
            None => {}
        }
    }
    parts
}

/// The runtime's function that stores exceptions before the code: those that a function declares to throw,
/// and those of containers, because Python's loops end with `IndexError`.
fn keeps(function: &Function) -> Option<&'static str> {
    match &function.class {
        _ if function.features.contains_key(CATCHES) => Some("keep_known_class"),
        Some(class) if class.converts() => Some("keep_own_failure"),
        _ => None,
    }
}

fn push(parts: &mut [String], text: &str) {
    if let Some(last) = parts.last_mut() {
        last.push_str(text);
    }
}

/// The value of one of SWIG's variables for a function.
fn variable(name: &str, function: &Function) -> String {
    match name {
        "self" => FIRST_OBJECT.to_owned(),
        _ => function.special_variable(name).unwrap_or_else(|| format!("${name}")),
    }
}

/// The names before an opening parenthesis in C++: functions, and a few keywords.
pub(super) fn called(code: &str) -> impl Iterator<Item = &str> {
    code.match_indices('(').filter_map(move |(at, _)| {
        let before = code[..at].trim_end();
        let name = before.trim_end_matches(is_word);
        Some(&before[name.len()..]).filter(|name| !name.is_empty())
    })
}
