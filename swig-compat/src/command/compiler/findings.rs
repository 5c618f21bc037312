//! Reports a compiler's errors, for people and programs: one finding for each cause.

use super::super::Compiled;
use super::super::messages::Elsewhere;
use super::blame::{Blame, Blamed};
use super::fault::Fault;
use super::remedy;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::FunctionKey;
use crate::plan::Row;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::hash_map::Entry;

/// The number of findings that people are shown: with the quoted lines, they fill a screen.
pub(in crate::command) const SCREEN: usize = 5;
/// The number of lines of the compiler's message that people are shown.
const LINES: usize = 12;
/// The number of further declarations that a finding lists.
const NAMES: usize = 2;

/// A cause of errors.
struct Finding<'c, 'w> {
    first: Blamed<'c, 'w>,
    /// Further declarations that do not compile for the same reason.
    others: Vec<&'c Row>,
}

/// Prints why the module does not compile: completely in JSON, and at most a screenful for people. `lines`
/// are the lines of the compiler's output.
pub(in crate::command) fn report(faults: &[Fault], lines: &[&str], blame: &Blame, compiled: &Compiled) {
    let findings = findings(faults, blame);
    let is_for_people = !compiled.messages.is_for_programs();
    let shown = if is_for_people { SCREEN } else { usize::MAX };
    let (mut diagnostics, mut others) = (Vec::new(), Vec::new());
    for finding in findings.iter().take(shown) {
        match finding.diagnostic(is_for_people, compiled) {
            Some(diagnostic) => diagnostics.push(diagnostic),
            None => others.push(elsewhere(finding.first.fault)),
        }
    }
    compiled.print(&diagnostics);
    others.iter().for_each(|error| compiled.messages.print_elsewhere(error));
    let translated: Vec<String> = lines.iter().filter_map(|line| blame.translated(line)).collect();
    let mut text: Vec<&str> = translated.iter().map(String::as_str).collect();
    let more = text.len().saturating_sub(LINES);
    let more_lines = format!("and {more} more lines, all of which `--message-format json` writes");
    if is_for_people && more > 1 {
        text.truncate(LINES);
        text.push(&more_lines);
    }
    compiled.messages.quote("the compiler", &text.join("\n"));
    let rest = findings.len().saturating_sub(shown);
    if rest > 0 {
        let cause = if rest == 1 { "cause is" } else { "causes are" };
        anstream::eprintln!("{rest} more {cause} not shown: `--message-format json` writes all of them\n");
    }
}

/// The number of causes.
pub(in crate::command) fn count(faults: &[Fault], blame: &Blame) -> usize {
    findings(faults, blame).len()
}

/// The findings: one for each cause, and at most one for each line of the interface that led to an error,
/// because further errors there may follow from the first.
fn findings<'c, 'w>(faults: &'c [Fault<'w>], blame: &Blame<'c>) -> Vec<Finding<'c, 'w>> {
    let mut findings: Vec<Finding> = Vec::new();
    let mut causes: FxHashMap<(Vec<&str>, Where), usize> = FxHashMap::default();
    let mut lines: FxHashSet<Span> = FxHashSet::default();
    let mut functions: FxHashSet<&FunctionKey> = FxHashSet::default();
    for fault in faults {
        let blamed = blame.of(fault);
        // Rows for calls with defaults belong to the same function.
        if blamed.row.is_some_and(|row| !functions.insert(&row.function)) {
            continue;
        }
        let line = blamed.row.map(|row| row.place.span).or(blamed.place);
        let is_new = line.is_none_or(|line| lines.insert(line));
        match causes.entry(cause(&blamed)) {
            Entry::Occupied(known) => findings[*known.get()].others.extend(blamed.row),
            Entry::Vacant(unknown) if is_new => {
                unknown.insert(findings.len());
                findings.push(Finding { first: blamed, others: Vec::new() });
            }
            Entry::Vacant(_) => {}
        }
    }
    findings
}

/// The key by which errors are grouped into causes: the compiler's message and, if the error is outside of
/// the code that calls a function, the place. Errors at one line of the interface may name different types,
/// with which a template was instantiated.
fn cause<'c>(blamed: &Blamed<'c, '_>) -> (Vec<&'c str>, Where<'c>) {
    let fault = blamed.fault;
    let of_call = blamed.row.filter(|row| blamed.place.is_none_or(|place| place == row.place.span));
    match (of_call, blamed.place) {
        (None, Some(place)) => (fault.fact().split('\'').step_by(2).collect(), Where::Interface(place)),
        (None, None) => (vec![fault.fact()], Where::File(fault.file, fault.line)),
        (Some(_), _) => (vec![fault.fact()], Where::Call),
    }
}

/// The place of an error.
#[derive(PartialEq, Eq, Hash)]
enum Where<'c> {
    /// The code of the shim that calls a function.
    Call,
    Interface(Span),
    File(&'c str, usize),
}

impl Finding<'_, '_> {
    /// The error at the line of the interface that led to it; `None` if there is no such line.
    fn diagnostic(&self, is_for_people: bool, compiled: &Compiled) -> Option<Diagnostic> {
        let Blamed { fault, row, place } = &self.first;
        let Some(row) = row else {
            let error = Diagnostic::error(code::CPP_ERROR, (*place)?, fault.text);
            return Some(match remedy::of(fault.text) {
                Some(help) => error.help(help),
                None => error,
            });
        };
        let message = format!("{} compile", self.declarations(row));
        let error = Diagnostic::error(code::CPP_ERROR, row.place.span, message);
        let fact = fault.fact();
        let error = match place {
            Some(place) if !holds(*place, row, compiled) => {
                error.label("asked for here").related(*place, fact)
            }
            _ => error.label(fact),
        };
        let error = match help(row, fault, compiled) {
            Some(help) => error.help(help),
            None => error,
        };
        // For people, further declarations are not listed as places, because each would be shown with its
        // quoted lines.
        let others = self.others.iter().filter(|_| !is_for_people);
        Some(others.fold(error, |error, other| {
            error.related(other.place.span, format!("`{}` does not compile either", other.target))
        }))
    }

    /// The subject of a message: ``` `add<float>`, `add<int>` and 3 more declarations do not```.
    fn declarations(&self, row: &Row) -> String {
        let named: Vec<String> =
            self.others.iter().take(NAMES).map(|other| format!("`{}`", other.target)).collect();
        let (first, rest) = (&row.target, self.others.len() - named.len());
        match (named.as_slice(), rest) {
            ([], _) => format!("`{first}` does not"),
            ([second], 0) => format!("`{first}` and {second} do not"),
            (named, 0) => format!("`{first}`, {} do not", named.join(" and ")),
            (named, 1) => format!("`{first}`, {} and 1 more declaration do not", named.join(", ")),
            (named, rest) => format!("`{first}`, {} and {rest} more declarations do not", named.join(", ")),
        }
    }
}

/// Whether a place is on the line that declares the row.
fn holds(place: Span, row: &Row, compiled: &Compiled) -> bool {
    place.file == row.place.span.file && compiled.sources.position(place).0 == row.place.line
}

fn help(row: &Row, fault: &Fault, compiled: &Compiled) -> Option<String> {
    let of_text = remedy::of(fault.fact()).map(str::to_owned);
    of_text.or_else(|| remedy::of_assignment(row)).or_else(|| left_out(row, fault, compiled))
}

/// The message for a function that is left out, unless the error is in code of the interface itself.
fn left_out(row: &Row, fault: &Fault, compiled: &Compiled) -> Option<String> {
    let target = &row.target;
    let is_in_header = row.place.file != compiled.plan.interface;
    let is_declared = row.extension.is_none() && !row.member.starts_with("__");
    if !is_declared || !fault.is_in_instantiation() && !is_in_header {
        return None;
    }
    if row.class.is_none() && target.ends_with('>') {
        return Some("correct it, or leave it out: remove its `%template`".to_owned());
    }
    let overloads = compiled.plan.rows().filter(|other| other.target == *target && other.defaults.count == 0);
    let all = if overloads.count() > 1 { ", with all its overloads" } else { "" };
    Some(format!(
        "correct it, or leave it out{all}: write `%ignore {target};` before the `%include` that declares it"
    ))
}

/// An error outside of the interface's files, to which no line of the interface leads.
fn elsewhere<'a>(fault: &Fault<'a>) -> Elsewhere<'a> {
    Elsewhere {
        code: code::CPP_ERROR,
        file: fault.file,
        line: fault.line,
        column: fault.column,
        message: fault.text,
        help: remedy::of(fault.text),
    }
}
