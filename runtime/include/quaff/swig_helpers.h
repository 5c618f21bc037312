// Smaller functions of SWIG's runtime, built on the others, for C and C++.
#pragma once

#ifdef __cplusplus
#define QUAFF_NEW_LETTERS(count) new char[count]()
#define SWIG_DeleteCharArray(letters) delete[] (letters)
#else
#define QUAFF_NEW_LETTERS(count) ((char *)calloc(count, 1))
#define SWIG_DeleteCharArray(letters) free(letters)
#define SWIG_as_voidptr(pointer) ((void *)(pointer))
#define SWIG_as_voidptrptr(pointer) ((void **)(pointer))
#endif

#define SWIG_contract_assert(condition, text)                                                                \
  if (!(condition)) {                                                                                        \
    SWIG_exception_fail(SWIG_RuntimeError, text);                                                            \
  } else
#define SWIG_isfinite(number) ((number) - (number) == 0)
#define SWIG_SetConstant(dictionary, name, object) SWIG_Python_SetConstant(dictionary, name, object)

// Whether the interface's own code accepts an object, at the end of this code. Exceptions say that it does
// not, except a MemoryError, which stays set for the runtime to raise.
static inline int quaff_accepted(int taken) {
  if (PyErr_Occurred() == NULL) {
    return taken != 0;
  }
  if (PyErr_ExceptionMatches(PyExc_MemoryError)) {
    return 0;
  }
  PyErr_Clear();
  return taken != 0;
}

static inline size_t SWIG_CharBufLen(const char *letters, size_t size) {
  size_t length = 0;
  while (length < size && letters[length] != '\0') {
    ++length;
  }
  return length;
}
#define SWIG_strnlen SWIG_CharBufLen

// A copy, which `SWIG_DeleteCharArray` frees.
static inline char *SWIG_NewCopyCharArray(const char *letters, size_t size) {
  char *copy = QUAFF_NEW_LETTERS(size + 1);
  for (size_t at = 0; copy != NULL && at < size; ++at) {
    copy[at] = letters[at];
  }
  return copy;
}

static inline swig_type_info *SWIG_pchar_descriptor(void) { return SWIG_TypeQuery("char *"); }
static inline swig_type_info *SWIG_pwchar_descriptor(void) { return SWIG_TypeQuery("wchar_t *"); }

// Whether a number is an integer from `least` to `most`, up to rounding errors, which are then removed.
static inline int SWIG_CanCastAsInteger(double *number, double least, double most) {
  if (!(*number >= least && *number <= most)) {
    return 0;
  }
  // Numbers beyond 2^52 are always integers.
  if (*number > -4503599627370496.0 && *number < 4503599627370496.0) {
    const double whole = (double)(long long)(*number + (*number < 0 ? -0.5 : 0.5));
    const double off = *number - whole;
    if (off > 1e-8 || off < -1e-8) {
      return 0;
    }
    *number = whole;
  }
  return 1;
}

// Copies text that fits in an array, with a terminating zero if there is room.
static inline int SWIG_AsCharArray(PyObject *given, char *letters, size_t size) {
  char *text = NULL;
  size_t length = 0;
  int alloc = SWIG_OLDOBJ;
  const int result = SWIG_AsCharPtrAndSize(given, &text, &length, &alloc);
  if (!SWIG_IsOK(result)) {
    return SWIG_TypeError;
  }
  if (length == size + 1 && text != NULL && text[size] == '\0') {
    length = size;
  }
  if (length > size) {
    return SWIG_TypeError;
  }
  for (size_t at = 0; letters != NULL && at < size; ++at) {
    letters[at] = at < length ? text[at] : '\0';
  }
  return SWIG_OLDOBJ;
}

// Bytes with SWIG_BINARYSTR, and text otherwise.
static inline PyObject *SWIG_FromBinaryCharPtrAndSize(const char *letters, size_t size, int flags) {
  if (letters != NULL && SWIG_IsBinaryStr(flags)) {
    return PyBytes_FromStringAndSize(letters, (ptrdiff_t)size);
  }
  return SWIG_FromCharPtrAndSize(letters, size);
}

static inline PyObject *SWIG_Python_CallFunctor(PyObject *functor, PyObject *object) {
  return PyObject_CallFunctionObjArgs(functor, object, NULL);
}

// Takes over the reference to the object.
static inline void SWIG_Python_SetConstant(PyObject *dictionary, const char *name, PyObject *object) {
  PyDict_SetItemString(dictionary, name, object);
  Py_DecRef(object);
}

// The objects of a tuple of arguments, or a single object. Returns their number plus one, or 0 with an
// exception set.
static inline ptrdiff_t SWIG_Python_UnpackTuple(PyObject *args, const char *name, ptrdiff_t least,
                                                ptrdiff_t most, PyObject **objects) {
  const ptrdiff_t count = args == NULL ? 0 : PyTuple_Size(args);
  if (count < 0) {
    PyErr_Clear();
    if (least > 1 || most < 1) {
      PyErr_SetString(PyExc_SystemError, "UnpackTuple() argument list is not a tuple");
      return 0;
    }
    objects[0] = args;
    for (ptrdiff_t at = 1; at < most; ++at) {
      objects[at] = NULL;
    }
    return 2;
  }
  if (count < least || count > most) {
    PyErr_Format(PyExc_TypeError, "%s expected %s%d arguments, got %d", name,
                 least == most   ? ""
                 : count < least ? "at least "
                                 : "at most ",
                 (int)(count < least ? least : most), (int)count);
    return 0;
  }
  for (ptrdiff_t at = 0; at < most; ++at) {
    objects[at] = at < count ? PyTuple_GetItem(args, at) : NULL;
  }
  return count + 1;
}

// The part of a class's full name before its own: the name of its module with a dot, or nothing for
// `builtins`, for `__main__`, and for a class whose `__module__` is missing or no text. Null with an
// exception set.
static inline PyObject *quaff_module_prefix(struct _typeobject *type) {
  PyObject *dot = SWIG_FromCharPtr(".");
  PyObject *module = dot == NULL ? NULL : PyObject_GetAttrString((PyObject *)type, "__module__");
  PyObject *prefix = module == NULL ? NULL : PyUnicode_Concat(module, dot);
  if (prefix == NULL) {
    if (dot != NULL && PyErr_ExceptionMatches(module == NULL ? PyExc_AttributeError : PyExc_TypeError)) {
      PyErr_Clear();
      prefix = SWIG_FromCharPtr("");
    }
  } else if (PyUnicode_CompareWithASCIIString(prefix, "builtins.") == 0 ||
             PyUnicode_CompareWithASCIIString(prefix, "__main__.") == 0) {
    Py_DecRef(prefix);
    prefix = SWIG_FromCharPtr("");
  }
  if (module != NULL) {
    Py_DecRef(module);
  }
  if (dot != NULL) {
    Py_DecRef(dot);
  }
  return prefix;
}

// The name of a class, after the name of its module unless that is `builtins` or `__main__`; null with an
// exception set. The texts are joined without the operators that a class derived from `str` may define.
static inline PyObject *SWIG_PyType_GetFullyQualifiedName(struct _typeobject *type) {
  PyObject *name = PyObject_GetAttrString((PyObject *)type, "__qualname__");
  PyObject *prefix = name == NULL ? NULL : quaff_module_prefix(type);
  PyObject *whole = prefix == NULL ? NULL : PyUnicode_Concat(prefix, name);
  if (prefix != NULL) {
    Py_DecRef(prefix);
  }
  if (name != NULL) {
    Py_DecRef(name);
  }
  return whole;
}

// The item as a new reference; null with an IndexError set.
static inline PyObject *SWIG_PyList_GetItemRef(PyObject *list, ptrdiff_t index) {
  PyObject *item = PyList_GetItem(list, index);
  if (item != NULL) {
    Py_IncRef(item);
  }
  return item;
}

// Whether a dict has the key: 1 with the value as a new reference, 0, or -1 with an exception set.
static inline int SWIG_PyDict_GetItemRef(PyObject *dict, PyObject *key, PyObject **value) {
  *value = PyDict_GetItemWithError(dict, key);
  if (*value != NULL) {
    Py_IncRef(*value);
    return 1;
  }
  return PyErr_Occurred() == NULL ? 0 : -1;
}
static inline int SWIG_PyDict_GetItemStringRef(PyObject *dict, const char *key, PyObject **value) {
  PyObject *text = SWIG_FromCharPtr(key);
  if (text == NULL) {
    *value = NULL;
    return -1;
  }
  const int outcome = SWIG_PyDict_GetItemRef(dict, text, value);
  Py_DecRef(text);
  return outcome;
}
