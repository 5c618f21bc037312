// attribute.i: pairs of member functions that are attributes in Python. The functions themselves are not bound.

%define %attribute(CLASS, TYPE, NAME, GET, SET...)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, %arg(TYPE), self, self->GET())
#if #SET == ""
  %immutable CLASS::NAME;
#else
  %quaff_attribute_set(%arg(CLASS), NAME, SET, %arg(TYPE value), self->SET(value))
#endif
%enddef

// The expressions that read and assign the attribute of the object `self_`, to the value `val_`.
%define %attribute_readonly(CLASS, TYPE, NAME, GET, VALUE...)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, auto, self_, %arg(VALUE))
  %immutable CLASS::NAME;
%enddef

%define %attribute_custom(CLASS, TYPE, NAME, GET, SET, VALUE, ASSIGNMENT...)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, auto, self_, %arg(VALUE))
  %ignore CLASS::SET;
  %wrapper {
    template <class V> static inline void #@CLASS##_##NAME##_set(CLASS *self_, V &&val_) { ASSIGNMENT; }
  }
%enddef

// The functions return and take references to objects.
%define %attribute2(CLASS, TYPE, NAME, GET, SET...)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, auto, self, &self->GET())
#if #SET == ""
  %immutable CLASS::NAME;
#else
  %quaff_attribute_set(%arg(CLASS), NAME, SET, %arg(TYPE *value), self->SET(*value))
#endif
%enddef

// One function returns a reference, to which values are assigned.
%define %attributeref(CLASS, TYPE, NAME, GET...)
#if #GET == ""
  %quaff_attributeref(%arg(CLASS), %arg(TYPE), NAME, NAME)
#else
  %quaff_attributeref(%arg(CLASS), %arg(TYPE), NAME, GET)
#endif
%enddef

%define %quaff_attributeref(CLASS, TYPE, NAME, GET)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, %arg(TYPE), self, self->GET())
  %quaff_attribute_set(%arg(CLASS), NAME, GET(), %arg(TYPE value), self->GET() = value)
%enddef

%define %attribute2ref(CLASS, TYPE, NAME, GET...)
#if #GET == ""
  %quaff_attribute2ref(%arg(CLASS), %arg(TYPE), NAME, NAME)
#else
  %quaff_attribute2ref(%arg(CLASS), %arg(TYPE), NAME, GET)
#endif
%enddef

%define %quaff_attribute2ref(CLASS, TYPE, NAME, GET)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, auto, self, &self->GET())
  %quaff_attribute_set(%arg(CLASS), NAME, GET(), %arg(TYPE *value), self->GET() = *value)
%enddef

// The functions return and take objects by value: the caller owns an object that was read.
%define %attributeval(CLASS, TYPE, NAME, GET, SET...)
  %newobject CLASS::NAME;
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, %arg(TYPE *), self, new TYPE(self->GET()))
#if #SET == ""
  %immutable CLASS::NAME;
#else
  %quaff_attribute_set(%arg(CLASS), NAME, SET, %arg(TYPE *value), self->SET(*value))
#endif
%enddef

%define %attributestring(CLASS, TYPE, NAME, GET, SET...)
  %attribute(%arg(CLASS), %arg(TYPE), NAME, GET, SET)
%enddef

%define %quaff_attribute(CLASS, TYPE, NAME, GET, RESULT, SELF, VALUE...)
  %ignore CLASS::GET();
  %ignore CLASS::GET() const;
  %extend CLASS { TYPE NAME; }
  %wrapper { static inline RESULT #@CLASS##_##NAME##_get(CLASS *SELF) { return VALUE; } }
%enddef

%define %quaff_attribute_set(CLASS, NAME, SET, PARAMETER, ASSIGNMENT...)
  %ignore CLASS::SET;
  %wrapper { static inline void #@CLASS##_##NAME##_set(CLASS *self, PARAMETER) { ASSIGNMENT; } }
%enddef
