1 "ONE" ONE_

"1"
