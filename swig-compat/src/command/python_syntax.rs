//! Has Python parse the code that an interface adds to its Python module and to its stub. The compiler has no parser of
//! Python, and a module that Python cannot parse is of no use to anybody.

use super::build::pythons;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::emit::{python_module, python_stub};
use crate::plan::Plan;
use crate::source::{Sources, Span};
use std::collections::HashSet;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The first error of each emitted file that contains the interface's Python. Where there is no Python, nothing is found.
pub(super) fn check(plan: &Plan, sources: &Sources) -> Vec<Diagnostic> {
    let files =
        [(plan.own_python(), python_module as fn(&Plan) -> String), (plan.own_stub_code(), python_stub)];
    let with_code = files.into_iter().filter(|(own, _)| !own.is_empty());
    let check = |(own, emit): (Vec<&str>, fn(&Plan) -> String)| {
        let text = emit(plan);
        let error = error_in(&text)?;
        let span = origin(&text, error.line, &own, sources)?;
        let message = format!("Python cannot parse this code: {}", error.message);
        let help =
            "correct the code; quaff removes only the indentation that all lines of a block have in common";
        Some(Diagnostic::error(code::PYTHON_SYNTAX, span, message).help(help))
    };
    with_code.filter_map(check).collect()
}

struct SyntaxError {
    /// From 1; 0 if Python names no line.
    line: usize,
    message: String,
}

/// Prints the line and the message of an error. Warnings of the parser are for those who import the module.
const PARSE: &str = "\
import sys
text = sys.stdin.buffer.read()
try:
    compile(text, 'module', 'exec', dont_inherit=True)
except SyntaxError as error:
    import re
    # Lines of the emitted file mean nothing to its readers.
    print(error.lineno or 0, re.sub(r' \\(detected at line \\d+\\)| on line \\d+', '', error.msg))
except (MemoryError, RecursionError, ValueError) as error:
    print(0, error or type(error).__name__)
";

/// Parses the text with the first of the known Pythons that runs, and returns its error.
fn error_in(text: &str) -> Option<SyntaxError> {
    let said = pythons::known().iter().find_map(|python| said_by(python, text))?;
    let (line, message) = said.trim().split_once(' ')?;
    Some(SyntaxError { line: line.parse().ok()?, message: message.to_owned() })
}

/// Parses the text with a Python, and returns its output, which is empty if there is no error.
fn said_by(python: &Path, text: &str) -> Option<String> {
    let mut child = Command::new(python)
        .args(["-I", "-S", "-X", "utf8", "-W", "ignore", "-c", PARSE])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    // A Python that does not run to its end reads nothing, and its status tells of that.
    let _ = child.stdin.take()?.write_all(text.as_bytes());
    let output = child.wait_with_output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The line of the interface that a line of an emitted file was written from. Python often names the line after the fault,
/// which may be one of the compiler's own: then the fault belongs to the last line of the interface's above it.
fn origin(text: &str, line: usize, own: &[&str], sources: &Sources) -> Option<Span> {
    let emitted: Vec<&str> = text.lines().map(str::trim).collect();
    let own: HashSet<&str> = own.iter().flat_map(|code| code.lines()).map(str::trim).collect();
    let is_own = |line: &str| !line.is_empty() && own.contains(line);
    let last = if line == 0 { emitted.len() } else { line.min(emitted.len()) };
    let above = (0..last).rev().chain(last..emitted.len()).filter(|&at| is_own(emitted[at]));
    above.filter_map(|at| most_alike(&emitted, at, sources)).next()
}

/// The line of the interface's files that has the text of an emitted line, and neighbours that are alike.
fn most_alike(emitted: &[&str], at: usize, sources: &Sources) -> Option<Span> {
    let mut best: Option<(usize, Span)> = None;
    for path in sources.on_disk() {
        let name = path.display().to_string();
        let lines: Vec<Span> = (1..).map_while(|line| sources.line(&name, line)).collect();
        let is_alike = |there: usize, here: usize| sources.text(lines[there]).contains(emitted[here]);
        for there in (0..lines.len()).filter(|&there| is_alike(there, at)) {
            let before = (1..=at.min(there)).take_while(|step| is_alike(there - step, at - step)).count();
            let room = (emitted.len() - at).min(lines.len() - there);
            let after = (1..room).take_while(|step| is_alike(there + step, at + step)).count();
            if best.as_ref().is_none_or(|(alike, _)| *alike < before + after) {
                best = Some((before + after, lines[there]));
            }
        }
    }
    best.map(|(_, span)| span)
}
