//! The members of a class: methods, properties, static functions and static data.

use crate::python::table::Function;

/// A member of a class. Nested classes have the name of the enclosing class in their own names.
pub enum Member {
    /// Called on an instance: its entry is made by [`method!`](crate::method) or
    /// [`operator!`](crate::operator).
    Method(&'static Function),
    /// A method that leaves the object unchanged, according to C++. Its entry is made by
    /// [`const_method!`](crate::const_method) or [`const_operator!`](crate::const_operator).
    ConstMethod(&'static Function),
    /// Called on the class.
    Static(&'static Function),
    Property(Property),
    StaticData(StaticMember),
    /// `__iter__`, which calls `__getitem__` with increasing indices until there are no more elements.
    Iteration,
}

impl Member {
    /// A data member of an instance: a function that reads it, and one that writes it, if C++ can.
    pub const fn property(get: &'static Function, set: Option<&'static Function>) -> Member {
        Member::Property(Property { get, set })
    }

    /// A static data member.
    pub const fn static_data(get: &'static Function, set: Option<&'static Function>) -> Member {
        Member::StaticData(StaticMember { get, set })
    }
}

/// A static data member, read and written through C++ each time.
#[derive(Clone, Copy)]
pub struct StaticMember {
    pub(crate) get: &'static Function,
    /// `None` for a constant.
    pub(crate) set: Option<&'static Function>,
}

/// The [`Entry`](crate::python::Entry) of a method; the [`Function`] and the [`Class`](crate::python::Class)
/// are `static`s.
#[macro_export]
macro_rules! method {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_method)
    };
}

/// The entry of a method that leaves its object unchanged.
#[macro_export]
macro_rules! const_method {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_const_method)
    };
}

/// The entry of an operator that leaves its object unchanged.
#[macro_export]
macro_rules! const_operator {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_const_operator)
    };
}

/// The [`Entry`](crate::python::Entry) of an operator, which leaves operands that it does not accept to the
/// other type.
#[macro_export]
macro_rules! operator {
    ($function:path, $class:path) => {
        $crate::entry_on!($function, $class, call_operator)
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! entry_on {
    ($function:path, $class:path, $call:ident) => {{
        unsafe extern "C" fn entry(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies, with an instance of
            // the class's type, the lock held and live arguments that outlast the call.
            unsafe { $crate::python::$call(&$function, &$class, instance, arguments, count, keywords) }
        }
        // SAFETY: the function returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// An attribute of an instance.
pub struct Property {
    pub(crate) get: &'static Function,
    /// The function that writes the attribute; `None` if C++ cannot write it.
    pub(crate) set: Option<&'static Function>,
}
