//! The typemaps of a place above the current item, for members that an extension adds to a class there.

use crate::lower::code_typemap::TablesByMethod;
use std::ops::Range;

/// The typemaps that apply at a place: those with code, and the rules that do not apply there.
pub struct HeldTypemaps<'s> {
    pub with_code: TablesByMethod<'s>,
    pub hidden: Range<usize>,
}
