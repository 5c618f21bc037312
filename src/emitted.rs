//! What the interface compiler makes of `cpp/quaff.i`; `make emitted` writes these files again.

#[cfg_attr(not(feature = "python"), expect(dead_code, reason = "called from Python's tables alone"))]
pub(crate) mod bridge;
#[cfg(feature = "python")]
pub(crate) mod functions;
