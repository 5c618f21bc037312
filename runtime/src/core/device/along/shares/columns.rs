//! Slices that lie side by side, as the columns of an array in C order. All blocks should run at the same
//! time and end at the same time: with fewer blocks than the device has room for, each of them is faster.

use super::{BLOCK, Shares};
use crate::core::array_view::SliceOrder;

/// The fewest elements for each thread; more if slices are cut into pieces, because another kernel merges
/// these, or if there are several rows of slices, which have blocks of their own.
const FEWEST_ELEMENTS: usize = 24;
const FEWEST_OF_SEVERAL: usize = 64;

/// The number of elements that a thread adds in the time that the merging kernel takes.
const ELEMENTS_OF_A_MERGE: f64 = 128.0;

/// The fewest threads of a block that lie side by side: enough that a block reads whole cache lines; more if
/// slices are cut into pieces, and more if rows are shorter than a block.
const FEWEST: usize = LINE;
const FEWEST_IN_PIECES: usize = 32;
const FEWEST_IN_SHORT_ROWS: usize = 48;

/// The loads of a cache line. Blocks of wide rows begin at the boundaries of cache lines.
const LINE: usize = 8;

/// The fraction of a device's block slots that a good partition fills.
const FULL: f64 = 0.75;

pub(super) struct Columns {
    /// The slices that a thread processes at a time, with one load.
    across: usize,
    slices: usize,
    elements: usize,
    /// The loads for one element of all slices.
    loads: usize,
    /// The loads of one row of slices; `None` if all slices are one row.
    row: Option<usize>,
    resident: usize,
}

impl Columns {
    /// The shares on a device that runs `resident` blocks at a time.
    pub fn of(slices: &SliceOrder<'_>, across: usize, resident: usize) -> Columns {
        let row = slices.shape.last().filter(|_| slices.shape.len() > 1);
        let row = row.map(|&length| length.div_ceil(across));
        let (elements, slices) = (slices.slice.len(), slices.len());
        Columns { across, slices, elements, loads: slices.div_ceil(across), row, resident }
    }

    pub fn shares(&self) -> Shares {
        if let Some(shares) = self.in_short_rows() {
            return shares;
        }
        let rounds = self.loads.div_ceil(BLOCK * self.resident).max(1);
        let even = self.loads.div_ceil(rounds * self.resident).max(FEWEST);
        let whole = self.whole(even.next_multiple_of(if even < 2 * LINE { LINE / 2 } else { LINE }));
        if self.fullness(whole) >= FULL {
            return whole;
        }
        let cut = self.cut(self.whole(FEWEST_IN_PIECES));
        // The times of both choices, counted in elements that a thread adds. The speed of the memory is taken
        // to grow with the number of blocks that run.
        let of_whole = (self.elements / (BLOCK / whole.side).max(1)) as f64;
        let of_cut = of_whole * self.fullness(whole) / self.fullness(cut) + ELEMENTS_OF_A_MERGE;
        if of_cut < of_whole { cut } else { whole }
    }

    /// Shares in which each block takes whole rows of slices, whose elements follow each other in memory.
    fn in_short_rows(&self) -> Option<Shares> {
        let row = self.row.filter(|row| *row < BLOCK / 2)?;
        let sides = (row..=BLOCK).step_by(row).filter(|side| *side >= FEWEST_IN_SHORT_ROWS);
        sides.map(|side| self.whole(side)).find(|shares| self.fullness(*shares) >= FULL)
    }

    /// Shares with `side` threads side by side, or as many as there is work for, and slices that stay whole.
    fn whole(&self, side: usize) -> Shares {
        // With fewer threads side by side, more threads would share each slice than its elements can occupy.
        let fewest = |elements: usize| BLOCK / ((self.elements / elements).max(1) + 1) + 1;
        let fewest = match self.row {
            None => fewest(FEWEST_ELEMENTS).next_multiple_of(LINE),
            Some(_) => fewest(FEWEST_OF_SEVERAL),
        };
        let side = side.clamp(fewest, BLOCK).min(self.loads.max(1));
        Shares { shift: 0, across: self.across, side, pieces: 1 }
    }

    /// Shares like `whole` whose slices are cut into as many pieces as all blocks can process at a time.
    fn cut(&self, whole: Shares) -> Shares {
        let most = self.elements / (BLOCK / whole.side * FEWEST_OF_SEVERAL);
        let wanted = self.resident / whole.groups(self.slices);
        Shares { pieces: wanted.min(most).max(1), ..whole }
    }

    /// The fraction of the block slots that is in use, averaged over all rounds.
    fn fullness(&self, shares: Shares) -> f64 {
        let blocks = shares.groups(self.slices) * shares.pieces;
        blocks as f64 / blocks.next_multiple_of(self.resident) as f64
    }
}
