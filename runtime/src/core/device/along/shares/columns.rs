//! Slices that lie side by side, as the columns of an array in C order. All blocks are to be at work at the same time and to
//! end at the same time: where there are fewer blocks than the device has room for, each of them is faster.

use super::{BLOCK, Shares};
use crate::core::array_view::SliceOrder;

/// Elements for each thread.
const FEWEST_ELEMENTS: usize = 64;

/// Threads of a block that lie side by side: at least so many, so that a block reads whole sectors of the memory; more
/// where slices are cut into pieces, since another kernel merges these; and more where rows are shorter than a block.
const FEWEST: usize = 12;
const FEWEST_IN_PIECES: usize = 32;
const FEWEST_IN_SHORT_ROWS: usize = 48;

/// Loads that are a line of the cache: in wide rows, blocks begin at such borders.
const LINE: usize = 8;

/// The part of the room for blocks that is to be taken in the last round.
const FULL: f64 = 0.75;

pub(super) struct Columns {
    /// Slices that a thread takes at a time, with one load.
    across: usize,
    slices: usize,
    elements: usize,
    /// Loads for one element of all slices.
    loads: usize,
    /// As many of them lie side by side in memory, where there are several rows of slices.
    row: Option<usize>,
    resident: usize,
}

impl Columns {
    /// For a device that has room for so many blocks at a time.
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
        if self.fullness(cut) > self.fullness(whole) { cut } else { whole }
    }

    /// Whole rows for each block: these follow each other in memory.
    fn in_short_rows(&self) -> Option<Shares> {
        let row = self.row.filter(|row| *row < BLOCK / 2)?;
        let sides = (row..=BLOCK).step_by(row).filter(|side| *side >= FEWEST_IN_SHORT_ROWS);
        sides.map(|side| self.whole(side)).find(|shares| self.fullness(*shares) >= FULL)
    }

    /// A block for so many slices as so many threads side by side take.
    fn whole(&self, side: usize) -> Shares {
        // With fewer side by side, more threads would share the slices than have enough elements of them.
        let fewest = BLOCK / ((self.elements / FEWEST_ELEMENTS).max(1) + 1) + 1;
        let side = side.clamp(fewest, BLOCK).min(self.loads.max(1));
        Shares { shift: 0, across: self.across, side, pieces: 1 }
    }

    /// The same slices in as many pieces as there is room for at a time.
    fn cut(&self, whole: Shares) -> Shares {
        let most = self.elements / (BLOCK / whole.side * FEWEST_ELEMENTS);
        let wanted = self.resident / whole.groups(self.slices);
        Shares { pieces: wanted.min(most).max(1), ..whole }
    }

    fn fullness(&self, shares: Shares) -> f64 {
        let blocks = shares.groups(self.slices) * shares.pieces;
        blocks as f64 / blocks.next_multiple_of(self.resident) as f64
    }
}
