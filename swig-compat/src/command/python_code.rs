//! Makes Python parse the code that an interface adds to its Python module and stub: the compiler has no
//! parser of Python, and a module with a syntax error could not be imported. The program `python_code.py`
//! does the parsing.

use super::build::tools;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::emit::{python_module, python_stub};
use crate::plan::{ClassFace, DeclaredPython, Plan, PythonDeclarations};
use crate::source::{Sources, Span};
use rustc_hash::FxHashSet;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const PROGRAM: &str = include_str!("python_code.py");

/// The first error in each emitted file that contains Python code of the interface. If there is none, the
/// plan receives the declarations of this code for the stub. Without a Python, nothing is checked.
pub(super) fn read(plan: &mut Plan, sources: &Sources) -> Vec<Diagnostic> {
    let import = plan.python.import.as_ref();
    let of_module = plan.own_python().into_iter().chain(import.map(|(code, _)| code.as_str())).collect();
    let of_import = import.map(|(_, place)| *place);
    let files: [(Vec<&str>, _); 2] =
        [(of_module, python_module as fn(&Plan) -> String), (plan.own_stub_code(), python_stub)];
    let with_code = files.into_iter().filter(|(own, _)| !own.is_empty());
    let files: Vec<(Vec<&str>, String)> = with_code.map(|(own, emit)| (own, emit(plan))).collect();
    if files.is_empty() {
        return Vec::new();
    }
    let Some(answer) = answer(&question(plan, &files)) else { return Vec::new() };
    let error = |((own, text), error): (&(Vec<&str>, String), &Value)| {
        let (line, message) = (usize::try_from(error[0].as_u64()?).ok()?, error[1].as_str()?);
        if !is_of_interface(text, line, own) {
            return mistake(text, line, message, sources);
        }
        // The code of `moduleimport` differs from what is emitted, because `$module` is replaced.
        let span = origin(text, line, own, sources).or(of_import)?;
        let message = format!("Python cannot parse this code: {message}");
        let help =
            "correct the code; quaff removes only the indentation that all lines of a block have in common";
        Some(Diagnostic::error(code::PYTHON_SYNTAX, span, message).help(help))
    };
    let errors = answer["errors"].as_array().into_iter().flatten();
    let errors = files.iter().zip(errors).filter_map(error).collect();
    plan.python.declared = declared(&answer);
    errors
}

/// The input of the program.
fn question(plan: &Plan, files: &[(Vec<&str>, String)]) -> Value {
    let texts: Vec<&str> = files.iter().map(|(_, text)| text.as_str()).collect();
    let module = [&plan.python.begin, &plan.python.before_classes, &plan.python.end];
    let module: Vec<&str> = module.into_iter().flatten().map(String::as_str).collect();
    let classes = plan.classes.iter().filter(|class| class.face == ClassFace::Module);
    let classes: serde_json::Map<String, Value> = classes
        .map(|class| {
            let (code, stub) = (class.python.join("\n"), class.stub_code.join("\n"));
            let code = json!({ "code": code, "stub": stub, "is_derived": !class.bases.is_empty() });
            (class.full_name.clone(), code)
        })
        .collect();
    let stub: Vec<&str> =
        plan.python.stub_begin.iter().chain(&plan.python.stub_end).map(String::as_str).collect();
    let (module, stub) = (module.join("\n"), stub.join("\n"));
    json!({ "files": texts, "module": module, "stub": stub, "classes": classes, "known": plan.public() })
}

fn declared(answer: &Value) -> Option<DeclaredPython> {
    let of = |value: &Value| {
        let strings = |value: &Value| -> Option<Vec<String>> {
            value.as_array()?.iter().map(|each| Some(each.as_str()?.to_owned())).collect()
        };
        Some(PythonDeclarations {
            text: value["text"].as_str()?.to_owned(),
            names: strings(&value["names"])?,
            exported: strings(&value["exported"]),
            is_whole: value["is_whole"].as_bool()?,
        })
    };
    let classes = answer["classes"].as_object()?.iter();
    Some(DeclaredPython {
        module: of(&answer["module"])?,
        classes: classes.filter_map(|(name, value)| Some((name.clone(), of(value)?))).collect(),
    })
}

/// The answer of the first known Python that runs.
fn answer(question: &Value) -> Option<Value> {
    let question = question.to_string();
    let output = tools::pythons().iter().find_map(|python| output_of(python, &question))?;
    serde_json::from_str(&output).ok()
}

/// The output of the program when this Python runs it.
fn output_of(python: &Path, question: &str) -> Option<String> {
    let mut child = Command::new(python)
        .args(["-I", "-S", "-X", "utf8", "-W", "ignore", "-c", PROGRAM])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    // A Python that ends early does not read its input; its exit status reports that.
    let _ = child.stdin.take()?.write_all(question.as_bytes());
    let output = child.wait_with_output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether an error on a line of an emitted file is in code of the interface. Python names the line of the
/// error or the next one, or no line for some errors.
fn is_of_interface(text: &str, line: usize, own: &[&str]) -> bool {
    let is_own = |line: &&str| own.iter().flat_map(|code| code.lines()).any(|own| own.trim() == *line);
    let above: Vec<&str> = text.lines().take(line).map(str::trim).filter(|line| !line.is_empty()).collect();
    line == 0 || above.iter().rev().take(2).any(is_own)
}

/// The diagnostic for an error in Python code that quaff itself has written. It is placed at the first line
/// of the interface, because no line of it is the cause.
fn mistake(text: &str, line: usize, message: &str, sources: &Sources) -> Option<Diagnostic> {
    let name = sources.on_disk().next()?.display().to_string();
    let span = (1..).map_while(|line| sources.line(&name, line)).find(|line| line.start < line.end)?;
    let written = text.lines().nth(line.checked_sub(1)?)?.trim();
    let message = format!("quaff writes Python that Python cannot parse: `{written}`: {message}");
    let help =
        "this is a mistake of quaff's, and not of the interface's Python: report it, with the interface";
    Some(Diagnostic::error(code::PYTHON_SYNTAX, span, message).help(help))
}

/// The line of the interface from which a line of an emitted file was written. Python often names the line
/// after the error, which may be one of quaff's own; the error then belongs to the last line of the interface
/// above it.
fn origin(text: &str, line: usize, own: &[&str], sources: &Sources) -> Option<Span> {
    let emitted: Vec<&str> = text.lines().map(str::trim).collect();
    let own: FxHashSet<&str> = own.iter().flat_map(|code| code.lines()).map(str::trim).collect();
    let is_own = |line: &str| !line.is_empty() && own.contains(line);
    let last = if line == 0 { emitted.len() } else { line.min(emitted.len()) };
    let above = (0..last).rev().chain(last..emitted.len()).filter(|&at| is_own(emitted[at]));
    above.filter_map(|at| most_alike(&emitted, at, sources)).next()
}

/// The line of the interface's files with the same text as an emitted line, and the most similar neighbours.
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

#[cfg(test)]
mod tests {
    use super::{is_of_interface, mistake};
    use crate::source::Sources;

    #[test]
    fn faults_of_quaff_are_no_faults_of_the_interface() {
        let text = "import os\n\ndef f(:\n    pass\n\n\ndef g()\n    return 2\n";
        let own = ["def f(:\n    pass"];
        assert!(is_of_interface(text, 3, &own));
        assert!(is_of_interface(text, 7, &own), "Python may name the line behind the fault");
        assert!(!is_of_interface(text, 8, &own));
        assert!(!is_of_interface(text, 1, &own));
        assert!(is_of_interface(text, 0, &own));
        assert!(mistake(text, 7, "expected ':'", &Sources::default()).is_none());
    }
}
