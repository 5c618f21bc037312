#pragma once
inline int factor() { return FACTOR; }
