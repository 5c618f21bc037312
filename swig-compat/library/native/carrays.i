// carrays.i: its macros are not known; an error at their use says what to write.
