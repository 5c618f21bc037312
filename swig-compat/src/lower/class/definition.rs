//! A class as it is known while its members are resolved.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{ClassId, ClassType, Ty};
use crate::lower::scope::Scope;
use crate::lower::types::{Bindings, Resolver};
use crate::source::Span;
use crate::syntax::{ClassSyntax, FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::ptr;
use std::rc::Rc;

/// The limit for the depth of base classes. No real class reaches it, but text in which a class is its own
/// base would have no end.
pub const MOST_BASES: usize = 64;

/// A bound class or instantiation, with the meanings of names inside it.
pub struct Definition<'s> {
    pub class: ClassType,
    /// The class in the interface, if it is bound.
    pub id: Option<ClassId>,
    /// The name in Python.
    pub name: String,
    pub item: &'s Item,
    pub syntax: &'s ClassSyntax,
    /// The types of the template parameters, and the types that the class itself declares.
    pub bindings: Bindings,
    /// The base classes, public or not.
    pub bases: Vec<ClassType>,
    /// The pure virtual functions that derived classes must define.
    pub pure: Vec<Pure>,
    /// Whether a copy of an object shares what its destructor frees.
    pub shares_with_copies: bool,
    /// The access of the destructor, whether declared or implicit.
    pub destructor: MemberAccess,
    /// Whether Python may override virtual functions of the class.
    pub is_directed: bool,
    /// The numbers of overloads, counted for the first function that `%extend` adds.
    pub overload_numbers: OnceCell<OverloadNumbers>,
    /// The number of `%extend`s outside of classes above the place that requests the class.
    pub extensions_above: usize,
    /// The place that requests the class.
    pub span: Span,
}

/// The classes above that are bound.
pub type Definitions<'s> = FxHashMap<ClassType, Rc<Definition<'s>>>;

impl<'s> Definition<'s> {
    /// The namespaces and classes around the members of the class.
    pub fn namespace(&self) -> &'s [String] {
        self.syntax.members.first().map_or(&self.item.namespace, |member| &member.namespace)
    }

    /// The constructors that the class declares.
    pub fn constructors(&self) -> impl Iterator<Item = (&'s Item, &'s FunctionSyntax)> {
        self.syntax.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Function(function) => {
                let role = function.member.as_ref().map(|member| member.role);
                (role == Some(MemberRole::Constructor)).then_some((item, function))
            }
            _ => None,
        })
    }

    /// Whether the interface declares data members that each object has.
    pub fn has_data_members(&self) -> bool {
        let is_data = |item: &Item| matches!(&item.kind, ItemKind::Data(data) if !data.is_static);
        self.syntax.members.iter().any(is_data)
    }

    /// The resolver for names inside the class.
    pub fn resolver<'a>(&'a self, scope: &'a Scope<'s>) -> Resolver<'a, 's> {
        Resolver { scope, namespace: self.namespace(), bindings: &self.bindings }
    }

    /// The full name of a member: `Graph::add`.
    pub fn qualified(&self, name: &str) -> String {
        self.class.member(name)
    }
}

/// A pure virtual function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pure {
    pub name: String,
    pub parameters: Vec<Ty>,
    pub is_const: bool,
}

/// The numbers of those member functions that have overloads. Members that a macro makes have equal spans, so
/// the key is the address of the member.
#[derive(Default)]
pub struct OverloadNumbers(pub FxHashMap<*const Item, usize>);

impl OverloadNumbers {
    pub(super) fn of(&self, item: &Item) -> Option<usize> {
        self.0.get(&ptr::from_ref(item)).copied()
    }
}

// The depth of a class in its hierarchy. Each class has the names of all its bases and a conversion to each,
// so the cost grows with the square of the depth.

/// The largest depth of base classes: more than any hand-written class has.
const DEEPEST: usize = 250;

/// The depths of the classes above, by their C++ names.
#[derive(Default)]
pub struct Depths(FxHashMap<String, usize>);

impl Depths {
    /// Whether a class has too many bases to be defined. The first such class is reported as an error.
    pub fn is_too_deep(
        &mut self,
        (item, class): (&Item, &ClassSyntax),
        full: &str,
        resolver: &Resolver,
        diagnostics: &mut Diagnostics,
    ) -> bool {
        let depth_of = |base: &ClassType| 1 + self.0.get(base.name()).copied().unwrap_or_default();
        let bases = class.bases.iter().map(|base| resolver.resolve(&base.r#type));
        let depth = bases.map(|base| base.class().map_or(1, depth_of)).max().unwrap_or_default();
        if depth <= DEEPEST {
            self.0.insert(full.to_owned(), depth);
            return false;
        }
        if !diagnostics.has_any(&[code::TOO_MANY_BASES]) {
            let message = format!("`{full}` has more than {DEEPEST} bases, one above the other");
            let error = Diagnostic::error(code::TOO_MANY_BASES, item.span, message);
            diagnostics.push(error.help("derive it from a class further up"));
        }
        true
    }
}
