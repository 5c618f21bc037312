//! The C++ call of a row: a pointer to its function in the bridge, and the code that all functions with its signature
//! share.

use crate::core::array_view::Stream;
use crate::core::device::{DeviceCalls, Order};
use crate::core::dtype::Element;
use crate::core::elementwise::Elementwise;
use crate::core::exception;
use crate::core::exception::outcome;
use crate::core::object::Object;
use crate::core::part::Part;
use crate::core::reduction::{LARGE, Reduction};
use crate::python::call::along::Along;
use crate::python::call::finish::{Constructed, Finish, Instances, Parts, Values};
use crate::python::call::stream;
use crate::python::container::result::Held;
use crate::python::interpreter::failure::{Failure, Result};
use crate::python::table::arguments::Arguments;
use crate::python::table::class::Class;
use crate::python::table::plain::{Plain, Unfit};
use crate::python::table::returned::{Returned, Value, returned};
use crate::python::table::signature::Signature;
use pyo3::prelude::*;
use std::mem::transmute_copy;

/// How an overload calls C++, with arguments that were found to fit.
pub struct Call {
    function: Pointer,
    /// Where a function on a device is called.
    device: Option<(&'static DeviceCalls, Order)>,
    /// The class of an object that is made or returned.
    class: Option<(&'static Class, Held)>,
    plainly: Plainly,
    with: With,
    /// Reads the stream that the caller names, where the function may work on a device.
    pub(crate) stream: Option<ReadStream>,
    /// Of a reduction.
    along: Option<&'static Alongside>,
    /// The function that is called for each element.
    pub(crate) elementwise: Option<&'static Elementwise>,
}

/// Calls C++ with plain arguments.
type Plainly = for<'py> fn(&Call, Python<'py>, &Plain<'_, 'py>) -> PlainOutcome<'py>;

/// What comes of a call with plain arguments. Flat, and a pointer at most beside the variant: it stays in registers.
pub(crate) enum PlainOutcome<'py> {
    Returned(Bound<'py, PyAny>),
    Failed(Failure),
    /// The overload does not take the arguments.
    Refused,
    /// The overload may take them.
    Unknown,
}

impl<'py> From<Result<Bound<'py, PyAny>>> for PlainOutcome<'py> {
    #[inline(always)]
    fn from(result: Result<Bound<'py, PyAny>>) -> PlainOutcome<'py> {
        match result {
            Ok(object) => PlainOutcome::Returned(object),
            Err(failure) => PlainOutcome::Failed(failure),
        }
    }
}

impl From<Unfit> for PlainOutcome<'_> {
    #[inline(always)]
    fn from(unfit: Unfit) -> Self {
        match unfit {
            Unfit::Refused => PlainOutcome::Refused,
            Unfit::Unknown => PlainOutcome::Unknown,
        }
    }
}

/// Reads the arguments and calls C++.
type With = for<'py> fn(&Call, Python<'py>, &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>>;

/// See [`stream::read`].
pub(crate) type ReadStream = fn(&Bound<'_, PyAny>) -> Result<Option<Stream>>;

/// What a reduction does along axes.
struct Alongside {
    read: ReadAlong,
    /// Reduces the first array.
    reduce: for<'py> fn(&Call, &Arguments<'_, 'py>, &Along<'py>) -> Result<Bound<'py, PyAny>>,
}

/// See [`Along::read`].
pub(crate) type ReadAlong = for<'py> fn(&mut Along<'py>, &str, &Bound<'py, PyAny>) -> Result<bool>;

/// Rust that stands in a table itself, for what no signature says.
pub type Closure = for<'py> fn(Python<'py>, &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>>;

impl Call {
    /// Calls a function, with Python's lock.
    pub const fn of<P: Signature<R>, R: Returned>(function: P::Function) -> Call {
        Call::new(function, plainly::<P, Values<R>>, with::<P, Values<R>>)
    }

    /// Calls a function without Python's lock: other Python threads run meanwhile.
    pub const fn unlocked<P: Signature<R>, R: Returned + Send>(function: P::Function) -> Call {
        Call::new(function, not_plainly, with_unlocked::<P, R>)
    }

    /// Calls a function that launches kernels on the arrays of a device that it takes among others.
    pub const fn on_device<P: Signature<R>, R: Returned + Send>(
        calls: &'static DeviceCalls,
        order: Order,
        function: P::Function,
    ) -> Call {
        let call = Call::new(function, refused::<P, R>, with_device::<P, R>);
        Call { device: Some((calls, order)), stream: Some(stream::read), ..call }
    }

    /// Calls a function that returns an object.
    pub const fn object<P: Signature<Object>>(
        class: &'static Class,
        held: Held,
        function: P::Function,
    ) -> Call {
        let class = Some((class, held));
        Call { class, ..Call::new(function, plainly::<P, Instances>, with::<P, Instances>) }
    }

    /// The class of the objects that it returns.
    pub(crate) fn returned_class(&self) -> Option<&'static Class> {
        self.class.map(|(class, _)| class)
    }

    /// Calls a function that makes the object of an instance.
    pub const fn construct<P: Signature<Object>>(class: &'static Class, function: P::Function) -> Call {
        let class = Some((class, Held::Owned));
        Call { class, ..Call::new(function, plainly::<P, Constructed>, with::<P, Constructed>) }
    }

    /// Calls a function that says where a member has its elements, which may be passed as a pointer of a class as well.
    pub const fn part<P: Signature<Part>>(pointer: Option<&'static Class>, function: P::Function) -> Call {
        let class = match pointer {
            Some(class) => Some((class, Held::Borrowed)),
            None => None,
        };
        Call { class, ..Call::new(function, plainly::<P, Parts>, with::<P, Parts>) }
    }

    /// Reduces one array: at once where it is a short run, or else as the runtime sees fit.
    pub const fn reduction<R: Value + Returned + Default + Element>(
        reduction: &'static Reduction<R>,
    ) -> Call {
        let along = const {
            &Alongside {
                read: |along, keyword, object| along.read(keyword, object),
                reduce: reduced_along::<R>,
            }
        };
        let call = Call::new(reduction, reduced_plainly::<R>, reduced::<R>);
        Call { along: Some(along), stream: Some(stream::read), ..call }
    }

    /// Calls a function for each element of arrays, by an entry of its own.
    pub const fn elementwise(elementwise: &'static Elementwise) -> Call {
        let call = Call::new(elementwise, not_plainly, by_own_entry);
        Call { elementwise: Some(elementwise), stream: Some(stream::read), ..call }
    }

    /// Calls Rust.
    pub const fn closure(closure: Closure) -> Call {
        Call { stream: Some(stream::read), ..Call::new(closure, not_plainly, with_closure) }
    }

    const fn new<T: Copy + Send + Sync + 'static>(function: T, plainly: Plainly, with: With) -> Call {
        Call {
            function: Pointer::of(function),
            device: None,
            class: None,
            plainly,
            with,
            stream: None,
            along: None,
            elementwise: None,
        }
    }

    /// Reads the keywords of a reduction.
    pub(crate) fn reads_along(&self) -> Option<ReadAlong> {
        self.along.map(|along| along.read)
    }

    /// Reduces the first array along axes.
    pub(crate) fn along<'py>(
        &self,
        arguments: &Arguments<'_, 'py>,
        along: &Along<'py>,
    ) -> Result<Bound<'py, PyAny>> {
        match self.along {
            Some(alongside) => (alongside.reduce)(self, arguments, along),
            None => Err(Failure::call("takes `axis`, `keepdims` and `out` only for arrays that it reduces")),
        }
    }

    /// The class of the object that is made or returned.
    pub(crate) fn class(&self) -> (&'static Class, Held) {
        self.class.expect("`Call::object` and `Call::construct` have put it here")
    }

    /// The class of the pointers that the array may be passed for which is returned.
    pub(crate) fn pointer(&self) -> Option<&'static Class> {
        self.class.map(|(class, _)| class)
    }

    /// Calls C++ with plain arguments.
    #[inline]
    pub(crate) fn plainly<'py>(&self, py: Python<'py>, given: &Plain<'_, 'py>) -> PlainOutcome<'py> {
        (self.plainly)(self, py, given)
    }

    /// Calls C++ with any arguments.
    pub(crate) fn with<'py>(
        &self,
        py: Python<'py>,
        arguments: &Arguments<'_, 'py>,
    ) -> Result<Bound<'py, PyAny>> {
        (self.with)(self, py, arguments)
    }
}

fn plainly<'py, P: Signature<F::Written>, F: Finish>(
    call: &Call,
    py: Python<'py>,
    given: &Plain<'_, 'py>,
) -> PlainOutcome<'py> {
    // The arguments stay where they were written: a copy would wait, as it reads in one piece what was written in two.
    let outcome = P::plain(given);
    let read = match &outcome {
        Ok(read) => read,
        Err(unfit) => return (*unfit).into(),
    };
    // SAFETY: `Call`'s maker has put this function and a pointer of this type together.
    let function = unsafe { call.function.get::<P::Function>() };
    let mut written = F::unset();
    let done = P::call(function, read, 0, &mut written);
    if done { F::plainly(call, py, given, written).into() } else { PlainOutcome::Failed(thrown()) }
}

fn with<'py, P: Signature<F::Written>, F: Finish>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    let read = arguments.hand_over::<P>()?;
    // SAFETY: as for `plainly`.
    let function = unsafe { call.function.get::<P::Function>() };
    let mut written = F::unset();
    let done = P::call(function, &read, 0, &mut written);
    if done { F::with(call, py, arguments, written) } else { Err(thrown()) }
}

fn with_unlocked<'py, P: Signature<R>, R: Returned + Send>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    let read = arguments.hand_over::<P>()?;
    // SAFETY: as for `plainly`, in `Call::unlocked`.
    let function = unsafe { call.function.get::<P::Function>() };
    let work = move || {
        let mut result = R::unset();
        let done = P::call(function, &read, 0, &mut result);
        outcome(done, result)
    };
    arguments.results(py, py.detach(work)?)
}

fn with_device<'py, P: Signature<R>, R: Returned + Send>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    // All that is read from Python's objects is read before the call, which holds no lock.
    let read = arguments.hand_over::<P>()?;
    // SAFETY: as for `plainly`, in `Call::on_device`.
    let function = unsafe { call.function.get::<P::Function>() };
    let (calls, order) = call.device.expect("`Call::on_device` has put them here");
    let work = move |stream| {
        let mut result = R::unset();
        let done = P::call(function, &read, stream, &mut result);
        outcome(done, result)
    };
    arguments.results(py, arguments.on_device(calls, order, work)?)
}

fn reduced_plainly<'py, R: Value + Returned + Default>(
    call: &Call,
    py: Python<'py>,
    given: &Plain<'_, 'py>,
) -> PlainOutcome<'py> {
    let run = match given.reduced() {
        Ok(run) if run.len() < LARGE => run,
        Ok(_) => return PlainOutcome::Unknown,
        Err(unfit) => return unfit.into(),
    };
    // SAFETY: `Call::reduction` has put this function and a reduction of this result together.
    let reduction = unsafe { call.function.get::<&'static Reduction<R>>() };
    let mut result = R::default();
    let done = reduction.reduce(&run, &mut result);
    if done { returned(py, result).into() } else { PlainOutcome::Failed(thrown()) }
}

fn reduced<'py, R: Value + Returned + Default>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: as for `reduced_plainly`.
    let reduction = unsafe { call.function.get::<&'static Reduction<R>>() };
    returned(py, arguments.reduce(0, reduction)?)
}

fn reduced_along<'py, R: Value + Default + Element>(
    call: &Call,
    arguments: &Arguments<'_, 'py>,
    along: &Along<'py>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: as for `reduced_plainly`.
    let reduction = unsafe { call.function.get::<&'static Reduction<R>>() };
    arguments.reduce_along(reduction, along)
}

fn with_closure<'py>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: `Call::closure` has put this function and a closure together.
    let closure = unsafe { call.function.get::<Closure>() };
    closure(py, arguments)
}

fn by_own_entry<'py>(_: &Call, _: Python<'py>, _: &Arguments<'_, 'py>) -> Result<Bound<'py, PyAny>> {
    Err(Failure::call("is elementwise, and is called by an entry for such functions"))
}

/// The exception that C++ has kept.
#[cold]
fn thrown() -> Failure {
    exception::take().into()
}

fn not_plainly<'py>(_: &Call, _: Python<'py>, _: &Plain<'_, 'py>) -> PlainOutcome<'py> {
    PlainOutcome::Unknown
}

/// For a function on a device: whether the arguments are of the host, so that another overload is to look at them.
fn refused<'py, P: Signature<R>, R>(_: &Call, _: Python<'py>, given: &Plain<'_, 'py>) -> PlainOutcome<'py> {
    P::plain(given).err().unwrap_or(Unfit::Unknown).into()
}

/// A pointer to a function, or to what stands for one, of a type that the code beside it knows.
#[derive(Clone, Copy)]
struct Pointer(*const ());

// SAFETY: it stands for a function pointer, or for a shared reference to what is `Sync`, that lives for ever.
unsafe impl Sync for Pointer {}

impl Pointer {
    const fn of<T: Copy + Send + Sync + 'static>(pointer: T) -> Pointer {
        const { assert!(size_of::<T>() == size_of::<Pointer>()) };
        // SAFETY: as large, and any pointer's bits are those of one.
        Pointer(unsafe { transmute_copy(&pointer) })
    }

    /// The pointer.
    ///
    /// # Safety
    /// It was made of a `T`.
    #[inline]
    unsafe fn get<T: Copy>(self) -> T {
        // SAFETY: the caller's.
        unsafe { transmute_copy(&self.0) }
    }
}
