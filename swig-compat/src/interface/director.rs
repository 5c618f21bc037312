//! Directors: classes whose virtual functions Python may override, with these functions.
//!
//! The shim derives a class from a director (`emit/shim/director.rs`), and the constructor makes an object of
//! the derived class only for an instance of a Python subclass (`Constructing` in `instance/director.rs`).
//! Each function of the derived class asks `quaff::Director` (`include/quaff/director.hpp`) whether Python
//! overrides it, and calls the function of the class itself otherwise. A call passes its arguments in slots
//! to one function of the runtime, `quaff_call_override`; a table for each function (`Overridable`) describes
//! the slots.
//!
//! The values of the call are a `CxxCall` (`interface/cxx_call.rs`), which `lower/bind/cxx_call.rs` makes of
//! the function's declaration: plain values are crossings reversed, and the rest is converted in C++, by
//! `directorin` typemaps and their relatives (`code_typemap/wrap/cxx_call.rs`) or by the headers. An array is
//! lent for the call (`convert/result/loan.rs`). `instance/director/lookup.rs` finds the Python method and
//! remembers it by the function's number, as long as the version of the instance's type is the same
//! (`version.rs` beside it); C++ reads this number without the GIL, so a function that is not overridden
//! costs a few nanoseconds more. Conversely, Python calls a virtual function through `quaff::Upcall`, which
//! tells the director that the call stays in C++.
//!
//! A `Link` connects the Python and the C++ object; whichever of the two is freed first removes itself from
//! the link. A call that runs Python code before the method, or whose result is stored in the director, holds
//! a reference to the instance, which records whether C++ has freed the director in the meantime. Objects
//! that C++ owns hold a reference to their instance. An instance of a Python class that derives from several
//! classes keeps an instance for each further object (`instance/relations.rs`).
//!
//! A language whose `std::function`s pass trees overrides the functions whose values are trees
//! (`plan/face/c/tree_callbacks.rs`): its directors are `quaff::TreeDirector`s, which ask
//! `core/c_abi/directors.rs` for a method at each call.

use super::{
    Action, Class, ClassId, ClassType, CxxCall, DIRECTOR, DeclarationKind, FunctionId, Interface,
    NO_DIRECTOR, Obstacle, Ty, is_set,
};
use crate::mangle::mangle;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// The declaration of a member function in C++.
#[derive(Clone, Debug)]
pub struct MethodSignature {
    /// The name, such as `area` or `operator()`.
    pub name: String,
    pub parameters: Vec<Ty>,
    pub returns: Ty,
    /// The types in the spelling of an overriding function. An integer has the name that the text uses,
    /// because C++ may define this alias as another integer type than the interface does.
    pub spelled: SpelledTypes,
    /// The qualifiers after the parameters: `const`, `volatile`, `&` and `&&`.
    pub qualifiers: String,
    /// Whether the declaration is marked `virtual` or `override`.
    pub is_virtual: bool,
    pub is_pure: bool,
    pub is_final: bool,
    pub is_noexcept: bool,
    /// The overload that differs only in `const`, which Python cannot distinguish from this one.
    pub twin: Option<Box<MethodSignature>>,
    /// The values of a call in which a Python method overrides the function.
    pub cxx_call: CxxCall,
}

/// The types in the declaration of an overriding function.
#[derive(Clone, Debug)]
pub struct SpelledTypes {
    pub parameters: Vec<Ty>,
    pub returns: Ty,
}

impl MethodSignature {
    /// Joins two overloads that Python cannot distinguish, such as a `const` method and one that is not.
    pub fn pair(method: &mut Option<Box<MethodSignature>>, other: Option<Box<MethodSignature>>) {
        if let (Some(method), Some(other)) = (method, other)
            && method.key() != other.key()
        {
            method.twin.get_or_insert(other);
        }
    }

    /// Whether the function has `...`, or a value of a type that the interface does not declare: no typemap
    /// of the interface can be expected for these.
    fn has_unknown_value(&self) -> bool {
        let mut types = self.parameters.iter().chain([&self.returns]);
        types.any(|own| own.is_rest() || own.without_const().is_undeclared_name())
    }

    /// The key that a function shares with its overriders: `area(int) const`.
    pub fn key(&self) -> String {
        let parameters: Vec<String> = self.parameters.iter().map(Ty::to_string).collect();
        let key = format!("{}({}) {}", self.name, parameters.join(", "), self.qualifiers);
        key.trim_end().to_owned()
    }
}

/// A class whose virtual functions Python may override. The shim derives a class from it.
#[derive(Debug)]
pub struct DirectorClass {
    pub class: ClassType,
    /// The name of the derived class, in the namespace of the shim.
    pub name: String,
    pub functions: Vec<DirectorFunction>,
    /// The protected virtual functions that Python subclasses can call.
    pub protected: Vec<FunctionId>,
    /// The functions for other protected members.
    pub exposed: Vec<FunctionId>,
}

/// A virtual function of a director class.
#[derive(Debug)]
pub struct DirectorFunction {
    pub function: FunctionId,
    pub method: MethodSignature,
    /// The class whose function C++ calls if Python does not override it.
    pub owner: ClassType,
    pub is_pure: bool,
    /// Whether the function stays C++'s: a feature excludes it, or a value of it is unknown.
    pub is_left_out: bool,
    /// The reason why Python cannot override the function, such as a value that cannot cross.
    pub obstacle: Option<Obstacle>,
}

impl Interface {
    /// Whether features make the virtual functions of a class overridable in Python.
    pub(crate) fn is_directed(&self, features: &BTreeMap<String, String>) -> bool {
        self.has_directors && is_set(features, DIRECTOR) && !is_set(features, NO_DIRECTOR)
    }

    /// Determines the classes whose virtual functions Python may override. Called when all members are known.
    pub(crate) fn form_directors(&mut self) {
        if !self.has_directors {
            return;
        }
        let hierarchy = Hierarchy::of(self);
        let own = self.all_classes().filter(|(.., import)| import.is_none()).map(|(class, ..)| class);
        let directed = own.filter(|class| class.is_directed);
        let directors: Vec<DirectorClass> =
            directed.filter_map(|class| self.director(class, &hierarchy)).collect();
        let upcalls: FxHashSet<FunctionId> =
            directors.iter().flat_map(|director| self.upcalls(director, &hierarchy)).collect();
        for id in upcalls {
            self[id].upcall = self[id].method.as_ref().map(|method| method.key());
        }
        let names: FxHashMap<&ClassType, &String> =
            directors.iter().map(|director| (&director.class, &director.name)).collect();
        for constructor in self.functions.iter_mut().filter(|function| function.action == Action::Construct) {
            let name = constructor.class.as_ref().and_then(|class| names.get(class));
            constructor.director = name.map(|name| (*name).clone()).or(constructor.director.take());
        }
        for director in &directors {
            for id in &director.protected {
                let Some(method) = &self[*id].method else { continue };
                let accessor = format!("{}::protected_{}", director.name, word(&method.name));
                self[*id].accessor = Some(accessor);
            }
            for id in &director.exposed {
                self[*id].exposed_by = Some(director.name.clone());
            }
        }
        self.directors = directors;
        self.discard_cxx_calls();
    }

    /// Discards the `CxxCall`s of functions outside of directors, because the classes in them are not part
    /// of the module.
    fn discard_cxx_calls(&mut self) {
        let overridden = self.directors.iter().flat_map(|director| &director.functions);
        let overridden: FxHashSet<FunctionId> = overridden.map(|directed| directed.function).collect();
        for (index, function) in self.functions.iter_mut().enumerate() {
            if let Some(method) =
                function.method.as_mut().filter(|_| !overridden.contains(&FunctionId(index)))
            {
                method.cxx_call = CxxCall::default();
                method.twin = None;
            }
        }
    }

    /// The functions of a director's class and its bases through which Python calls a virtual function.
    fn upcalls(&self, director: &DirectorClass, hierarchy: &Hierarchy) -> Vec<FunctionId> {
        let overridden: FxHashSet<String> =
            director.functions.iter().map(|directed| directed.method.key()).collect();
        let lineage = hierarchy.lineage(self, &director.class);
        let declared = lineage.iter().filter_map(|(class, _)| hierarchy.declared.get(class)).flatten();
        let is_overridden = |id: &&FunctionId| {
            self[**id].method.as_ref().is_some_and(|method| overridden.contains(&method.key()))
        };
        declared.filter(is_overridden).copied().collect()
    }

    fn director(&self, class: &Class, hierarchy: &Hierarchy) -> Option<DirectorClass> {
        let lineage = hierarchy.lineage(self, &class.r#type);
        let all: Vec<(&ClassType, FunctionId, &MethodSignature, String)> = lineage
            .iter()
            .flat_map(|(owner, functions)| functions.iter().map(move |id| (owner, *id)))
            .flat_map(|(owner, id)| {
                let method = self[id].method.as_deref();
                let twin = method.and_then(|method| method.twin.as_deref());
                method.into_iter().chain(twin).map(move |method| (owner, id, method, method.key()))
            })
            .collect();
        let (mut virtuals, mut finals) = (FxHashSet::default(), FxHashSet::default());
        let mut by_name: FxHashMap<&str, Vec<(&ClassType, &String)>> = FxHashMap::default();
        for (owner, _, method, key) in &all {
            if method.is_virtual {
                virtuals.insert(key);
            }
            if method.is_final {
                finals.insert(key);
            }
            by_name.entry(&method.name).or_default().push((owner, key));
        }
        let (mut functions, mut seen) = (Vec::new(), FxHashSet::default());
        for (owner, id, method, key) in &all {
            if !virtuals.contains(key) || finals.contains(key) || !seen.insert(key) {
                continue;
            }
            let function = &self[*id];
            let is_excluded = function.is_set(NO_DIRECTOR)
                || function.features.get(DIRECTOR).is_some_and(|value| value == "0");
            let obstacle = self.obstacle(method).filter(|_| !is_excluded);
            // A derived class hides functions of the same name, and may have one that the interface leaves
            // out.
            let namesakes = &by_name[method.name.as_str()];
            let is_hidden = namesakes.iter().any(|(other, another)| other != owner && *another != key);
            functions.push(DirectorFunction {
                function: *id,
                method: (*method).clone(),
                owner: if is_hidden { (*owner).clone() } else { class.r#type.clone() },
                is_pure: method.is_pure,
                is_left_out: is_excluded || obstacle.is_some() && method.has_unknown_value(),
                obstacle,
            });
        }
        let own = class.members.iter().flat_map(|member| member.functions.iter().chain(&member.setters));
        let is_virtual = |id: &FunctionId| {
            let method = self[*id].method.as_ref();
            method.is_some_and(|method| !self.binds_protected || virtuals.contains(&method.key()))
        };
        let (protected, exposed): (Vec<_>, Vec<_>) =
            own.copied().filter(|id| self[*id].is_protected).partition(is_virtual);
        let name = format!("quaff_Director_{}", word(class.r#type.name()));
        let is_empty = functions.is_empty() && exposed.is_empty();
        (!is_empty).then(|| DirectorClass {
            class: class.r#type.clone(),
            name,
            functions,
            protected,
            exposed,
        })
    }
}

/// The classes of an interface with their functions. It is made once for all directors.
struct Hierarchy {
    classes: FxHashMap<ClassType, ClassId>,
    /// All functions of each class.
    declared: FxHashMap<ClassType, Vec<FunctionId>>,
    /// The functions of classes from other modules, which this module does not bind.
    imported: FxHashMap<ClassType, Vec<FunctionId>>,
}

impl Hierarchy {
    fn of(interface: &Interface) -> Hierarchy {
        let mut hierarchy = Hierarchy {
            classes: FxHashMap::default(),
            declared: FxHashMap::default(),
            imported: FxHashMap::default(),
        };
        for declaration in &interface.declarations {
            match declaration.kind {
                DeclarationKind::Class(id) => {
                    hierarchy.classes.insert(interface[id].r#type.clone(), id);
                }
                DeclarationKind::Function(id) if declaration.import.is_some() => {
                    if let Some(class) = &interface[id].class {
                        hierarchy.imported.entry(class.clone()).or_default().push(id);
                    }
                }
                _ => {}
            }
        }
        for (index, function) in interface.functions.iter().enumerate() {
            if let Some(class) = &function.class {
                hierarchy.declared.entry(class.clone()).or_default().push(FunctionId(index));
            }
        }
        hierarchy
    }

    /// A class and its bases, each after the classes derived from it, with the functions of each.
    ///
    /// Functions that a derived class has made private are left out.
    fn lineage(&self, interface: &Interface, class: &ClassType) -> Vec<(ClassType, Vec<FunctionId>)> {
        let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
        let mut private: FxHashSet<&String> = FxHashSet::default();
        let mut next = vec![class.clone()];
        while !next.is_empty() {
            let mut bases = Vec::new();
            for class in next {
                let Some(id) = self.classes.get(&class).filter(|_| seen.insert(class.clone())) else {
                    continue;
                };
                let known = &interface[*id];
                let own = known.members.iter().flat_map(|member| &member.functions);
                let functions = own.chain(self.imported.get(&class).into_iter().flatten()).copied();
                let is_private = |id: &FunctionId| {
                    interface[*id].method.as_ref().is_some_and(|method| private.contains(&method.name))
                };
                found.push((class, functions.filter(|id| !is_private(id)).collect()));
                private.extend(&known.private_functions);
                bases.extend(known.bases.iter().cloned());
            }
            next = bases;
        }
        found
    }
}

/// A C++ name as one identifier.
fn word(name: &str) -> String {
    mangle(name).replace(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_', "_")
}
