//! Written by quaff from example.i: change that file, not this one.
//!
//! The functions of `example` for Node.js.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_node::{
    Call, CallbackClass, Function, Job, JsClass, Member, Module, Overload, Role, Takes, Value,
};
use quaff_runtime::array_view::{ArrayView, ArrayViewMut};
use quaff_runtime::c_abi::TreeCall;
use quaff_runtime::c_abi::handles::Class;
use quaff_runtime::device::{DeviceElementwise, DeviceReduction, Kernels};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::dynamic::{Instantiations, OnHost};
use quaff_runtime::elementwise::Elementwise;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::{same_extent, same_length};
use quaff_runtime::object::Object;
use quaff_runtime::reduction::{Reduction, Steps};
use quaff_runtime::text::{self, TextBuf};
use std::ffi::c_void;

// example.i:9: std::function<double (double, const std::string&)>
static BINARY: Class = Class {
    name: "Binary",
    bases: &[],
    destroy: Some(ffi::Binary_destroy),
    share: None,
};

// example.i:10: std::function<const std::string (const std::string&)>
static RENAME: Class = Class {
    name: "Rename",
    bases: &[],
    destroy: Some(ffi::Rename_destroy),
    share: None,
};

// example.i:11: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>
static GROUP: Class = Class {
    name: "Group",
    bases: &[],
    destroy: Some(ffi::Group_destroy),
    share: None,
};

// example.i:12: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>
static COUNT_2: Class = Class {
    name: "Count",
    bases: &[],
    destroy: Some(ffi::Count_destroy),
    share: None,
};

// include/kinds.hpp:91: kinds::Node
static NODE: Class = Class {
    name: "Node",
    bases: &[],
    destroy: Some(ffi::Node_destroy),
    share: None,
};

// include/kinds.hpp:206: kinds::Named
static NAMED: Class = Class {
    name: "Named",
    bases: &[],
    destroy: Some(ffi::Named_destroy),
    share: None,
};

// include/kinds.hpp:215: kinds::Map
static MAP: Class = Class {
    name: "Map",
    bases: &[],
    destroy: Some(ffi::Map_destroy),
    share: None,
};

// include/kinds.hpp:218: kinds::function
static FUNCTION: Class = Class {
    name: "function",
    bases: &[(&MAP, ffi::function_as_Map)],
    destroy: Some(ffi::function_destroy),
    share: None,
};

unsafe extern "C" {
    fn quaff_example_Binary_of(call: TreeCall, data: *mut c_void, release: unsafe extern "C" fn(*mut c_void), result: *mut Object) -> bool;
}

static BINARY_CALLBACK: CallbackClass = CallbackClass { make: quaff_example_Binary_of, signature: quaff_node::Signature { objects: &[], depth: Some(0) } };

unsafe extern "C" {
    fn quaff_example_Rename_of(call: TreeCall, data: *mut c_void, release: unsafe extern "C" fn(*mut c_void), result: *mut Object) -> bool;
}

static RENAME_CALLBACK: CallbackClass = CallbackClass { make: quaff_example_Rename_of, signature: quaff_node::Signature { objects: &[], depth: Some(0) } };

unsafe extern "C" {
    fn quaff_example_Group_of(call: TreeCall, data: *mut c_void, release: unsafe extern "C" fn(*mut c_void), result: *mut Object) -> bool;
}

static GROUP_CALLBACK: CallbackClass = CallbackClass { make: quaff_example_Group_of, signature: quaff_node::Signature { objects: &[], depth: Some(3) } };

unsafe extern "C" {
    fn quaff_example_Count_of(call: TreeCall, data: *mut c_void, release: unsafe extern "C" fn(*mut c_void), result: *mut Object) -> bool;
}

static COUNT_2_CALLBACK: CallbackClass = CallbackClass { make: quaff_example_Count_of, signature: quaff_node::Signature { objects: &[], depth: Some(0) } };

// include/kinds.hpp:220: kinds::any
fn js_example_any(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.reference(0, "given", &MAP)?;
    let other = call.reference(1, "other", &FUNCTION)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::any(given, other, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:175: kinds::beside
fn beside(x: &ArrayView<'_>, names: Object) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::beside(&x.into(), names, &mut result);
    outcome(done, result)
}

fn js_example_beside(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Float64)?;
    let names = call.tree(1)?;
    let value = beside(x, names)?;
    call.give(value)
}

static BITS_DYN: Instantiations<1, 1> = Instantiations {
    function: "bits",
    results: ["result"],
    inputs: ["x"],
    rows: &[&BITS],
};

// include/kinds.hpp:196: kinds::both
fn both(x: &ArrayView<'_>, arg3: Object) -> Result<i32, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::both(&x.into(), arg3, &mut result);
    outcome(done, result)
}

fn js_example_both_double_map(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Float64)?;
    let arg3 = call.tree(1)?;
    let value = both(x, arg3)?;
    call.give(value)
}

// include/kinds.hpp:199: kinds::both
fn both_2(x: &ArrayView<'_>, arg3: Object) -> Result<i32, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::both_2(&x.into(), arg3, &mut result);
    outcome(done, result)
}

fn js_example_both_double_list(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Float64)?;
    let arg3 = call.tree(1)?;
    let value = both_2(x, arg3)?;
    call.give(value)
}

// include/kinds.hpp:31: kinds::byte
fn js_example_byte(call: &Call<'_>) -> Result<Value, Error> {
    let a = call.number::<u8>(0, "a", quaff_runtime::dtype::Dtype::Uint8)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::byte(a, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:112: kinds::called
fn js_example_called(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &BINARY, &BINARY_CALLBACK)?;
    let f = held.object();
    let value = {
        let mut result = Default::default();
        let done = ffi::called(f, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:202: kinds::chosen
fn js_example_chosen_list(call: &Call<'_>) -> Result<Value, Error> {
    let arg1 = call.tree(0)?;
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::chosen(arg1, &mut result);
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// include/kinds.hpp:203: kinds::chosen
fn chosen_2(x: &ArrayView<'_>) -> Result<String, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = UniquePtr::null();
    let done = ffi::chosen_2(&x.into(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

fn js_example_chosen_double(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Float64)?;
    let value = chosen_2(x)?;
    call.give_text(value)
}

// include/kinds.hpp:154: kinds::colours
fn js_example_colours(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::colours(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:39: kinds::count
fn count(x: &ArrayView<'_>) -> Result<i64, Error> {
    let x = &OnHost::<bool>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::count(&x.into(), &mut result);
    outcome(done, result)
}

fn js_example_count(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Bool)?;
    let value = count(x)?;
    call.give(value)
}

// include/kinds.hpp:145: kinds::counted
fn js_example_counted(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &COUNT_2, &COUNT_2_CALLBACK)?;
    let f = held.object();
    let value = {
        let mut result = Default::default();
        let done = ffi::counted(f, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:165: kinds::either
fn js_example_either(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::either(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:151: kinds::flags
fn js_example_flags(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::flags(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:133: kinds::grouped
fn js_example_grouped(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &GROUP, &GROUP_CALLBACK)?;
    let f = held.object();
    let value = {
        let mut result = Default::default();
        let done = ffi::grouped(f, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:122: kinds::hold
fn js_example_hold(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &BINARY, &BINARY_CALLBACK)?;
    let f = held.object();
    {
        let done = ffi::hold(f);
        outcome(done, ())
    }?;
    call.nothing()
}

// include/kinds.hpp:82: kinds::indices
fn js_example_indices(call: &Call<'_>) -> Result<Value, Error> {
    let n = call.number::<i64>(0, "n", quaff_runtime::dtype::Dtype::Int64)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::indices(n, &mut result);
        outcome(done, result).map(|result| result.typed())
    }?;
    call.give_vector::<i64>(value)
}

static IS_NEGATIVE_DYN: Instantiations<1, 1> = Instantiations {
    function: "is_negative",
    results: ["result"],
    inputs: ["x"],
    rows: &[&IS_NEGATIVE],
};

// include/kinds.hpp:33: kinds::joined
fn js_example_joined(call: &Call<'_>) -> Result<Value, Error> {
    let a = &call.text(0, "a")?;
    let b = &call.letter(1, "b")?;
    let c = &call.text(2, "c")?;
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::joined(
            TextBuf::new(a).text(),
            TextBuf::new(b).text(),
            TextBuf::c_string(c)?.text(),
            &mut result,
        );
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// include/kinds.hpp:181: kinds::kind_of
fn js_example_kind_of_Node(call: &Call<'_>) -> Result<Value, Error> {
    let arg1 = call.reference(0, "arg1", &NODE)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::kind_of_4(arg1, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:180: kinds::kind_of
fn js_example_kind_of_string(call: &Call<'_>) -> Result<Value, Error> {
    let arg1 = &call.text(0, "arg1")?;
    let value = {
        let mut result = Default::default();
        let done = ffi::kind_of_3(TextBuf::new(arg1).text(), &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:178: kinds::kind_of
fn js_example_kind_of_map(call: &Call<'_>) -> Result<Value, Error> {
    let arg1 = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::kind_of(arg1, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:179: kinds::kind_of
fn js_example_kind_of_list(call: &Call<'_>) -> Result<Value, Error> {
    let arg1 = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::kind_of_2(arg1, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:30: kinds::large
fn js_example_large(call: &Call<'_>) -> Result<Value, Error> {
    let a = call.number::<i64>(0, "a", quaff_runtime::dtype::Dtype::Int64)?;
    let b = call.number::<u64>(1, "b", quaff_runtime::dtype::Dtype::Uint64)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::large(a, b, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:187: kinds::lengths
fn js_example_lengths(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::lengths(given, &mut result);
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// include/kinds.hpp:161: kinds::mixed
fn js_example_mixed(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::mixed(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:155: kinds::names
fn js_example_names(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::names(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

static NORM_DYN: Instantiations<1, 2> = Instantiations {
    function: "norm",
    results: ["result"],
    inputs: ["x", "y"],
    rows: &[&NORM],
};

// include/kinds.hpp:159: kinds::pairs
fn js_example_pairs(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::pairs(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:152: kinds::reals
fn js_example_reals(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::reals(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:130: kinds::renamed
fn js_example_renamed(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &RENAME, &RENAME_CALLBACK)?;
    let f = held.object();
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::renamed(f, &mut result);
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// include/kinds.hpp:29: kinds::same
fn js_example_same(call: &Call<'_>) -> Result<Value, Error> {
    let a = call.number::<bool>(0, "a", quaff_runtime::dtype::Dtype::Bool)?;
    let mode = call.number::<i32>(1, "mode", quaff_runtime::dtype::Dtype::Int32)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::same(a, mode, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

static SIGN_DYN: Instantiations<1, 1> = Instantiations {
    function: "sign",
    results: ["result"],
    inputs: ["x"],
    rows: &[&SIGN],
};

// include/kinds.hpp:160: kinds::sorted
fn js_example_sorted(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::sorted(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:55: kinds::steps
fn steps(n: i32, y: &mut ArrayViewMut<'_>) -> Result<(), Error> {
    let y = &OnHost::<f64>::write_shaped("y", y, 1)?;
    same_extent("n", &[("n", n as u64), ("y", y.len() as u64)])?;
    let done = ffi::steps(n, &y.into());
    outcome(done, ())
}

fn js_example_steps(call: &Call<'_>) -> Result<Value, Error> {
    let n = call.number::<i32>(0, "n", quaff_runtime::dtype::Dtype::Int32)?;
    let mut made_0 = call.made(quaff_runtime::dtype::Dtype::Float64, &[call.length(0, "n")?])?;
    let y = &mut made_0.view();
    steps(n, y)?;
    let value = call.nothing()?;
    call.give_made(value, [made_0])
}

// example.i:25: quaff::Sum<float>
fn sum_float(arr: &ArrayView<'_>) -> Result<f32, Error> {
    SUM_FLOAT.of_view(arr)
}

fn js_example_sum_float(call: &Call<'_>) -> Result<Value, Error> {
    let arr = &call.array(0, "arr", quaff_runtime::dtype::Dtype::Float32)?;
    let value = sum_float(arr)?;
    call.give(value)
}

fn js_example_sum_float_job(call: &Call<'_>) -> Result<Job, Error> {
    let arr = call.copied(0, "arr", quaff_runtime::dtype::Dtype::Float32)?;
    Ok(quaff_node::job(move || sum_float(&arr.view()), |call, value| call.give(value)))
}

// example.i:26: quaff::Sum<double>
fn sum_double(arr: &ArrayView<'_>) -> Result<f64, Error> {
    SUM_DOUBLE.of_view(arr)
}

fn js_example_sum_double(call: &Call<'_>) -> Result<Value, Error> {
    let arr = &call.array(0, "arr", quaff_runtime::dtype::Dtype::Float64)?;
    let value = sum_double(arr)?;
    call.give(value)
}

fn js_example_sum_double_job(call: &Call<'_>) -> Result<Job, Error> {
    let arr = call.copied(0, "arr", quaff_runtime::dtype::Dtype::Float64)?;
    Ok(quaff_node::job(move || sum_double(&arr.view()), |call, value| call.give(value)))
}

// include/kinds.hpp:170: kinds::tables
fn js_example_tables(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::tables(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:169: kinds::three
fn js_example_three(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::three(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:60: kinds::transposed
fn transposed(a: &ArrayView<'_>, b: &mut ArrayViewMut<'_>) -> Result<(), Error> {
    let a = &OnHost::<f32>::read_shaped("a", a, 2)?;
    let b = &OnHost::<f32>::write_shaped("b", b, 2)?;
    same_extent("rows", &[("a", a.extent(0)), ("b", b.extent(1))])?;
    same_extent("columns", &[("a", a.extent(1)), ("b", b.extent(0))])?;
    let rows = a.extent(0);
    let columns = a.extent(1);
    let a = a.into_values();
    let b = b.into_values();
    let done = ffi::transposed(&a.into(), &b.into(), rows, columns);
    outcome(done, ())
}

fn js_example_transposed(call: &Call<'_>) -> Result<Value, Error> {
    let a = &call.array(0, "a", quaff_runtime::dtype::Dtype::Float32)?;
    let mut made_0 = call.made(quaff_runtime::dtype::Dtype::Float32, &[call.extent(0, "a", 1)?, call.extent(0, "a", 0)?])?;
    let b = &mut made_0.view();
    transposed(a, b)?;
    let value = call.nothing()?;
    call.give_made(value, [made_0])
}

// include/kinds.hpp:114: kinds::tried
fn js_example_tried(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &BINARY, &BINARY_CALLBACK)?;
    let f = held.object();
    let value = {
        let mut result = Default::default();
        let done = ffi::tried(f, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:48: kinds::twice
fn twice(x: &ArrayView<'_>, y: &mut ArrayViewMut<'_>) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let y = &OnHost::<f64>::write("y", y)?;
    same_length(&[("x", x.len()), ("y", y.len())])?;
    let mut result = Default::default();
    let done = ffi::twice(&x.into(), &y.into(), &mut result);
    outcome(done, result)
}

fn js_example_twice(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Float64)?;
    let mut made_0 = call.made(quaff_runtime::dtype::Dtype::Float64, call.shape(0))?;
    let y = &mut made_0.view();
    let value = twice(x, y)?;
    let value = call.give(value)?;
    call.give_made(value, [made_0])
}

// include/kinds.hpp:195: kinds::unreadable
fn js_example_unreadable(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::unreadable(&mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:34: kinds::value
fn js_example_value_int32(call: &Call<'_>) -> Result<Value, Error> {
    let a = call.number::<i32>(0, "a", quaff_runtime::dtype::Dtype::Int32)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::value(a, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:35: kinds::value
fn js_example_value_double(call: &Call<'_>) -> Result<Value, Error> {
    let a = call.number::<f64>(0, "a", quaff_runtime::dtype::Dtype::Float64)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::value_2(a, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:36: kinds::value
fn js_example_value_string(call: &Call<'_>) -> Result<Value, Error> {
    let a = &call.text(0, "a")?;
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::value_3(TextBuf::new(a).text(), &mut result);
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// include/kinds.hpp:109: kinds::visited
fn js_example_visited(call: &Call<'_>) -> Result<Value, Error> {
    let held = call.callable(0, "f", &BINARY, &BINARY_CALLBACK)?;
    let f = held.object();
    let node = call.reference(1, "node", &NODE)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::visited(f, node, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:138: kinds::visited_over
fn visited_over(x: &ArrayView<'_>, f: Object) -> Result<f64, Error> {
    let x = &OnHost::<f64>::read("x", x)?;
    let mut result = Default::default();
    let done = ffi::visited_over(&x.into(), f, &mut result);
    outcome(done, result)
}

fn js_example_visited_over(call: &Call<'_>) -> Result<Value, Error> {
    let x = &call.array(0, "x", quaff_runtime::dtype::Dtype::Float64)?;
    let held = call.callable(1, "f", &GROUP, &GROUP_CALLBACK)?;
    let f = held.object();
    let value = visited_over(x, f)?;
    call.give(value)
}

// include/kinds.hpp:153: kinds::wholes
fn js_example_wholes(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.tree(0)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::wholes(given, &mut result);
        outcome(done, result)
    }?;
    call.give_tree(value)
}

// include/kinds.hpp:32: kinds::wide
fn js_example_wide(call: &Call<'_>) -> Result<Value, Error> {
    let a = call.number::<i64>(0, "a", quaff_runtime::dtype::Dtype::Int64)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::wide(a, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:27: kinds::tolerance
fn js_example_tolerance(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::tolerance_get(&mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:27: kinds::tolerance
fn js_example_set_tolerance(call: &Call<'_>) -> Result<Value, Error> {
    let value = call.number::<f64>(0, "value", quaff_runtime::dtype::Dtype::Float64)?;
    {
        let done = ffi::tolerance_set(value);
        outcome(done, ())
    }?;
    call.nothing()
}

// example.i:9: std::function<double (double, const std::string&)>::__init__
fn js_example_Binary_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Binary_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_0)
}

// <quaff>/std_function.i:13: std::function<double (double, const std::string&)>::operator()
fn js_example_Binary_call(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&BINARY)?;
    let arg1 = call.number::<f64>(0, "arg1", quaff_runtime::dtype::Dtype::Float64)?;
    let arg2 = &call.text(1, "arg2")?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Binary_call(object, arg1, TextBuf::new(arg2).text(), &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// example.i:9: std::function<double (double, const std::string&)>::__copy__
fn js_example_Binary_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&BINARY)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Binary_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_0, false)
}

// example.i:10: std::function<const std::string (const std::string&)>::__init__
fn js_example_Rename_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Rename_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_1)
}

// <quaff>/std_function.i:13: std::function<const std::string (const std::string&)>::operator()
fn js_example_Rename_call(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&RENAME)?;
    let arg1 = &call.text(0, "arg1")?;
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::Rename_call(object, TextBuf::new(arg1).text(), &mut result);
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// example.i:10: std::function<const std::string (const std::string&)>::__copy__
fn js_example_Rename_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&RENAME)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Rename_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_1, false)
}

// example.i:11: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>::__init__
fn js_example_Group_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Group_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_2)
}

// <quaff>/std_function.i:13: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>::operator()
fn Group_call(
    object: Object,
    arg1: &ArrayView<'_>,
    arg2: Object,
) -> Result<quaff_runtime::object::Object, Error> {
    let arg1 = &OnHost::<f64>::read("arg1", arg1)?;
    let mut result = Default::default();
    let done = ffi::Group_call(object, &arg1.into(), arg2, &mut result);
    outcome(done, result)
}

fn js_example_Group_call(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&GROUP)?;
    let arg1 = &call.array(0, "arg1", quaff_runtime::dtype::Dtype::Float64)?;
    let arg2 = call.tree(1)?;
    let value = Group_call(object, arg1, arg2)?;
    call.give_tree(value)
}

// example.i:11: std::function<std::map<std::string, std::vector<double>> (const std::vector<double>&, std::optional<int>)>::__copy__
fn js_example_Group_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&GROUP)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Group_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_2, false)
}

// example.i:12: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>::__init__
fn js_example_Count_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Count_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_3)
}

// <quaff>/std_function.i:13: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>::operator()
fn js_example_Count_call(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&COUNT_2)?;
    let arg1 = call.number::<u64>(0, "arg1", quaff_runtime::dtype::Dtype::Uint64)?;
    let arg2 = call.number::<bool>(1, "arg2", quaff_runtime::dtype::Dtype::Bool)?;
    let arg3 = &call.letter(2, "arg3")?;
    let arg4 = call.number::<i32>(3, "arg4", quaff_runtime::dtype::Dtype::Int32)?;
    let arg5 = &call.text(4, "arg5")?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Count_call(
            object,
            arg1,
            arg2,
            TextBuf::new(arg3).text(),
            arg4,
            TextBuf::c_string(arg5)?.text(),
            &mut result,
        );
        outcome(done, result)
    }?;
    call.give(value)
}

// example.i:12: std::function<std::int64_t (std::uint64_t, bool, char, kinds::Colour, const char*)>::__copy__
fn js_example_Count_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&COUNT_2)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Count_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_3, false)
}

// include/kinds.hpp:93: kinds::Node::Node
fn js_example_Node_new(call: &Call<'_>) -> Result<Value, Error> {
    let name = &call.text(0, "name")?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Node_init(TextBuf::new(name).text(), &mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_4)
}

// include/kinds.hpp:97: kinds::Node::set_next
fn js_example_Node_set_next(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&NODE)?;
    let node = call.pointer(0, "node", &NODE)?;
    {
        let done = ffi::Node_set_next(object, node);
        outcome(done, ())
    }?;
    call.keep(0)?;
    call.nothing()
}

// include/kinds.hpp:98: kinds::Node::get_next
fn js_example_Node_get_next(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&NODE)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Node_get_next(object, &mut result);
        outcome(done, result)
    }?;
    call.give_borrowed(value, &CLASS_4, true, Some(-1))
}

// include/kinds.hpp:99: kinds::Node::visit
fn js_example_Node_visit(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&NODE)?;
    let held = call.callable(0, "f", &BINARY, &BINARY_CALLBACK)?;
    let f = held.object();
    let value = {
        let mut result = Default::default();
        let done = ffi::Node_visit(object, f, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:100: kinds::Node::make
fn js_example_Node_make(call: &Call<'_>) -> Result<Value, Error> {
    let name = &call.text(0, "name")?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Node_make(TextBuf::new(name).text(), &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_4, true)
}

// include/kinds.hpp:102: kinds::Node::name
fn js_example_Node_name(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&NODE)?;
    let value = {
        let mut result = UniquePtr::null();
        let done = ffi::Node_name_get(object, &mut result);
        outcome(done, result).map(|result| text::owned(result).unwrap_or_default())
    }?;
    call.give_text(value)
}

// include/kinds.hpp:102: kinds::Node::name
fn js_example_Node_set_name(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&NODE)?;
    let value = &call.text(0, "value")?;
    {
        let done = ffi::Node_name_set(object, TextBuf::new(value).text());
        outcome(done, ())
    }?;
    call.nothing()
}

// include/kinds.hpp:103: kinds::Node::alive
fn js_example_Node_alive(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Node_alive_get(&mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:103: kinds::Node::alive
fn js_example_Node_set_alive(call: &Call<'_>) -> Result<Value, Error> {
    let value = call.number::<i32>(0, "value", quaff_runtime::dtype::Dtype::Int32)?;
    {
        let done = ffi::Node_alive_set(value);
        outcome(done, ())
    }?;
    call.nothing()
}

// include/kinds.hpp:206: kinds::Named::__init__
fn js_example_Named_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_5)
}

// include/kinds.hpp:207: kinds::Named::caller
fn js_example_Named_caller(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_caller(&mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:208: kinds::Named::arguments
fn js_example_Named_arguments(call: &Call<'_>) -> Result<Value, Error> {
    let given = call.number::<i32>(0, "given", quaff_runtime::dtype::Dtype::Int32)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_arguments(given, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:209: kinds::Named::prototype
fn js_example_Named_prototype(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_prototype(&mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:210: kinds::Named::name
fn js_example_Named_name(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_name(&mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:211: kinds::Named::length
fn js_example_Named_length(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_length_get(&mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:211: kinds::Named::length
fn js_example_Named_set_length(call: &Call<'_>) -> Result<Value, Error> {
    let value = call.number::<i32>(0, "value", quaff_runtime::dtype::Dtype::Int32)?;
    {
        let done = ffi::Named_length_set(value);
        outcome(done, ())
    }?;
    call.nothing()
}

// include/kinds.hpp:206: kinds::Named::__copy__
fn js_example_Named_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&NAMED)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Named_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_5, false)
}

// include/kinds.hpp:215: kinds::Map::__init__
fn js_example_Map_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::Map_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_6)
}

// include/kinds.hpp:216: kinds::Map::number
fn js_example_Map_number(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&MAP)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Map_number_get(object, &mut result);
        outcome(done, result)
    }?;
    call.give(value)
}

// include/kinds.hpp:216: kinds::Map::number
fn js_example_Map_set_number(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&MAP)?;
    let value = call.number::<i32>(0, "value", quaff_runtime::dtype::Dtype::Int32)?;
    {
        let done = ffi::Map_number_set(object, value);
        outcome(done, ())
    }?;
    call.nothing()
}

// include/kinds.hpp:215: kinds::Map::__copy__
fn js_example_Map_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&MAP)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::Map_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_6, false)
}

// include/kinds.hpp:218: kinds::function::__init__
fn js_example_function_new(call: &Call<'_>) -> Result<Value, Error> {
    let value = {
        let mut result = Default::default();
        let done = ffi::function_init(&mut result);
        outcome(done, result)
    }?;
    call.construct(value, &CLASS_7)
}

// include/kinds.hpp:218: kinds::function::__copy__
fn js_example_function_copy(call: &Call<'_>) -> Result<Value, Error> {
    let object = call.object(&FUNCTION)?;
    let value = {
        let mut result = Default::default();
        let done = ffi::function_copy(object, &mut result);
        outcome(done, result)
    }?;
    call.give_owned(value, &CLASS_7, false)
}

static CLASS_0: JsClass = JsClass {
    name: c"Binary",
    class: &BINARY,
    index: 0,
    base: None,
    constructor: Some(&Function { name: c"new Binary", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Binary_new, job: None }] }),
    members: &[
        Member { name: c"call", is_static: false, role: Role::Method, function: &Function { name: c"call", overloads: &[Overload { parameters: "arg1: number, arg2: string", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Float64), Takes::Text], run: js_example_Binary_call, job: None }] } },
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Binary_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_1: JsClass = JsClass {
    name: c"Rename",
    class: &RENAME,
    index: 1,
    base: None,
    constructor: Some(&Function { name: c"new Rename", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Rename_new, job: None }] }),
    members: &[
        Member { name: c"call", is_static: false, role: Role::Method, function: &Function { name: c"call", overloads: &[Overload { parameters: "arg1: string", takes: &[Takes::Text], run: js_example_Rename_call, job: None }] } },
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Rename_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_2: JsClass = JsClass {
    name: c"Group",
    class: &GROUP,
    index: 2,
    base: None,
    constructor: Some(&Function { name: c"new Group", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Group_new, job: None }] }),
    members: &[
        Member { name: c"call", is_static: false, role: Role::Method, function: &Function { name: c"call", overloads: &[Overload { parameters: "arg1: Float64Array | NdArray<Float64Array>, arg2?: number | null | undefined", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64), Takes::Tree(quaff_node::TreeParameter { name: "arg2", shape: quaff_node::Shape::Any, depth: 0, is_optional: true })], run: js_example_Group_call, job: None }] } },
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Group_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_3: JsClass = JsClass {
    name: c"Count",
    class: &COUNT_2,
    index: 3,
    base: None,
    constructor: Some(&Function { name: c"new Count", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Count_new, job: None }] }),
    members: &[
        Member { name: c"call", is_static: false, role: Role::Method, function: &Function { name: c"call", overloads: &[Overload { parameters: "arg1: bigint | number, arg2: boolean, arg3: string, arg4: number, arg5: string", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Uint64), Takes::Number(quaff_runtime::dtype::Dtype::Bool), Takes::Text, Takes::Number(quaff_runtime::dtype::Dtype::Int32), Takes::Text], run: js_example_Count_call, job: None }] } },
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Count_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_4: JsClass = JsClass {
    name: c"Node",
    class: &NODE,
    index: 4,
    base: None,
    constructor: Some(&Function { name: c"new Node", overloads: &[Overload { parameters: "name: string", takes: &[Takes::Text], run: js_example_Node_new, job: None }] }),
    members: &[
        Member { name: c"set_next", is_static: false, role: Role::Method, function: &Function { name: c"set_next", overloads: &[Overload { parameters: "node?: Node | null", takes: &[Takes::Object { class: &NODE, is_optional: true, is_callable: false }], run: js_example_Node_set_next, job: None }] } },
        Member { name: c"get_next", is_static: false, role: Role::Method, function: &Function { name: c"get_next", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Node_get_next, job: None }] } },
        Member { name: c"visit", is_static: false, role: Role::Method, function: &Function { name: c"visit", overloads: &[Overload { parameters: "f: Binary | ((arg1: number, arg2: string) => number)", takes: &[Takes::Object { class: &BINARY, is_optional: false, is_callable: true }], run: js_example_Node_visit, job: None }] } },
        Member { name: c"make", is_static: true, role: Role::Method, function: &Function { name: c"make", overloads: &[Overload { parameters: "name: string", takes: &[Takes::Text], run: js_example_Node_make, job: None }] } },
        Member { name: c"name", is_static: false, role: Role::Get, function: &Function { name: c"name", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Node_name, job: None }] } },
        Member { name: c"name", is_static: false, role: Role::Set, function: &Function { name: c"name", overloads: &[Overload { parameters: "value: string", takes: &[Takes::Text], run: js_example_Node_set_name, job: None }] } },
        Member { name: c"alive", is_static: true, role: Role::Get, function: &Function { name: c"alive", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Node_alive, job: None }] } },
        Member { name: c"alive", is_static: true, role: Role::Set, function: &Function { name: c"alive", overloads: &[Overload { parameters: "value: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_Node_set_alive, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_5: JsClass = JsClass {
    name: c"Named",
    class: &NAMED,
    index: 5,
    base: None,
    constructor: Some(&Function { name: c"new Named", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Named_new, job: None }] }),
    members: &[
        Member { name: c"caller_", is_static: true, role: Role::Method, function: &Function { name: c"caller_", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Named_caller, job: None }] } },
        Member { name: c"arguments_", is_static: true, role: Role::Method, function: &Function { name: c"arguments_", overloads: &[Overload { parameters: "given: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_Named_arguments, job: None }] } },
        Member { name: c"prototype_", is_static: true, role: Role::Method, function: &Function { name: c"prototype_", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Named_prototype, job: None }] } },
        Member { name: c"name", is_static: true, role: Role::Method, function: &Function { name: c"name", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Named_name, job: None }] } },
        Member { name: c"length", is_static: true, role: Role::Get, function: &Function { name: c"length", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Named_length, job: None }] } },
        Member { name: c"length", is_static: true, role: Role::Set, function: &Function { name: c"length", overloads: &[Overload { parameters: "value: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_Named_set_length, job: None }] } },
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Named_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_6: JsClass = JsClass {
    name: c"Map",
    class: &MAP,
    index: 6,
    base: None,
    constructor: Some(&Function { name: c"new Map", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Map_new, job: None }] }),
    members: &[
        Member { name: c"number", is_static: false, role: Role::Get, function: &Function { name: c"number", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Map_number, job: None }] } },
        Member { name: c"number", is_static: false, role: Role::Set, function: &Function { name: c"number", overloads: &[Overload { parameters: "value: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_Map_set_number, job: None }] } },
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_Map_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static CLASS_7: JsClass = JsClass {
    name: c"function",
    class: &FUNCTION,
    index: 7,
    base: Some(6),
    constructor: Some(&Function { name: c"new function", overloads: &[Overload { parameters: "", takes: &[], run: js_example_function_new, job: None }] }),
    members: &[
        Member { name: c"copy", is_static: false, role: Role::Method, function: &Function { name: c"copy", overloads: &[Overload { parameters: "", takes: &[], run: js_example_function_copy, job: None }] } },
    ],
    overridable: None,
    copy: None,
};

static MODULE: Module = Module {
    functions: &[
        &Function { name: c"any", overloads: &[Overload { parameters: "given: Map_, other: function_", takes: &[Takes::Object { class: &MAP, is_optional: false, is_callable: false }, Takes::Object { class: &FUNCTION, is_optional: false, is_callable: false }], run: js_example_any, job: None }] },
        &Function { name: c"beside", overloads: &[Overload { parameters: "x: Float64Array | NdArray<Float64Array>, names: Iterable<string> & object", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64), Takes::Tree(quaff_node::TreeParameter { name: "names", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_beside, job: None }] },
        &Function { name: c"bits", overloads: &[Overload { parameters: "x: number | NdArray<ArrayBufferView>", takes: &[Takes::Element], run: |call| call.elementwise(&BITS_DYN), job: Some(|call| call.elementwise_job(&BITS_DYN)) }] },
        &Function { name: c"both", overloads: &[Overload { parameters: "x: Float64Array | NdArray<Float64Array>, arg3: Iterable<readonly [string, number]> | Record<string, number>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64), Takes::Tree(quaff_node::TreeParameter { name: "arg3", shape: quaff_node::Shape::Pairs, depth: 2, is_optional: false })], run: js_example_both_double_map, job: None }, Overload { parameters: "x: Float64Array | NdArray<Float64Array>, arg3: Iterable<string> & object", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64), Takes::Tree(quaff_node::TreeParameter { name: "arg3", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_both_double_list, job: None }] },
        &Function { name: c"byte", overloads: &[Overload { parameters: "a: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Uint8)], run: js_example_byte, job: None }] },
        &Function { name: c"called", overloads: &[Overload { parameters: "f: Binary | ((arg1: number, arg2: string) => number)", takes: &[Takes::Object { class: &BINARY, is_optional: false, is_callable: true }], run: js_example_called, job: None }] },
        &Function { name: c"chosen", overloads: &[Overload { parameters: "arg1: Iterable<string> & object", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "arg1", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_chosen_list, job: None }, Overload { parameters: "x: Float64Array | NdArray<Float64Array>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64)], run: js_example_chosen_double, job: None }] },
        &Function { name: c"colours", overloads: &[Overload { parameters: "given: Iterable<number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_colours, job: None }] },
        &Function { name: c"count", overloads: &[Overload { parameters: "x: Uint8Array | NdArray<Uint8Array>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Bool)], run: js_example_count, job: None }] },
        &Function { name: c"counted", overloads: &[Overload { parameters: "f: Count | ((arg1: bigint, arg2: boolean, arg3: string, arg4: number, arg5: string | null) => bigint | number)", takes: &[Takes::Object { class: &COUNT_2, is_optional: false, is_callable: true }], run: js_example_counted, job: None }] },
        &Function { name: c"either", overloads: &[Overload { parameters: "given?: null | number | string | Iterable<string> & object", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::Any, depth: 1, is_optional: true })], run: js_example_either, job: None }] },
        &Function { name: c"flags", overloads: &[Overload { parameters: "given: Iterable<boolean>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_flags, job: None }] },
        &Function { name: c"grouped", overloads: &[Overload { parameters: "f: Group | ((arg1: Float64Array, arg2: number | null) => Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>)", takes: &[Takes::Object { class: &GROUP, is_optional: false, is_callable: true }], run: js_example_grouped, job: None }] },
        &Function { name: c"hold", overloads: &[Overload { parameters: "f: Binary | ((arg1: number, arg2: string) => number)", takes: &[Takes::Object { class: &BINARY, is_optional: false, is_callable: true }], run: js_example_hold, job: None }] },
        &Function { name: c"indices", overloads: &[Overload { parameters: "n: bigint | number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int64)], run: js_example_indices, job: None }] },
        &Function { name: c"is_negative", overloads: &[Overload { parameters: "x: number | NdArray<ArrayBufferView>", takes: &[Takes::Element], run: |call| call.elementwise(&IS_NEGATIVE_DYN), job: Some(|call| call.elementwise_job(&IS_NEGATIVE_DYN)) }] },
        &Function { name: c"joined", overloads: &[Overload { parameters: "a: string, b: string, c: string", takes: &[Takes::Text, Takes::Text, Takes::Text], run: js_example_joined, job: None }] },
        &Function { name: c"kind_of", overloads: &[Overload { parameters: "arg1: Node", takes: &[Takes::Object { class: &NODE, is_optional: false, is_callable: false }], run: js_example_kind_of_Node, job: None }, Overload { parameters: "arg1: string", takes: &[Takes::Text], run: js_example_kind_of_string, job: None }, Overload { parameters: "arg1: Iterable<readonly [string, number]> | Record<string, number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "arg1", shape: quaff_node::Shape::Pairs, depth: 2, is_optional: false })], run: js_example_kind_of_map, job: None }, Overload { parameters: "arg1: Iterable<string> & object", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "arg1", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_kind_of_list, job: None }] },
        &Function { name: c"large", overloads: &[Overload { parameters: "a: bigint | number, b: bigint | number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int64), Takes::Number(quaff_runtime::dtype::Dtype::Uint64)], run: js_example_large, job: None }] },
        &Function { name: c"lengths", overloads: &[Overload { parameters: "given: Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::Pairs, depth: 3, is_optional: false })], run: js_example_lengths, job: None }] },
        &Function { name: c"mixed", overloads: &[Overload { parameters: "given: readonly [boolean, bigint | number, readonly [number, string]]", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 2, is_optional: false })], run: js_example_mixed, job: None }] },
        &Function { name: c"names", overloads: &[Overload { parameters: "given: Iterable<readonly [number, string | null | undefined]>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::Pairs, depth: 2, is_optional: false })], run: js_example_names, job: None }] },
        &Function { name: c"norm", overloads: &[Overload { parameters: "x: number | NdArray<ArrayBufferView>, y: number | NdArray<ArrayBufferView>", takes: &[Takes::Element, Takes::Element], run: |call| call.elementwise(&NORM_DYN), job: Some(|call| call.elementwise_job(&NORM_DYN)) }] },
        &Function { name: c"pairs", overloads: &[Overload { parameters: "given: Iterable<readonly [string, number]> | Record<string, number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::Pairs, depth: 2, is_optional: false })], run: js_example_pairs, job: None }] },
        &Function { name: c"reals", overloads: &[Overload { parameters: "given: Iterable<number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_reals, job: None }] },
        &Function { name: c"renamed", overloads: &[Overload { parameters: "f: Rename | ((arg1: string) => string)", takes: &[Takes::Object { class: &RENAME, is_optional: false, is_callable: true }], run: js_example_renamed, job: None }] },
        &Function { name: c"same", overloads: &[Overload { parameters: "a: boolean, mode: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Bool), Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_same, job: None }] },
        &Function { name: c"sign", overloads: &[Overload { parameters: "x: number | NdArray<ArrayBufferView>", takes: &[Takes::Element], run: |call| call.elementwise(&SIGN_DYN), job: Some(|call| call.elementwise_job(&SIGN_DYN)) }] },
        &Function { name: c"sorted", overloads: &[Overload { parameters: "given: Iterable<number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_sorted, job: None }] },
        &Function { name: c"steps", overloads: &[Overload { parameters: "n: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_steps, job: None }] },
        &Function { name: c"sum", overloads: &[Overload { parameters: "arr: Float32Array | NdArray<Float32Array>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float32)], run: js_example_sum_float, job: Some(js_example_sum_float_job) }, Overload { parameters: "arr: Float64Array | NdArray<Float64Array>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64)], run: js_example_sum_double, job: Some(js_example_sum_double_job) }] },
        &Function { name: c"tables", overloads: &[Overload { parameters: "given: Iterable<Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 4, is_optional: false })], run: js_example_tables, job: None }] },
        &Function { name: c"three", overloads: &[Overload { parameters: "given: Iterable<number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_three, job: None }] },
        &Function { name: c"transposed", overloads: &[Overload { parameters: "a: NdArray<Float32Array>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float32)], run: js_example_transposed, job: None }] },
        &Function { name: c"tried", overloads: &[Overload { parameters: "f: Binary | ((arg1: number, arg2: string) => number)", takes: &[Takes::Object { class: &BINARY, is_optional: false, is_callable: true }], run: js_example_tried, job: None }] },
        &Function { name: c"twice", overloads: &[Overload { parameters: "x: Float64Array | NdArray<Float64Array>", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64)], run: js_example_twice, job: None }] },
        &Function { name: c"unreadable", overloads: &[Overload { parameters: "", takes: &[], run: js_example_unreadable, job: None }] },
        &Function { name: c"value", overloads: &[Overload { parameters: "a: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int32)], run: js_example_value_int32, job: None }, Overload { parameters: "a: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Float64)], run: js_example_value_double, job: None }, Overload { parameters: "a: string", takes: &[Takes::Text], run: js_example_value_string, job: None }] },
        &Function { name: c"visited", overloads: &[Overload { parameters: "f: Binary | ((arg1: number, arg2: string) => number), node: Node", takes: &[Takes::Object { class: &BINARY, is_optional: false, is_callable: true }, Takes::Object { class: &NODE, is_optional: false, is_callable: false }], run: js_example_visited, job: None }] },
        &Function { name: c"visited_over", overloads: &[Overload { parameters: "x: Float64Array | NdArray<Float64Array>, f: Group | ((arg1: Float64Array, arg2: number | null) => Iterable<readonly [string, Iterable<number>]> | Record<string, Iterable<number>>)", takes: &[Takes::Array(quaff_runtime::dtype::Dtype::Float64), Takes::Object { class: &GROUP, is_optional: false, is_callable: true }], run: js_example_visited_over, job: None }] },
        &Function { name: c"wholes", overloads: &[Overload { parameters: "given: Iterable<bigint | number>", takes: &[Takes::Tree(quaff_node::TreeParameter { name: "given", shape: quaff_node::Shape::List, depth: 1, is_optional: false })], run: js_example_wholes, job: None }] },
        &Function { name: c"wide", overloads: &[Overload { parameters: "a: bigint | number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Int64)], run: js_example_wide, job: None }] },
    ],
    classes: &[&CLASS_0, &CLASS_1, &CLASS_2, &CLASS_3, &CLASS_4, &CLASS_5, &CLASS_6, &CLASS_7],
    variables: &[
        Member { name: c"tolerance", is_static: false, role: Role::Get, function: &Function { name: c"tolerance", overloads: &[Overload { parameters: "", takes: &[], run: js_example_tolerance, job: None }] } },
        Member { name: c"tolerance", is_static: false, role: Role::Set, function: &Function { name: c"tolerance", overloads: &[Overload { parameters: "value: number", takes: &[Takes::Number(quaff_runtime::dtype::Dtype::Float64)], run: js_example_set_tolerance, job: None }] } },
    ],
};

/// Called by Node.js when the module is loaded.
#[unsafe(no_mangle)]
unsafe extern "C" fn napi_register_module_v1(env: quaff_node::sys::napi_env, exports: Value) -> Value {
    // SAFETY: the arguments are Node's values.
    unsafe { quaff_node::register(env, exports, &MODULE) }
}

// example.i:25: quaff::Sum<float>
// SAFETY: all steps and kernels belong to one class.
pub(super) static SUM_FLOAT: Reduction<f32> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::sum_float,
            accumulate: ffi::sum_float_accumulate,
            merge: ffi::sum_float_merge,
            finish: ffi::sum_float_finish,
            along: ffi::sum_float_along,
            accumulate_along: ffi::sum_float_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float32,
            run: [
                c"sum_float_run",
                c"sum_float_narrow_run",
                c"sum_float_exact_run",
                c"sum_float_shortcut_run",
            ],
            strided: [
                c"sum_float_strided",
                c"sum_float_narrow_strided",
                c"sum_float_exact_strided",
                c"sum_float_shortcut_strided",
            ],
            along: [c"sum_float_along", c"sum_float_narrow_along"],
            along_columns: c"sum_float_along_columns",
            along_runs: c"sum_float_along_runs",
            along_pieces: [c"sum_float_along_pieces", c"sum_float_narrow_along_pieces"],
            along_exact: c"sum_float_along_exact",
            has_class: ffi::sum_float_has_class,
            convert: ffi::sum_float_convert,
        },
    )
};

// example.i:26: quaff::Sum<double>
// SAFETY: all steps and kernels belong to one class.
pub(super) static SUM_DOUBLE: Reduction<f64> = unsafe {
    Reduction::new(
        Steps {
            reduce: ffi::sum_double,
            accumulate: ffi::sum_double_accumulate,
            merge: ffi::sum_double_merge,
            finish: ffi::sum_double_finish,
            along: ffi::sum_double_along,
            accumulate_along: ffi::sum_double_accumulate_along,
        },
        DeviceReduction {
            kernels: &KERNELS,
            dtype: Dtype::Float64,
            run: [
                c"sum_double_run",
                c"sum_double_narrow_run",
                c"sum_double_exact_run",
                c"sum_double_shortcut_run",
            ],
            strided: [
                c"sum_double_strided",
                c"sum_double_narrow_strided",
                c"sum_double_exact_strided",
                c"sum_double_shortcut_strided",
            ],
            along: [c"sum_double_along", c"sum_double_narrow_along"],
            along_columns: c"sum_double_along_columns",
            along_runs: c"sum_double_along_runs",
            along_pieces: [
                c"sum_double_along_pieces",
                c"sum_double_narrow_along_pieces",
            ],
            along_exact: c"sum_double_along_exact",
            has_class: ffi::sum_double_has_class,
            convert: ffi::sum_double_convert,
        },
    )
};

// include/kinds.hpp:76: kinds::bits
pub(super) static BITS: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Uint8, Dtype::Bool];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "bits",
        runs: c"bits_runs",
        apart: c"bits_apart",
        tiles: c"bits_tiles",
        element_tiles: c"bits_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::bits, Some(ON_DEVICE), DTYPES, 1) }
};

// include/kinds.hpp:74: kinds::is_negative
pub(super) static IS_NEGATIVE: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Bool, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "is_negative",
        runs: c"is_negative_runs",
        apart: c"is_negative_apart",
        tiles: c"is_negative_tiles",
        element_tiles: c"is_negative_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::is_negative, Some(ON_DEVICE), DTYPES, 1) }
};

// include/kinds.hpp:67: kinds::norm
pub(super) static NORM: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Float64, Dtype::Float64, Dtype::Float64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "norm",
        runs: c"norm_runs",
        apart: c"norm_apart",
        tiles: c"norm_tiles",
        element_tiles: c"norm_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::norm, Some(ON_DEVICE), DTYPES, 1) }
};

// include/kinds.hpp:73: kinds::sign
pub(super) static SIGN: Elementwise = {
    const DTYPES: &[Dtype] = &[Dtype::Int64, Dtype::Int64];
    const ON_DEVICE: DeviceElementwise = DeviceElementwise {
        kernels: &KERNELS,
        symbol: "sign",
        runs: c"sign_runs",
        apart: c"sign_apart",
        tiles: c"sign_tiles",
        element_tiles: c"sign_element_tiles",
    };
    // SAFETY: the types are those of the function's results, 1, and of its parameters.
    unsafe { Elementwise::new(ffi::sign, Some(ON_DEVICE), DTYPES, 1) }
};

/// The kernels that the build script compiled for the GPU.
static KERNELS: Kernels = include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
