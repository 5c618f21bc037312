//! Parameters that take C++ objects.

mod moved;
pub(crate) mod value;

use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::OwnershipEvent;
use crate::python::instance::cells::{KeptSlot, Pins};
use crate::python::instance::pointer_object::instance_inside;
use crate::python::instance::swig;
use crate::python::instance::{Instance, pins};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::call::Read;
use crate::python::table::signature::Parameters;
use crate::python::table::{
    Argument, Arguments, Class, Function, Maker, ObjectCode, ObjectParameter, Parameter, ParameterKind,
    Passed, PlainArguments, Then, This, Unfit,
};
use pyo3::ffi;
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::cell::Cell;
use std::ptr;

/// The error for an object that is passed for two parameters.
const TWICE: &str = "the object moves to C++ by another argument: pass each once";

/// Defines methods that change parameters for objects; other parameters stay unchanged.
macro_rules! object_parameters {
    ($($(#[$doc:meta])* $name:ident: $field:ident = $value:expr;)*) => {
        impl Parameter {$(
            $(#[$doc])*
            #[must_use]
            pub const fn $name(self) -> Parameter {
                match self.kind.object() {
                    Some(taken) => {
                        let kind = ParameterKind::Object(ObjectParameter { $field: $value, ..taken });
                        Parameter { kind, ..self }
                    }
                    None => self,
                }
            }
        )*}
    };
}

object_parameters! {
    /// Accepts None as well, for a null pointer.
    or_none: null = true;
    /// Accepts Python's own values as well, if the class can be made from them.
    or_value: converts = true;
    /// Refuses an object whose elements are exported as a buffer, because C++ may move them.
    changed: changes = true;
    /// Accepts pointers to elements, but no array over a member: another overload takes that with its
    /// extents.
    no_array: parts = false;
    /// Takes the first of several objects, and refuses a single object.
    several: several = true;
    /// Accepts objects of any class, like `void *`.
    of_any_class: class = None;
}

impl Parameter {
    /// Makes the parameter accept values that `function` converts to an object of the class, as C++ converts
    /// implicitly.
    #[must_use]
    pub const fn or_made_by(self, function: &'static Function) -> Parameter {
        match self.kind.object() {
            Some(taken) => Parameter {
                kind: ParameterKind::Object(ObjectParameter { made_by: Some(Maker(function)), ..taken }),
                ..self
            },
            None => self,
        }
    }
}

impl ObjectParameter {
    /// The function that converts `given` implicitly, unless `given` is an object of the class or the class
    /// has no such function.
    #[inline]
    pub(crate) fn maker(&self, given: &Bound<'_, PyAny>) -> Option<&'static Function> {
        let class = self.class?;
        let Maker(function) = self.made_by?;
        let has_own = |given: &Bound<'_, PyAny>| {
            Instance::of(given).is_some_and(|instance| instance.bearer(Some(class)).is_of(class))
        };
        let is_taken = has_own(given)
            || self.null && given.is_none()
            || instance_inside(given).is_some_and(|inside| has_own(&inside));
        (!is_taken).then_some(function)
    }

    /// The class's name, for messages.
    pub(crate) fn name(&self) -> &'static str {
        self.class.map_or("object of C++'s", Class::full_name)
    }

    #[inline]
    pub(crate) fn read(&self, given: &Bound<'_, PyAny>) -> Result<Object> {
        let instance = match self.class {
            // SAFETY: a live object, whose type is the class's, and so a subtype of the root.
            Some(class) if ptr::eq(given.get_type_ptr(), class.object()) => unsafe {
                Some(Instance::at(given.as_ptr()))
            },
            _ => Instance::of(given),
        };
        if let Some(instance) = instance.filter(|_| self.changes) {
            instance.check_changeable()?;
        }
        if let Some(instance) = instance.filter(|_| self.several) {
            instance.check_several()?;
        }
        if let Some(instance) = instance.filter(|_| self.moves()) {
            self.prepare_move(instance, given)?;
        }
        match (instance, self.class) {
            (Some(instance), Some(class)) if self.then == Then::Released => {
                instance.bearer(self.class).released_as(class)
            }
            (Some(instance), Some(class)) => instance.object_as(class),
            (Some(instance), None) => instance.object_as_it_is(),
            (None, _) if self.null && given.is_none() => Ok(Object::NULL),
            (None, _) => Err(self.refused(given)),
        }
    }

    /// The object of an instance of exactly this class, if the call has no lasting effect on the object;
    /// otherwise null. If the object is an element, `pinned` gets its container, which then keeps the element
    /// in place.
    #[inline]
    pub(crate) fn plain(&self, given: &Bound<'_, PyAny>, pinned: &Cell<*mut ffi::PyObject>) -> Object {
        let Some(class) = self.class.filter(|_| self.then == Then::Nothing && !self.several) else {
            return Object::NULL;
        };
        if !ptr::eq(given.get_type_ptr(), class.object()) {
            return Object::NULL;
        }
        // SAFETY: a live object, whose type is the class's, and so a subtype of the root.
        let instance = unsafe { Instance::at(given.as_ptr()) };
        match instance.owned_as(class) {
            Some(object) if !self.changes || instance.has_no_records() => object,
            None if !self.changes => plain_in_place(instance, class, pinned),
            _ => plain_if_steady(instance, class, pinned),
        }
    }

    /// Gives the object to C++, if the parameter takes over ownership.
    #[inline]
    pub(crate) fn take(&self, given: &Bound<'_, PyAny>) {
        if self.moves() {
            self.give(given);
        }
    }

    /// Whether C++ owns the object after the call.
    fn moves(&self) -> bool {
        matches!(self.then, Then::Disowned | Then::Consumed | Then::Released)
    }

    #[cold]
    fn give(&self, given: &Bound<'_, PyAny>) {
        let Some(instance) = Instance::of(given).map(|instance| instance.bearer(self.class)) else { return };
        instance.surrender();
        // C++ calls the methods of a director, whose destructor reports that the object is gone.
        if self.then.may_free() && !instance.is_director() {
            instance.take_from_swig();
            instance.change(OwnershipEvent::Freed);
        }
    }

    #[cold]
    fn refused(&self, given: &Bound<'_, PyAny>) -> Failure {
        let or_none = if self.null { " or None" } else { "" };
        // SWIG's wording.
        let null = if given.is_none() { " (invalid null reference)" } else { "" };
        let from = swig::origin(given).unwrap_or_default();
        let given = given.get_type().name().map(|name| name.to_string()).unwrap_or_default();
        let message = format!("expected a `{}`{or_none}, got `{given}`{null}{from}", self.name());
        Failure::value(Error::new(ErrorKind::Type, message))
    }
}

/// Returns the object that C++ may change, as [`ObjectParameter::plain`] does, if no other instance depends
/// on the object. Most objects that come here are elements of vectors.
#[inline(never)]
fn plain_if_steady(instance: &Instance, class: &'static Class, pinned: &Cell<*mut ffi::PyObject>) -> Object {
    match instance.element_as(class) {
        Some((object, whole)) if instance.has_no_records() && pins::pin_in(whole, pinned) => object,
        _ => plain_after_checks(instance, class, pinned),
    }
}

#[inline(never)]
fn plain_after_checks(
    instance: &Instance,
    class: &'static Class,
    pinned: &Cell<*mut ffi::PyObject>,
) -> Object {
    match instance.owned_as(class) {
        _ if !instance.is_steady() => Object::NULL,
        Some(object) => object,
        None => plain_in_place(instance, class, pinned),
    }
}

/// Does what [`ObjectParameter::plain`] does, for an instance that does not own its object: most such objects
/// are elements of vectors.
#[inline(never)]
fn plain_in_place(instance: &Instance, class: &'static Class, pinned: &Cell<*mut ffi::PyObject>) -> Object {
    match instance.element_as(class) {
        Some((object, whole)) if pins::pin_in(whole, pinned) => object,
        _ => plain_elsewhere(instance, class, pinned),
    }
}

#[inline(never)]
fn plain_elsewhere(instance: &Instance, class: &'static Class, pinned: &Cell<*mut ffi::PyObject>) -> Object {
    let Ok(object) = instance.object_as(class) else { return Object::NULL };
    let is_held = !instance.is_placed() || pins::try_pin(instance, pinned);
    if is_held { object } else { Object::NULL }
}

impl Argument<'_> for Object {
    #[inline]
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        match arguments.kind(index).and_then(|kind| kind.object()) {
            Some(taken) => taken.read(arguments.object(index)),
            None => {
                let message = format!("the bridge asks for an object at {index}, where its row has none");
                Err(Error::new(ErrorKind::Runtime, message).into())
            }
        }
    }
}

impl Arguments<'_, '_> {
    /// Reads all arguments for C++, which is called next, and gives C++ the objects that it owns from then
    /// on, even if it throws: it may have freed one before.
    #[inline]
    pub(crate) fn hand_over<P: Parameters>(&self) -> Result<P::Read<'_>> {
        let read = P::read(self)?;
        self.give_objects()?;
        Ok(read)
    }

    /// Checks that no code of an argument has freed the object of the call or acquired a buffer of it.
    #[inline]
    fn check_this(&self) -> Result<()> {
        if let Some(this) = self.this {
            this.check()?;
            let first = if self.len() == 0 { ptr::null_mut() } else { self.object(0).as_ptr() };
            this.instance().check_method(self.function(), first)?;
        }
        Ok(())
    }

    /// Checks that nobody holds a buffer of an object that C++ may change, or an array over an object that
    /// C++ may free.
    fn check_objects(&self) -> Result<()> {
        for (index, parameter) in self.parameters().iter().enumerate() {
            if let Some(taken) = parameter.kind.object()
                && let Some(instance) = Instance::of(self.object(index))
            {
                let changeable = if taken.changes { instance.check_changeable() } else { Ok(()) };
                changeable
                    .and_then(|()| self.check_shown(taken.then, instance))
                    .map_err(|failure| failure.naming(|| self.name(index)))?;
            }
        }
        Ok(())
    }

    /// Whether the instance of the call keeps objects alive to which its own object points afterwards.
    pub(crate) fn may_keep(&self) -> bool {
        // An instance whose constructor is running owns its object afterwards.
        self.this.is_some_and(|this| this.object.is_null() || this.instance().is_owner())
    }

    /// Checks that no array over a member exists for an object that C++ owns after the call.
    fn check_shown(&self, then: Then, instance: &Instance) -> Result<()> {
        match then {
            Then::Nothing => Ok(()),
            Then::Kept if self.may_keep() => Ok(()),
            Then::Kept => instance.check_left(),
            // A function with `%delobject` may only drop a reference.
            Then::Disowned | Then::Consumed => instance.check_unshown(),
            Then::Released => instance.check_freed(),
        }
    }

    /// Transfers ownership of the arguments that C++ takes over, after all arguments have been read and just
    /// before the call.
    ///
    /// # Errors
    /// An object would move twice, or code of the arguments has invalidated an object since it was read.
    pub(crate) fn give_objects(&self) -> Result<()> {
        self.check_this()?;
        self.give_this()?;
        self.code().map_or(Ok(()), |code| (code.0.give)(self))
    }

    /// The code for arguments that are objects, if the selected overload has such arguments.
    #[inline]
    fn code(&self) -> Option<ObjectCode> {
        self.parameters().iter().find_map(|parameter| Some(parameter.kind.object()?.code))
    }

    /// Applies the effects that `give_objects` has on arguments.
    pub(crate) fn give_arguments(&self) -> Result<()> {
        self.check_objects()?;
        for (index, parameter) in self.parameters().iter().enumerate() {
            if let Some(taken) = parameter.kind.object() {
                if taken.then == Then::Released {
                    self.check_moves(index)?;
                }
                taken.take(self.object(index));
            }
        }
        Ok(())
    }

    /// Checks that no two parameters from `index` on move the same object.
    #[cold]
    fn check_moves(&self, index: usize) -> Result<()> {
        let is_moved =
            |parameter: &Parameter| parameter.kind.object().is_some_and(|taken| taken.then == Then::Released);
        let mut moved: Vec<&Instance> = Vec::new();
        for index in (index..self.parameters().len()).filter(|&index| is_moved(&self.parameters()[index])) {
            let Some(instance) = Instance::of(self.object(index)) else { continue };
            if moved.iter().any(|other| ptr::eq(*other, instance)) {
                return Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, TWICE)));
            }
            moved.push(instance);
        }
        Ok(())
    }

    /// Keeps the objects alive to which C++ points after the call. If C++ threw, the objects kept before are
    /// kept, too.
    #[inline]
    pub(crate) fn keep(&self, parameters: &'static [Parameter]) {
        for (index, parameter) in parameters.iter().enumerate() {
            if let Some(ObjectParameter { then: Then::Kept, code, .. }) = parameter.kind.object() {
                (code.0.keep)(self, index);
            }
        }
    }

    /// Prevents the elements of containers among the arguments from moving, until the returned guard is
    /// dropped.
    #[inline]
    pub(crate) fn pin_elements(&self, parameters: &'static [Parameter]) -> SmallVec<[Pins; 1]> {
        let objects =
            parameters.iter().enumerate().filter(|(_, parameter)| parameter.kind.object().is_some());
        let instances = objects.filter_map(|(index, _)| Instance::of(self.object(index)));
        let this = self.this.map(|this| this.instance());
        instances.chain(this).filter(|instance| instance.is_placed()).map(Pins::used).collect()
    }

    /// Looks up the current address of the object that the method is called on, and detaches elements that
    /// C++ may move.
    pub(crate) fn find_objects(&mut self) -> Result<()> {
        if let Some(code) = self.code() {
            (code.0.settle_objects)(self)?;
        }
        // Code of the arguments may have taken further elements.
        if let Some(this) = self.this
            && this.instance().is_related()
            && this.class.is_some_and(|class| class.frees_or_moves(self.function()))
        {
            this.instance().loose_elements_leave(self.py)?;
        }
        if let Some(this) = self.this
            && let Some(class) = this.class
            && this.instance().has_place()
        {
            // SAFETY: the instance that the method is called on.
            self.this = Some(unsafe { This::of(this.as_ptr(), class)? });
        }
        Ok(())
    }

    #[cold]
    pub(crate) fn keep_at(&self, index: usize) {
        let given = self.object(index);
        let instance = Instance::of(given);
        let this = self.this.map(|this| this.instance());
        if let Some(this) = this {
            this.keep(KeptSlot::new(self.function(), index), instance.map(|_| given.clone()));
        }
        // A view may be freed before the object it shows, and a static member has no instance: then C++ owns
        // the object.
        if !this.is_some_and(|this| this.is_owner())
            && let Some(instance) = instance
        {
            instance.surrender();
        }
    }
}

impl PlainArguments<'_, '_> {
    /// The address of an object that the call neither changes nor keeps.
    #[inline]
    pub(crate) fn object(&self, index: usize) -> Read<Object> {
        match &self.parameters[index].kind {
            ParameterKind::Object(taken) => match taken.plain(&self.objects[index], &self.pinned) {
                object if object.is_null() => Err(Unfit::Unknown),
                object => Ok(object),
            },
            _ => Err(Unfit::Unknown),
        }
    }
}

impl Passed for Object {
    type Read<'a> = Object;
    type As<'a> = Object;

    #[inline]
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Object> {
        arguments.get(index)
    }

    #[inline]
    fn plain(given: &PlainArguments<'_, '_>, index: usize) -> std::result::Result<Object, Unfit> {
        given.object(index)
    }

    #[inline]
    fn pass(read: &Object, _: u64) -> Object {
        *read
    }
}
