//! The shapes of arrays: their ranks and layouts, and the C++ parameters for sizes, extents and strides.

use crate::interface::{Argument, Axis, Layout, Rank, Scalar, Ty};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::typemap::RuleEffect;

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
