//! Arrays: their ranks and layouts, the C++ parameters for sizes, extents and strides, and structured arrays,
//! which are arrays of plain structs.

use super::Binding;
use crate::interface::{
    Access, Argument, Array, Axis, Crossing, DataForm, Integer, Layout, Memory, Rank, Record, Scalar, Ty,
    Type,
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

/// The extents in the type of an array parameter.
pub(super) fn fixed_extents(parameter: &Parameter) -> Result<Vec<u64>, Reason> {
    let mut texts: Vec<&str> = parameter.length.as_deref().into_iter().collect();
    let mut element = parameter.r#type.pointee();
    while let Some(Ty::Array(inner, length)) = element {
        texts.push(length);
        element = Some(inner);
    }
    let number = |text: &&str| text.trim_end_matches(['u', 'U', 'l', 'L']).parse().ok();
    let extents: Option<Vec<u64>> = texts.iter().map(number).collect();
    extents.ok_or_else(|| Reason::extent_without_number(parameter))
}

/// The rank and layout of an array, according to its directives.
pub(super) fn laid_out(
    rank: Rank,
    effect: Option<RuleEffect>,
    pointer: &Parameter,
) -> Result<(Rank, Layout), Reason> {
    match effect {
        Some(RuleEffect::Strides { rank: wanted, unit }) => match rank {
            Rank::Any if wanted != 1 => Err(Reason::strides_of_another_rank(pointer, 1)),
            Rank::Exactly(rank) if rank != wanted => Err(Reason::strides_of_another_rank(pointer, rank)),
            _ => Ok((Rank::Exactly(wanted), Layout::Strided { rank: wanted, unit })),
        },
        Some(RuleEffect::Fortran) => Ok((rank, Layout::Fortran)),
        _ => Ok((rank, Layout::C)),
    }
}

/// Binds the stride of an array along an axis. There must be only one such array.
pub(super) fn stride(of: &[Axis], parameters: &[Parameter], position: usize) -> Result<Argument, Reason> {
    let Parameter { name, r#type, .. } = &parameters[position];
    match (of, r#type.scalar()) {
        (&[of], Some(Scalar::Integer(r#type))) => Ok(Argument::Stride { name: name.clone(), of, r#type }),
        _ => Err(Reason::stride_of_several(&parameters[position])),
    }
}

/// Binds the size of arrays.
pub(super) fn size(
    inputs: Vec<usize>,
    parameters: &[Parameter],
    position: usize,
) -> Result<Argument, Reason> {
    match parameters[position].r#type.scalar() {
        Some(Scalar::Integer(r#type)) => Ok(Argument::Size { inputs, r#type }),
        _ => Err(Reason::parameter(parameters, position)),
    }
}

/// Binds the extent of arrays, each along one axis.
pub(super) fn extent(of: Vec<Axis>, parameters: &[Parameter], position: usize) -> Result<Argument, Reason> {
    let Parameter { name, r#type, .. } = &parameters[position];
    match r#type.scalar() {
        Some(Scalar::Integer(r#type)) => Ok(Argument::Extent { name: name.clone(), of, r#type }),
        _ => Err(Reason::parameter(parameters, position)),
    }
}
