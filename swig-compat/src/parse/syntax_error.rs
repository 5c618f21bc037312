//! Reports text that the C++ parser could not read.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::text_of;
use crate::parse::text::CppText;
use tree_sitter::{Node, TreeCursor};

/// The errors in one declaration, without the bodies of functions and classes, which are not read.
pub fn find(node: Node, text: &CppText) -> Vec<Diagnostic> {
    let mut errors = Vec::new();
    let mut cursor = node.walk();
    loop {
        let node = cursor.node();
        if node.is_error() {
            errors.extend(unreadable(node, text));
        } else if node.is_missing() {
            errors.extend(missing(node, text));
        }
        let enter = node.has_error() && !node.is_error() && !is_body(&cursor);
        if enter && cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return errors;
            }
        }
    }
}

/// Whether a part of a declaration cannot be read.
pub fn any(node: Node, text: &CppText) -> bool {
    node.has_error() && !find(node, text).is_empty()
}

/// Whether the node is a body or a default argument, which only the C++ compiler reads; the grammar lacks `=
/// {}`, for example.
fn is_body(cursor: &TreeCursor) -> bool {
    let kind = cursor.node().kind();
    matches!(kind, "compound_statement" | "field_declaration_list")
        || cursor.field_name() == Some("default_value")
}

/// Whether the node is between a parameter's type and its default.
fn is_nameless_declarator(node: Node, text: &CppText) -> bool {
    let is_parameter = node.parent().is_some_and(|parent| parent.kind() == "optional_parameter_declaration");
    let tokens = text.tokens(node.byte_range());
    is_parameter && tokens.iter().all(|token| matches!(&*token.text, "*" | "&" | "const"))
}

/// Whether the node is the rest of a type that is the default of a template parameter.
fn is_rest_of_default(node: Node, text: &CppText) -> bool {
    let before = node.prev_named_sibling().map(|before| before.kind());
    let is_of_type =
        |token: &Token| token.kind == TokenKind::Identifier || ["*", "&", "&&", "::"].contains(&&*token.text);
    let parent = node.parent().map(|parent| parent.kind());
    // In `Number T = int`, the name of a concept precedes that of the parameter.
    let is_default = parent == Some("template_parameter_list")
        && text.tokens(node.byte_range()).first().is_some_and(|first| &*first.text == "=");
    is_default
        || before == Some("optional_type_parameter_declaration")
            && text.tokens(node.byte_range()).iter().all(is_of_type)
}

/// The error for an unreadable node. The grammar lacks unnamed parameters with a default, `const char * = 0`,
/// and `class U = T *`; these are read from their tokens, and are not errors.
fn unreadable(node: Node, text: &CppText) -> Option<Diagnostic> {
    if is_nameless_declarator(node, text) || is_rest_of_default(node, text) {
        return None;
    }
    let tokens = text.tokens(node.byte_range());
    let shown: String = text_of(tokens).chars().take(40).collect();
    let first = text.index(node.start_byte()).min(text.all().len() - 1);
    let start = text.all()[first].span;
    let error = Diagnostic::error(code::SYNTAX_ERROR, start, format!("`{shown}` is not valid C++ here"));
    Some(error.help(
        "if this is a macro, `#define` it before; to hide the text from quaff, put it between \
                     `#ifndef SWIG` and `#endif`",
    ))
}

/// The error for missing punctuation. A missing name is a gap in the grammar (for example `= delete` after a
/// reference).
fn missing(node: Node, text: &CppText) -> Option<Diagnostic> {
    if node.is_named() {
        return None;
    }
    let mark = node.kind();
    let before = text.index(node.start_byte()).max(1) - 1;
    let span = text.all()[before].span;
    let error = Diagnostic::error(code::MISSING_MARK, span, format!("`{mark}` is missing"));
    Some(error.label(format!("expected `{mark}` after this")))
}
