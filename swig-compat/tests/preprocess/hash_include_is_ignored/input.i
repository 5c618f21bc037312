#include <vector>
#include "missing.h"
#pragma once
#line 7 "x"
# 3 "y"
#
int x;
