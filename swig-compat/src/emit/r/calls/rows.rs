//! The table rows for R: the calls of the functions for C, and the kinds of their arguments and results.

use crate::dtype::{Dtype, DtypeKind};
use crate::emit::c::header::number;
use crate::emit::text::{cpp_string, origin};
use crate::plan::{
    CApiFunction, Callee, Giving, PlainParameter, PlainResult, PlainType, Plan, RClass, RElements, ROverload,
    RTie, TreeShape,
};

pub(super) struct Rows<'p> {
    pub plan: &'p Plan,
    pub classes: &'p [RClass],
}

impl Rows<'_> {
    /// The C function that makes the call, and the table of its parameters.
    pub(super) fn call(&self, overload: &ROverload<'_>) -> String {
        if let Some(elements) = &overload.elements {
            return call(overload, elements);
        }
        let function = &overload.function;
        let symbol = &function.symbol;
        let parameters = || function.parameters.iter().enumerate();
        let passed: Vec<String> = parameters().map(|(index, each)| passed(index, each)).collect();
        let rows: String = parameters()
            .zip(overload.names())
            .map(|((index, each), name)| self.parameter(&name, each, overload.enums[index]))
            .collect();
        let (unused, table) = match function.parameters.is_empty() {
            true => ("  (void)given;\n", String::new()),
            false => ("", format!("static const quaff_r_parameter parameters_{symbol}[] = {{\n{rows}}};\n")),
        };
        let call = |more: Option<&str>| {
            let all: Vec<&str> = passed.iter().map(String::as_str).chain(more).collect();
            format!("{symbol}({})", all.join(", "))
        };
        let body = match function.result {
            None => format!("  (void)result;\n  return {};\n", call(None)),
            Some(result) => self.call_with_result(result, |more| call(Some(more))),
        };
        let origin = above(function);
        format!(
            "
{origin}static int call_{symbol}(quaff_r_value *given, quaff_r_value *result) {{
{unused}{body}}}
{table}{}",
            ties(overload)
        )
    }

    /// The row of an overload in the table.
    pub(super) fn row(&self, overload: &ROverload<'_>) -> String {
        if let Some(elements) = &overload.elements {
            return row(overload, elements);
        }
        let (function, symbol) = (&overload.function, &overload.function.symbol);
        let parameters = match function.parameters.is_empty() {
            true => "NULL".to_owned(),
            false => format!("parameters_{symbol}"),
        };
        let tied = match overload.ties.len() {
            0 => String::new(),
            tied => format!(", .tied = {tied}, .ties = ties_{symbol}"),
        };
        format!(
            "    {{.call = call_{symbol}, .parameters = {parameters}, .result = {{{}}}{tied}}},\n",
            self.result(function.result, overload.gives)
        )
    }

    fn parameter(&self, name: &str, parameter: &PlainParameter, of: Option<usize>) -> String {
        let (name, fields) = (cpp_string(name), self.fields(parameter.r#type, of));
        format!("    {{.name = {name}, {}}},\n", fields.join(", "))
    }

    /// The fields of a table's row that describe a type. `of` is the index of the type's enumeration, if it
    /// has one.
    pub(super) fn fields(&self, r#type: PlainType, of: Option<usize>) -> Vec<String> {
        match r#type {
            PlainType::Scalar(dtype) | PlainType::Enum(dtype) => self.number(dtype, of),
            PlainType::Character => kind("LETTER", None),
            PlainType::Text => kind("TEXT", None),
            PlainType::Elements { element, is_written, shaped, is_fortran, .. } => {
                let flags = [(is_written, "is_written"), (is_fortran, "is_fortran")];
                let flags = flags.iter().filter(|(is, _)| *is).map(|(_, flag)| format!(".{flag} = true"));
                let rank = shaped.map(|rank| format!(".rank = {rank}"));
                kind("ELEMENTS", Some(element)).into_iter().chain(flags).chain(rank).collect()
            }
            PlainType::Object { class, is_optional, giving, .. } => {
                let given = (giving == Giving::Consumed).then(|| ".is_given = true".to_owned());
                let callback =
                    self.plan.c_callback(r#type).map(|each| format!(".callback = &callback_{}", each.handle));
                self.object(class, is_optional).into_iter().chain(given).chain(callback).collect()
            }
            PlainType::Tree(shape) => tree(shape),
            PlainType::Tensor { .. } | PlainType::Pointer { .. } => Vec::new(),
        }
    }

    fn result(&self, result: Option<PlainResult>, of: Option<usize>) -> String {
        let fields = match result {
            Some(PlainResult::Scalar(dtype) | PlainResult::Enum(dtype)) => self.number(dtype, of),
            Some(PlainResult::Character) => kind("LETTER", None),
            Some(PlainResult::Text | PlainResult::OptionalText) => kind("TEXT", None),
            Some(PlainResult::Vector(element)) => kind("ELEMENTS", Some(element)),
            Some(PlainResult::Object { class, is_optional, part_of, .. }) => {
                let part_of = part_of.map(|index| format!(".part_of = {}", index + 1));
                self.object(class, is_optional).into_iter().chain(part_of).collect()
            }
            Some(PlainResult::Tree(shape)) => tree(shape),
            Some(PlainResult::Vectors(_) | PlainResult::Pointer) | None => kind("NOTHING", None),
        };
        fields.join(", ")
    }

    /// A number, or a value of the enumeration with this index.
    fn number(&self, dtype: Dtype, of: Option<usize>) -> Vec<String> {
        match of {
            None => kind("NUMBER", Some(dtype)),
            Some(index) => {
                let choices = format!(".choices = &enum_{}", self.plan.enums[index].name);
                kind("ENUM", Some(dtype)).into_iter().chain([choices]).collect()
            }
        }
    }

    fn object(&self, class: usize, is_optional: bool) -> Vec<String> {
        let of = format!(".of = &class_{}", self.class(class));
        let optional = is_optional.then(|| ".is_optional = true".to_owned());
        kind("OBJECT", None).into_iter().chain([of]).chain(optional).collect()
    }

    /// The C name of a class.
    fn class(&self, class: usize) -> &str {
        self.classes.iter().find(|each| each.class == class).map_or("", |each| &each.c_name)
    }

    /// The call of a function with a result, and the statement that stores the result.
    fn call_with_result(&self, result: PlainResult, call: impl Fn(&str) -> String) -> String {
        let through = |declared: &str, passed: &str, kept: &str| {
            let call = call(passed);
            format!("  {declared} = NULL;\n  const int status = {call};\n  {kept};\n  return status;\n")
        };
        match result {
            PlainResult::Scalar(dtype) | PlainResult::Enum(dtype) => {
                format!("  return {};\n", call(&format!("&result->is.{}", member(dtype))))
            }
            PlainResult::Character => format!("  return {};\n", call("&result->is.letter")),
            PlainResult::Text | PlainResult::OptionalText => {
                through("char *text", "&text, &result->size", "result->is.text = text")
            }
            PlainResult::Vector(element) => through(
                &format!("{} *elements", number(element)),
                "&elements, &result->size",
                "result->elements = elements",
            ),
            PlainResult::Object { class, .. } => {
                through(&format!("{} *object", self.class(class)), "&object", "result->is.object = object")
            }
            PlainResult::Tree(_) => through("quaff_tree *tree", "&tree", "result->elements = tree"),
            PlainResult::Vectors(_) | PlainResult::Pointer => String::new(),
        }
    }
}

fn kind(kind: &str, dtype: Option<Dtype>) -> Vec<String> {
    let r#type = dtype.map(|dtype| format!(".type = QUAFF_R_{}", dtype.name().to_uppercase()));
    [format!(".kind = QUAFF_R_{kind}")].into_iter().chain(r#type).collect()
}

/// The kind of a value of the standard library.
fn tree(shape: TreeShape) -> Vec<String> {
    match shape {
        TreeShape::List => kind("LIST", None),
        TreeShape::Pairs => kind("PAIRS", None),
        TreeShape::Text | TreeShape::Any => kind("ANY", None),
    }
}

/// The table of objects that keep others alive.
fn ties(overload: &ROverload<'_>) -> String {
    let place = |index: Option<usize>| index.map_or("QUAFF_R_RESULT".to_owned(), |index| index.to_string());
    let row = |tie: &RTie| format!("{{{}, {}}}", place(tie.keeper), place(tie.kept));
    let rows: Vec<String> = overload.ties.iter().map(row).collect();
    match rows.is_empty() {
        true => String::new(),
        false => {
            let symbol = &overload.function.symbol;
            format!("static const quaff_r_tie ties_{symbol}[] = {{{}}};\n", rows.join(", "))
        }
    }
}

/// A comment with the line of the interface that declares the function.
fn above(function: &CApiFunction<'_>) -> String {
    match function.callee {
        Callee::Row(row) | Callee::Reduction(row, _) => {
            format!("/* {} */\n", origin(row).replace("*/", "* /").replace("/*", "/ *"))
        }
        Callee::Any(..) | Callee::Elements(_) => String::new(),
    }
}

/// The arguments of the C function for one value.
fn passed(index: usize, parameter: &PlainParameter) -> String {
    let given = format!("given[{index}]");
    match parameter.r#type {
        PlainType::Scalar(dtype) if dtype.kind() == DtypeKind::Complex => {
            format!("&{given}.is.{}", dtype.name())
        }
        PlainType::Scalar(dtype) | PlainType::Enum(dtype) => format!("{given}.is.{}", member(dtype)),
        PlainType::Character => format!("{given}.is.letter"),
        PlainType::Text => format!("{given}.is.text"),
        PlainType::Elements { shaped: None, .. } => format!("{given}.elements, {given}.size"),
        PlainType::Elements { .. } => format!("{given}.elements, {given}.shape"),
        PlainType::Object { .. } | PlainType::Tree(_) => format!("{given}.is.object"),
        PlainType::Tensor { .. } | PlainType::Pointer { .. } => String::new(),
    }
}

/// The member of the union of numbers that holds a number of this type.
pub(super) fn member(dtype: Dtype) -> &'static str {
    if dtype == Dtype::Bool { "boolean" } else { dtype.name() }
}

// The rows of elementwise functions: one for each instantiation, all of which call one function of tensors.

/// The C function that makes tensors from the converted values, and the tables of its parameters and results.
fn call(overload: &ROverload<'_>, elements: &RElements) -> String {
    let (own, symbol) = (name(overload, elements), &overload.function.symbol);
    let types = || elements.inputs.iter().chain(&elements.results);
    let tensor = |(index, dtype): (usize, &Dtype)| {
        format!("  DLTensor tensor{index} = quaff_r_tensor(&given[{index}], {});\n", r#type(*dtype))
    };
    let tensors: String = types().enumerate().map(tensor).collect();
    let passed: String = (0..types().count()).map(|index| format!("&tensor{index}, ")).collect();
    let names = overload.names();
    let (inputs, results) = names.split_at(elements.inputs.len());
    let table = |name: &str, names: &[String], dtypes: &[Dtype]| {
        let rows: String = names.iter().zip(dtypes).map(|(each, dtype)| row_of(each, *dtype)).collect();
        format!("static const quaff_r_parameter {name}_{own}[] = {{\n{rows}}};\n")
    };
    format!(
        "
static int call_{own}(quaff_r_value *given, quaff_r_value *result) {{
{tensors}  (void)result;
  return {symbol}({passed}NULL);
}}
{}{}",
        table("parameters", inputs, &elements.inputs),
        table("results", results, &elements.results)
    )
}

/// The row of an instantiation in the table of overloads.
fn row(overload: &ROverload<'_>, elements: &RElements) -> String {
    let (own, results) = (name(overload, elements), elements.results.len());
    format!(
        "    {{.call = call_{own}, .parameters = parameters_{own}, .results = {results}, .elementwise = results_{own}}},\n"
    )
}

/// The name of an instantiation: the function's name with the types of its inputs and results.
fn name(overload: &ROverload<'_>, elements: &RElements) -> String {
    let types = elements.inputs.iter().chain(&elements.results);
    types.fold(overload.function.symbol.clone(), |name, dtype| format!("{name}_{}", dtype.name()))
}

fn row_of(name: &str, dtype: Dtype) -> String {
    let name = cpp_string(name);
    format!("    {{.name = {name}, {}}},\n", kind("ELEMENTS", Some(dtype)).join(", "))
}

fn r#type(dtype: Dtype) -> String {
    format!("QUAFF_R_{}", dtype.name().to_uppercase())
}
