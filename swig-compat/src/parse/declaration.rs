//! Walks over the syntax tree of the C++ parser: namespaces, and the functions, aliases and other
//! declarations in them.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::Token;
use crate::literal;
use crate::parse::class::{Unnamed, is_unnamed_enum};
use crate::parse::cursor::{Cursor, is, text_of};
use crate::parse::directive::extend;
use crate::parse::text::CppText;
use crate::parse::types::read_declarator;
use crate::parse::types::read_value;
use crate::parse::{Placed, doc, expression, function, syntax_error};
use crate::syntax::{
    Directive, Item, ItemKind, MemberAccess, QualifiedName, Segment, Syntax, TemplateParameter, TypeSyntax,
    VariableSyntax,
};
use std::iter::Peekable;
use std::ops::Range;
use std::vec::IntoIter;
use tree_sitter::{Node, Parser};

/// The largest depth of namespaces, so that no text exhausts the stack.
const MAX_DEPTH: usize = 64;

/// Reads the C++ text, and puts the directives back in their places.
pub fn read(text: &CppText, directives: Vec<Placed>, diagnostics: &mut Diagnostics) -> Syntax {
    let mut parser = Parser::new();
    parser
        .set_language(&tree_sitter_cuda::LANGUAGE.into())
        .expect("the grammar fits the parser it is built with");
    let tree = parser
        .parse(&text.for_grammar, None)
        .expect("a language is set, and neither time limit nor cancellation");
    let mut walk = Walk {
        text,
        directives: directives.into_iter().peekable(),
        namespace: Vec::new(),
        access: MemberAccess::Public,
        is_extension: false,
        extended: None,
        around_untagged: None,
        depth: 0,
        items: Vec::new(),
        unnamed: Unnamed::default(),
        diagnostics,
    };
    if !text.all().is_empty() {
        walk.children(tree.root_node());
    }
    walk.place_directives(usize::MAX);
    Syntax { items: walk.items, ..Syntax::default() }
}

pub(super) struct Walk<'t, 'd> {
    pub(super) text: &'t CppText,
    directives: Peekable<IntoIter<Placed>>,
    pub(super) namespace: Vec<String>,
    /// The access of the current declarations.
    pub(super) access: MemberAccess,
    /// Whether the current declarations are in an `%extend`.
    pub(super) is_extension: bool,
    /// The instance of a template that the current declarations extend, `Box<int>`, and the number of the
    /// scopes around the `%extend`.
    pub(super) extended: Option<(usize, QualifiedName)>,
    /// The number of the scopes around the `typedef struct { … }` that is being read, if it has no name of
    /// its own.
    pub(super) around_untagged: Option<usize>,
    depth: usize,
    pub(super) items: Vec<Item>,
    pub(super) unnamed: Unnamed,
    diagnostics: &'d mut Diagnostics,
}

impl Walk<'_, '_> {
    fn children(&mut self, node: Node) {
        if node.is_error() {
            self.check(node);
            return;
        }
        let mut cursor = node.walk();
        for child in node.children(&mut cursor) {
            self.place_directives(self.text.index(child.start_byte()));
            self.declaration(child);
        }
    }

    /// Places the directives with at most this number of C++ tokens before them.
    pub(super) fn place_directives(&mut self, tokens: usize) {
        while let Some(Placed { mut directive, span, .. }) =
            self.directives.next_if(|placed| placed.at <= tokens)
        {
            let around = match &self.extended {
                Some((around, class)) if extend::qualify(&mut directive, class) => *around,
                None if matches!(directive, Directive::Feature(_) | Directive::Rename(_)) => {
                    self.around_untagged.unwrap_or(self.namespace.len())
                }
                _ => self.namespace.len(),
            };
            let kind = ItemKind::Directive(directive);
            let (namespace, access) = (self.namespace[..around].to_vec(), MemberAccess::Public);
            self.items.push(Item { span, namespace, access, kind });
        }
    }

    fn declaration(&mut self, node: Node) {
        match node.kind() {
            "namespace_definition" => self.namespace(node),
            "linkage_specification" => self.nested(node),
            _ if self.check(node) => {}
            "template_declaration" => self.template(node),
            _ => self.plain(node, node.start_byte(), None),
        }
    }

    /// Reports a syntax error in the node; returns whether there is one. Nothing is reported if an
    /// unterminated block or literal, which is the cause, was already reported.
    pub(super) fn check(&mut self, node: Node) -> bool {
        let found = syntax_error::find(node, self.text);
        let any = !found.is_empty();
        if !self.diagnostics.has_any(&code::BROKEN_TOKENS) {
            found.into_iter().for_each(|error| self.diagnostics.push(error));
        }
        any
    }

    fn namespace(&mut self, node: Node) {
        let outer = self.namespace.len();
        if let Some(name) = node.child_by_field_name("name") {
            let before = self.text.tokens(node.start_byte()..name.start_byte());
            let is_inline = before.iter().any(|token| is(token, "inline"));
            for part in self.source(name.byte_range()).split("::").map(str::trim) {
                match part.strip_prefix("inline ").or(is_inline.then_some(part)) {
                    Some(name) => self.inline_namespace(node, name.trim()),
                    None => self.namespace.push(part.to_owned()),
                }
            }
        }
        // The contents of an unnamed namespace are not visible outside of the file, as in SWIG.
        let outer_access = self.access;
        if node.child_by_field_name("name").is_none() {
            self.access = MemberAccess::Private;
        }
        self.nested(node);
        self.access = outer_access;
        self.namespace.truncate(outer);
    }

    /// Makes the name of an inline namespace another name of the namespace around it, to which its
    /// declarations belong too.
    fn inline_namespace(&mut self, node: Node, name: &str) {
        let segment = |name: &String| Segment { name: name.clone(), arguments: None };
        let segments = self.namespace.iter().map(segment).collect();
        let target = QualifiedName { global: true, segments };
        self.push(node.byte_range(), ItemKind::NamespaceAlias { name: name.to_owned(), target });
    }

    /// Reads the declarations in the braces of a namespace or of `extern "C"`, or the one declaration after
    /// `extern "C"`.
    fn nested(&mut self, node: Node) {
        let Some(body) = node.child_by_field_name("body") else {
            return;
        };
        self.deeper(node, |walk| match body.kind() {
            "declaration_list" => walk.children(body),
            _ => walk.declaration(body),
        });
    }

    /// Reads the declarations inside `node`, unless they are nested too deeply.
    pub(super) fn deeper(&mut self, node: Node, read: impl FnOnce(&mut Self)) {
        if self.depth == MAX_DEPTH {
            let span = self.text.span(node.byte_range());
            let message = format!("namespaces and classes are nested more than {MAX_DEPTH} deep");
            self.diagnostics.push(Diagnostic::error(code::NESTED_TOO_DEEPLY, span, message));
            return;
        }
        self.depth += 1;
        read(self);
        self.depth -= 1;
    }

    fn template(&mut self, node: Node) {
        let mut cursor = node.walk();
        let inner = node.named_children(&mut cursor).last();
        let (Some(parameters), Some(inner)) = (node.child_by_field_name("parameters"), inner) else {
            return;
        };
        let parameters = function::read_template_parameters(self.text.tokens(parameters.byte_range()));
        self.plain(inner, node.start_byte(), Some(parameters));
    }

    /// Reads a declaration that is not a namespace, without its `template <…>`. `start` is the beginning
    /// including the template.
    fn plain(&mut self, node: Node, start: usize, template: Option<Vec<TemplateParameter>>) {
        match node.kind() {
            "function_definition" | "declaration" => self.declarators(node, start, template),
            "struct_specifier" | "class_specifier" | "union_specifier" | "enum_specifier" => {
                self.class(node, start, template, None);
            }
            "alias_declaration" => self.alias(node, template),
            "namespace_alias_definition" => self.namespace_alias(node),
            "type_definition" => self.typedef(node),
            "using_declaration" => self.using(node),
            // Nodes without a named declaration, and parts of a member's template, which was read with its
            // class.
            "comment"
            | "concept_definition"
            | "friend_declaration"
            | "preproc_call"
            | "preproc_def"
            | "preproc_function_def"
            | "preproc_if"
            | "preproc_ifdef"
            | "preproc_include"
            | "static_assert_declaration"
            | "template_declaration"
            | "template_instantiation" => {}
            "expression_statement" if self.pointer_in_parentheses(node, start, &template) => {}
            _ => self.unknown(node, start),
        }
    }

    /// Reads `double (*callback)() = f;` or `double (*rows)[3] = table;`, which the grammar takes for
    /// expressions. False if the node is something else.
    fn pointer_in_parentheses(
        &mut self,
        node: Node,
        start: usize,
        template: &Option<Vec<TemplateParameter>>,
    ) -> bool {
        let mut cursor = Cursor::new(self.text.tokens(node.byte_range()));
        let declared = cursor.until(|token| is(token, "=") || is(token, ";"));
        let (r#type, Some(name)) = read_declarator(declared) else { return false };
        let is_pointer = match &r#type {
            TypeSyntax::FunctionPointer(_) => true,
            TypeSyntax::Pointer(pointee) => matches!(**pointee, TypeSyntax::Array(..)),
            _ => false,
        };
        if template.is_some() || !is_pointer {
            return false;
        }
        let variable = VariableSyntax {
            name,
            r#type,
            constexpr: false,
            initialized: cursor.is("="),
            literal: None,
            deduced_from: Vec::new(),
            template_parameters: None,
            doc: doc::above(self.text.all(), self.text.index(start)),
        };
        self.push(node.byte_range(), ItemKind::Variable(variable));
        true
    }

    /// Reads the functions and variables of one declaration: `int f(int), g(int);` has two.
    fn declarators(&mut self, node: Node, start: usize, mut template: Option<Vec<TemplateParameter>>) {
        self.class_within(node, start, template.clone(), None);
        let mut cursor = node.walk();
        let first =
            node.child_by_field_name("declarator").map_or(node.end_byte(), |first| first.start_byte());
        let before = self.before(node, first);
        let first_item = self.items.len();
        for declarator in node.children_by_field_name("declarator", &mut cursor) {
            let Some(function) = function::find(declarator) else {
                self.variable(&before, node, declarator, start, template.clone());
                continue;
            };
            let name = function::name_of(function);
            match name.map_or("", |name| name.kind()) {
                // A definition of a conversion that was declared in its class: `Angle::operator double()`.
                _ if before.iter().any(|token| is(token, "operator")) => {}
                "qualified_identifier" if !name.is_some_and(|name| self.is_of_this_namespace(name)) => {
                    // A definition of a function that was declared in its class or another namespace.
                }
                "identifier" | "template_function" | "operator_name" | "qualified_identifier" => {
                    let doc = self.doc_of_function(node, function, start);
                    let read = function::read(self.text, node, declarator, function, template.take(), doc);
                    self.push(start..function.end_byte(), ItemKind::Function(read));
                }
                _ => self.unknown(node, start),
            }
        }
        if before.iter().any(|token| is(token, "auto")) && self.items.len() > first_item + 1 {
            self.share_deductions(first_item);
        }
    }

    /// Whether a qualified name only repeats the namespace around it: `ns::f` inside `namespace ns`.
    fn is_of_this_namespace(&self, name: Node) -> bool {
        let qualified = self.source(name.byte_range());
        let scope = qualified.rsplit_once("::").map_or("", |(scope, _)| scope);
        !self.namespace.is_empty() && self.namespace.join("::") == scope.trim_start_matches("::")
    }

    /// The comment above a declaration, or after it.
    pub(super) fn doc(&self, node: Node, start: usize) -> Option<String> {
        doc::of(self.text.all(), self.text.index(start), self.text.index(node.end_byte()))
    }

    /// The documentation of a function, including comments at its parameters.
    pub(super) fn doc_of_function(&self, node: Node, function: Node, start: usize) -> Option<String> {
        let parameters = function.child_by_field_name("parameters").map(|list| list.byte_range());
        let parameters = parameters.map(|range| self.text.tokens(range)).unwrap_or_default();
        doc::with_parameters(self.doc(node, start), parameters)
    }

    /// The tokens of a declaration before `end`. A type that is defined there is reduced to its name.
    pub(super) fn before(&self, node: Node, end: usize) -> Vec<Token> {
        let body = node.child_by_field_name("type").and_then(|r#type| r#type.child_by_field_name("body"));
        match body {
            Some(body) => [
                self.text.tokens(node.start_byte()..body.start_byte()),
                self.text.tokens(body.end_byte()..end.max(body.end_byte())),
            ]
            .concat(),
            None => self.text.tokens(node.start_byte()..end).to_vec(),
        }
    }

    /// Reads a variable. `before` are the tokens before the first declarator.
    fn variable(
        &mut self,
        before: &[Token],
        declaration: Node,
        declarator: Node,
        start: usize,
        template_parameters: Option<Vec<TemplateParameter>>,
    ) {
        let name = self.source(function::innermost(declarator).byte_range());
        // A structured binding, `auto [a, b] = pair;`, is not bound.
        if function::binds_parts(declarator) {
            return;
        }
        // A definition of a class's member, or no declarator at all after `extern "C" struct S { … };`.
        if name.is_empty() || name.contains("::") {
            return;
        }
        let value = (declarator.kind() == "init_declarator").then(|| declarator.child_by_field_name("value"));
        let declared = match value.flatten() {
            None => self.text.declarator(declarator.byte_range()),
            Some(value) => {
                let declared = self.text.tokens(declarator.start_byte()..value.start_byte());
                declared.split_last().filter(|(last, _)| is(last, "=")).map_or(declared, |(_, rest)| rest)
            }
        };
        let (r#type, _) = read_value(&[before, declared].concat());
        let r#type = match is_unnamed_enum(declaration) {
            true => TypeSyntax::UnnamedEnum(name.clone()),
            false => r#type,
        };
        let constexpr = before.iter().any(|token| is(token, "constexpr"));
        let doc = doc::above(self.text.all(), self.text.index(start));
        let initialized = declarator.kind() == "init_declarator";
        let value = value.flatten().map(|value| self.text.tokens(value.byte_range()));
        let literal = value.and_then(literal::value);
        let expression = value.and_then(|value| expression::read(in_braces(value).unwrap_or(value)));
        let deduced_from = expression.map(|value| (r#type.clone(), value)).into_iter().collect();
        let variable = VariableSyntax {
            name,
            r#type,
            constexpr,
            initialized,
            literal,
            deduced_from,
            template_parameters,
            doc,
        };
        self.push(start..declarator.end_byte(), ItemKind::Variable(variable));
    }

    /// Gives the type deduced for one variable of a declaration to the other variables.
    fn share_deductions(&mut self, first: usize) {
        let own = |item: &Item| match &item.kind {
            ItemKind::Variable(variable) => variable.deduced_from.clone(),
            _ => Vec::new(),
        };
        let all: Vec<_> = self.items[first..].iter().flat_map(own).collect();
        for item in &mut self.items[first..] {
            if let ItemKind::Variable(variable) = &mut item.kind {
                variable.deduced_from.extend(all.iter().cloned());
            }
        }
    }

    fn unknown(&mut self, node: Node, start: usize) {
        let text = self.source(start..node.end_byte());
        if node.is_named() && text != ";" {
            let name = text.chars().take(60).collect();
            self.other(start..node.end_byte(), name);
        }
    }

    pub(super) fn other(&mut self, range: Range<usize>, text: String) {
        self.push(range, ItemKind::Other(text));
    }

    pub(super) fn push(&mut self, range: Range<usize>, kind: ItemKind) {
        let (span, namespace) = (self.text.span(range), self.namespace.clone());
        self.items.push(Item { span, namespace, access: self.access, kind });
    }

    pub(super) fn source(&self, range: Range<usize>) -> String {
        text_of(self.text.tokens(range))
    }
}

/// The contents of braces: `42` of `{42}`.
fn in_braces(tokens: &[Token]) -> Option<&[Token]> {
    let mut cursor = Cursor::new(tokens);
    cursor.group("{").filter(|_| cursor.is_at_end())
}
