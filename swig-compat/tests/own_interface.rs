//! Checks that the compiler's output for `cpp/quaff.i`, which is committed because the crate `quaff` is built
//! from it, is up to date.

use quaff_swig::compile::compile;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::emit::{BuildOptions, Face, File, emit};
use quaff_swig::source::Sources;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The destination of each file. The rest of the crate `quaff` is written by hand.
const COMMITTED: [(&str, &str); 8] = [
    ("src/api.rs", "src/emitted/api.rs"),
    ("src/bridge.rs", "src/emitted/bridge.rs"),
    ("src/dynamic.rs", "src/emitted/dynamic.rs"),
    ("src/functions.rs", "src/emitted/functions.rs"),
    ("src/quaff_kernels.cu", "src/emitted/quaff_kernels.cu"),
    ("src/quaff_shim.hpp", "src/emitted/quaff_shim.hpp"),
    ("quaff.py", "python/quaff/_functions.py"),
    ("quaff.pyi", "python/quaff/_functions.pyi"),
];

#[test]
fn the_committed_files_are_what_the_compiler_writes_today() {
    // The files then name places as `cpp/quaff.i:22` on every machine.
    env::set_current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()).unwrap();
    let emitted = emitted();
    let text = |path: &str| &emitted.iter().find(|file| file.path == path).unwrap().text;
    let stale = COMMITTED
        .iter()
        .filter(|(path, committed)| fs::read_to_string(committed).unwrap_or_default() != *text(path));
    let stale: Vec<&(&str, &str)> = stale.collect();
    if env::var_os("UPDATE_EXPECTED").is_some() {
        for (path, committed) in stale {
            fs::write(committed, text(path)).unwrap();
        }
        return;
    }
    assert!(stale.is_empty(), "stale, renew with `make emitted`: {stale:?}");
}

fn emitted() -> Vec<File> {
    let mut sources = Sources::new(vec![PathBuf::from("cpp/include")]);
    let main = sources.open(Path::new("cpp/quaff.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    let plan = compile(&mut sources, main, &[], &mut diagnostics);
    let said = render(&sources, &diagnostics.sorted(), false);
    assert!(said.is_empty(), "{said}");
    emit(&plan.unwrap(), &BuildOptions { face: Face::Rust, ..BuildOptions::default() })
}
