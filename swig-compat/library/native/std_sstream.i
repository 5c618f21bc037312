// std_sstream.i: streams of text.
%include "std_iostream.i"
