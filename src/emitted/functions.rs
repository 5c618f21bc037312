use super::bridge::ffi;
use quaff::dtype::Dtype;
use quaff::python::{Access, Function, Overload, array};
use quaff::reduction::Reduction;
pub(crate) static FUNCTIONS: &[&Function] = &[&SUM];
static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(arr, /)\n--\n\nsum",
    keywords: &[],
    overloads: &[
        Overload {
            parameters: &[array("arr", Dtype::Float32, Access::Reduce)],
            call: |arguments| {
                let reduction = Reduction {
                    reduce: ffi::sum_float,
                    accumulate: ffi::sum_float_accumulate,
                    merge: ffi::sum_float_merge,
                    finish: ffi::sum_float_finish,
                };
                Ok(arguments.reduce(0, &reduction)?.into())
            },
        },
        Overload {
            parameters: &[array("arr", Dtype::Float64, Access::Reduce)],
            call: |arguments| {
                let reduction = Reduction {
                    reduce: ffi::sum_double,
                    accumulate: ffi::sum_double_accumulate,
                    merge: ffi::sum_double_merge,
                    finish: ffi::sum_double_finish,
                };
                Ok(arguments.reduce(0, &reduction)?.into())
            },
        },
    ],
    entry: quaff::entry!(SUM),
};
