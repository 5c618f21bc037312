//! The typemaps that `%apply` supports: numpy.i's, by the names that numpy.i gives their parameters.

use super::role::Role;
use crate::interface::{Access, Memory, Rank, Ty};
use crate::syntax::{ParameterSyntax, TypeSyntax};

/// A typemap: the C++ parameters that it takes together, and the array that its caller passes for them or gets.
pub struct Typemap {
    /// The name of the parameter with the array's address.
    pub name: &'static str,
    pub rank: Rank,
    pub kind: TypemapKind,
    /// Whether the first axis is the fastest.
    pub fortran: bool,
}

/// The use that C++ makes of the array.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TypemapKind {
    Passed(Access),
    /// C++ says where it is.
    View {
        /// The array frees the memory.
        managed: bool,
    },
}

/// The form in which C++ takes the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `(T* IN_ARRAY2, L DIM1, L DIM2)`, in any order.
    Pointer,
    /// `(T IN_ARRAY2[ANY][ANY])`
    Fixed,
    /// `(T** IN_ARRAY3, L DIM1, L DIM2, L DIM3)`: the addresses of the parts along the first axis.
    Planes,
    /// `(T** ARGOUTVIEW_ARRAY1, L* DIM1)`
    View,
}

/// The properties that a rule gives an array.
#[derive(Clone, Copy)]
pub struct ArrayKind {
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
    /// Whether NumPy may convert the caller's argument to such an array.
    pub converts: bool,
    /// The typemap's properties in numpy.i, if it is from there.
    pub numpy: Option<OfNumpy>,
}

/// The additional properties of one of numpy.i's typemaps.
#[derive(Clone, Copy)]
pub struct OfNumpy {
    pub form: Form,
    pub fortran: bool,
}

const fn typemap(name: &'static str, rank: u8, kind: TypemapKind, fortran: bool) -> Typemap {
    Typemap { name, rank: Rank::Exactly(rank), kind, fortran }
}

const fn passed(name: &'static str, rank: u8, access: Access) -> Typemap {
    typemap(name, rank, TypemapKind::Passed(access), false)
}

const fn fortran(name: &'static str, rank: u8, access: Access) -> Typemap {
    typemap(name, rank, TypemapKind::Passed(access), true)
}

const fn view(name: &'static str, rank: u8, fortran: bool) -> Typemap {
    typemap(name, rank, TypemapKind::View { managed: false }, fortran)
}

const fn managed(name: &'static str, rank: u8, fortran: bool) -> Typemap {
    typemap(name, rank, TypemapKind::View { managed: true }, fortran)
}

pub const TYPEMAPS: [Typemap; 33] = [
    passed("IN_ARRAY1", 1, Access::Read),
    passed("IN_ARRAY2", 2, Access::Read),
    passed("IN_ARRAY3", 3, Access::Read),
    passed("IN_ARRAY4", 4, Access::Read),
    fortran("IN_FARRAY2", 2, Access::Read),
    fortran("IN_FARRAY3", 3, Access::Read),
    fortran("IN_FARRAY4", 4, Access::Read),
    passed("INPLACE_ARRAY1", 1, Access::Write),
    passed("INPLACE_ARRAY2", 2, Access::Write),
    passed("INPLACE_ARRAY3", 3, Access::Write),
    passed("INPLACE_ARRAY4", 4, Access::Write),
    fortran("INPLACE_FARRAY2", 2, Access::Write),
    fortran("INPLACE_FARRAY3", 3, Access::Write),
    fortran("INPLACE_FARRAY4", 4, Access::Write),
    Typemap {
        name: "INPLACE_ARRAY_FLAT",
        rank: Rank::Any,
        kind: TypemapKind::Passed(Access::Write),
        fortran: false,
    },
    passed("ARGOUT_ARRAY1", 1, Access::Make),
    passed("ARGOUT_ARRAY2", 2, Access::Make),
    passed("ARGOUT_ARRAY3", 3, Access::Make),
    passed("ARGOUT_ARRAY4", 4, Access::Make),
    view("ARGOUTVIEW_ARRAY1", 1, false),
    view("ARGOUTVIEW_ARRAY2", 2, false),
    view("ARGOUTVIEW_ARRAY3", 3, false),
    view("ARGOUTVIEW_ARRAY4", 4, false),
    view("ARGOUTVIEW_FARRAY2", 2, true),
    view("ARGOUTVIEW_FARRAY3", 3, true),
    view("ARGOUTVIEW_FARRAY4", 4, true),
    managed("ARGOUTVIEWM_ARRAY1", 1, false),
    managed("ARGOUTVIEWM_ARRAY2", 2, false),
    managed("ARGOUTVIEWM_ARRAY3", 3, false),
    managed("ARGOUTVIEWM_ARRAY4", 4, false),
    managed("ARGOUTVIEWM_FARRAY2", 2, true),
    managed("ARGOUTVIEWM_FARRAY3", 3, true),
    managed("ARGOUTVIEWM_FARRAY4", 4, true),
];

impl Typemap {
    /// The form in which a parameter with its name takes it, if it has that.
    pub fn form(&self, data: &ParameterSyntax) -> Option<Form> {
        let is_double = matches!(&data.r#type, TypeSyntax::Pointer(inner) if is_pointer(inner));
        let form = match (self.kind, data.length()) {
            (TypemapKind::View { .. }, _) => Form::View,
            (_, Some(_)) => Form::Fixed,
            (_, None) if is_double => Form::Planes,
            (_, None) => Form::Pointer,
        };
        let Rank::Exactly(rank) = self.rank else { return Some(form).filter(|form| *form == Form::Pointer) };
        let is_result = self.kind == TypemapKind::Passed(Access::Make);
        let is_known = match form {
            Form::Pointer => !is_result || rank == 1,
            Form::Fixed => !self.fortran,
            Form::Planes => !self.fortran && !is_result && rank > 2,
            Form::View => is_double,
        };
        is_known.then_some(form)
    }

    /// The number of parameters that it takes in a form.
    pub fn count(&self, form: Form) -> usize {
        match (form, self.rank) {
            (Form::Fixed, _) => 1,
            (_, Rank::Any) => 2,
            (_, Rank::Exactly(rank)) => 1 + usize::from(rank),
        }
    }

    /// The role of a parameter with this name in the typemap.
    pub fn role(&self, name: &str) -> Option<Role> {
        if name == self.name {
            return Some(Role::Data);
        }
        match (self.rank, name.strip_prefix("DIM")) {
            (Rank::Any, Some("_FLAT")) => Some(Role::Size),
            (Rank::Exactly(1), Some("1")) => Some(Role::Size),
            (Rank::Exactly(rank), Some(axis)) => {
                let axis = axis.parse().ok().filter(|axis| (1..=rank).contains(axis) && rank > 1)?;
                Some(Role::Extent(axis - 1))
            }
            _ => None,
        }
    }
}

fn is_pointer(r#type: &TypeSyntax) -> bool {
    match r#type {
        TypeSyntax::Pointer(_) => true,
        TypeSyntax::Const(inner) => is_pointer(inner),
        _ => false,
    }
}

impl Form {
    /// The elements of the array whose address a parameter of this type has, `const` or not.
    pub fn element(self, data: &Ty) -> Option<&Ty> {
        let mut element = data.pointee()?;
        match self {
            Form::Pointer => {}
            Form::Fixed => {
                while let Ty::Array(inner, _) = element {
                    element = inner;
                }
            }
            Form::Planes | Form::View => element = element.pointee()?,
        }
        element.element().map(|_| element)
    }
}

/// The typemaps that can be applied, for the help of an error.
pub const KNOWN: &str = "the typemaps are numpy.i's: `(T* IN_ARRAY1, L DIM1)` to `(T* IN_ARRAY4, L DIM1, L DIM2, L DIM3, L \
                         DIM4)`, the same with `INPLACE_ARRAY1` and so on, `FARRAY` instead of `ARRAY` for \
                         Fortran order, \
                         `[ANY]` after them for fixed extents, `ARGOUT_ARRAY1`, `ARGOUTVIEW_ARRAY1`, \
                         `ARGOUTVIEWM_ARRAY1` and \
                         so on, `(T* INPLACE_ARRAY_FLAT, L DIM_FLAT)`, and `T* INPUT`, `OUTPUT` and `INOUT` for one number; \
                         `quaff.i` has directives for more: `%in_array(pointer, length)`, \
                         `%in_device_array(pointer, length)` and others";
