//! The arguments of one call, read on demand.

use super::parameter::{Access, Array, Kind};
use super::{Failure, Function, Overload, Result, Value, is_named};
use crate::acquire::{Acquired, Refusal, acquire};
use crate::array_view::ArrayView;
use crate::dtype::Dtype;
use crate::error::{Error, ErrorKind};
use crate::host::Contiguous;
use crate::reduction::{LARGE, Reduction};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use smallvec::SmallVec;
use std::slice;

/// The arguments of one call, by position.
pub struct Arguments<'a, 'py> {
    py: Python<'py>,
    function: &'static Function,
    chosen: Option<&'static Overload>,
    objects: SmallVec<[Option<Borrowed<'a, 'py, PyAny>>; 4]>,
    /// What was acquired so far, by position.
    arrays: SmallVec<[(usize, Acquired<'py>); 2]>,
    /// C-order copies of arrays that C++ wants contiguous, by position.
    copies: SmallVec<[(usize, Copied); 1]>,
}

/// A value that emitted code can ask [`Arguments::get`] for.
pub trait Argument<'a>: Sized {
    /// Reads the argument at `index`.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what came and what would do.
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self>;
}

impl<'a, 'py> Arguments<'a, 'py> {
    /// Sorts what Python hands over by position.
    ///
    /// # Safety
    /// `positional` holds `count` live objects and then one for each name in `keywords`, a tuple or NULL; all of them
    /// live for `'a`.
    pub(super) unsafe fn new(
        py: Python<'py>,
        function: &'static Function,
        positional: *const *mut ffi::PyObject,
        count: ffi::Py_ssize_t,
        keywords: *mut ffi::PyObject,
    ) -> Result<Arguments<'a, 'py>> {
        let mut arguments = Arguments {
            py,
            function,
            chosen: None,
            objects: SmallVec::new(),
            arrays: SmallVec::new(),
            copies: SmallVec::new(),
        };
        for index in 0..count.unsigned_abs() {
            // SAFETY: below `count`; live for 'a.
            let object = unsafe { Borrowed::from_ptr(py, *positional.add(index)) };
            arguments.objects.push(Some(object));
        }
        if !keywords.is_null() {
            // SAFETY: a live tuple of strings, as Python passes keywords; the values follow the positional arguments.
            let (names, values) = unsafe {
                let names = Borrowed::from_ptr(py, keywords)
                    .to_owned()
                    .cast_into_unchecked::<PyTuple>();
                let values =
                    slice::from_raw_parts(positional.add(count.unsigned_abs()), names.len());
                (names, values)
            };
            for (name, &value) in names.iter().zip(values) {
                // SAFETY: live for 'a, as the positional ones.
                arguments.place(name.cast::<PyString>().map_err(PyErr::from)?, unsafe {
                    Borrowed::from_ptr(py, value)
                })?;
            }
        }
        Ok(arguments)
    }

    /// The argument at `index`, as C++ takes it.
    ///
    /// # Errors
    /// A `TypeError` or `OverflowError` that says what came and what would do.
    pub fn get<'s, T: Argument<'s>>(&'s self, index: usize) -> Result<T> {
        T::read(self, index).map_err(|failure| self.name_argument(index, failure))
    }

    /// Runs a reduction over the array at `index`; a long one lets other Python threads run and can be interrupted.
    ///
    /// # Errors
    /// What the class throws; `KeyboardInterrupt`.
    pub fn reduce<T>(&self, index: usize, reduction: &Reduction<T>) -> Result<T>
    where
        T: Default + Send + Into<Value>,
    {
        let view = self.view(index)?;
        let order = view.memory_order();
        if order.len() < LARGE {
            return reduction.run(&order, view.dtype, || Ok(()));
        }
        let (py, dtype) = (self.py, view.dtype);
        py.detach(|| {
            reduction.run(&order, dtype, || {
                Ok(Python::attach(|py| py.check_signals())?)
            })
        })
    }

    pub(super) fn len(&self) -> usize {
        self.objects.len()
    }

    pub(super) fn object(&self, index: usize) -> Option<Borrowed<'a, 'py, PyAny>> {
        self.objects.get(index).copied().flatten()
    }

    /// The first argument that is missing before one that is given.
    pub(super) fn gap(&self) -> Option<usize> {
        self.objects.iter().position(Option::is_none)
    }

    /// The array at `index`, acquired on first use.
    pub(super) fn acquire(&mut self, index: usize) -> std::result::Result<&Acquired<'py>, Refusal> {
        if let Some(known) = self
            .arrays
            .iter()
            .position(|(position, _)| *position == index)
        {
            return Ok(&self.arrays[known].1);
        }
        let object = self
            .object(index)
            .ok_or_else(|| Refusal::NotAnArray(Vec::new()))?;
        self.arrays.push((index, acquire(&object)?));
        Ok(&self.arrays[self.arrays.len() - 1].1)
    }

    /// Settles on `overload`, whose arrays were acquired, and makes them ready for C++.
    pub(super) fn choose(&mut self, overload: &'static Overload) -> Result<()> {
        self.chosen = Some(overload);
        for (index, parameter) in overload.parameters.iter().enumerate() {
            if let Kind::Array(array) = parameter.kind {
                self.prepare(index, array)?;
            }
        }
        Ok(())
    }

    /// Makes the array at `index` contiguous, and sees that it is writable where C++ writes.
    fn prepare(&mut self, index: usize, array: Array) -> Result<()> {
        let view = self.view(index)?;
        match array.access {
            Access::Reduce => Ok(()),
            Access::Write => self.check_writable(index),
            Access::Read if view.is_c_contiguous() && view.is_aligned() => Ok(()),
            Access::Read => {
                let copy = Copied::new(view);
                self.copies.push((index, copy));
                Ok(())
            }
        }
    }

    fn check_writable(&self, index: usize) -> Result<()> {
        let view = self.view(index)?;
        let fault = if view.readonly {
            "the array is read-only, and the function writes it: pass a writable copy, `array.copy()`"
        } else if !view.is_c_contiguous() {
            "the array is not contiguous, and the function writes it in place: pass \
             `numpy.ascontiguousarray(array)` and copy the result back"
        } else if !view.is_aligned() {
            "the array's memory is not aligned to its elements: pass `array.copy()` and copy the result back"
        } else {
            return Ok(());
        };
        let error = Error::new(ErrorKind::Value, fault);
        Err(Failure::Argument {
            name: self.name(index),
            error,
        })
    }

    fn view(&self, index: usize) -> Result<&ArrayView<'_>> {
        match self.arrays.iter().find(|(position, _)| *position == index) {
            Some((_, acquired)) => Ok(acquired.view()),
            None => Err(Failure::call(
                "was given no array where its overload takes one",
            )),
        }
    }

    fn place(
        &mut self,
        name: &Bound<'py, PyString>,
        value: Borrowed<'a, 'py, PyAny>,
    ) -> Result<()> {
        let Some(index) = self
            .function
            .keywords
            .iter()
            .position(|keyword| is_named(name, keyword))
        else {
            return Err(Failure::call(format!(
                "has no keyword argument `{name}`{}",
                self.keywords_note()
            )));
        };
        if self.object(index).is_some() {
            return Err(Failure::call(format!("was given argument `{name}` twice")));
        }
        if self.objects.len() <= index {
            self.objects.resize(index + 1, None);
        }
        self.objects[index] = Some(value);
        Ok(())
    }

    fn keywords_note(&self) -> String {
        match self.function.keywords {
            [] => "; its arguments go by position".to_owned(),
            names => format!("; it has `{}`", names.join("`, `")),
        }
    }

    /// The name of the argument at `index`, for messages.
    pub(super) fn name(&self, index: usize) -> String {
        let longest = self
            .function
            .overloads
            .iter()
            .find_map(|overload| overload.parameters.get(index));
        longest.map_or_else(
            || format!("{}", index + 1),
            |parameter| parameter.name.to_owned(),
        )
    }

    /// The types of what was given, for messages.
    pub(super) fn types(&self) -> Vec<String> {
        let name = |object: &Borrowed<'_, '_, PyAny>| {
            object.get_type().name().map(|name| name.to_string())
        };
        self.objects
            .iter()
            .flatten()
            .map(|object| name(object).unwrap_or_default())
            .collect()
    }

    pub(super) fn name_argument(&self, index: usize, failure: Failure) -> Failure {
        match failure {
            Failure::Argument { name, error } if name.is_empty() => Failure::Argument {
                name: self.name(index),
                error,
            },
            named => named,
        }
    }

    /// What the chosen overload takes at `index`.
    pub(super) fn kind(&self, index: usize) -> Option<Kind> {
        self.chosen
            .and_then(|overload| overload.parameters.get(index))
            .map(|parameter| parameter.kind)
    }

    pub(super) fn value(&self, index: usize) -> Result<Borrowed<'a, 'py, PyAny>> {
        self.object(index)
            .ok_or_else(|| Failure::call(format!("misses its argument `{}`", self.name(index))))
    }
}

/// A C-order copy, kept as bytes aligned for every element type.
struct Copied {
    words: Vec<u64>,
    length: usize,
    dtype: Dtype,
}

impl Copied {
    fn new(view: &ArrayView<'_>) -> Copied {
        let length = view.len();
        let mut words = vec![0_u64; (length * view.dtype.size()).div_ceil(size_of::<u64>())];
        // SAFETY: the words have room for `length` elements.
        unsafe { view.copy_to_c_order(words.as_mut_ptr().cast()) };
        Copied {
            words,
            length,
            dtype: view.dtype,
        }
    }
}

impl<'a> Argument<'a> for Contiguous<'a> {
    fn read(arguments: &'a Arguments<'_, '_>, index: usize) -> Result<Self> {
        if let Some((_, copy)) = arguments
            .copies
            .iter()
            .find(|(position, _)| *position == index)
        {
            // SAFETY: the copy lives as long as the arguments; C++ only reads it, as `prepare` copies for reading alone.
            return Ok(unsafe {
                Contiguous::new(
                    copy.words.as_ptr().cast_mut().cast(),
                    copy.length,
                    copy.dtype,
                )
            });
        }
        let view = arguments.view(index)?;
        // SAFETY: `prepare` found the view contiguous and aligned, and writable where C++ writes; its owner lives as
        // long as the arguments.
        Ok(unsafe { Contiguous::new(view.data, view.len(), view.dtype) })
    }
}
