//! quaff
fn main() {}
