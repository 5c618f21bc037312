//! Values of the standard library's types as trees, the form that languages other than Python and Rust share.

/// A tree, laid out as `quaff_tree` in `include/quaff/tree.h`. C++ builds the trees of its results and reads
/// those of arguments (`include/quaff/tree.hpp`), so Rust only passes pointers to them.
#[repr(C)]
pub struct Tree {
    _opaque: [u8; 0],
}
