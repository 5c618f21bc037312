//! Rows and names: everything that is decided about the output is decided here.
//!
//! A [`Plan`] has one row for each C++ function that Python can reach (function × dtype × device), with its name and
//! its types as every emitted file spells them. Emitters print rows and decide nothing.

mod names;
mod rust_face;
mod signature;
mod stub;
mod types;

use crate::interface::{Access, Argument, ArrayArgument, Function, Interface, Parameter, Rank};
use crate::source::{FileId, Sources, Span};
use names::{Names, ParameterName};
use signature::Signature;

pub use names::is_python_keyword;
pub use rust_face::RustFace;
pub use stub::Stub;

/// The feature that `%reduction` sets: its value is the class.
pub const REDUCTION: &str = "quaff:reduction";

/// The output, decided.
#[derive(Debug)]
pub struct Plan {
    /// `example`: the Python module, the crate, and part of every emitted file's name.
    pub module: String,
    /// The interface file's name, for headings.
    pub interface: String,
    pub doc: Option<String>,
    /// C++ namespace of the shim's functions. Not the user's: a function here and the template it calls would mangle
    /// alike.
    pub namespace: String,
    pub fragments: Vec<Fragment>,
    /// By name.
    pub functions: Vec<PlannedFunction>,
    pub skipped: Vec<Note>,
}

/// C++ text that goes into the shim as it stands.
#[derive(Debug)]
pub struct Fragment {
    pub code: String,
    pub place: Place,
}

/// A place in an interface file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    pub line: usize,
    pub span: Span,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A declaration that is left out, and why.
#[derive(Debug)]
pub struct Note {
    pub what: String,
    pub reason: String,
    pub place: Place,
}

/// One Python function.
#[derive(Debug)]
pub struct PlannedFunction {
    pub name: String,
    /// `SUM`: its table in Rust.
    pub constant: String,
    /// For Rust: the comment above the C++ declaration.
    pub comment: Option<String>,
    /// For Python: `%feature("docstring")`, or else the comment.
    pub doc: Option<String>,
    /// `(arr, /)`.
    pub signature: String,
    /// What arguments can be named; empty where they go by position.
    pub keywords: Vec<String>,
    pub positional_only: bool,
    /// In the order in which they are tried.
    pub rows: Vec<Row>,
    pub rust: RustFace,
    /// The signatures that type checkers are shown.
    pub stubs: Vec<Stub>,
}

/// One C++ function behind a Python function.
#[derive(Debug)]
pub struct Row {
    /// `sum_float`: the name in the bridge and the shim.
    pub symbol: String,
    /// `example::sum<float>`: the C++ function, or the reduction's class.
    pub target: String,
    pub place: Place,
    pub call: RowCall,
    pub parameters: Vec<RowParameter>,
    pub returns: Returns,
    /// How many further arguments C++ fills in with its defaults.
    pub defaulted: usize,
}

/// How a row runs: see `quaff::python::Call`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowCall {
    /// With one array to read.
    Array,
    /// With anything else.
    Arguments,
    /// The runtime runs a class over the array.
    Reduction {
        element: String,
        /// `SUM_FLOAT`: its steps in Rust.
        constant: String,
    },
}

/// A parameter as each file spells it.
#[derive(Debug)]
pub struct RowParameter {
    /// In Python.
    pub name: String,
    /// In Rust and C++, where it must not be a keyword.
    pub safe_name: String,
    /// In the bridge: `f64`, `&Contiguous<'_>`.
    pub bridge: String,
    /// In the shim, up to its name: `double `, `const ::quaff::Contiguous &`.
    pub cpp: String,
    /// What goes before the argument where the table's closure hands it to the bridge.
    pub borrowed: &'static str,
    /// What the shim passes on: `in.data<float>(), in.size<unsigned>()`.
    pub passed: String,
    /// In the table: `read::<f32, u32>("in_")`.
    pub table: String,
    /// In the stub.
    pub python: String,
    /// For readers: `float32 array`.
    pub readable: String,
    /// For Rust's callers, and how it goes to the bridge.
    pub rust: String,
    pub rust_passed: String,
    /// For arrays: the dtype, as `quaff check` shows it.
    pub dtype: Option<&'static str>,
    /// The C++ default, for readers.
    pub default: Option<String>,
}

/// A result as each file spells it.
#[derive(Debug)]
pub struct Returns {
    pub bridge: String,
    pub cpp: String,
    /// The shim's call between these two: `return ::quaff::returned(` and `)`.
    pub wrap: (&'static str, &'static str),
    pub python: &'static str,
    /// For Rust's callers, and what the bridge's result goes through.
    pub rust: &'static str,
    pub rust_wrap: (&'static str, &'static str),
    /// In Rust, what binds the bridge's result to a name, and the name.
    pub bound: (&'static str, &'static str),
}

/// Chooses names and rows for an interface that was checked.
pub fn plan(interface: &Interface, main: FileId, sources: &Sources) -> Plan {
    let mut names = Names::new(interface.functions.iter().map(|function| function.name.as_str()));
    let mut functions: Vec<&Function> = interface.functions.iter().collect();
    functions.sort_by(|left, right| names::order(&left.name, &right.name));
    let groups = functions.chunk_by(|left, right| left.name == right.name);
    let place = |span| {
        let (line, _) = sources.position(span);
        Place { file: sources[span.file].name.clone(), line, span }
    };
    Plan {
        module: interface.module.clone(),
        interface: sources[main].name.clone(),
        doc: interface.doc.clone(),
        namespace: names::namespace(&interface.module),
        fragments: (interface.fragments.iter())
            .map(|fragment| Fragment { code: fragment.code.clone(), place: place(fragment.span) })
            .collect(),
        functions: groups.map(|group| function(group, &mut names, &place)).collect(),
        skipped: (interface.skipped.iter())
            .map(|skipped| Note {
                what: skipped.what.clone(),
                reason: skipped.reason.clone(),
                place: place(skipped.span),
            })
            .collect(),
    }
}

fn function(overloads: &[&Function], names: &mut Names, place: &impl Fn(Span) -> Place) -> PlannedFunction {
    let name = &overloads[0].name;
    let mut rows: Vec<(Vec<u8>, Row)> = Vec::new();
    for overload in overloads {
        let required = overload.arguments.iter().take_while(|argument| default(argument).is_none()).count();
        for count in (required..=overload.arguments.len()).rev() {
            rows.push((
                rank(&overload.arguments[..count]),
                row(overload, count, names, place(overload.span)),
            ));
        }
    }
    // Stable: overloads that no argument can tell apart stay in the order of the interface.
    rows.sort_by(|(left, _), (right, _)| left.cmp(right));
    let rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();
    let Signature { text, keywords, positional_only } = signature::of(&rows);
    PlannedFunction {
        rust: rust_face::of(name, &rows, names),
        stubs: stub::of(&rows),
        name: name.clone(),
        constant: names.constant(name),
        comment: overloads.iter().find_map(|overload| overload.doc.clone()),
        doc: overloads
            .iter()
            .find_map(|overload| overload.features.get("docstring").or(overload.doc.as_ref()).cloned()),
        signature: text,
        keywords,
        positional_only,
        rows,
    }
}

fn row(function: &Function, count: usize, names: &mut Names, place: Place) -> Row {
    let target = names::target(&function.qualified, &function.template_arguments);
    let class =
        function.features.get(REDUCTION).map(|class| names::target(class, &function.template_arguments));
    let arguments = &function.arguments[..count];
    let parameters = arguments.iter().zip(names::parameters(arguments.iter().map(Argument::name)));
    let symbol = names.symbol(&function.name, &function.template_arguments);
    if class.is_some() {
        names.reserve_steps(&symbol);
    }
    Row {
        target: class.clone().unwrap_or(target),
        place,
        call: match (&class, arguments) {
            (Some(_), [Argument::Array(array)]) => RowCall::Reduction {
                element: types::element(&array.element),
                constant: names.constant(&symbol),
            },
            (None, [Argument::Array(array)]) if array.access == Access::In => RowCall::Array,
            _ => RowCall::Arguments,
        },
        parameters: parameters.map(|(argument, name)| parameter(argument, name, class.is_some())).collect(),
        symbol,
        returns: types::returns(&function.returns),
        defaulted: function.arguments.len() - count,
    }
}

fn parameter(argument: &Argument, name: ParameterName, reduced: bool) -> RowParameter {
    match argument {
        Argument::Value(value) => value_parameter(value, name),
        Argument::Array(array) => array_parameter(array, name, reduced),
    }
}

fn value_parameter(parameter: &Parameter, name: ParameterName) -> RowParameter {
    let ParameterName { python: name, safe: safe_name } = name;
    let spelling = types::value(&parameter.r#type, &safe_name);
    RowParameter {
        table: format!("{}(\"{name}\")", spelling.table),
        passed: spelling.passed,
        name,
        safe_name,
        bridge: spelling.bridge.to_owned(),
        cpp: format!("{} ", spelling.cpp),
        borrowed: "",
        python: spelling.python.to_owned(),
        readable: spelling.readable.to_owned(),
        rust: spelling.rust.to_owned(),
        rust_passed: spelling.rust_passed,
        dtype: None,
        default: parameter.default.clone(),
    }
}

fn array_parameter(array: &ArrayArgument, name: ParameterName, reduced: bool) -> RowParameter {
    let ParameterName { python: name, safe: safe_name } = name;
    let dtype = types::dtype(&array.element);
    let length = types::length(&array.length).rust;
    let table = match (reduced, array.access) {
        (true, _) => format!("reduce::<{}>", dtype.rust),
        (false, Access::In) => format!("read::<{}, {length}>", dtype.rust),
        (false, Access::Inplace) => format!("write::<{}, {length}>", dtype.rust),
    };
    let rank = match array.rank {
        Rank::Any => String::new(),
        Rank::Exactly(rank) => format!(".rank({rank})"),
    };
    let slice = match array.access {
        Access::In => "&[",
        Access::Inplace => "&mut [",
    };
    let data = format!("{safe_name}.data<{}>()", types::element(&array.element));
    let size = format!("{safe_name}.size<{}>()", array.length.spelling);
    RowParameter {
        table: format!("{table}(\"{name}\"){rank}"),
        passed: if array.length_first { format!("{size}, {data}") } else { format!("{data}, {size}") },
        name,
        bridge: "&Contiguous<'_>".to_owned(),
        cpp: "const ::quaff::Contiguous &".to_owned(),
        borrowed: "&",
        python: format!("_{}Array", dtype.variant),
        readable: format!("{} array", dtype.name),
        rust: format!("{slice}{}]", dtype.rust),
        rust_passed: format!("&{safe_name}.into()"),
        safe_name,
        dtype: Some(dtype.name),
        default: array.default.clone(),
    }
}

fn default(argument: &Argument) -> Option<&str> {
    match argument {
        Argument::Value(value) => value.default.as_deref(),
        Argument::Array(array) => array.default.as_deref(),
    }
}

/// Overloads are tried in the order in which C++ would like a literal: see [`types::rank`]. Longer ones come first,
/// which makes no difference to a call and reads better.
fn rank(arguments: &[Argument]) -> Vec<u8> {
    let rank = |argument: &Argument| match argument {
        Argument::Value(value) => types::rank(&value.r#type),
        Argument::Array(_) => 0,
    };
    arguments.iter().map(rank).collect()
}
