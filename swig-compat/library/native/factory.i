// factory.i: what a function returns by a pointer to a base is an object of the class that it is of, of those that are named.
%define %factory(METHOD, CLASSES...)
%typemap(out) METHOD {
  $result = nullptr;
  %formacro(%quaff_factory_class, CLASSES)
  if ($result == nullptr) {
    $result = SWIG_NewPointerObj((void *)$1, $descriptor, $owner);
  }
}
%enddef

%define %quaff_factory_class(CLASS...)
  if ($result == nullptr) {
    if (CLASS *object = dynamic_cast<CLASS *>($1)) {
      $result = SWIG_NewPointerObj((void *)object, $descriptor(CLASS *), $owner);
    }
  }
%enddef
