//! Reads classes: their bases and members, which the syntax tree of the C++ parser locates.

mod data;
mod method;
mod unnamed;

use crate::lex::Token;
use crate::parse::cursor::{Cursor, is, split_at_commas};
use crate::parse::declaration::Walk;
use crate::parse::directive::extend;
use crate::parse::types::{read_qualified_name, read_type};
use crate::parse::{doc, forward, function, syntax_error};
use crate::syntax::{
    BaseSyntax, ClassKey, ClassSyntax, Directive, Item, ItemKind, MemberAccess, QualifiedName,
    TemplateDirective, TemplateParameter,
};
use std::mem;
use tree_sitter::Node;
pub(super) use unnamed::Unnamed;

impl Walk<'_, '_> {
    /// Reads a class that is defined or named here. `name` is the name for an unnamed class.
    pub(super) fn read_class(
        &mut self,
        key: ClassKey,
        node: Node,
        start: usize,
        template: Option<Vec<TemplateParameter>>,
        name: Option<String>,
    ) {
        let own = node.child_by_field_name("name");
        let named =
            own.and_then(|own| read_qualified_name(&mut Cursor::new(self.text.tokens(own.byte_range()))));
        let Some(body) = node.child_by_field_name("body") else {
            if let Some(plain) = named.as_ref().and_then(QualifiedName::plain) {
                let kind = match template {
                    Some(parameters) => ItemKind::Class(forward::declared(key, plain, parameters)),
                    None if is_in_declaration(node) => ItemKind::ElaboratedName(plain.to_owned()),
                    None => ItemKind::ClassName(plain.to_owned()),
                };
                self.push(start..node.end_byte(), kind);
            }
            return;
        };
        if named.as_ref().and_then(QualifiedName::plain) == Some(extend::CLASS) {
            return self.extension(key, body);
        }
        let last = named.as_ref().and_then(|named| named.segments.last());
        let alias = name.clone().filter(|name| last.is_some_and(|last| last.name != *name));
        let name = last.map(|last| last.name.clone()).or(name).unwrap_or_default();
        // A nested class that is defined outside: `class outer::Inner { … };`.
        let scopes =
            named.iter().flat_map(|named| named.segments.split_last()).flat_map(|(_, scopes)| scopes);
        let scopes: Vec<String> = scopes.map(|scope| scope.name.clone()).collect();
        let outer = self.namespace.len();
        // SWIG reads the name behind `typedef struct { … }` last: directives in the braces do not have it.
        let is_untagged = last.is_none() && !name.is_empty();
        let around = mem::replace(&mut self.around_untagged, is_untagged.then_some(outer));
        self.namespace.extend(scopes);
        let is_nameable = template.is_none() && !name.is_empty() && self.access == MemberAccess::Public;
        let members = self.around_unnamed(is_nameable, |walk| walk.members(key, &name, body));
        self.around_untagged = around;
        let specialized = named.filter(QualifiedName::has_arguments);
        // SWIG binds `class Box<int> { … };`, a specialization without `template <>`, by the name of a
        // `%rename`.
        let bound = specialized.clone().filter(|_| template.is_none());
        let class = ClassSyntax {
            key,
            alias,
            type_of: None,
            specialized,
            template_parameters: template.or(bound.as_ref().map(|_| Vec::new())),
            is_defined: true,
            bases: self.bases(key, node),
            members,
            doc: doc::above(self.text.all(), self.text.index(start)),
            name,
        };
        let head = start..body.start_byte();
        self.push(head.clone(), ItemKind::Class(class));
        if let Some(template) = bound {
            let (name, template_span) = (template.to_string(), self.text.span(head.clone()));
            let template = TemplateDirective { name, template, template_span, is_of_class: true };
            self.push(head, ItemKind::Directive(Directive::Template(template)));
        }
        self.namespace.truncate(outer);
        self.place_unnamed();
    }

    /// Adds the members to the `%extend` that was placed directly before.
    fn extension(&mut self, key: ClassKey, body: Node) {
        let Some(Item { kind: ItemKind::Directive(Directive::Extend(extend)), .. }) = self.items.last_mut()
        else {
            return;
        };
        let scope: Vec<String> = extend
            .target
            .iter()
            .flat_map(|target| &target.segments)
            .map(|segment| segment.name.clone())
            .collect();
        let instance = extend.target.clone().filter(QualifiedName::has_arguments);
        let extended = instance.map(|instance| (self.namespace.len(), instance));
        let extended = mem::replace(&mut self.extended, extended);
        let outer = (self.namespace.len(), mem::replace(&mut self.is_extension, true));
        let class = scope.last().or(self.namespace.last()).cloned().unwrap_or_default();
        self.namespace.extend(scope);
        let members = self.members_of(key, &class, body);
        self.namespace.truncate(outer.0);
        self.is_extension = outer.1;
        self.extended = extended;
        if let Some(Item { kind: ItemKind::Directive(Directive::Extend(extend)), .. }) = self.items.last_mut()
        {
            extend.members = members;
        }
    }

    fn bases(&self, key: ClassKey, node: Node) -> Vec<BaseSyntax> {
        let mut cursor = node.walk();
        let Some(clause) = node.children(&mut cursor).find(|child| child.kind() == "base_class_clause")
        else {
            return Vec::new();
        };
        let tokens = self.text.tokens(clause.byte_range());
        let bases = split_at_commas(tokens.get(1..).unwrap_or_default());
        bases.into_iter().map(|tokens| self.base(key, tokens, clause)).collect()
    }

    fn base(&self, key: ClassKey, tokens: &[Token], clause: Node) -> BaseSyntax {
        let mut access = usual(key);
        let mut rest = tokens;
        while let Some(first) = rest.first() {
            match (self::access(&first.text), &*first.text) {
                (Some(given), _) => access = given,
                (None, "virtual") => {}
                _ => break,
            }
            rest = &rest[1..];
        }
        let pack = rest.last().is_some_and(|last| is(last, "..."));
        let rest = &rest[..rest.len() - usize::from(pack)];
        BaseSyntax { access, r#type: read_type(rest), pack, span: self.text.span(clause.byte_range()) }
    }

    /// Reads the members in the braces of a class.
    fn members(&mut self, key: ClassKey, name: &str, body: Node) -> Vec<Item> {
        self.place_directives(self.text.index(body.start_byte()));
        let outer = (self.namespace.len(), mem::take(&mut self.is_extension));
        if !name.is_empty() {
            self.namespace.push(name.to_owned());
        }
        let members = self.members_of(key, name, body);
        self.namespace.truncate(outer.0);
        self.is_extension = outer.1;
        members
    }

    /// Reads the members in the namespace of the class.
    fn members_of(&mut self, key: ClassKey, name: &str, body: Node) -> Vec<Item> {
        let outer = (mem::take(&mut self.items), mem::replace(&mut self.access, usual(key)));
        self.deeper(body, |walk| {
            let mut cursor = body.walk();
            for child in body.children(&mut cursor) {
                walk.place_directives(walk.text.index(child.start_byte()));
                walk.member(name, child, child.start_byte(), None);
            }
            walk.place_directives(walk.text.index(body.end_byte()));
        });
        self.access = outer.1;
        mem::replace(&mut self.items, outer.0)
    }

    fn member(&mut self, class: &str, node: Node, start: usize, template: Option<Vec<TemplateParameter>>) {
        match node.kind() {
            // Read from its tokens, because the grammar lacks `using Bases::f...;`.
            "using_declaration" => self.using(node),
            // An unreadable member does not affect the others.
            _ if syntax_error::any(node, self.text) => {
                let text = self.source(start..node.end_byte()).chars().take(60).collect();
                self.other(start..node.end_byte(), text);
            }
            "access_specifier" => {
                let text = self.source(node.byte_range());
                self.access = access(text.trim_end_matches(':').trim()).unwrap_or(self.access);
            }
            "template_declaration" => {
                let mut cursor = node.walk();
                let inner = node.named_children(&mut cursor).last();
                if let (Some(parameters), Some(inner)) = (node.child_by_field_name("parameters"), inner) {
                    let parameters = self.text.tokens(parameters.byte_range());
                    let parameters = function::read_template_parameters(parameters);
                    self.member(class, inner, start, Some(parameters));
                }
            }
            "field_declaration" | "declaration" | "function_definition" => {
                self.member_declarators(class, node, start, template);
            }
            "friend_declaration" if template.is_none() => self.friends(node),
            "alias_declaration" => self.alias(node, template),
            "type_definition" => self.typedef(node),
            "struct_specifier" | "class_specifier" | "union_specifier" | "enum_specifier" => {
                self.class(node, start, template, None);
            }
            _ => {}
        }
    }

    /// Reads the functions and data of one declaration.
    fn member_declarators(
        &mut self,
        class: &str,
        node: Node,
        start: usize,
        mut template: Option<Vec<TemplateParameter>>,
    ) {
        let mut cursor = node.walk();
        let declarators: Vec<Node> = node.children_by_field_name("declarator", &mut cursor).collect();
        if declarators.is_empty() && self.is_unnamed_class(node) {
            // The members of an unnamed struct belong to the class around it.
            return self.unnamed_class(class, node);
        }
        // `struct Node next;` only names a class.
        if declarators.is_empty() || node.child_by_field_name("type").is_some_and(is_defined) {
            self.class_within(node, start, template.clone(), None);
        }
        self.unnamed_type(node, &declarators);
        for declarator in declarators {
            if declarator.kind() == "operator_cast" {
                self.conversion(node, declarator, start);
            } else if let Some(found) = function::find(declarator) {
                self.method(class, node, declarator, found, start, template.take());
            } else {
                self.data(node, declarator, start);
            }
        }
    }

    fn is_unnamed_class(&self, node: Node) -> bool {
        node.child_by_field_name("type").is_some_and(|kind| {
            matches!(kind.kind(), "struct_specifier" | "union_specifier")
                && kind.child_by_field_name("name").is_none()
        })
    }

    fn unnamed_class(&mut self, class: &str, node: Node) {
        let Some(body) = node.child_by_field_name("type").and_then(|kind| kind.child_by_field_name("body"))
        else {
            return;
        };
        self.deeper(body, |walk| {
            let mut cursor = body.walk();
            for child in body.children(&mut cursor) {
                walk.member(class, child, child.start_byte(), None);
            }
        });
    }
}

fn is_defined(r#type: Node) -> bool {
    r#type.child_by_field_name("body").is_some()
}

/// Whether a declaration defines an unnamed enumeration as its type.
pub(super) fn is_unnamed_enum(declaration: Node) -> bool {
    declaration.child_by_field_name("type").is_some_and(|kind| {
        kind.kind() == "enum_specifier" && is_defined(kind) && kind.child_by_field_name("name").is_none()
    })
}

/// The default access of members and bases.
fn usual(key: ClassKey) -> MemberAccess {
    if key == ClassKey::Class { MemberAccess::Private } else { MemberAccess::Public }
}

fn access(word: &str) -> Option<MemberAccess> {
    match word {
        "public" => Some(MemberAccess::Public),
        "protected" => Some(MemberAccess::Protected),
        "private" => Some(MemberAccess::Private),
        _ => None,
    }
}

/// Whether the class is only named as the type of a declaration.
fn is_in_declaration(node: Node) -> bool {
    node.parent().is_some_and(|parent| parent.child_by_field_name("declarator").is_some())
}
