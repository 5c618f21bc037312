//! Calls of C++ functions that take device pointers and launch kernels of their own, through the CUDA
//! runtime.

use super::context::Current;
use super::site::Site;
use super::stream::{self, Event};
use crate::core::array_view::{ArrayView, Stream};
use crate::core::error::{Error, ErrorKind};

/// The stream on which a function works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The default stream of the context. Events make this stream wait for the arrays' streams, and then
    /// these wait for it.
    ByEvents,
    /// The stream that is passed to the function.
    ByStream,
}

/// Functions that query the CUDA runtime with which a module's own code is linked.
pub struct DeviceCalls {
    /// Returns the pending error of the CUDA runtime and clears it; 0 if there is no error or no runtime.
    pub pending_error: fn() -> i32,
    /// The name of an error, such as `cudaErrorLaunchFailure`.
    pub error_name: fn(i32) -> String,
}

/// Calls `work`, which launches kernels on `arrays`, for callers in Rust; `work` gets the handle of the
/// stream to launch on.
/// # Errors
/// `Value` for arrays that are not in the driver's allocations as described, or that belong to several
/// contexts; exceptions of C++; `Cuda` for an error of the driver or one that C++ leaves behind.
pub fn call<T>(
    arrays: &[ArrayView<'_>],
    calls: &DeviceCalls,
    order: Order,
    work: impl FnOnce(u64) -> Result<T, Error>,
) -> Result<T, Error> {
    let with_memory = arrays.iter().filter(|array| !array.is_empty());
    let sites: Result<Vec<Site>, Error> = with_memory.map(|array| Site::of(array, None)).collect();
    let sites = sites?;
    call_at(Site::common(&sites, None)?, &sites, calls, order, work)
}

/// Calls `work` at the common site of `sites`, one for each array that is not empty.
pub(crate) fn call_at<T>(
    site: Site,
    sites: &[Site],
    calls: &DeviceCalls,
    order: Order,
    work: impl FnOnce(u64) -> Result<T, Error>,
) -> Result<T, Error> {
    let current = Current::pushed(site.driver, site.context)?;
    let streams = Streams::new(sites, site, order)?;
    if order == Order::ByEvents {
        streams.check_none_captured(site)?;
    }
    streams.work_waits()?;
    // Errors that earlier calls have left are not attributed to this call.
    (calls.pending_error)();
    let outcome = work(stream::handle(streams.work).addr() as u64);
    let others_wait = current.again().and_then(|_again| streams.others_wait());
    let pending = (calls.pending_error)();
    let value = outcome?;
    if pending != 0 {
        return Err(left_behind(&(calls.error_name)(pending), pending));
    }
    others_wait.map(|()| value)
}

/// Calls `work`, which launches quaff's own kernels in the site's stream: after the work that is now in the
/// streams of `sites`, and before later work in those streams. The host does not wait for the kernels.
pub(crate) fn launch_at(
    site: Site,
    sites: &[Site],
    work: impl FnOnce() -> Result<(), Error>,
) -> Result<(), Error> {
    let _current = site.enter()?;
    let streams = Streams::new(sites, site, Order::ByStream)?;
    streams.check_none_captured(site)?;
    streams.work_waits()?;
    work()?;
    streams.others_wait()
}

/// The stream that a function works on, and the streams of its arrays.
struct Streams {
    work: Stream,
    /// The arrays' streams other than `work`, each once.
    others: Vec<Stream>,
    /// `None` if no stream has to wait.
    event: Option<Event>,
}

impl Streams {
    fn new(sites: &[Site], first: Site, order: Order) -> Result<Streams, Error> {
        let work = match order {
            Order::ByEvents => Stream::Legacy,
            Order::ByStream => first.stream,
        };
        let mut others = Vec::new();
        for site in sites {
            if site.stream != work && !others.contains(&site.stream) {
                others.push(site.stream);
            }
        }
        let event = if others.is_empty() { None } else { Some(Event::new(first.driver)?) };
        Ok(Streams { work, others, event })
    }

    fn check_none_captured(&self, site: Site) -> Result<(), Error> {
        let mut all = self.others.iter().chain([&self.work]);
        all.try_for_each(|&stream| stream::check_not_captured(site.driver, stream))
    }

    fn work_waits(&self) -> Result<(), Error> {
        let Some(event) = &self.event else { return Ok(()) };
        self.others.iter().try_for_each(|&other| event.order(other, self.work))
    }

    fn others_wait(&self) -> Result<(), Error> {
        let Some(event) = &self.event else { return Ok(()) };
        self.others.iter().try_for_each(|&other| event.order(self.work, other))
    }
}

fn left_behind(name: &str, code: i32) -> Error {
    let message = format!(
        "the function returned with a CUDA error pending: {name} ({code}); `compute-sanitizer` shows which of its calls or \
         launches failed"
    );
    Error::new(ErrorKind::Cuda, message)
}
