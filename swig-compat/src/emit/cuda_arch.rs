//! The GPU architectures for which CUDA code is compiled, in nvcc's spelling.

use std::str::FromStr;

/// `sm_90` or `90`: machine code for that GPU, and PTX for later ones. `compute_75`: PTX alone, which the
/// driver compiles at first use. `all-major`, `all` and `native` have nvcc's meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CudaArch(String);

/// Machine code for every GPU generation that nvcc knows, and PTX for later ones. The driver then compiles
/// nothing at first use, and code that depends on `__CUDA_ARCH__` exists for each generation.
const DEFAULT: &str = "all-major";

impl FromStr for CudaArch {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<CudaArch, Self::Err> {
        let number = number(text);
        let digits = number.trim_end_matches(['a', 'f']);
        let known = ["all-major", "all", "native"].contains(&text);
        if known || (2..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Ok(CudaArch(text.to_owned()));
        }
        Err("give a GPU as `sm_90`, PTX as `compute_75`, or one of `all-major`, `all`, `native`")
    }
}

impl CudaArch {
    /// Whether the architecture is that of the GPU in the compiling machine.
    pub fn is_native(&self) -> bool {
        self.0 == "native"
    }

    fn flag(&self) -> String {
        let CudaArch(text) = self;
        let number = number(text);
        if !number.starts_with(|first: char| first.is_ascii_digit()) {
            format!("-arch={text}")
        } else if text.starts_with("compute_") {
            format!("-gencode=arch=compute_{number},code=compute_{number}")
        } else {
            format!("-gencode=arch=compute_{number},code=[sm_{number},compute_{number}]")
        }
    }
}

/// The options of nvcc for the architectures; for the default ones if there are none.
pub(crate) fn flags(archs: &[CudaArch]) -> Vec<String> {
    match archs {
        [] => vec![format!("-arch={DEFAULT}")],
        archs => archs.iter().map(CudaArch::flag).collect(),
    }
}

/// The number of an architecture: `90a` for `sm_90a`.
fn number(text: &str) -> &str {
    text.strip_prefix("sm_").or_else(|| text.strip_prefix("compute_")).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(texts: &[&str]) -> Vec<String> {
        flags(&texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<_>>())
    }

    #[test]
    fn gpus_and_ptx_are_told_in_the_words_of_nvcc() {
        assert_eq!(options(&[]), ["-arch=all-major"]);
        assert_eq!(options(&["native"]), ["-arch=native"]);
        let both = "-gencode=arch=compute_90a,code=[sm_90a,compute_90a]";
        assert_eq!(options(&["sm_90a", "90a"]), [both, both]);
        assert_eq!(options(&["compute_75"]), ["-gencode=arch=compute_75,code=compute_75"]);
    }

    #[test]
    fn what_is_no_gpu_is_refused() {
        for text in ["", "sm_", "hopper", "sm_9", "sm_90,sm_80", "9.0", "-G", "sm_native"] {
            assert!(text.parse::<CudaArch>().is_err(), "{text}");
        }
    }
}
