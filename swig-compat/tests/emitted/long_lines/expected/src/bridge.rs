//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        // example.i:14: a_function_of_several_words_and_more
        fn a_function_of_several_words_and_more(
            of_a_parameter: i32,
            that_is_named: i32,
            at_some_length: i32,
            result: &mut i32,
        ) -> bool;

        // example.i:21: a_function_with_a_name_that_fills_a_line<float>
        fn a_function_with_a_name_that_fills_a_line_float(
            the_first_of_the_arrays: &Contiguous<'_>,
            the_second_of_the_arrays: &Contiguous<'_>,
            result: &mut f64,
        ) -> bool;

        // example.i:22: a_function_with_a_name_that_fills_a_line<unsigned long long>
        fn a_function_with_a_name_that_fills_a_line_unsigned_long_long(
            the_first_of_the_arrays: &Contiguous<'_>,
            the_second_of_the_arrays: &Contiguous<'_>,
            result: &mut f64,
        ) -> bool;

        // example.i:19: and_yet_another_function_of_several_words
        fn and_yet_another_function_of_several_words(result: &mut i32) -> bool;

        // example.i:17: another_function_of_several_words
        fn another_function_of_several_words(result: &mut i32) -> bool;

        // example.i:11: many
        fn many(
            a: i32,
            b: i32,
            c: i32,
            d: i32,
            e: i32,
            f: i32,
            g: i32,
            h: i32,
            i: i32,
            j: i32,
            k: i32,
            l: i32,
            m: i32,
            n: i32,
            result: &mut i32,
        ) -> bool;

        // example.i:18: yet_another_function_of_several_words
        fn yet_another_function_of_several_words(result: &mut i32) -> bool;
    }
}
