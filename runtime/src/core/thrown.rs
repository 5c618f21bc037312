//! A C++ object that was thrown.

use std::ffi::c_void;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

/// A copy of a thrown object, with the table of its class.
#[derive(Clone, Debug)]
pub(crate) struct Thrown(Arc<ThrownObject>);

#[derive(Debug)]
struct ThrownObject {
    table: *const c_void,
    /// Null after the object was taken.
    object: AtomicPtr<c_void>,
    destroy: unsafe extern "C" fn(*mut c_void),
}

// SAFETY: only the code that takes or frees the object dereferences the addresses, one thread at a time.
unsafe impl Send for ThrownObject {}
// SAFETY: as for `Send`.
unsafe impl Sync for ThrownObject {}

impl Thrown {
    /// Takes over `object`, which `destroy` frees.
    ///
    /// # Safety
    /// `destroy` frees `object` on any thread, and no other code frees it.
    pub(crate) unsafe fn new(
        table: *const c_void,
        object: *mut c_void,
        destroy: unsafe extern "C" fn(*mut c_void),
    ) -> Thrown {
        Thrown(Arc::new(ThrownObject { table, object: AtomicPtr::new(object), destroy }))
    }

    /// The table that was registered in C++ for the class.
    #[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
    pub(crate) fn table(&self) -> *const c_void {
        self.0.table
    }

    /// The object, which the caller must free; null if it was taken before.
    #[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
    pub(crate) fn take(&self) -> *mut c_void {
        self.0.object.swap(ptr::null_mut(), Ordering::AcqRel)
    }
}

impl Drop for ThrownObject {
    fn drop(&mut self) {
        let object = *self.object.get_mut();
        if !object.is_null() {
            // SAFETY: promised to `Thrown::new`, and the object was not taken.
            unsafe { (self.destroy)(object) };
        }
    }
}

impl PartialEq for Thrown {
    fn eq(&self, other: &Thrown) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Thrown {}
