//! Structured arrays: arrays of plain structs.

use super::Binding;
use crate::interface::{
    Access, Argument, Array, Crossing, DataForm, Integer, Layout, Memory, Rank, Record, Scalar, Ty, Type,
};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::typemap::{ArrayKind, RuleEffect};

impl Binding {
    /// The structured array for a pointer to its first element.
    ///
    /// # Errors
    /// The directives request something that structured arrays do not support.
    pub(super) fn records(
        &mut self,
        record: &Record,
        kind: ArrayKind,
        layout: Option<RuleEffect>,
        pointer: &Parameter,
    ) -> Result<Argument, Reason> {
        let constant = pointer.r#type.pointee().is_some_and(Ty::is_const);
        let lacks = |what: &str, help: String| Err(Reason::record_array(pointer, &record.class, what, help));
        let is_on_device = kind.memory == Memory::Device;
        if kind.access == Access::Make && !constant {
            let class = &record.class;
            let help = match is_on_device {
                true => "let the caller pass it: write `%inplace_device_array`".to_owned(),
                false => format!("return a `std::vector<{class}>`, and write `%array_result(function)`"),
            };
            return lacks("that is a result", help);
        }
        if layout.is_some() || matches!(kind.rank, Rank::Exactly(2..)) {
            return lacks("with several extents or with strides", "take only its length".to_owned());
        }
        if kind.converts {
            let help = "remove `convert`, and let the caller pass `numpy.asarray(values, dtype)`".to_owned();
            return lacks("that is converted", help);
        }
        let is_read = constant || kind.access == Access::Read;
        let input = self.inputs.len();
        let r#type = match is_on_device {
            true => Type::Array(bytes_on_device(record, is_read)),
            false => record.array(is_read).value().map(Type::Value).expect("it is of the library"),
        };
        record.add_to(&mut self.records);
        self.inputs.push(Crossing::parameter(pointer.name.clone(), r#type, pointer.default.clone()));
        Ok(Argument::Data { input, constant, form: DataForm::Pointer })
    }
}

/// The structured array on a device for a pointer to its first element, as an array of bytes.
fn bytes_on_device(record: &Record, is_read: bool) -> Array {
    Array {
        element: Scalar::Integer(Integer::byte()),
        memory: Memory::Device,
        access: if is_read { Access::Read } else { Access::Write },
        rank: Rank::Any,
        layout: Layout::C,
        sequence: false,
        converts: false,
        by_numpy: false,
        in_place: false,
        fixed: Vec::new(),
        record: Some(record.class.clone()),
    }
}

/// Checks that a structured array shares its length with no other array, because their lengths would not be
/// compared.
///
/// # Errors
/// The array shares its length.
pub(super) fn check_own_length(arrays: &[usize], parameters: &[Parameter]) -> Result<(), Reason> {
    let of_structs =
        arrays.iter().find_map(|&at| Some((&parameters[at], parameters[at].record.as_ref().ok()?)));
    match of_structs.filter(|_| arrays.len() > 1) {
        Some((pointer, record)) => Err(Reason::record_array(
            pointer,
            &record.class,
            "that shares its length with another array",
            "write a function that takes a length for each array, for example in `%inline %{ … %}`"
                .to_owned(),
        )),
        None => Ok(()),
    }
}
