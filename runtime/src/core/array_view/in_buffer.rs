//! Arrays that a language describes by a buffer of elements and by a shape, strides and an offset, all of
//! which are numbers of elements.

use super::{Description, Dims, checked_len};
use crate::core::array_view::description::c_order_strides;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};

/// The place of an array in its buffer.
#[derive(Debug)]
pub struct InBuffer {
    shape: Dims<usize>,
    strides: Dims<isize>,
    offset: usize,
}

impl InBuffer {
    /// Without strides, the elements lie in C order.
    ///
    /// # Errors
    /// An extent or the offset is negative, no memory has so many elements, or there is not one stride for
    /// each extent.
    pub fn new(shape: &[isize], strides: Option<Dims<isize>>, offset: isize) -> Result<InBuffer, Error> {
        let extents = shape.iter().map(|&extent| usize::try_from(extent));
        let shape: Dims<usize> =
            extents.collect::<Result<_, _>>().map_err(|_| invalid("`shape` contains a negative extent"))?;
        if checked_len(&shape).is_none() {
            return Err(invalid(format!("no memory has an array of the shape {shape:?}")));
        }
        let strides = strides.unwrap_or_else(|| c_order_strides(&shape, 1));
        if strides.len() != shape.len() {
            return Err(invalid("`shape` and `strides` have different lengths"));
        }
        let offset = usize::try_from(offset).map_err(|_| invalid("`offset` is negative"))?;
        Ok(InBuffer { shape, strides, offset })
    }

    /// The extents of the array.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// Checks that all elements exist in a buffer of `length` elements.
    ///
    /// # Errors
    /// An element is outside the buffer.
    pub fn check(&self, length: usize) -> Result<(), Error> {
        let is_inside = self.extent().is_none_or(|(first, last)| {
            let offset = self.offset as i128;
            offset + first >= 0 && offset + last < length as i128
        });
        match is_inside {
            true => Ok(()),
            false => Err(invalid(format!(
                "the shape {:?} with the strides {:?} reaches beyond the {length} elements of `data`",
                &self.shape[..],
                &self.strides[..]
            ))),
        }
    }

    /// The positions of the first and of the last element, counted from the offset; `None` for no elements.
    fn extent(&self) -> Option<(i128, i128)> {
        let (mut first, mut last) = (0_i128, 0_i128);
        for (&extent, &stride) in self.shape.iter().zip(&self.strides) {
            let reach = (extent as i128).checked_sub(1).filter(|steps| *steps >= 0)? * stride as i128;
            if reach < 0 { first += reach } else { last += reach }
        }
        Some((first, last))
    }

    /// The description of the array in the buffer at an address.
    pub fn description(&self, buffer: *mut u8, dtype: Dtype) -> Description {
        let size = dtype.size().cast_signed();
        Description {
            strides: self.strides.iter().map(|stride| stride.wrapping_mul(size)).collect(),
            ..Description::contiguous(
                buffer.wrapping_offset(self.offset.cast_signed().wrapping_mul(size)),
                dtype,
                &self.shape,
            )
        }
    }
}

#[cold]
fn invalid(text: impl Into<String>) -> Error {
    Error::new(ErrorKind::Value, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_array_is_inside_its_buffer() {
        let made = |shape: &[isize], strides: Option<&[isize]>, offset, length| {
            let array = InBuffer::new(shape, strides.map(Dims::from_slice), offset)?;
            array.check(length)
        };
        assert!(made(&[2, 3], None, 0, 6).is_ok());
        assert!(made(&[3], Some(&[-2]), 4, 5).is_ok());
        assert!(made(&[0, 3], Some(&[isize::MAX, 1]), 9, 0).is_ok());
        for (shape, strides, offset, length, text) in [
            (&[2, 3][..], None, 1, 6, "reaches beyond the 6 elements"),
            (&[3], Some(&[-2][..]), 3, 5, "reaches beyond"),
            (&[2], Some(&[isize::MIN]), 0, 2, "reaches beyond"),
            (&[-1], None, 0, 2, "a negative extent"),
            (&[2], Some(&[1, 1]), 0, 2, "different lengths"),
            (&[2], None, -1, 2, "`offset` is negative"),
            (&[isize::MAX, 2], None, 0, 2, "no memory has an array"),
        ] {
            let error = made(shape, strides, offset, length).unwrap_err();
            assert!(error.message.contains(text), "{}", error.message);
        }
    }
}
