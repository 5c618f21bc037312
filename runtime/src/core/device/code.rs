//! The driver's result codes, and the remedies that messages name.

use super::driver::Driver;
use crate::core::error::{Error, ErrorKind};

/// A result other than success: a `CUresult` as a number, because newer drivers have codes that are not known
/// here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResultCode(pub(super) u32);

/// `CUDA_ERROR_NOT_READY`: a stream has work left.
pub(super) const NOT_READY: ResultCode = ResultCode(600);

/// `CUDA_ERROR_INVALID_CONTEXT`
pub(super) const INVALID_CONTEXT: ResultCode = ResultCode(201);

/// `CUDA_ERROR_NO_BINARY_FOR_GPU`
pub(super) const NO_BINARY_FOR_GPU: ResultCode = ResultCode(209);

/// `CUDA_ERROR_CONTEXT_IS_DESTROYED`
pub(super) const CONTEXT_IS_DESTROYED: ResultCode = ResultCode(709);

const OUT_OF_MEMORY: ResultCode = ResultCode(2);

pub(super) const FORKED: &str = "this process was forked from one that had used CUDA, and cannot use CUDA itself: \
     start processes \
     that use a GPU with `multiprocessing`'s method `spawn` or `forkserver`";

impl Driver {
    /// The error for `code`, which occurred while quaff was `doing` something.
    #[cold]
    pub(super) fn error(&self, doing: &str, code: ResultCode) -> Error {
        let kind = if code == OUT_OF_MEMORY { ErrorKind::Memory } else { ErrorKind::Cuda };
        Error::new(kind, format!("{doing} failed: {}", advice(self, code)))
    }
}

/// The driver's name for a code, with the remedy.
pub(super) fn advice(driver: &Driver, code: ResultCode) -> String {
    let name = driver.name_of(code).unwrap_or_else(|| "an error that the driver has no name for".to_owned());
    match help(code) {
        Some(help) => format!("{name} ({}): {help}", code.0),
        None => format!("{name} ({})", code.0),
    }
}

fn help(code: ResultCode) -> Option<&'static str> {
    Some(match code.0 {
        2 => "free memory of the device, such as other libraries' memory pools",
        3 => FORKED,
        4 => "the driver is shutting down with the process: call no GPU functions at exit",
        34 => {
            "`libcuda.so.1` is the CUDA toolkit's stub, not the driver: take its `stubs` folder out of LD_LIBRARY_PATH"
        }
        100 => "no GPU is visible: see `nvidia-smi` and CUDA_VISIBLE_DEVICES, or copy the array to the host",
        201 | 709 => "the context that the array belongs to was destroyed: keep it as long as its arrays",
        209 | 222 => "the driver is too old for this GPU's kernels: install a newer one",
        400 => {
            "a handle of nothing that exists, a stream's most likely: keep streams until the call has returned"
        }
        700 | 702 | 710 | 714..=719 => {
            "a kernel of this process faulted, this one or an earlier one, and no CUDA call works any more: start the \
             process anew, and find the kernel with `compute-sanitizer`"
        }
        803 => "the driver and its libraries are of different versions: restart the machine after an update",
        900..=908 => {
            "a stream is being captured into a graph, which takes no call that waits: call it before or after"
        }
        _ => return None,
    })
}
