//! Expressions with full names, because they are emitted outside of the class and namespaces in which they
//! were written.

use crate::interface::ClassType;
use crate::lex::{Token, TokenKind, lex_text};
use crate::lower::class_types::ClassDefinition;
use crate::lower::types::Resolver;
use crate::source::Span;
use crate::syntax::{Item, ItemKind, QualifiedName, Segment};
use rustc_hash::FxHashSet;

/// The limit for the bases that are searched for a name: a template may derive from itself without end.
const MOST_CLASSES: usize = 64;

impl Resolver<'_, '_> {
    /// The length of an array with full names. C has no scopes that the names could be in.
    pub fn length(&self, text: &str) -> String {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        match is_number || self.scope.is_of_c {
            true => text.to_owned(),
            false => self.with_full_names(text, Span::default()),
        }
    }

    /// The text of an expression in which all declared names are replaced by their full names.
    pub fn with_full_names(&self, text: &str, place: Span) -> String {
        let tokens = lex_text(text, place);
        let (mut whole, mut copied) = (String::new(), 0);
        for path in paths(&tokens) {
            if let Some((full, length)) = self.full_path(path) {
                let [start, end] = [path[0].span.start, path[length - 1].span.end].map(|at| at as usize);
                whole += &text[copied..start];
                whole += &full;
                copied = end;
            }
        }
        whole + &text[copied..]
    }

    /// The full name of the longest declared prefix of a path, and its number of tokens.
    fn full_path(&self, path: &[Token]) -> Option<(String, usize)> {
        (1..=path.len()).rev().step_by(2).find_map(|length| {
            let names = path[..length].iter().step_by(2);
            let segments = names.map(|name| Segment { name: name.text.to_string(), arguments: None });
            let name = QualifiedName { global: false, segments: segments.collect() };
            let bound = name.plain().and_then(|plain| Some(self.bindings.get(plain)?.to_string()));
            let member = || self.value_of_class(name.plain()?);
            let full = bound.or_else(member).or_else(|| self.scope.find_declared(self.namespace, &name))?;
            Some((full, length))
        })
    }

    /// The full name of an enumerator, or of a static member, of one of the classes around the text. A member
    /// of a base is named with the class itself, as C++ allows it.
    fn value_of_class(&self, name: &str) -> Option<String> {
        (1..=self.namespace.len()).rev().find_map(|depth| {
            let full = self.namespace[..depth].join("::");
            let bound = self.bindings.get(&self.namespace[depth - 1]).and_then(|bound| bound.class());
            let instance = bound.filter(|class| class.is_instance() && class.template() == full);
            let class = instance.cloned().unwrap_or_else(|| ClassType::plain(full));
            self.has_value(&class, name, &mut FxHashSet::default()).then(|| class.member(name))
        })
    }

    /// Whether a class or one of its bases declares the value. `seen` has the classes that were examined.
    fn has_value(&self, class: &ClassType, name: &str, seen: &mut FxHashSet<ClassType>) -> bool {
        if seen.len() >= MOST_CLASSES || !seen.insert(class.clone()) {
            return false;
        }
        let Some((definition, bindings)) = self.scope.class_definition(class) else { return false };
        let ClassDefinition { class: syntax, item, .. } = definition;
        let mut is_in = |base: &ClassType| self.has_value(base, name, seen);
        syntax.members.iter().any(|member| is_value(member, name)) || {
            let around = Resolver { scope: self.scope, namespace: &item.namespace, bindings: &bindings };
            let bases = syntax.bases.iter().flat_map(|base| around.resolve_all(&base.r#type, base.pack));
            bases.into_iter().any(|base| base.class().is_some_and(&mut is_in))
        }
    }
}

/// Whether a member of a class declares an enumerator, or a static member, of this name.
fn is_value(member: &Item, name: &str) -> bool {
    match &member.kind {
        ItemKind::Data(data) => data.is_static && data.name == name,
        ItemKind::Function(function) => function.name == name,
        ItemKind::Enum(r#enum) => {
            !r#enum.scoped && r#enum.enumerators.iter().any(|enumerator| enumerator.name == name)
        }
        _ => false,
    }
}

/// The qualified names among tokens, except for members after an object and names that begin with `::`.
fn paths(tokens: &[Token]) -> impl Iterator<Item = &[Token]> {
    let mut next = 0;
    std::iter::from_fn(move || {
        loop {
            let start = next + tokens[next..].iter().position(|token| token.kind == TokenKind::Identifier)?;
            let follows = |pair: &&[Token]| &*pair[0].text == "::" && pair[1].kind == TokenKind::Identifier;
            let more = tokens[start + 1..].chunks_exact(2).take_while(follows).count();
            next = start + 1 + 2 * more;
            let is_member = start > 0 && matches!(&*tokens[start - 1].text, "." | "->" | "::");
            if !is_member {
                return Some(&tokens[start..next]);
            }
        }
    })
}
