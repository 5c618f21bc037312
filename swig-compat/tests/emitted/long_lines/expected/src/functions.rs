//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &A_FUNCTION_OF_SEVERAL_WORDS_AND_MORE,
    &A_FUNCTION_WITH_A_NAME_THAT_FILLS_A_LINE,
    &AND_YET_ANOTHER_FUNCTION_OF_SEVERAL_WORDS,
    &ANOTHER_FUNCTION_OF_SEVERAL_WORDS,
    &MANY,
    &YET_ANOTHER_FUNCTION_OF_SEVERAL_WORDS,
];

static A_FUNCTION_OF_SEVERAL_WORDS_AND_MORE: Function = Function {
    name: c"a_function_of_several_words_and_more",
    doc: c"a_function_of_several_words_and_more(of_a_parameter, that_is_named, at_some_length)\n\
--\n\
\n\
a_function_of_several_words_and_more(of_a_parameter: int32, that_is_named: int32, at_some_length: int32) -> int",
    keywords: &["of_a_parameter", "that_is_named", "at_some_length"],
    stream: false,
    overloads: &[
        // example.i:14: a_function_of_several_words_and_more
        Overload {
            parameters: &[
                scalar::<i32>("of_a_parameter"),
                scalar::<i32>("that_is_named"),
                scalar::<i32>("at_some_length"),
            ],
            call: Call::of::<(i32, i32, i32), i32>(ffi::a_function_of_several_words_and_more),
        },
    ],
    entry: quaff_runtime::entry!(A_FUNCTION_OF_SEVERAL_WORDS_AND_MORE),
};

static A_FUNCTION_WITH_A_NAME_THAT_FILLS_A_LINE: Function = Function {
    name: c"a_function_with_a_name_that_fills_a_line",
    doc: c"a_function_with_a_name_that_fills_a_line(the_first_of_the_arrays, the_second_of_the_arrays)\n\
--\n\
\n\
a_function_with_a_name_that_fills_a_line(the_first_of_the_arrays: float32 array, the_second_of_the_arrays: float32 array) -> float\n\
a_function_with_a_name_that_fills_a_line(the_first_of_the_arrays: uint64 array, the_second_of_the_arrays: uint64 array) -> float",
    keywords: &["the_first_of_the_arrays", "the_second_of_the_arrays"],
    stream: false,
    overloads: &[
        // example.i:21: a_function_with_a_name_that_fills_a_line<float>
        Overload {
            parameters: &[
                read::<f32, u32>("the_first_of_the_arrays"),
                read::<f32, u32>("the_second_of_the_arrays"),
            ],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::a_function_with_a_name_that_fills_a_line_float),
        },
        // example.i:22: a_function_with_a_name_that_fills_a_line<unsigned long long>
        Overload {
            parameters: &[
                read::<u64, u32>("the_first_of_the_arrays"),
                read::<u64, u32>("the_second_of_the_arrays"),
            ],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::a_function_with_a_name_that_fills_a_line_unsigned_long_long),
        },
    ],
    entry: quaff_runtime::entry!(A_FUNCTION_WITH_A_NAME_THAT_FILLS_A_LINE),
};

static AND_YET_ANOTHER_FUNCTION_OF_SEVERAL_WORDS: Function = Function {
    name: c"and_yet_another_function_of_several_words",
    doc: c"and_yet_another_function_of_several_words()\n\
--\n\
\n\
and_yet_another_function_of_several_words() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:19: and_yet_another_function_of_several_words
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::and_yet_another_function_of_several_words),
        },
    ],
    entry: quaff_runtime::entry!(AND_YET_ANOTHER_FUNCTION_OF_SEVERAL_WORDS),
};

static ANOTHER_FUNCTION_OF_SEVERAL_WORDS: Function = Function {
    name: c"another_function_of_several_words",
    doc: c"another_function_of_several_words()\n\
--\n\
\n\
another_function_of_several_words() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:17: another_function_of_several_words
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::another_function_of_several_words),
        },
    ],
    entry: quaff_runtime::entry!(ANOTHER_FUNCTION_OF_SEVERAL_WORDS),
};

static MANY: Function = Function {
    name: c"many",
    doc: c"many(a, b, c, d, e, f, g, h, i, j, k, l, m, n)\n\
--\n\
\n\
many(a: int32, b: int32, c: int32, d: int32, e: int32, f: int32, g: int32, h: int32, i: int32, j: int32, k: int32, l: int32, m: int32, n: int32) -> int",
    keywords: &[
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n",
    ],
    stream: false,
    overloads: &[
        // example.i:11: many
        Overload {
            parameters: &[
                scalar::<i32>("a"),
                scalar::<i32>("b"),
                scalar::<i32>("c"),
                scalar::<i32>("d"),
                scalar::<i32>("e"),
                scalar::<i32>("f"),
                scalar::<i32>("g"),
                scalar::<i32>("h"),
                scalar::<i32>("i"),
                scalar::<i32>("j"),
                scalar::<i32>("k"),
                scalar::<i32>("l"),
                scalar::<i32>("m"),
                scalar::<i32>("n"),
            ],
            call: Call::closure(|py, arguments| {
                let a = arguments.get(0)?;
                let b = arguments.get(1)?;
                let c = arguments.get(2)?;
                let d = arguments.get(3)?;
                let e = arguments.get(4)?;
                let f = arguments.get(5)?;
                let g = arguments.get(6)?;
                let h = arguments.get(7)?;
                let i = arguments.get(8)?;
                let j = arguments.get(9)?;
                let k = arguments.get(10)?;
                let l = arguments.get(11)?;
                let m = arguments.get(12)?;
                let n = arguments.get(13)?;
                arguments.give_objects()?;
                let mut result = Default::default();
                let done = ffi::many(a, b, c, d, e, f, g, h, i, j, k, l, m, n, &mut result);
                arguments.results(py, outcome(done, result)?)
            }),
        },
    ],
    entry: quaff_runtime::entry!(MANY),
};

static YET_ANOTHER_FUNCTION_OF_SEVERAL_WORDS: Function = Function {
    name: c"yet_another_function_of_several_words",
    doc: c"yet_another_function_of_several_words()\n\
--\n\
\n\
yet_another_function_of_several_words() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:18: yet_another_function_of_several_words
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::yet_another_function_of_several_words),
        },
    ],
    entry: quaff_runtime::entry!(YET_ANOTHER_FUNCTION_OF_SEVERAL_WORDS),
};
