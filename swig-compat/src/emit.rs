//! A plan, printed: one file of this folder for each file it emits.
//!
//! Emitters print rows in the order they are given; what depends on a type was decided in `plan`.

mod api;
mod bridge;
mod functions;
mod module;
mod package;
mod shim;
mod stub;

use crate::plan::Plan;
use std::path::PathBuf;

/// How the emitted crate is built: the user's sources and folders, as the crate's build script names them.
#[derive(Clone, Debug, Default)]
pub struct BuildOptions {
    pub sources: Vec<PathBuf>,
    pub include_dirs: Vec<PathBuf>,
    /// `NAME` or `NAME=VALUE`.
    pub defines: Vec<String>,
    pub libraries: Vec<String>,
    pub library_dirs: Vec<PathBuf>,
    /// Interface files and headers that were read: a change of one is a reason to build again.
    pub watched: Vec<PathBuf>,
}

/// An emitted file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Inside the crate: `src/bridge.rs`.
    pub path: String,
    pub text: String,
}

/// The bridge crate: what Rust and C++ are compiled from, and the Python module beside it.
pub fn emit(plan: &Plan, options: &BuildOptions) -> Vec<File> {
    let module = &plan.module;
    let file = |path: String, text: String| File { path, text };
    vec![
        file("Cargo.toml".to_owned(), package::manifest(plan)),
        file("build.rs".to_owned(), package::build_script(plan, options)),
        file("src/lib.rs".to_owned(), package::library(plan)),
        file("src/api.rs".to_owned(), api::emit(plan)),
        file("src/bridge.rs".to_owned(), bridge::emit(plan)),
        file("src/functions.rs".to_owned(), functions::emit(plan)),
        file(format!("src/{module}_shim.hpp"), shim::emit(plan)),
        file(format!("{module}.py"), module::emit(plan)),
        file(format!("{module}.pyi"), stub::emit(plan)),
    ]
}

/// The first line of every file, behind its comment mark.
fn heading(plan: &Plan) -> String {
    let interface = plan.interface.rsplit('/').next().unwrap_or_default();
    format!("Written by quaff from {interface}: change that file, not this one.")
}

/// The declarations that are left out, as comments, each with its reason.
fn skipped(plan: &Plan, comment: &str) -> String {
    if plan.skipped.is_empty() {
        return String::new();
    }
    let notes: String = (plan.skipped.iter())
        .map(|note| format!("{comment} {}: {}: {}\n", note.place, note.what, note.reason))
        .collect();
    format!("\n{comment} Not bound:\n{notes}")
}

/// `head item, item tail`, on one line or one line each, as rustfmt would.
fn list(indent: &str, head: &str, items: &[String], tail: &str) -> String {
    let inner = items.join(", ");
    let line = format!("{indent}{head}{inner}{tail}\n");
    if inner.len() <= 60 && line.len() <= 101 {
        return line;
    }
    let items: String = items.iter().map(|item| format!("{indent}    {item},\n")).collect();
    format!("{indent}{head}\n{items}{indent}{tail}\n")
}

/// `fn name(parameters) tail`, on one line or one line each, as rustfmt would.
fn declaration(indent: &str, head: &str, parameters: &[String], tail: &str) -> String {
    let line = format!("{indent}{head}({}){tail}\n", parameters.join(", "));
    if line.len() <= 101 {
        return line;
    }
    let parameters: String =
        parameters.iter().map(|parameter| format!("{indent}    {parameter},\n")).collect();
    format!("{indent}{head}(\n{parameters}{indent}){tail}\n")
}

/// A string literal; several lines of text are several lines of source.
fn quoted(text: &str) -> String {
    let mut literal = String::from("\"");
    for (index, line) in text.lines().enumerate() {
        if index > 0 {
            literal.push_str("\\n\\\n");
            // A continued literal swallows the spaces that a line begins with.
            let spaces = line.len() - line.trim_start_matches(' ').len();
            literal.push_str(&"\\x20".repeat(spaces));
        }
        let line = if index > 0 { line.trim_start_matches(' ') } else { line };
        literal.push_str(&line.replace('\\', "\\\\").replace('"', "\\\"").replace('\0', ""));
    }
    literal.push('"');
    literal
}
