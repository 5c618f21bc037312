use super::bridge::ffi;
use quaff::dtype::Dtype;
use quaff::python::{Access, Call, Function, Overload, array};
use quaff::reduction::Reduction;
pub(crate) static FUNCTIONS: &[&Function] = &[&SUM];
static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(arr, /)\n--\n\nsum",
    keywords: &[],
    overloads: &[
        Overload {
            parameters: &[array("arr", Dtype::Float32, Access::Reduce)],
            call: Call::Reduction {
                short: |array| Ok(ffi::sum_float(array)?.into()),
                long: |arguments| Ok(arguments.reduce(0, &SUM_FLOAT)?.into()),
            },
        },
        Overload {
            parameters: &[array("arr", Dtype::Float64, Access::Reduce)],
            call: Call::Reduction {
                short: |array| Ok(ffi::sum_double(array)?.into()),
                long: |arguments| Ok(arguments.reduce(0, &SUM_DOUBLE)?.into()),
            },
        },
    ],
    entry: quaff::entry!(SUM),
};

static SUM_FLOAT: Reduction<f32> = Reduction {
    reduce: ffi::sum_float,
    accumulate: ffi::sum_float_accumulate,
    merge: ffi::sum_float_merge,
    finish: ffi::sum_float_finish,
};

static SUM_DOUBLE: Reduction<f64> = Reduction {
    reduce: ffi::sum_double,
    accumulate: ffi::sum_double_accumulate,
    merge: ffi::sum_double_merge,
    finish: ffi::sum_double_finish,
};
