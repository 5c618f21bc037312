#pragma once

struct Visit {
  int number;
};
