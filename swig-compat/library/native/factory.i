// factory.i: an object that a function returns by a pointer to a base gets its own class, if the macro names that class.
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
