// SWIG's alternative names for its functions, for C and C++: only macros.
#pragma once

#define SWIG_exception(code, text) SWIG_exception_fail(code, text)
#define SWIG_SetErrorMsg(type, text) PyErr_SetString(type, text)
#define SWIG_Python_SetErrorMsg(type, text) PyErr_SetString(type, text)
#define SWIG_ErrorType(code) SWIG_Python_ErrorType(code)
#define SWIG_SetErrorObj SWIG_Python_SetErrorObj
#define SWIG_Raise SWIG_Python_Raise
#define SWIG_Python_AddErrMesg(text, infront) SWIG_Python_AddErrorMsg(text)
#define SWIG_arg_fail(position) SWIG_Python_ArgFail(position)
#define SWIG_Python_ConvertPtr SWIG_ConvertPtr
#define SWIG_Python_ConvertPtrAndOwn SWIG_ConvertPtrAndOwn
#define SWIG_ConvertInstance SWIG_ConvertPtr
#define SWIG_ConvertFunctionPtr(given, pointer, type) SWIG_ConvertPtr(given, pointer, type, 0)
#define SWIG_Python_ConvertFunctionPtr(given, pointer, type) SWIG_ConvertPtr(given, pointer, type, 0)
#define SWIG_NewFunctionPtrObj(object, type) SWIG_NewPointerObj(object, type, 0)
#define SWIG_NewInstanceObj(object, type, flags) SWIG_NewPointerObj(object, type, flags)
#define SWIG_InternalNewPointerObj(object, type, flags) SWIG_NewPointerObj(object, type, flags)
#define SWIG_Python_NewPointerObj(self, object, type, flags) SWIG_NewPointerObj(object, type, flags)
#define SWIG_Py_INCREF Py_INCREF
#define SWIG_Py_XINCREF Py_XINCREF
#define SWIG_Py_DECREF Py_DECREF
#define SWIG_Py_XDECREF Py_XDECREF
#define SWIG_AppendOutput SWIG_Python_AppendOutput
#define SWIG_AsCharPtr(given, text, alloc) SWIG_AsCharPtrAndSize(given, text, NULL, alloc)
#define SWIG_AsWCharPtr(given, text, alloc) SWIG_AsWCharPtrAndSize(given, text, NULL, alloc)
#define SWIG_Python_TypeQuery(text) SWIG_TypeQuery(text)
#define SWIG_MustGetPtr SWIG_Python_MustGetPtr
