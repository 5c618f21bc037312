//! The parameters of the functions for C: for each value that is passed, for the stream and for the result.
//! The header declares them, and the crate defines them.

use super::CApiFunction;
use crate::dtype::{Dtype, DtypeKind};
use crate::interface::Memory;
use crate::plan::{PlainResult, PlainType};

/// A parameter of a function for C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CParameter {
    pub name: String,
    pub r#type: CType,
}

/// The type of a parameter of a function for C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CType {
    Number(Dtype),
    /// The address of a number, or of the first of several.
    Address {
        element: Dtype,
        is_written: bool,
    },
    /// A `char`.
    Character,
    /// A text that ends with a zero.
    Text,
    /// The number of elements at the address in the previous parameter.
    Size,
    /// The address of the extents of the array in the previous parameter.
    Extents,
    Tensor {
        is_written: bool,
    },
    /// A CUDA stream.
    Stream,
    /// The address to which a `char` is written.
    CharacterResult,
    /// The address to which the address of a text is written. The caller frees the text.
    TextResult,
    /// The address to which the address of elements is written. The caller frees the elements.
    ElementsResult(Dtype),
    /// The address to which the address of elements of one of several types is written. The caller frees the
    /// elements.
    AnyResult,
    /// The address to which the element type is written.
    TypeResult,
    /// The address to which the size of a text or the number of elements is written.
    SizeResult,
    /// The handle of an object of a class, by the class's index.
    Handle {
        class: usize,
        is_constant: bool,
    },
    /// The address to which the handle of an object of a class is written, by the class's index.
    HandleResult(usize),
    /// An address that is passed on to C++.
    Pointer {
        is_constant: bool,
    },
    /// The address to which an address from C++ is written.
    PointerResult,
    /// A tree, which is read during the call.
    Tree,
    /// The place for the address of a tree, which the caller frees.
    TreeResult,
}

impl CApiFunction<'_> {
    /// The parameters of the function for C, in order.
    pub fn c_parameters(&self) -> Vec<CParameter> {
        let passed = self.parameters.iter().flat_map(|each| each.r#type.in_c(&each.name));
        let stream = self.has_stream().then(|| CParameter::new("stream", CType::Stream));
        passed.chain(stream).chain(self.result.into_iter().flat_map(PlainResult::in_c)).collect()
    }

    /// Whether the caller passes a stream.
    pub fn has_stream(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.r#type.has_stream())
    }
}

impl CType {
    /// Whether quaff does not dereference the parameter: a number, a handle, or an address for C++.
    pub fn is_value(self) -> bool {
        matches!(self, CType::Number(_) | CType::Handle { .. } | CType::Pointer { .. })
    }
}

impl CParameter {
    fn new(name: &str, r#type: CType) -> CParameter {
        CParameter { name: name.to_owned(), r#type }
    }

    fn address(name: &str, element: Dtype, is_written: bool) -> CParameter {
        CParameter::new(name, CType::Address { element, is_written })
    }
}

impl PlainType {
    /// The C parameters for a parameter with this name.
    pub(super) fn in_c(self, name: &str) -> Vec<CParameter> {
        match self {
            // C has no complex numbers that C++ and Rust pass in the same way.
            PlainType::Scalar(dtype) if dtype.kind() == DtypeKind::Complex => {
                vec![CParameter::address(name, dtype, false)]
            }
            PlainType::Scalar(dtype) | PlainType::Enum(dtype) => {
                vec![CParameter::new(name, CType::Number(dtype))]
            }
            PlainType::Character => vec![CParameter::new(name, CType::Character)],
            PlainType::Text => vec![CParameter::new(name, CType::Text)],
            PlainType::Elements { element, is_written, shaped, .. } => vec![
                CParameter::address(name, element, is_written),
                match shaped {
                    None => CParameter::new(&size(name), CType::Size),
                    Some(_) => CParameter::new(&shape(name), CType::Extents),
                },
            ],
            PlainType::Tensor { is_written } => {
                vec![CParameter::new(name, CType::Tensor { is_written })]
            }
            PlainType::Object { class, is_constant, .. } => {
                vec![CParameter::new(name, CType::Handle { class, is_constant })]
            }
            PlainType::Tree(_) => vec![CParameter::new(name, CType::Tree)],
            PlainType::Pointer { is_constant } => vec![CParameter::new(name, CType::Pointer { is_constant })],
        }
    }

    /// Whether a call with a parameter of this type needs a stream.
    fn has_stream(self) -> bool {
        matches!(self, PlainType::Tensor { .. } | PlainType::Elements { memory: Memory::Device, .. })
    }
}

impl PlainResult {
    /// The C parameters for the result.
    fn in_c(self) -> Vec<CParameter> {
        let own = |r#type| CParameter::new("result", r#type);
        let size = CParameter::new(&size("result"), CType::SizeResult);
        match self {
            PlainResult::Scalar(dtype) | PlainResult::Enum(dtype) => {
                vec![CParameter::address("result", dtype, true)]
            }
            PlainResult::Character => vec![own(CType::CharacterResult)],
            PlainResult::Text | PlainResult::OptionalText => vec![own(CType::TextResult), size],
            PlainResult::Vector(element) => vec![own(CType::ElementsResult(element)), size],
            PlainResult::Vectors(_) => {
                vec![own(CType::AnyResult), size, CParameter::new("result_type", CType::TypeResult)]
            }
            PlainResult::Object { class, .. } => vec![own(CType::HandleResult(class))],
            PlainResult::Pointer => vec![own(CType::PointerResult)],
            PlainResult::Tree(_) => vec![own(CType::TreeResult)],
        }
    }
}

/// The name of the number of elements, after their address.
pub fn size(name: &str) -> String {
    format!("{name}_size")
}

/// The name of the extents of elements, after their address.
pub fn shape(name: &str) -> String {
    format!("{name}_shape")
}
