//! The typemaps that `%apply` supports: those of numpy.i, with numpy.i's names for their parameters; and the
//! parts of a rule: its effect, and the roles of its parameters, with the argument that C++ gets for each
//! role, and the types that a parameter with this role can have.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Access, FunctionTy, Memory, Rank, Scalar, Ty};
use crate::lower::types::Resolver;
use crate::syntax::{ParameterSyntax, TypeSyntax};

/// A typemap: the C++ parameters that belong together, and the array that the caller passes or gets for them.
pub struct Typemap {
    /// The name of the parameter with the address of the array.
    pub name: &'static str,
    pub rank: Rank,
    pub kind: TypemapKind,
    /// Whether the first axis is contiguous, as in Fortran.
    pub fortran: bool,
}

/// How C++ uses the array.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TypemapKind {
    Passed(Access),
    /// C++ writes the address of an array.
    View {
        /// Whether the array frees the memory.
        managed: bool,
    },
}

/// The form of the C++ parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A pointer and extents: `(T* IN_ARRAY2, L DIM1, L DIM2)`, in any order.
    Pointer,
    /// An array with fixed extents: `(T IN_ARRAY2[ANY][ANY])`.
    Fixed,
    /// `(T** IN_ARRAY3, L DIM1, L DIM2, L DIM3)`: the addresses of the parts along the first axis.
    Planes,
    /// Pointers to the address and to the extents: `(T** ARGOUTVIEW_ARRAY1, L* DIM1)`.
    View,
}

/// The properties of an array, according to a rule.
#[derive(Clone, Copy)]
pub struct ArrayKind {
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
    /// Whether NumPy may convert the caller's argument to an array.
    pub converts: bool,
    /// The additional properties, if the typemap is one of numpy.i's.
    pub numpy: Option<NumpyTypemap>,
}

/// The additional properties of numpy.i's typemaps.
#[derive(Clone, Copy)]
pub struct NumpyTypemap {
    pub form: Form,
    pub fortran: bool,
}

/// The effect of a rule on its parameters.
#[derive(Clone, Copy)]
pub enum RuleEffect {
    /// The caller passes an array.
    Array(ArrayKind),
    /// The array of the pointer has strides: parameters, or 1 along the axis `unit`.
    Strides { rank: u8, unit: Option<u8> },
    /// The array of the pointer is in Fortran order.
    Fortran,
    /// The stream is not a parameter for the caller.
    Stream,
    /// The caller passes a callable for the function pointer and its user data.
    Callback,
    /// The pointer or reference refers to one number.
    Number(NumberDirection),
    /// C++ writes the address of an array for the caller.
    View(View),
    /// No rule applies to the parameters any more.
    Cleared,
}

/// An output array whose address C++ writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub fortran: bool,
    /// Whether the array frees the memory.
    pub managed: bool,
}

/// The direction in which a number behind a pointer or reference crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberDirection {
    Input,
    Output,
    Both,
}

impl NumberDirection {
    /// The direction with this name in typemaps.i.
    pub fn named(name: &str) -> Option<NumberDirection> {
        match name {
            "INPUT" => Some(NumberDirection::Input),
            "OUTPUT" => Some(NumberDirection::Output),
            "INOUT" => Some(NumberDirection::Both),
            _ => None,
        }
    }
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
    /// The form of a parameter with the typemap's name, if the typemap has this form.
    pub fn form(&self, data: &ParameterSyntax) -> Option<Form> {
        let is_double = matches!(&data.r#type, TypeSyntax::Pointer(inner) if is_pointer(inner));
        let form = match (self.kind, data.length()) {
            (TypemapKind::View { .. }, _) => Form::View,
            (_, Some(_)) => Form::Fixed,
            (_, None) if is_double => Form::Planes,
            (_, None) => Form::Pointer,
        };
        (self.has(form) && (form != Form::View || is_double)).then_some(form)
    }

    /// Whether the typemap has this form.
    pub fn has(&self, form: Form) -> bool {
        let TypemapKind::Passed(access) = self.kind else { return form == Form::View };
        let Rank::Exactly(rank) = self.rank else { return form == Form::Pointer };
        let is_result = access == Access::Make;
        match form {
            Form::Pointer => !is_result || rank == 1,
            Form::Fixed => !self.fortran,
            Form::Planes => !self.fortran && !is_result && rank > 2,
            Form::View => false,
        }
    }

    /// The effect of the typemap in this form.
    pub fn effect(&self, form: Form) -> RuleEffect {
        let Typemap { rank, kind, fortran, .. } = *self;
        match kind {
            TypemapKind::View { managed } => RuleEffect::View(View { fortran, managed }),
            TypemapKind::Passed(access) => {
                let numpy = Some(NumpyTypemap { form, fortran });
                RuleEffect::Array(ArrayKind { memory: Memory::Host, access, rank, converts: false, numpy })
            }
        }
    }

    /// The number of parameters in this form.
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
    /// The element type, `const` or not, for a parameter of this type.
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

/// The supported typemaps, for the help of an error.
pub const KNOWN: &str = "the typemaps are numpy.i's: `(T* IN_ARRAY1, L DIM1)` to `(T* IN_ARRAY4, L DIM1, L DIM2, L DIM3, L \
                         DIM4)`, the same with `INPLACE_ARRAY1` and so on, `FARRAY` instead of `ARRAY` for \
                         Fortran order, \
                         `[ANY]` after them for fixed extents, `ARGOUT_ARRAY1`, `ARGOUTVIEW_ARRAY1`, \
                         `ARGOUTVIEWM_ARRAY1` and \
                         so on, `(T* INPLACE_ARRAY_FLAT, L DIM_FLAT)`, and `T* INPUT`, `OUTPUT` and `INOUT` for one number; \
                         `quaff.i` has directives for more: `%in_array(pointer, length)`, \
                         `%in_device_array(pointer, length)` and others";

/// The meaning of a parameter for C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The array's address.
    Data,
    /// The number of the array's elements.
    Size,
    /// The array's extent along an axis.
    Extent(u8),
    /// The array's stride along an axis, in elements.
    Stride(u8),
    /// The stream of the call.
    Stream,
    /// A pointer to a function, through which C++ calls the caller's callable.
    Function,
    /// The user data, through which that function finds the callable.
    UserData,
}

impl Role {
    /// Checks that a parameter in an `%apply` can have this role.
    ///
    /// # Errors
    /// The parameter has another type.
    pub fn check(
        self,
        form: Form,
        parameter: &ParameterSyntax,
        resolver: Resolver,
    ) -> Result<(), Diagnostic> {
        let r#type = resolver.resolve(&parameter.r#type);
        let is_array = (self, form) != (Role::Data, Form::Fixed) || parameter.length().is_some();
        if is_array && self.can_be(form, &r#type) {
            return Ok(());
        }
        let (wanted, help) = match self {
            Role::Data if form == Form::Fixed => {
                ("an array of numbers", "specify the number of elements: `double values[3]`")
            }
            Role::Data if form != Form::Pointer => {
                ("a pointer to a pointer to numbers", "the typemap is for `T**`")
            }
            Role::Size | Role::Extent(_) if form == Form::View => {
                ("a pointer to an integer", "C++ writes the extents of a view")
            }
            Role::Data => (
                "a pointer to numbers",
                "write exact types, without template parameters: a rule for `T*` matches nothing",
            ),
            Role::Size | Role::Extent(_) | Role::Stride(_) => {
                ("an integer", "the length must have an integer type, such as `int` or `std::size_t`")
            }
            Role::Function => (
                "a pointer to a function",
                "name the parameters of the function and of its data: `%callback_data(f, data)`",
            ),
            Role::UserData => ("a `void *`", "C++ passes it to the function: `%callback_data(f, data)`"),
            Role::Stream => {
                ("a stream", "name the parameter that takes the stream: `%device_stream(stream)`")
            }
        };
        let message = format!("`{}` is not {wanted}", parameter.r#type);
        Err(Diagnostic::error(code::TYPEMAP_TARGET, parameter.span, message).help(help))
    }

    /// Whether a parameter of this type can have the role in this form.
    pub fn can_be(self, form: Form, r#type: &Ty) -> bool {
        match self {
            Role::Data => form.element(r#type).is_some(),
            Role::Size | Role::Extent(_) | Role::Stride(_) => {
                let number = if form == Form::View { r#type.pointee() } else { Some(r#type) };
                matches!(number.and_then(Ty::scalar), Some(Scalar::Integer(_)))
            }
            // CUDA's two names for a stream are the same type.
            Role::Stream => r#type.is_stream(),
            Role::Function => {
                matches!(r#type, Ty::FunctionPointer(function) if data_position(function).is_some())
            }
            Role::UserData => r#type.pointee().is_some_and(Ty::is_void),
        }
    }
}

/// The position of the user data among the parameters of a function type: the last `void *`, if there is one.
pub fn data_position(function: &FunctionTy) -> Option<usize> {
    let is_data = |r#type: &Ty| r#type.pointee().is_some_and(|pointee| pointee.without_const().is_void());
    let position = function.parameters.iter().rposition(is_data);
    position.filter(|_| function.class.is_none())
}
