//! The pool of threads that host reductions share, and locks.
//!
//! There is one pool per process. A child made by `fork` inherits the pool's memory but none of its threads,
//! so it creates a new pool when it first needs one. `QUAFF_NUM_THREADS` sets the number of threads,
//! including the calling thread; if it is not set, or is not a number from 1 to 1024, there are as many
//! threads as cores that the process may use. The import of a module warns about an invalid value.

use rayon::{ThreadPool, ThreadPoolBuilder};
use std::env;
use std::num::NonZeroUsize;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock};

struct Pool {
    /// `None` if the caller is the only thread, also if the system provides no more.
    workers: Option<ThreadPool>,
}

/// Null until a pool is needed, and again in a forked child. Not a `OnceLock`: a fork may happen while
/// another thread initializes it, and the child would wait forever.
static POOL: AtomicPtr<Pool> = AtomicPtr::new(ptr::null_mut());

/// Calls `work` once for each index below `count`, on the pool's threads and the caller's.
///
/// Threads take the next index when they have finished one, so a slow worker leaves more to the others. The
/// call returns after every worker has woken up and found no index left: a late worker delays it by as much.
/// The assignment of indices to threads is not fixed; callers that need reproducible results store them by
/// index.
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

/// Does what [`for_each`] does, for work that can fail. Returns the error of one failed index; work that has
/// not begun by then is skipped.
pub(crate) fn try_for_each<E: Send + Sync>(
    count: usize,
    work: impl Fn(usize) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let failed = OnceLock::new();
    for_each(count, |index| {
        if failed.get().is_none()
            && let Err(error) = work(index)
        {
            // Of several errors, any one is returned.
            let _ = failed.set(error);
        }
    });
    failed.into_inner().map_or(Ok(()), Err)
}

/// A warning that `QUAFF_NUM_THREADS` is ignored, with the reason; `None` if it is valid.
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
    // SAFETY: every pointer stored in `POOL` comes from `Box::into_raw`, and is never freed.
    if let Some(pool) = unsafe { current.as_ref() } {
        return pool;
    }
    let workers = if forgotten_in_children() { workers() } else { None };
    let made = Box::into_raw(Box::new(Pool { workers }));
    match POOL.compare_exchange(ptr::null_mut(), made, Ordering::AcqRel, Ordering::Acquire) {
        // SAFETY: the pool at `made` was just leaked.
        Ok(_) => unsafe { &*made },
        Err(winner) => {
            // SAFETY: `made` was not published, so this is its only owner.
            drop(unsafe { Box::from_raw(made) });
            // SAFETY: as above; another thread of this process has just stored it.
            unsafe { &*winner }
        }
    }
}

/// Makes forked children start without a pool; false if the system cannot register the handler. The parent's
/// pool stays in the child's memory, but its threads do not exist there, so joining them would never end.
#[cfg(unix)]
fn forgotten_in_children() -> bool {
    use std::sync::atomic::AtomicBool;
    extern "C" fn forget() {
        POOL.store(ptr::null_mut(), Ordering::Release);
    }
    static NOTED: AtomicBool = AtomicBool::new(false);
    // Two threads may both register it, which is harmless. SAFETY: `forget` stores a pointer, which is safe
    // in a child of a multithreaded process.
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

/// The largest number of threads that is accepted: more would exhaust the machine.
const MOST_THREADS: usize = 1024;

/// The number of threads in `QUAFF_NUM_THREADS`, if the variable is set; an error with its text if it is not
/// a valid number.
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

/// Locks a mutex, ignoring poison: the protected data is consistent at every moment, so a panic elsewhere is
/// harmless.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
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
