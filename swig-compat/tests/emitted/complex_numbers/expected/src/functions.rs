//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::complex::{Complex64, Complex128};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Order, Overload, read, scalar, write, write_device};
use quaff_runtime::vector::Vector;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&INNER, &ROTATE, &SAME, &ZERO];

static INNER: Function = Function {
    name: c"inner",
    doc: c"inner(left, right)\n\
--\n\
\n\
inner(left: complex64 array, right: complex64 array shaped like left) -> complex\n\
inner(left: complex128 array, right: complex128 array shaped like left) -> complex",
    keywords: &["left", "right"],
    stream: false,
    overloads: &[
        // example.i:11: spectra::inner<float>
        Overload {
            parameters: &[
                read::<Complex64, i32>("left"),
                read::<Complex64, i32>("right").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous), Complex64>(ffi::inner_float),
        },
        // example.i:12: spectra::inner<double>
        Overload {
            parameters: &[
                read::<Complex128, i32>("left"),
                read::<Complex128, i32>("right").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous), Complex128>(ffi::inner_double),
        },
    ],
    entry: quaff_runtime::entry!(INNER),
};

static ROTATE: Function = Function {
    name: c"rotate",
    doc: c"rotate(spectrum, by)\n\
--\n\
\n\
rotate(spectrum: complex128 array, by: complex128) -> None",
    keywords: &["spectrum", "by"],
    stream: false,
    overloads: &[
        // include/spectra.hpp:16: spectra::rotate
        Overload {
            parameters: &[
                write::<Complex128, i32>("spectrum"),
                scalar::<Complex128>("by"),
            ],
            call: Call::of::<(Contiguous, Complex128), ()>(ffi::rotate),
        },
    ],
    entry: quaff_runtime::entry!(ROTATE),
};

static SAME: Function = Function {
    name: c"same",
    doc: c"same(numbers)\n\
--\n\
\n\
same(numbers: complex64 array or sequence) -> complex64 array",
    keywords: &["numbers"],
    stream: false,
    overloads: &[
        // include/spectra.hpp:28: spectra::same
        Overload {
            parameters: &[read::<Complex64, u64>("numbers").or_sequence()],
            call: Call::of::<(Contiguous,), Vector>(ffi::same),
        },
    ],
    entry: quaff_runtime::entry!(SAME),
};

static ZERO: Function = Function {
    name: c"zero",
    doc: c"zero(spectrum_d, *, stream=None)\n\
--\n\
\n\
A host has nothing to do on a device.\n\
\n\
zero(spectrum_d: complex64 device array) -> None",
    keywords: &["spectrum_d"],
    stream: true,
    overloads: &[
        // include/spectra.hpp:23: spectra::zero
        Overload {
            parameters: &[write_device::<Complex64, i32>("spectrum_d")],
            call: Call::on_device::<(DeviceArray,), ()>(&DEVICE, Order::ByEvents, ffi::zero),
        },
    ],
    entry: quaff_runtime::entry!(ZERO),
};
