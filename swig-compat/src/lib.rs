//! The interface compiler.
//!
//! `source → lex → parse → Syntax → lower → Interface → check → plan → Plan → emit → Files`

pub mod code;
pub mod diagnostic;
pub mod emit;
pub mod interface;
pub mod lex;
pub mod plan;
pub mod preprocess;
pub mod source;
