//! Finds nvcc, which compiles `.cu` files: what the user names, a toolkit's, or the one in a Python environment.

use super::super::Failure;
use super::{pythons, tools};
use std::env;
use std::path::{Path, PathBuf};

/// The packages that are nvcc without a toolkit, and a file of each below `nvidia/cu13`. One version for all: nvcc
/// runs the others' programs, and refuses what another version of them writes.
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

/// The nvcc that there is, for its headers. Whoever misses them is told why there is none: [`without_headers`].
pub(super) fn find_any() -> Option<PathBuf> {
    search().ok()
}

/// What to do where the C++ compiler misses CUDA's headers.
pub(super) fn without_headers() -> Failure {
    const FACT: &str = "the C++ compiler does not find CUDA's headers";
    match search() {
        Err(Lack { fact, fix }) => Failure::new(format!("{FACT}: {fact}"), fix),
        Ok(nvcc) => Failure::new(
            format!("{FACT} by `{}` alone", nvcc.display()),
            "name the folder that `cuda_runtime.h` lies in with `-I`",
        ),
    }
}

/// Why there is no nvcc, and what to do.
struct Lack {
    fact: String,
    fix: String,
}

fn search() -> Result<PathBuf, Lack> {
    // `NVCC` is what the emitted build script goes by.
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
        fix: format!("let `{variable}` be the path of nvcc, or leave it out"),
    }
}

fn in_wheels() -> Result<PathBuf, Lack> {
    let roots: Vec<PathBuf> = pythons::known()
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
        "name the nvcc of a CUDA toolkit in `CUDACXX`, or install one, as `pip install quaff-swig[cuda]` does:\n    \
         pip install {wheels}"
    )
}
