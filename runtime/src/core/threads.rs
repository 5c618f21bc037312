//! The pool of threads that host reductions share.
//!
//! There is one pool per process. A child made by `fork` inherits the pool's memory but none of its threads, so it
//! creates a new pool when it first needs one. `QUAFF_NUM_THREADS` sets the number of threads, including the calling
//! thread; if it is not set, or is not a number from 1 to 1024, there are as many threads as cores that the process may
//! use. The import of a module warns about an invalid value.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::env;
use std::num::NonZeroUsize;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

struct Pool {
    /// `None` where the caller is the only thread, also when the system gives us no more.
    workers: Option<ThreadPool>,
}

/// Null until it is needed, and again in a forked child. Not a `OnceLock`: a fork may happen while another thread holds
/// it, and the child would wait for ever.
static POOL: AtomicPtr<Pool> = AtomicPtr::new(ptr::null_mut());

/// Calls `work` once for each index below `count`, on the pool's threads and the caller's.
///
/// Threads take the next index when they have finished one, so a slow worker leaves more to the others. The call
/// returns when every worker that it asked has come and found nothing left: one that wakes up late holds it up by as
/// much. Which thread runs an index is open; whoever needs the same result every time keeps results by index.
pub(crate) fn for_each(count: usize, work: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let take = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count {
                return;
            }
            work(index);
        }
    };
    match &pool().workers {
        Some(workers) if count > 1 => workers.in_place_scope(|scope| {
            for _ in 0..workers.current_num_threads().min(count - 1) {
                scope.spawn(|_| take());
            }
            take();
        }),
        _ => take(),
    }
}

/// [`for_each`] for work that can fail. Returns the error of one that did; work that has not begun by then is left out.
pub(crate) fn try_for_each<E: Send + Sync>(
    count: usize,
    work: impl Fn(usize) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let failed = OnceLock::new();
    for_each(count, |index| {
        if failed.get().is_none()
            && let Err(error) = work(index)
        {
            // Of several errors any is told.
            let _ = failed.set(error);
        }
    });
    failed.into_inner().map_or(Ok(()), Err)
}

/// The complaint that `QUAFF_NUM_THREADS` is ignored, and why; `None` if it is not.
#[cfg(feature = "python")]
pub(crate) fn complaint() -> Option<String> {
    let value = requested().err()?;
    Some(format!(
        "QUAFF_NUM_THREADS is `{value}`, which is not a number of threads from 1 to {MOST_THREADS}; until \
         it is one, \
         quaff uses as many threads as there are cores"
    ))
}

fn pool() -> &'static Pool {
    let current = POOL.load(Ordering::Acquire);
    // SAFETY: every pointer stored in POOL comes from `Box::into_raw`, and is never freed.
    if let Some(pool) = unsafe { current.as_ref() } {
        return pool;
    }
    let workers = if forgotten_in_children() { workers() } else { None };
    let made = Box::into_raw(Box::new(Pool { workers }));
    match POOL.compare_exchange(ptr::null_mut(), made, Ordering::AcqRel, Ordering::Acquire) {
        // SAFETY: `made` was just leaked and stays so.
        Ok(_) => unsafe { &*made },
        Err(winner) => {
            // SAFETY: `made` was not published, so this is its only owner.
            drop(unsafe { Box::from_raw(made) });
            // SAFETY: as above; another thread of this process has just stored it.
            unsafe { &*winner }
        }
    }
}

/// Sees that forked children start without a pool; false where the system has no room to note that. The parent's pool
/// stays in their memory as it is: its threads do not exist there, so joining them would never end.
#[cfg(unix)]
fn forgotten_in_children() -> bool {
    use std::sync::atomic::AtomicBool;
    extern "C" fn forget() {
        POOL.store(ptr::null_mut(), Ordering::Release);
    }
    static NOTED: AtomicBool = AtomicBool::new(false);
    // Two threads may both note it: to forget twice is to forget.
    // SAFETY: `forget` stores a pointer, which is all that a child of many threads may do safely.
    if !NOTED.load(Ordering::Acquire) && unsafe { libc::pthread_atfork(None, None, Some(forget)) } == 0 {
        NOTED.store(true, Ordering::Release);
    }
    NOTED.load(Ordering::Acquire)
}

#[cfg(not(unix))]
fn forgotten_in_children() -> bool {
    true
}

fn workers() -> Option<ThreadPool> {
    let threads = requested().ok().flatten().or_else(|| std::thread::available_parallelism().ok());
    let threads = threads.map_or(1, NonZeroUsize::get);
    if threads < 2 {
        return None;
    }
    ThreadPoolBuilder::new()
        .num_threads(threads - 1)
        .thread_name(|index| format!("quaff-{index}"))
        .build()
        .ok()
}

/// The largest number of threads that is taken for meant: more of them would take the machine down.
const MOST_THREADS: usize = 1024;

/// The number of threads in `QUAFF_NUM_THREADS`, if the variable is set; an error with its text if that is no such
/// number.
fn requested() -> Result<Option<NonZeroUsize>, String> {
    let value = env::var_os("QUAFF_NUM_THREADS").unwrap_or_default();
    match value.to_string_lossy().trim() {
        "" => Ok(None),
        text => match text.parse() {
            Ok(threads) if NonZeroUsize::get(threads) <= MOST_THREADS => Ok(Some(threads)),
            _ => Err(text.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_is_worked_on_once() {
        for count in [0, 1, 2, 3, 1000] {
            let times: Vec<AtomicUsize> = (0..count).map(|_| AtomicUsize::new(0)).collect();
            for_each(count, |index| {
                times[index].fetch_add(1, Ordering::Relaxed);
            });
            assert!(times.iter().all(|times| times.load(Ordering::Relaxed) == 1), "{count}");
        }
    }

    #[test]
    fn work_may_itself_be_for_each() {
        let done = AtomicUsize::new(0);
        for_each(20, |_| {
            for_each(20, |_| {
                done.fetch_add(1, Ordering::Relaxed);
            });
        });
        assert_eq!(done.into_inner(), 400);
    }
}
