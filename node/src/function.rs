//! Functions: the entry that JavaScript calls, and the selection of an overload.

use crate::argument::{self, Argument, ArgumentKind, Arguments};
use crate::call::Call;
use crate::error::{done, error, failed, is_pending, throw};
use crate::tree::TreeParameter;
use crate::work::Job;
use crate::{Env, Value, callback, number, sys};
use quaff_runtime::c_abi::caught;
use quaff_runtime::c_abi::handles::{self, Class};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::Error;
use smallvec::SmallVec;
use std::ffi::{CStr, c_void};
use std::ptr;

/// A function of a module, or a member of a class.
pub struct Function {
    /// The name in JavaScript.
    pub name: &'static CStr,
    /// The overloads, in the order in which they are tried.
    pub overloads: &'static [Overload],
}

/// Prepares a call on another thread.
pub type Prepare = fn(&Call<'_>) -> Result<Job, Error>;

/// An overload: a C++ function, with the parameters that JavaScript passes to it.
pub struct Overload {
    /// The parameters as shown in the declarations for TypeScript: `x: Float64Array`.
    pub parameters: &'static str,
    /// The kinds of the parameters.
    pub takes: &'static [Takes],
    /// Converts the arguments, and calls C++.
    pub run: fn(&Call<'_>) -> Result<Value, Error>,
    /// Prepares the call on another thread; `None` for functions that must not run there.
    pub job: Option<Prepare>,
}

/// The values that a parameter accepts.
pub enum Takes {
    Number(Dtype),
    Text,
    /// A value of a type of the standard library.
    Tree(TreeParameter),
    Array(Dtype),
    /// An array or a number, for an elementwise function, which checks its types itself.
    Element,
    Object {
        class: &'static Class,
        /// Whether the parameter accepts null.
        is_optional: bool,
        /// Whether the parameter accepts a function, from which the object is made.
        is_callable: bool,
    },
}

impl Takes {
    /// Whether an argument at the end can be omitted.
    fn is_optional(&self) -> bool {
        matches!(
            self,
            Takes::Object { is_optional: true, .. } | Takes::Tree(TreeParameter { is_optional: true, .. })
        )
    }

    /// Whether an argument fits the parameter.
    fn fits(&self, env: Env, argument: &Argument) -> bool {
        match self {
            Takes::Number(dtype) => number::word(env, argument, *dtype).is_some(),
            Takes::Text => matches!(argument.kind, ArgumentKind::Text),
            Takes::Tree(parameter) => parameter.fits(env, argument),
            Takes::Array(dtype) => argument.has(*dtype),
            Takes::Element => number::given_number(env, argument).is_some() || argument.array().is_some(),
            Takes::Object { class, is_optional, is_callable } => match argument.kind {
                ArgumentKind::Instance(handle) => handles::object(handle, class).is_ok(),
                ArgumentKind::Null | ArgumentKind::Undefined => *is_optional,
                ArgumentKind::Function => *is_callable,
                _ => false,
            },
        }
    }
}

/// The values of a call, as Node passes them.
pub(crate) struct Passed {
    pub this: Value,
    pub values: SmallVec<[Value; 4]>,
    pub data: *mut c_void,
}

impl Passed {
    /// Reads the values that Node passes to a function.
    #[inline]
    fn read(&mut self, env: Env, info: sys::napi_callback_info) -> Result<(), Error> {
        loop {
            let (room, values) = (self.values.len(), self.values.as_mut_ptr());
            let mut count = room;
            // SAFETY: `info` belongs to the running call, and there is room for this many values.
            done(unsafe {
                sys::napi_get_cb_info(env.0, info, &mut count, values, &mut self.this, &mut self.data)
            })?;
            self.values.resize(count, ptr::null_mut());
            if count <= room {
                return Ok(());
            }
        }
    }
}

/// Runs the body of a function that Node calls. An error becomes a JavaScript exception, and a panic an
/// error.
#[inline]
pub(crate) fn guarded(env: Env, work: impl FnOnce() -> Result<Value, Error>) -> Value {
    let thrown = |error: Error| {
        throw(env, &error);
        ptr::null_mut()
    };
    // An error is thrown where it arises, because moving it is slow.
    callback::apart(env, || caught(|| Ok(work().unwrap_or_else(thrown))).unwrap_or_else(thrown))
}

/// Runs the body of a function that Node calls, with the table that is the function's data.
///
/// # Safety
/// Node calls it, and the data is a static table of this type.
#[inline]
pub(crate) unsafe fn entered<T: 'static>(
    env: sys::napi_env,
    info: sys::napi_callback_info,
    work: impl FnOnce(Env, &Passed, &'static T) -> Result<Value, Error>,
) -> Value {
    // SAFETY: the environment is that of the running call.
    let env = unsafe { Env::new(env) };
    guarded(env, || {
        let (this, data) = (ptr::null_mut(), ptr::null_mut());
        let mut passed = Passed { this, values: SmallVec::from_buf([ptr::null_mut(); 4]), data };
        passed.read(env, info)?;
        // SAFETY: guaranteed by the caller.
        work(env, &passed, unsafe { &*passed.data.cast::<T>() })
    })
}

/// The entry of a function, whose table is the data.
///
/// # Safety
/// Node calls it, with the data of a [`Function`].
pub(crate) unsafe extern "C" fn entry(env: sys::napi_env, info: sys::napi_callback_info) -> Value {
    // SAFETY: guaranteed by the caller.
    unsafe {
        entered(env, info, |env, passed, function: &Function| function.run(env, passed.this, &passed.values))
    }
}

impl Function {
    /// Calls the overload that fits the arguments.
    #[inline]
    pub(crate) fn run(&self, env: Env, this: Value, values: &[Value]) -> Result<Value, Error> {
        let mut arguments = Arguments::new();
        argument::read(env, values, |index| self.takes_tree(index), &mut arguments)?;
        let (overload, given) = self.chosen(env, &arguments)?;
        let count = given.len();
        arguments.truncate(count);
        if overload.takes_trees() {
            overload.read_trees(env, &mut arguments)?;
        }
        let arguments = &arguments;
        callback::noted(this, arguments, || (overload.run)(&Call::new(env, this, arguments)))
    }

    /// Prepares the call of the overload that fits the arguments on another thread.
    pub(crate) fn job(&self, env: Env, this: Value, arguments: &[Argument]) -> Result<Job, Error> {
        let (overload, arguments) = self.chosen(env, arguments)?;
        let job = overload.job.ok_or_else(|| self.refused(arguments))?;
        job(&Call::new(env, this, arguments))
    }

    /// The overload that fits the arguments, without undefined ones at the end, which count as missing in
    /// JavaScript.
    #[inline]
    fn chosen<'a>(&self, env: Env, arguments: &'a [Argument]) -> Result<(&Overload, &'a [Argument]), Error> {
        let given = arguments.iter().rposition(|each| !matches!(each.kind, ArgumentKind::Undefined));
        let arguments = &arguments[..given.map_or(0, |last| last + 1)];
        let overload = match self.overloads {
            [only] => only,
            overloads => {
                let fits = |overload: &&Overload| overload.fits(env, arguments);
                // The conversion for the only overload with this number of parameters reports the error.
                let only = || self.only_with(arguments.len());
                // Lists of the standard library accept arrays too, so that other overloads come first.
                let mut others = overloads.iter().filter(|overload| !overload.takes_trees());
                let found = others.find(fits).or_else(|| overloads.iter().find(fits));
                found.or_else(only).ok_or_else(|| self.refused(arguments))?
            }
        };
        let is_complete = overload.takes.len() == arguments.len();
        let fits = is_complete || overload.fits(env, arguments);
        let was_compared = !is_complete || self.overloads.len() > 1;
        if was_compared && self.overloads.iter().any(Overload::takes_trees) {
            undisturbed(env, arguments)?;
        }
        if fits { Ok((overload, arguments)) } else { Err(self.refused(arguments)) }
    }

    /// Whether all overloads take a value of the standard library at this position.
    pub(crate) fn takes_tree(&self, index: usize) -> bool {
        let mut takes = self.overloads.iter().filter_map(|overload| overload.takes.get(index)).peekable();
        takes.peek().is_some() && takes.all(|takes| matches!(takes, Takes::Tree(_)))
    }

    fn only_with(&self, count: usize) -> Option<&Overload> {
        let mut all = self.overloads.iter().filter(|overload| overload.takes.len() == count);
        all.next().filter(|_| all.next().is_none())
    }

    #[cold]
    fn refused(&self, arguments: &[Argument]) -> Error {
        let name = self.name.to_string_lossy();
        let given: Vec<String> = arguments.iter().map(Argument::described).collect();
        let takes: Vec<String> =
            self.overloads.iter().map(|overload| format!("{name}({})", overload.parameters)).collect();
        let given = if given.is_empty() { "no arguments".to_owned() } else { given.join(", ") };
        error!(Type, "`{name}` does not take {given}: pass what one of these takes: {}", takes.join("; "))
    }
}

/// Checks that code of proxies, which runs when an object is compared with the parameters, has neither thrown
/// an exception nor moved the elements of arrays.
fn undisturbed(env: Env, arguments: &[Argument]) -> Result<(), Error> {
    if is_pending(env) {
        return Err(failed());
    }
    let are_in_place = arguments.iter().all(|argument| argument.is_in_place(env));
    are_in_place
        .then_some(())
        .ok_or_else(|| error!(Value, "a proxy has moved the elements of an array in the call"))
}

impl Overload {
    fn takes_trees(&self) -> bool {
        self.takes.iter().any(|takes| matches!(takes, Takes::Tree(_)))
    }

    /// Reads the values of the standard library's types. Their getters and iterators may have moved the
    /// elements of arrays, whose addresses are requested afterwards.
    fn read_trees(&self, env: Env, arguments: &mut Arguments) -> Result<(), Error> {
        for (index, takes) in self.takes.iter().enumerate() {
            let given = arguments.get(index).map(|argument| argument.value);
            if given.is_none() {
                arguments.push(Argument { value: ptr::null_mut(), kind: ArgumentKind::Undefined });
            }
            if let Takes::Tree(parameter) = takes {
                arguments[index].kind = ArgumentKind::Tree(Box::new(parameter.read(env, given)?));
            }
        }
        arguments.iter_mut().try_for_each(|argument| argument.find_elements(env))
    }

    /// Whether there is an argument for each parameter; a parameter that accepts null can be omitted at the
    /// end.
    #[inline]
    fn fits(&self, env: Env, arguments: &[Argument]) -> bool {
        let Some((given, rest)) = self.takes.split_at_checked(arguments.len()) else { return false };
        given.iter().zip(arguments).all(|(takes, argument)| takes.fits(env, argument))
            && rest.iter().all(Takes::is_optional)
    }
}
