//! The rows of a source: reductions and elementwise functions, each with the location given by the `#line`
//! above it.

/// The kind of a row's kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowKind {
    Reduction,
    Elementwise,
}

/// A `QUAFF_REDUCTION`, a `QUAFF_ALONG_AXES` or a `QUAFF_ELEMENTWISE` of the source.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    pub kind: RowKind,
    pub symbol: &'a str,
    pub file: &'a str,
    pub line: usize,
    /// The C++ name of the class or the function.
    pub target: &'a str,
}

/// Reads the rows of a source, in their order.
pub(crate) fn read(source: &str) -> Vec<Row<'_>> {
    let lines: Vec<&str> = source.lines().collect();
    lines.windows(2).filter_map(|pair| row(pair[0], pair[1])).collect()
}

/// The headers that may be left out, by the names in their guards.
pub(crate) fn headers(source: &str) -> Vec<&str> {
    source.lines().filter_map(|line| line.strip_prefix("#ifndef QUAFF_KERNELS_WITHOUT_HEADER_")).collect()
}

/// The row in `#line 12 "stats.i"` and `QUAFF_REDUCTION(energy_float, float, ::stats::Energy<float>)`. The
/// class or function comes last; it is preceded by the element type and, along axes, by that of the result.
fn row<'a>(place: &'a str, text: &'a str) -> Option<Row<'a>> {
    let (line, file) = place.strip_prefix("#line ")?.split_once(' ')?;
    let (macro_name, arguments) = text.strip_suffix(')')?.split_once('(')?;
    let (kind, before) = match macro_name {
        "QUAFF_REDUCTION" => (RowKind::Reduction, 2),
        "QUAFF_ALONG_AXES" => (RowKind::Reduction, 3),
        "QUAFF_ELEMENTWISE" => (RowKind::Elementwise, 1),
        _ => return None,
    };
    let mut parts = arguments.splitn(before + 1, ", ");
    let symbol = parts.next()?;
    let target = parts.nth(before - 1)?.trim_start_matches(':');
    Some(Row { kind, symbol, file: file.trim_matches('"'), line: line.parse().ok()?, target })
}

impl Row<'_> {
    /// The row's location in the interface, in NVRTC's notation.
    pub(crate) fn place(&self) -> String {
        format!("{}({})", self.file, self.line)
    }
}
