//! The functions for Node.js: one function for all overloads of a name, which selects one by its arguments.

mod types;

pub use types::{JsType, typed_array};

use super::c::is_for_c;
use super::lacking::lacking;
use super::rust::member::word;
use crate::interface::{Action, End, Scalar};
use crate::plan::trees::depth;
use crate::plan::{
    CApiFunction, CClass, Callee, PlainType, Plan, PlannedOverride, Row, TreeCallback, VARIABLES,
};
use rustc_hash::FxHashMap;
use std::ptr;

/// A JavaScript function, or a member of a JavaScript class.
#[derive(Debug)]
pub struct NodeFunction<'p> {
    pub name: String,
    pub kind: NodeKind,
    /// The index of the class among [`Plan::node_classes`], for a member.
    pub class: Option<usize>,
    /// The overloads, in the order in which they are tried.
    pub overloads: Vec<CApiFunction<'p>>,
    /// Whether C++ calls the methods of subclasses that override the function.
    pub is_overridable: bool,
}

/// The kind of a JavaScript function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    Function,
    Constructor,
    Method,
    Static,
    /// The getter of a property of an object, a class, or `cvar`.
    Get {
        is_static: bool,
    },
    /// The setter of a property.
    Set {
        is_static: bool,
    },
}

/// A JavaScript class.
#[derive(Debug)]
pub struct NodeClass {
    /// The index among the plan's classes.
    pub class: usize,
    pub name: String,
    /// The index of the class that this class extends.
    pub base: Option<usize>,
}

impl Plan {
    /// The JavaScript functions, those of the module first.
    pub fn node_functions(&self) -> Vec<NodeFunction<'_>> {
        let classes = self.node_classes();
        let places: FxHashMap<usize, usize> =
            classes.iter().enumerate().map(|(at, class)| (class.class, at)).collect();
        let mut all: Vec<NodeFunction<'_>> = Vec::new();
        let mut found: FxHashMap<(String, NodeKind, Option<usize>), usize> = FxHashMap::default();
        for overload in self.c_functions().into_iter().filter(is_for_node) {
            let class = overload.class.and_then(|own| places.get(&own).copied());
            let (name, kind) = (name(&overload), kind(&overload));
            let at = *found.entry((name.clone(), kind, class)).or_insert(all.len());
            match all.get_mut(at) {
                Some(function) => function.overloads.push(overload),
                None => {
                    let overridable = class.and_then(|class| self.node_overridable(&classes[class]));
                    let is_overridable = kind == NodeKind::Method
                        && overridable.is_some_and(|all| all.iter().any(|(own, _)| *own == name));
                    all.push(NodeFunction { name, kind, class, overloads: vec![overload], is_overridable });
                }
            }
        }
        all
    }

    /// The JavaScript classes, bases before the classes that extend them.
    pub fn node_classes(&self) -> Vec<NodeClass> {
        let known = self.c_classes();
        let place = |index: usize| known.iter().position(|each| each.class == index);
        let own = |class: &CClass| class.name[self.module.len()..].trim_start_matches('_').to_owned();
        let made = known.iter().enumerate().map(|(at, class)| {
            let bases = self.classes[class.class].bases.iter().filter(|base| base.is_direct);
            let base = bases.filter_map(|base| place(base.class)).find(|place| *place < at);
            NodeClass { class: class.class, name: own(class), base }
        });
        made.collect()
    }

    /// The instantiations of `std::function` for which JavaScript can pass functions.
    pub fn node_callbacks(&self) -> Vec<TreeCallback<'_>> {
        self.tree_callbacks(JsType::has_tree)
    }

    /// The instantiation that a parameter takes, if JavaScript can pass a function for it.
    pub fn node_callback(&self, r#type: PlainType) -> Option<TreeCallback<'_>> {
        self.tree_callback(r#type, JsType::has_tree)
    }

    /// The virtual functions of a director that JavaScript can override: the names of the methods, and the depth of
    /// the results; `None` for another class.
    pub fn node_overridable(&self, class: &NodeClass) -> Option<Vec<(String, Option<usize>)>> {
        let of = |function: &PlannedOverride| {
            let returns = &function.method.returns;
            (word(&function.name, Action::Method), (!returns.is_void()).then(|| depth(returns)))
        };
        let director = self.director(&self.classes[class.class]);
        director.map(|director| director.functions.iter().map(of).collect())
    }

    /// The functions and overloads that JavaScript cannot call.
    pub fn not_for_node(&self) -> Vec<String> {
        let functions = self.c_functions();
        lacking(self, |row| match row.elements() {
            Some(elements) => {
                let inputs = row.arrays().map(|array| array.element.dtype());
                let mut all = inputs.chain(elements.results.iter().map(Scalar::dtype));
                all.all(|dtype| typed_array(dtype).is_some())
            }
            // The function may exist under another name in C.
            None => {
                let is_of_row = |each: &&CApiFunction<'_>| each.row().is_some_and(|own| ptr::eq(own, row));
                let mut of_row = functions.iter().filter(is_of_row).peekable();
                is_for_c(self, row) && (of_row.peek().is_none() || of_row.any(is_for_node))
            }
        })
    }
}

/// Whether JavaScript has types for all parameters and the result.
fn is_for_node(overload: &CApiFunction<'_>) -> bool {
    match overload.callee {
        Callee::Any(..) => false,
        Callee::Elements(_) => true,
        Callee::Row(row) | Callee::Reduction(row, _) => {
            row.has_known_shapes()
                && keeps_all(row)
                && row.trees().all(JsType::has_tree)
                && overload.parameters.iter().all(|each| JsType::of(each.r#type).is_some())
                && overload.result.is_none_or(|result| JsType::of_result(result).is_some())
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

/// The setter among `all` for a getter, or the getter for a setter.
pub fn counterpart<'a, 'p>(
    function: &NodeFunction<'_>,
    all: &[&'a NodeFunction<'p>],
) -> Option<&'a NodeFunction<'p>> {
    let kind = match function.kind {
        NodeKind::Get { is_static } => NodeKind::Set { is_static },
        NodeKind::Set { is_static } => NodeKind::Get { is_static },
        _ => return None,
    };
    all.iter().copied().find(|other| other.name == function.name && other.kind == kind)
}

/// What every function of JavaScript has, classes included, and what cannot be replaced.
const OF_EVERY_FUNCTION: [&str; 3] = ["arguments", "caller", "prototype"];

/// The name in JavaScript: the interface's name, or a word for an operator.
fn name(overload: &CApiFunction<'_>) -> String {
    let name = overload.name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(overload.name);
    let Some(row) = overload.row() else { return name.to_owned() };
    let is_static = overload.class.is_some() && !row.action.has_this();
    let end = if is_static && OF_EVERY_FUNCTION.contains(&name) { "_" } else { "" };
    word(name, row.action) + end
}

fn kind(overload: &CApiFunction<'_>) -> NodeKind {
    let Some(row) = overload.row() else { return NodeKind::Function };
    let is_member = overload.class.is_some();
    let is_property = is_member || overload.name.starts_with(&format!("{VARIABLES}."));
    let is_static = is_member && !row.action.has_this();
    match row.action {
        Action::Construct => NodeKind::Constructor,
        Action::Set | Action::Assign if is_property && row.passed_inputs().len() == 1 => {
            NodeKind::Set { is_static }
        }
        Action::Get | Action::Read if is_property && row.passed_inputs().is_empty() => {
            NodeKind::Get { is_static }
        }
        _ if row.action.has_this() => NodeKind::Method,
        _ if is_member => NodeKind::Static,
        _ => NodeKind::Function,
    }
}
