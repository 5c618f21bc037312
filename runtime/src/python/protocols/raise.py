# The exception for a C++ class whose objects are thrown: `raise.rs` calls `exception` once for each such
# class. An exception has the object as `this`, and passes attribute accesses on to it.

import functools
import types


class Thrown:
    """Exceptions for the objects of C++ classes. They inherit what `quaff.Instance` has for the objects
    themselves, so that stubs list it for neither.
    """

    __slots__ = ()

    @classmethod
    def __swig_destroy__(cls, given):
        cls._inner.__swig_destroy__(given)


def exception(inner, bases):
    """The exception for the objects of `inner`, the class that functions accept and return."""
    own_text = any("__str__" in vars(base) for base in inner.__mro__[:-1])

    class Raised(*bases, *([] if issubclass(bases[0], Thrown) else [Thrown])):
        __doc__ = inner.__doc__
        _inner = inner

        def __init__(self, *arguments, **keywords):
            BaseException.__init__(self, *arguments)
            # `PyErr_SetObject(exception, object)` calls the exception with the object.
            given = arguments[0] if len(arguments) == 1 and not keywords else None
            this = given if isinstance(given, inner) else inner(*arguments, **keywords)
            BaseException.__setattr__(self, "this", this)

        def __str__(self):
            if own_text:
                return str(self.this)
            what = getattr(self, "what", None)
            return what() if callable(what) else BaseException.__str__(self)

        def __getattr__(self, name):
            if name == "this" or name.startswith("__"):
                message = f"{type(self).__name__!r} has no attribute {name!r}"
                raise AttributeError(message)
            return getattr(self.this, name)

        def __setattr__(self, name, value):
            if hasattr(inner, name) and not hasattr(BaseException, name):
                setattr(self.this, name, value)
            else:
                BaseException.__setattr__(self, name, value)

        @classmethod
        def _raised(cls, instance, message=""):
            raised = cls.__new__(cls)
            BaseException.__setattr__(raised, "this", instance)
            what = getattr(instance, "what", None)
            said = what() if callable(what) else message
            if said:
                raised.args = (said,)
            return raised

    for name, value in vars(inner).items():
        if name == "__copy__":
            Raised.__copy__ = copied(value)
        elif hasattr(BaseException, name) or name.startswith("__"):
            continue
        elif isinstance(value, types.MethodDescriptorType):
            setattr(Raised, name, method(value))
        elif isinstance(value, types.GetSetDescriptorType):
            setattr(Raised, name, data(value))
        else:
            # Static functions and data, and constants.
            setattr(Raised, name, value)
    Raised.__name__ = inner.__name__
    Raised.__qualname__ = inner.__qualname__
    Raised.__module__ = inner.__module__
    return Raised


def method(of_object):
    """A method of the exception that calls a method of its object."""

    @functools.wraps(of_object)
    def call(self, *arguments, **keywords):
        return of_object(self.this, *arguments, **keywords)

    return call


def copied(of_object):
    """The method that copies the exception: its text, and its object by the object's own method."""

    def copy(self):
        return self._raised(of_object(self.this), *self.args[:1])

    return copy


def data(of_object):
    """A data member of the exception that accesses a data member of its object."""

    def get(self):
        return of_object.__get__(self.this)

    def set(self, value):
        of_object.__set__(self.this, value)

    return property(get, set, doc=of_object.__doc__)
