//! DLPack element types without a counterpart, and advice for them.

use super::abi::DataType;
use crate::core::dlpack::dtype::{self, BFLOAT, COMPLEX, FLOAT};
use crate::core::dtype::Dtype;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};

/// The element type for one of DLPack's data types.
pub(super) fn read(given: DataType) -> Result<Dtype, Refusal> {
    dtype::read(given).ok_or_else(|| refusal(given))
}

#[cold]
fn refusal(given: DataType) -> Refusal {
    Refusal::Dtype { given: dtype::name(given), remedy: remedy(given) }
}

fn remedy(given: DataType) -> Remedy {
    match given.code {
        FLOAT if given.bits > 64 => Remedy::Cast(How::InWords, Dtype::Float64),
        FLOAT | BFLOAT | 7..=17 => Remedy::Cast(How::InWords, Dtype::Float32),
        COMPLEX => Remedy::Parts(How::InWords, None),
        _ => Remedy::Nothing,
    }
}
