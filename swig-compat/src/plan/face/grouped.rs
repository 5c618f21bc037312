//! Functions grouped as users of a language with classes see them: all overloads of a name are one function,
//! which selects one by its arguments, and the functions of a class are its constructor, methods and
//! properties.

use super::c::{CApiFunction, CClass, Callee, TreeCall, TreeCallback};
use super::found;
use crate::dtype::Dtype;
use crate::interface::{Action, ClassType, Shape, Structure, Ty};
use crate::plan::trees::{elements, has_all, is_tree};
use crate::plan::{PlainResult, PlainType, Plan, PlannedOverride, VARIABLES};

/// The decisions of a language on the functions that it has, and on their names.
#[derive(Clone, Copy, Debug)]
pub struct Grouping {
    /// Whether the language has numbers of a type, and arrays of them.
    pub has_number: fn(Dtype) -> bool,
    /// The name of a function outside of classes.
    pub of_function: fn(&str, Action) -> String,
    /// The name of a member of a class; the flag tells whether the member is static.
    pub of_member: fn(&str, Action, bool) -> String,
    /// The text before the name of a class in a call of its constructor, for messages.
    pub constructs: &'static str,
}

/// The functions, variables and classes of a module.
#[derive(Debug)]
pub struct GroupedModule<'p> {
    pub plan: &'p Plan,
    grouping: Grouping,
    /// The functions for C that the language has.
    pub overloads: Vec<CApiFunction<'p>>,
    pub functions: Vec<GroupedFunction<'p>>,
    pub variables: Vec<GroupedMember<'p>>,
    /// The classes, bases before the classes that extend them.
    pub classes: Vec<GroupedClass<'p>>,
}

/// All functions for C with the same name.
#[derive(Debug)]
pub struct GroupedFunction<'p> {
    pub name: String,
    /// The overloads, in the order in which they are tried.
    pub overloads: Vec<CApiFunction<'p>>,
}

/// A class with its members.
#[derive(Debug)]
pub struct GroupedClass<'p> {
    /// The index among the plan's classes.
    pub class: usize,
    pub name: String,
    /// The index of the class that this class extends.
    pub base: Option<usize>,
    pub constructor: Option<GroupedFunction<'p>>,
    pub members: Vec<GroupedMember<'p>>,
    /// The virtual functions that the language can override, with the names of the methods; `None` for a
    /// class without a director.
    pub overridable: Option<Vec<(String, TreeCall<'p>)>>,
}

/// A method, or a property with a getter, a setter or both.
#[derive(Debug)]
pub struct GroupedMember<'p> {
    pub name: String,
    pub is_static: bool,
    pub method: Option<GroupedFunction<'p>>,
    pub get: Option<GroupedFunction<'p>>,
    pub set: Option<GroupedFunction<'p>>,
}

impl Grouping {
    /// Whether the language has types for all parameters and the result of a function.
    fn has(self, overload: &CApiFunction<'_>) -> bool {
        match overload.callee {
            Callee::Any(..) => false,
            Callee::Elements(_) => true,
            Callee::Row(row) | Callee::Reduction(row, _) => {
                row.has_known_shapes()
                    && row.ties.iter().all(|tie| row.keeps_for_method(tie))
                    && row.trees().all(|r#type| has_all(r#type, self.has_number))
                    && overload.parameters.iter().all(|each| each.r#type.is_simple(self.has_number))
                    && overload.result.is_none_or(|result| result.is_simple(self.has_number))
            }
        }
    }
}

impl<'p> GroupedModule<'p> {
    /// The functions and overloads that the language lacks.
    pub fn lacking(&self) -> Vec<String> {
        let grouping = self.grouping;
        self.plan.lacking_of_c(|overload| grouping.has(overload), grouping.has_number)
    }

    /// The instantiations of `std::function` for which the language can pass functions.
    pub fn callbacks(&self) -> Vec<TreeCallback<'p>> {
        self.plan.tree_callbacks(self.grouping.has_number)
    }

    /// The instantiation that a parameter takes, if the language can pass a function for it.
    pub fn callback(&self, r#type: PlainType) -> Option<TreeCallback<'p>> {
        self.plan.tree_callback(r#type, self.grouping.has_number)
    }

    /// The position of one of the plan's classes among the classes of the module.
    pub fn position_of(&self, class: usize) -> Option<usize> {
        self.classes.iter().position(|each| each.class == class)
    }

    /// The function or the member that an overload belongs to.
    fn function(&mut self, overload: &CApiFunction<'_>) -> &mut GroupedFunction<'p> {
        let name = self.name(overload);
        let new = || GroupedFunction { name: name.clone(), overloads: Vec::new() };
        let class = overload.class.and_then(|class| self.position_of(class));
        let is_free = class.is_none() && !overload.name.starts_with(&format!("{VARIABLES}."));
        let Some(row) = overload.row().filter(|_| !is_free) else {
            return found(&mut self.functions, |each| each.name == name, new);
        };
        let members = match class.map(|class| &mut self.classes[class]) {
            Some(class) if row.action == Action::Construct => {
                // Error messages show the call as a program writes it.
                let name = format!("{}{}", self.grouping.constructs, class.name);
                let new = || GroupedFunction { name, overloads: Vec::new() };
                return class.constructor.get_or_insert_with(new);
            }
            Some(class) => &mut class.members,
            None => &mut self.variables,
        };
        let is_static = class.is_some() && !row.action.has_this();
        let is_same = |each: &GroupedMember<'_>| each.name == name && each.is_static == is_static;
        let make = || GroupedMember { name: name.clone(), is_static, method: None, get: None, set: None };
        let member = found(members, is_same, make);
        let place = match (row.action, row.passed_inputs().len()) {
            (Action::Set | Action::Assign, 1) => &mut member.set,
            (Action::Get | Action::Read, 0) => &mut member.get,
            _ => &mut member.method,
        };
        place.get_or_insert_with(new)
    }

    fn name(&self, overload: &CApiFunction<'_>) -> String {
        let name = overload.name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(overload.name);
        match (overload.row(), overload.class) {
            (None, _) => name.to_owned(),
            (Some(row), Some(_)) => (self.grouping.of_member)(name, row.action, !row.action.has_this()),
            (Some(row), None) => (self.grouping.of_function)(name, row.action),
        }
    }
}

impl Plan {
    /// The functions, variables and classes of a language.
    pub(super) fn grouped(&self, grouping: Grouping) -> GroupedModule<'_> {
        let (functions, variables) = Default::default();
        let overloads: Vec<_> = self.c_functions().into_iter().filter(|each| grouping.has(each)).collect();
        let classes = self.grouped_classes(grouping);
        let mut module = GroupedModule {
            plan: self,
            grouping,
            overloads: overloads.clone(),
            functions,
            variables,
            classes,
        };
        for overload in overloads {
            module.function(&overload).overloads.push(overload);
        }
        module
    }

    fn grouped_classes<'p>(&'p self, grouping: Grouping) -> Vec<GroupedClass<'p>> {
        let known = self.c_classes();
        let place = |index: usize| known.iter().position(|each| each.class == index);
        let own = |class: &CClass| class.name[self.module.len()..].trim_start_matches('_').to_owned();
        let made = known.iter().enumerate().map(|(at, class)| {
            let planned = &self.classes[class.class];
            let bases = planned.bases.iter().filter(|base| base.is_direct);
            let base = bases.filter_map(|base| place(base.class)).find(|place| *place < at);
            let of = |function: &'p PlannedOverride| {
                let call = self.tree_call(
                    &function.method.parameters,
                    &function.method.returns,
                    grouping.has_number,
                )?;
                Some(((grouping.of_member)(&function.name, Action::Method, false), call))
            };
            let director = self.director(planned);
            let overridable = director.map(|director| director.functions.iter().filter_map(of).collect());
            let (constructor, members) = Default::default();
            GroupedClass { class: class.class, name: own(class), base, constructor, members, overridable }
        });
        made.collect()
    }
}

// Containers of the standard library that a `%template` names: the values over which a language iterates.

/// The way in which a language iterates over the objects of a class.
#[derive(Clone, Copy, Debug)]
pub enum Iteration<'a> {
    /// Over a copy of all pairs, or of the keys alone if the method that returns the value of a key returns
    /// an object of a class.
    Map { key: &'a Ty, value: &'a GroupedFunction<'a>, copies_values: bool },
    /// Over a copy of all pairs, of which several may have the same key.
    Pairs { key: &'a Ty, value: &'a Ty },
    /// Over a copy of all elements, which are unique or have an order of their own.
    Set(&'a GroupedFunction<'a>),
    /// Over a copy of all elements.
    Elements(&'a GroupedFunction<'a>),
    /// Over a copy of the container, from which the elements are removed one by one.
    Rest(&'a GroupedFunction<'a>),
    /// By the positions of the elements.
    Positions(&'a GroupedFunction<'a>),
}

impl Iteration<'_> {
    /// Whether C++ copies the keys or elements as a tree.
    pub fn copies(self) -> bool {
        !matches!(self, Iteration::Rest(_) | Iteration::Positions(_))
    }
}

impl<'p> GroupedClass<'p> {
    /// The method of a name.
    pub fn method(&self, name: &str) -> Option<&GroupedFunction<'p>> {
        self.members.iter().find(|each| each.name == name && !each.is_static)?.method.as_ref()
    }
}

impl<'p> GroupedModule<'p> {
    /// The way in which the language iterates over the objects of a class, if it can.
    pub fn iteration<'a>(&'a self, class: &'a GroupedClass<'p>) -> Option<Iteration<'a>> {
        let own = self.plan.classes[class.class].r#type.class()?;
        let is_given = |r#type: &Ty| is_tree(r#type) && has_all(r#type, self.grouping.has_number);
        let has = |names: &[&str]| names.iter().all(|name| class.method(name).is_some());
        let element = class.method("get_item").filter(|_| has(&["size"]));
        match own.shape() {
            Shape::Mapping => {
                let value = element.filter(|own| own.overloads.iter().all(takes_value))?;
                let key = elements(own).first().filter(|key| has(&["has_key"]) && is_given(key))?;
                let copies_values = elements(own).iter().all(is_given) && is_value(value);
                Some(Iteration::Map { key, value, copies_values })
            }
            Shape::Items => match elements(own) {
                [key, value] if has(&["size"]) && is_given(key) && is_given(value) => {
                    Some(Iteration::Pairs { key, value })
                }
                _ => None,
            },
            Shape::Elements => {
                let element = element?;
                let is_copied = elements(own).iter().all(is_given) && is_value(element);
                Some(match () {
                    () if own.structure() == Structure::Contiguous => Iteration::Positions(element),
                    () if is_copied && is_set(own) && has(&["count"]) => Iteration::Set(element),
                    () if is_copied => Iteration::Elements(element),
                    () if has(&["copy", "empty", "front", "pop_front"]) => Iteration::Rest(element),
                    () => Iteration::Positions(element),
                })
            }
            Shape::Unknown | Shape::Places | Shape::Complex => None,
        }
    }
}

/// Whether a method takes keys as values, and not as objects of a class.
fn takes_value(overload: &CApiFunction<'_>) -> bool {
    overload.parameters.iter().skip(1).all(|each| !matches!(each.r#type, PlainType::Object { .. }))
}

/// Whether no overload of a function returns an object of a class.
fn is_value(function: &GroupedFunction<'_>) -> bool {
    function.overloads.iter().all(|each| !matches!(each.result, Some(PlainResult::Object { .. })))
}

/// Whether a container finds its elements by their values.
fn is_set(class: &ClassType) -> bool {
    class.structure() == Structure::Single
}
