//! The classes whose virtual functions Python may override, with these functions.

use super::{
    Action, Argument, Class, ClassType, DIRECTOR, Function, FunctionId, Interface, NO_DIRECTOR, Object,
    Passing, Pointee, Text, Ty, Type, Value, is_set,
};
use crate::mangle::mangle;
use std::collections::{BTreeMap, HashMap, HashSet};

/// How C++ declares a member function.
#[derive(Clone, Debug)]
pub struct MethodSignature {
    /// `area`, `operator()`
    pub name: String,
    pub parameters: Vec<Ty>,
    pub returns: Ty,
    /// What of `const`, `volatile`, `&` and `&&` stands behind the parameters.
    pub qualifiers: String,
    /// Whether the declaration says that it is virtual, or that it overrides a function.
    pub is_virtual: bool,
    pub is_pure: bool,
    pub is_final: bool,
    pub is_noexcept: bool,
    pub is_protected: bool,
    /// The function that differs in `const` alone, which Python cannot tell from this one.
    pub twin: Option<Box<MethodSignature>>,
}

impl MethodSignature {
    /// Adds a function that Python cannot tell from another one.
    pub fn pair(method: &mut Option<Box<MethodSignature>>, other: Option<Box<MethodSignature>>) {
        if let (Some(method), Some(other)) = (method, other)
            && method.key() != other.key()
        {
            method.twin.get_or_insert(other);
        }
    }

    /// Whether both return the same, but for `const`.
    fn returns_as(&self, other: &MethodSignature) -> bool {
        let same = self.returns == other.returns;
        let referents = self.returns.referent().zip(other.returns.referent());
        let pointees = self.returns.pointee().zip(other.returns.pointee());
        let is_class =
            |(own, other): (&Ty, &Ty)| own.class().is_some() && own.without_const() == other.without_const();
        same || referents.is_some_and(is_class) || pointees.is_some_and(is_class)
    }

    /// `area(int) const`: the same for a function and for all that override it.
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
    /// The protected functions that Python subclasses may call.
    pub protected: Vec<FunctionId>,
}

/// A virtual function of such a class.
#[derive(Debug)]
pub struct DirectorFunction {
    pub function: FunctionId,
    pub method: MethodSignature,
    /// The class whose function C++ calls if Python overrides none.
    pub owner: ClassType,
    pub is_pure: bool,
    /// Whether it is left to C++, by a feature.
    pub is_left_out: bool,
    /// Why Python cannot override it: the value that does not cross that way.
    pub obstacle: Option<String>,
}

impl Interface {
    /// Whether features say that Python may override the virtual functions of a class.
    pub(crate) fn is_directed(&self, features: &BTreeMap<String, String>) -> bool {
        self.has_directors && is_set(features, DIRECTOR) && !is_set(features, NO_DIRECTOR)
    }

    /// Finds the classes whose virtual functions Python may override. All members are known.
    pub(crate) fn form_directors(&mut self) {
        if !self.has_directors {
            return;
        }
        let own = self.all_classes().filter(|(.., import)| import.is_none()).map(|(class, ..)| class);
        let directed = own.filter(|class| class.is_directed);
        let directors: Vec<DirectorClass> = directed.filter_map(|class| self.director(class)).collect();
        for director in &directors {
            let is_constructor = |function: &&mut Function| {
                function.action == Action::Construct && function.class.as_ref() == Some(&director.class)
            };
            for constructor in self.functions.iter_mut().filter(is_constructor) {
                constructor.director = Some(director.name.clone());
            }
            for directed in &director.functions {
                self.mark_upcalls(&director.class, &directed.method.key());
            }
            for id in &director.protected {
                let Some(method) = &self[*id].method else { continue };
                let accessor = format!("{}::protected_{}", director.name, word(&method.name));
                self[*id].accessor = Some(accessor);
            }
        }
        self.directors = directors;
    }

    /// Marks the functions of a class and its bases by which Python calls a virtual function.
    fn mark_upcalls(&mut self, class: &ClassType, key: &str) {
        let classes: HashSet<ClassType> = self.lineage(class).into_iter().map(|(class, _)| class).collect();
        let is_meant = |function: &Function| {
            function.class.as_ref().is_some_and(|class| classes.contains(class))
                && function.method.as_ref().is_some_and(|method| method.key() == key)
        };
        for function in self.functions.iter_mut().filter(|function| is_meant(function)) {
            function.upcall = Some(key.to_owned());
        }
    }

    /// A class and its bases, each after the classes that are derived from it, with the functions of each.
    ///
    /// Functions are missing that a derived class has made private.
    fn lineage(&self, class: &ClassType) -> Vec<(ClassType, Vec<FunctionId>)> {
        let by_type: HashMap<&ClassType, &Class> =
            self.all_classes().map(|(class, ..)| (&class.r#type, class)).collect();
        let (mut found, mut seen) = (Vec::new(), HashSet::new());
        let mut private: HashSet<&String> = HashSet::new();
        let mut next = vec![class.clone()];
        while !next.is_empty() {
            let mut bases = Vec::new();
            for class in next {
                let Some(known) = by_type.get(&class).filter(|_| seen.insert(class.clone())) else {
                    continue;
                };
                let functions = known.members.iter().flat_map(|member| &member.functions).copied();
                let is_private = |id: &FunctionId| {
                    self[*id].method.as_ref().is_some_and(|method| private.contains(&method.name))
                };
                found.push((class, functions.filter(|id| !is_private(id)).collect()));
                private.extend(&known.private_functions);
                bases.extend(known.bases.iter().cloned());
            }
            next = bases;
        }
        found
    }

    fn director(&self, class: &Class) -> Option<DirectorClass> {
        let lineage = self.lineage(&class.r#type);
        let all: Vec<(&ClassType, FunctionId, &MethodSignature)> = lineage
            .iter()
            .flat_map(|(owner, functions)| functions.iter().map(move |id| (owner, *id)))
            .flat_map(|(owner, id)| {
                let method = self[id].method.as_deref();
                let twin = method.and_then(|method| method.twin.as_deref());
                method.into_iter().chain(twin).map(move |method| (owner, id, method))
            })
            .collect();
        let mut virtuals: HashSet<String> = HashSet::new();
        let mut finals: HashSet<String> = HashSet::new();
        for (_, _, method) in &all {
            if method.is_virtual {
                virtuals.insert(method.key());
            }
            if method.is_final {
                finals.insert(method.key());
            }
        }
        let (mut functions, mut seen) = (Vec::new(), HashSet::new());
        for (owner, id, method) in &all {
            let key = method.key();
            if !virtuals.contains(&key) || finals.contains(&key) || !seen.insert(key.clone()) {
                continue;
            }
            let function = &self[*id];
            let is_left_out = function.is_set(NO_DIRECTOR)
                || function.features.get(DIRECTOR).is_some_and(|value| value == "0");
            // A derived class hides functions of the same name; otherwise it may have one that the interface leaves out.
            let is_hidden = all.iter().any(|(other, _, another)| {
                *other != *owner && another.name == method.name && another.key() != key
            });
            functions.push(DirectorFunction {
                function: *id,
                method: (*method).clone(),
                owner: if is_hidden { (*owner).clone() } else { class.r#type.clone() },
                is_pure: method.is_pure,
                is_left_out,
                obstacle: self.obstacle(function, method),
            });
        }
        let own = lineage.first().map(|(_, functions)| functions.as_slice()).unwrap_or_default();
        let is_protected =
            |id: &&FunctionId| self[**id].method.as_ref().is_some_and(|method| method.is_protected);
        let protected = own.iter().filter(is_protected).copied().collect();
        let name = format!("quaff_Director_{}", word(class.r#type.name()));
        let is_empty = functions.is_empty();
        (!is_empty).then_some(DirectorClass { class: class.r#type.clone(), name, functions, protected })
    }
}

/// A name of C++'s as one word.
fn word(name: &str) -> String {
    mangle(name).replace(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_', "_")
}

impl Interface {
    /// Why Python cannot override a function yet.
    fn obstacle(&self, function: &Function, method: &MethodSignature) -> Option<String> {
        if function.wrapping.is_some() {
            return Some("typemaps with code apply to it".to_owned());
        }
        if function.method.as_ref().is_some_and(|bound| !method.returns_as(bound)) {
            return Some("it returns something else with `const` than without".to_owned());
        }
        if function.error_code.is_some() {
            return Some("it returns an error code".to_owned());
        }
        if !matches!(function.action, Action::Method | Action::ConstMethod) {
            return Some("it is no plain method".to_owned());
        }
        self.turned_obstacle(function, &method.parameters, &method.returns)
    }

    /// Why C++ cannot make a call of Python's in the place of a function: a value that does not cross that way.
    pub(super) fn turned_obstacle(
        &self,
        function: &Function,
        parameters: &[Ty],
        returns: &Ty,
    ) -> Option<String> {
        let is_simple = |(index, argument): (usize, &Argument)| matches!(argument, Argument::Value { input } if *input == index);
        if function.inputs.len() != parameters.len()
            || function.arguments.len() != parameters.len()
            || !function.arguments.iter().enumerate().all(is_simple)
        {
            return Some("a typemap combines or rewrites its parameters".to_owned());
        }
        for (input, r#type) in function.inputs.iter().zip(parameters) {
            if !self.passes(&input.r#type, r#type) {
                return Some(format!("its parameter `{}` is a `{type}`", input.name));
            }
        }
        match function.outputs.as_slice() {
            [] => None,
            [only] if self.returns(&only.r#type, returns) => None,
            _ => Some(format!("it returns a `{returns}`")),
        }
    }

    /// Whether a value goes from C++ to Python.
    fn passes(&self, r#type: &Type, cxx: &Ty) -> bool {
        match r#type {
            Type::Value(Value::Scalar(_) | Value::Python) => true,
            Type::Value(Value::Text(Text::String)) => is_string(cxx),
            Type::Value(Value::Text(Text::CString | Text::WritableCString | Text::Letter)) => true,
            Type::Value(Value::Object(object)) => self.crosses(object),
            _ => false,
        }
    }

    /// Whether a value goes from Python to C++ as a result.
    fn returns(&self, r#type: &Type, cxx: &Ty) -> bool {
        let is_constant = |referent: &Ty| matches!(referent, Ty::Const(_));
        match r#type {
            Type::Value(Value::Scalar(_)) => cxx.referent().is_none_or(is_constant),
            Type::Value(Value::Text(Text::String)) => is_string(cxx),
            Type::Value(Value::Text(Text::CString | Text::WritableCString | Text::Letter)) => {
                cxx.referent().is_none()
            }
            Type::Value(Value::Object(object)) => {
                // A view would show memory of the Python object.
                let is_view = object.class().is_some_and(ClassType::is_view);
                self.crosses(object) && object.passing != Passing::RvalueReference && !is_view
            }
            _ => false,
        }
    }

    /// Whether an object crosses: one of a class that Python has, or a pointer that Python passes on.
    fn crosses(&self, object: &Object) -> bool {
        match (&object.pointee, object.passing) {
            (_, Passing::Unique(_)) | (Pointee::Deduced, _) => false,
            (Pointee::Opaque(_), passing) => matches!(passing, Passing::Pointer | Passing::Reference),
            (Pointee::Class, passing) => {
                let is_referred_to = matches!(passing, Passing::Pointer | Passing::Reference);
                object.class().is_none_or(|class| match class.converts() {
                    true => self.has_class(class) || object.is_value() && self.has_values(class),
                    false => is_referred_to || self.has_class(class),
                })
            }
        }
    }

    fn has_class(&self, class: &ClassType) -> bool {
        self.all_classes().any(|(known, ..)| known.r#type == *class)
    }

    /// Whether Python has values for the objects of a class, and no class.
    fn has_values(&self, class: &ClassType) -> bool {
        let points_to_class = || class.pointee().and_then(Ty::class).is_some_and(|of| self.has_class(of));
        class.is_plain_value()
            || self.converted.contains(class)
            || class.is_shared_pointer() && points_to_class()
    }
}

/// A `std::string`, by value or by constant reference.
fn is_string(cxx: &Ty) -> bool {
    match cxx {
        Ty::Reference(referent) => matches!(&**referent, Ty::Const(inner) if **inner == Ty::StdString),
        other => *other.without_const() == Ty::StdString,
    }
}
