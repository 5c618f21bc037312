#pragma once

#include <cstring>
