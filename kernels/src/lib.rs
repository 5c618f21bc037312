//! For build scripts: compiles the kernels of a module's reductions and elementwise functions with NVRTC,
//! which needs neither a CUDA toolkit nor a GPU.
//!
//! ```no_run
//! quaff_kernels::Build::new().include("include").compile("src/example_kernels.cu");
//! ```
//!
//! writes `OUT_DIR/kernels.rs`, one expression, for the crate to include:
//!
//! ```ignore
//! static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
//! ```
//!
//! Builds do not fail because kernels are missing. If NVRTC is missing or refuses a class, cargo shows one
//! warning, and the expression contains the reason.

#![warn(missing_docs)]

mod architectures;
mod elements;
mod find;
mod images;
mod nvrtc;
mod pack;
mod refusal;
mod rows;

pub use architectures::fault_of_architectures;
pub use find::{find, named, search_path};

use elements::Elements;
use images::{Images, Kernels};
use rows::RowKind;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The package that provides NVRTC. Drivers from 525 on understand its PTX, but not that of later versions.
pub const PACKAGE: &str = "nvidia-cuda-nvrtc-cu12==12.0.140";

/// Part of every warning that reductions have no kernels. A colon and NVRTC's message about a class follow
/// it.
pub const ON_CPU_ALONE: &str = "reductions run only on the CPU";

/// The messages for all elementwise functions, and for one of them.
pub const ELEMENTWISE_ON_CPU_ALONE: &str = "elementwise functions run only on the CPU";
pub(crate) const FUNCTION_ON_CPU_ALONE: &str = "it runs only on the CPU";

/// The message for a function whose headers NVRTC cannot read, which represents all such functions.
pub(crate) const HEADER_ON_CPU_ALONE: &str =
    "it and the other functions of headers that NVRTC cannot read run only on the CPU";

/// Splits a warning about functions without kernels into that message and the text after it; `None` for other
/// texts.
pub fn split_at_alone(warning: &str) -> Option<(&'static str, &str)> {
    let messages =
        [HEADER_ON_CPU_ALONE, FUNCTION_ON_CPU_ALONE, ELEMENTWISE_ON_CPU_ALONE, ON_CPU_ALONE].into_iter();
    messages.filter_map(|message| Some((message, warning.split_once(message)?.1))).next()
}

/// The headers' locations and the macros of a compilation.
#[derive(Clone, Debug, Default)]
pub struct Build {
    options: Vec<String>,
}

/// The folders of quaff's own headers, within the folder that the runtime's build script creates: the
/// kernels, the replacements of the standard library's headers, and the headers shared with the host.
const INCLUDES: [&str; 3] = ["kernels", "standard", "host"];

impl Build {
    /// A build without further folders of headers and without macros.
    pub fn new() -> Build {
        Build::default()
    }

    /// Adds a folder in which NVRTC searches for headers.
    pub fn include(&mut self, folder: impl AsRef<Path>) -> &mut Build {
        self.options.push(format!("--include-path={}", folder.as_ref().display()));
        self
    }

    /// Defines a macro, as 1 by default.
    pub fn define<'a>(&mut self, name: &str, value: impl Into<Option<&'a str>>) -> &mut Build {
        self.options.push(format!("--define-macro={name}={}", value.into().unwrap_or("1")));
        self
    }

    /// Compiles a file of `QUAFF_REDUCTION`s, `QUAFF_ALONG_AXES` and `QUAFF_ELEMENTWISE`s and writes
    /// `OUT_DIR/kernels.rs`.
    ///
    /// # Panics
    /// Panics if it is not called by the build script of a crate that depends on `quaff-runtime`, or cannot
    /// write.
    pub fn compile(&mut self, source: impl AsRef<Path>) {
        self.compile_into(out_folder(), source);
    }

    /// Compiles like [`Build::compile`], and writes `kernels.rs` to the folder.
    ///
    /// # Panics
    /// Panics if it is not called by the build script of a crate that depends on `quaff-runtime`, or cannot
    /// write.
    pub fn compile_into(&mut self, folder: impl AsRef<Path>, source: impl AsRef<Path>) {
        let (folder, source) = (folder.as_ref(), source.as_ref());
        let headers = env::var_os("DEP_QUAFF_RUNTIME_HEADERS").map(PathBuf::from);
        let headers = headers.expect("the crate depends on `quaff-runtime`");
        println!("cargo:rerun-if-changed={}", source.display());
        let text = fs::read_to_string(source).expect("the source of the kernels can be read");
        let own = INCLUDES.map(|folder| format!("--include-path={}", headers.join(folder).display()));
        let options = [&own, self.options.as_slice()].concat();
        let alone = match rows::read(&text).iter().any(|row| row.kind == RowKind::Reduction) {
            true => ON_CPU_ALONE,
            false => ELEMENTWISE_ON_CPU_ALONE,
        };
        let expression = match library(alone) {
            Ok(nvrtc) => {
                if let Some((fault, remedy)) = fault_of_architectures() {
                    println!("cargo:warning={fault}, and kernels are compiled for the usual ones: {remedy}");
                }
                expression(&images::compile(&nvrtc, &text, source, &options), folder)
            }
            Err(absent) => {
                absent.warn();
                none(&absent.why)
            }
        };
        write(folder, &expression);
    }
}

/// Writes `OUT_DIR/kernels.rs` for a crate without kernels, with the reason for callers.
///
/// # Panics
/// Panics if it is not called by a build script, or cannot write.
pub fn leave_out(why: &str) {
    write(&out_folder(), &none(why));
}

fn out_folder() -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it for build scripts"))
}

/// The expression of a module without kernels.
fn none(why: &str) -> String {
    kernels(&absent(why), &absent(why), &absent(why), &[])
}

fn expression(of: &Kernels, folder: &Path) -> String {
    let whole = images(&of.whole, folder, "kernels");
    let along = match (&of.whole, &of.along) {
        (_, Ok(images)) => embedded(images, folder, "along"),
        // The user who builds the module may not need kernels; callers get the reason.
        (Ok(_), Err(Absent { why, .. })) => {
            absent(&format!("{why}; without `axis`, `keepdims` and `out` it does"))
        }
        (Err(Absent { why, .. }), Err(_)) => absent(why),
    };
    let Elements { images: elements, refused } = &of.elements;
    let elements = images(elements, folder, "elements");
    refused.iter().for_each(|(_, absent)| absent.warn());
    kernels(&whole, &along, &elements, refused)
}

fn images(images: &Result<Images, Absent>, folder: &Path, name: &str) -> String {
    match images {
        Ok(images) => embedded(images, folder, name),
        Err(refused) => {
            refused.warn();
            absent(&refused.why)
        }
    }
}

fn kernels(whole: &str, along: &str, elements: &str, refused: &[(String, Absent)]) -> String {
    let refused = refused.iter().map(|(symbol, Absent { why, .. })| format!("({symbol:?}, {why:?})"));
    let refused = refused.collect::<Vec<_>>().join(", ");
    format!(
        "::quaff_runtime::device::Kernels {{\n    whole: {whole},\n    along: {along},\n    elements: {elements},\n    \
         refused: &[{refused}],\n}}\n"
    )
}

fn absent(why: &str) -> String {
    format!("::quaff_runtime::device::Images::Absent({why:?})")
}

fn write(folder: &Path, expression: &str) {
    fs::write(folder.join("kernels.rs"), expression).expect("cargo's folder can be written");
}

/// The reason why there are no kernels: a warning for the user who builds the module, unless kernels were
/// disabled, and a message for callers of the module.
struct Absent {
    warning: Option<String>,
    why: String,
}

impl Absent {
    /// The reason for kernels that were disabled, without a warning.
    fn silent() -> Absent {
        Absent { warning: None, why: String::new() }
    }

    fn warn(&self) {
        self.warning.iter().for_each(|warning| println!("cargo:warning={warning}"));
    }
}

fn library(alone: &str) -> Result<PathBuf, Absent> {
    let why = || format!("the module was built without NVRTC: install `{PACKAGE}` and build it again");
    watch_environment();
    match find(interpreters()) {
        Ok(Some(library)) => Ok(library),
        Ok(None) => Err(Absent { warning: None, why: why() }),
        Err(fact) => {
            let warning = format!(
                "{fact}, {alone}: `pip install {PACKAGE}` and name its library in `QUAFF_NVRTC`, or set \
                 that to `none`"
            );
            Err(Absent { warning: Some(warning), why: why() })
        }
    }
}

/// Makes cargo run the build script again when a variable changes that [`find`] reads.
fn watch_environment() {
    println!("cargo:rerun-if-env-changed=QUAFF_NVRTC");
    println!("cargo:rerun-if-env-changed={}", images::FLAGS);
    println!("cargo:rerun-if-env-changed={}", architectures::VARIABLE);
    if find::named().is_none() {
        let others = ["PYO3_PYTHON", "VIRTUAL_ENV", "CUDA_PATH"];
        others.iter().for_each(|name| println!("cargo:rerun-if-env-changed={name}"));
    }
}

/// The Python interpreters that a build script knows: maturin's target, that of the active environment, and
/// the system's.
fn interpreters() -> impl Iterator<Item = PathBuf> {
    let named = env::var_os("PYO3_PYTHON").map(PathBuf::from);
    let active = env::var_os("VIRTUAL_ENV").map(|folder| Path::new(&folder).join("bin/python3"));
    named.into_iter().chain(active).chain([PathBuf::from("python3")])
}

fn embedded(images: &Images, folder: &Path, name: &str) -> String {
    let write = |name: &str, image: &[u8]| {
        fs::write(folder.join(name), image).expect("cargo's folder can be written");
        format!("include_bytes!({name:?})")
    };
    let ptx = write(&format!("{name}.ptx.lzma"), &images.ptx);
    let cubins = (images.cubins.iter())
        .map(|(arch, image)| format!("({arch}, {})", write(&format!("{name}.sm_{arch}.cubin.lzma"), image)));
    let cubins = cubins.collect::<Vec<_>>().join(", ");
    format!("::quaff_runtime::device::Images::Embedded {{ ptx: {ptx}, cubins: &[{cubins}] }}")
}
