//! The interface compiler.
//!
//! `source → lex → parse → Syntax → lower → Interface → check → plan → Plan → emit → Files`

pub mod code;
pub mod diagnostic;
pub mod interface;
pub mod lex;
pub mod lower;
mod nearest;
pub mod parse;
pub mod preprocess;
pub mod read;
pub mod source;
pub mod syntax;
