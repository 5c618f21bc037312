//! The interface compiler.
//!
//! `source → lex → parse → Syntax → lower → Interface → check → plan → Plan → emit → Files`
#![allow(missing_docs)]

pub mod diagnostic;
pub mod interface;
pub mod lex;
pub mod source;
