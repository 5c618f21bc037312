//! Checks that arrays have equal extents if C++ takes one number for several of them, before any array is
//! written.

use crate::core::array_view::ArrayView;
use crate::core::error::{Error, ErrorKind};
use crate::python::convert::by_numpy;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::array::packed_stride;
use crate::python::table::{Arguments, Array, Axis};

impl Arguments<'_, '_> {
    /// The extent of the array at `index` along an axis.
    ///
    /// # Errors
    /// The row has no such array, which is a bug in the bridge.
    pub(crate) fn extent(&self, index: usize, axis: usize) -> Result<u64> {
        let extent = match self.sequence_length(index) {
            Some(length) => (axis == 0).then_some(length),
            None => self.view(index)?.shape.get(axis).copied(),
        };
        extent.map(|extent| extent as u64).ok_or_else(|| {
            let message = format!("the bridge asks for axis {axis} of the array at {index}, which has none");
            Error::new(ErrorKind::Runtime, message).into()
        })
    }

    /// The stride of the array at `index` along an axis, in elements, as passed to C++: for a copied array,
    /// the stride of the copy.
    ///
    /// # Errors
    /// The row has no such array, which is a bug in the bridge.
    pub(crate) fn stride(&self, index: usize, axis: usize) -> Result<i64> {
        if self.sequence_length(index).is_some() {
            return Ok(1);
        }
        let (view, array) = (self.view(index)?, self.kind(index).and_then(|kind| kind.array()));
        let stride =
            array.filter(|_| axis < view.shape.len()).and_then(|array| match self.is_copied(index) {
                true => Some(packed_stride(&view.shape, axis, array.layout.order())),
                false => array.layout.stride(view, axis),
            });
        stride.ok_or_else(|| {
            let message = format!(
                "the bridge asks for the stride of axis {axis} of the array at {index}, which has none"
            );
            Error::new(ErrorKind::Runtime, message).into()
        })
    }

    /// Checks the shape of the array at `index` against its fixed extents and those of the other arrays, on
    /// which C++ relies.
    #[inline]
    pub(crate) fn check_shape(&self, index: usize, array: Array) -> Result<()> {
        if let Some(other) = array.like {
            self.check_like(index, other)?;
        }
        if array.axes.is_empty() { Ok(()) } else { self.check_axes(index, array.axes) }
    }

    /// Checks that the sequence at `index` has the number of elements that C++ has fixed.
    pub(crate) fn check_sequence_shape(&self, index: usize, array: Array) -> Result<()> {
        let (Some(length), [axis]) = (self.sequence_length(index), array.axes) else { return Ok(()) };
        match axis.fixed {
            Some(wanted) if wanted != length => {
                let message = format!(
                    "the sequence has {length} elements, and C++ takes {wanted}: pass {wanted} numbers"
                );
                Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, message)))
            }
            _ => Ok(()),
        }
    }

    fn check_like(&self, index: usize, other: usize) -> Result<()> {
        let (own, shared) = (self.view(index)?, self.view(other)?);
        if own.shape == shared.shape {
            return Ok(());
        }
        Err(Failure::argument(self.name(index), self.another_shape(own, other, shared)))
    }

    fn check_axes(&self, index: usize, axes: &[Axis]) -> Result<()> {
        let view = self.view(index)?;
        for (axis, (extent, &length)) in axes.iter().zip(view.shape.iter()).enumerate() {
            if length > extent.longest {
                return Err(Failure::argument(self.name(index), too_long(extent, length)));
            }
            if let Some(wanted) = extent.fixed
                && wanted != length
            {
                let by_numpy =
                    self.kind(index).and_then(|kind| kind.array()).is_some_and(|array| array.by_numpy);
                return Err(Failure::argument(self.name(index), another_fixed(by_numpy, axes, view)));
            }
            let Some((other, there)) = extent.same else { continue };
            let shared = self.view(other)?;
            if shared.shape.get(there) != Some(&length) {
                let error = self.another_extent(extent, (view, axis), (other, shared, there));
                return Err(Failure::argument(self.name(index), error));
            }
        }
        Ok(())
    }

    #[cold]
    fn another_shape(&self, own: &ArrayView<'_>, other: usize, shared: &ArrayView<'_>) -> Error {
        let (name, own, shared) = (self.name(other), shown(&own.shape), shown(&shared.shape));
        let message = format!(
            "the array has the shape {own}, and `{name}`, which shares its length, has the shape {shared}: \
             pass arrays of the same shape"
        );
        Error::new(ErrorKind::Value, message)
    }

    #[cold]
    fn another_extent(
        &self,
        extent: &Axis,
        (own, axis): (&ArrayView<'_>, usize),
        (other, shared, there): (usize, &ArrayView<'_>, usize),
    ) -> Error {
        let (name, of) = (extent.name, self.name(other));
        let message = format!(
            "the array has the shape {}, and `{of}` has the shape {}: `{name}` is axis {axis} of the first and axis \
             {there} of the second, and must be the same in both",
            shown(&own.shape),
            shown(&shared.shape)
        );
        Error::new(ErrorKind::Value, message)
    }
}

#[cold]
fn another_fixed(by_numpy: bool, axes: &[Axis], view: &ArrayView<'_>) -> Error {
    if by_numpy {
        let wanted: Vec<usize> = axes.iter().filter_map(|axis| axis.fixed).collect();
        return by_numpy::other_shape(&wanted, &view.shape);
    }
    let extent = |axis: &Axis| axis.fixed.map_or(axis.name.to_owned(), |extent| extent.to_string());
    let (wanted, given) = (shown_as(axes.iter().map(extent)), shown(&view.shape));
    let message =
        format!("the array has the shape {given}, and C++ takes only {wanted}: pass an array of that shape");
    Error::new(ErrorKind::Value, message)
}

#[cold]
fn too_long(extent: &Axis, length: usize) -> Error {
    let Axis { name, longest, .. } = extent;
    let message = format!(
        "`{name}` is {length}, and the function's type for it counts to {longest}: pass a part of the array"
    );
    Error::new(ErrorKind::Overflow, message)
}

/// A shape in Python's notation: `(3,)`.
pub(crate) fn shown(shape: &[usize]) -> String {
    shown_as(shape.iter().map(usize::to_string))
}

fn shown_as(extents: impl Iterator<Item = String>) -> String {
    match extents.collect::<Vec<_>>().as_slice() {
        [extent] => format!("({extent},)"),
        extents => format!("({})", extents.join(", ")),
    }
}
