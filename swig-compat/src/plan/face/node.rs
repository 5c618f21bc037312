//! The functions for Node.js: one function for all overloads of a name, which selects one by its arguments.

mod containers;
mod types;

pub use containers::Iteration;
pub use types::{JsNumber, has_tree, number, number_inside};

use super::found;
use super::rust::member::word;
use crate::interface::{Action, End};
use crate::plan::{
    CApiFunction, CClass, Callee, PlainType, Plan, PlannedOverride, Row, TreeCall, TreeCallback, VARIABLES,
};

/// The functions, variables and classes that a module has in JavaScript.
#[derive(Debug)]
pub struct NodeModule<'p> {
    pub plan: &'p Plan,
    pub functions: Vec<NodeFunction<'p>>,
    /// The properties of the object `cvar`.
    pub variables: Vec<NodeMember<'p>>,
    /// The classes, bases before the classes that extend them.
    pub classes: Vec<NodeClass<'p>>,
}

/// A JavaScript function.
#[derive(Debug)]
pub struct NodeFunction<'p> {
    pub name: String,
    /// The overloads, in the order in which they are tried.
    pub overloads: Vec<CApiFunction<'p>>,
}

/// A JavaScript class.
#[derive(Debug)]
pub struct NodeClass<'p> {
    /// The index among the plan's classes.
    pub class: usize,
    pub name: String,
    /// The index of the class that this class extends.
    pub base: Option<usize>,
    pub constructor: Option<NodeFunction<'p>>,
    pub members: Vec<NodeMember<'p>>,
    /// The virtual functions that JavaScript can override, with the names of the methods; `None` for a class
    /// without a director.
    pub overridable: Option<Vec<(String, TreeCall<'p>)>>,
}

/// A method, or a property with a getter, a setter or both.
#[derive(Debug)]
pub struct NodeMember<'p> {
    pub name: String,
    pub is_static: bool,
    pub method: Option<NodeFunction<'p>>,
    pub get: Option<NodeFunction<'p>>,
    pub set: Option<NodeFunction<'p>>,
}

impl<'p> NodeModule<'p> {
    /// The place of one of the plan's classes among the classes of the module.
    pub fn place(&self, class: usize) -> Option<usize> {
        self.classes.iter().position(|each| each.class == class)
    }

    /// The function or the member that an overload belongs to.
    fn function(&mut self, overload: &CApiFunction<'_>) -> &mut NodeFunction<'p> {
        let name = name(overload);
        let new = || NodeFunction { name: name.clone(), overloads: Vec::new() };
        let class = overload.class.and_then(|class| self.place(class));
        let is_free = class.is_none() && !overload.name.starts_with(&format!("{VARIABLES}."));
        let Some(row) = overload.row().filter(|_| !is_free) else {
            return found(&mut self.functions, |each| each.name == name, new);
        };
        let members = match class.map(|class| &mut self.classes[class]) {
            Some(class) if row.action == Action::Construct => {
                // Error messages show the call as a program writes it.
                let name = format!("new {}", class.name);
                let new = || NodeFunction { name, overloads: Vec::new() };
                return class.constructor.get_or_insert_with(new);
            }
            Some(class) => &mut class.members,
            None => &mut self.variables,
        };
        let is_static = class.is_some() && !row.action.has_this();
        let is_same = |each: &NodeMember<'_>| each.name == name && each.is_static == is_static;
        let make = || NodeMember { name: name.clone(), is_static, method: None, get: None, set: None };
        let member = found(members, is_same, make);
        let place = match (row.action, row.passed_inputs().len()) {
            (Action::Set | Action::Assign, 1) => &mut member.set,
            (Action::Get | Action::Read, 0) => &mut member.get,
            _ => &mut member.method,
        };
        place.get_or_insert_with(new)
    }
}

impl Plan {
    /// The functions and classes for JavaScript.
    pub fn node_module(&self) -> NodeModule<'_> {
        let (functions, variables) = Default::default();
        let mut module = NodeModule { plan: self, functions, variables, classes: self.node_classes() };
        for overload in self.node_overloads() {
            module.function(&overload).overloads.push(overload);
        }
        module
    }

    /// The functions for C that JavaScript can call.
    pub fn node_overloads(&self) -> Vec<CApiFunction<'_>> {
        self.c_functions().into_iter().filter(is_for_node).collect()
    }

    fn node_classes<'p>(&'p self) -> Vec<NodeClass<'p>> {
        let known = self.c_classes();
        let place = |index: usize| known.iter().position(|each| each.class == index);
        let own = |class: &CClass| class.name[self.module.len()..].trim_start_matches('_').to_owned();
        let made = known.iter().enumerate().map(|(at, class)| {
            let planned = &self.classes[class.class];
            let bases = planned.bases.iter().filter(|base| base.is_direct);
            let base = bases.filter_map(|base| place(base.class)).find(|place| *place < at);
            let of = |function: &'p PlannedOverride| {
                let call = self.tree_call(&function.method.parameters, &function.method.returns, has_tree)?;
                Some((of_member(&function.name, Action::Method, false), call))
            };
            let director = self.director(planned);
            let overridable = director.map(|director| director.functions.iter().filter_map(of).collect());
            let (constructor, members) = Default::default();
            NodeClass { class: class.class, name: own(class), base, constructor, members, overridable }
        });
        made.collect()
    }

    /// The instantiations of `std::function` for which JavaScript can pass functions.
    pub fn node_callbacks(&self) -> Vec<TreeCallback<'_>> {
        self.tree_callbacks(has_tree)
    }

    /// The instantiation that a parameter takes, if JavaScript can pass a function for it.
    pub fn node_callback(&self, r#type: PlainType) -> Option<TreeCallback<'_>> {
        self.tree_callback(r#type, has_tree)
    }

    /// The functions and overloads that JavaScript cannot call.
    pub fn not_for_node(&self) -> Vec<String> {
        self.lacking_of_c(is_for_node, |dtype| number(dtype).is_some())
    }
}

/// Whether JavaScript has types for all parameters and the result.
fn is_for_node(overload: &CApiFunction<'_>) -> bool {
    let has = |dtype| number(dtype).is_some();
    match overload.callee {
        Callee::Any(..) => false,
        Callee::Elements(_) => true,
        Callee::Row(row) | Callee::Reduction(row, _) => {
            row.has_known_shapes()
                && keeps_all(row)
                && row.trees().all(has_tree)
                && overload.parameters.iter().all(|each| each.r#type.is_simple(has))
                && overload.result.is_none_or(|result| result.is_simple(has))
        }
    }
}

/// Whether all ties of `%keep_alive` can be kept: those from the object of a method to its arguments.
fn keeps_all(row: &Row) -> bool {
    let is_object = |index: usize| row.inputs[index].r#type.object().is_some();
    row.ties
        .iter()
        .all(|tie| tie.keeper == End::This && matches!(tie.kept, End::Input(index) if is_object(index)))
}

/// The properties of every JavaScript function, classes included, that cannot be replaced.
const OF_EVERY_FUNCTION: [&str; 3] = ["arguments", "caller", "prototype"];

/// The property of every JavaScript object that is its class.
const OF_EVERY_OBJECT: [&str; 1] = ["constructor"];

/// The name of a member in JavaScript.
fn of_member(name: &str, action: Action, is_static: bool) -> String {
    let taken: &[&str] = if is_static { &OF_EVERY_FUNCTION } else { &OF_EVERY_OBJECT };
    word(name, action) + if taken.contains(&name) { "_" } else { "" }
}

/// The name in JavaScript: the interface's name, or a word for an operator.
fn name(overload: &CApiFunction<'_>) -> String {
    let name = overload.name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(overload.name);
    let Some(row) = overload.row() else { return name.to_owned() };
    match overload.class {
        Some(_) => of_member(name, row.action, !row.action.has_this()),
        None => word(name, row.action),
    }
}
