//! Classes: their bases and members, from where the tree says they stand.

use crate::lex::Token;
use crate::parse::cursor::{Cursor, MAX_DEPTH, is, split_at_commas, text_of};
use crate::parse::declaration::Walk;
use crate::parse::directive::extend;
use crate::parse::types::{read_declarator, read_qualified_name, read_type};
use crate::parse::{doc, forward, function, syntax_error};
use crate::syntax::{
    Access, BaseSyntax, ClassKey, ClassSyntax, DataSyntax, Directive, Item, ItemKind, MemberSyntax,
    QualifiedName, Role, TemplateParameter, TypeSyntax,
};
use std::mem;
use tree_sitter::Node;

impl Walk<'_, '_> {
    /// A class that is defined or named here. `name` is for one without a name of its own.
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
        // `class outer::Inner { … };`
        let scopes =
            named.iter().flat_map(|named| named.segments.split_last()).flat_map(|(_, scopes)| scopes);
        let scopes: Vec<String> = scopes.map(|scope| scope.name.clone()).collect();
        let outer = self.namespace.len();
        self.namespace.extend(scopes);
        let members = self.members(key, &name, body);
        let class = ClassSyntax {
            key,
            alias,
            specialized: named.filter(QualifiedName::has_arguments),
            template_parameters: template,
            is_defined: true,
            bases: self.bases(key, node),
            members,
            doc: doc::above(self.text.all(), self.text.index(start)),
            name,
        };
        self.push(start..body.start_byte(), ItemKind::Class(class));
        self.namespace.truncate(outer);
    }

    /// The members that an `%extend` adds, which was placed right before.
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
        let outer = (self.namespace.len(), mem::replace(&mut self.is_extension, true));
        let class = scope.last().or(self.namespace.last()).cloned().unwrap_or_default();
        self.namespace.extend(scope);
        let members = self.members_of(key, &class, body);
        self.namespace.truncate(outer.0);
        self.is_extension = outer.1;
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

    /// What stands in the braces of a class.
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

    /// The same, where the namespace is that of the class.
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
            // It is read from its tokens: the grammar lacks `using Bases::f...;`.
            "using_declaration" => self.using(node),
            // One that cannot be read stops none of the others.
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

    /// The functions and data of one declaration.
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
            // Its members are those of the class around it.
            return self.unnamed_class(class, node);
        }
        // `struct Node next;` names a class that is somewhere else.
        if declarators.is_empty() || node.child_by_field_name("type").is_some_and(is_defined) {
            self.class_within(node, start, template.clone(), None);
        }
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

    fn method(
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
            "destructor_name" => Role::Destructor,
            "identifier" | "field_identifier" | "template_function" | "template_method" => {
                let is_untyped = node.child_by_field_name("type").is_none();
                if is_untyped && (self.is_extension || is_of_class(&read.name)) {
                    // `Box<T>(T value);` inside `Box`.
                    read.specialization &= !read.template_parameters.is_empty();
                    Role::Constructor
                } else {
                    Role::Method
                }
            }
            "operator_name" => Role::Method,
            _ => return,
        };
        if role == Role::Destructor {
            read.name = format!("~{class}");
        }
        let before = self.text.tokens(node.start_byte()..declarator.start_byte());
        let behind = self.text.tokens(name.end_byte()..node.end_byte());
        read.member = Some(MemberSyntax { is_extension: self.is_extension, ..member(role, before, behind) });
        read.body = self.body(node);
        self.push(start..found.end_byte(), ItemKind::Function(read));
    }

    /// `operator int() const`
    fn conversion(&mut self, node: Node, declarator: Node, start: usize) {
        let function = declarator.child_by_field_name("declarator").unwrap_or(declarator);
        let doc = doc::above(self.text.all(), self.text.index(start));
        let mut read = function::read(self.text, node, declarator, function, None, doc);
        // After `operator`, up to the brackets, with the marks of a pointer or a reference among them.
        let tokens = self.text.tokens(declarator.byte_range());
        let end = tokens.iter().position(|token| is(token, "(")).unwrap_or(tokens.len());
        let to = tokens.get(1..end).unwrap_or_default();
        read.returns = read_type(to);
        read.name = format!("operator {}", text_of(to));
        let behind = self.text.tokens(function.start_byte()..node.end_byte());
        read.member =
            Some(MemberSyntax { is_extension: self.is_extension, ..member(Role::Conversion, &[], behind) });
        read.body = self.body(node);
        self.push(start..declarator.end_byte(), ItemKind::Function(read));
    }

    /// The functions that a class names as its friends, but members of other classes.
    fn friends(&mut self, node: Node) {
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

    /// What C++ is to do for a member that an `%extend` adds.
    fn body(&self, node: Node) -> Option<String> {
        let body = node.child_by_field_name("body").filter(|_| self.is_extension)?;
        Some(self.text.text[body.byte_range()].to_owned())
    }

    fn data(&mut self, node: Node, declarator: Node, start: usize) {
        let (mut inner, mut lengths) = (declarator, Vec::new());
        if inner.kind() == "init_declarator" {
            inner = inner.child_by_field_name("declarator").unwrap_or(inner);
        }
        while inner.kind() == "array_declarator" {
            let size = inner.child_by_field_name("size").map(|size| self.source(size.byte_range()));
            lengths.insert(0, size.unwrap_or_default());
            let Some(element) = inner.child_by_field_name("declarator") else { break };
            inner = element;
        }
        let base = self.base_of(node, declarator);
        let own = self.text.declarator(inner.byte_range());
        let (r#type, name) = read_declarator(&[&base, own].concat());
        let name = name.unwrap_or_else(|| self.source(function::innermost(inner).byte_range()));
        let r#type = match is_unnamed_enum(node) {
            true => TypeSyntax::UnnamedEnum(name.clone()),
            // An array in an array for each.
            false if lengths.len() > MAX_DEPTH => {
                lengths.clear();
                TypeSyntax::Opaque(text_of(&[&base, self.text.tokens(declarator.byte_range())].concat()))
            }
            false => r#type,
        };
        let is_static = base.iter().any(|token| is(token, "static"));
        let doc = self.doc(node, start);
        let is_extension = self.is_extension;
        let data = DataSyntax { name, r#type, lengths, is_static, is_extension, doc };
        self.push(start..declarator.end_byte(), ItemKind::Data(data));
    }

    /// What stands before the declarators: of a class that is defined there, the name.
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

fn is_defined(r#type: Node) -> bool {
    r#type.child_by_field_name("body").is_some()
}

/// Whether what a declaration declares is of an enumeration without a name, which is defined there.
pub(super) fn is_unnamed_enum(declaration: Node) -> bool {
    declaration.child_by_field_name("type").is_some_and(|kind| {
        kind.kind() == "enum_specifier" && is_defined(kind) && kind.child_by_field_name("name").is_none()
    })
}

/// What a class's members and bases are where it does not say.
fn usual(key: ClassKey) -> Access {
    if key == ClassKey::Class { Access::Private } else { Access::Public }
}

fn access(word: &str) -> Option<Access> {
    match word {
        "public" => Some(Access::Public),
        "protected" => Some(Access::Protected),
        "private" => Some(Access::Private),
        _ => None,
    }
}

/// `operator+`, `operator()`, `operator new`: spaces between words alone.
pub(super) fn operator_name(tokens: &[Token]) -> String {
    let mut name = String::new();
    for token in tokens {
        let is_word = token.text.starts_with(char::is_alphabetic);
        if !name.is_empty() && is_word {
            name.push(' ');
        }
        name.push_str(&token.text);
    }
    name
}

/// Of member functions, in the order in which they are compared.
const QUALIFIERS: [&str; 4] = ["const", "volatile", "&", "&&"];

/// `before`: the words before the declarator; `behind`: all after the name.
fn member(role: Role, before: &[Token], behind: &[Token]) -> MemberSyntax {
    let mut cursor = Cursor::new(behind);
    cursor.until(|token| is(token, "("));
    cursor.group("(");
    let mut qualifiers = Vec::new();
    loop {
        let ends = ["{", ";", "=", ":", "->", "("];
        qualifiers.extend(cursor.until(|token| ends.iter().any(|end| is(token, end))));
        // `throw(const char *)` says nothing of the function itself.
        if cursor.group("(").is_none() {
            break;
        }
    }
    let has = |word: &str| qualifiers.iter().any(|token| is(token, word));
    MemberSyntax {
        role,
        is_static: before.iter().any(|token| is(token, "static")),
        is_pure: cursor.eat("=") && cursor.peek().is_some_and(|token| &*token.text == "0"),
        is_const: has("const"),
        is_for_rvalues: has("&&"),
        qualifiers: QUALIFIERS.iter().filter(|word| has(word)).copied().collect(),
        is_extension: false,
    }
}
