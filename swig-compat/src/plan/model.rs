//! What a plan holds: rows, and each thing as every emitted file spells it.

use super::rust_face::RustFace;
use super::stub::Stub;
use crate::source::Span;

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
    /// For the shim.
    pub fragments: Vec<Fragment>,
    /// For the kernels: as much as their classes need.
    pub kernel_fragments: Vec<Fragment>,
    /// By name.
    pub functions: Vec<PlannedFunction>,
    /// What `import *` takes from the Python module: the functions, and `CudaError` where there is one.
    pub exported: Vec<String>,
    /// A call may run on a device, so the Python module has `CudaError`. Not where a function is called so.
    pub cuda_error: bool,
    pub skipped: Vec<Note>,
}

impl Plan {
    /// All rows, function by function.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.functions.iter().flat_map(|function| &function.rows)
    }

    /// The rows whose class the runtime runs, on the host or on a device.
    pub fn reductions(&self) -> impl Iterator<Item = &Row> {
        self.rows().filter(|row| matches!(row.call, RowCall::Reduction { .. }))
    }

    /// Whether there is one.
    pub fn has_reductions(&self) -> bool {
        self.reductions().next().is_some()
    }

    /// Whether some function takes an array on a device.
    pub fn has_rows_on_device(&self) -> bool {
        self.rows().any(Row::is_on_device)
    }
}

/// C++ text of the interface's own, as it stands.
#[derive(Clone, Debug)]
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
    /// For Python: `%feature("docstring")`, or else the comment.
    pub doc: Option<String>,
    /// `(arr, /)`.
    pub signature: String,
    /// What arguments can be named; empty where they go by position.
    pub keywords: Vec<String>,
    pub positional_only: bool,
    /// Takes `stream=None` by keyword.
    pub stream: bool,
    /// In the order in which they are tried.
    pub rows: Vec<Row>,
    pub rust: Vec<RustFace>,
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
    /// Above the C++ declaration.
    pub comment: Option<String>,
    pub call: RowCall,
    /// `cpu`, `cuda`, for both at once `cpu + cuda`: where its arrays lie. For a reduction, which runs where its array
    /// is, `cpu, cuda`.
    pub device: String,
    /// What the caller passes.
    pub parameters: Vec<RowParameter>,
    /// What the runtime passes besides, in the bridge and the shim behind all others.
    pub stream: Option<RowStream>,
    pub returns: Returns,
    /// How many further arguments C++ fills in with its defaults.
    pub defaulted: usize,
}

/// How a row runs: see `quaff::python::Call`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowCall {
    /// With one array to read.
    Array,
    /// With an array on a device among others.
    Device,
    /// With anything else.
    Arguments,
    /// The runtime runs a class over the array.
    Reduction {
        element: String,
        /// `SUM_FLOAT`: its steps in Rust.
        constant: String,
    },
}

impl Row {
    /// Whether it takes an array on a device.
    pub fn is_on_device(&self) -> bool {
        matches!(self.call, RowCall::Device)
    }

    /// Whether it may: reductions run where their array is.
    pub fn may_run_on_device(&self) -> bool {
        matches!(self.call, RowCall::Device | RowCall::Reduction { .. })
    }
}

/// The parameter that takes the stream of a call.
#[derive(Debug)]
pub struct RowStream {
    /// In Rust and C++, where it must not be a keyword.
    pub safe_name: String,
    /// What the shim passes on.
    pub passed: String,
    /// How many of the caller's parameters C++ takes before it.
    pub position: usize,
}

/// A parameter as each file spells it.
#[derive(Debug)]
pub struct RowParameter {
    /// In Python.
    pub name: String,
    /// In Rust and C++, where it must not be a keyword.
    pub safe_name: String,
    /// In the bridge: `f64`, `&Contiguous<'_>`, `&DeviceArray<'_>`.
    pub bridge: String,
    /// The runtime's type in it: `Contiguous`.
    pub crossing: Option<&'static str>,
    /// In the shim, up to its name: `double `, `const ::quaff::Contiguous &`.
    pub cpp: String,
    /// What goes before the argument where the table's closure hands it to the bridge.
    pub borrowed: &'static str,
    /// What the shim passes on: `in.data<const float>(), in.size<unsigned>()`.
    pub passed: String,
    /// In the table: `read::<f32, u32>("in_")`.
    pub table: String,
    /// The runtime's function there: `read`.
    pub reader: &'static str,
    /// In the stub.
    pub python: String,
    /// For readers: `float32 array`.
    pub readable: String,
    /// For Rust's callers, and how it goes to the bridge.
    pub rust: String,
    pub rust_passed: String,
    /// What either uses of the runtime.
    pub rust_import: Option<Import>,
    /// What is bound to its name before the call: text, where a closure makes the call.
    pub rust_bound: Option<String>,
    /// For arrays: the dtype, as `quaff check` shows it, and the element type in Rust.
    pub dtype: Option<&'static str>,
    pub element: Option<&'static str>,
    /// It is an array on a device.
    pub on_device: bool,
    /// The C++ default, for readers, where Python may leave the argument out.
    pub default: Option<String>,
}

/// What a file in Rust uses of another module; `self` is the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Import {
    pub module: &'static str,
    pub name: &'static str,
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
    /// What either uses of the runtime.
    pub rust_import: Option<Import>,
    /// In Rust, what binds the bridge's result to a name, and the name.
    pub bound: (&'static str, &'static str),
}
