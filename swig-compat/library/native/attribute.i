// attribute.i: pairs of member functions that are attributes in Python. The functions themselves are not bound.

%define %attribute(CLASS, TYPE, NAME, GET, SET...)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, %arg(TYPE), self->GET())
#if #SET == ""
  %immutable CLASS::NAME;
#else
  %quaff_attribute_set(%arg(CLASS), NAME, SET, %arg(TYPE value), self->SET(value))
#endif
%enddef

// The functions return and take references to objects.
%define %attribute2(CLASS, TYPE, NAME, GET, SET...)
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, auto, &self->GET())
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
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, %arg(TYPE), self->GET())
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
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, auto, &self->GET())
  %quaff_attribute_set(%arg(CLASS), NAME, GET(), %arg(TYPE *value), self->GET() = *value)
%enddef

// The functions return and take objects by value: what is read is the caller's.
%define %attributeval(CLASS, TYPE, NAME, GET, SET...)
  %newobject CLASS::NAME;
  %quaff_attribute(%arg(CLASS), %arg(TYPE), NAME, GET, %arg(TYPE *), new TYPE(self->GET()))
#if #SET == ""
  %immutable CLASS::NAME;
#else
  %quaff_attribute_set(%arg(CLASS), NAME, SET, %arg(TYPE *value), self->SET(*value))
#endif
%enddef

%define %attributestring(CLASS, TYPE, NAME, GET, SET...)
  %attribute(%arg(CLASS), %arg(TYPE), NAME, GET, SET)
%enddef

%define %quaff_attribute(CLASS, TYPE, NAME, GET, RESULT, VALUE...)
  %ignore CLASS::GET();
  %ignore CLASS::GET() const;
  %extend CLASS { TYPE NAME; }
  %wrapper { static inline RESULT #@CLASS##_##NAME##_get(CLASS *self) { return VALUE; } }
%enddef

%define %quaff_attribute_set(CLASS, NAME, SET, PARAMETER, ASSIGNMENT...)
  %ignore CLASS::SET;
  %wrapper { static inline void #@CLASS##_##NAME##_set(CLASS *self, PARAMETER) { ASSIGNMENT; } }
%enddef
