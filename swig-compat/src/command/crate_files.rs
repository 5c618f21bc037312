//! The files of a bridge crate: those emitted from the plan, and those of cxx and the runtime.

use super::runtime::hash;
use super::{Compiled, Failure, runtime};
use crate::emit::{BuildOptions, CXX_HEADERS, File, bridge_sources, emit};
use crate::script::{LOOP_FLAGS, WEAK_PYTHON};
use std::fs;

/// A crate that cargo builds together with its C++.
pub(super) fn for_cargo(compiled: &Compiled, options: &BuildOptions) -> Result<Vec<File>, Failure> {
    let mut files = emit(&compiled.plan, options);
    let sources = bridge_sources(&compiled.plan, options).map_err(|error| {
        let help = "this is a bug in quaff: please report it with the interface file";
        Failure::new(format!("cxx rejects the bridge: {error}"), help)
    })?;
    files.extend(sources);
    Ok(files)
}

/// A crate whose C++ another build system compiles, with all files that this requires. If the options name no
/// crate, its name includes a hash of its content, because cargo takes crates of one name for the same crate.
pub(super) fn with_cpp(compiled: &Compiled, options: &BuildOptions) -> Result<Vec<File>, Failure> {
    let mut files = for_cargo(compiled, options)?;
    if options.name.is_none() {
        let rust: Vec<&File> = files.iter().filter(|file| is_of_rust(&file.path)).collect();
        let texts: Vec<&str> = rust.iter().map(|file| file.text.as_str()).collect();
        let name =
            format!("{}_{:016x}", compiled.plan.module, hash(&(texts, kernel_sources(compiled, options))));
        files = for_cargo(compiled, &BuildOptions { name: Some(name), ..options.clone() })?;
    }
    let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
    files.extend(CXX_HEADERS.map(|(path, text)| file(path, text)));
    // Other build systems read these flags from `@cxx/flags`.
    let for_loops: &[&str] = if compiled.plan.uses.elementwise { &LOOP_FLAGS } else { &[] };
    let flags = [&WEAK_PYTHON, for_loops].concat().join("\n") + "\n";
    files.push(file("cxx/flags", &flags));
    files.extend(runtime::headers("cxx/"));
    Ok(files)
}

/// The files that NVRTC reads besides the crate. If they change, the crate's name must change too, because
/// cargo is not asked before the crate is chosen.
fn kernel_sources(compiled: &Compiled, options: &BuildOptions) -> Vec<Vec<u8>> {
    let watched = options.watched.iter().filter(|_| compiled.plan.uses.kernels);
    watched.filter_map(|path| fs::read(path).ok()).collect()
}

/// Whether cargo reads the file.
pub(super) fn is_of_rust(path: &str) -> bool {
    [".rs", ".toml", "_kernels.cu"].iter().any(|end| path.ends_with(end))
}
