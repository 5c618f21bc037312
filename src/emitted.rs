//! What the interface compiler makes of `cpp/quaff.i`; `make emitted` writes these files again.
//!
//! They are formatted as rustfmt does by default, which is what other projects find in theirs.

#[rustfmt::skip]
pub(crate) mod api;
#[rustfmt::skip]
mod bridge;
#[cfg(feature = "extension-module")]
#[rustfmt::skip]
pub(crate) mod functions;

use crate::reduction::Reduction;

/// Those of `quaff.sum`, for `quaff.Sum`.
pub(crate) static SUM_FLOAT: &Reduction<f32> = &api::SUM_FLOAT;
pub(crate) static SUM_DOUBLE: &Reduction<f64> = &api::SUM_DOUBLE;
