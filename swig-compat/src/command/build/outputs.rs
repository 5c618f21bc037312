//! The files of a built module, and their copies at the locations that a build system expects: side by side
//! for Python, in the folders that compilers expect for C and C++, and as packages for other languages.

use super::super::language::Language;
use super::super::target_python::Loading;
use super::super::{Compiled, Failure, runtime};
use crate::command::messages::{UNCHANGED, WROTE, step};
use crate::command::staged::Staged;
use crate::emit::{File, MARK, NODE_PACKAGE, R_FOLDER, on_one_line};
use std::fs;
use std::path::Path;

/// The files that a build leaves in the output folder.
pub(super) struct Outputs {
    pub texts: Vec<File>,
    /// The name of the library.
    pub library: String,
}

impl Outputs {
    /// The outputs of a build. `files` are the files of the crate; `loading` tells which Pythons load the
    /// module.
    pub(super) fn new(language: Language, compiled: &Compiled, files: &[File], loading: &Loading) -> Outputs {
        let module = &compiled.plan.module;
        match language {
            Language::Python => {
                let names = [format!("{module}.py"), format!("{module}.pyi")];
                let texts = files.iter().filter(|file| names.contains(&file.path)).cloned().collect();
                Outputs { texts, library: format!("_{module}{}", loading.suffix) }
            }
            Language::C => for_compilers(compiled, files, &HEADERS),
            Language::Cxx => for_compilers(compiled, files, &[&HEADERS[..], &HEADERS_OF_CXX].concat()),
            Language::R => for_r(compiled, files),
            Language::Node => package(files, NODE_PACKAGE, format!("{module}.node")),
        }
    }
}

/// The headers that the headers of modules include, both for C and for C++.
const HEADERS: [&str; 5] = ["border.h", "dltensor.h", "status.h", "tensor.h", "tree.h"];
const HEADERS_OF_CXX: [&str; 2] = ["border.hpp", "error.hpp"];

/// The files of a package: those in a folder of the crate, and the library.
fn package(files: &[File], folder: &str, library: String) -> Outputs {
    let own = files.iter().filter_map(|file| {
        Some(File { path: file.path.strip_prefix(folder)?.to_owned(), text: file.text.clone() })
    });
    Outputs { texts: own.collect(), library }
}

/// The outputs for C and C++: a library, headers in a folder `include`, and a file for pkg-config.
fn for_compilers(compiled: &Compiled, files: &[File], headers: &[&str]) -> Outputs {
    let module = &compiled.plan.module;
    let own = files.iter().filter_map(|file| {
        let path = file.path.strip_prefix("cxx/quaff/modules/")?;
        Some(File { path: format!("include/quaff/modules/{path}"), text: file.text.clone() })
    });
    let names: Vec<String> = headers.iter().map(|name| format!("include/quaff/{name}")).collect();
    let shared = runtime::headers("include").into_iter().filter(|file| names.contains(&file.path));
    let mut texts: Vec<File> = own.chain(shared).collect();
    texts.push(File { path: format!("{module}.pc"), text: pkg_config(compiled) });
    Outputs { texts, library: format!("lib{module}.so") }
}

/// The outputs for R: a package with the library and its headers among the sources.
fn for_r(compiled: &Compiled, files: &[File]) -> Outputs {
    let Outputs { texts, library } = for_compilers(compiled, files, &HEADERS);
    let headers = texts.into_iter().filter(|file| file.path.ends_with(".h"));
    let headers = headers.map(|file| File { path: format!("src/{}", file.path), text: file.text });
    let own = files.iter().filter_map(|file| {
        let path = file.path.strip_prefix(R_FOLDER)?;
        Some(File { path: path.to_owned(), text: file.text.clone() })
    });
    Outputs { texts: own.chain(headers).collect(), library: format!("src/{library}") }
}

/// The file for pkg-config, which determines the folder from its own location.
fn pkg_config(compiled: &Compiled) -> String {
    let (module, interface) = (&compiled.plan.module, on_one_line(&compiled.plan.interface));
    format!(
        "# {MARK} {interface}: change that file, not this one.
prefix=${{pcfiledir}}

Name: {module}
Description: The functions of {module}, built by quaff
Version: 0
Cflags: -I${{prefix}}/include
Libs: -L${{prefix}} -l{module}
"
    )
}

/// Copies the library, unless the file there has the same content, because build systems would link again
/// after a change of its time. The extension module, which nothing is linked with, is always written: see
/// `Staged::copy`. A copy gets the current time, even if the library was built long ago, so that it is newer
/// than anything linked before. The time comes from the file system, because ninja compares file times and
/// the system clock may be ahead.
pub(super) fn install(library: &Path, output: &Path) -> Result<(), Failure> {
    let (folder, name) = (output.parent().unwrap_or(Path::new("")), output.file_name());
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Some(name) = name.and_then(|name| name.to_str()) else {
        return Err(Failure::new("`-o` is missing a file name", "pass the path of the library to write"));
    };
    let is_unchanged = fs::read(output).ok().zip(fs::read(library).ok()).is_some_and(|(a, b)| a == b);
    if is_unchanged {
        step(UNCHANGED, output.display());
        return Ok(());
    }
    let install = || {
        let mut staged = Staged::in_folder(folder)?;
        staged.copy(library, name)?;
        staged.commit()
    };
    install().map_err(|error| Failure::unwritable(folder, &error))?;
    step(WROTE, output.display());
    Ok(())
}
