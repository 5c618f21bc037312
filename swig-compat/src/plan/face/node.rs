//! The functions for Node.js: one function for all overloads of a name, which selects one by its arguments.

mod types;

pub use types::{JsType, typed_array};

use super::c::is_for_c;
use super::lacking::lacking;
use super::rust::member::word;
use crate::interface::{Access, Action, End, Fate, Scalar, Tie};
use crate::plan::{
    CApiFunction, CClass, Callee, DynamicElements, Plan, PlannedFunction, Row, RowInput, VARIABLES,
};
use std::collections::HashMap;
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
    /// The index of the class that it extends.
    pub base: Option<usize>,
}

/// The parameters of an overload that the caller passes, without the object of a method and without arrays
/// that are results.
pub fn passed<'a>(overload: &'a CApiFunction<'_>) -> Vec<(usize, &'a crate::plan::PlainParameter)> {
    let first = usize::from(row(overload).is_some_and(Row::has_this));
    let count = match overload.callee {
        Callee::Elements(elements) => elements.inputs.len(),
        _ => row(overload).map_or(0, |row| row.passed_inputs().len()),
    };
    overload.parameters.iter().skip(first).take(count).enumerate().collect()
}

/// The row of an overload; `None` for an elementwise function.
pub fn row<'p>(overload: &CApiFunction<'p>) -> Option<&'p Row> {
    match overload.callee {
        Callee::Row(row) | Callee::Reduction(row, _) => Some(row),
        Callee::Any(..) | Callee::Elements(_) => None,
    }
}

impl Plan {
    /// The JavaScript functions, those of the module first.
    pub fn node_functions(&self) -> Vec<NodeFunction<'_>> {
        let classes = self.node_classes();
        let places: HashMap<usize, usize> =
            classes.iter().enumerate().map(|(at, class)| (class.class, at)).collect();
        let mut all: Vec<NodeFunction<'_>> = Vec::new();
        let mut found: HashMap<(String, NodeKind, Option<usize>), usize> = HashMap::new();
        for overload in self.c_functions().into_iter().filter(is_for_node) {
            let class = overload.class.and_then(|own| places.get(&own).copied());
            let (name, kind) = (name(&overload), kind(&overload));
            let at = *found.entry((name.clone(), kind, class)).or_insert(all.len());
            match all.get_mut(at) {
                Some(function) => function.overloads.push(overload),
                None => all.push(NodeFunction { name, kind, class, overloads: vec![overload] }),
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

    /// The functions and overloads that JavaScript cannot call.
    pub fn not_for_node(&self) -> Vec<String> {
        let functions = self.c_functions();
        lacking(self, |row| match row.elements() {
            Some(elements) => {
                let inputs = row.inputs.iter().filter_map(RowInput::array).map(|array| array.element.dtype());
                let mut all = inputs.chain(elements.results.iter().map(Scalar::dtype));
                all.all(|dtype| typed_array(dtype).is_some())
            }
            // The function may exist under another name in C.
            None => {
                let is_of_row =
                    |each: &&CApiFunction<'_>| self::row(each).is_some_and(|own| ptr::eq(own, row));
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
            has_known_results(row)
                && keeps_all(row)
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

/// Whether the arguments determine the shapes of all array results.
fn has_known_results(row: &Row) -> bool {
    let first = row.passed_inputs().len();
    row.results().iter().enumerate().all(|(at, result)| shape(row, first + at, result).is_some())
}

/// How the shape of an array result is determined.
#[derive(Debug)]
pub enum MadeShape {
    /// The shape of this argument.
    Like(usize),
    /// Extents, each from an axis or the value of an argument.
    Extents(Vec<MadeExtent>),
}

/// An extent of a result.
#[derive(Clone, Copy, Debug)]
pub enum MadeExtent {
    Axis { input: usize, axis: u8 },
    Value(usize),
}

/// The shape of the result at `index`; `None` if the arguments do not determine it.
pub fn shape(row: &Row, index: usize, result: &RowInput) -> Option<MadeShape> {
    let given = row.passed_inputs().len();
    if let Some(like) = row.shaped_like(index).filter(|like| *like < given) {
        return Some(MadeShape::Like(like));
    }
    let rank = result.array()?.shaped().map_or(1, usize::from);
    let extents: Vec<MadeExtent> = row
        .extents_of(index)
        .filter_map(|(_, extent)| match extent.value {
            Some(input) => Some(MadeExtent::Value(input)),
            None => {
                let other = extent.of.iter().find(|axis| axis.input < given)?;
                Some(MadeExtent::Axis { input: other.input, axis: other.axis })
            }
        })
        .collect();
    (extents.len() == rank).then_some(MadeShape::Extents(extents))
}

/// The arguments whose addresses C++ keeps as long as the method's object lives.
pub fn kept(row: &Row) -> Vec<usize> {
    let is_kept = |index: usize, input: &RowInput| {
        let is_of_type = input.r#type.object().is_some_and(|object| object.fate == Fate::Kept);
        row.has_this() && is_of_type || row.ties.contains(&Tie { keeper: End::This, kept: End::Input(index) })
    };
    let all = row.passed_inputs().iter().enumerate().filter(|(index, input)| is_kept(*index, input));
    all.map(|(index, _)| index).collect()
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

/// Whether C++ writes to an array.
pub fn is_written(input: &RowInput) -> bool {
    input.array().is_some_and(|array| array.access != Access::Read)
}

/// The name in JavaScript: the interface's name, or a word for an operator.
fn name(overload: &CApiFunction<'_>) -> String {
    let name = overload.name.strip_prefix(&format!("{VARIABLES}.")).unwrap_or(overload.name);
    row(overload).map_or_else(|| name.to_owned(), |row| word(name, row.action))
}

fn kind(overload: &CApiFunction<'_>) -> NodeKind {
    let Some(row) = row(overload) else { return NodeKind::Function };
    let is_member = overload.class.is_some();
    let is_property = is_member || overload.name.starts_with(&format!("{VARIABLES}."));
    let is_static = is_member && !row.has_this();
    match row.action {
        Action::Construct => NodeKind::Constructor,
        Action::Set | Action::Assign if is_property && row.passed_inputs().len() == 1 => {
            NodeKind::Set { is_static }
        }
        Action::Get | Action::Read if is_property && row.passed_inputs().is_empty() => {
            NodeKind::Get { is_static }
        }
        _ if row.has_this() => NodeKind::Method,
        _ if is_member => NodeKind::Static,
        _ => NodeKind::Function,
    }
}

/// The instantiations of an elementwise function, with one row each.
pub fn instantiations<'p>(plan: &'p Plan, elements: &'p DynamicElements) -> Vec<&'p Row> {
    let is_own =
        |function: &&PlannedFunction| function.dynamic_elements.iter().any(|own| ptr::eq(own, elements));
    let counts = (elements.inputs.len(), elements.results.len());
    let rows = plan.functions.iter().filter(is_own).flat_map(|function| &function.rows);
    rows.filter(|row| row.elements().is_some_and(|each| (row.inputs.len(), each.results.len()) == counts))
        .collect()
}
