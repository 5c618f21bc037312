//! Reductions of arrays, whole ones or along axes: the keywords `axis`, `keepdims` and `out`, as in NumPy's
//! functions.
//!
//! `axis` is an integer or a tuple of integers; negative integers count from the last axis. A result has the
//! other axes or, with `keepdims`, all axes, where the reduced axes have length 1. Without these three
//! keywords, the result is a number.

use crate::core::array_view::{ArrayView, Device, Dims, SliceOrder};
use crate::core::dtype::Element;
use crate::core::error::{Error, ErrorKind};
use crate::core::reduction::{LARGE, Reduction};
use crate::core::reduction_state::ReductionState;
use crate::python::call::lazy::states;
use crate::python::call::on_device::interrupted;
use crate::python::convert::number as convert;
use crate::python::interpreter::{Failure, Result, attached, check_signals};
use crate::python::table::call::Axes;
use crate::python::table::{Along, Arguments, Out};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

impl<'py> Along<'py> {
    /// Takes the value of a keyword, if it is one of [`Along::KEYWORDS`]; returns `false` for any other.
    pub(crate) fn read(&mut self, keyword: &str, object: &Bound<'py, PyAny>) -> Result<bool> {
        let read = attached(object.py(), |_| match keyword {
            "axis" => Some(axes(object).map(|axes| self.axes = axes)),
            "keepdims" => Some(convert::boolean(object).map(|keepdims| self.keepdims = keepdims)),
            "out" => {
                self.out = Out::new(object.clone());
                Some(Ok(()))
            }
            _ => None,
        });
        match read {
            None => Ok(false),
            Some(read) => read.map(|()| true).map_err(|failure| failure.naming(|| keyword.to_owned())),
        }
    }

    /// Whether a keyword asks for a reduction along axes, or for an array as the result. Otherwise the result
    /// is a number.
    pub(crate) fn is_asked(&self) -> bool {
        self.axes.is_some() || self.keepdims || self.out.is_some() || self.is_part
    }

    /// A flag for each of the `ndim` axes of an array: whether the axis is reduced.
    fn reduced(&self, ndim: usize) -> std::result::Result<Dims<bool>, Error> {
        let Some(axes) = &self.axes else { return Ok(Dims::from_elem(true, ndim)) };
        let mut reduced = Dims::from_elem(false, ndim);
        // As in NumPy, the integers 0 and -1 stand for all axes of a zero-dimensional array.
        if ndim == 0 && !axes.is_tuple && matches!(axes.indices[..], [0 | -1]) {
            return Ok(reduced);
        }
        for &axis in &axes.indices {
            let index = if axis < 0 { axis.wrapping_add_unsigned(ndim) } else { axis };
            match usize::try_from(index).ok().and_then(|index| reduced.get_mut(index)) {
                Some(reduced) if *reduced => {
                    return Err(Error::new(ErrorKind::Value, format!("axis {axis} is given twice")));
                }
                Some(reduced) => *reduced = true,
                None => return Err(Error::new(ErrorKind::Index, beyond(axis, ndim))),
            }
        }
        Ok(reduced)
    }

    /// The shape of the results.
    fn shape(&self, view: &ArrayView<'_>, reduced: &[bool]) -> Dims<usize> {
        let axes = view.shape.iter().zip(reduced);
        let length = |(&length, &reduced): (&usize, &bool)| match (reduced, self.keepdims) {
            (false, _) => Some(length),
            (true, keepdims) => keepdims.then_some(1),
        };
        axes.filter_map(length).collect()
    }
}

fn beyond(axis: isize, ndim: usize) -> String {
    match ndim {
        0 => format!("the array has no axes, and the axis is {axis}: leave it out"),
        _ => format!(
            "the array has {ndim} dimensions, and the axis is {axis}: pass one from -{ndim} to {}",
            ndim - 1
        ),
    }
}

fn axes(object: &Bound<'_, PyAny>) -> Result<Option<Axes>> {
    if object.is_none() {
        return Ok(None);
    }
    let one = |object: &Bound<'_, PyAny>| convert::integer::<i64>(object).map(|axis| axis as isize);
    match object.cast::<PyTuple>() {
        Ok(tuple) => {
            let indices = tuple.iter().map(|object| one(&object)).collect::<Result<_>>()?;
            Ok(Some(Axes { indices, is_tuple: true }))
        }
        Err(_) => Ok(Some(Axes { indices: vec![one(object)?], is_tuple: false })),
    }
}

impl<'py> Arguments<'_, 'py> {
    /// Runs a reduction over each slice of the first array, and returns an array of the results; or over the
    /// whole array, and returns its state.
    pub(crate) fn reduce_along<T: Default + Element + Send>(
        &self,
        reduction: &Reduction<T>,
        along: &Along<'py>,
    ) -> Result<Bound<'py, PyAny>> {
        let view = self.view(0)?;
        if along.is_part {
            let state = self.exact_state(0, reduction)?;
            // SAFETY: `exact_state` zeroes its states.
            return Ok(unsafe { states::to_bytes(self.py, view.dtype, view.is_empty(), &state) }.into_any());
        }
        let reduced = along.reduced(view.shape.len());
        let reduced = reduced.map_err(|error| Failure::argument("axis", error))?;
        let is_on_device = view.device != Device::Cpu;
        if is_on_device {
            reduction.check_kernels_along(view.dtype).map_err(Failure::value)?;
        }
        let shape = along.shape(view, &reduced);
        self.with_result(T::DTYPE, &shape, along.out.as_ref(), |results| {
            let slices = SliceOrder::new(view, &reduced, results);
            if is_on_device {
                return self.along_on_device(reduction, view, &slices, results);
            }
            self.on_host(view.len().max(slices.len()), |poll| {
                // SAFETY: `with_result` has checked that the results are of this type, writable, and apart
                // from the array.
                unsafe { reduction.along(&slices, view.dtype, poll) }
            })
        })
    }

    /// Launches the kernels that write the results, on the device of the array and the results; the host does
    /// not wait.
    fn along_on_device<T: Send>(
        &self,
        reduction: &Reduction<T>,
        view: &ArrayView<'_>,
        slices: &SliceOrder<'_>,
        results: &ArrayView<'_>,
    ) -> Result<()> {
        if slices.is_empty() {
            return Ok(());
        }
        self.launched_at(&[(0, view)], &[results], |site| {
            // SAFETY: `with_result` has checked that the results are of this type, writable, and apart from
            // the array; and `launched_at` that both exist, are aligned, and belong to the site's context.
            unsafe { reduction.along_on_device(slices, view.dtype, site) }
        })
    }
}

impl Arguments<'_, '_> {
    /// Runs a reduction over the array at `index`; a long one lets other Python threads run and can be
    /// interrupted.
    ///
    /// # Errors
    /// The exceptions of the class; `KeyboardInterrupt`; on a device `CudaError`.
    pub(crate) fn reduce<T: Default + Send>(&self, index: usize, reduction: &Reduction<T>) -> Result<T> {
        let view = self.view(index)?;
        if is_read_on_device(view) {
            let work = |site| reduction.run_on_device(view, site, interrupted);
            return self.at_device(index, view, reduction.check_kernels(view.dtype), work);
        }
        let (order, dtype) = (view.memory_order(), view.dtype);
        self.on_host(order.len(), |poll| reduction.run(&order, dtype, poll))
    }

    /// The state of a reduction's exact class for the array at `index`, computed as in [`Arguments::reduce`].
    ///
    /// # Errors
    /// The errors of [`Arguments::reduce`].
    pub fn exact_state<T: Default + Send>(
        &self,
        index: usize,
        reduction: &Reduction<T>,
    ) -> Result<ReductionState> {
        let view = self.view(index)?;
        if is_read_on_device(view) {
            let work = |site| reduction.exact_state_at(view, site, interrupted);
            return self.at_device(index, view, reduction.check_kernels(view.dtype), work);
        }
        let (order, dtype) = (view.memory_order(), view.dtype);
        self.on_host(order.len(), |poll| reduction.exact_state(&order, dtype, poll))
    }

    /// Runs `work` over elements in host memory. For many elements, the GIL is released, and the callback
    /// that is passed to `work` checks for signals.
    pub(crate) fn on_host<T: Send>(
        &self,
        length: usize,
        work: impl FnOnce(fn() -> Result<()>) -> Result<T> + Send,
    ) -> Result<T> {
        if length < LARGE { work(|| Ok(())) } else { self.py.detach(|| work(check_signals)) }
    }
}

/// Whether kernels must read the array; an empty array needs none.
fn is_read_on_device(view: &ArrayView<'_>) -> bool {
    view.device != Device::Cpu && !view.is_empty()
}
