//! The message of a failed build: the lines of the interface that request the code that does not compile, and then the
//! compiler's own message.

use super::super::messages::{Elsewhere, Messages};
use super::super::{Compiled, Failure};
use super::{nvcc, remedy};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::plan::Row;
use crate::source::Span;
use std::path::Path;

/// Prints what went wrong.
pub(super) fn report(log: &str, compiled: &Compiled) -> Failure {
    if let Some(line) = log.lines().find(|line| line.contains(DISK_FULL)) {
        return Failure::new(
            format!("the disk is full: {}", line.trim().trim_start_matches("error: ")),
            "free some space, or set `QUAFF_CACHE_DIR`, or `TMPDIR` if the file is in `/tmp`, to a folder \
             on another disk; nothing was written",
        );
    }
    let words = compiler_words(log);
    if words.is_empty() {
        return linker_or_cargo(log, compiled.messages);
    }
    let faults = faults(&words);
    compiled.say(&diagnostics(&faults, compiled));
    elsewhere(&faults, compiled).for_each(|error| compiled.messages.say_elsewhere(&error));
    compiled.messages.quote("the compiler", &words.join("\n"));
    if words.iter().any(|line| misses_cuda(line)) {
        return nvcc::without_headers();
    }
    Failure::new("the C++ compiler reported errors", "its messages are above; nothing was written")
}

/// What cargo, compilers and linkers say where the disk is full, in the system's words.
const DISK_FULL: &str = "No space left on device";

/// `fatal error: cuda_runtime.h: No such file or directory`, or in clang's words `'cuda_runtime.h' file not found`.
fn misses_cuda(line: &str) -> bool {
    let missed = line.split_once(" fatal error: ").map(|(_, text)| text.trim_start_matches('\''));
    missed.is_some_and(|text| CUDA_HEADERS.iter().any(|header| text.starts_with(header)))
        && (line.contains("No such file") || line.contains("file not found"))
}

/// CUDA's headers that headers of the host's side include; others that begin so are the user's own.
const CUDA_HEADERS: [&str; 4] = ["cuda.h", "cuda_runtime.h", "cuda_runtime_api.h", "driver_types.h"];

/// What has nothing to do with C++ source. Of the linker's words those that accuse: before them stand all its arguments.
fn linker_or_cargo(log: &str, messages: &Messages) -> Failure {
    let accuses = |line: &&str| line.contains("error: ") || line.contains("cannot find");
    let notes = log.lines().skip_while(|line| !line.starts_with("error: linking with")).skip(1);
    let words: Vec<&str> = notes.filter(|line| !line.starts_with("error")).filter(accuses).collect();
    if words.is_empty() {
        messages.quote("cargo", log.trim_end());
        return Failure::new(
            "cargo could not build the module",
            "its messages are above; nothing was written",
        );
    }
    let words: Vec<&str> =
        words.iter().map(|line| line.trim_start_matches([' ', '=']).trim_start_matches("note: ")).collect();
    messages.quote("the linker", &words.join("\n"));
    let help = match words.iter().any(|line| line.contains("recompile with -fPIC")) {
        true => {
            "compile the files that it names with `-fPIC`, or with nvcc's `-Xcompiler -fPIC`; nothing \
                 was written"
        }
        false => {
            "`-l NAME` links `libNAME.so` or `libNAME.a`, and `-L DIR` adds the folder that contains it; \
             nothing was written"
        }
    };
    Failure::new("the linker reported errors", help)
}

/// The compiler's lines, without cargo's mark before each.
fn compiler_words(log: &str) -> Vec<&str> {
    log.lines()
        .filter_map(|line| line.strip_prefix("warning: "))
        .filter_map(|line| line.split_once(": "))
        .filter(|(package, _)| package.contains('@'))
        .map(|(_, words)| words)
        .filter(|words| quaff_kernels::split_at_alone(words).is_none())
        // The bridge's way to the shim: the lines after it say where the fault is.
        .filter(|words| {
            !words.starts_with("In file included from") && !words.starts_with("                 from ")
        })
        .collect()
}

/// One error of the compiler's.
struct Fault<'a> {
    file: &'a str,
    line: usize,
    column: Option<usize>,
    text: &'a str,
    /// The lines that belong to it, with the instantiations it came up in: GCC's stand before it, clang's after.
    around: &'a [&'a str],
    /// GCC's line on the function that the error is in; empty where there is none.
    function: &'a str,
}

fn faults<'a>(words: &'a [&'a str]) -> Vec<Fault<'a>> {
    let gcc = words.iter().any(|line| line.contains("required from here"));
    let errors: Vec<usize> = (0..words.len()).filter(|&index| words[index].contains(" error: ")).collect();
    let mut found: Vec<Fault> = Vec::new();
    for (position, &index) in errors.iter().enumerate() {
        let before = if position == 0 { 0 } else { errors[position - 1] + 1 };
        let after = errors.get(position + 1).copied().unwrap_or(words.len());
        let around = match found.last() {
            _ if !gcc => &words[index..after],
            // A second error in one instantiation: GCC does not say again where that was asked for.
            Some(first) if !words[before..index].iter().any(|line| line.contains("In instantiation of")) => {
                first.around
            }
            _ => &words[before..=index],
        };
        let Some((place, text)) = words[index].split_once(" error: ") else { continue };
        // `sum.cpp:3:7:` of GCC and clang, `sum.cu(3):` of nvcc.
        let mut place = place.trim_end_matches([':', ')']).split([':', '(']);
        let file = place.next().unwrap_or_default();
        let mut number = || place.next().and_then(|number| number.parse().ok());
        let (line, column) = (number(), number());
        // Said before the first error of each function.
        let function = words[..index].iter().rev().find(|line| line.contains(": In function"));
        let function = function.copied().unwrap_or_default();
        found.extend(line.map(|line| Fault { file, line, column, text, around, function }));
    }
    found
}

/// One diagnostic for each line of the interface that leads to an error, and for each error in what was read.
fn diagnostics(faults: &[Fault], compiled: &Compiled) -> Vec<Diagnostic> {
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for fault in faults {
        // One line may declare several functions; the compiler says in which of them the error is.
        let rows: Vec<&Row> = compiled.plan.rows().filter(|row| leads_to(row, fault)).collect();
        let row = rows.iter().find(|row| is_inside(row, fault)).or(rows.first()).copied();
        let diagnostic = match (row, place(fault.file, fault.line, compiled)) {
            (Some(row), place) => blame(row, fault, place, compiled),
            (None, Some(place)) => {
                let error = Diagnostic::error(code::CPP_ERROR, place, fault.text);
                match remedy::of(fault.text) {
                    Some(help) => error.help(help),
                    None => error,
                }
            }
            (None, None) => continue,
        };
        if !diagnostics.iter().any(|known| known.span == diagnostic.span) {
            diagnostics.push(diagnostic);
        }
    }
    diagnostics
}

/// The errors that no line of the interface leads to, in files that it was not read from.
fn elsewhere<'a>(faults: &'a [Fault], compiled: &'a Compiled) -> impl Iterator<Item = Elsewhere<'a>> {
    let is_elsewhere = |fault: &&Fault| {
        place(fault.file, fault.line, compiled).is_none()
            && !compiled.plan.rows().any(|row| leads_to(row, fault))
    };
    faults.iter().filter(is_elsewhere).map(|fault| Elsewhere {
        code: code::CPP_ERROR,
        file: fault.file,
        line: fault.line,
        column: fault.column,
        message: fault.text,
        help: remedy::of(fault.text),
    })
}

fn leads_to(row: &Row, fault: &Fault) -> bool {
    let named = format!("{}:", row.place);
    fault.around.iter().any(|line| line.starts_with(&named))
}

/// Whether the compiler found the error in the function of the shim that stands for the row.
fn is_inside(row: &Row, fault: &Fault) -> bool {
    fault.function.contains(&format!("::{}(", row.symbol))
}

fn blame(row: &Row, fault: &Fault, place: Option<Span>, compiled: &Compiled) -> Diagnostic {
    let message = format!("`{}` does not compile", row.target);
    let diagnostic = Diagnostic::error(code::CPP_ERROR, row.place.span, message);
    // What the compiler might have meant is a name of the shim's.
    let text = fault.text.split("; did you mean").next().unwrap_or(fault.text);
    let diagnostic = match place {
        Some(place) if fault.line != row.place.line => {
            diagnostic.label("asked for here").related(place, text)
        }
        _ => diagnostic.label(text),
    };
    if let Some(help) = remedy::of(text) {
        return diagnostic.help(help);
    }
    match remedy::of_assignment(row).or_else(|| left_out(row, fault, compiled)) {
        Some(help) => diagnostic.help(help),
        None => diagnostic,
    }
}

/// How the module does without a function, where that is no matter of code that stands in the interface itself.
fn left_out(row: &Row, fault: &Fault, compiled: &Compiled) -> Option<String> {
    let target = &row.target;
    let is_instantiated = fault.around.iter().any(|line| line.contains("n instantiation of"));
    let is_in_header = row.place.file != compiled.plan.interface;
    let is_declared = row.extension.is_none() && !row.member.starts_with("__");
    if !is_declared || !is_instantiated && !is_in_header {
        return None;
    }
    if row.class.is_none() && target.ends_with('>') {
        return Some("correct it, or leave it out: remove its `%template`".to_owned());
    }
    let overloads = compiled.plan.rows().filter(|other| other.target == *target && other.defaulted == 0);
    let all = if overloads.count() > 1 { ", with all its overloads" } else { "" };
    Some(format!(
        "correct it, or leave it out{all}: write `%ignore {target};` before the `%include` that declares it"
    ))
}

/// A line that a compiler names, if it is in a file that the interface was read from.
pub(super) fn place(file: &str, line: usize, compiled: &Compiled) -> Option<Span> {
    let same = |left: &Path, right: &Path| {
        left == right
            || left.canonicalize().is_ok_and(|left| right.canonicalize().is_ok_and(|right| left == right))
    };
    let name = compiled.sources.on_disk().find(|path| same(path, Path::new(file)))?;
    compiled.sources.line(&name.display().to_string(), line)
}
