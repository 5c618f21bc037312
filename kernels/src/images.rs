//! The images of one source: PTX for every GPU from Turing on, which the driver compiles at first use, and
//! machine code for the default architectures, which need no such compilation.

use super::elements::{self, Elements};
use super::nvrtc::{Image, Nvrtc};
use super::pack::pack;
use super::rows::{self, Row, RowKind};
use super::{Absent, ELEMENTWISE_ON_CPU_ALONE, ON_CPU_ALONE, PACKAGE, architectures, refusal};
use std::env;
use std::path::Path;
use std::thread;

const PTX: &str = "compute_75";

/// The variable with further options for NVRTC.
pub(crate) const FLAGS: &str = "QUAFF_NVRTC_FLAGS";

/// The options that make arithmetic agree with the host's, and accept classes without CUDA attributes: a
/// multiplication and an addition are not fused.
const OPTIONS: [&str; 3] = ["--std=c++17", "-default-device", "--fmad=false"];

/// Compressed images.
pub(crate) struct Images {
    /// PTX, with a terminating zero.
    pub ptx: Vec<u8>,
    /// Machine code by architecture, which is 90 for sm_90.
    pub cubins: Vec<(u32, Vec<u8>)>,
}

/// The kernels over all elements of an array, those along axes, which alone need a class's `value`, and those
/// of elementwise functions. Kinds without rows have no kernels.
pub(crate) struct Kernels {
    pub whole: Result<Images, Absent>,
    pub along: Result<Images, Absent>,
    pub elements: Elements,
}

/// The reason why there are no images.
pub(crate) enum Fault {
    /// NVRTC itself does not work, independent of the source.
    Broken(String),
    /// NVRTC refuses the source, with this log.
    Refused(String),
}

/// Compiles `text`, the contents of the file `source`.
pub(crate) fn compile(library: &Path, text: &str, source: &Path, options: &[String]) -> Kernels {
    let rows = rows::read(text);
    let compiler = Compiler { library, text, source, options };
    let reductions = |others: &str| {
        if !rows.iter().any(|row| row.kind == RowKind::Reduction) {
            return Err(Absent::silent());
        }
        compiler
            .images(&[format!("WITHOUT_{others}"), "WITHOUT_ELEMENTWISE".to_owned()])
            .map_err(|fault| fault.explain(&rows))
    };
    let whole = reductions("AXES");
    // One warning per class is enough.
    let along = if whole.is_ok() { reductions("ALL") } else { Err(Absent::silent()) };
    let functions = rows.iter().filter(|row| row.kind == RowKind::Elementwise).collect();
    Kernels { whole, along, elements: elements::compile(functions, &rows::headers(text), &compiler) }
}

/// NVRTC, and the options that all compilations of a source share.
pub(crate) struct Compiler<'c> {
    library: &'c Path,
    text: &'c str,
    source: &'c Path,
    options: &'c [String],
}

impl Compiler<'_> {
    /// Compiles all images, with the given macros of the source defined.
    pub(crate) fn images(&self, definitions: &[String]) -> Result<Images, Fault> {
        compile_images(self.library, self.text, self.source, &self.all_options(definitions))
    }

    /// Checks that NVRTC can read the source.
    pub(crate) fn read(&self, definitions: &[String]) -> Result<(), Fault> {
        let nvrtc = Nvrtc::open(self.library).map_err(Fault::Broken)?;
        let options = self.all_options(definitions);
        compile_image(&nvrtc, self.text, self.source, &options, PTX, Image::Ptx).map(|_| ())
    }

    fn all_options(&self, definitions: &[String]) -> Vec<String> {
        let definitions = definitions.iter().map(|name| format!("--define-macro=QUAFF_KERNELS_{name}"));
        self.options.iter().cloned().chain(definitions).collect()
    }
}

impl Fault {
    fn explain(self, rows: &[Row<'_>]) -> Absent {
        match self {
            Fault::Broken(fact) => Absent::of_nvrtc(&fact, ON_CPU_ALONE),
            Fault::Refused(log) => refusal::read(rows, &log),
        }
    }

    pub(crate) fn explain_elementwise(self) -> Absent {
        match self {
            Fault::Broken(fact) => Absent::of_nvrtc(&fact, ELEMENTWISE_ON_CPU_ALONE),
            Fault::Refused(log) => refusal::of_all(&log),
        }
    }
}

impl Absent {
    fn of_nvrtc(fact: &str, alone: &str) -> Absent {
        Absent {
            warning: Some(format!("{fact}: {alone}")),
            why: format!("{fact} when the module was built: install `{PACKAGE}` and build it again"),
        }
    }
}

fn compile_images(library: &Path, text: &str, source: &Path, options: &[String]) -> Result<Images, Fault> {
    let nvrtc = Nvrtc::open(library).map_err(Fault::Broken)?;
    let compile =
        |architecture: &str, image| compile_image(&nvrtc, text, source, options, architecture, image);
    // One image is compressed while the next is compiled.
    thread::scope(|scope| {
        let packed = |image: Vec<u8>| scope.spawn(move || pack(&image));
        let ptx = packed(compile(PTX, Image::Ptx)?);
        let cubin = |arch| Ok((arch, packed(compile(&format!("sm_{arch}"), Image::Cubin)?)));
        let cubins: Vec<_> = architectures::wanted().into_iter().map(cubin).collect::<Result<_, _>>()?;
        let join = |packing: thread::ScopedJoinHandle<'_, Vec<u8>>| packing.join().expect("packing ends");
        let cubins = cubins.into_iter().map(|(arch, packing)| (arch, join(packing)));
        Ok(Images { cubins: cubins.collect(), ptx: join(ptx) })
    })
}

fn compile_image(
    nvrtc: &Nvrtc,
    text: &str,
    source: &Path,
    options: &[String],
    architecture: &str,
    image: Image,
) -> Result<Vec<u8>, Fault> {
    let mut all: Vec<String> = OPTIONS.map(str::to_owned).to_vec();
    all.extend(env::var(FLAGS).unwrap_or_default().split_whitespace().map(str::to_owned));
    all.push(format!("--gpu-architecture={architecture}"));
    all.extend_from_slice(options);
    let compiled = nvrtc.compile(text, &source.display().to_string(), &all, image).map_err(Fault::Broken)?;
    compiled.map_err(Fault::Refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lzma_rust2::LzmaReader;
    use std::io::Read;
    use std::path::PathBuf;

    /// NVRTC from the repository's own environment, or from the machine; `make` has installed it.
    fn nvrtc() -> Option<PathBuf> {
        let pythons = ["../.venv/bin/python3", "python3"].map(PathBuf::from);
        let found = crate::find(pythons).ok().flatten();
        if found.is_none() {
            assert!(!Path::new("../.venv/test").exists(), "the tests' environment has no NVRTC");
            eprintln!("skipped: there is no NVRTC on this machine");
        }
        found
    }

    #[test]
    fn the_stand_ins_have_what_reductions_use() {
        let Some(library) = nvrtc() else { return };
        let source = Path::new("tests/standard.cu");
        let text = std::fs::read_to_string(source).unwrap();
        let folders = ["include", "standard", "../runtime/include"];
        let options = folders.map(|folder| format!("--include-path={folder}"));
        let images = compile_images(&library, &text, source, &options)
            .map_err(|fault| fault.explain(&[]).why)
            .unwrap();
        let unpacked = |packed: &[u8]| {
            let mut image = Vec::new();
            LzmaReader::new_mem_limit(packed, u32::MAX, None).unwrap().read_to_end(&mut image).unwrap();
            image
        };
        let ptx = unpacked(&images.ptx);
        assert!(ptx.ends_with(b"\0") && ptx.starts_with(b"//"));
        assert!(images.cubins.iter().all(|(_, image)| unpacked(image).starts_with(b"\x7fELF")));
    }
}
