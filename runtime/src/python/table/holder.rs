//! C++ shared pointers: the objects of holders, which keep the objects of instances (`instance/holder.rs`).

use crate::core::object::Object;
use std::ffi::c_void;
use std::ptr;

/// A holder's shared pointer, of any type. Laid out as `quaff::Holder` in `include/quaff/shared.hpp`.
#[repr(C)]
pub(crate) struct Holder {
    /// The function of the module that made the holder.
    destroy: unsafe extern "C" fn(*mut c_void),
    /// The memory of a `std::shared_ptr`: the addresses of the object and of the reference count.
    pub(crate) pointer: [*mut c_void; 2],
}

/// Frees a holder with its shared pointer.
pub(crate) fn destroy_holder(object: Object) {
    let holder: *mut Holder = object.address().cast();
    // SAFETY: the object of a holder, which C++ made, and which is freed once.
    unsafe { ((*holder).destroy)(holder.cast()) }
}

/// A `std::shared_ptr` on the heap, at a fixed address: C++ may copy it, reset it and assign to it.
pub(crate) struct SharedPointer(*mut Holder);

impl SharedPointer {
    /// A copy of a shared pointer. `adopt` is the function of the object's class that copies one into a
    /// holder.
    ///
    /// # Safety
    /// The pointer has a counted reference during the call.
    pub(crate) unsafe fn copy(
        mut pointer: [*mut c_void; 2],
        adopt: fn(Object, bool) -> Object,
    ) -> SharedPointer {
        // SAFETY: guaranteed by the caller. The pointer is copied, whose type may be a derived class, without
        // access to the object.
        let holder = adopt(unsafe { Object::new((&raw mut pointer).cast()) }, false);
        SharedPointer(holder.address().cast())
    }

    /// The address of the `std::shared_ptr`, for C++.
    pub(crate) fn address(&self) -> *mut c_void {
        // SAFETY: the holder exists as long as this value.
        unsafe { (&raw mut (*self.0).pointer).cast() }
    }

    /// The two words of the `std::shared_ptr`, as C++ has left them.
    pub(crate) fn pointer(&self) -> [*mut c_void; 2] {
        // SAFETY: as for `address`; C++ changes it with the lock held, or while no other code uses it.
        unsafe { (*self.0).pointer }
    }

    /// Exchanges the contents of two shared pointers. Their addresses stay the same.
    pub(crate) fn swap(&mut self, other: &mut SharedPointer) {
        // SAFETY: two values have two holders. A shared pointer can be moved bytewise.
        unsafe { ptr::swap(&raw mut (*self.0).pointer, &raw mut (*other.0).pointer) }
    }
}

impl Drop for SharedPointer {
    fn drop(&mut self) {
        // SAFETY: `adopt` has made the holder for this value alone.
        destroy_holder(unsafe { Object::new(self.0.cast()) });
    }
}
