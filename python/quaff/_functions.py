from ._quaff import sum
