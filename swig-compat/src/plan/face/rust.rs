//! The functions for Rust callers. Rust has no overloads, and device arrays have a separate type, so that
//! functions for device arrays have names of their own.
//!
//! Calls go from the functions of `api.rs` to the bridge or the runtime, without tables, because slices are
//! contiguous by their type.

pub(in crate::plan) mod class;
pub(in crate::plan) mod closure;
pub(in crate::plan) mod enumeration;
pub(in crate::plan) mod object;
pub(in crate::plan) mod ty;
pub(in crate::plan) mod types;

use crate::dtype::Dtype;
use crate::interface::{Action, ClassType, Crossing, Memory};
use crate::plan::names::{self, Names};
use crate::plan::{DeviceWork, PythonUse, Row, RowCall};
use object::{Lifetime, Receiver};
use rustc_hash::FxHashSet;
use ty::{ObjectForm, RustClosure, RustType};
use types::{RustTypes, has_fixed_arrays, has_records};

/// The Rust functions for some rows of a function.
#[derive(Clone, Debug)]
pub enum RustFace {
    /// Rows that differ only in their element type. Each element type implements a trait.
    Generic(GenericFace),
    /// The function of a single row, which has no trait.
    Plain(RustFunction),
}

/// Functions that share a trait: `sum::<T>(arr: &[T])`, and `sum_on_device::<T>(arr: &DeviceSlice<'_, T>)`.
#[derive(Clone, Debug)]
pub struct GenericFace {
    pub r#trait: String,
    pub elements: Vec<Dtype>,
    /// The functions, each with a row for each element type.
    pub functions: Vec<RustFunction>,
}

/// A function for Rust callers.
#[derive(Clone, Debug)]
pub struct RustFunction {
    pub name: String,
    /// The comment above the C++ declaration.
    pub comment: Option<String>,
    pub parameters: Vec<RustType>,
    /// The type of the result; `None` if there is none.
    pub result: Option<RustType>,
    /// The receiver, for a method.
    pub receiver: Option<Receiver>,
    /// The parameter that the result borrows from, if it does.
    pub lifetime: Lifetime,
    /// Whether the function takes or makes arrays on a device.
    pub on_device: bool,
    /// The indices of the function's rows.
    pub rows: Vec<usize>,
}

/// The faces of a function. Functions for the host keep its name; functions for devices get it only if there
/// are none for the host.
pub(in crate::plan) fn of(name: &str, rows: &[Row], types: &RustTypes, names: &mut Names) -> Vec<RustFace> {
    let whole: Vec<usize> = (0..rows.len())
        .filter(|&index| is_callable_whole(&rows[index]) && types.obstacle(&rows[index]).is_none())
        .collect();
    let own = match chosen(rows, &whole) {
        Some(chosen) => names.rust(&chosen),
        None => names.for_rust(name),
    };
    let mut faces = of_group(name, own.clone(), rows, &whole, types, names);
    for (left_out, group) in with_defaults(rows, |row| types.obstacle(row).is_none()) {
        let named = names.rust(&names::joined(&own, "_without_", &left_out));
        faces.extend(of_group(&named.clone(), named, rows, &group, types, names));
    }
    faces
}

/// Whether Rust can call a row, apart from the types of its objects; possibly only without arguments that
/// have C++ defaults.
pub(crate) fn is_callable(row: &Row) -> bool {
    row.python_use() == PythonUse::Never
        && !row.outputs.iter().any(Crossing::is_array_of_class)
        && !has_fixed_arrays(row)
        && !has_records(row)
        && row.returned().is_none_or(|value| value.part().is_none())
}

/// Whether Rust callers can call a row with all arguments.
pub(in crate::plan) fn is_callable_whole(row: &Row) -> bool {
    row.defaults.count == 0 && is_callable(row)
}

/// The `%rust_name` that all rows of the group share.
pub(in crate::plan) fn chosen(rows: &[Row], group: &[usize]) -> Option<String> {
    let (&first, rest) = group.split_first()?;
    let name = rows[first].rust_name.as_ref()?;
    rest.iter().all(|&index| rows[index].rust_name.as_ref() == Some(name)).then(|| name.clone())
}

/// The functions over rows that leave arguments to C++'s defaults, grouped by the first of these arguments.
pub(in crate::plan) fn with_defaults(
    rows: &[Row],
    is_selected: impl Fn(&Row) -> bool,
) -> Vec<(String, Vec<usize>)> {
    let mut groups: Vec<(String, Vec<usize>)> = Vec::new();
    let is_seen = |row: &Row| row.defaults.count > 0 && is_callable(row) && is_selected(row);
    for (index, row) in rows.iter().enumerate().filter(|(_, row)| is_seen(row)) {
        let Some(left_out) = &row.defaults.first else { continue };
        match groups.iter_mut().find(|(name, _)| name == left_out) {
            Some((_, group)) => group.push(index),
            None => groups.push((left_out.clone(), vec![index])),
        }
    }
    groups
}

/// The Rust functions that call the rows of a group. `own` is the name of a function that is the only one for
/// its memory, host or device.
fn of_group(
    name: &str,
    own: String,
    rows: &[Row],
    group: &[usize],
    types: &RustTypes,
    names: &mut Names,
) -> Vec<RustFace> {
    let seen =
        |is_there: fn(&Row) -> bool| group.iter().copied().filter(|&row| is_there(&rows[row])).collect();
    let host =
        Seen { name: &own, rows, types, indices: seen(|row| row.call != RowCall::Device), on_device: false };
    let device = Seen {
        name: &own,
        rows,
        types,
        indices: seen(|row| row.on_device() != DeviceWork::Never),
        on_device: true,
    };
    let on_device = |names: &mut Names| match host.indices.as_slice() {
        [] => own.clone(),
        _ => names.rust(&names::joined(&own, "_", "on_device")),
    };
    if let (Some(host), Some(device)) = (host.generic(), device.generic())
        && let Some(device) = device.in_order_of(&host.elements)
    {
        let functions = vec![host.function(own.clone()), device.function(on_device(names))];
        let r#trait = names.r#trait(name);
        return vec![RustFace::Generic(GenericFace { r#trait, elements: host.elements, functions })];
    }
    let mut faces = host.faces(|_| own.clone(), names);
    faces.extend(device.faces(on_device, names));
    faces
}

/// The rows of a function as seen on the host or on a device.
pub(in crate::plan) struct Seen<'a> {
    /// The name of the function.
    pub name: &'a str,
    /// The rows of the function.
    pub rows: &'a [Row],
    pub types: &'a RustTypes,
    pub indices: Vec<usize>,
    pub on_device: bool,
}

impl Seen<'_> {
    /// The Rust functions of the rows: one for all, if possible, or else one for each. `own` chooses the name
    /// if there is only one.
    fn faces(&self, own: impl FnOnce(&mut Names) -> String, names: &mut Names) -> Vec<RustFace> {
        if let [index] = self.indices[..] {
            return vec![RustFace::Plain(self.plain(index, own(names), None))];
        }
        let Some(generic) = self.generic() else {
            let plain = |&index| RustFace::Plain(self.plain(index, self.symbol(index, names), None));
            return self.indices.iter().map(plain).collect();
        };
        let function = generic.function(own(names));
        let r#trait = names.r#trait(&function.name);
        vec![RustFace::Generic(GenericFace {
            r#trait,
            elements: generic.elements,
            functions: vec![function],
        })]
    }

    /// The function over one row. For a method, `receiver` is the form in which it takes its object.
    pub(in crate::plan) fn plain(
        &self,
        index: usize,
        name: String,
        receiver: Option<Receiver>,
    ) -> RustFunction {
        let parameters = self.types(index);
        let result = self.result(index, receiver, &parameters);
        RustFunction {
            name,
            comment: self.comment(&[index]),
            receiver,
            lifetime: object::lifetime(result.as_ref(), receiver, &parameters),
            parameters,
            result,
            on_device: self.on_device,
            rows: vec![index],
        }
    }

    /// The Rust name of the function that calls one of several rows.
    fn symbol(&self, index: usize, names: &mut Names) -> String {
        let row = &self.rows[index];
        match &row.call {
            _ if let Some(chosen) = &row.rust_name => match self.is_beside_host(row) {
                true => names.rust(&names::joined(chosen, "_", "on_device")),
                false => names.rust(chosen),
            },
            _ if row.defaults.count > 0 => names.rust(self.name),
            _ if self.is_beside_host(row) => names.rust(&names::joined(&row.symbol, "_", "on_device")),
            _ if row.symbol == self.name => row.symbol.clone(),
            _ => names.rust(&row.symbol),
        }
    }

    /// Whether this is the device function of a row that also has a host function.
    fn is_beside_host(&self, row: &Row) -> bool {
        self.on_device && row.call != RowCall::Device
    }

    /// The result of a row, or the object that a constructor makes.
    fn result(&self, index: usize, receiver: Option<Receiver>, parameters: &[RustType]) -> Option<RustType> {
        let row = &self.rows[index];
        if row.action == Action::Construct {
            let class = self.types.class(row.class.as_ref()?)?;
            return Some(RustType::Class(class.to_owned(), ObjectForm::Owned));
        }
        let returned = row.returned()?;
        Some(self.types.result(returned, receiver, parameters))
    }

    /// The types of a row's parameters.
    fn types(&self, index: usize) -> Vec<RustType> {
        let row = &self.rows[index];
        match &row.call {
            // A reduction runs where its array is.
            RowCall::Reduction { array, .. } if self.on_device => {
                vec![RustType::slice(array, Memory::Device)]
            }
            // An elementwise function runs where its arrays are.
            RowCall::Elementwise { .. } => {
                let memory = if self.on_device { Memory::Device } else { Memory::Host };
                let read = row.arrays();
                let inputs = read.map(|array| RustType::slice(array, memory));
                inputs
                    .chain(
                        row.elements()
                            .into_iter()
                            .flat_map(|elements| &elements.results)
                            .map(|result| RustType::written(result, memory)),
                    )
                    .collect()
            }
            _ => (row.inputs.iter().enumerate())
                .map(|(index, input)| match self.types.parameter(&input.r#type) {
                    RustType::Closure(closure) => {
                        let is_kept = !closure::is_lent(row, index);
                        RustType::Closure(Box::new(RustClosure { is_kept, ..*closure }))
                    }
                    other => other,
                })
                .collect(),
        }
    }

    /// The comment above one of the C++ declarations, or else above another overload.
    fn comment(&self, indices: &[usize]) -> Option<String> {
        let own = indices.iter().map(|&index| &self.rows[index]);
        own.chain(self.rows).find_map(|row| row.comment.clone())
    }

    /// The common parts of the rows, if there are several and they differ only in the element type of their
    /// first array.
    fn generic(&self) -> Option<Generic<'_>> {
        let rows = || self.indices.iter().map(|&index| &self.rows[index]);
        let elements: Vec<Dtype> = rows().map(element).collect::<Option<_>>()?;
        let distinct = (1..elements.len()).all(|i| !elements[..i].contains(&elements[i]));
        let types: Vec<Vec<RustType>> = self.indices.iter().map(|&index| self.types(index)).collect();
        let count = types.first()?.len();
        if elements.len() < 2 || !distinct || types.iter().any(|types| types.len() != count) {
            return None;
        }
        let column =
            |position: usize| types.iter().map(|types| Some(types[position].clone())).collect::<Vec<_>>();
        let parameters: Option<Vec<RustType>> =
            (0..count).map(|position| in_terms_of(&column(position), &elements).flatten()).collect();
        let results: Vec<Option<RustType>> =
            self.indices.iter().zip(&types).map(|(&index, types)| self.result(index, None, types)).collect();
        let result = in_terms_of(&results, &elements)?;
        // A generic function could not express the lifetime of a borrowed result.
        if matches!(&result, Some(RustType::Class(_, form)) if form.is_borrowed()) {
            return None;
        }
        Some(Generic { seen: self, parameters: parameters?, result, rows: self.indices.clone(), elements })
    }
}

/// The common parts of rows that differ in their element type.
struct Generic<'a> {
    seen: &'a Seen<'a>,
    elements: Vec<Dtype>,
    /// The indices of the rows, in the order of `elements`.
    rows: Vec<usize>,
    parameters: Vec<RustType>,
    result: Option<RustType>,
}

impl Generic<'_> {
    /// These parts with their rows in the order of the given element types, if there is one for each.
    fn in_order_of(self, elements: &[Dtype]) -> Option<Self> {
        let index = |element: &Dtype| self.elements.iter().position(|own| own == element);
        let rows: Option<Vec<usize>> =
            elements.iter().map(|element| Some(self.rows[index(element)?])).collect();
        let rows = rows.filter(|rows| rows.len() == self.rows.len())?;
        Some(Generic { rows, elements: elements.to_vec(), ..self })
    }

    fn function(&self, name: String) -> RustFunction {
        RustFunction {
            name,
            comment: self.seen.comment(&self.rows),
            parameters: self.parameters.clone(),
            result: self.result.clone(),
            receiver: None,
            lifetime: Lifetime::Elided,
            on_device: self.seen.on_device,
            rows: self.rows.clone(),
        }
    }
}

/// The element type of the first array.
fn element(row: &Row) -> Option<Dtype> {
    row.inputs.iter().find_map(|input| Some(input.array()?.element.dtype()))
}

/// The type of a parameter or result in terms of the trait's element type, if all rows agree apart from the
/// element type. `None` in `types` stands for no result.
fn in_terms_of(types: &[Option<RustType>], elements: &[Dtype]) -> Option<Option<RustType>> {
    let first = types.first()?;
    if types.iter().all(|other| other == first) {
        return Some(first.clone());
    }
    let generic = first.as_ref()?.generic(elements[0])?;
    let fits = |(r#type, element): (&Option<RustType>, &Dtype)| {
        r#type.as_ref().and_then(|own| own.generic(*element)).as_ref() == Some(&generic)
    };
    let is_generic = types.iter().zip(elements).all(fits);
    is_generic.then_some(Some(generic))
}

/// The closures that functions for Rust callers accept.
pub(in crate::plan) fn taken_closures<'f>(
    faces: impl Iterator<Item = &'f RustFace>,
    closures: Vec<RustClosure>,
) -> Vec<RustClosure> {
    let functions = faces.flat_map(|face| match face {
        RustFace::Plain(function) => std::slice::from_ref(function),
        RustFace::Generic(generic) => generic.functions.as_slice(),
    });
    let taken: FxHashSet<&ClassType> = functions
        .flat_map(|function| &function.parameters)
        .filter_map(|parameter| match parameter {
            RustType::Closure(closure) => Some(&closure.class),
            _ => None,
        })
        .collect();
    closures.into_iter().filter(|closure| taken.contains(&closure.class)).collect()
}
