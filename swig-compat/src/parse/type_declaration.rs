//! Reads classes, enumerations, aliases and `using` declarations.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, split_at_commas, text_of};
use crate::parse::declaration::Walk;
use crate::parse::disguise::scope_length;
use crate::parse::types::{read_qualified_name, read_result, read_type, read_value};
use crate::syntax::{
    AliasSyntax, ClassKey, EnumSyntax, EnumeratorSyntax, ItemKind, TemplateParameter, UsingSyntax,
};
use tree_sitter::Node;

impl Walk<'_, '_> {
    /// Reads a class or enumeration that is defined as the type of a variable or an alias.
    pub(super) fn class_within(
        &mut self,
        node: Node,
        start: usize,
        template: Option<Vec<TemplateParameter>>,
        name: Option<String>,
    ) {
        if let Some(r#type) = node.child_by_field_name("type") {
            self.class(r#type, start, template, name);
        }
    }

    /// Reads a class or enumeration, if it is defined here and not only named. `name` is the name for an
    /// unnamed one.
    pub(super) fn class(
        &mut self,
        node: Node,
        start: usize,
        template: Option<Vec<TemplateParameter>>,
        name: Option<String>,
    ) {
        let body = node.child_by_field_name("body");
        if let ("enum_specifier", Some(body)) = (node.kind(), body) {
            return self.enumeration(node, start, body, name);
        }
        let key = match node.kind() {
            "class_specifier" => ClassKey::Class,
            "struct_specifier" => ClassKey::Struct,
            "union_specifier" => ClassKey::Union,
            _ => return,
        };
        self.read_class(key, node, start, template, name);
    }

    pub(super) fn namespace_alias(&mut self, node: Node) {
        let mut cursor = Cursor::new(self.text.tokens(node.byte_range()));
        cursor.eat("namespace");
        let name = cursor.eat_kind(TokenKind::Identifier).map(|token| token.text.to_string());
        cursor.eat("=");
        if let (Some(name), Some(target)) = (name, read_qualified_name(&mut cursor)) {
            self.push(node.byte_range(), ItemKind::NamespaceAlias { name, target });
        }
    }

    pub(super) fn alias(&mut self, node: Node, template: Option<Vec<TemplateParameter>>) {
        let (Some(name), Some(target)) = (node.child_by_field_name("name"), node.child_by_field_name("type"))
        else {
            return;
        };
        let target = read_result(self.text.declarator(target.byte_range()));
        let template_parameters = template.unwrap_or_default();
        let alias = AliasSyntax { name: self.source(name.byte_range()), target, template_parameters };
        self.push(node.byte_range(), ItemKind::Alias(alias));
    }

    pub(super) fn typedef(&mut self, node: Node) {
        let mut cursor = node.walk();
        let declarators: Vec<Node> = node.children_by_field_name("declarator", &mut cursor).collect();
        let Some(first) = declarators.first() else {
            return;
        };
        // `typedef struct point { … };` has no name for the alias.
        let name = Some(self.source(first.byte_range())).filter(|name| !name.is_empty());
        self.class_within(node, node.start_byte(), None, name);
        let base = self.before(node, first.start_byte());
        // SWIG also takes `typedef int example::size;`.
        let (base, scope) = base.split_at(base.len() - scope_length(&base));
        let outer = self.namespace.len();
        self.namespace.extend(scope.iter().step_by(2).map(|name| name.text.to_string()));
        for declarator in declarators {
            let tokens = [base, self.text.declarator(declarator.byte_range())].concat();
            if let (target, Some(name)) = read_value(&tokens) {
                let alias = AliasSyntax { name, target, template_parameters: Vec::new() };
                self.push(node.byte_range(), ItemKind::Alias(alias));
            }
        }
        self.namespace.truncate(outer);
    }

    pub(super) fn using(&mut self, node: Node) {
        let mut cursor = Cursor::new(self.text.tokens(node.byte_range()));
        cursor.eat("using");
        let namespace = cursor.eat("namespace");
        cursor.eat("typename");
        let Some(mut target) = read_qualified_name(&mut cursor) else { return };
        let rest = cursor.until(|token| is(token, ";") || is(token, "..."));
        let pack = cursor.eat("...");
        if let Some(last) = target.segments.last_mut().filter(|last| last.name == "operator") {
            last.name += &format!(" {}", text_of(rest));
        }
        self.push(node.byte_range(), ItemKind::Using(UsingSyntax { target, namespace, pack }));
    }
}

impl Walk<'_, '_> {
    /// Reads an enumeration that is defined here. `name` is the name for an unnamed one.
    pub(super) fn enumeration(&mut self, node: Node, start: usize, body: Node, name: Option<String>) {
        let head = self.text.tokens(node.start_byte()..body.start_byte());
        let (own, scoped, base) = read_head(head);
        let inner = self.text.tokens(body.start_byte() + 1..body.end_byte() - 1);
        let read = EnumSyntax {
            alias: name.clone().filter(|name| own.as_ref().is_some_and(|own| own != name)),
            name: own.or(name).unwrap_or_default(),
            scoped,
            base: base.map(read_type),
            enumerators: split_at_commas(inner).into_iter().filter_map(enumerator).collect(),
        };
        self.push(start..body.start_byte(), ItemKind::Enum(read));
    }
}

/// The parts of `enum class Color : unsigned char`: the name, whether it is scoped, and the tokens of the
/// underlying type.
fn read_head(tokens: &[Token]) -> (Option<String>, bool, Option<&[Token]>) {
    let mut cursor = Cursor::new(tokens);
    cursor.until(|token| is(token, "enum"));
    cursor.eat("enum");
    let scoped = cursor.eat("class") || cursor.eat("struct");
    let name = cursor.until(|token| is(token, ":")).iter().rfind(|token| token.kind == TokenKind::Identifier);
    let base = cursor.eat(":").then(|| &tokens[cursor.position()..]);
    (name.map(|name| name.text.to_string()), scoped, base)
}

fn enumerator(tokens: &[Token]) -> Option<EnumeratorSyntax> {
    let mut cursor = Cursor::new(tokens);
    let name = cursor.eat_kind(TokenKind::Identifier)?;
    cursor.until(|token| is(token, "="));
    let value = cursor.eat("=").then(|| tokens[cursor.position()..].to_vec());
    Some(EnumeratorSyntax { name: name.text.to_string(), value, span: name.span })
}
