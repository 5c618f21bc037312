//! Standard library values that C++ converts: the declarations that a row and a module need for them.

use super::names::Names;
use super::{ClassFace, Plan, PlannedClass, Row, RowCode, RowInput};
use crate::interface::{ByValue, ClassType, CxxCallConversion, Stage, Ty};
use std::collections::BTreeSet;

/// Sets the name for error messages of each argument that C++ converts, and decides which are converted
/// before other arguments are handed to C++: such conversions tell overloads apart, and they may run code
/// that moves arrays and objects.
pub(super) fn prepare(rows: &mut [Row], name: &str, names: &mut Names) {
    let is_overloaded = rows.len() > 1;
    for row in rows {
        let is_beside = row.action.has_this()
            || row.inputs.iter().any(|input| input.array().is_some() || input.r#type.object().is_some())
            || runs_code_before_call(row)
            || has_structs_beside_values(row)
            || has_pointers_beside_values(row);
        let symbol = row.symbol.clone();
        let converted = row.inputs.iter_mut().filter(|input| input.r#type.library().is_some());
        for input in converted {
            input.blame = Some(format!("`{name}`: argument `{}`: ", input.name));
            let symbol = format!("{symbol}_settle_{}", input.safe_name);
            input.settle = (is_overloaded || is_beside).then(|| names.symbol(&symbol, &[], "", false));
        }
        for input in row.inputs.iter_mut().filter(|input| input.record().is_some()) {
            let symbol = format!("{symbol}_bytes_of_{}", input.safe_name);
            input.settle = Some(names.symbol(&symbol, &[], "", false));
        }
    }
}

/// Whether typemap code runs before the call. It may own converted values until C++ is called, so no argument
/// may be refused in between.
fn runs_code_before_call(row: &Row) -> bool {
    let code = |code_around: &RowCode| {
        [Stage::Begin, Stage::Input, Stage::Check].iter().any(|stage| code_around.at(*stage).next().is_some())
    };
    row.code_around.as_deref().is_some_and(code)
}

/// Whether an input is a structured array, whose memory the conversion of another input may move.
fn has_structs_beside_values(row: &Row) -> bool {
    let types = || row.inputs.iter().filter_map(|input| input.r#type.library());
    types().any(is_structured_array) && types().nth(1).is_some()
}

/// Whether an input contains pointers to objects, which the conversion of another input may free.
fn has_pointers_beside_values(row: &Row) -> bool {
    let has_pointers = |r#type: &Ty| {
        let mut types = Vec::new();
        r#type.add_types(&mut types);
        types.iter().any(|each| each.is_pointer())
    };
    let types = || row.inputs.iter().filter_map(|input| input.r#type.library());
    types().any(has_pointers) && types().nth(1).is_some()
}

fn is_structured_array(r#type: &Ty) -> bool {
    r#type.class().is_some_and(|class| class.by_value() == ByValue::Records)
}

/// Whether the memory of a structured array is compared again before the call, because code has run since the
/// array was converted.
pub(crate) fn is_checked_again(row: &Row, input: &RowInput) -> bool {
    let is_first = input.settle.is_some() && (row.inputs.len() > 1 || runs_code_before_call(row));
    is_first && input.r#type.library().is_some_and(is_structured_array)
}

/// A value or array that C++ makes of an argument before the call.
pub(crate) enum Settled<'a> {
    /// A value of this type, in a capsule.
    Value(&'a Ty),
    /// The bytes of structs on a device, as an array.
    Bytes(&'a ClassType),
}

/// The shim's functions that convert arguments before the call, by their names.
pub(crate) fn settled(row: &Row) -> impl Iterator<Item = (&str, Settled<'_>)> {
    row.inputs.iter().filter_map(|input| {
        let value = || input.r#type.library().map(Settled::Value);
        Some((input.settle.as_deref()?, input.record().map(Settled::Bytes).or_else(value)?))
    })
}

impl Plan {
    /// The standard library types of values in the module.
    fn library_types(&self) -> impl Iterator<Item = &Ty> {
        let of_rows = self.bridged().flat_map(|(_, row)| {
            let given = row.inputs.iter().map(|input| &input.r#type);
            given.chain(row.outputs.iter().map(|output| &output.r#type)).filter_map(|r#type| r#type.library())
        });
        let overrides = self.directors.iter().flat_map(|director| &director.functions);
        let overrides = overrides.chain(self.callbacks.iter().map(|callback| &callback.function));
        let cxx_call = overrides.flat_map(|each| each.passed.iter().chain(&each.returned));
        of_rows.chain(cxx_call.filter_map(|value| match &value.value.conversion {
            CxxCallConversion::Library(library) => Some(&library.r#type),
            _ => None,
        }))
    }

    /// The runtime's headers that convert standard library values.
    pub(crate) fn library_headers(&self) -> BTreeSet<&'static str> {
        let mut types = Vec::new();
        self.library_types().for_each(|r#type| r#type.add_types(&mut types));
        let header = |r#type: &&Ty| match r#type {
            Ty::StdVector(_) | Ty::StdSpan(_) => ByValue::Array.header(),
            Ty::Class(class) | Ty::Undeclared(class) => class.by_value().header(),
            _ => None,
        };
        let of_traits = self.has_traits_inside.then_some("quaff/value_traits.hpp");
        types.iter().filter_map(header).chain(of_traits).collect()
    }

    /// The classes of the module that are instantiations of library templates, if values may contain their
    /// objects.
    pub(crate) fn library_classes(&self) -> impl Iterator<Item = &PlannedClass> {
        let is_used = self.library_types().next().is_some();
        let is_bound = |class: &&PlannedClass| {
            let is_of_library = |class: &ClassType| class.by_value() != ByValue::Never;
            !matches!(class.face, ClassFace::Opaque | ClassFace::Pointer)
                && class.r#type.class().is_some_and(is_of_library)
        };
        self.classes.iter().filter(move |_| is_used).filter(is_bound)
    }
}
