//! Arrays on a device.

use super::{Place, check};
use crate::array_view::{ArrayView, ArrayViewMut};
use crate::device::{DeviceSlice, DeviceSliceMut};
use crate::dtype::Element;
use crate::error::{Error, ErrorKind};

/// The elements of an array that C++ reads, in C order.
///
/// # Errors
/// It has other elements, is the host's, or its elements do not lie one after another.
pub fn on_device<'a, T: Element>(name: &str, view: &ArrayView<'a>) -> Result<DeviceSlice<'a, T>, Error> {
    check(name, view, (T::DTYPE, Place::Device))?;
    if !view.is_c_contiguous() {
        let text = format!("the elements of `{name}` do not lie one after another: pass a contiguous array");
        return Err(Error::new(ErrorKind::Value, text));
    }
    // SAFETY: whoever made the view says that they are there.
    Ok(unsafe { DeviceSlice::new(view.data.expose_provenance() as u64, view.len(), view.device.stream()) })
}

/// The elements of an array that C++ writes.
///
/// # Errors
/// As of [`on_device`].
pub fn on_device_mut<'a, T: Element>(
    name: &str,
    view: &mut ArrayViewMut<'a>,
) -> Result<DeviceSliceMut<'a, T>, Error> {
    let slice = on_device::<T>(name, view.view())?;
    let view = slice.view();
    // SAFETY: as above, and they are nobody else's.
    Ok(unsafe { DeviceSliceMut::new(view.data.expose_provenance() as u64, view.len(), view.device.stream()) })
}
