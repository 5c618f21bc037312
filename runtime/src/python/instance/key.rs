//! The keys under which elements of containers are listed, compared by value.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt, PyString};
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The index of an element, or its key.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// The position in a sequence.
    Index(i64),
    Integer(i128),
    /// The bits of a number that is not an integer.
    Float(u64),
    Text(Box<str>),
}

impl Key {
    /// The key for an object; `None` for an object by which elements are not listed. May run `__index__` of
    /// the object's class.
    ///
    /// For Python's own numbers and text, no code runs and no exception is created or checked: an element
    /// that is being freed looks itself up by its key, perhaps while an exception is set. A new exception
    /// would allocate memory, and so perhaps cause a collection, whose finalizers would find the element.
    pub(crate) fn of(object: &Bound<'_, PyAny>) -> Option<Key> {
        if object.is_exact_instance_of::<PyInt>() || object.is_exact_instance_of::<PyBool>() {
            return Key::of_int(object);
        }
        if let Ok(number) = object.cast_exact::<PyFloat>() {
            return Some(Key::of_float(number.value()));
        }
        if let Ok(text) = object.cast::<PyString>() {
            return Some(Key::Text(text.to_str().ok()?.into()));
        }
        if let Ok(number) = object.extract().map(Key::Integer) {
            return Some(number);
        }
        Some(Key::of_float(object.extract().ok()?))
    }

    fn of_float(number: f64) -> Key {
        let integer = number as i128;
        if integer as f64 == number { Key::Integer(integer) } else { Key::Float(number.to_bits()) }
    }

    /// The key for an `int`, by functions that set no exception for an int; `None` if it does not fit in 64
    /// bits.
    fn of_int(object: &Bound<'_, PyAny>) -> Option<Key> {
        let mut overflow = 0;
        // SAFETY: a live int, and the lock is held.
        let small = unsafe { ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &raw mut overflow) };
        if overflow == 0 {
            return Some(Key::Integer(small.into()));
        }
        // SAFETY: as above; the int of the lower bits is a new reference, or NULL with an exception set.
        unsafe {
            let lower = ffi::PyLong_AsUnsignedLongLongMask(object.as_ptr());
            let of_lower = Bound::from_owned_ptr_or_opt(object.py(), ffi::PyLong_FromUnsignedLongLong(lower));
            let is_whole = of_lower.is_some_and(|of_lower| {
                ffi::PyObject_RichCompareBool(of_lower.as_ptr(), object.as_ptr(), ffi::Py_EQ) == 1
            });
            is_whole.then(|| Key::Integer(lower.into()))
        }
    }
}

/// The hash of tables whose keys are those of containers, or addresses. Without a random seed, modules do not
/// contain the standard library's generator of seeds.
pub(crate) type KeyHash = BuildHasherDefault<KeyHasher>;

/// A fast hash, not resistant to collision attacks: the keys of a container come from the user's own program.
#[derive(Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_ne_bytes(word));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        // An odd multiplier with well-distributed bits. The upper bits of a product depend on all bits, and
        // tables use the lower ones.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn write_i64(&mut self, number: i64) {
        self.write_u64(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn write_i128(&mut self, number: i128) {
        self.write_u64(number as u64);
    }
}
