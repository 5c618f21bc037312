//! Calls of C++ functions that take device pointers and launch kernels of their own, through the CUDA runtime.

/// On which stream a function works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// On its context's default one: it and the arrays' streams wait for each other by events.
    ByEvents,
    /// On the one that it is passed.
    ByStream,
}

/// How to ask the CUDA runtime that a module's own code is linked with.
pub struct DeviceCalls {
    /// The error that is pending, which then is no more; 0 for none, or where there is no runtime.
    pub pending_error: fn() -> i32,
    /// `cudaErrorLaunchFailure` and its like.
    pub error_name: fn(i32) -> String,
}
