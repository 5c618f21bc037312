//! Finds nvcc, which compiles `.cu` files: the nvcc that the user names, or that of a CUDA toolkit or a
//! Python environment.

use super::super::Failure;
use super::tools;
use crate::emit::CudaArch;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The Python packages that make up nvcc without a toolkit, each with one of its files below `nvidia/cu13`.
/// All must have the same version: nvcc runs programs of the other packages, and refuses the output of other
/// versions.
const WHEELS: [(&str, &str); 5] = [
    ("nvidia-cuda-nvcc==13.0.88", "bin/nvcc"),
    ("nvidia-nvvm==13.0.88", "nvvm/bin/cicc"),
    ("nvidia-cuda-crt==13.0.88", "include/crt/host_config.h"),
    ("nvidia-cuda-runtime==13.0.96", "lib/libcudart_static.a"),
    ("nvidia-cuda-cccl==13.0.85", "include/cccl/cuda/std/version"),
];

/// The nvcc for `source`.
pub(super) fn find(source: &Path) -> Result<PathBuf, Failure> {
    search().map_err(|Lack { fact, fix }| {
        Failure::new(format!("cannot compile `{}`: {fact}", source.display()), fix)
    })
}

/// Any nvcc, for its headers. If there is none, [`without_headers`] reports the reason when a header is
/// missing.
pub(super) fn find_any() -> Option<PathBuf> {
    search().ok()
}

/// Refuses `native` on a machine without a GPU, where nvcc would choose some architecture by itself.
pub(super) fn check_archs(nvcc: &Path, archs: &[CudaArch]) -> Result<(), Failure> {
    if !archs.iter().any(CudaArch::is_native) {
        return Ok(());
    }
    let dry = ["-arch=native", "--dryrun", "-x", "cu", "-c", "/dev/null", "-o", "/dev/null"];
    let done = Command::new(nvcc).args(dry).output();
    let output = done.map(|done| String::from_utf8_lossy(&done.stderr).into_owned()).unwrap_or_default();
    // nvcc prints a warning among the commands of the dry run.
    match output.lines().any(|line| line.contains("-arch=native") && !line.starts_with("#$")) {
        true => Err(Failure::new(
            "there is no GPU for `--cuda-arch native`",
            "specify the GPU, as in `--cuda-arch sm_90`, or omit the option to compile for GPUs of all \
             generations",
        )),
        false => Ok(()),
    }
}

/// The error of a C++ compiler that does not find CUDA's headers, with advice.
pub(super) fn without_headers() -> Failure {
    const FACT: &str = "the C++ compiler does not find CUDA's headers";
    match search() {
        Err(Lack { fact, fix }) => Failure::new(format!("{FACT}: {fact}"), fix),
        Ok(nvcc) => match CudaRuntime::beside(&nvcc) {
            Some(runtime) => Failure::new(
                format!("{FACT}, which it is told of where there is a `.cu` source or an array on a device"),
                format!("add `{}`", runtime.all()),
            ),
            None => Failure::new(
                format!("{FACT} by `{}` alone", nvcc.display()),
                "add the folder of `cuda_runtime.h` with `-I` and the folder of `libcudart_static.a` with \
                 `-L`, and add `-l cudart_static`",
            ),
        },
    }
}

/// The error for undefined functions of the CUDA runtime, with advice. The CUDA runtime is linked only if
/// there is a `.cu` source.
pub(super) fn without_runtime(functions: &str) -> Failure {
    if functions.contains("__cudaRegisterLinkedBinary") {
        return Failure::new(
            format!("device code that `nvcc -dc` compiled is not linked:\n{functions}"),
            "compile it with `nvcc -c` instead of `-dc`, or pass the output of `nvcc -dlink -Xcompiler \
             -fPIC` for all such objects with `--source`",
        );
    }
    let runtime = search().ok().and_then(|nvcc| CudaRuntime::beside(&nvcc));
    let fix = match runtime {
        Some(runtime) => format!("add `{}`", runtime.links()),
        None => "add `-l cudart_static`, and the folder of `libcudart_static.a` with `-L`".to_owned(),
    };
    Failure::new(format!("the module calls the CUDA runtime, which is not linked:\n{functions}"), fix)
}

/// The location of the CUDA runtime.
struct CudaRuntime {
    headers: PathBuf,
    /// The folder of the library; `None` if the linker finds it by itself.
    library: Option<PathBuf>,
}

impl CudaRuntime {
    /// The CUDA runtime in the toolkit of this nvcc.
    fn beside(nvcc: &Path) -> Option<CudaRuntime> {
        let root = nvcc.canonicalize().ok()?.ancestors().nth(2)?.to_path_buf();
        let headers = Some(root.join("include")).filter(|folder| folder.join("cuda_runtime.h").is_file())?;
        let mut folders = ["lib64", "lib"].into_iter().map(|folder| root.join(folder));
        let library = folders.find(|folder| folder.join("libcudart_static.a").is_file());
        Some(CudaRuntime { headers, library })
    }

    /// The options with which the compiler and the linker find CUDA.
    fn all(&self) -> String {
        format!("-I {} {}", quoted(&self.headers), self.links())
    }

    fn links(&self) -> String {
        let folder = self.library.as_ref().map(|folder| format!("-L {} ", quoted(folder)));
        folder.unwrap_or_default() + "-l cudart_static"
    }
}

/// A path in quotes for the shell.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = text.chars().all(|each| each.is_alphanumeric() || "/._-+".contains(each));
    if plain { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// The reason why no nvcc was found, and the remedy.
struct Lack {
    fact: String,
    fix: String,
}

fn search() -> Result<PathBuf, Lack> {
    // The emitted build script reads `NVCC`.
    for variable in ["CUDACXX", "NVCC"] {
        if let Some(program) = env::var(variable).ok().filter(|program| !program.is_empty()) {
            return tools::find(&program).ok_or_else(|| misnamed(variable, &program));
        }
    }
    let toolkit = env::var_os("CUDA_PATH").map(|folder| Path::new(&folder).join("bin/nvcc"));
    let found = toolkit.filter(|nvcc| nvcc.is_file()).or_else(|| tools::find("nvcc"));
    found.map_or_else(in_wheels, Ok)
}

fn misnamed(variable: &str, program: &str) -> Lack {
    Lack {
        fact: format!("`{variable}` names `{program}`, which was not found"),
        fix: format!("set `{variable}` to the path of nvcc, or unset it"),
    }
}

fn in_wheels() -> Result<PathBuf, Lack> {
    let roots: Vec<PathBuf> = tools::pythons()
        .iter()
        .flat_map(|python| quaff_kernels::search_path(python))
        .map(|folder| folder.join("nvidia/cu13"))
        .filter(|root| root.join("bin/nvcc").is_file())
        .collect();
    let lacks = |root: &PathBuf| WHEELS.iter().find(|(_, file)| !root.join(file).exists());
    let Some(root) = roots.first() else { return Err(missing("`nvcc` was not found".to_owned())) };
    match lacks(root) {
        None => Ok(root.join("bin/nvcc")),
        Some((wheel, _)) => {
            Err(missing(format!("beside the nvcc of `{}`, `{wheel}` is missing", root.display())))
        }
    }
}

fn missing(fact: String) -> Lack {
    Lack { fact, fix: install() }
}

fn install() -> String {
    let wheels = WHEELS.map(|(wheel, _)| wheel).join(" ");
    format!(
        "set `CUDACXX` to the nvcc of a CUDA toolkit, or install nvcc, as the extra `cuda` of quaff-swig \
         does:\n    \
         pip install {wheels}"
    )
}
