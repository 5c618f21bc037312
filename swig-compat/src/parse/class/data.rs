//! Reads data members, including arrays with their lengths.

use super::is_unnamed_enum;
use crate::lex::Token;
use crate::parse::cursor::{MAX_DEPTH, is, text_of};
use crate::parse::declaration::Walk;
use crate::parse::function;
use crate::parse::types::read_declarator;
use crate::parse::types::read_value;
use crate::syntax::{DataSyntax, ItemKind, TypeSyntax};
use tree_sitter::Node;

impl Walk<'_, '_> {
    pub(super) fn data(&mut self, node: Node, declarator: Node, start: usize) {
        let (mut inner, mut lengths) = (declarator, Vec::new());
        if inner.kind() == "init_declarator" {
            inner = inner.child_by_field_name("declarator").unwrap_or(inner);
        }
        let whole = inner;
        while inner.kind() == "array_declarator" {
            let size = inner.child_by_field_name("size").map(|size| self.source(size.byte_range()));
            // The length 0 is how GNU C writes an array without a length.
            lengths.insert(0, size.filter(|size| size.trim() != "0").unwrap_or_default());
            let Some(element) = inner.child_by_field_name("declarator") else { break };
            inner = element;
        }
        // A pointer to an array, `int (*rows)[3]`: the lengths are those of the pointee.
        if inner.kind() == "parenthesized_declarator"
            && inner.named_child(0).is_some_and(|name| name.kind() == "pointer_declarator")
        {
            inner = whole;
            lengths.clear();
        }
        let base = self.base_of(node, declarator);
        let base: Vec<Token> = base.into_iter().chain(self.unnamed.name_of(node).cloned()).collect();
        let own = self.text.declarator(inner.byte_range());
        let declared = [&base, own].concat();
        let (r#type, name) =
            if lengths.is_empty() { read_value(&declared) } else { read_declarator(&declared) };
        let name = name.unwrap_or_else(|| self.source(function::innermost(inner).byte_range()));
        // An unnamed bit-field is only padding.
        if name.is_empty() {
            return;
        }
        let r#type = match is_unnamed_enum(node) {
            true => TypeSyntax::UnnamedEnum(name.clone()),
            // Each length is another level of array types.
            false if lengths.len() > MAX_DEPTH => {
                lengths.clear();
                TypeSyntax::Opaque(text_of(&[&base, self.text.tokens(declarator.byte_range())].concat()))
            }
            false => r#type,
        };
        let is_static = base.iter().any(|token| is(token, "static"));
        let is_constexpr = base.iter().any(|token| is(token, "constexpr"));
        let doc = self.doc(node, start);
        let is_extension = self.is_extension;
        let value = declarator.next_named_sibling().map(|value| value.byte_range());
        let value = value
            .filter(|value| self.source(declarator.end_byte()..value.start).trim() == "=")
            .map(|value| self.source(value));
        let is_bit_field =
            declarator.next_named_sibling().is_some_and(|next| next.kind() == "bitfield_clause");
        let data = DataSyntax {
            name,
            r#type,
            lengths,
            is_static,
            is_constexpr,
            is_bit_field,
            is_extension,
            value,
            doc,
        };
        self.push(start..declarator.end_byte(), ItemKind::Data(data));
    }

    /// The tokens of the type before the declarators; only the name for a class that is defined there.
    fn base_of(&self, node: Node, declarator: Node) -> Vec<Token> {
        let first = node.child_by_field_name("declarator").unwrap_or(declarator).start_byte();
        let defined =
            node.child_by_field_name("type").filter(|kind| kind.child_by_field_name("body").is_some());
        match defined {
            Some(kind) => {
                let name = kind.child_by_field_name("name").map(|name| name.byte_range());
                let before = self.text.tokens(node.start_byte()..kind.start_byte());
                let name = name.map(|name| self.text.tokens(name)).unwrap_or_default();
                let after = self.text.tokens(kind.end_byte()..first);
                [before, name, after].concat()
            }
            None => self.text.tokens(node.start_byte()..first).to_vec(),
        }
    }
}
