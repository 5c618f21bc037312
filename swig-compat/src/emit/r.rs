//! The package for R, in the folder `r` of the crate: R functions, help pages, and the C code between them
//! and the functions for C. The C files that all packages share come from the project's folder `r`.

mod calls;
mod code;
mod help;
mod text;

use super::{c, package as crate_package};
use crate::emit::file::{File, heading, interface};
use crate::emit::r::text::string;
use crate::emit::text::comment;
use crate::plan::{Plan, r_package};
use include_dir::{Dir, include_dir};

/// The folder of the package in the crate.
pub(crate) const FOLDER: &str = "r/";

/// The C code that all packages share.
static CODE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/carried/r");

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let file = |path: &str, text: String| File { path: format!("{FOLDER}{path}"), text };
    let mut files = c::files(plan);
    files.extend([
        file("DESCRIPTION", description(plan)),
        file("LICENSE", license(plan)),
        file("NAMESPACE", namespace(plan)),
        file(".Rbuildignore", BUILD_IGNORE.to_owned()),
        file("src/Makevars", makevars(plan)),
        file(&format!("R/{}.R", plan.module), code::emit(plan)),
        file("src/functions.c", calls::emit(plan)),
    ]);
    files.extend(help::pages(plan).into_iter().map(|(name, text)| file(&format!("man/{name}.Rd"), text)));
    let shared = CODE.files().filter_map(|each| Some((each.path().display(), each.contents_utf8()?)));
    files.extend(shared.map(|(path, text)| file(&format!("src/{path}"), text.to_owned())));
    files
}

/// `src/lib.rs`: that of a crate for C, and a function for the package's C code, which is not in the header.
pub(super) fn library(plan: &Plan) -> String {
    let symbol = is_within(plan);
    format!(
        "{}
/// Whether a handle stands for the object of another handle, or for a part of that object.
#[unsafe(export_name = \"{symbol}\")]
extern \"C\" fn is_within(
    handle: *const quaff_runtime::c_abi::handles::Handle,
    whole: *const quaff_runtime::c_abi::handles::Handle,
) -> bool {{
    quaff_runtime::c_abi::handles::is_within(handle, whole)
}}
",
        crate_package::library_for_c(plan)
    )
}

/// The symbol of the function that compares handles. No function for C begins like this, and CMake exports
/// it: it hides the names that begin with `quaff_`.
fn is_within(plan: &Plan) -> String {
    format!("rquaff_{}_is_within", plan.module)
}

/// The name of the package. A module whose name cannot be a package's is refused before anything is written.
fn name(plan: &Plan) -> String {
    r_package(&plan.module).unwrap_or_else(|| plan.module.clone())
}

// `DESCRIPTION`, `NAMESPACE` and `src/Makevars`, which make a package of the other files.

fn description(plan: &Plan) -> String {
    let (heading, package, interface) = (heading(plan), name(plan), comment(interface(plan)));
    format!(
        "Package: {package}
Title: Functions of '{package}'
Version: 0.1.0
Author: The authors of '{interface}'
Maintainer: The authors of '{interface}' <unknown@localhost.invalid>
Description: The functions of '{interface}', written by quaff from this interface.
License: file LICENSE
Depends: R (>= 4.2)
Encoding: UTF-8
SystemRequirements: Cargo (Rust's package manager), rustc, xz
NeedsCompilation: yes
Config/quaff: {heading}
"
    )
}

/// The text of `LICENSE`, which `DESCRIPTION` refers to.
fn license(plan: &Plan) -> String {
    format!("This package was made of '{}', and has the licence of that file.\n", comment(interface(plan)))
}

fn namespace(plan: &Plan) -> String {
    let (heading, package) = (heading(plan), name(plan));
    let exports = code::exported(plan);
    let exports: String = exports.iter().map(|each| format!("export({})\n", string(each))).collect();
    let object = format!("{}_object", plan.module);
    let methods: String = match plan.r_classes().is_empty() {
        true => String::new(),
        false => GENERICS.map(|generic| format!("S3method({generic}, {object})\n")).concat(),
    };
    format!("# {heading}\nuseDynLib({package}, .registration = TRUE, .fixes = \"C_\")\n{exports}{methods}")
}

const GENERICS: [&str; 10] = [
    "\"$\"",
    "\"$<-\"",
    "\"[[\"",
    "\"[[<-\"",
    "as.list",
    "length",
    "\"length<-\"",
    "names",
    "print",
    "utils::.DollarNames",
];

/// The patterns of the files that the built package leaves out.
const BUILD_IGNORE: &str = "^src/rust/target$\n^src/rust/vendor$\n^src/rust/home$\n^src/lib[^/]*[.]so$\n";

/// The text of `src/Makevars`. The module's library lies beside the one that R loads, which finds it by its
/// own location.
fn makevars(plan: &Plan) -> String {
    let (heading, module) = (heading(plan), &plan.module);
    format!(
        "# {heading}
PKG_CFLAGS = $(C_VISIBILITY)
PKG_CPPFLAGS = -Iinclude -Irust/cxx -Irust/quaff/runtime/include
# Before the folders of LD_LIBRARY_PATH, which R sets: the system may have a library of the same name.
PKG_LIBS = -L. -l{module} '-Wl,-rpath,$$ORIGIN,--disable-new-dtags'

all: $(SHLIB)

$(SHLIB): lib{module}.so

# R's own rules know no headers: with those of another quaff, objects would have other structs.
$(OBJECTS): quaff_r.h

# `quaff generate` writes a package with the crate of the library and with all crates that it depends on.
# CRAN's rules for Rust: the log has the compiler's version, two jobs at most, and nothing in the home folder.
lib{module}.so:
	@test -d rust || {{ echo 'lib{module}.so is missing: this package was made by `quaff build` for one machine;' \\
	  '`quaff generate` makes one that R CMD build can pack' >&2; false; }}
	cd rust && tar -xJf vendor.tar.xz && rustc --version && \\
	  CARGO_HOME=\"$${{CARGO_HOME:-$$PWD/home}}\" CARGO_BUILD_JOBS=\"$${{CARGO_BUILD_JOBS:-2}}\" cargo build --release --offline \\
	  --config 'source.crates-io.replace-with=\"vendored\"' --config 'source.vendored.directory=\"vendor\"' \\
	  --target-dir target
	cp rust/target/release/lib{module}.so .
	rm -rf rust/vendor rust/target rust/home
"
    )
}
