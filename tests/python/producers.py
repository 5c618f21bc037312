"""Objects that export memory by DLPack, by the CUDA array interface and by plain addresses, and streams.

They describe it in whatever way a test wants, even falsely. Tensors count how often they were given back.
"""

import ctypes
import gc
import threading
from ctypes import POINTER, Structure, c_char_p, c_int, c_void_p, pythonapi

import numpy as np

CPU, CUDA, PINNED, MANAGED = (1, 0), (2, 0), (3, 0), (13, 0)
FLAG_READ_ONLY, FLAG_IS_COPIED = 1, 2

DTYPES = {
    "bool": (6, 8),
    **{f"int{bits}": (0, bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (1, bits) for bits in (8, 16, 32, 64)},
    **{f"float{bits}": (2, bits) for bits in (32, 64)},
}


class DLTensor(Structure):
    _fields_ = (
        ("data", c_void_p),
        ("device_type", c_int),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", POINTER(ctypes.c_int64)),
        ("strides", POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class Plain(Structure):
    """`DLManagedTensor`"""

    _fields_ = (("tensor", DLTensor), ("context", c_void_p), ("deleter", c_void_p))


class Versioned(Structure):
    """`DLManagedTensorVersioned`"""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", c_void_p),
        ("deleter", c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", DLTensor),
    )


class Tensor:
    """Exports `memory` through `__dlpack__`; `fields` replace the correct values.

    `deleted` lists the threads on which deleters ran, `asked` the keywords with which `__dlpack__` was
    called.
    """

    newest = Versioned

    def __init__(self, memory=None, *, says=None, **fields):
        self.memory = np.arange(3.0) if memory is None else memory
        self.device = says or (fields.get("device_type", 1), fields.get("device_id", 0))
        self.fields = fields
        self.exports, self.deleted, self.asked = [], [], []

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, **keywords):
        self.asked.append(keywords)
        managed = self.export(self.newest)
        name = self.fields.get("name", b"dltensor" if self.newest is Plain else b"dltensor_versioned")
        return new_capsule(ctypes.addressof(managed), name, capsule_destructor)

    def export(self, struct):
        """A struct that lives until its deleter has run."""
        fields = self.fields
        managed = struct(tensor=self.tensor())
        if struct is Versioned:
            managed.major, managed.minor = fields.get("version", (1, 3))
            managed.flags = fields.get("flags", 0)
        deleted = self.deleted
        deleter = deleter_type(lambda _: deleted.append(threading.get_ident()))
        if fields.get("deleter", True):
            managed.deleter = ctypes.cast(deleter, c_void_p)
        self.exports.append((managed, deleter))
        return managed

    def tensor(self):
        code, bits = DTYPES[self.memory.dtype.name]
        said = {
            "data": self.memory.ctypes.data,
            "device_type": 1,
            "ndim": self.memory.ndim,
            "code": code,
            "bits": bits,
            "lanes": 1,
            "shape": self.memory.shape,
            "strides": [stride // self.memory.itemsize for stride in self.memory.strides],
        } | {name: value for name, value in self.fields.items() if name in FIELDS}
        self.numbers = {name: int64s(said[name]) for name in ("shape", "strides")}
        return DLTensor(**said | self.numbers)


FIELDS = {name for name, _ in DLTensor._fields_}


class OldTensor(Tensor):
    """A tensor of an exporter that does not know versions."""

    newest = Plain

    def __dlpack__(self, stream="not given"):
        return super().__dlpack__(**({} if stream == "not given" else {"stream": stream}))


def int64s(values):
    return None if values is None else (ctypes.c_int64 * len(values))(*values)


deleter_type = ctypes.CFUNCTYPE(None, c_void_p)
new_capsule = pythonapi.PyCapsule_New
new_capsule.restype, new_capsule.argtypes = ctypes.py_object, (c_void_p, c_char_p, c_void_p)
pythonapi.PyCapsule_IsValid.argtypes = (c_void_p, c_char_p)
pythonapi.PyCapsule_GetPointer.restype = c_void_p
pythonapi.PyCapsule_GetPointer.argtypes = (c_void_p, c_char_p)


@ctypes.PYFUNCTYPE(None, c_void_p)
def capsule_destructor(capsule):
    """Deletes a tensor that was not consumed, as DLPack requires."""
    for name, struct in ((b"dltensor", Plain), (b"dltensor_versioned", Versioned)):
        if pythonapi.PyCapsule_IsValid(capsule, name):
            address = pythonapi.PyCapsule_GetPointer(capsule, name)
            deleter = struct.from_address(address).deleter
            if deleter:
                deleter_type(deleter)(address)


class Exchange(Structure):
    """`DLPackExchangeAPI`"""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("previous", c_void_p),
        ("allocate", c_void_p),
        ("to_managed", c_void_p),
        ("from_managed", c_void_p),
        ("lend", c_void_p),
        ("current_stream", c_void_p),
    )


@ctypes.PYFUNCTYPE(c_int, ctypes.py_object, POINTER(c_void_p))
def to_managed(tensor, out):
    if tensor.fails:
        return -1
    tensor.ways.append("managed")
    out[0] = ctypes.addressof(tensor.export(Versioned)) if not tensor.gives_nothing else None
    return 0


@ctypes.PYFUNCTYPE(c_int, ctypes.py_object, POINTER(DLTensor))
def lend(tensor, out):
    tensor.ways.append("lent")
    out[0] = tensor.tensor()
    return 0


@ctypes.PYFUNCTYPE(c_int, c_int, ctypes.c_int32, POINTER(c_void_p))
def current_stream(_device_type, device_id, out):
    # A stream whose number identifies the device; 0 is the default one.
    out[0] = 0x1000 * device_id
    return 0


def exchange_table(version=(1, 3), previous=None, **functions):
    all_of_them = {"to_managed": to_managed, "lend": lend, "current_stream": current_stream} | functions
    addresses = {name: ctypes.cast(function, c_void_p) for name, function in all_of_them.items() if function}
    address = previous and ctypes.addressof(previous)
    return Exchange(major=version[0], minor=version[1], previous=address, **addresses)


def exchange_type(table=None, module="vendor", name=b"dlpack_exchange_api"):
    """A class of tensors with C functions; `ways` lists the functions that were called."""
    # DLPack requires that tables live as long as the process.
    TABLES.append(table or exchange_table())

    class ExchangeTensor(Tensor):
        __dlpack_c_exchange_api__ = new_capsule(ctypes.addressof(TABLES[-1]), name, None)
        fails = gives_nothing = requires_grad = negative = False

        def __init__(self, *arguments, **fields):
            super().__init__(*arguments, **fields)
            self.ways = []

        def is_neg(self):
            return self.negative

    ExchangeTensor.__module__ = module
    return ExchangeTensor


TABLES = []


Managed = exchange_type()
Lent = exchange_type(module="torch")
# The ways in which a tensor can be exported.
WAYS = [Tensor, OldTensor, Managed, Lent]


def given_back(tensor):
    """Whether each export of a tensor was given back."""
    gc.collect()
    return len(tensor.deleted) == len(tensor.exports)


class CudaArray:
    """Three `float64` at an address of no device, except for the given entries.

    A key whose value is `...` is omitted.
    """

    def __init__(self, address=0x7F0000000000, shape=(3,), dtype="float64", **interface):
        usual = {"shape": shape, "typestr": np.dtype(dtype).str, "data": (address, False), "version": 3}
        said = usual | {"strides": None, "stream": None} | interface
        self.__cuda_array_interface__ = {key: value for key, value in said.items() if value is not ...}


class Handle:
    """An array like PyCUDA's, with other `attributes`; those whose value is `...` are omitted."""

    def __init__(self, **attributes):
        usual = {"ptr": 0x7F0000000000, "dtype": np.dtype("float64"), "shape": (3,), "strides": (8,)}
        for name, value in (usual | attributes).items():
            if value is not ...:
                setattr(self, name, value)


class Stream:
    """A stream object like a library's, with attributes such as `handle`."""

    def __init__(self, **attributes):
        vars(self).update(attributes)


class CudaStream:
    """A stream object like those of cuda.core."""

    def __init__(self, handle):
        self.pair = 0, handle

    def __cuda_stream__(self):
        return self.pair


class CuVec(np.ndarray):
    """An array over managed memory, like those of the library CuVec: its views are host arrays only."""

    @classmethod
    def at(cls, address, like):
        """The array at `address`, with the shape and the dtype of `like`."""
        memory = (ctypes.c_char * like.nbytes).from_address(address)
        array = np.frombuffer(memory, like.dtype).reshape(like.shape).view(cls)
        array.cuvec = address
        return array

    @property
    def __cuda_array_interface__(self):
        if not hasattr(self, "cuvec"):
            raise AttributeError("try `cuvec.asarray()`")
        said = self.__array_interface__
        return {key: said[key] for key in ("shape", "typestr", "data")} | {"version": 3}
