//! The images of elementwise functions, except those that NVRTC refuses: these are left out one by one, or
//! together with the header that NVRTC cannot read.

use super::Absent;
use super::images::{Compiler, Fault, Images};
use super::refusal;
use super::rows::Row;

/// The kernels of all elementwise functions that NVRTC accepts, and the symbols of the others.
pub(crate) struct Elements {
    pub images: Result<Images, Absent>,
    pub refused: Vec<(String, Absent)>,
}

/// A header that is left out, and NVRTC's error.
type Unread<'h> = (&'h str, String);

/// Compiles the functions, leaving out those that NVRTC's errors name, until there are no errors. `headers`
/// are the guards of the headers that may be left out.
pub(crate) fn compile(mut functions: Vec<&Row<'_>>, headers: &[&str], compiler: &Compiler<'_>) -> Elements {
    let all: Vec<&str> = functions.iter().map(|row| row.symbol).collect();
    let mut refused = Refused::default();
    // Determined if NVRTC's errors name no function.
    let mut unread: Option<Vec<Unread<'_>>> = None;
    while !functions.is_empty() {
        let without = unread.as_deref().unwrap_or_default();
        let guards = without.iter().map(|(guard, _)| *guard);
        let log = match compiler.images(&definitions(refused.symbols(), guards)) {
            Ok(images) => return refused.beside(Ok(images)),
            Err(Fault::Refused(log)) => log,
            Err(fault) => return refused.beside(Err(fault.explain_elementwise())),
        };
        let before = functions.len();
        functions.retain(|row| !refused.takes(row, &log, without));
        match (functions.len() < before, &unread) {
            (true, _) => {}
            (false, None) => unread = Some(unreadable(&all, headers, compiler)),
            (false, Some(_)) => return refused.beside(Err(Fault::Refused(log).explain_elementwise())),
        }
    }
    refused.beside(Err(Absent::silent()))
}

/// The functions that are left out.
#[derive(Default)]
struct Refused {
    functions: Vec<(String, Absent)>,
    /// Whether a message has been printed for all functions that lack a header.
    has_told_of_headers: bool,
}

impl Refused {
    fn symbols(&self) -> impl Iterator<Item = &str> {
        self.functions.iter().map(|(symbol, _)| symbol.as_str())
    }

    /// Adds a function that the log names. If headers are left out, they are the reason why a function is not
    /// declared.
    fn takes(&mut self, row: &Row<'_>, log: &str, unread: &[Unread<'_>]) -> bool {
        let Some(mut absent) = refusal::of(row, log) else { return false };
        if !unread.is_empty() && refusal::is_undeclared(row, log) {
            let errors: Vec<&str> = unread.iter().map(|(_, error)| error.as_str()).collect();
            absent = refusal::of_headers(row, &errors);
            if std::mem::replace(&mut self.has_told_of_headers, true) {
                absent.warning = None;
            }
        }
        self.functions.push((row.symbol.to_owned(), absent));
        true
    }

    fn beside(self, images: Result<Images, Absent>) -> Elements {
        Elements { images, refused: self.functions }
    }
}

/// The headers that NVRTC cannot read, where each is tried after the readable ones before it.
fn unreadable<'h>(functions: &[&str], headers: &[&'h str], compiler: &Compiler<'_>) -> Vec<Unread<'h>> {
    let mut found: Vec<Unread<'_>> = Vec::new();
    for (index, header) in headers.iter().enumerate() {
        let left_out = found.iter().map(|(guard, _)| *guard).chain(headers[index + 1..].iter().copied());
        if let Err(Fault::Refused(log)) = compiler.read(&definitions(functions.iter().copied(), left_out)) {
            found.push((header, refusal::first_error(&log)));
        }
    }
    found
}

/// The macros that leave out functions and headers.
fn definitions<'d>(
    functions: impl Iterator<Item = &'d str>,
    headers: impl Iterator<Item = &'d str>,
) -> Vec<String> {
    let functions = functions.map(|symbol| format!("WITHOUT_FUNCTION_{symbol}"));
    let headers = headers.map(|guard| format!("WITHOUT_HEADER_{guard}"));
    functions.chain(headers).chain(["WITHOUT_REDUCTIONS".to_owned()]).collect()
}
