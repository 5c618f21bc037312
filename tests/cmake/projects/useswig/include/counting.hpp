#pragma once
inline int &counter() {
  static int number = 0;
  return number;
}
inline int counted = 0;
void count();
int marks_seen();
void mark();
