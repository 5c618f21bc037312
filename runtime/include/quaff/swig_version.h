// The macros by which code written for SWIG determines the version of SWIG.
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
