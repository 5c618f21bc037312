//! `cxx/bridge.cc`: the C++ half of `src/bridge.rs`, as cxx writes it.

use super::{File, heading};
use crate::plan::Plan;
use cxx_gen::{HEADER, Opt, generate_header_and_cc};
use proc_macro2::TokenStream;

/// What cxx brings beside the bridge, each with its path in the crate. The source names the header by its place in cxx's
/// own package, and bridges name it otherwise.
pub const HEADERS: [(&str, &str); 3] = [
    ("cxx/rust/cxx.h", HEADER),
    ("cxx/include/cxx.h", "#include \"../rust/cxx.h\"\n"),
    ("cxx/rust/cxx.cc", include_str!(concat!(env!("OUT_DIR"), "/cxx.cc"))),
];

/// The C++ half of the bridge among the emitted files.
///
/// # Errors
/// What cxx has against the bridge, which is a fault of the emitter's.
pub fn bridge_source(plan: &Plan, files: &[File]) -> Result<File, String> {
    let bridge = files.iter().find(|file| file.path == "src/bridge.rs").map_or("", |file| &file.text);
    let tokens: TokenStream = bridge.parse().map_err(|error| format!("{error}"))?;
    let code = generate_header_and_cc(tokens, &Opt::default()).map_err(|error| error.to_string())?;
    let (heading, code) = (heading(plan), String::from_utf8_lossy(&code.implementation).into_owned());
    Ok(File { path: "cxx/bridge.cc".to_owned(), text: format!("// {heading}\n{code}") })
}
