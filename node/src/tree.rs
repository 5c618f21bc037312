//! Values of the standard library's types: trees of JavaScript's values for arguments, and JavaScript's
//! values for the trees of results.

use crate::argument::{self, Argument, ArgumentKind};
use crate::array;
use crate::call::{self, Call};
use crate::error::{error, failed};
use crate::number::{self, Number};
use crate::result::{copied, filled, list, null, text};
use crate::value::{called, element, get, global, is_array, length, napi, scoped, type_of};
use crate::{Env, Value, sys};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::Error;
use quaff_runtime::object::Object;
use quaff_runtime::tree::{Forest, GivenTree, Seen, Tree};
use std::ffi::CStr;

/// A parameter that takes a value of a type of the standard library.
#[derive(Debug)]
pub struct TreeParameter {
    pub name: &'static str,
    pub shape: Shape,
    /// The number of levels of containers in the type.
    pub depth: usize,
    /// Whether the type accepts the absence of a value: `null`, or no argument at all.
    pub is_optional: bool,
}

/// The values that a type takes, by which overloads are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Text,
    List,
    Pairs,
    Any,
}

/// The form of an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Array,
    Set,
    /// A `Map`.
    Map,
    /// An object with the prototype of object literals, or with none.
    Plain,
    /// Another object with an iterator.
    Iterable,
    Other,
}

impl TreeParameter {
    /// Whether an argument fits the parameter.
    pub(crate) fn fits(&self, env: Env, argument: &Argument) -> bool {
        match (self.shape, &argument.kind) {
            (_, ArgumentKind::Undefined | ArgumentKind::Null) => self.is_optional,
            (_, ArgumentKind::Function | ArgumentKind::Instance(_) | ArgumentKind::Other(_)) => false,
            (Shape::Any, _) => true,
            (Shape::Text, kind) => matches!(kind, ArgumentKind::Text),
            (Shape::List, ArgumentKind::Elements(_)) => true,
            (Shape::List | Shape::Pairs, ArgumentKind::Object | ArgumentKind::Array(_)) => {
                match form(env, argument.value) {
                    Ok(Form::Map | Form::Plain) => self.shape == Shape::Pairs,
                    Ok(Form::Other) | Err(_) => false,
                    Ok(_) => self.shape == Shape::List,
                }
            }
            (Shape::List | Shape::Pairs, _) => false,
        }
    }

    /// The tree of an argument; for a missing argument, the tree without a value. Reading may run JavaScript
    /// code: getters and iterators.
    pub(crate) fn read(&self, env: Env, value: Option<Value>) -> Result<Forest, Error> {
        match value {
            Some(value) => {
                let mut forest = Forest::default();
                let tree = tree(env, &mut forest, value, self.depth);
                Ok(forest.rooted(tree.map_err(|error| at(&format!("`{}`: ", self.name), error))?))
            }
            None => Ok(Forest::default().rooted(Tree::nothing())),
        }
    }
}

impl Call<'_> {
    /// The argument at an index, as a value of a type of the standard library, which was read
    /// before the call.
    pub fn tree(&self, index: usize) -> Result<Object, Error> {
        match &self.argument(index).kind {
            ArgumentKind::Tree(forest) => Ok(forest.root()),
            _ => Err(failed()),
        }
    }

    /// The JavaScript value for a value of a type of the standard library.
    ///
    /// # Errors
    /// Node has refused an operation, or there is no memory.
    pub fn give_tree(&self, given: Object) -> Result<Value, Error> {
        // SAFETY: emitted code passes the tree that C++ has just given.
        let given = unsafe { GivenTree::new(given) }?;
        value(self.env, given.tree())
    }
}

/// The tree of a value. At `depth` 0, C++ takes no containers, whose elements are not read: a value that
/// contains itself has no end.
pub(crate) fn tree(env: Env, forest: &mut Forest, value: Value, depth: usize) -> Result<Tree, Error> {
    let read = Argument { value, kind: argument::kind_of(env, value, || true)? };
    if let Some(given) = number::given_number(env, &read) {
        return given.tree().ok_or_else(|| error!(Overflow, "a BigInt has more than 64 bits"));
    }
    match read.kind {
        ArgumentKind::Undefined | ArgumentKind::Null => Ok(Tree::nothing()),
        ArgumentKind::Text => Ok(forest.text(call::text(env, value)?)),
        // SAFETY: Node says where the elements are, and no JavaScript code runs before they are copied.
        ArgumentKind::Elements(own) => unsafe { forest.elements(own.dtype, own.data, own.length) },
        ArgumentKind::Object => of_object(env, forest, (value, form(env, value)?), depth),
        ArgumentKind::Instance(_) => of_object(env, forest, (value, Form::Other), depth),
        _ => Err(no_value(&read.described())),
    }
}

/// An error with the place of the value before its message.
#[cold]
pub(crate) fn at(place: &str, mut error: Error) -> Error {
    error.message.insert_str(0, place);
    error
}

#[cold]
fn no_value(given: &str) -> Error {
    error!(Type, "C++ has no value for {given}")
}

fn of_object(
    env: Env,
    forest: &mut Forest,
    (value, form): (Value, Form),
    depth: usize,
) -> Result<Tree, Error> {
    let items = match form {
        Form::Other => return Err(no_value("an object that is neither a container nor a plain object")),
        _ if depth == 0 => list(env, &[])?,
        Form::Array => value,
        Form::Plain => called(env, c"Object", c"entries", &[value])?,
        _ => called(env, c"Array", c"from", &[value])?,
    };
    let is_pairs = matches!(form, Form::Map | Form::Plain);
    let mut trees: Vec<Tree> = Vec::new();
    let no_memory = |_| error!(Memory, "there is not enough memory for the elements");
    for index in 0..length(env, items)? {
        scoped(env, || {
            let item = element(env, items, index)?;
            let parts = [item, item];
            let parts = if is_pairs { [element(env, item, 0)?, element(env, item, 1)?] } else { parts };
            for part in &parts[usize::from(!is_pairs)..] {
                trees.try_reserve(1).map_err(no_memory)?;
                let place = if is_pairs { "pair" } else { "element" };
                let read = tree(env, forest, *part, depth - 1);
                trees.push(read.map_err(|error| at(&format!("{place} {index}: "), error))?);
            }
            Ok(())
        })?;
    }
    Ok(match form {
        _ if is_pairs => forest.pairs(trees),
        Form::Set => forest.set(trees),
        _ => forest.list(trees),
    })
}

fn form(env: Env, value: Value) -> Result<Form, Error> {
    if is_array(env, value)? {
        return Ok(Form::Array);
    }
    let symbol = global(env, c"Symbol")?;
    let [iterator, tag] = [get(env, symbol, c"iterator")?, get(env, symbol, c"toStringTag")?];
    // SAFETY: here and below, the values belong to the running call.
    if unsafe { napi!(env, napi_has_property, value, iterator) }? {
        // Subclasses may have tags of their own.
        for (class, form) in [(c"Map", Form::Map), (c"Set", Form::Set)] {
            let class = global(env, class)?;
            // SAFETY: as above.
            if unsafe { napi!(env, napi_instanceof, value, class) }? {
                return Ok(form);
            }
        }
        // SAFETY: as above.
        let tag = unsafe { napi!(env, napi_get_property, value, tag) }?;
        // Classes of other realms have the same tags.
        return Ok(match type_of(env, tag)? {
            sys::ValueType::napi_string if call::text(env, tag)? == "Map" => Form::Map,
            sys::ValueType::napi_string if call::text(env, tag)? == "Set" => Form::Set,
            _ => Form::Iterable,
        });
    }
    // The prototype of object literals is the only one that has none itself, in every realm.
    let (mut depth, mut prototype) = (0, value);
    while depth < 2 && is_object(env, prototype)? {
        // SAFETY: as above.
        prototype = unsafe { napi!(env, napi_get_prototype, prototype) }?;
        depth += 1;
    }
    Ok(if is_object(env, prototype)? { Form::Other } else { Form::Plain })
}

fn is_object(env: Env, value: Value) -> Result<bool, Error> {
    Ok(type_of(env, value)? == sys::ValueType::napi_object)
}

/// The JavaScript value of a tree that C++ has made.
pub(crate) fn value(env: Env, tree: &Tree) -> Result<Value, Error> {
    // SAFETY: the callers have the tree from C++, and its memory lives longer than this call.
    let (all, class, count) = match unsafe { tree.seen() } {
        Seen::Nothing => return null(env),
        Seen::Bool(given) => return given.value(env),
        Seen::Integer(given, 64) => return given.value(env),
        Seen::Integer(given, _) => return (given as f64).value(env),
        Seen::Natural(given, 64) => return given.value(env),
        Seen::Natural(given, _) => return (given as f64).value(env),
        Seen::Real(given) => return given.value(env),
        Seen::Text(bytes) => return text(env, bytes),
        Seen::Elements(dtype, bytes) => {
            let count = bytes.len() / dtype.size();
            let array = array::over(env, copied(env, bytes)?, dtype, count)?;
            let array = match dtype {
                Dtype::Bool => called(env, c"Array", c"from", &[array, global(env, c"Boolean")?])?,
                _ => array,
            };
            (array, c"Set", count)
        }
        Seen::List(items) => (filled(env, items.iter(), |item| value(env, item))?, c"Set", items.len()),
        Seen::Pairs(items) => {
            let pair = |pair: &[Tree]| list(env, &[value(env, &pair[0])?, value(env, &pair[1])?]);
            (filled(env, items.chunks_exact(2), pair)?, c"Map", items.len() / 2)
        }
    };
    if tree.is_unique() { unique(env, class, all, count) } else { Ok(all) }
}

/// A `Set` or a `Map` of all `count` elements.
///
/// # Errors
/// Keys that differ in C++ are equal in JavaScript, because a text is no UTF-8.
fn unique(env: Env, class: &CStr, elements: Value, count: usize) -> Result<Value, Error> {
    let class = global(env, class)?;
    // SAFETY: here and below, the values belong to the running call.
    let made = unsafe { napi!(env, napi_new_instance, class, 1, &elements) }?;
    let size = get(env, made, c"size")?;
    // SAFETY: as above.
    let kept: u32 = unsafe { napi!(env, napi_get_value_uint32, size) }?;
    if kept as usize == count {
        return Ok(made);
    }
    Err(error!(Value, "C++ has returned keys that are not UTF-8, and are equal here"))
}
