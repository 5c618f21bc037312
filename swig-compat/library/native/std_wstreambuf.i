// std_wstreambuf.i: Python writes to wide streams and reads from them, and has no use for their buffers.
%include "std_wiostream.i"
