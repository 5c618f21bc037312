//! The arrays of an elementwise function, as arguments of its loop, with the layout of
//! `include/quaff/element_loop.hpp`.

use crate::core::dtype::Dtype;
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::marker::PhantomData;

/// The operands of an elementwise function, results first, and the axes along which all of them are walked.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct ElementLoop<'a> {
    operands: usize,
    memory: *const *mut c_void,
    dtypes: *const Dtype,
    ndim: usize,
    shape: *const usize,
    strides: *const isize,
    is_huge: bool,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the same fields in the same order as `quaff::ElementLoop` in C++, which is trivially copyable.
unsafe impl ExternType for ElementLoop<'_> {
    type Id = type_id!("quaff::ElementLoop");
    type Kind = kind::Trivial;
}

impl<'a> ElementLoop<'a> {
    /// The loop over `shape`, which has at least one axis; `strides` has one per axis for each operand.
    /// `is_huge` makes the results bypass the caches.
    #[inline]
    pub(crate) fn new(
        memory: &'a [*mut u8],
        dtypes: &'a [Dtype],
        shape: &'a [usize],
        strides: &'a [isize],
        is_huge: bool,
    ) -> ElementLoop<'a> {
        debug_assert!(!shape.is_empty() && memory.len() == dtypes.len());
        debug_assert_eq!(strides.len(), memory.len() * shape.len());
        ElementLoop {
            operands: memory.len(),
            memory: memory.as_ptr().cast(),
            dtypes: dtypes.as_ptr(),
            ndim: shape.len(),
            shape: shape.as_ptr(),
            strides: strides.as_ptr(),
            is_huge,
            lifetime: PhantomData,
        }
    }
}
