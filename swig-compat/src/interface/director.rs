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
//! (`link.rs` beside it); C++ reads this number without the GIL, so a function that is not overridden
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
    Action, By, Class, ClassId, ClassType, CxxCall, CxxCallConversion, DIRECTOR, DeclarationKind,
    DirectorClass, DirectorFunction, FunctionId, Interface, MethodSignature, NO_DIRECTOR, Object, Obstacle,
    Passing, Pointee, Text, Ty, Type, Value, is_set,
};
use crate::mangle::mangle;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

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
    mangle(name).replace(|character: char| !character.is_ascii_alphanumeric() && character != '_', "_")
}

impl Interface {
    /// The reason why Python cannot override a function: usually a value that cannot cross.
    pub(crate) fn obstacle(&self, method: &MethodSignature) -> Option<Obstacle> {
        // The parts of a director that call Python are no `volatile` functions.
        if method.qualifiers.contains("volatile") {
            return Some(Obstacle { fact: "it is `volatile`".to_owned(), typemap: None });
        }
        let passed = method.cxx_call.passed.iter().find_map(|value| {
            let cxx = method.parameters.get(value.position?)?;
            let fact = match &value.conversion {
                CxxCallConversion::Value(r#type) if !self.passes(r#type, cxx) => {
                    format!("its parameter `{}` is a `{cxx}`", value.name)
                }
                CxxCallConversion::Missing(reason) => reason.clone(),
                _ => return None,
            };
            let typemap = (!cxx.is_rest()).then(|| format!("%typemap(directorin) {cxx} {}", value.name));
            Some(Obstacle { fact, typemap })
        });
        passed.or_else(|| {
            method.cxx_call.returned.iter().find_map(|value| {
                let fact = match &value.conversion {
                    CxxCallConversion::Value(r#type) if !self.returns(r#type, &method.returns) => {
                        format!("it returns a `{}`", method.returns)
                    }
                    CxxCallConversion::Missing(reason) => reason.clone(),
                    _ => return None,
                };
                let is_result = value.position.is_none();
                let typemap = is_result.then(|| format!("%typemap(directorout) {}", method.returns));
                Some(Obstacle { fact, typemap })
            })
        })
    }

    /// Whether a value can go from C++ to Python.
    fn passes(&self, r#type: &Type, cxx: &Ty) -> bool {
        match r#type {
            Type::Value(Value::Scalar(_) | Value::Python) => true,
            // No director function has such values: the types in its declaration are used instead.
            Type::Value(Value::Library(_)) => false,
            Type::Value(Value::Text(Text::String)) => is_string(cxx),
            Type::Value(Value::Text(Text::CString | Text::WritableCString | Text::Character)) => true,
            Type::Value(Value::Object(object)) => {
                self.crosses(object) || matches!(object.r#type, Ty::Function(_))
            }
            _ => false,
        }
    }

    /// Whether a value can go from Python to C++ as a result.
    fn returns(&self, r#type: &Type, cxx: &Ty) -> bool {
        let is_constant = |referent: &Ty| matches!(referent, Ty::Const(_));
        match r#type {
            Type::Value(Value::Python) => true,
            Type::Value(Value::Library(_)) => false,
            Type::Value(Value::Scalar(_)) => cxx.referent().is_none_or(is_constant),
            Type::Value(Value::Text(Text::String)) => is_string(cxx),
            Type::Value(Value::Text(Text::CString | Text::WritableCString | Text::Character)) => {
                cxx.referent().is_none_or(is_constant)
            }
            Type::Value(Value::Object(object)) => {
                let is_passed = match object.passing {
                    Passing::RvalueReference => false,
                    // C++ may move the object out of any other reference to an owner.
                    Passing::Unique(by) => by == By::Value || cxx.referent().is_some_and(is_constant),
                    _ => true,
                };
                self.crosses(object) && is_passed
            }
            _ => false,
        }
    }

    /// Whether an object can cross: its class is bound, or Python only passes the pointer on.
    fn crosses(&self, object: &Object) -> bool {
        match (&object.pointee, object.passing) {
            // In an interface of C, the shim declares the struct.
            (Pointee::Deduced, Passing::Pointer) if self.spelling.is_of_c() => true,
            (Pointee::Deduced, Passing::Pointer | Passing::Reference | Passing::Value) => {
                object.r#type.is_by_name()
            }
            (Pointee::Deduced, _) => false,
            (_, Passing::Unique(_)) => object.class().is_some_and(|class| self.has_class(class)),
            (Pointee::Opaque(_), Passing::Value) => !object.r#type.is_pointer_to_member(),
            (Pointee::Opaque(_), passing) => matches!(passing, Passing::Pointer | Passing::Reference),
            (Pointee::Class, passing) => {
                let is_referred_to = matches!(passing, Passing::Pointer | Passing::Reference);
                object.class().is_none_or(|class| {
                    self.has_class(class)
                        || match self.has_values(class) {
                            true => object.is_value(),
                            false => is_referred_to,
                        }
                })
            }
        }
    }

    fn has_class(&self, class: &ClassType) -> bool {
        self.all_classes().any(|(known, ..)| known.r#type == *class)
    }

    /// Whether the objects of a class become Python values, so that Python has no class for them.
    fn has_values(&self, class: &ClassType) -> bool {
        let points_to_class = || class.pointee().and_then(Ty::class).is_some_and(|of| self.has_class(of));
        class.is_plain_value()
            || self.converted.contains(class)
            || class.is_shared_pointer() && points_to_class()
    }
}

/// A `std::string`, by value, by constant reference or, as a parameter, by rvalue reference.
fn is_string(cxx: &Ty) -> bool {
    match cxx {
        Ty::Reference(referent) => matches!(&**referent, Ty::Const(inner) if **inner == Ty::StdString),
        Ty::RvalueReference(referent) => **referent == Ty::StdString,
        other => *other.without_const() == Ty::StdString,
    }
}
