//! Threads that wait for work that a caller shares with them.

use std::any::Any;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;

/// The threads of a process, without the callers'.
pub(super) struct Pool {
    shared: Arc<Shared>,
    threads: usize,
}

#[derive(Default)]
struct Shared {
    jobs: Mutex<Jobs>,
    /// The number of threads that all jobs together still want, for threads that look without the lock.
    wanted: AtomicUsize,
    /// Told when there is a job.
    offered: Condvar,
    /// Told when a thread has left a job.
    left: Condvar,
}

#[derive(Default)]
struct Jobs {
    all: Vec<Job>,
    next_id: u64,
    /// Whether the threads are to end.
    is_closed: bool,
}

/// Work that some thread has shared, and waits for.
struct Job {
    id: u64,
    work: Work,
    /// How many more threads may come.
    wanted: usize,
    /// How many are at work.
    running: usize,
    panicked: Option<Box<dyn Any + Send>>,
}

type Work = &'static (dyn Fn() + Sync);

impl Pool {
    /// A pool of so many threads, or of as many as the system gives; `None` if it gives none.
    pub(super) fn new(wanted: usize) -> Option<Pool> {
        let shared = Arc::new(Shared::default());
        let start = |index: usize| {
            let shared = shared.clone();
            thread::Builder::new().name(format!("quaff-{index}")).spawn(move || shared.serve())
        };
        let threads = (0..wanted).map_while(|index| start(index).ok()).count();
        (threads > 0).then_some(Pool { shared, threads })
    }

    /// Calls `work` in this thread and, while it runs, in up to `helpers` others. A thread that has not come when the
    /// call in this thread has returned is not waited for.
    ///
    /// # Panics
    /// If a call does, when all have ended.
    pub(super) fn share(&self, helpers: usize, work: &(dyn Fn() + Sync)) {
        let helpers = helpers.min(self.threads);
        // SAFETY: only the type changes, by the lifetime. No thread calls `work` after `Shared::end`, which this
        // function always gets to, since it catches panics.
        let shared_work = unsafe { mem::transmute::<&(dyn Fn() + Sync), Work>(work) };
        let id = self.shared.offer(shared_work, helpers);
        if helpers == self.threads {
            self.shared.offered.notify_all();
        } else {
            (0..helpers).for_each(|_| self.shared.offered.notify_one());
        }
        let own = catch_unwind(AssertUnwindSafe(work));
        let others = self.shared.end(id);
        if let Some(panic) = own.err().or(others) {
            resume_unwind(panic);
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.lock().is_closed = true;
        self.shared.offered.notify_all();
    }
}

/// How often a thread without work looks for more before it sleeps: work comes in batches, and waking takes longer.
const ROUNDS: usize = 32;

impl Shared {
    fn offer(&self, work: Work, wanted: usize) -> u64 {
        let mut jobs = self.lock();
        let id = jobs.next_id;
        jobs.next_id += 1;
        jobs.all.push(Job { id, work, wanted, running: 0, panicked: None });
        self.wanted.fetch_add(wanted, Ordering::Relaxed);
        id
    }

    /// Lets no more threads come, and waits for those that have.
    fn end(&self, id: u64) -> Option<Box<dyn Any + Send>> {
        let mut jobs = self.lock();
        let late = mem::take(&mut jobs.get(id).wanted);
        self.wanted.fetch_sub(late, Ordering::Relaxed);
        while jobs.get(id).running > 0 {
            jobs = self.left.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
        let place = jobs.place(id);
        jobs.all.swap_remove(place).panicked
    }

    /// What a thread of the pool does until the pool is dropped.
    fn serve(&self) {
        while let Some((id, work)) = self.join() {
            let panicked = catch_unwind(AssertUnwindSafe(work)).err();
            let mut jobs = self.lock();
            let job = jobs.get(id);
            job.running -= 1;
            job.panicked = job.panicked.take().or(panicked);
            let is_last = job.running == 0;
            drop(jobs);
            if is_last {
                self.left.notify_all();
            }
            for _ in 0..ROUNDS {
                if self.wanted.load(Ordering::Relaxed) > 0 {
                    break;
                }
                thread::yield_now();
            }
        }
    }

    /// Waits for a job, and joins it; `None` if the pool was dropped.
    fn join(&self) -> Option<(u64, Work)> {
        let mut jobs = self.lock();
        while !jobs.is_closed {
            if let Some(job) = jobs.all.iter_mut().find(|job| job.wanted > 0) {
                job.wanted -= 1;
                job.running += 1;
                self.wanted.fetch_sub(1, Ordering::Relaxed);
                return Some((job.id, job.work));
            }
            jobs = self.offered.wait(jobs).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
        None
    }

    /// What the lock holds is whole at every moment, so a panic elsewhere does not make it invalid.
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Jobs {
    /// The job of this number, which is there until [`Shared::end`].
    fn get(&mut self, id: u64) -> &mut Job {
        let place = self.place(id);
        &mut self.all[place]
    }

    fn place(&self, id: u64) -> usize {
        self.all.iter().position(|job| job.id == id).expect("a job is there until it has ended")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::thread::ThreadId;

    #[test]
    fn helpers_are_other_threads() {
        let pool = Pool::new(2).expect("threads");
        let (all, seen) = (Barrier::new(3), Mutex::new(Vec::<ThreadId>::new()));
        pool.share(2, &|| {
            all.wait();
            seen.lock().unwrap().push(thread::current().id());
        });
        let mut seen = seen.into_inner().unwrap();
        seen.sort_by_key(|id| format!("{id:?}"));
        seen.dedup();
        assert_eq!(seen.len(), 3);
    }

    #[test]
    fn a_panic_of_any_thread_comes_to_the_caller_when_all_have_ended() {
        let pool = Pool::new(2).expect("threads");
        for _ in 0..100 {
            let (all, ended) = (Barrier::new(3), AtomicUsize::new(0));
            let caller = thread::current().id();
            let outcome = catch_unwind(AssertUnwindSafe(|| {
                pool.share(2, &|| {
                    all.wait();
                    let is_helper = thread::current().id() != caller;
                    ended.fetch_add(1, Ordering::SeqCst);
                    assert!(!is_helper, "in a helper");
                });
            }));
            let panic = outcome.expect_err("a panic");
            assert_eq!(panic.downcast_ref::<&str>(), Some(&"in a helper"));
            assert_eq!(ended.into_inner(), 3);
        }
    }

    #[test]
    fn callers_share_the_threads() {
        let (pool, times) = (Pool::new(2).expect("threads"), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        pool.share(2, &|| {
                            times.fetch_add(1, Ordering::Relaxed);
                        });
                    }
                });
            }
        });
        // Each caller's own call, and up to two more.
        assert!((2000..=6000).contains(&times.into_inner()));
        assert!(pool.shared.lock().all.is_empty());
        assert_eq!(pool.shared.wanted.load(Ordering::Relaxed), 0);
    }
}
