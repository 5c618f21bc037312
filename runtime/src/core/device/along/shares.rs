//! The partition of an array's slices among the threads of a device, measured on an H200 with arrays of 400
//! MB to 1 GB.

use crate::core::array_view::SliceOrder;
use crate::core::device::state::THREADS;
use crate::core::dtype::Dtype;

/// The number of blocks that are launched for each block that the device runs at a time, if there are enough
/// slices, so that no block runs alone at the end.
const ROUNDS: usize = 4;

/// The bytes of a load.
const VECTOR: usize = 16;

/// The fewest loads for each thread of a slice or a piece.
const FEWEST_LOADS: usize = 16;
const LOADS_OF_A_PIECE: usize = 16;

/// The most threads of a slice, unless there are too few slices for all threads. Then a slice has at least
/// `FEWEST_OF_FEW`, if it has enough loads, and at most as many if it has several axes, whose rows may be
/// short.
const MOST_THREADS: usize = WARP;
const FEWEST_OF_FEW: usize = 8;

/// The fewest loads for each thread of a slice that is a run, and the fewest threads of such a slice, which
/// a short run has even if each thread then has fewer loads.
const LOADS_OF_A_RUN: usize = 16;
const FEWEST_OF_A_RUN: usize = 4;

/// The most elements that a block, and that all blocks together, add to exact states in the time of another
/// launch, whatever the strides are.
const MOST_OF_A_BLOCK: usize = 1 << 13;
const MOST_OF_BLOCKS: usize = 1 << 19;

/// Runs are cut into pieces if this many threads for each run would not fill the device.
const ENOUGH_FOR_WHOLE_RUNS: usize = 64;

/// The most slices that a thread processes at a time: `quaff::detail::columns_at_once`.
const MOST_COLUMNS: usize = 4;

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

/// The fraction of a device's block slots that a good partition fills. If each row of a block is several
/// cache lines, a block for each multiprocessor suffices.
const FULL: f64 = 0.75;
const FULL_OF_LINES: f64 = 0.5;

const WARP: usize = 32;
const BLOCK: usize = THREADS as usize;

/// How the threads of all blocks share the slices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shares {
    /// The base-2 logarithm of the number of threads that share a slice.
    pub shift: u32,
    /// The neighbouring slices that a thread processes at a time ([`across`]); 0 if neighbouring threads
    /// share a slice.
    pub across: usize,
    /// The threads of a block that lie side by side, if neighbouring threads process neighbouring slices;
    /// otherwise 0.
    pub side: usize,
    /// The number of pieces that each slice is cut into.
    pub pieces: usize,
}

impl Shares {
    /// The shares on a device that runs `resident` blocks at a time.
    pub fn of(slices: &SliceOrder<'_>, dtype: Dtype, across: usize, resident: usize) -> Shares {
        if across != 0 {
            return Columns::of(slices, across, resident).shares();
        }
        let loads = (slices.slice.len() * dtype.size()).div_ceil(VECTOR);
        let threads = power_of_2(loads / FEWEST_LOADS);
        if slices.len() * MOST_THREADS < ROUNDS * resident * BLOCK {
            let of_block = if slices.slice.shape.len() > 1 { FEWEST_OF_FEW } else { BLOCK };
            return Shares::of_few(slices.len(), loads, threads.min(of_block), resident);
        }
        let threads = threads_of(slices.len(), threads.min(MOST_THREADS), resident);
        Shares { shift: threads.ilog2(), across: 0, side: 0, pieces: 1 }
    }

    /// The shares of few slices, for which all blocks run at the same time. A slice gets the largest number
    /// of threads, up to `most`, with which the blocks of all pieces of slices fill the device; if no number
    /// of threads fills it, the largest with which all blocks run at the same time. On an H200, ten rows of
    /// 10^7 elements take 0.8 of the time that they take with 8 threads.
    fn of_few(slices: usize, loads: usize, most: usize, resident: usize) -> Shares {
        let shares = |shift: u32| {
            let whole = Shares { shift, across: 0, side: 0, pieces: 1 };
            // A few blocks more than fit in a round take as long as another round.
            let wanted = resident / whole.groups(slices).max(1);
            Shares { pieces: wanted.min(loads / (LOADS_OF_A_PIECE << shift)).max(1), ..whole }
        };
        let blocks = |shares: &Shares| shares.groups(slices) * shares.pieces;
        let fewest = most.min(FEWEST_OF_FEW).ilog2();
        let in_a_round = || (fewest..=most.ilog2()).rev().map(shares).filter(|some| blocks(some) <= resident);
        let is_full = |shares: &Shares| blocks(shares) as f64 >= FULL * resident as f64;
        in_a_round().find(is_full).or_else(|| in_a_round().next()).unwrap_or_else(|| shares(fewest))
    }

    /// The shares for contiguous slices ([`are_runs`]); `None` if too few of them remain unsplit to fill the
    /// device, or if they are too short to be loaded ahead.
    pub fn of_runs(slices: &SliceOrder<'_>, dtype: Dtype, resident: usize) -> Option<Shares> {
        let loads = slices.slice.len() * dtype.size() / VECTOR;
        if loads < LOADS_OF_A_RUN || slices.len() * ENOUGH_FOR_WHOLE_RUNS < resident * BLOCK {
            return None;
        }
        let threads = power_of_2(loads / LOADS_OF_A_RUN).clamp(FEWEST_OF_A_RUN, BLOCK);
        Some(Shares { shift: threads.ilog2(), across: 0, side: 0, pieces: 1 })
    }

    /// The shares of a small array, a block for each slice; `None` if the device does not run as many blocks
    /// at a time, if they would take longer than another launch, or if slices are empty.
    pub fn of_blocks(slices: &SliceOrder<'_>, resident: usize) -> Option<Shares> {
        let (count, length) = (slices.len(), slices.slice.len());
        let is_small =
            (1..=MOST_OF_A_BLOCK).contains(&length) && count <= resident.min(MOST_OF_BLOCKS / length);
        is_small.then_some(Shares { shift: BLOCK.ilog2(), across: 0, side: 0, pieces: 1 })
    }

    /// The number of blocks for this many slices.
    pub fn groups(&self, slices: usize) -> usize {
        match self.side {
            0 => slices.div_ceil(BLOCK >> self.shift),
            side => slices.div_ceil(self.across).div_ceil(side),
        }
    }
}

/// Slices that lie side by side, as the columns of an array in C order. All blocks should run at the same
/// time and end at the same time: with fewer blocks than the device has room for, each of them is faster.
struct Columns {
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
    fn of(slices: &SliceOrder<'_>, across: usize, resident: usize) -> Columns {
        let row = slices.shape.last().filter(|_| slices.shape.len() > 1);
        let row = row.map(|&length| length.div_ceil(across));
        let (elements, slices) = (slices.slice.len(), slices.len());
        Columns { across, slices, elements, loads: slices.div_ceil(across), row, resident }
    }

    fn shares(&self) -> Shares {
        if let Some(shares) = self.in_short_rows() {
            return shares;
        }
        let rounds = self.loads.div_ceil(BLOCK * self.resident).max(1);
        let even = self.loads.div_ceil(rounds * self.resident).max(FEWEST);
        let whole = self.whole(even.next_multiple_of(LINE));
        if self.fullness(whole) >= if whole.side >= 2 * LINE { FULL_OF_LINES } else { FULL } {
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

/// The number of threads for each slice: `most`, or the fewest with which the blocks fill whole rounds, or
/// nearly. At a slice's end its threads wait for their last loads, which takes as long as a dozen other
/// loads: so the fewer slices a thread processes, the better.
fn threads_of(slices: usize, most: usize, resident: usize) -> usize {
    let is_even = |threads: usize| {
        let blocks = slices.div_ceil(BLOCK / threads);
        let rounds = blocks.div_ceil(resident);
        rounds > 1 && 9 * blocks >= 7 * rounds * resident
    };
    (1..=most.ilog2()).map(|shift| 1 << shift).find(|&threads| is_even(threads)).unwrap_or(most)
}

/// The number of neighbouring slices that a thread processes at a time, if neighbouring threads process
/// neighbouring slices: as many as one load covers, if every load can be that wide. 0 if neighbouring threads
/// are better placed on one slice.
pub(super) fn across(slices: &SliceOrder<'_>, dtype: Dtype) -> usize {
    let Some((&apart, outer)) = slices.strides.split_last() else { return 0 };
    let run = slices.slice.strides.last().copied().unwrap_or(0);
    if slices.slice.len() > 1 && apart >= run {
        return 0;
    }
    let columns = (VECTOR / dtype.size()).min(MOST_COLUMNS);
    let bytes = columns * dtype.size();
    let are_loads = slices.slice.strides.len() == 1
        && apart.unsigned_abs() == dtype.size()
        && slices.shape.last().is_some_and(|length| length.is_multiple_of(columns))
        && slices.slice.data.addr().is_multiple_of(bytes)
        && outer.iter().chain([&run]).all(|stride| stride.unsigned_abs().is_multiple_of(bytes));
    if are_loads { columns } else { 1 }
}

/// Whether slices are contiguous runs that begin at the alignment of a load.
pub(super) fn are_runs(slices: &SliceOrder<'_>, dtype: Dtype) -> bool {
    slices.slice.strides.as_slice() == [dtype.size().cast_signed()]
        && slices.slice.data.addr().is_multiple_of(VECTOR)
        && slices.strides.iter().all(|stride| stride.unsigned_abs().is_multiple_of(VECTOR))
}

/// The largest power of 2 that is at most `number`; 1 for 0.
fn power_of_2(number: usize) -> usize {
    1 << number.max(1).ilog2()
}

#[cfg(test)]
mod tests;
