// Code that an interface includes, and that uses SWIG's names for the interface's classes.
struct Corner;

inline swig_type_info *type_of_corner() { return SWIGTYPE_p_Corner; }
inline PyObject *python_corner(Corner *corner) {
  return SWIG_NewPointerObj(SWIG_as_voidptr(corner), type_of_corner(), SWIG_POINTER_OWN);
}
