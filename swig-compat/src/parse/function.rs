//! Reads free functions and function templates, which the syntax tree of the C++ parser locates.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is, split_at_commas, text_of};
use crate::parse::text::CppText;
use crate::parse::types::read_result;
use crate::parse::types::{read_parameters, read_template_argument, read_type};
use crate::source::Span;
use crate::syntax::{
    FunctionSyntax, ParameterSyntax, QualifiedName, Segment, TemplateParameter, TemplateParameterKind,
    TypeSyntax,
};
use tree_sitter::Node;

/// The function in a declarator, inside any `*` and `&` of its result type; `None` for variables, including
/// function pointers.
pub fn find(declarator: Node) -> Option<Node> {
    let mut node = declarator;
    loop {
        match node.kind() {
            "function_declarator" => {
                let name = name_of(node)?;
                return if name.kind() == "parenthesized_declarator" { within(name) } else { Some(node) };
            }
            // The grammar takes `= delete` for an initialiser.
            "pointer_declarator" | "reference_declarator" | "init_declarator" => node = inner(node)?,
            "array_declarator" => {
                node = inner(node)?;
                if node.kind() == "parenthesized_declarator" {
                    return within(node);
                }
            }
            _ => return None,
        }
    }
}

/// The function that returns a pointer to a function or an array: `area()` in `double (*area())(int)`.
fn within(brackets: Node) -> Option<Node> {
    let mut node = inner(brackets)?;
    while node.kind() == "pointer_declarator" || node.kind() == "reference_declarator" {
        node = inner(node)?;
    }
    let is_function = node.kind() == "function_declarator";
    (is_function && name_of(node)?.kind().ends_with("identifier")).then_some(node)
}

/// The name of a function, which may be in parentheses: `int (size)();`.
pub fn name_of(function: Node) -> Option<Node> {
    let name = function.child_by_field_name("declarator")?;
    let within = Some(name).filter(|name| name.kind() == "parenthesized_declarator").and_then(inner);
    Some(within.filter(|within| within.kind().ends_with("identifier")).unwrap_or(name))
}

/// The innermost name of a declarator.
pub fn innermost(declarator: Node) -> Node {
    let mut node = declarator;
    while let Some(next) = inner(node).filter(|_| node.kind().ends_with("_declarator")) {
        node = next;
    }
    node
}

/// Whether a declarator is a structured binding: `[a, b]`.
pub fn binds_parts(declarator: Node) -> bool {
    let mut next = Some(declarator);
    while let Some(node) = next.filter(|node| node.kind().ends_with("_declarator")) {
        if node.kind() == "structured_binding_declarator" {
            return true;
        }
        next = inner(node);
    }
    false
}

/// Reads one function of `declaration`.
pub fn read(
    text: &CppText,
    declaration: Node,
    declarator: Node,
    function: Node,
    template: Option<Vec<TemplateParameter>>,
    doc: Option<String>,
) -> FunctionSyntax {
    let name = name_of(function).unwrap_or(function);
    let name_tokens = text.tokens(name.byte_range());
    let base_end = declaration.child_by_field_name("declarator").unwrap_or(declarator).start_byte();
    let before = text.tokens(declaration.start_byte()..base_end);
    let declared = function.child_by_field_name("declarator").unwrap_or(function);
    let pointers = text.tokens(declarator.start_byte()..declared.start_byte());
    // The text `)(int)` in `double (*area())(int)`.
    let is_within = pointers.iter().any(|token| is(token, "("));
    let around = if is_within { text.declarator(function.end_byte()..declarator.end_byte()) } else { &[] };
    let behind = text.tokens(function.start_byte()..declaration.end_byte());
    let is_specialization =
        template.as_ref().is_some_and(Vec::is_empty) || name.kind() == "template_function";
    let mut parameters = parameters(text, function);
    let template_parameters = [template.unwrap_or_default(), invent(&mut parameters)].concat();
    FunctionSyntax {
        name: match name.kind() {
            "operator_name" => operator_name(name_tokens),
            "qualified_identifier" => {
                name_tokens.last().map(|token| token.text.to_string()).unwrap_or_default()
            }
            _ => name_tokens.first().map(|token| token.text.to_string()).unwrap_or_default(),
        },
        template_parameters,
        returns: trailing_return(text, function)
            .unwrap_or_else(|| read_result(&[before, pointers, around].concat())),
        parameters,
        deleted: is_pair_in(behind, ["=", "delete"]),
        defaulted: is_pair_in(behind, ["=", "default"]),
        does_nothing: does_nothing(behind),
        specialization: is_specialization,
        kernel: before.iter().any(|token| is(token, "__global__")),
        member: None,
        throws: throws(text, function),
        body: None,
        doc,
    }
}

fn does_nothing(behind: &[Token]) -> bool {
    let last = behind.len().saturating_sub(2);
    is_pair_in(behind, ["=", "default"]) || is_pair_in(&behind[last..], ["{", "}"])
}

fn is_pair_in(tokens: &[Token], [first, second]: [&str; 2]) -> bool {
    tokens.windows(2).any(|pair| is(&pair[0], first) && is(&pair[1], second))
}

/// Reads `<class T, int N = 3>`.
pub fn read_template_parameters(tokens: &[Token]) -> Vec<TemplateParameter> {
    let inner = tokens.get(1..tokens.len().saturating_sub(1)).unwrap_or_default();
    split_at_commas(inner).into_iter().map(template_parameter).collect()
}

fn inner(node: Node) -> Option<Node> {
    // In the grammar, the child of a reference has no field name.
    let mut cursor = node.walk();
    node.child_by_field_name("declarator").or_else(|| node.named_children(&mut cursor).last())
}

/// Reads a trailing result type: `-> double`.
fn trailing_return(text: &CppText, function: Node) -> Option<TypeSyntax> {
    let mut cursor = function.walk();
    let trailing = function.children(&mut cursor).find(|child| child.kind() == "trailing_return_type")?;
    let tokens = text.tokens(trailing.byte_range());
    Some(read_type(tokens.get(1..)?))
}

/// The types in `throw(Error, const Other &)`.
fn throws(text: &CppText, function: Node) -> Vec<TypeSyntax> {
    let mut cursor = Cursor::new(text.tokens(function.byte_range()));
    cursor.until(|token| is(token, "throw"));
    cursor.eat("throw");
    let types = cursor.group("(").map(split_at_commas).unwrap_or_default();
    types.into_iter().map(read_type).collect()
}

fn parameters(text: &CppText, function: Node) -> Vec<ParameterSyntax> {
    let Some(list) = function.child_by_field_name("parameters") else {
        return Vec::new();
    };
    let whole: Span = text.span(list.byte_range());
    let mut cursor = Cursor::new(text.tokens(list.byte_range()));
    cursor.group("(").map(|inner| read_parameters(inner, whole)).unwrap_or_default()
}

fn template_parameter(tokens: &[Token]) -> TemplateParameter {
    let mut cursor = Cursor::new(tokens);
    let declared = cursor.until(|token| is(token, "="));
    let default = cursor.eat("=").then(|| read_template_argument(&tokens[cursor.position()..]));
    let kind = parameter_kind(declared);
    let pack = declared.iter().any(|token| is(token, "..."));
    TemplateParameter { name: parameter_name(declared, kind), kind, pack, default }
}

fn parameter_kind(declared: &[Token]) -> TemplateParameterKind {
    let mut cursor = Cursor::new(declared);
    if cursor.eat("template") {
        return TemplateParameterKind::Template;
    }
    let is_type = cursor.eat("class") || cursor.eat("typename");
    cursor.eat("...");
    cursor.eat_kind(TokenKind::Identifier);
    // A parameter such as `typename T::size_type N` is a value.
    if is_type && cursor.is_at_end() { TemplateParameterKind::Type } else { TemplateParameterKind::Value }
}

/// The name of a template parameter, its last word; `None` if that word is part of the parameter's type.
fn parameter_name(declared: &[Token], kind: TemplateParameterKind) -> Option<String> {
    let last = declared.iter().rfind(|token| token.kind != TokenKind::Comment)?;
    let words = declared.iter().filter(|token| token.kind == TokenKind::Identifier).count();
    let is_keyword = ["class", "typename", "int", "bool", "unsigned", "long", "char"].contains(&&*last.text);
    let named = last.kind == TokenKind::Identifier && !is_keyword;
    let behind_type = kind != TemplateParameterKind::Value
        || words > 1 && !text_of(declared).ends_with(&format!("::{}", last.text));
    (named && behind_type).then(|| last.text.to_string())
}

/// The name of an operator, `operator+`, `operator()` or `operator new`, with spaces only between words.
fn operator_name(tokens: &[Token]) -> String {
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

/// Replaces each `auto` among the parameters, as in `int twice(auto value)`, by a unique type name, and
/// returns the template parameters with these names, which come after the explicit ones.
fn invent(parameters: &mut [ParameterSyntax]) -> Vec<TemplateParameter> {
    let mut invented = Vec::new();
    for parameter in parameters {
        let name = format!("auto {}", invented.len() + 1);
        if replace_auto(&mut parameter.r#type, &name) {
            replace_auto(&mut parameter.written, &name);
            let (kind, pack, default) = (TemplateParameterKind::Type, parameter.pack, None);
            invented.push(TemplateParameter { name: Some(name), kind, pack, default });
        }
    }
    invented
}

/// Replaces the `auto` in a type by a template parameter; false if the type has none.
fn replace_auto(r#type: &mut TypeSyntax, by: &str) -> bool {
    match r#type {
        TypeSyntax::Named(name) if name.plain() == Some("auto") => {
            let segments = vec![Segment { name: by.to_owned(), arguments: None }];
            *name = QualifiedName { global: false, segments };
            true
        }
        TypeSyntax::Const(inner)
        | TypeSyntax::Pointer(inner)
        | TypeSyntax::Reference(inner)
        | TypeSyntax::RvalueReference(inner) => replace_auto(inner, by),
        _ => false,
    }
}
