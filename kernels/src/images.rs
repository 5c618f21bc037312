//! The images of one source: PTX for every GPU from Turing on, which the driver compiles at first use, and machine code
//! for the usual ones, which need not wait for that.

use super::nvrtc::{Image, Nvrtc};
use super::{Absent, ON_CPU_ALONE, PACKAGE, refusal};
use std::path::Path;

const PTX: &str = "compute_75";
const CUBINS: [u32; 2] = [80, 90];

/// The same arithmetic as on the host, from a class without marks: no multiplication and addition in one rounding.
const OPTIONS: [&str; 3] = ["--std=c++17", "-default-device", "--fmad=false"];

pub(crate) struct Images {
    /// With a zero after it.
    pub ptx: Vec<u8>,
    /// By architecture: 90 for sm_90.
    pub cubins: Vec<(u32, Vec<u8>)>,
}

/// Those over all elements of an array, and those along axes: for them alone a class's `value` is to compile.
pub(crate) struct Kernels {
    pub whole: Images,
    pub along: Result<Images, Absent>,
}

/// Compiles `text`, the content of the file `source`.
pub(crate) fn compile(
    library: &Path,
    text: &str,
    source: &Path,
    options: &[String],
) -> Result<Kernels, Absent> {
    let without = |others: &str| {
        let macro_name = format!("--define-macro=QUAFF_KERNELS_WITHOUT_{others}");
        compile_images(library, text, source, &[options, &[macro_name]].concat())
    };
    Ok(Kernels { whole: without("AXES")?, along: without("ALL") })
}

fn compile_images(library: &Path, text: &str, source: &Path, options: &[String]) -> Result<Images, Absent> {
    let broken = |fact: String| Absent {
        warning: Some(format!("{fact}: {ON_CPU_ALONE}")),
        why: format!("{fact} when the module was built: install `{PACKAGE}` and build it again"),
    };
    let nvrtc = Nvrtc::open(library).map_err(broken)?;
    let name = source.display().to_string();
    let compile = |architecture: String, image: Image| {
        let mut all: Vec<String> = OPTIONS.map(str::to_owned).to_vec();
        all.push(format!("--gpu-architecture={architecture}"));
        all.extend_from_slice(options);
        let compiled = nvrtc.compile(text, &name, &all, image).map_err(broken)?;
        compiled.map_err(|log| refusal::read(text, &log))
    };
    let ptx = compile(PTX.to_owned(), Image::Ptx)?;
    let cubin = |arch| Ok((arch, compile(format!("sm_{arch}"), Image::Cubin)?));
    Ok(Images { ptx, cubins: CUBINS.into_iter().map(cubin).collect::<Result<_, _>>()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// NVRTC from the repository's own environment, or the machine's; `make` has put it there.
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
        let images = compile_images(&library, &text, source, &options).map_err(|absent| absent.why).unwrap();
        assert!(images.ptx.ends_with(b"\0") && images.ptx.starts_with(b"//"));
        assert!(images.cubins.iter().all(|(_, image)| image.starts_with(b"\x7fELF")));
    }
}
