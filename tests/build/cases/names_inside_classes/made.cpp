static PyObject *made(int k) { return SWIG_NewPointerObj(new Made{k}, SWIGTYPE_p_Made, SWIG_POINTER_OWN); }
