//! `DESCRIPTION`, `NAMESPACE` and `src/Makevars`, which make a package of the other files.

use super::text::string;
use super::{code, name};
use crate::emit::file::{heading, interface};
use crate::emit::text::comment;
use crate::plan::Plan;

pub(super) fn description(plan: &Plan) -> String {
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
pub(super) fn license(plan: &Plan) -> String {
    format!("This package was made of '{}', and has the licence of that file.\n", comment(interface(plan)))
}

pub(super) fn namespace(plan: &Plan) -> String {
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
pub(super) const BUILD_IGNORE: &str =
    "^src/rust/target$\n^src/rust/vendor$\n^src/rust/home$\n^src/lib[^/]*[.]so$\n";

/// The text of `src/Makevars`. The module's library lies beside the one that R loads, which finds it by its
/// own location.
pub(super) fn makevars(plan: &Plan) -> String {
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
