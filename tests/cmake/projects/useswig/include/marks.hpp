#pragma once
template <class T> struct Marks {
  static int number;
};
template <class T> int Marks<T>::number = 0;
