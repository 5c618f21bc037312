//! The message of a failed build: the lines of the interface that request the code that does not compile, and
//! then the compiler's own message.

use super::super::compiler::blame::Blame;
use super::super::compiler::{fault, findings};
use super::super::messages::Messages;
use super::super::{Compiled, Failure};
use super::nvcc;

/// Prints the errors of the compilation.
pub(super) fn report(log: &str, compiled: &Compiled) -> Failure {
    if let Some(line) = log.lines().find(|line| line.contains(DISK_FULL)) {
        return Failure::new(
            format!("the disk is full: {}", line.trim().trim_start_matches("error: ")),
            "free some space, or set `QUAFF_CACHE_DIR`, or `TMPDIR` if the file is in `/tmp`, to a folder \
             on another disk; nothing was written",
        );
    }
    let lines = compiler_lines(log);
    if lines.is_empty() {
        return linker_or_cargo(log, compiled.messages);
    }
    findings::report(&fault::faults(&lines), &lines, &Blame::new(compiled), compiled);
    if lines.iter().any(|line| misses_cuda(line)) {
        return nvcc::without_headers();
    }
    failure()
}

/// Whether the compiler or the linker has refused code.
pub(super) fn is_about_code(log: &str) -> bool {
    let contains = |text| log.contains(text);
    !compiler_lines(log).is_empty()
        || ["multiple definition of", "duplicate symbol"].into_iter().any(contains)
}

/// The error with which a build ends after the compiler's messages.
pub(super) fn failure() -> Failure {
    Failure::new("the C++ compiler reported errors", "its messages are above; nothing was written")
}

/// The system's message for a full disk, as cargo, compilers and linkers print it.
const DISK_FULL: &str = "No space left on device";

/// Whether a CUDA header is missing: `fatal error: cuda_runtime.h: No such file or directory`, or in clang's
/// words `'cuda_runtime.h' file not found`.
fn misses_cuda(line: &str) -> bool {
    let missed = line.split_once(" fatal error: ").map(|(_, text)| text.trim_start_matches('\''));
    missed.is_some_and(|text| CUDA_HEADERS.iter().any(|header| text.starts_with(header)))
        && (line.contains("No such file") || line.contains("file not found"))
}

/// The CUDA headers that host code includes. Other headers with similar names are the user's own.
const CUDA_HEADERS: [&str; 4] = ["cuda.h", "cuda_runtime.h", "cuda_runtime_api.h", "driver_types.h"];

/// An error of the linker or of cargo. Only the lines with errors are kept of the linker's output, which
/// begins with its arguments.
fn linker_or_cargo(log: &str, messages: &Messages) -> Failure {
    let accuses = |line: &&str| line.contains("error: ") || line.contains("cannot find");
    let notes = log.lines().skip_while(|line| !line.starts_with("error: linking with")).skip(1);
    let lines: Vec<&str> = notes.filter(|line| !line.starts_with("error")).filter(accuses).collect();
    if lines.is_empty() {
        messages.quote("cargo", log.trim_end());
        return Failure::new(
            "cargo could not build the module",
            "its messages are above; nothing was written",
        );
    }
    let lines: Vec<&str> =
        lines.iter().map(|line| line.trim_start_matches([' ', '=']).trim_start_matches("note: ")).collect();
    messages.quote("the linker", &lines.join("\n"));
    let help = match lines.iter().any(|line| line.contains("recompile with -fPIC")) {
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

/// The compiler's lines, without the prefix that cargo puts before each.
fn compiler_lines(log: &str) -> Vec<&str> {
    log.lines()
        .filter_map(|line| line.strip_prefix("warning: "))
        .filter_map(|line| line.split_once(": "))
        .filter(|(package, _)| package.contains('@'))
        .map(|(_, line)| line)
        .filter(|line| quaff_kernels::split_at_alone(line).is_none())
        // Drops the include stack from the bridge to the shim: the lines after it show where the fault is.
        .filter(|line| {
            !line.starts_with("In file included from") && !line.starts_with("                 from ")
        })
        .collect()
}
