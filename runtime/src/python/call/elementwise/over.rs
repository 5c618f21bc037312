//! Runs the selected function over arrays and numbers, into results of one shape.

use crate::core::array_view::{
    ArrayView, Dims, ElementOrder, OfOperands, StridedOperand, is_in_step, share_memory,
};
use crate::core::elementwise::Elementwise;
use crate::core::error::{Error, ErrorKind};
use crate::python::call::elementwise::broadcast;
use crate::python::convert::element::Bytes;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Copied, Order};
use smallvec::SmallVec;
use std::ptr;

/// The arrays that a function runs over. They have at least one element.
pub(crate) struct ElementArrays<'e, 'a> {
    pub elementwise: &'static Elementwise,
    pub shape: &'e [usize],
    pub results: &'e [&'e ArrayView<'a>],
    /// The arrays, each with its position among the arguments.
    pub arrays: &'e [(usize, &'e ArrayView<'e>)],
    /// The elements for the arguments that are numbers.
    pub numbers: &'e [Option<Bytes>],
}

impl ElementArrays<'_, '_> {
    /// Calls `run` with all operands: results that were found to be writable, and inputs that share no memory
    /// with them or are exactly the same elements. All of them live until `run` returns.
    pub(crate) fn on_host(&self, run: impl FnOnce(&ElementOrder<'_>) -> Result<()>) -> Result<()> {
        let mut numbers: SmallVec<[Option<Bytes>; 4]> = self.numbers.iter().copied().collect();
        let mut copies = Vec::new();
        let mut operands = self.written();
        for (index, number) in numbers.iter_mut().enumerate() {
            operands.push(match (self.array(index), number) {
                (Some(view), _) => self.read(view, &operands, &mut copies)?,
                (None, Some(number)) => self.number(number.as_mut_ptr()),
                (None, None) => return Err(Failure::call("was given an argument that is nothing")),
            });
        }
        run(&ElementOrder::new(self.shape, &operands))
    }

    /// Launches the kernel that writes the results, on the device of the arrays; the host does not wait.
    pub(crate) fn on_device(&self, arguments: &Arguments<'_, '_>) -> Result<()> {
        let mut operands = self.written();
        for index in 0..self.numbers.len() {
            let operand = match self.array(index) {
                Some(view) => {
                    let own = self.operand(view);
                    if self.is_in_the_way(view, &own, &operands) {
                        return Err(Failure::argument("out", shared(&arguments.name(index))));
                    }
                    own
                }
                None => self.number(ptr::null_mut()),
            };
            operands.push(operand);
        }
        let order = ElementOrder::new(self.shape, &operands);
        let of_results = self.results.iter().map(|_| Bytes::default());
        let numbers: OfOperands<Bytes> =
            of_results.chain(self.numbers.iter().map(|number| number.unwrap_or_default())).collect();
        arguments.launched_at(self.arrays, self.results, |site| {
            // SAFETY: as on the host; `launched_at` has checked that all exist, are aligned, and belong to
            // the site's context.
            unsafe { self.elementwise.on_device(&order, &numbers, site) }
        })
    }

    fn array(&self, index: usize) -> Option<&ArrayView<'_>> {
        self.arrays.iter().find(|(position, _)| *position == index).map(|(_, view)| *view)
    }

    /// The results, which are the first operands.
    fn written(&self) -> OfOperands<StridedOperand> {
        self.results.iter().map(|view| self.operand(view)).collect()
    }

    fn operand(&self, view: &ArrayView<'_>) -> StridedOperand {
        StridedOperand {
            data: view.data,
            strides: broadcast::strides(self.shape, &view.shape, &view.strides),
        }
    }

    fn number(&self, data: *mut u8) -> StridedOperand {
        StridedOperand { data, strides: Dims::from_elem(0, self.shape.len()) }
    }

    /// Whether results would overwrite elements of an array before they are read. `own` is the array's
    /// operand, and `written` begins with the results.
    fn is_in_the_way(&self, view: &ArrayView<'_>, own: &StridedOperand, written: &[StridedOperand]) -> bool {
        self.results.iter().zip(written).any(|(result, written)| {
            share_memory(result, view) && !is_in_step(self.shape, result, written, view, own)
        })
    }

    /// The operand for an array that is read: the array itself, or a copy if results would overwrite it.
    fn read(
        &self,
        view: &ArrayView<'_>,
        written: &[StridedOperand],
        copies: &mut Vec<Copied>,
    ) -> Result<StridedOperand> {
        let own = self.operand(view);
        if !self.is_in_the_way(view, &own, written) {
            return Ok(own);
        }
        let copy = Copied::new(view, Order::C)?;
        let mut strides: Dims<isize> = view.shape.iter().map(|_| 0).collect();
        let mut stride = view.dtype.size().cast_signed();
        for (slot, length) in strides.iter_mut().zip(&view.shape).rev() {
            *slot = stride;
            stride *= length.cast_signed();
        }
        let data = copy.contiguous().memory();
        copies.push(copy);
        Ok(StridedOperand { data, strides: broadcast::strides(self.shape, &view.shape, &strides) })
    }
}

fn shared(name: &str) -> Error {
    let message = format!(
        "the array shares memory with `{name}`, whose elements are read elsewhere than they are written: pass another array, \
         or a copy of `{name}`"
    );
    Error::new(ErrorKind::Value, message)
}
