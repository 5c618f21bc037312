//! The results of functions for C: places that the caller passes, and memory that the caller frees.

use super::status::null;
use crate::core::dlpack::abi;
use crate::core::dlpack::abi::DataType;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::tree::Tree;
use crate::core::vector::CxxVecDyn;
use std::ffi::{c_char, c_void};
use std::ptr;

/// The address at which a result is written.
#[derive(Debug)]
pub struct Place<T>(*mut T);

/// The places for the address of elements and for their number.
#[derive(Debug)]
pub struct Places<T> {
    address: *mut *mut T,
    /// NULL if the caller does not want the size.
    size: *mut usize,
}

/// The places for elements of one of several types: for their address, number and type.
#[derive(Debug)]
pub struct PlacesOfAny {
    places: Places<c_void>,
    r#type: *mut DataType,
}

/// The place for a result, which is checked before the call.
///
/// # Errors
/// The place is NULL.
///
/// # Safety
/// The place may be written, or is NULL.
#[inline]
pub unsafe fn place<T>(place: *mut T) -> Result<Place<T>, Error> {
    if place.is_null() { Err(null()) } else { Ok(Place(place)) }
}

/// The places for the address of a text or of elements and for their number.
///
/// # Errors
/// The place for the address is NULL.
///
/// # Safety
/// The places may be written, or are NULL.
#[inline]
pub unsafe fn places<T>(address: *mut *mut T, size: *mut usize) -> Result<Places<T>, Error> {
    if address.is_null() { Err(null()) } else { Ok(Places { address, size }) }
}

/// The places for elements of one of several types.
///
/// # Errors
/// A place is NULL.
///
/// # Safety
/// The places may be written, or are NULL.
#[inline]
pub unsafe fn places_of_any(
    address: *mut *mut c_void,
    size: *mut usize,
    r#type: *mut DataType,
) -> Result<PlacesOfAny, Error> {
    if size.is_null() || r#type.is_null() {
        return Err(null());
    }
    // SAFETY: guaranteed by the caller.
    Ok(PlacesOfAny { places: unsafe { places(address, size) }?, r#type })
}

/// Writes a result.
///
/// # Errors
/// None.
///
/// # Safety
/// The place may still be written.
#[inline]
pub unsafe fn write_to<T>(place: Place<T>, value: T) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { place.0.write(value) };
    Ok(())
}

/// Writes a result to a place that was not checked before.
///
/// # Errors
/// The place is NULL.
///
/// # Safety
/// The place may be written, or is NULL.
#[inline]
pub unsafe fn write<T>(place: *mut T, value: T) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { write_to(self::place(place)?, value) }
}

/// Writes the first character of a text, for a result that is a `char`.
///
/// # Errors
/// None.
///
/// # Safety
/// The conditions of [`write_to`] hold.
pub unsafe fn write_letter(place: Place<u8>, text: &str) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { write_to(place, text.bytes().next().unwrap_or_default()) }
}

/// Gives the caller a copy of a text, with a terminating zero; NULL for `None`.
///
/// # Errors
/// There is not enough memory; or the text has a zero inside, and the caller does not want to know its size.
///
/// # Safety
/// The conditions of [`write_to`] hold.
pub unsafe fn give_text(places: Places<c_char>, text: Option<String>) -> Result<(), Error> {
    let size = text.as_ref().map_or(0, String::len);
    if places.size.is_null() && text.as_ref().is_some_and(|text| text.contains('\0')) {
        return Err(Error::new(
            ErrorKind::Value,
            "the text contains a zero character: pass a place for its size, which says where it ends",
        ));
    }
    let copy = match text {
        None => ptr::null_mut(),
        Some(text) => copied(&[text.as_bytes(), &[0]].concat())?.cast(),
    };
    // SAFETY: guaranteed by the caller.
    unsafe { write_both(places, copy, size) };
    Ok(())
}

/// Gives the caller a copy of elements.
///
/// # Errors
/// There is not enough memory.
///
/// # Safety
/// The conditions of [`write_to`] hold.
pub unsafe fn give<T: Copy>(places: Places<T>, values: &[T]) -> Result<(), Error> {
    let copy = copied(values)?;
    // SAFETY: guaranteed by the caller.
    unsafe { write_both(places, copy, values.len()) };
    Ok(())
}

/// Gives the caller a copy of elements of one of several types.
///
/// # Errors
/// There is not enough memory.
///
/// # Safety
/// The conditions of [`write_to`] hold.
pub unsafe fn give_any(places: PlacesOfAny, values: &CxxVecDyn) -> Result<(), Error> {
    let view = values.view();
    let size = values.len() * values.dtype().size();
    let bytes = match size {
        0 => &[],
        // SAFETY: the vector has `size` bytes at this address.
        _ => unsafe { std::slice::from_raw_parts(view.data.cast_const(), size) },
    };
    let copy = copied(bytes)?;
    // SAFETY: guaranteed by the caller.
    unsafe {
        write_both(places.places, copy.cast(), values.len());
        places.r#type.write(abi::write(values.dtype()));
    }
    Ok(())
}

/// Gives the caller a tree.
///
/// # Errors
/// There are none.
///
/// # Safety
/// The conditions of [`write_to`] hold, and C++ has given the tree.
pub unsafe fn give_tree(place: Place<*mut Tree>, tree: Object) -> Result<(), Error> {
    // SAFETY: guaranteed by the caller.
    unsafe { write_to(place, tree.address().cast()) }
}

/// Writes an address and the number of elements.
///
/// # Safety
/// The conditions of [`write_to`] hold.
unsafe fn write_both<T>(places: Places<T>, address: *mut T, size: usize) {
    // SAFETY: guaranteed by the caller; the place for the size may be NULL.
    unsafe {
        places.address.write(address);
        if !places.size.is_null() {
            places.size.write(size);
        }
    }
}

/// A copy of the values in memory that [`free`] frees; the address is not NULL even if there are no values.
fn copied<T: Copy>(values: &[T]) -> Result<*mut T, Error> {
    let size = size_of_val(values);
    // SAFETY: `malloc` accepts any size.
    let copy = unsafe { malloc(size.max(1)) };
    if copy.is_null() {
        return Err(Error::new(ErrorKind::Memory, "there is not enough memory for the result"));
    }
    // SAFETY: source and copy have `size` bytes, and no other code uses the copy.
    unsafe { ptr::copy_nonoverlapping(values.as_ptr().cast::<u8>(), copy.cast(), size) };
    Ok(copy.cast())
}

unsafe extern "C" {
    fn malloc(size: usize) -> *mut c_void;
    /// Frees a text or elements that a function has given to the caller.
    pub fn free(memory: *mut c_void);
}
