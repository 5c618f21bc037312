//! quaff
pub mod array_view;
pub mod dtype;
