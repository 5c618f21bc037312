// typemaps.i: nothing is known of its typemaps but those that quaff has itself; `%apply` says which those are.
