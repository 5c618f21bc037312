//! Function pointer parameters: the functions of the module that callers can pass for them, and the types by
//! which the runtime checks functions of other libraries.

use super::classes::ClassPlaces;
use super::names::Names;
use super::{PlannedClass, PlannedFunction, PlannedVariable};
use crate::dtype::DtypeKind;
use crate::interface::{ClassType, FunctionTy, Interface, Ty};
use rustc_hash::FxHashSet;

/// A type of function pointers in the parameters of some function.
#[derive(Debug)]
pub struct PlannedFunctionPointer {
    pub r#type: Ty,
    /// The name of the table in Rust: `F_INT_INT_FUNCTIONS`.
    pub constant: String,
    /// The function type in C++: `int (int)`.
    pub cxx: String,
    /// The result followed by the parameters, if all have counterparts in C.
    pub signature: Option<Vec<SignatureType>>,
    /// The tables of the module's functions of this type, each with the table of the function that returns
    /// its address.
    pub functions: Vec<(String, String)>,
}

/// A C type, as far as the calling convention depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignatureType {
    Void,
    Bool,
    /// A signed integer of this size in bytes; the sizes of the other variants have the same meaning.
    Signed(usize),
    Unsigned(usize),
    Float(usize),
    Pointer,
}

/// The functions, variables and classes of the module, among which the tables of functions are found.
pub(super) struct TableLookup<'p> {
    pub functions: &'p [PlannedFunction],
    pub variables: &'p [PlannedVariable],
    pub classes: &'p [PlannedClass],
    pub places: &'p ClassPlaces,
}

pub(super) fn of(
    interface: &Interface,
    known: &TableLookup,
    names: &mut Names,
) -> Vec<PlannedFunctionPointer> {
    let (mut seen, mut planned) = (FxHashSet::default(), Vec::new());
    let inputs = interface.functions().flat_map(|function| &function.inputs);
    let assigned = interface.variables().flat_map(|variable| &variable.assign);
    for input in inputs.chain(assigned.flat_map(|function| &function.inputs)) {
        let Some(object) = input.r#type.object() else { continue };
        let Ty::Function(called) = &object.r#type else { continue };
        if called.class.is_some() || !seen.insert(&object.r#type) {
            continue;
        }
        let class = known.places.get(&object.r#type).map(|class| &known.classes[class]);
        let label = class.map_or("functions", |class| class.constant.as_str()).to_lowercase();
        planned.push(PlannedFunctionPointer {
            r#type: object.r#type.clone(),
            constant: names.constant(&format!("{label}_functions")),
            cxx: object.r#type.to_string(),
            signature: signature(called),
            functions: functions(interface, called, known),
        });
    }
    planned
}

fn functions(interface: &Interface, called: &FunctionTy, known: &TableLookup) -> Vec<(String, String)> {
    let of_type = interface.addresses.iter().filter(|address| address.called == *called);
    let tables = of_type.filter_map(|address| {
        let function = &interface[address.function];
        let table = known.function(function.class.as_ref(), &function.name)?;
        let reader = match &function.class {
            Some(class) => known.function(Some(class), &address.name)?,
            None => {
                let mut variables = known.variables.iter().filter(|variable| variable.is_constant);
                variables.find(|variable| variable.name == address.name)?.read.constant.clone()
            }
        };
        Some((table, reader))
    });
    tables.collect()
}

impl TableLookup<'_> {
    /// The table of a function, which may be a member of a class.
    fn function(&self, class: Option<&ClassType>, name: &str) -> Option<String> {
        let named = |function: &&PlannedFunction| function.name == name;
        match class {
            Some(class) => {
                let class = self.places.get(&Ty::Class(class.clone()))?;
                self.classes[class].functions().find(named).map(|function| function.constant.clone())
            }
            None => self.functions.iter().find(named).map(|function| function.constant.clone()),
        }
    }
}

fn signature(called: &FunctionTy) -> Option<Vec<SignatureType>> {
    let types = [&called.returns].into_iter().chain(&called.parameters);
    types.map(SignatureType::of).collect()
}

impl SignatureType {
    fn of(r#type: &Ty) -> Option<SignatureType> {
        let builtin = match r#type.without_const() {
            Ty::Builtin(builtin) | Ty::Enum(_, builtin) => builtin,
            Ty::Pointer(_) | Ty::Reference(_) | Ty::RvalueReference(_) | Ty::FunctionPointer(_) => {
                return Some(SignatureType::Pointer);
            }
            _ => return None,
        };
        if r#type.is_void() {
            return Some(SignatureType::Void);
        }
        if r#type.is_char() {
            return Some(SignatureType::Signed(1));
        }
        let dtype = builtin.scalar()?.dtype();
        let size = usize::from(dtype.bits()) / 8;
        match dtype.kind() {
            DtypeKind::Bool => Some(SignatureType::Bool),
            DtypeKind::Signed => Some(SignatureType::Signed(size)),
            DtypeKind::Unsigned => Some(SignatureType::Unsigned(size)),
            DtypeKind::Float => Some(SignatureType::Float(size)),
            DtypeKind::Half | DtypeKind::Complex => None,
        }
    }
}
