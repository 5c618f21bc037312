// The macros by which code that was written for SWIG finds out for what SWIG it is compiled.
#pragma once

#ifndef SWIGPYTHON
#define SWIGPYTHON
#endif
#ifndef SWIG_VERSION
#define SWIG_VERSION 0x040500
#endif
#ifndef SWIG_RUNTIME_VERSION
#define SWIG_RUNTIME_VERSION "5"
#endif
