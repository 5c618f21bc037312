//! Written by quaff from example.i: change that file, not this one.
//!
//! The C++ functions behind the module, as cxx declares them.

#[cxx::bridge(namespace = "quaff_bridge_example")]
pub(crate) mod ffi {
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {
        include!("example_shim.hpp");

        #[namespace = "quaff"]
        type Constants = quaff_runtime::constant::Constants;

        #[namespace = "quaff"]
        type Contiguous<'a> = quaff_runtime::host::Contiguous<'a>;

        #[namespace = "quaff"]
        type Object = quaff_runtime::object::Object;

        #[namespace = "quaff"]
        type Part = quaff_runtime::part::Part;

        #[namespace = "quaff"]
        type Text<'a> = quaff_runtime::text::Text<'a>;

        // example.i:13: c::add
        fn add(value: Object, result: &mut i32) -> bool;

        // example.i:17: c::address
        fn address(value: Object, result: &mut Object) -> bool;

        // example.i:32: c::anything
        fn anything(value: Object, result: &mut Object) -> bool;

        // example.i:53: c::apply
        fn apply(function: Object, value: i32, result: &mut i32) -> bool;

        // example.i:60: c::colour
        fn colour(result: &mut Object) -> bool;

        // example.i:15: c::copied
        fn copied(value: i32, result: &mut i32) -> bool;

        // example.i:47: c::corner
        fn corner(values: Object, result: &mut f64) -> bool;

        // example.i:52: c::doubler
        fn doubler(result: &mut Object) -> bool;

        // example.i:93: drop
        fn drop(lamp: Object) -> bool;

        // example.i:22: c::follow
        fn follow(value: Object, result: &mut i32) -> bool;

        // example.i:64: c::is_green
        fn is_green(colour: Object, result: &mut bool) -> bool;

        // example.i:57: c::is_output
        fn is_output(file: Object, result: &mut bool) -> bool;

        // example.i:86: lamp
        fn lamp(watts: i32, result: &mut Object) -> bool;

        // example.i:46: c::last
        fn last(values: Object, result: &mut i32) -> bool;

        // example.i:16: c::moved
        fn moved(value: Object, result: &mut i32) -> bool;

        // example.i:28: c::opened
        fn opened_2(arg1: Text<'_>, result: &mut i32) -> bool;

        // example.i:27: c::opened
        fn opened(arg1: Object, result: &mut i32) -> bool;

        // example.i:56: c::output
        fn output(result: &mut Object) -> bool;

        // example.i:11: c::pointer
        fn pointer(result: &mut Object) -> bool;

        // example.i:12: c::read
        fn read(value: Object, result: &mut i32) -> bool;

        // example.i:24: c::read_fixed
        fn read_fixed(value: Object, result: &mut i32) -> bool;

        // example.i:14: c::reference
        fn reference(result: &mut Object) -> bool;

        // example.i:51: c::twice
        fn twice(value: i32, result: &mut i32) -> bool;

        // example.i:91: watts
        fn watts(lamp: Object, result: &mut i32) -> bool;

        // example.i:92: watts
        fn watts_2(arg1: Object, result: &mut i32) -> bool;

        // example.i:29: c::which
        fn which(arg1: Object, result: &mut i32) -> bool;

        // example.i:30: c::which
        fn which_2(arg1: Object, result: &mut i32) -> bool;

        // example.i:31: c::which
        fn which_3(arg1: Object, result: &mut i32) -> bool;

        // example.i:87: wire
        fn wire(result: &mut Object) -> bool;

        // example.i:74: c::chosen
        fn chosen_get(result: &mut Object) -> bool;

        // example.i:74: c::chosen
        fn chosen_set(value: Object) -> bool;

        // example.i:43: c::constants
        fn constants_get(result: &mut Part) -> bool;

        // example.i:73: c::current
        fn current_get(result: &mut Object) -> bool;

        // example.i:73: c::current
        fn current_set(value: Object) -> bool;

        // example.i:45: c::name
        fn name_get(result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:45: c::name
        fn name_set(value: Text<'_>) -> bool;

        // example.i:10: c::number
        fn number_get(result: &mut i32) -> bool;

        // example.i:10: c::number
        fn number_set(value: i32) -> bool;

        // example.i:72: c::record
        fn record_get(result: &mut Object) -> bool;

        // example.i:72: c::record
        fn record_set(value: Object) -> bool;

        // example.i:44: c::square
        fn square_get(result: &mut Part) -> bool;

        // example.i:44: c::square
        fn square_set_2(value: Object) -> bool;

        // example.i:44: c::square
        fn square_set(value: &Contiguous<'_>) -> bool;

        // example.i:42: c::table
        fn table_get(result: &mut Part) -> bool;

        // example.i:42: c::table
        fn table_set_2(value: Object) -> bool;

        // example.i:42: c::table
        fn table_set(value: &Contiguous<'_>) -> bool;

        // example.i:35: c::Index::__init__
        fn Index_init(result: &mut Object) -> bool;

        // example.i:35: c::Index::__copy__
        fn Index_copy(object: Object, result: &mut Object) -> bool;

        // example.i:66: c::Record::__init__
        fn Record_init(result: &mut Object) -> bool;

        // example.i:67: c::Record::values
        fn Record_values_get(object: Object, result: &mut Part) -> bool;

        // example.i:67: c::Record::values
        fn Record_values_set_2(object: Object, value: Object) -> bool;

        // example.i:67: c::Record::values
        fn Record_values_set(object: Object, value: &Contiguous<'_>) -> bool;

        // example.i:68: c::Record::name
        fn Record_name_get(object: Object, result: &mut UniquePtr<CxxString>) -> bool;

        // example.i:68: c::Record::name
        fn Record_name_set(object: Object, value: Text<'_>) -> bool;

        // example.i:69: c::Record::first
        fn Record_first_get(object: Object, result: &mut Object) -> bool;

        // example.i:69: c::Record::first
        fn Record_first_set(object: Object, value: Object) -> bool;

        // example.i:70: c::Record::function
        fn Record_function_get(object: Object, result: &mut Object) -> bool;

        // example.i:70: c::Record::function
        fn Record_function_set(object: Object, value: Object) -> bool;

        // example.i:66: c::Record::__copy__
        fn Record_copy(object: Object, result: &mut Object) -> bool;

        // example.i:35: c::Index
        fn Index_destroy(object: Object);

        // example.i:66: c::Record
        fn Record_destroy(object: Object);

        fn constants(all: &mut Constants) -> bool;
    }
}
