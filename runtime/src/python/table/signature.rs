//! The C++ functions of a bridge by their signatures: the conversion of each Python argument, and the call.
//!
//! `(Contiguous, f64)` with the result `f32` represents `bool f(const quaff::Contiguous &, double, float &)
//! noexcept`. A table of functions therefore contains only pointers, and functions with the same signature
//! share the code that calls them.

use crate::core::object::{Object, PythonObject};
use crate::python::interpreter::Result;
use crate::python::table::{Arguments, PlainArguments, Unfit, Value};
use pyo3::ffi;
use std::marker::PhantomData;

/// The conversion for one parameter of a C++ function.
pub trait Passed: 'static {
    /// The value that is read from Python's argument, and lives as long as the call.
    type Read<'a>: Send;
    /// The value that C++ takes.
    type As<'a>;

    /// Reads the argument at `index`.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what was passed and what is accepted.
    fn read<'a>(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self::Read<'a>>;

    /// Reads the argument at `index`, if it is plain.
    ///
    /// # Errors
    /// The argument is not plain.
    fn plain<'a>(given: &PlainArguments<'a, '_>, index: usize) -> std::result::Result<Self::Read<'a>, Unfit>;

    /// The C++ value for a value that was read, in a call that works on `stream`.
    fn pass<'a>(read: &'a Self::Read<'_>, stream: u64) -> Self::As<'a>;
}

/// The parameters of a C++ function, in order.
pub trait Parameters: 'static {
    type Read<'a>: Send;

    /// Reads every argument.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what was passed and what is accepted.
    fn read<'a>(arguments: &'a Arguments<'_, '_>) -> Result<Self::Read<'a>>;

    /// Reads all arguments, if they are plain.
    ///
    /// # Errors
    /// An argument is not plain.
    fn plain<'a>(given: &PlainArguments<'a, '_>) -> std::result::Result<Self::Read<'a>, Unfit>;
}

/// Parameters with a result: `()` for a function without one, which then has no parameter for it either.
pub trait Signature<R>: Parameters {
    /// A pointer to a function of the bridge with this signature.
    type Function: Copy + Send + Sync + 'static;

    /// Calls the function, which writes the result; `false` for an exception, which `outcome` reads.
    fn call(function: Self::Function, read: &Self::Read<'_>, stream: u64, result: &mut R) -> bool;
}

/// The parameters of a C++ function that is called on an object, which is passed before them.
pub struct On<P>(PhantomData<P>);

impl<P: Parameters> Parameters for On<P> {
    type Read<'a> = (Object, P::Read<'a>);

    #[inline]
    fn read<'a>(arguments: &'a Arguments<'_, '_>) -> Result<Self::Read<'a>> {
        Ok((arguments.this(), P::read(arguments)?))
    }

    #[inline]
    fn plain<'a>(given: &PlainArguments<'a, '_>) -> std::result::Result<Self::Read<'a>, Unfit> {
        Ok((given.this(), P::plain(given)?))
    }
}

macro_rules! signatures {
    ($($parameter:ident $index:tt),*) => {
        #[allow(unused_variables, clippy::unused_unit, reason = "where there is no parameter")]
        impl<$($parameter: Passed,)*> Parameters for ($($parameter,)*) {
            type Read<'a> = ($($parameter::Read<'a>,)*);

            #[inline]
            fn read<'a>(arguments: &'a Arguments<'_, '_>) -> Result<Self::Read<'a>> {
                Ok(($($parameter::read(arguments, $index)?,)*))
            }

            #[inline]
            fn plain<'a>(given: &PlainArguments<'a, '_>) -> std::result::Result<Self::Read<'a>, Unfit> {
                Ok(($($parameter::plain(given, $index)?,)*))
            }
        }

        #[allow(unused_variables, reason = "where there is no parameter")]
        impl<$($parameter: Passed,)*> Signature<()> for ($($parameter,)*) {
            type Function = for<'a> fn($($parameter::As<'a>,)*) -> bool;

            #[inline]
            fn call(
                function: Self::Function,
                read: &Self::Read<'_>,
                stream: u64,
                (): &mut (),
            ) -> bool {
                function($($parameter::pass(&read.$index, stream),)*)
            }
        }

        #[allow(unused_variables, reason = "where there is no parameter")]
        impl<$($parameter: Passed,)* R: Value> Signature<R> for ($($parameter,)*) {
            type Function = for<'a> fn($($parameter::As<'a>,)* &'a mut R) -> bool;

            #[inline]
            fn call(
                function: Self::Function,
                read: &Self::Read<'_>,
                stream: u64,
                result: &mut R,
            ) -> bool {
                function($($parameter::pass(&read.$index, stream),)* result)
            }
        }

        #[allow(unused_variables, reason = "where there is no parameter")]
        impl<$($parameter: Passed,)*> Signature<()> for On<($($parameter,)*)> {
            type Function = for<'a> fn(Object, $($parameter::As<'a>,)*) -> bool;

            #[inline]
            fn call(
                function: Self::Function,
                (this, read): &Self::Read<'_>,
                stream: u64,
                (): &mut (),
            ) -> bool {
                function(*this, $($parameter::pass(&read.$index, stream),)*)
            }
        }

        #[allow(unused_variables, reason = "where there is no parameter")]
        impl<$($parameter: Passed,)* R: Value> Signature<R> for On<($($parameter,)*)> {
            type Function = for<'a> fn(Object, $($parameter::As<'a>,)* &'a mut R) -> bool;

            #[inline]
            fn call(
                function: Self::Function,
                (this, read): &Self::Read<'_>,
                stream: u64,
                result: &mut R,
            ) -> bool {
                function(*this, $($parameter::pass(&read.$index, stream),)* result)
            }
        }
    };
}

signatures!();
signatures!(A 0);
signatures!(A 0, B 1);
signatures!(A 0, B 1, C 2);
signatures!(A 0, B 1, C 2, D 3);
signatures!(A 0, B 1, C 2, D 3, E 4);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10);
signatures!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11);

/// Declares a signature with any number of parameters, for functions with more than the 12 parameters that
/// the signatures for tuples have.
/// `long_signature!(Long(p0: This = 0, p1: f64 = 0, p2: i32 = 1) -> f32)` declares the type `Long`, for a
/// function that takes the object of a method, and the arguments at the indices 0 and 1.
#[macro_export]
macro_rules! long_signature {
    ($name:ident($($value:ident: $parameter:ty = $index:literal),* $(,)?) -> ()) => {
        $crate::long_signature!(@parameters $name($($value: $parameter = $index),*));

        impl $crate::python::Signature<()> for $name {
            type Function = for<'a> fn($(<$parameter as $crate::python::Passed>::As<'a>,)*) -> bool;

            fn call(
                function: Self::Function,
                ($($value,)*): &<Self as $crate::python::Parameters>::Read<'_>,
                stream: u64,
                (): &mut (),
            ) -> bool {
                function($(<$parameter as $crate::python::Passed>::pass($value, stream),)*)
            }
        }
    };
    ($name:ident($($value:ident: $parameter:ty = $index:literal),* $(,)?) -> $result:ty) => {
        $crate::long_signature!(@parameters $name($($value: $parameter = $index),*));

        impl $crate::python::Signature<$result> for $name {
            type Function =
                for<'a> fn($(<$parameter as $crate::python::Passed>::As<'a>,)* &'a mut $result) -> bool;

            fn call(
                function: Self::Function,
                ($($value,)*): &<Self as $crate::python::Parameters>::Read<'_>,
                stream: u64,
                result: &mut $result,
            ) -> bool {
                function($(<$parameter as $crate::python::Passed>::pass($value, stream),)* result)
            }
        }
    };
    (@parameters $name:ident($($value:ident: $parameter:ty = $index:literal),* $(,)?)) => {
        enum $name {}

        impl $crate::python::Parameters for $name {
            type Read<'a> = ($(<$parameter as $crate::python::Passed>::Read<'a>,)*);

            fn read<'a>(
                arguments: &'a $crate::python::Arguments<'_, '_>,
            ) -> $crate::python::Result<Self::Read<'a>> {
                Ok(($(<$parameter as $crate::python::Passed>::read(arguments, $index)?,)*))
            }

            fn plain<'a>(
                given: &$crate::python::PlainArguments<'a, '_>,
            ) -> ::std::result::Result<Self::Read<'a>, $crate::python::Unfit> {
                Ok(($(<$parameter as $crate::python::Passed>::plain(given, $index)?,)*))
            }
        }
    };
}

/// The object that a method is called on, as a parameter of a [`long_signature!`](crate::long_signature).
pub struct This;

impl Passed for This {
    type Read<'a> = Object;
    type As<'a> = Object;

    fn read(arguments: &Arguments<'_, '_>, _: usize) -> Result<Object> {
        Ok(arguments.this())
    }

    fn plain(given: &PlainArguments<'_, '_>, _: usize) -> std::result::Result<Object, Unfit> {
        Ok(given.this())
    }

    fn pass(object: &Object, _: u64) -> Object {
        *object
    }
}

/// Parameters that are all objects, which C++ gets unchanged.
pub trait Objects: Parameters {
    /// The number of parameters.
    const COUNT: isize;

    /// The objects in the form in which C++ takes them.
    ///
    /// # Safety
    /// There are as many objects, which live as long as the result is used.
    unsafe fn at<'a>(arguments: *const *mut ffi::PyObject) -> Self::Read<'a>;
}

macro_rules! objects {
    ($count:literal: $($index:literal)*) => {
        impl Objects for ($(objects!(@ $index),)*) {
            const COUNT: isize = $count;

            #[inline(always)]
            unsafe fn at<'a>(arguments: *const *mut ffi::PyObject) -> Self::Read<'a> {
                // SAFETY: guaranteed by the caller.
                unsafe { ($(PythonObject::new((*arguments.add($index)).cast()),)*) }
            }
        }
    };
    (@ $index:literal) => { PythonObject };
}

objects!(1: 0);
objects!(2: 0 1);
objects!(3: 0 1 2);

/// The handle of the stream on which a device function launches its kernels, passed after all other
/// parameters.
pub struct StreamHandle;

impl Passed for StreamHandle {
    type Read<'a> = ();
    type As<'a> = u64;

    fn read(_: &Arguments<'_, '_>, _: usize) -> Result<()> {
        Ok(())
    }

    fn plain(_: &PlainArguments<'_, '_>, _: usize) -> std::result::Result<(), Unfit> {
        Ok(())
    }

    fn pass(&(): &(), stream: u64) -> u64 {
        stream
    }
}
