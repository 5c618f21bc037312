//! `quaff check`: prints diagnostics, tables of the bound functions and classes, and a summary.
//!
//! The table of a class lists its constructor and its members in Python.

use super::build::tools;
use super::compiler::trial::TrialScope;
use super::language::LanguageArgs;
use super::messages::{Format, Messages};
use super::{Compiled, Failure, InterfaceArgs, NativeArgs, compiler, target_python};
use crate::emit::on_one_line;
use crate::emit::python::types as python_types;
use crate::interface::{Action, Memory};
use crate::plan::{
    ClassFace, Note, Place, Plan, PlannedClass, PlannedFunction, PlannedMember, PlannedNative, Row,
};
use crate::source::readable;
use clap::Args;
use serde_json::json;
use std::path::Path;

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    interface: InterfaceArgs,
    /// Have the C++ compiler check what `quaff build` would compile, and report its errors by the lines of
    /// the interface
    #[arg(long)]
    compile: bool,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(flatten)]
    native: NativeArgs,
    /// Write diagnostics and functions as text for people, or as one JSON object per line for programs
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    message_format: Format,
}

impl Check {
    pub(super) fn format(&self) -> Format {
        self.message_format
    }

    pub(super) fn run(self, messages: &Messages) -> Result<(), Failure> {
        let language = self.language.language;
        let mut compiled = self.interface.compile(language.face(), messages)?;
        language.check(&compiled)?;
        if self.compile {
            self.try_to_compile(&mut compiled)?;
        }
        let shown = match self.message_format {
            Format::Human => report(&compiled.plan),
            Format::Json => objects(&compiled.plan),
        };
        anstream::print!("{}", readable(&shown));
        language.warn_of_lacks(&compiled.plan, messages);
        if let Some(paragraph) = target_python::paragraph(&compiled) {
            match self.message_format {
                Format::Human => anstream::print!("\n{paragraph}"),
                Format::Json => messages.object(&target_python::object(&compiled)),
            }
        }
        if !self.compile && self.message_format == Format::Human {
            anstream::eprintln!("\n{NOT_COMPILED}");
        }
        Ok(())
    }

    fn try_to_compile(&self, compiled: &mut Compiled) -> Result<(), Failure> {
        tools::check_compiler()?;
        let as_given = |path: &Path| Ok(path.to_path_buf());
        let mut options = self.interface.build_options(&self.native, &compiled.sources, as_given)?;
        options.face = self.language.language.face();
        match compiler::finds_no_error(TrialScope::Whole, compiled, &options)? {
            true => Ok(()),
            false => Err(Failure::new("the C++ compiler reported errors", "its messages are above")),
        }
    }
}

/// The note about what a check without a compiler cannot find.
const NOT_COMPILED: &str = "no C++ was compiled, so C++ may still refuse what the interface declares: \
                            `quaff check --compile` compiles it";

/// The report for people.
fn report(plan: &Plan) -> String {
    let rows =
        plan.functions.iter().flat_map(|function| function.rows.iter().map(move |row| (function, row)));
    let whole = rows.filter(|(_, row)| row.defaults.count == 0);
    let functions: Vec<[String; 5]> = whole
        .map(|(function, row)| columns(&function.name, row, plan))
        .chain(natives(plan).map(of_native))
        .collect();
    // An interface that binds nothing still has the headings.
    let has_functions = !functions.is_empty() || plan.classes.is_empty();
    let functions = has_functions.then(|| table("function", functions));
    let parts = functions.into_iter().chain(tables(plan)).chain(summary(plan));
    parts.collect::<Vec<String>>().join("\n")
}

/// The bound C++ functions, each with its name in Python, without the rows that only leave arguments to C++'s
/// defaults.
fn bound(plan: &Plan) -> impl Iterator<Item = (String, &Row)> {
    let free = plan.functions.iter().map(|function| (function.name.clone(), function));
    let members = plan.classes.iter().flat_map(|class| {
        class.functions().map(move |function| (format!("{}.{}", class.full_name, function.name), function))
    });
    free.chain(members)
        .flat_map(|(name, function)| function.rows.iter().map(move |row| (name.clone(), row)))
        .filter(|(_, row)| row.defaults.count == 0)
}

/// The functions of `%native`, which only Python calls.
fn natives(plan: &Plan) -> impl Iterator<Item = &PlannedNative> {
    plan.natives.iter().filter(|_| plan.has_python)
}

/// The table as one JSON object per line, for programs. docs/command.md lists the keys, which are stable.
fn objects(plan: &Plan) -> String {
    let object = |(name, columns, place): (String, [String; 5], &Place)| {
        let [signature, dtype, device, cpp, _] = columns;
        let line = json!({
            "kind": "function",
            "name": name,
            "signature": signature,
            "dtype": dtype,
            "device": device,
            "cpp": cpp,
            "file": place.file,
            "line": place.line,
        });
        format!("{line}\n")
    };
    let rows = bound(plan).map(|(name, row)| {
        let columns = columns(&name, row, plan);
        (name, columns, &row.place)
    });
    let natives = natives(plan).map(|native| (native.name.clone(), of_native(native), &native.place));
    rows.chain(natives).map(object).collect()
}

// The summary: how much is bound, and what is left out, once for each reason.

/// The largest number of names that are shown for one reason.
const MOST_NAMES: usize = 5;

/// The summary of a plan; `None` for a module that has only functions, which its table shows.
fn summary(plan: &Plan) -> Option<String> {
    let bound = bound_names(plan);
    let has_more = plan.classes.iter().any(|class| class.face == ClassFace::Module)
        || !plan.constants.is_empty()
        || !plan.variables.is_empty()
        || !plan.skipped.is_empty();
    has_more.then(|| format!("bound: {bound}\n{}", left_out(&plan.skipped)))
}

/// The number of bound names: `3 functions, 1 class with 5 members`.
fn bound_names(plan: &Plan) -> String {
    let classes: Vec<_> = plan.classes.iter().filter(|class| class.face == ClassFace::Module).collect();
    let members: usize = classes.iter().map(|class| shown(class).count()).sum();
    let members =
        if members == 0 { String::new() } else { format!(" with {}", counted(members, "member", "members")) };
    let parts = [
        (plan.functions.len() + natives(plan).count(), "function", "functions", ""),
        (classes.len(), "class", "classes", members.as_str()),
        (plan.constants.len(), "constant", "constants", ""),
        (plan.variables.len(), "variable", "variables", ""),
    ];
    let some = parts.into_iter().filter(|(count, ..)| *count > 0);
    let parts: Vec<String> = some.map(|(count, one, many, with)| counted(count, one, many) + with).collect();
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// A paragraph for each reason, in the order of the interface.
fn left_out(notes: &[Note]) -> String {
    let mut reasons: Vec<(&str, Vec<&Note>)> = Vec::new();
    for note in notes {
        match reasons.iter_mut().find(|(reason, _)| *reason == note.reason) {
            Some((_, of_reason)) => of_reason.push(note),
            None => reasons.push((&note.reason, vec![note])),
        }
    }
    let paragraph = |(reason, notes): (&str, Vec<&Note>)| {
        let names = notes.iter().take(MOST_NAMES).map(|note| format!("{} ({})", note.what, note.place));
        let names = on_one_line(&names.collect::<Vec<String>>().join(", "));
        let more = notes.len().saturating_sub(MOST_NAMES);
        let more = if more == 0 { String::new() } else { format!(", and {more} more") };
        let what = counted(notes.len(), "declaration", "declarations");
        format!("left out: {what}: {}\n  {names}{more}\n", on_one_line(reason))
    };
    reasons.into_iter().map(paragraph).collect()
}

/// The tables of the module's classes, in the module's order.
fn tables(plan: &Plan) -> impl Iterator<Item = String> {
    let classes = plan.classes.iter().filter(|class| class.face == ClassFace::Module);
    classes.map(|class| table(&heading(class, plan), lines(class, plan)))
}

/// The heading of a table: `class Circle(Shape)`.
fn heading(class: &PlannedClass, plan: &Plan) -> String {
    let bases = class.bases.iter().filter(|base| base.is_direct);
    let bases: Vec<&str> = bases.map(|base| plan.classes[base.class].full_name.as_str()).collect();
    let bases = if bases.is_empty() { String::new() } else { format!("({})", bases.join(", ")) };
    format!("class {}{bases}", class.full_name)
}

fn lines(class: &PlannedClass, plan: &Plan) -> Vec<[String; 5]> {
    let constructor = class.constructor.iter().flat_map(|function| calls(&class.name, function, plan));
    constructor.chain(shown(class).flat_map(|each| member(each, plan))).collect()
}

/// The members that the interface declares, without the method that supports `copy.copy`.
fn shown(class: &PlannedClass) -> impl Iterator<Item = &PlannedMember> {
    let is_copy = |row: &Row| row.action == Action::Copy;
    class.members.iter().filter(move |member| !member.functions().any(|each| each.rows.iter().any(is_copy)))
}

fn member(member: &PlannedMember, plan: &Plan) -> Vec<[String; 5]> {
    match member {
        PlannedMember::Method(function) | PlannedMember::Operator(function) => {
            calls(&function.name, function, plan)
        }
        PlannedMember::Static(function) => calls(&format!("static {}", function.name), function, plan),
        PlannedMember::Property { get, set } => data("", get, set.is_some(), plan),
        PlannedMember::StaticData { get, set } => data("static ", get, set.is_some(), plan),
    }
}

/// A line for each overload, except for rows that only leave out default arguments of another row.
fn calls(name: &str, function: &PlannedFunction, plan: &Plan) -> Vec<[String; 5]> {
    let whole = function.rows.iter().filter(|row| row.defaults.count == 0);
    whole.map(|row| columns(name, row, plan)).collect()
}

/// The line of a data member: `x: int`.
fn data(before: &str, get: &PlannedFunction, is_written: bool, plan: &Plan) -> Vec<[String; 5]> {
    let only = if is_written { "" } else { ", read-only" };
    let line = |row| {
        let [_, dtype, device, cpp, place] = columns(&get.name, row, plan);
        let shown = format!("{before}{}: {}{only}", get.name, python_types::result(row, plan));
        [shown, dtype, device, cpp, place]
    };
    get.rows.iter().map(line).collect()
}

// A table with one line for each C++ function.

/// The widest column. A longer cell overflows its column and does not widen the others.
const WIDEST: usize = 120;

/// Formats lines as columns below headings.
fn table(first: &str, lines: Vec<[String; 5]>) -> String {
    let headings = [first, "dtype", "device", "C++", "from"].map(str::to_owned);
    let lines: Vec<[String; 5]> = [headings].into_iter().chain(lines).collect();
    let width = |column: usize| {
        let widths = lines.iter().map(|line| line[column].chars().count());
        widths.filter(|width| *width <= WIDEST).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..5).map(width).collect();
    let pad = |line: &[String; 5]| {
        let cells: Vec<String> = line.iter().zip(&widths).map(|(cell, &width)| padded(cell, width)).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    lines.iter().map(pad).collect()
}

/// A cell with spaces up to a width. The formatter of the standard library is not used, because its widths
/// end at 65,535.
fn padded(cell: &str, width: usize) -> String {
    cell.to_owned() + &" ".repeat(width.saturating_sub(cell.chars().count()))
}

/// The columns of one line: the name in Python, the arguments, the results and the devices.
fn columns(name: &str, row: &Row, plan: &Plan) -> [String; 5] {
    let mut dtypes: Vec<&str> =
        row.inputs.iter().filter_map(|input| Some(input.array()?.element.dtype().name())).collect();
    dtypes.dedup();
    let dtype = if dtypes.is_empty() { "-".to_owned() } else { dtypes.join(", ") };
    let takes: Vec<String> = (0..row.passed_inputs().len()).map(|index| takes(row, index, plan)).collect();
    let made = match row.results() {
        [] if row.elements().is_none() => String::new(),
        _ => format!(" -> {}", python_types::result(row, plan)),
    };
    let name = format!("{name}({}){made}", takes.join(", "));
    [name, dtype, devices(row), row.target.clone(), row.place.to_string()].map(|cell| on_one_line(&cell))
}

/// The columns of a function of `%native`, whose code reads its arguments.
fn of_native(native: &PlannedNative) -> [String; 5] {
    let (name, function, place) = (&native.name, &native.function, &native.place);
    [&format!("{name}(*args)"), "-", "cpu", function, &place.to_string()].map(on_one_line)
}

/// The type of an argument: `int32`, or `int32 = 1` with a default.
fn takes(row: &Row, index: usize, plan: &Plan) -> String {
    let default = row.inputs[index].default.as_ref().map(|default| format!(" = {default}"));
    format!("{}{}", python_types::input(row, index, plan), default.unwrap_or_default())
}

/// The devices on which the arrays of a row lie: `cpu`, `cuda`, or `cpu + cuda` if both are needed. A
/// reduction runs where its array is: `cpu, cuda`.
fn devices(row: &Row) -> String {
    if row.call.is_reduction() {
        return "cpu, cuda".to_owned();
    }
    let device = |memory: Memory| match memory {
        Memory::Host => "cpu",
        Memory::Device => "cuda",
    };
    let arrays = row.arrays();
    let mut devices: Vec<&str> = arrays.map(|array| device(array.memory)).collect();
    devices.sort_unstable();
    devices.dedup();
    if devices.is_empty() { "cpu".to_owned() } else { devices.join(" + ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::compile;
    use crate::diagnostic::Diagnostics;
    use crate::source::Sources;

    fn shown(text: &str) -> String {
        let mut sources = Sources::default();
        let file = sources.add("example.i", text);
        report(&compile(&mut sources, file, &[], &mut Diagnostics::default()).unwrap())
    }

    #[test]
    fn a_row_is_one_line() {
        let table = shown("%module m\nint f(const char *a = \"x\ny\");\n");
        assert_eq!(table.lines().count(), 2, "{table}");
    }

    #[test]
    fn classes_are_tables_and_a_data_member_is_a_row() {
        let shown = shown(
            "%module m\nstruct A { int x; const int y; A(int a); int f(double b) const; static void g(); };\n\
             struct B : A { ~B(); };\n#define N 4\nextern int v;\nvoid h(const A &a);\nvoid i(volatile int *);\nvoid j(volatile int *);\n",
        );
        let expected = [
            "function  dtype  device  C++  from",
            "h(A)      -      cpu     h    example.i:6",
            "",
            "class A            dtype  device  C++   from",
            "A(int32)           -      cpu     A::A  example.i:2",
            "x: int             -      cpu     A::x  example.i:2",
            "y: int, read-only  -      cpu     A::y  example.i:2",
            "f(float64)         -      cpu     A::f  example.i:2",
            "static g()         -      cpu     A::g  example.i:2",
            "",
            "class B(A)  dtype  device  C++  from",
            "",
            "bound: 1 function, 2 classes with 4 members, 1 constant, 1 variable",
            "left out: 2 declarations: `arg1` has the type `volatile int *`: write a function that takes numbers, \
             strings or arrays, for example in `%inline %{ … %}`",
            "  void i(volatile int *) (example.i:7), void j(volatile int *) (example.i:8)",
        ];
        assert_eq!(shown.lines().collect::<Vec<_>>(), expected, "{shown}");
    }

    #[test]
    fn functions_of_native_are_listed_too() {
        let shown = shown("%module m\nint f(int a);\n%native(count) counted;\n#define N 4\n");
        let expected = [
            "function      dtype  device  C++      from",
            "f(int32)      -      cpu     f        example.i:2",
            "count(*args)  -      cpu     counted  example.i:3",
            "",
            "bound: 2 functions, 1 constant",
        ];
        assert_eq!(shown.lines().collect::<Vec<_>>(), expected, "{shown}");
    }

    #[test]
    fn a_cell_of_any_length_is_shown_and_widens_no_other_row() {
        let digits = "9".repeat(70_000);
        let table = shown(&format!("%module m\nint f(int a = {digits});\nint g(int a);\n"));
        assert!(table.contains(&format!("f(int32 = {digits})  -      cpu     f    example.i:2\n")));
        assert!(table.contains("g(int32)  -      cpu     g    example.i:3\n"), "{}", table.len());
    }
}
