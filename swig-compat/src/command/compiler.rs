//! C++ compilers: how they are called for a module, and what they say of it.
//!
//! `words` reads the errors out of a compiler's text, `blame` finds the declarations of the interface that lead to them,
//! and `findings` says each cause once. `trial` runs the compiler to find errors, and nothing else.

pub(super) mod arguments;
pub(super) mod blame;
pub(super) mod findings;
mod remedy;
pub(super) mod trial;
pub(super) mod words;
