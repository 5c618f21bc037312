// std_wsstream.i: streams of wide text.
%include "std_wiostream.i"
