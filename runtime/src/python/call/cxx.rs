//! The code by which rows call C++: one instance for each signature, to which the tables point.

use super::keyword;
use super::lazy::parts;
use crate::core::device::{DeviceCalls, Order};
use crate::core::dtype::Element;
use crate::core::elementwise::Elementwise;
use crate::core::exception::{self, outcome};
use crate::core::host::Contiguous;
use crate::core::reduction::{LARGE, Reduction};
use crate::core::reduction_state::ReductionState;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::function::{Alongside, Closure};
use crate::python::table::{
    Along, Arguments, Call, PlainArguments, PlainOutcome, Returned, Signature, This, Unfit, Value, returned,
};
use pyo3::prelude::*;
use std::marker::PhantomData;
use std::ops::Deref;

impl Call {
    /// Calls a function with Python's lock held.
    pub const fn of<P: Signature<R>, R: Returned>(function: P::Function) -> Call {
        Call::new(function, call_plain::<P, Values<R>>, call_any::<P, Values<R>>)
    }

    /// Calls a function without Python's lock: other Python threads run meanwhile.
    pub const fn unlocked<P: Signature<R>, R: Returned + Send>(function: P::Function) -> Call {
        Call::new(function, no_plain_call, call_unlocked::<P, R>)
    }

    /// Calls a function that launches kernels on device arrays, which are among its arguments.
    pub const fn on_device<P: Signature<R>, R: Returned + Send>(
        calls: &'static DeviceCalls,
        order: Order,
        function: P::Function,
    ) -> Call {
        let call = Call::new(function, refuse_plain::<P, R>, call_on_device::<P, R>);
        Call { device: Some((calls, order)), stream: Some(keyword::read_stream), ..call }
    }

    /// Reduces one array: short contiguous arrays directly, others with threads or on a device.
    pub const fn reduction<R: Value + Returned + Default + Element>(
        reduction: &'static Reduction<R>,
    ) -> Call {
        let along = const {
            &Alongside {
                run: reduce_run::<R>,
                read: |along, keyword, object| along.read(keyword, object),
                reduce: reduce_along::<R>,
                merge: merged::<R>,
                value: value_of::<R>,
                add_parts: parts::add,
            }
        };
        let call = Call::new(reduction, reduce_plain::<R>, reduce_any::<R>);
        Call { along: Some(along), stream: Some(keyword::read_stream), ..call }
    }

    /// Calls a function for each element of arrays, by a separate entry.
    pub const fn elementwise(elementwise: &'static Elementwise) -> Call {
        let call = Call::new(elementwise, no_plain_call, by_own_entry);
        Call { elementwise: Some(elementwise), stream: Some(keyword::read_stream), ..call }
    }

    /// The call of a function with variable arguments, which the interface's own code reads from a tuple.
    #[must_use]
    pub const fn with_rest(self) -> Call {
        Call { call_plain: no_plain_call, takes_rest: true, ..self }
    }

    /// Calls a Rust closure, which reads the arguments and calls C++.
    pub const fn closure(closure: Closure) -> Call {
        Call { stream: Some(keyword::read_stream), ..Call::new(closure, no_plain_call, call_closure) }
    }
}

pub(crate) fn call_plain<'py, P: Signature<F::Written>, F: Finish>(
    call: &Call,
    py: Python<'py>,
    given: &PlainArguments<'_, 'py>,
) -> PlainOutcome<'py> {
    // The arguments stay where they were written: a copy would stall, because it reads at once what was
    // written in two parts.
    let outcome = P::plain(given);
    let read = match &outcome {
        Ok(read) => read,
        Err(unfit) => return (*unfit).into(),
    };
    // SAFETY: the constructor of `Call` has combined this function with a pointer of this type.
    let function = unsafe { call.function.get::<P::Function>() };
    let mut written = F::unset();
    let done = P::call(function, read, 0, &mut written);
    if done { F::finish(call, py, given, written).into() } else { PlainOutcome::Failed(thrown()) }
}

pub(crate) fn call_any<'py, P: Signature<F::Written>, F: Finish>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    let read = arguments.hand_over::<P>()?;
    // SAFETY: as for `call_plain`.
    let function = unsafe { call.function.get::<P::Function>() };
    let mut written = F::unset();
    let done = P::call(function, &read, 0, &mut written);
    if done { F::finish(call, py, arguments, written) } else { Err(thrown()) }
}

pub(crate) fn call_unlocked<'py, P: Signature<R>, R: Returned + Send>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    let read = arguments.hand_over::<P>()?;
    // SAFETY: as for `call_plain`, in `Call::unlocked`.
    let function = unsafe { call.function.get::<P::Function>() };
    let work = move || {
        let mut result = R::unset();
        let done = P::call(function, &read, 0, &mut result);
        outcome(done, result)
    };
    arguments.results(py, py.detach(work)?)
}

pub(crate) fn call_on_device<'py, P: Signature<R>, R: Returned + Send>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    // Everything is read from Python objects before the call, which runs without the lock.
    let read = arguments.hand_over::<P>()?;
    // SAFETY: as for `call_plain`, in `Call::on_device`.
    let function = unsafe { call.function.get::<P::Function>() };
    let (calls, order) = call.device.expect("`Call::on_device` has put them here");
    let work = move |stream| {
        let mut result = R::unset();
        let done = P::call(function, &read, stream, &mut result);
        outcome(done, result)
    };
    arguments.results(py, arguments.on_device(calls, order, work)?)
}

pub(crate) fn reduce_plain<'py, R: Value + Returned + Default>(
    call: &Call,
    py: Python<'py>,
    given: &PlainArguments<'_, 'py>,
) -> PlainOutcome<'py> {
    let run = match given.reduced() {
        Ok(run) if run.len() < LARGE => run,
        Ok(_) => return PlainOutcome::Unknown,
        Err(unfit) => return unfit.into(),
    };
    reduce_run::<R>(call, py, &run).into()
}

fn reduce_run<'py, R: Value + Returned + Default>(
    call: &Call,
    py: Python<'py>,
    run: &Contiguous<'_>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: `Call::reduction` has combined this function with a reduction of this result.
    let reduction = unsafe { call.function.get::<&'static Reduction<R>>() };
    let mut result = R::default();
    let done = reduction.reduce(run, &mut result);
    if done { returned(py, result) } else { Err(thrown()) }
}

pub(crate) fn reduce_any<'py, R: Value + Returned + Default>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: as for `reduce_run`.
    let reduction = unsafe { call.function.get::<&'static Reduction<R>>() };
    returned(py, arguments.reduce(0, reduction)?)
}

pub(crate) fn reduce_along<'py, R: Value + Default + Element>(
    call: &Call,
    arguments: &Arguments<'_, 'py>,
    along: &Along<'py>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: as for `reduce_run`.
    let reduction = unsafe { call.function.get::<&'static Reduction<R>>() };
    arguments.reduce_along(reduction, along)
}

/// Merges one exact state of a reduction into another.
///
/// # Safety
/// The requirements of [`Reduction::merge_exact`] hold.
unsafe fn merged<R: Value + Default>(
    call: &Call,
    into: &mut ReductionState,
    from: &ReductionState,
) -> Result<()> {
    // SAFETY: as for `reduce_run`, and guaranteed by the caller.
    unsafe { Ok(call.function.get::<&'static Reduction<R>>().merge_exact(into, from)?) }
}

/// The result of a reduction for an exact state, as a Python object.
///
/// # Safety
/// The requirements of [`Reduction::exact_value`] hold.
unsafe fn value_of<'py, R: Value + Returned + Default>(
    call: &Call,
    py: Python<'py>,
    state: &ReductionState,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: as for `reduce_run`, and guaranteed by the caller.
    let value = unsafe { call.function.get::<&'static Reduction<R>>().exact_value(state) }?;
    returned(py, value)
}

pub(crate) fn call_closure<'py>(
    call: &Call,
    py: Python<'py>,
    arguments: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: `Call::closure` has combined this function with a closure.
    let closure = unsafe { call.function.get::<Closure>() };
    closure(py, arguments)
}

pub(crate) fn by_own_entry<'py>(
    _: &Call,
    _: Python<'py>,
    _: &Arguments<'_, 'py>,
) -> Result<Bound<'py, PyAny>> {
    Err(Failure::call("is elementwise, and is called by an entry for such functions"))
}

/// The stored C++ exception as a failure.
#[cold]
pub(crate) fn thrown() -> Failure {
    exception::take().into()
}

pub(crate) fn no_plain_call<'py>(_: &Call, _: Python<'py>, _: &PlainArguments<'_, 'py>) -> PlainOutcome<'py> {
    PlainOutcome::Unknown
}

/// Whether arguments for a device function are in host memory, so that another overload must be tried.
pub(crate) fn refuse_plain<'py, P: Signature<R>, R>(
    _: &Call,
    _: Python<'py>,
    given: &PlainArguments<'_, 'py>,
) -> PlainOutcome<'py> {
    P::plain(given).err().unwrap_or(Unfit::Unknown).into()
}

/// The conversion of a C++ result to the object that the caller gets. Each conversion is a type, which the
/// calls of a signature share.
pub(crate) trait Finish {
    /// The value that C++ writes.
    type Written;

    /// The initial value of the variable that C++ writes.
    fn unset() -> Self::Written;

    /// The result of a call with these arguments, as the caller gets it.
    fn finish<'py>(
        call: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: Self::Written,
    ) -> Result<Bound<'py, PyAny>>;
}

/// The arguments of a call, on the short path or any other.
pub(crate) trait CallArguments<'py> {
    /// The object that a method is called on, or that a constructor makes.
    fn this(&self) -> Option<This<'_>>;

    /// The arguments as C++ gets them.
    fn objects(&self) -> impl Deref<Target = [Bound<'py, PyAny>]>;

    /// The results for the caller: the value that C++ returned, and the arrays that were made for the
    /// results.
    fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>>;
}

impl<'py> CallArguments<'py> for PlainArguments<'_, 'py> {
    #[inline]
    fn this(&self) -> Option<This<'_>> {
        self.this.copied()
    }

    #[inline]
    fn objects(&self) -> impl Deref<Target = [Bound<'py, PyAny>]> {
        self.objects
    }

    #[inline(always)]
    fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        self.results(py, value)
    }
}

impl<'py> CallArguments<'py> for Arguments<'_, 'py> {
    fn this(&self) -> Option<This<'_>> {
        self.this
    }

    fn objects(&self) -> impl Deref<Target = [Bound<'py, PyAny>]> {
        self.objects()
    }

    fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        self.results(py, value)
    }
}

/// A value, and the arrays that were made for the call's results.
pub(crate) struct Values<R>(PhantomData<R>);

impl<R: Returned> Finish for Values<R> {
    type Written = R;

    #[inline]
    fn unset() -> R {
        R::unset()
    }

    #[inline(always)]
    fn finish<'py>(
        _: &Call,
        py: Python<'py>,
        given: &impl CallArguments<'py>,
        written: R,
    ) -> Result<Bound<'py, PyAny>> {
        given.results(py, written)
    }
}
