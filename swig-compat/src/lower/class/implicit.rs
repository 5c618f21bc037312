//! Implicit constructors, and implicit copy constructors, of classes that do not declare one, and the warning
//! about constructors that convert no arguments, although `%implicitconv` names them.

use super::known::Known;
use super::members::role;
use super::using::takes_nothing;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{
    Action, CONSTRUCTOR, Class, ClassType, Crossing, Fate, Function, IMPLICIT, NO_CONSTRUCTOR, Object,
    Passing, Pointee, Ty, Type, Value, is_set,
};
use crate::lower::class::data::new_object;
use crate::lower::class::definition::{Definition, MOST_BASES};
use crate::lower::feature::FeatureSubject;
use crate::lower::target::{Named, NamedKind};
use crate::syntax::{Directive, FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole, ParameterSyntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The feature that `%copyctor` sets.
const COPY_CONSTRUCTOR: &str = "copyctor";

/// The method behind Python's `copy`.
const COPY: &str = "__copy__";

impl<'s> Known<'_, 's> {
    /// The implicit default constructor of a class, if the class has it and declares no constructor.
    pub(super) fn implicit_constructor(self, definition: &Definition<'s>) -> Option<Function> {
        let is_made = match definition.constructors().next() {
            None => self.is_default_constructible(definition),
            Some(_) => {
                // The implicit constructors of bases are inherited too.
                let is_silent = |base: &Rc<Definition<'s>>| {
                    base.constructors().next().is_none() && self.is_default_constructible(base)
                };
                !definition.constructors().any(|(_, function)| takes_nothing(function))
                    && self.constructor_bases(definition).iter().any(is_silent)
            }
        };
        let is_whole = definition.pure.is_empty() || definition.is_directed;
        let is_declined = definition.id.is_some_and(|id| {
            NO_CONSTRUCTOR.iter().any(|feature| is_set(&self.interface[id].features, feature))
        });
        let is_declared = is_made && is_whole && !is_declined && !self.has_added_constructor(definition);
        let declare = |given: String| {
            let made = self.implicitly_made(definition, &given, Vec::new());
            // Directives name it as C++ does: `%feature("shadow") Node::Node()`. Those for the class are not
            // for its constructor.
            let class = self.features(&FeatureSubject::of(definition.class.name()));
            let named = FeatureSubject::of(&definition.qualified(&definition.syntax.name));
            let mut features = self.features(&named);
            features.retain(|name, value| class.get(name) != Some(value));
            Function { features: made.features.clone().into_iter().chain(features).collect(), ..made }
        };
        is_declared.then(|| self.implicit_name(definition, &[])).flatten().map(declare)
    }

    /// An implicit constructor, or a function that makes an object if directives give the constructor a name
    /// that is not that of the class.
    fn implicitly_made(self, definition: &Definition<'s>, given: &str, inputs: Vec<Crossing>) -> Function {
        if given == definition.syntax.name || given == definition.name {
            let names = (CONSTRUCTOR, CONSTRUCTOR);
            let mut made = self.member(definition, definition.item, names, Action::Construct, inputs, None);
            let own = definition.qualified(&definition.syntax.name);
            let (names, resolver) =
                ([own.as_str(), &definition.syntax.name], definition.resolver(self.scope));
            self.directives.code_typemaps.construct(&mut made, &definition.class, names, resolver);
            return made;
        }
        let names = (given, definition.class.unqualified());
        let result = Some(Type::Value(new_object(&definition.class)));
        let made = self.member(definition, definition.item, names, Action::Make, inputs, result);
        Function { class: None, ..made }
    }

    /// The name that directives give an implicit constructor with parameters of these types; `None` if the
    /// interface ignores it.
    fn implicit_name(self, definition: &Definition<'s>, parameters: &[Ty]) -> Option<String> {
        let (name, class) = (definition.class.unqualified(), &definition.class);
        let full = class.member(name);
        let named = Named {
            kind: NamedKind::Constructor,
            parameters: Some(parameters),
            ..Named::of(&full, name, None, Some(class))
        };
        self.directives.renames.of_implicit(&named, self.scope).valid()
    }

    /// The function behind Python's `copy`, and with `%copyctor` also the copy constructor. A struct of C
    /// that the interface shows without data members may have no definition in the header, so it is only
    /// copied if it has an implicit constructor, which needs the definition too.
    pub(super) fn copies(self, definition: &Definition<'s>, has_implicit_constructor: bool) -> Vec<Function> {
        let declared = self.copies_of(definition);
        let is_refused =
            declared.iter().any(|(item, copy)| copy.deleted || item.access != MemberAccess::Public);
        let is_declared = !declared.is_empty();
        let subject =
            FeatureSubject { name: definition.name.clone(), ..FeatureSubject::of(definition.class.name()) };
        let has_feature = is_set(&self.features(&subject), COPY_CONSTRUCTOR);
        let is_guess = !is_declared && !has_feature;
        let is_undefined =
            self.text.spelling.is_of_c() && !has_implicit_constructor && !definition.has_data_members();
        let is_opaque = is_guess
            && (is_undefined
                || self.holds_hidden_class(definition)
                || self.is_copied_by_bases_only(definition));
        let is_copied =
            !is_refused && !is_opaque && definition.pure.is_empty() && !self.is_only_moved(&definition.class);
        let copy = || {
            let copied = Some(Type::Value(new_object(&definition.class)));
            self.member(definition, definition.item, (COPY, COPY), Action::Copy, Vec::new(), copied)
        };
        let constructor = |given: String| {
            let input = vec![original(&definition.class, !self.copies_non_constant(definition))];
            self.implicitly_made(definition, &given, input)
        };
        let copy = (is_copied && !self.inherits_own_copy(definition)).then(copy);
        let own = Ty::Class(definition.class.clone());
        let own = if self.copies_non_constant(definition) { own } else { own.into_const() };
        let is_made = is_copied && !is_declared && has_feature;
        let given = is_made.then(|| self.implicit_name(definition, &[Ty::Reference(Box::new(own))]));
        copy.into_iter().chain(given.flatten().map(constructor)).collect()
    }

    /// Whether C++ can construct an object without arguments, at least as a subobject, as far as the
    /// interface shows.
    fn is_default_constructible(self, definition: &Definition<'s>) -> bool {
        self.is_default_constructible_given(definition, MOST_BASES, &mut FxHashMap::default())
    }

    /// Answers [`Self::is_default_constructible`] with the known answers for bases. A class among its own
    /// bases is visited once.
    fn is_default_constructible_given(
        self,
        definition: &Definition<'s>,
        depth: usize,
        known: &mut FxHashMap<ClassType, bool>,
    ) -> bool {
        let is_usable = |(item, function): (&Item, &FunctionSyntax)| {
            item.access != MemberAccess::Private && !function.deleted && takes_nothing(function)
        };
        let mut inner = |base: &Rc<Definition<'s>>| {
            if depth == 0 {
                return true;
            }
            if let Some(known) = known.get(&base.class) {
                return *known;
            }
            known.insert(base.class.clone(), true);
            let is_made = self.is_default_constructible_given(base, depth - 1, known);
            known.insert(base.class.clone(), is_made);
            is_made
        };
        match definition.constructors().next() {
            None => definition.bases.iter().filter_map(|base| self.class(base)).all(|base| inner(&base)),
            Some(_) => {
                definition.constructors().any(is_usable)
                    || self.constructor_bases(definition).iter().any(&mut inner)
            }
        }
    }

    /// Whether a base restricts copying to itself and its derived classes. Such a base usually has a function
    /// that makes copies, and may not define the copy constructor for other classes.
    fn is_copied_by_bases_only(self, definition: &Definition<'s>) -> bool {
        let is_public = |(item, _): &(&Item, &FunctionSyntax)| item.access == MemberAccess::Public;
        self.copied_bases(definition).iter().any(|base| !self.copies_of(base).iter().any(is_public))
    }

    /// The nearest bases that declare how they are copied.
    fn copied_bases(self, definition: &Definition<'s>) -> Vec<Rc<Definition<'s>>> {
        self.nearest_bases(definition, |base| !self.copies_of(base).is_empty())
    }

    /// Whether a base has a `__copy__` of the interface's own, in C++ or in Python, which the class inherits
    /// as with SWIG.
    fn inherits_own_copy(self, definition: &Definition<'s>) -> bool {
        let is_copy = |base: &Definition<'s>, item: &Item| match &item.kind {
            ItemKind::Function(function) => self
                .overload_set(base, function)
                .is_some_and(|((name, _), _)| item.access == MemberAccess::Public && name == COPY),
            ItemKind::Directive(Directive::Block(block)) => {
                block.section.is_python() && has_member(&block.code, COPY)
            }
            _ => false,
        };
        let has_copy = |base: &Definition<'s>| {
            base.syntax.members.iter().chain(self.added_members(base)).any(|item| is_copy(base, item))
        };
        !self.nearest_bases(definition, has_copy).is_empty()
    }

    /// The nearest bases for which something holds. Each base is visited once, although several paths may
    /// lead to it.
    fn nearest_bases(
        self,
        definition: &Definition<'s>,
        holds: impl Fn(&Definition<'s>) -> bool,
    ) -> Vec<Rc<Definition<'s>>> {
        let (mut next, mut seen) = (definition.bases.clone(), FxHashSet::default());
        let mut nearest = Vec::new();
        while let Some(base) = next.pop() {
            let Some(base) = self.class(&base).filter(|_| seen.insert(base)) else { continue };
            match holds(&base) {
                false => next.extend(base.bases.iter().cloned()),
                true => nearest.push(base),
            }
        }
        nearest
    }

    /// The copy constructors that a class declares.
    fn copies_of(self, definition: &Definition<'s>) -> Vec<(&'s Item, &'s FunctionSyntax)> {
        definition.constructors().filter(|(_, constructor)| self.is_copy(definition, constructor)).collect()
    }

    /// Whether a smart pointer in the class points to a class that only the library defines:
    /// `intrusive_ptr<Internal> internal;` with `class Internal;`. The implicit copy constructor may need the
    /// definition, which no trait reports. The smart pointers of the standard library do not need it.
    fn holds_hidden_class(self, definition: &Definition<'s>) -> bool {
        let is_hidden = |argument: &Ty| {
            let class = argument.class().filter(|class| class.is_inside(&definition.class));
            class.is_some_and(|class| !defines(definition, class))
        };
        let hides = |item: &Item| match &item.kind {
            ItemKind::Data(data) if !data.is_static => {
                let held = definition.resolver(self.scope).resolve(&data.r#type);
                let class = held.class_or_undeclared().filter(|class| !class.is_standard());
                class.is_some_and(|class| class.arguments().iter().any(is_hidden))
            }
            _ => false,
        };
        definition.syntax.members.iter().any(hides)
    }

    /// Whether the implicit copy constructor takes a non-constant object, because a base's does.
    fn copies_non_constant(self, definition: &Definition<'s>) -> bool {
        let changes = |base: &Rc<Definition<'s>>| {
            !self.copies_of(base).iter().any(|(_, constructor)| self.takes_constant(base, constructor))
        };
        self.copied_bases(definition).iter().any(changes)
    }

    /// Whether a copy may share memory with the original that the destructor frees, in the class itself, a
    /// base or a member.
    pub(super) fn shares_with_copies(self, definition: &Definition<'s>) -> bool {
        let members = &definition.syntax.members;
        let is_copy = |item: &Item| match &item.kind {
            ItemKind::Function(function) => {
                role(item) == Some(MemberRole::Constructor) && self.is_copy(definition, function)
            }
            _ => false,
        };
        let is_so =
            |class: &ClassType| self.definitions.get(class).is_some_and(|known| known.shares_with_copies);
        let is_shared = |item: &Item| match &item.kind {
            ItemKind::Function(function) => {
                role(item) == Some(MemberRole::Destructor) && !function.does_nothing
            }
            ItemKind::Data(data) if !data.is_static => {
                definition.resolver(self.scope).resolve(&data.r#type).class().is_some_and(is_so)
            }
            _ => false,
        };
        !members.iter().any(is_copy)
            && (members.iter().any(is_shared) || self.public_bases(definition).iter().any(is_so))
    }

    /// The access of the destructor. A deleted destructor counts as private. So does an implicit one if a
    /// base's is private.
    pub(super) fn destructor_access(self, definition: &Definition<'s>) -> MemberAccess {
        let declared = definition.syntax.members.iter().find_map(|item| match &item.kind {
            ItemKind::Function(function) if role(item) == Some(MemberRole::Destructor) => {
                Some(if function.deleted { MemberAccess::Private } else { item.access })
            }
            _ => None,
        });
        let is_private = |base: &ClassType| {
            self.definitions.get(base).is_some_and(|known| known.destructor == MemberAccess::Private)
        };
        declared.unwrap_or(match definition.bases.iter().any(is_private) {
            true => MemberAccess::Private,
            false => MemberAccess::Public,
        })
    }

    pub(super) fn is_copy(self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let of = |given| matches!(given, Ty::Reference(of) if of.class() == Some(&definition.class));
        self.single_parameter(definition, function).is_some_and(of)
    }

    /// Whether a copy constructor takes a constant object.
    pub(super) fn takes_constant(self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let is_constant = |given| matches!(given, Ty::Reference(of) if of.is_const());
        self.single_parameter(definition, function).is_some_and(is_constant)
    }

    pub(super) fn is_copy_or_move(self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let of = |given| match given {
            Ty::Reference(of) | Ty::RvalueReference(of) => of.class() == Some(&definition.class),
            _ => false,
        };
        self.single_parameter(definition, function).is_some_and(of)
    }

    /// The type of the parameter of a function that can be called with one argument.
    fn single_parameter(self, definition: &Definition<'s>, function: &FunctionSyntax) -> Option<Ty> {
        let (first, rest) = function.parameters.split_first()?;
        let is_optional = |own: &ParameterSyntax| own.default.is_some() || own.is_rest();
        let resolve = || definition.resolver(self.scope).resolve(&first.r#type);
        rest.iter().all(is_optional).then(resolve)
    }
}

/// Whether the class contains the definition of a nested class.
fn defines(definition: &Definition, nested: &ClassType) -> bool {
    definition.syntax.members.iter().any(|item| match &item.kind {
        ItemKind::Class(class) => class.is_defined && definition.qualified(&class.name) == nested.name(),
        _ => false,
    })
}

/// The parameter that a copy is made from.
fn original(class: &ClassType, constant: bool) -> Crossing {
    let (r#type, pointee, fate) = (Ty::Class(class.clone()), Pointee::Class, Fate::Unchanged);
    let object = Object { r#type, pointee, passing: Passing::Reference, constant, fate };
    Crossing::parameter("other".to_owned(), Type::Value(Value::Object(object)), None)
}

/// Whether Python code of a class defines a member of this name, by `def` or by an assignment.
fn has_member(code: &str, name: &str) -> bool {
    code.lines().map(str::trim_start).any(|line| {
        let (rest, next) = line.strip_prefix("def ").map_or((line, '='), |rest| (rest.trim_start(), '('));
        rest.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with(next))
    })
}

/// The warning about a constructor of `class` whose object code of the interface makes for Python: C++ cannot
/// call it for the argument of another function.
pub(in crate::lower) fn converts_nothing(function: &Function, class: &Class) -> Option<Diagnostic> {
    let is_left_out =
        is_set(&class.features, IMPLICIT) && function.is_made_by_code() && function.converts_arguments();
    is_left_out.then(|| {
        let message = format!(
            "`{}` converts no arguments of functions: a typemap with code makes its object or runs behind it",
            function.qualified
        );
        Diagnostic::warning(code::SKIPPED, function.span, message)
            .help("remove the typemap, or remove `%implicitconv` and pass objects of the class")
    })
}
