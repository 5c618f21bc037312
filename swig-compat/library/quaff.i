// quaff.i
