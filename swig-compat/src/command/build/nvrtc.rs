//! Finds NVRTC, which compiles a module's reductions and elementwise functions for the GPU, and reports the
//! functions that it refuses. Without NVRTC, these functions run only on the CPU.

use super::super::compiler::blame::Blame;
use super::super::{Compiled, Failure};
use super::pythons;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::plan::Row;
use quaff_kernels::{ELEMENTWISE_ON_CPU_ALONE, ON_CPU_ALONE, PACKAGE, split_at_alone};
use std::path::PathBuf;

/// The value of `QUAFF_NVRTC` for the build scripts: the library's path, or `none`, which is also used if
/// nothing needs the library.
pub(super) fn find(compiled: &Compiled) -> Result<PathBuf, Failure> {
    let none = PathBuf::from("none");
    if !compiled.plan.uses.kernels {
        return Ok(none);
    }
    if let Some((fault, remedy)) = quaff_kernels::fault_of_architectures() {
        return Err(Failure::new(fault, remedy));
    }
    match quaff_kernels::find(pythons::known()) {
        Ok(found) => Ok(found.unwrap_or(none)),
        Err(fact) if quaff_kernels::named().is_some() => {
            let fix = "set it to the path of `libnvrtc.so.12` or to `none`, or unset it";
            Err(Failure::new(fact, fix))
        }
        Err(fact) => {
            let alone = if compiled.plan.uses.reductions { ON_CPU_ALONE } else { ELEMENTWISE_ON_CPU_ALONE };
            let help =
                format!("install it, as the extra `cuda` of quaff-swig does:\n    pip install {PACKAGE}");
            compiled.messages.warn(&format!("{fact}: {alone}"), Some(&help));
            Ok(none)
        }
    }
}

/// Prints why the built module runs only on the CPU, if it does. `package` is the name of its crate.
pub(super) fn report(log: &str, package: &str, compiled: &Compiled) {
    let words = |line: &'_ str| {
        Some(line.strip_prefix("warning: ")?.strip_prefix(package)?.split_once(": ")?.1.to_owned())
    };
    let plan = &compiled.plan;
    for words in log.lines().filter_map(words) {
        let Some((alone, error)) = split_at_alone(&words) else { continue };
        let asked = |row: &&Row| words.starts_with(&format!("{}: `{}` ", row.place, row.target));
        match plan.reductions().chain(plan.elementwise_kernels()).find(asked) {
            Some(row) => compiled.print(&[blame(row, alone, error.trim_start_matches(": "), compiled)]),
            None => compiled.messages.warn(&words, None),
        }
    }
}

const HELP: &str = "kernels support few standard headers and no exceptions: put code that only the host \
                    needs behind `#ifndef __CUDACC_RTC__`";

fn blame(row: &Row, alone: &str, error: &str, compiled: &Compiled) -> Diagnostic {
    let message = format!("`{}` does not compile for the GPU, {alone}", row.target);
    let diagnostic = Diagnostic::warning(code::NOT_FOR_THE_GPU, row.place.span, message).help(HELP);
    let mut place = error.splitn(3, ':');
    let (file, line, text) = (place.next(), place.next(), place.next());
    let found = line.and_then(|line| Blame::new(compiled).place(file?, line.parse().ok()?));
    match (found, text) {
        (Some(span), Some(text)) => diagnostic.label("asked for here").related(span, text.trim()),
        _ => diagnostic.label(error),
    }
}
