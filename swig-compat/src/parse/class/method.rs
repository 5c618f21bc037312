//! Reads member functions: constructors, destructors, operators, conversions and friends, with the specifiers
//! around their names.

use crate::lex::Token;
use crate::parse::cursor::{Cursor, is, text_of};
use crate::parse::declaration::Walk;
use crate::parse::types::read_type;
use crate::parse::{doc, function};
use crate::syntax::{ItemKind, MemberRole, MemberSyntax, TemplateParameter};
use tree_sitter::Node;

impl Walk<'_, '_> {
    pub(super) fn method(
        &mut self,
        class: &str,
        node: Node,
        declarator: Node,
        found: Node,
        start: usize,
        template: Option<Vec<TemplateParameter>>,
    ) {
        let Some(name) = function::name_of(found) else { return };
        let doc = self.doc_of_function(node, found, start);
        let mut read = function::read(self.text, node, declarator, found, template, doc);
        let is_of_class = |name: &str| name == class;
        let role = match name.kind() {
            "destructor_name" => MemberRole::Destructor,
            "identifier" | "field_identifier" | "template_function" | "template_method" => {
                let is_untyped = node.child_by_field_name("type").is_none();
                if is_untyped && (self.is_extension || is_of_class(&read.name)) {
                    // Inside `Box`, `Box<T>(T value);` is a constructor.
                    read.specialization &= !read.template_parameters.is_empty();
                    MemberRole::Constructor
                } else {
                    MemberRole::Method
                }
            }
            "operator_name" => MemberRole::Method,
            _ => return,
        };
        if role == MemberRole::Destructor {
            read.name = format!("~{class}");
        }
        let before = self.text.tokens(node.start_byte()..declarator.start_byte());
        let behind = self.text.tokens(name.end_byte()..node.end_byte());
        read.member = Some(MemberSyntax { is_extension: self.is_extension, ..member(role, before, behind) });
        read.body = self.body(node);
        self.push(start..found.end_byte(), ItemKind::Function(read));
    }

    /// Reads a conversion: `operator int() const`.
    pub(super) fn conversion(&mut self, node: Node, declarator: Node, start: usize) {
        let function = declarator.child_by_field_name("declarator").unwrap_or(declarator);
        let doc = doc::above(self.text.all(), self.text.index(start));
        let mut read = function::read(self.text, node, declarator, function, None, doc);
        // The target type: the tokens after `operator` up to the parentheses, including `*` and `&`.
        let tokens = self.text.tokens(declarator.byte_range());
        let end = tokens.iter().position(|token| is(token, "(")).unwrap_or(tokens.len());
        let to = tokens.get(1..end).unwrap_or_default();
        read.returns = read_type(to);
        read.name = format!("operator {}", text_of(to));
        let behind = self.text.tokens(function.start_byte()..node.end_byte());
        read.member = Some(MemberSyntax {
            is_extension: self.is_extension,
            ..member(MemberRole::Conversion, &[], behind)
        });
        read.body = self.body(node);
        self.push(start..declarator.end_byte(), ItemKind::Function(read));
    }

    /// Reads the functions that a class declares as friends, except for members of other classes.
    pub(super) fn friends(&mut self, node: Node) {
        let mut cursor = node.walk();
        let is_function = |child: &Node| matches!(child.kind(), "declaration" | "function_definition");
        let Some(declaration) = node.named_children(&mut cursor).find(is_function) else { return };
        let mut cursor = declaration.walk();
        for declarator in declaration.children_by_field_name("declarator", &mut cursor) {
            let Some(function) = function::find(declarator) else { continue };
            let Some(name) = function.child_by_field_name("declarator") else { continue };
            let before = self.text.tokens(declaration.start_byte()..name.start_byte());
            let is_member = before.last().is_some_and(|before| is(before, "::"));
            if matches!(name.kind(), "identifier" | "operator_name") && !is_member {
                let doc = doc::above(self.text.all(), self.text.index(node.start_byte()));
                let read = function::read(self.text, declaration, declarator, function, None, doc);
                self.push(node.start_byte()..function.end_byte(), ItemKind::Friend(read));
            }
        }
    }

    /// The body of a member in an `%extend`, as C++.
    fn body(&self, node: Node) -> Option<String> {
        let body = node.child_by_field_name("body").filter(|_| self.is_extension)?;
        Some(self.text.text[body.byte_range()].to_owned())
    }
}

/// Whether the words contain `explicit`, or `explicit(…)` with anything but `false`.
fn is_explicit(before: &[Token]) -> bool {
    let Some(at) = before.iter().position(|token| is(token, "explicit")) else { return false };
    !matches!(&before[at + 1..], [open, value, ..] if is(open, "(") && is(value, "false"))
}

/// The qualifiers of member functions, in canonical order.
const QUALIFIERS: [&str; 4] = ["const", "volatile", "&", "&&"];

/// The properties of a member function. `before` are the tokens before the declarator, `behind` all after the
/// name.
fn member(role: MemberRole, before: &[Token], behind: &[Token]) -> MemberSyntax {
    let mut cursor = Cursor::new(behind);
    cursor.until(|token| is(token, "("));
    cursor.group("(");
    let (mut qualifiers, mut throws_nothing) = (Vec::new(), false);
    loop {
        let ends = ["{", ";", "=", ":", "->", "("];
        qualifiers.extend(cursor.until(|token| ends.iter().any(|end| is(token, end))));
        // `throw(const char *)` has no effect on the properties, and `throw()` means `noexcept`.
        match cursor.group("(") {
            None => break,
            Some(thrown) => throws_nothing |= thrown.is_empty(),
        }
    }
    let has = |word: &str| qualifiers.iter().any(|token| is(token, word));
    MemberSyntax {
        role,
        is_static: before.iter().any(|token| is(token, "static")),
        is_pure: cursor.eat("=") && cursor.peek().is_some_and(|token| &*token.text == "0"),
        is_virtual: before.iter().any(|token| is(token, "virtual")) || has("override") || has("final"),
        is_final: has("final"),
        is_noexcept: has("noexcept") || has("throw") && throws_nothing,
        is_explicit: is_explicit(before),
        is_const: has("const"),
        is_for_rvalues: has("&&"),
        qualifiers: QUALIFIERS.iter().filter(|word| has(word)).copied().collect::<Vec<_>>().join(" "),
        is_extension: false,
    }
}
