//! Cuts the shim of a large module into pieces: files with some of the rows and the corresponding half of the
//! bridge from cxx. The pieces are compiled side by side, or only checked by a compiler.
//!
//! All pieces include one header with the declarations, in which the interface's own definitions are `inline`
//! (`emit/shim/shared_code.rs`). Code that may occur in only one file keeps the module in one file.
//! `script/side_by_side.rs` runs the compilers in a build script. `quaff build` first has the compiler check
//! the declarations. After an error it runs a trial, because the messages of compilers that run side by side
//! are interleaved; if the trial finds no error, the module is compiled in one file. For a large module in
//! one file, the trial comes first. With `--keep-going`, the trial is repeated until nothing is refused; each
//! time, the refused functions are removed from the `Interface` (`interface/revise.rs`), which is then
//! planned again.

pub(crate) use super::shared_code::UnsharedCode;
use super::{class, row, shared_code};
use crate::plan::{Plan, PlannedClass, Row};
use rustc_hash::{FxHashMap, FxHashSet};
use std::num::NonZero;

/// A part of the shim's functions, in one file.
pub(crate) struct Piece<'p> {
    /// The rows, each with its index among all rows.
    pub rows: Vec<(usize, &'p Row)>,
    pub classes: &'p [PlannedClass],
    /// Whether the piece contains the parts that exist once in a module: its constants, and the code of
    /// `%init`.
    pub is_first: bool,
}

/// The least number of functions and classes in a file; the largest number is twice as much. Each file
/// includes the headers again, so the compiler would spend most of its time on them in smaller files.
const FILE: usize = 1000;

/// The number of files in which the C++ of a module is compiled: `wanted`, or one for each thousand functions
/// and classes; one if code of the interface cannot be in several files.
pub(crate) fn number(plan: &Plan, wanted: Option<NonZero<usize>>) -> usize {
    let number = wanted.map_or_else(|| number_by_size(plan), NonZero::get);
    if number > 1 && one_file(plan).is_none() { number } else { 1 }
}

/// The number of files in which a module of this size is compiled.
pub(crate) fn number_by_size(plan: &Plan) -> usize {
    (units(plan) / FILE).max(1)
}

/// The number of functions and classes in a module.
pub(crate) fn units(plan: &Plan) -> usize {
    plan.bridged().count() + plan.classes.len()
}

/// The first code of the interface that cannot be in several files.
pub(crate) fn one_file(plan: &Plan) -> Option<UnsharedCode> {
    // The shim of an interface of C contains no code of the interface.
    let is_shared = !plan.is_c;
    is_shared.then(|| shared_code::shared(&plan.fragments_for_several).err()).flatten()
}

/// The whole shim as one piece.
pub(crate) fn one_piece(plan: &Plan) -> Piece<'_> {
    Piece { rows: plan.bridged().collect(), classes: &plan.classes, is_first: true }
}

/// The shim in this number of pieces of equal size.
pub(crate) fn pieces(plan: &Plan, number: usize) -> Vec<Piece<'_>> {
    let rows: Vec<(usize, &Row)> = plan.bridged().collect();
    let size = units(plan).div_ceil(number).max(1);
    let piece = |index: usize| {
        let (start, end) = (index * size, (index + 1) * size);
        let of_classes = |at: usize| at.saturating_sub(rows.len()).min(plan.classes.len());
        Piece {
            rows: rows[start.min(rows.len())..end.min(rows.len())].to_vec(),
            classes: &plan.classes[of_classes(start)..of_classes(end)],
            is_first: index == 0,
        }
    };
    (0..number).map(piece).collect()
}

impl Piece<'_> {
    /// The functions, which compile without those of other pieces: those of each row with the row's index
    /// among all rows, and then those of each class.
    pub fn functions(&self, plan: &Plan) -> Vec<(Option<usize>, String)> {
        let rows = self.rows.iter().map(|(index, each)| (Some(*index), row::functions(each)));
        let casts = (None, self.casts_of_others(plan));
        let classes = self.classes.iter().map(|each| (None, class::functions(plan, each)));
        rows.chain([casts]).chain(classes).collect()
    }

    /// The casts from other pieces that casts in this piece call.
    fn casts_of_others(&self, plan: &Plan) -> String {
        let classes: FxHashMap<&str, &PlannedClass> = (plan.classes.iter())
            .flat_map(|class| class.bases.iter().map(move |base| (base.symbol.as_str(), class)))
            .collect();
        let own: FxHashSet<&str> = symbols(self.classes).collect();
        let mut found = Casts { plan, classes, found: own, text: String::new() };
        let steps = self.classes.iter().filter(|class| !plan.is_in_c(class)).flat_map(|class| &class.bases);
        steps.filter_map(|base| base.steps.as_ref()).flatten().for_each(|step| found.add(step));
        found.text
    }
}

fn symbols(classes: &[PlannedClass]) -> impl Iterator<Item = &str> {
    classes.iter().flat_map(|class| class.bases.iter().map(|base| base.symbol.as_str()))
}

/// Casts, sorted so that each follows those that it calls.
struct Casts<'p> {
    plan: &'p Plan,
    /// The class of each cast.
    classes: FxHashMap<&'p str, &'p PlannedClass>,
    found: FxHashSet<&'p str>,
    text: String,
}

impl<'p> Casts<'p> {
    /// Adds a cast, unless it was added before.
    fn add(&mut self, symbol: &str) {
        let Some(class) = self.classes.get(symbol).copied() else { return };
        let Some(base) = class.bases.iter().find(|base| base.symbol == symbol) else { return };
        if self.found.insert(&base.symbol) {
            base.steps.iter().flatten().for_each(|step| self.add(step));
            self.text += &class::cast(self.plan, class, base);
        }
    }
}
