//! `src/api.rs`: the module's functions for Rust callers.

mod class;
mod closure;
mod left_out;
mod loops;
mod types;
pub(in crate::emit) mod values;

use crate::dtype::Dtype;
use crate::emit::cxx_call;
use crate::emit::file::heading;
use crate::emit::imports::Imports;
use crate::emit::layout::{declaration, names, statement_with_named_slice, statement_with_slice};
use crate::emit::options::Face;
use crate::emit::text::{in_doc, origin};
use crate::interface::Axis;
use crate::plan::{
    GenericFace, Lifetime, Plan, PlannedFunction, PlannedVariable, Row, RowCall, RowExtent, RowInput,
    RustFace, RustFunction, RustType,
};
use std::collections::BTreeSet;

const DEVICE: &str = "quaff_runtime::device";

/// Emits the file. `kernels` is an expression for the file that the build script writes.
pub(in crate::emit) fn emit(plan: &Plan, face: Face, kernels: &str) -> String {
    let mut imports = Imports::default();
    let functions: String = match face.is_for_rust() {
        false => String::new(),
        true => {
            let of_variables = plan.variables.iter().flat_map(PlannedVariable::functions);
            let free = plan.functions.iter().chain(of_variables);
            let values = values::emit(plan, &mut imports);
            let free: String = free.map(|each| function(each, &mut imports)).collect();
            let classes: String =
                plan.classes.iter().map(|each| class::emit(plan, each, &mut imports)).collect();
            values + &free + &classes
        }
    };
    let left_out = if face.is_for_rust() { left_out::notes(plan) } else { String::new() };
    let tables = tables(plan, kernels, &mut imports);
    let sealed = if functions.is_empty() { String::new() } else { sealed(plan) };
    let (heading, imports) = (heading(plan), imports.lines());
    let body = format!("{imports}{functions}{sealed}{tables}{left_out}");
    let gap = if body.is_empty() { "" } else { "\n" };
    format!("//! {heading}\n//!\n//! The module's functions, for Rust.\n{gap}{body}")
}

/// The steps of reductions, the loops of elementwise functions, and the kernels of both.
pub(in crate::emit) fn tables(plan: &Plan, kernels: &str, imports: &mut Imports) -> String {
    let reductions: String = plan.reductions().map(|row| loops::reduction(row, imports)).collect();
    let elementwise: String = plan.rows().map(|row| loops::tables(row, imports)).collect();
    if !plan.uses.kernels {
        return reductions + &elementwise;
    }
    let name = imports.name(DEVICE, "Kernels");
    let doc = "/// The kernels that the build script compiled for the GPU.";
    format!("{reductions}{elementwise}\n{doc}\nstatic KERNELS: {name} = include!({kernels});\n")
}

/// The trait that seals the module's traits: only the types for which functions are instantiated implement
/// it.
fn sealed(plan: &Plan) -> String {
    let faces = plan.functions.iter().flat_map(|function| &function.rust);
    let elements: BTreeSet<Dtype> = faces
        .filter_map(|face| match face {
            RustFace::Generic(generic) => Some(&generic.elements),
            RustFace::Plain(_) => None,
        })
        .flatten()
        .copied()
        .collect();
    if elements.is_empty() {
        return String::new();
    }
    let implementations: String = elements
        .iter()
        .map(|element| format!("    impl Element for {} {{}}\n", element.rust_path()))
        .collect();
    format!(
        "
/// The element types of the module's functions; there are no others.
mod sealed {{
    pub trait Element: Sized {{}}

{implementations}}}
"
    )
}

fn function(function: &PlannedFunction, imports: &mut Imports) -> String {
    function.rust.iter().map(|face| self::face(face, function, imports)).collect()
}

fn face(face: &RustFace, function: &PlannedFunction, imports: &mut Imports) -> String {
    match face {
        RustFace::Plain(plain) => self::plain("", plain, &function.rows[plain.rows[0]], imports),
        RustFace::Generic(face) => generic(face, &function.rows, imports),
    }
}

fn plain(indent: &str, function: &RustFunction, row: &Row, imports: &mut Imports) -> String {
    let doc: String = doc(function).lines().map(|line| format!("{indent}{line}\n")).collect();
    let lifetime = if function.lifetime == Lifetime::Named { "<'a>" } else { "" };
    let head = format!("pub fn {}{lifetime}", function.name);
    let head = declare(indent, &head, function, row, "", " {", imports);
    let body = called(&format!("{indent}    "), function, row, imports);
    format!("\n{indent}{}{doc}{head}{body}{indent}}}\n", place(row))
}

/// The functions that are generic over the element type, and the trait that their rows implement.
fn generic(face: &GenericFace, rows: &[Row], imports: &mut Imports) -> String {
    let GenericFace { r#trait, elements, functions } = face;
    let first = |function: &RustFunction| &rows[function.rows[0]];
    let public: String =
        functions.iter().map(|function| public(function, first(function), r#trait, imports)).collect();
    let required: Vec<String> =
        functions.iter().map(|function| required(function, first(function), imports)).collect();
    let links: Vec<String> = functions.iter().map(|function| format!("[`{}`]", function.name)).collect();
    let implementations: String = (elements.iter().enumerate())
        .map(|(index, element)| implementation(face, rows, index, *element, imports))
        .collect();
    format!(
        "{}
/// The element types of {}.
pub trait {trait}: sealed::Element {{
{}}}
{}",
        public,
        links.join(" and "),
        required.join("\n"),
        implementations
    )
}

fn public(function: &RustFunction, row: &Row, r#trait: &str, imports: &mut Imports) -> String {
    let (name, doc) = (&function.name, doc(function));
    let head = declare("", &format!("pub fn {name}<T: {trait}>"), function, row, "T", " {", imports);
    let passed = loops::names_of(row);
    format!("\n{doc}{head}    T::{name}({})\n}}\n", passed.join(", "))
}

fn required(function: &RustFunction, row: &Row, imports: &mut Imports) -> String {
    let head = declare("    ", &format!("fn {}", function.name), function, row, "Self", ";", imports);
    format!("    #[doc(hidden)]\n{head}")
}

/// The implementation of the trait for one element type, from the row at `index` of each function.
fn implementation(
    face: &GenericFace,
    rows: &[Row],
    index: usize,
    element: Dtype,
    imports: &mut Imports,
) -> String {
    let row = |function: &RustFunction| &rows[function.rows[index]];
    let element = imports.number(element);
    let mut places: Vec<String> = face.functions.iter().map(|function| place(row(function))).collect();
    places.dedup();
    let mut methods = Vec::new();
    for function in &face.functions {
        let head = format!("fn {}", function.name);
        let head = declare("    ", &head, function, row(function), element, " {", imports);
        methods.push(format!("{head}{}    }}\n", called("        ", function, row(function), imports)));
    }
    let (places, methods) = (places.concat(), methods.join("\n"));
    format!("\n{places}impl {} for {element} {{\n{methods}}}\n", face.r#trait)
}

/// The comment above a row with its origin.
pub(in crate::emit) fn place(row: &Row) -> String {
    format!("// {}\n", origin(row))
}

/// `fn name(arr: &[T]) -> Result<T, Error>`, with `element` for `T`, and the names of a row's inputs.
fn declare(
    indent: &str,
    head: &str,
    function: &RustFunction,
    row: &Row,
    element: &str,
    end: &str,
    imports: &mut Imports,
) -> String {
    let mut parameters: Vec<String> = types::receiver(function).map(str::to_owned).into_iter().collect();
    let (of_parameters, of_result) = types::lifetimes(function.lifetime);
    for (name, r#type) in loops::names_of(row).iter().zip(&function.parameters) {
        let r#type = types::spelled(r#type, element, of_parameters, imports);
        parameters.push(format!("{name}: {}", r#type));
    }
    let result = types::result(function.result.as_ref(), element, of_result, imports);
    let error = imports.name("quaff_runtime::error", "Error");
    declaration(indent, head, &parameters, &format!(" -> Result<{result}, {error}>{end}"))
}

fn called(indent: &str, function: &RustFunction, row: &Row, imports: &mut Imports) -> String {
    match &row.call {
        RowCall::Reduction { constant, .. } => {
            let of = if function.on_device { "of_device" } else { "of" };
            format!("{indent}{constant}.{of}({})\n", row.inputs[0].safe_name)
        }
        RowCall::Elementwise { constant, elements } => {
            loops::over(indent, constant, row, elements.results.len(), function.on_device)
        }
        _ => bindings(indent, function, row, imports) + &body(indent, row, function.result.as_ref(), imports),
    }
}

/// The statements that convert enumerations and objects to the bridge's types.
fn bindings(indent: &str, function: &RustFunction, row: &Row, imports: &mut Imports) -> String {
    let mut text = String::new();
    if let Some(receiver) = function.receiver {
        let made = types::passed_object(receiver.form(), "self", imports);
        text += &format!("{indent}let object = {made};\n");
    }
    for (r#type, RowInput { safe_name, .. }) in function.parameters.iter().zip(&row.inputs) {
        let made = match r#type {
            RustType::Enum(_, dtype) => format!("{safe_name} as {}", dtype.rust()),
            // Fallible conversions come before the objects that are given away.
            RustType::Class(_, form) if form.is_given() => continue,
            RustType::Class(_, form) => types::passed_object(*form, safe_name, imports),
            RustType::Closure(own) => {
                text += &closure::function(indent, own, safe_name, imports);
                format!("{safe_name}.object()")
            }
            _ => continue,
        };
        text += &format!("{indent}let {safe_name} = {made};\n");
    }
    text
}

/// The body of a function: checks the arguments, calls C++ with them, and returns the result as `result`.
pub(in crate::emit) fn body(
    indent: &str,
    row: &Row,
    result: Option<&RustType>,
    imports: &mut Imports,
) -> String {
    match &row.call {
        // The runtime runs reductions, and elementwise functions have their own loop for Rust.
        RowCall::Reduction { .. } | RowCall::Elementwise { .. } => String::new(),
        RowCall::Device => lengths(indent, row, imports) + &device_call(indent, row, result, imports),
        RowCall::Arguments | RowCall::Unlocked => {
            lengths(indent, row, imports) + &call(indent, row, result, imports)
        }
    }
}

/// Checks that arrays have the same length if one C++ parameter is the length of several.
fn lengths(indent: &str, row: &Row, imports: &mut Imports) -> String {
    let mut text = String::new();
    for same in row.shapes() {
        let length = |&index: &usize| {
            let RowInput { name, safe_name, .. } = &row.inputs[index];
            format!("(\"{name}\", {safe_name}.len())")
        };
        let lengths: Vec<String> = same.iter().map(length).collect();
        let check = imports.name("quaff_runtime::host", "same_length");
        text += &statement_with_slice(indent, check, &lengths);
    }
    text + &extents(indent, row, imports)
}

/// Checks that arrays have equal extents if one C++ parameter is the extent of several, and binds extents and
/// elements to variables.
fn extents(indent: &str, row: &Row, imports: &mut Imports) -> String {
    let mut text = String::new();
    for RowExtent { name, of, .. } in row.extents.iter().filter(|extent| !extent.is_stride) {
        // Inputs that are left out have a default in C++.
        let given = of.iter().filter(|axis| axis.input < row.inputs.len());
        let named = |axis: &Axis| format!("(\"{}\", {})", row.inputs[axis.input].name, extent(row, *axis));
        let extents: Vec<String> = given.map(named).collect();
        if extents.len() > 1 {
            let check = imports.name("quaff_runtime::host", "same_extent");
            text += &statement_with_named_slice(indent, check, name, &extents);
        }
    }
    for RowExtent { name, of, value, .. } in &row.lengths {
        let Some(value) = value else { continue };
        let given = format!("(\"{name}\", {} as u64)", row.inputs[*value].safe_name);
        let named = |axis: &Axis| format!("(\"{}\", {})", row.inputs[axis.input].name, extent(row, *axis));
        let extents: Vec<String> = [given].into_iter().chain(of.iter().map(named)).collect();
        let check = imports.name("quaff_runtime::host", "same_extent");
        text += &statement_with_named_slice(indent, check, name, &extents);
    }
    for each in &row.extents {
        let value = if each.is_stride { stride(row, each.of[0]) } else { extent(row, each.of[0]) };
        text += &format!("{indent}let {} = {value};\n", each.safe_name);
    }
    for RowInput { safe_name, .. } in row.inputs.iter().filter(|input| input.shaped().is_some()) {
        text += &format!("{indent}let {safe_name} = {safe_name}.into_values();\n");
    }
    text
}

fn extent(row: &Row, axis: Axis) -> String {
    let RowInput { safe_name, .. } = &row.inputs[axis.input];
    match row.inputs[axis.input].shaped().is_some() {
        true => format!("{safe_name}.extent({})", axis.axis),
        false => format!("{safe_name}.len() as u64"),
    }
}

/// The Rust expression for the stride of an axis: 1 for a slice, or the stride of a shaped array.
fn stride(row: &Row, axis: Axis) -> String {
    let RowInput { safe_name, .. } = &row.inputs[axis.input];
    let is_fortran = row.inputs[axis.input].array().is_some_and(|array| array.layout.is_fortran());
    match (row.inputs[axis.input].shaped().is_some(), is_fortran) {
        (true, false) => format!("{safe_name}.stride({})", axis.axis),
        (true, true) => format!("{safe_name}.fortran_stride({})", axis.axis),
        (false, _) => "1".to_owned(),
    }
}

fn call(indent: &str, row: &Row, result: Option<&RustType>, imports: &mut Imports) -> String {
    let mut passed: Vec<String> = row.action.has_this().then(|| "object".to_owned()).into_iter().collect();
    let gives =
        row.inputs.iter().any(|input| types::object_argument(&input.safe_name, &input.r#type).is_some());
    let mut texts = String::new();
    for input in &row.inputs {
        let name = &input.safe_name;
        let made = types::text(name, &input.r#type, imports);
        if let Some(made) = made.as_ref().filter(|_| gives) {
            texts += &format!("{indent}let {name} = {made};\n");
        }
        passed.push(types::passed(name, &input.r#type, if gives { Some(name) } else { made.as_deref() }));
    }
    passed.extend(row.extents.iter().map(|extent| extent.safe_name.clone()));
    let (call, outcome) = cxx_call::call(indent, row, passed, imports);
    let call = texts + &call;
    match result.and_then(|result| types::converted(indent, result, imports)) {
        Some(converted) => format!("{call}{indent}let result = {outcome}?;\n{converted}"),
        None => match types::returning(row, imports) {
            ("", "") => format!("{call}{indent}{outcome}\n"),
            (before, after) => format!("{call}{indent}Ok({before}{outcome}?{after})\n"),
        },
    }
}

/// The `Result` of a row without arrays, as statements and an expression. `names` are the names of the
/// arguments.
pub(in crate::emit) fn plain_call(indent: &str, row: &Row, names: &[&str], imports: &mut Imports) -> String {
    let mut passed: Vec<String> = row.action.has_this().then(|| "object".to_owned()).into_iter().collect();
    for (RowInput { r#type, .. }, name) in row.inputs.iter().zip(names) {
        let text = types::text(name, r#type, imports);
        passed.push(types::passed(name, r#type, text.as_deref()));
    }
    let (call, outcome) = cxx_call::call(indent, row, passed, imports);
    let converted = match types::returning(row, imports) {
        ("", "") => String::new(),
        (before, after) => format!(".map(|result| {before}result{after})"),
    };
    format!("{call}{indent}{outcome}{converted}\n")
}

fn device_call(indent: &str, row: &Row, result: Option<&RustType>, imports: &mut Imports) -> String {
    let on_device = row.inputs.iter().filter(|input| input.r#type.is_on_device());
    let views: Vec<String> = on_device.map(|input| format!("{}.view()", input.safe_name)).collect();
    let mut text = names(indent, "let arrays = [", &views, "];");
    let mut passed: Vec<String> = row.action.has_this().then(|| "object".to_owned()).into_iter().collect();
    for input in &row.inputs {
        // The call is made in a closure, which borrows the variables bound before it.
        let name = &input.safe_name;
        if let Some(made) = types::text(name, &input.r#type, imports) {
            text += &format!("{indent}let {name} = {made};\n");
        }
        passed.push(types::passed(name, &input.r#type, Some(name)));
    }
    passed.extend(row.extents.iter().map(|extent| extent.safe_name.clone()));
    text += &cxx_call::work(indent, row, passed.into_iter(), imports);
    let device = imports.module(DEVICE);
    let calls = imports.name("super::bridge", "DEVICE");
    let call = format!("{device}::call(&arrays, &{calls}, {}, work)", cxx_call::order(row, DEVICE, imports));
    let converted = result.and_then(|result| types::converted(indent, result, imports));
    match (converted, types::returning(row, imports)) {
        (Some(converted), _) => format!("{text}{indent}let result = {call}?;\n{converted}"),
        (None, ("", "")) => format!("{text}{indent}{call}\n"),
        (None, (before, after)) => {
            format!("{text}{indent}let result = {call}?;\n{indent}Ok({before}result{after})\n")
        }
    }
}

/// The type of a result.
pub(in crate::emit) fn result(row: &Row, imports: &mut Imports) -> String {
    if row.gives_object() {
        return imports.name("quaff_runtime::object", "Object").to_owned();
    }
    types::result(row.returned().map(RustType::of_bridge).as_ref(), "", "", imports)
}

fn doc(function: &RustFunction) -> String {
    let doc = function.comment.as_deref().unwrap_or_default();
    let line = |line: &str| format!("/// {}", in_doc(line)).trim_end().to_owned() + "\n";
    let lines: String = doc.lines().map(line).collect();
    let gap = if lines.is_empty() { "" } else { "///\n" };
    let errors = match function.on_device {
        true => "The exceptions of C++, and errors of the CUDA driver: see [`quaff_runtime::device`].",
        false => "The exceptions of C++.",
    };
    format!("{lines}{gap}/// # Errors\n/// {errors}\n")
}
