// std_ios.i: the base of streams, which are classes with std_iostream.i.
%include "std_iostream.i"
