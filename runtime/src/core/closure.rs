//! Closures as C++ functions: for `std::function` parameters, and for function pointers with user data beside
//! them.
//!
//! Emitted code makes a [`Function`] from a closure, which reads its arguments from [`Arguments`] and writes
//! its result to [`Returned`]. A panic of the closure does not unwind through C++: C++ throws a
//! `std::runtime_error` with the message.

use crate::core::error::Error;
use crate::core::exception::outcome;
use crate::core::object::Object;
use crate::core::slot::{Slot, TextSlot};
use std::any::Any;
use std::cell::RefCell;
use std::ffi::c_void;
use std::marker::PhantomData;
use std::panic::{self, AssertUnwindSafe};
use std::slice;
use std::str;
use std::sync::{Mutex, TryLockError};

thread_local! {
    /// The text that a closure has returned, until C++ has copied it.
    static TEXT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The arguments that C++ passes to a closure.
pub struct Arguments<'a>(*const Slot, PhantomData<&'a Slot>);

impl<'a> Arguments<'a> {
    /// The number at an index.
    ///
    /// # Safety
    /// C++ passes a number of type `T` at this index.
    #[inline]
    pub unsafe fn number<T: Copy>(&self, index: usize) -> T {
        // SAFETY: guaranteed by the caller.
        unsafe { (*self.0.add(index)).get() }
    }

    /// The text at an index.
    ///
    /// # Panics
    /// The text is not UTF-8, or C++ passes a null pointer.
    ///
    /// # Safety
    /// C++ passes a text at this index.
    pub unsafe fn text(&self, index: usize) -> &'a str {
        // SAFETY: guaranteed by the caller.
        unsafe { self.text_or_none(index) }.expect("C++ passes a null pointer in the place of a text")
    }

    /// The text at an index; `None` for a null pointer.
    ///
    /// # Panics
    /// The text is not UTF-8.
    ///
    /// # Safety
    /// C++ passes a text at this index.
    pub unsafe fn text_or_none(&self, index: usize) -> Option<&'a str> {
        // SAFETY: guaranteed by the caller.
        let TextSlot { data, size } = unsafe { (*self.0.add(index)).get() };
        if data.is_null() {
            return None;
        }
        // SAFETY: C++ keeps the text during the call.
        let bytes = unsafe { slice::from_raw_parts(data.cast(), size) };
        Some(str::from_utf8(bytes).expect("C++ passes a text that is not UTF-8"))
    }
}

/// The slot for the value that a closure returns to C++.
pub struct Returned<'a>(&'a mut Slot);

impl Returned<'_> {
    /// Returns a number of the type that C++ takes.
    #[inline]
    pub fn number<T: Copy>(&mut self, value: T) {
        self.0.set(value);
    }

    /// Returns a text.
    pub fn text(&mut self, text: String) {
        TEXT.with_borrow_mut(|place| {
            *place = text;
            self.0.set(TextSlot { data: place.as_ptr().cast(), size: place.len() });
        });
    }
}

/// A closure on its way to C++. It has the layout of `quaff::Closure` in `include/quaff/closure.hpp`.
#[repr(C)]
struct SentClosure {
    data: *mut c_void,
    call: unsafe extern "C" fn(*mut c_void, *const Slot, *mut Slot) -> bool,
    release: unsafe extern "C" fn(*mut c_void),
}

/// The C++ function that makes a `std::function` from a closure, and the one that frees it.
pub type Functions = (fn(Object, &mut Object) -> bool, fn(Object));

/// A `std::function` that calls a closure. C++ may copy it, and the last copy releases the closure.
pub struct Function<'a> {
    object: Object,
    free: fn(Object),
    closure: PhantomData<&'a ()>,
}

impl<'a> Function<'a> {
    /// Makes a C++ function from a closure.
    ///
    /// # Errors
    /// C++ has no memory for the function.
    ///
    /// # Safety
    /// The closure takes and returns the values of the function that `make` makes. If C++ keeps copies of the
    /// function, the closure is `'static`.
    pub unsafe fn new<F>(closure: F, (make, free): Functions) -> Result<Function<'a>, Error>
    where
        F: Fn(&Arguments<'_>, &mut Returned<'_>) + Send + Sync + 'a,
    {
        let data = Box::into_raw(Box::new(closure)).cast();
        let mut closure = SentClosure { data, call: call::<F>, release: release::<F> };
        let mut object = Object::NULL;
        // SAFETY: C++ copies the closure from this address.
        let done = make(unsafe { Object::new((&raw mut closure).cast()) }, &mut object);
        outcome(done, Function { object, free, closure: PhantomData })
    }

    /// The address of the function.
    pub fn object(&self) -> Object {
        self.object
    }
}

impl Drop for Function<'_> {
    fn drop(&mut self) {
        if !self.object.is_null() {
            (self.free)(self.object);
        }
    }
}

/// Calls a closure, and returns whether it has completed without a panic.
///
/// # Safety
/// `data` is a closure of type `F`; the arguments are those of its function, and `result` has room for its
/// result.
unsafe extern "C" fn call<F: Fn(&Arguments<'_>, &mut Returned<'_>)>(
    data: *mut c_void,
    arguments: *const Slot,
    result: *mut Slot,
) -> bool {
    // SAFETY: guaranteed by the caller.
    let (closure, result) = unsafe { (&*data.cast::<F>(), &mut *result) };
    let given = Arguments(arguments, PhantomData);
    let run = panic::catch_unwind(AssertUnwindSafe(|| closure(&given, &mut Returned(result))));
    match run {
        Ok(()) => true,
        Err(panic) => {
            Returned(result).text(panic_message(&*panic));
            release_panic(panic);
            false
        }
    }
}

/// Releases a closure.
///
/// # Safety
/// `data` is a closure of type `F` that nobody uses any more.
unsafe extern "C" fn release<F>(data: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let closure = unsafe { Box::from_raw(data.cast::<F>()) };
    // A panic in the destructor must not unwind through C++ either; Rust has already reported it.
    if let Err(panic) = panic::catch_unwind(AssertUnwindSafe(|| drop(closure))) {
        release_panic(panic);
    }
}

/// The message of a panic.
fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("a closure has panicked: {}", text.unwrap_or("without a text"))
}

/// Drops the payload of a panic, whose destructor may panic as well.
fn release_panic(panic: Box<dyn Any + Send>) {
    if let Err(again) = panic::catch_unwind(AssertUnwindSafe(|| drop(panic))) {
        std::mem::forget(again);
    }
}

/// A closure that changes its captured state, and of which only one call runs at a time.
pub struct Exclusive<F>(Mutex<F>);

impl<F> Exclusive<F> {
    /// Makes a closure exclusive.
    pub fn new(closure: F) -> Exclusive<F> {
        Exclusive(Mutex::new(closure))
    }

    /// Passes the closure to `call`, which calls it.
    ///
    /// # Panics
    /// Panics if C++ calls the closure recursively, or on two threads at once.
    pub fn run<R>(&self, call: impl FnOnce(&mut F) -> R) -> R {
        match self.0.try_lock() {
            Ok(mut closure) => call(&mut closure),
            // An earlier call has panicked.
            Err(TryLockError::Poisoned(closure)) => call(&mut closure.into_inner()),
            Err(TryLockError::WouldBlock) => {
                panic!("C++ called an `FnMut` closure while another call of it was running")
            }
        }
    }
}
