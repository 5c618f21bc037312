// factory.i: what a function returns by a pointer to a base is an object of the class that it is of, of those that are named:
// at most eight.
%define %factory(METHOD, CLASSES...)
%typemap(out) METHOD {
  $result = nullptr;
  %quaff_factory_8(CLASSES)
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
%define %quaff_factory_8(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_7(MORE)
#endif
%enddef
%define %quaff_factory_7(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_6(MORE)
#endif
%enddef
%define %quaff_factory_6(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_5(MORE)
#endif
%enddef
%define %quaff_factory_5(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_4(MORE)
#endif
%enddef
%define %quaff_factory_4(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_3(MORE)
#endif
%enddef
%define %quaff_factory_3(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_2(MORE)
#endif
%enddef
%define %quaff_factory_2(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
  %quaff_factory_1(MORE)
#endif
%enddef
%define %quaff_factory_1(CLASS, MORE...)
  %quaff_factory_class(%arg(CLASS))
#if #MORE != ""
#error %factory takes at most eight classes
#endif
%enddef
