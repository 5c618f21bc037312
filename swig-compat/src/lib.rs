//! The interface compiler.
//!
//! `source → lex → preprocess → parse → Syntax → lower → Interface → check → plan → Plan → emit → Files`

mod check;
pub mod code;
#[cfg(feature = "command")]
pub mod command;
pub mod compile;
pub mod diagnostic;
mod doxygen;
pub mod dtype;
pub mod emit;
pub mod interface;
pub mod lex;
mod literal;
pub mod lower;
mod mangle;
mod nearest;
pub mod overload;
pub mod parse;
pub mod plan;
pub mod preprocess;
pub mod script;
pub mod source;
pub mod syntax;
