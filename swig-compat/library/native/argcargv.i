// argcargv.i: a list or a tuple of text in the place of a count and an array, as `main` takes them. C++ gets copies. A
// pointer to such an array is passed as it is, and so is None, a null pointer.
#ifdef __cplusplus
%{
#include <cstddef>
#include <string>
#include <vector>
%}

%fragment("quaff_words", "header") %{
// Whether all elements of a list or a tuple are text; puts them into `words`, if there is one to put them into.
static bool quaff_words(PyObject *given, std::vector<std::string> *words) {
  if (!PyList_Check(given) && !PyTuple_Check(given)) {
    return false;
  }
  PyObject *tuple = PySequence_Tuple(given);
  bool are_words = tuple != nullptr;
  for (Py_ssize_t at = 0; are_words && at < PyTuple_Size(tuple); ++at) {
    std::string word;
    are_words = SWIG_IsOK(SWIG_AsVal_std_string(PyTuple_GetItem(tuple, at), &word));
    if (are_words && words != nullptr) {
      words->push_back(word);
    }
  }
  Py_XDECREF(tuple);
  // A MemoryError stays set for the runtime to raise.
  if (PyErr_Occurred() != NULL && !PyErr_ExceptionMatches(PyExc_MemoryError)) {
    PyErr_Clear();
  }
  return are_words;
}
%}

%typemap(in, fragment="quaff_words") (int ARGC, char **ARGV) (std::vector<std::string> words, std::vector<char *> pointers, void *array = nullptr) {
  $1 = 0;
  if (SWIG_IsOK(SWIG_ConvertPtr($input, &array, $descriptor(char **), 0))) {
    $2 = ($2_ltype)array;
    while ($2 != nullptr && $2[$1] != nullptr) {
      ++$1;
    }
  } else if (!quaff_words($input, &words)) {
    %argument_fail(SWIG_TypeError, "int ARGC, char **ARGV", $symname, $argnum);
  } else {
    for (std::string &word : words) {
      if (word.find('\0') != std::string::npos) {
        SWIG_exception_fail(SWIG_ValueError, "in method '" "$symname" "', argument $argnum: a zero inside text ends it in C++: pass text without zeros");
      }
      pointers.push_back(&word[0]);
    }
    pointers.push_back(nullptr);
    $1 = ($1_ltype)words.size();
    $2 = ($2_ltype)pointers.data();
  }
}
%typemap(typecheck, precedence=1140, fragment="quaff_words") (int ARGC, char **ARGV) {
  void *array = nullptr;
  $1 = SWIG_IsOK(SWIG_ConvertPtr($input, &array, $descriptor(char **), 0)) || quaff_words($input, nullptr);
}
#else
%fragment("quaff_words", "header") %{
#include <stdlib.h>
#include <string.h>

// Copies of the first `count` elements of a list or a tuple of text, followed by a null pointer; null if an element is not
// text.
static char **quaff_words(PyObject *given, int *count) {
  if (!PyList_Check(given) && !PyTuple_Check(given)) {
    return NULL;
  }
  PyObject *tuple = PySequence_Tuple(given);
  const Py_ssize_t size = tuple == NULL ? 0 : PyTuple_Size(tuple);
  char **words = (char **)calloc((size_t)size + 1, sizeof(char *));
  int are_words = tuple != NULL && words != NULL;
  for (Py_ssize_t at = 0; are_words && at < size; ++at) {
    char *text = NULL;
    size_t length = 0;
    are_words = SWIG_IsOK(SWIG_AsCharPtrAndSize(PyTuple_GetItem(tuple, at), &text, &length, NULL)) && text != NULL;
    if (are_words) {
      words[at] = strdup(text);
    }
  }
  *count = (int)size;
  Py_XDECREF(tuple);
  // A MemoryError stays set for the runtime to raise.
  if (PyErr_Occurred() != NULL && !PyErr_ExceptionMatches(PyExc_MemoryError)) {
    PyErr_Clear();
  }
  if (!are_words && words != NULL) {
    for (Py_ssize_t at = 0; at < size; ++at) {
      free(words[at]);
    }
    free(words);
    words = NULL;
  }
  return words;
}
%}

%typemap(in, fragment="quaff_words") (int ARGC, char **ARGV) (char **words = NULL, int count = 0, void *array = NULL) {
  if (SWIG_IsOK(SWIG_ConvertPtr($input, &array, $descriptor(char **), 0))) {
    char **at = (char **)array;
    while (at != NULL && at[count] != NULL) {
      ++count;
    }
    $2 = ($2_ltype)array;
  } else {
    words = quaff_words($input, &count);
    if (words == NULL) {
      %argument_fail(SWIG_TypeError, "int ARGC, char **ARGV", $symname, $argnum);
    }
    $2 = ($2_ltype)words;
  }
  $1 = ($1_ltype)count;
}
%typemap(freearg) (int ARGC, char **ARGV) {
  for (int at = 0; words$argnum != NULL && at < count$argnum; ++at) {
    free(words$argnum[at]);
  }
  free(words$argnum);
}
%typemap(typecheck, precedence=1140) (int ARGC, char **ARGV) {
  void *array = NULL;
  $1 = SWIG_IsOK(SWIG_ConvertPtr($input, &array, $descriptor(char **), 0)) || PyList_Check($input) || PyTuple_Check($input);
}
#endif
