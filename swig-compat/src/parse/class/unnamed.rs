//! Unnamed classes as types of data members: `struct Event { union { int key; } data; };`. As in SWIG, each
//! becomes a class beside the outermost class around it, named after the member: `Event_data`.

use super::is_defined;
use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::is;
use crate::parse::declaration::Walk;
use crate::parse::function;
use crate::syntax::{ClassKey, ClassSyntax, Item, ItemKind, MemberAccess, MemberType};
use rustc_hash::FxHashMap;
use tree_sitter::Node;

/// The unnamed classes inside the outermost class that is being read.
#[derive(Default)]
pub(in crate::parse) struct Unnamed {
    /// The number of namespaces around the outermost class; `None` outside of all classes, and inside classes
    /// whose members cannot be named, such as templates.
    outermost: Option<usize>,
    /// The number of classes around the current one.
    depth: usize,
    /// The unnamed classes, outer ones before inner ones.
    items: Vec<Item>,
    /// The names given to unnamed classes, by the position of their declaration.
    names: FxHashMap<usize, Token>,
}

impl Unnamed {
    /// The name given to the class that a declaration defines, if the class is unnamed.
    pub(super) fn name_of(&self, declaration: Node) -> Option<&Token> {
        self.names.get(&declaration.start_byte())
    }
}

impl Walk<'_, '_> {
    /// Reads the members of a class. `is_nameable`: C++ can name its members by the class's name alone.
    pub(super) fn around_unnamed<T>(&mut self, is_nameable: bool, read: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.unnamed.outermost;
        let is_outermost = self.unnamed.depth == 0;
        let here = if is_outermost { Some(self.namespace.len()) } else { outer };
        self.unnamed.outermost = here.filter(|_| is_nameable);
        self.unnamed.depth += 1;
        let read = read(self);
        self.unnamed.depth -= 1;
        self.unnamed.outermost = outer;
        read
    }

    /// Adds the unnamed classes to the items, after the outermost class around them has been read.
    pub(super) fn place_unnamed(&mut self) {
        if self.unnamed.depth == 0 {
            self.items.append(&mut self.unnamed.items);
        }
    }

    /// Reads the unnamed class that is the type of data members.
    pub(super) fn unnamed_type(&mut self, node: Node, declarators: &[Node]) {
        let is_seen = self.access == MemberAccess::Public && !self.is_extension;
        let Some(outermost) = self.unnamed.outermost.filter(|_| is_seen) else { return };
        let defined = node.child_by_field_name("type").filter(|kind| is_defined(*kind));
        let Some(kind) = defined.filter(|kind| kind.child_by_field_name("name").is_none()) else { return };
        // The name would refer to the type with its `const`.
        if self.text.tokens(node.start_byte()..kind.start_byte()).iter().any(|token| is(token, "const")) {
            return;
        }
        let key = match kind.kind() {
            "struct_specifier" => ClassKey::Struct,
            "union_specifier" => ClassKey::Union,
            _ => return,
        };
        let member = declarators.first().and_then(|first| self.reached(*first));
        let (Some((member, path)), Some(body)) = (member, kind.child_by_field_name("body")) else { return };
        let class = self.namespace.join("::");
        let name = format!("{}_{member}", self.namespace[outermost..].join("_"));
        let (at, inside) = (self.unnamed.items.len(), self.namespace.split_off(outermost));
        let members = self.around_unnamed(true, |walk| walk.members(key, &name, body));
        let namespace = self.namespace.clone();
        self.namespace.extend(inside);
        let span = self.text.span(node.start_byte()..body.start_byte());
        let token = Token {
            kind: TokenKind::Identifier,
            text: name.as_str().into(),
            span,
            leading: Leading::Space,
            expanded: false,
        };
        self.unnamed.names.insert(node.start_byte(), token);
        let class = ClassSyntax {
            key,
            name,
            alias: None,
            type_of: Some(MemberType { class, path }),
            template_parameters: None,
            is_defined: true,
            specialized: None,
            bases: Vec::new(),
            members,
            doc: None,
        };
        let kind = ItemKind::Class(class);
        self.unnamed.items.insert(at, Item { span, namespace, access: MemberAccess::Public, kind });
    }

    /// The name of a data member, and the expression for an object of its type: `keys[0]` for `keys[4]`.
    /// `None` for a pointer.
    fn reached(&self, declarator: Node) -> Option<(String, String)> {
        let name = self.source(function::innermost(declarator).byte_range());
        let (mut node, mut elements) = (declarator, String::new());
        while node.kind() == "array_declarator" {
            node = node.child_by_field_name("declarator")?;
            elements += "[0]";
        }
        matches!(node.kind(), "field_identifier" | "identifier").then(|| (name.clone(), name + &elements))
    }
}
