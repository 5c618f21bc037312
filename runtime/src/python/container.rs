//! Elements of containers, and arrays over members.
//!
//! Containers of the standard library are classes of this kind, instantiated from templates that
//! `swig-compat/library/native/std_*.i` declare. Members that the C++ class lacks are `%extend`s over
//! `include/quaff/sequence.hpp` and `mapping.hpp`. A class that converts, by its row in
//! `interface/library_type.rs`, has two more functions, which convert a Python value into an object and an
//! object into a Python value (`include/quaff/conversion.hpp`, one specialization for each kind of type). An
//! argument is converted before C++ gets any argument, into an instance that lives as long as the call
//! (`ObjectParameter::settled`). Shared pointers are converted in the same way (`include/quaff/shared.hpp`,
//! and `boost_shared.hpp` for Boost's): the pointer is made from an instance, whose object from then on has a
//! holder as its keeper (`instance/holder.rs`). A `std::unique_ptr` is not a class but a way to pass an
//! object, `Passing::Unique`: the shim creates the pointer immediately before the call takes the object away
//! from the instance (`Arguments::give_objects`). Python looks up members of the target of `operator->` if it
//! finds no attribute (`protocols/arrow.rs`).

pub(crate) mod call;
pub(crate) mod callback;
pub(crate) mod change;
pub(crate) mod director;
pub(crate) mod element;
pub(crate) mod method;
pub(crate) mod object;
pub(crate) mod result;
pub(crate) mod ties;
