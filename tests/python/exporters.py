"""Objects whose buffers describe themselves as a test requests, even falsely."""

import ctypes
from ctypes import POINTER, Structure, c_char_p, c_int, c_ssize_t, c_uint, c_void_p, pythonapi


class Buffer(Structure):
    """`Py_buffer`"""

    _fields_ = (
        ("buf", c_void_p),
        ("obj", c_void_p),
        ("len", c_ssize_t),
        ("itemsize", c_ssize_t),
        ("readonly", c_int),
        ("ndim", c_int),
        ("format", c_char_p),
        ("shape", POINTER(c_ssize_t)),
        ("strides", POINTER(c_ssize_t)),
        ("suboffsets", POINTER(c_ssize_t)),
        ("internal", c_void_p),
    )


class Slot(Structure):
    _fields_ = (("slot", c_int), ("function", c_void_p))


class Spec(Structure):
    _fields_ = (
        ("name", c_char_p),
        ("basicsize", c_int),
        ("itemsize", c_int),
        ("flags", c_uint),
        ("slots", POINTER(Slot)),
    )


@ctypes.PYFUNCTYPE(c_int, ctypes.py_object, POINTER(Buffer), c_int)
def get_buffer(exporter, view, _flags):
    if exporter.fails:
        return -1
    view[0] = exporter.buffer
    view[0].obj = id(exporter)
    pythonapi.Py_IncRef(ctypes.py_object(exporter))
    exporter.held += 1
    return 0


@ctypes.PYFUNCTYPE(None, ctypes.py_object, POINTER(Buffer))
def release_buffer(exporter, _view):
    exporter.held -= 1


def exporting_type():
    slots = (Slot * 3)(
        (1, ctypes.cast(get_buffer, c_void_p)),  # Py_bf_getbuffer
        (2, ctypes.cast(release_buffer, c_void_p)),  # Py_bf_releasebuffer
        (0, None),
    )
    flags = 1 << 10  # Py_TPFLAGS_BASETYPE
    spec = Spec(b"exporters.Base", object.__basicsize__, 0, flags, slots)
    pythonapi.PyType_FromSpec.restype = ctypes.py_object
    return pythonapi.PyType_FromSpec(ctypes.byref(spec))


class Exporter(exporting_type()):
    """Exports `size` bytes with the given fields of `Py_buffer`; `held` counts buffers that were not
    released.
    """

    def __init__(self, *, size=64, fails=False, **fields):
        self.held = 0
        self.fails = fails
        self.memory = ctypes.create_string_buffer(size)
        numbers = {"shape", "strides", "suboffsets"}
        said = {name: dims(value) if name in numbers else value for name, value in fields.items()}
        self.buffer = Buffer(**{"buf": ctypes.addressof(self.memory)} | said)


def dims(values):
    return None if values is None else (c_ssize_t * len(values))(*values)


def float64s(**fields):
    """An exporter of three `float64`, except for the given `fields`."""
    usual = {"len": 24, "itemsize": 8, "ndim": 1, "format": b"d", "shape": [3], "strides": [8]}
    return Exporter(**usual | fields)
