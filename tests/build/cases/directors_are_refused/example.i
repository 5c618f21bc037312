%module(directors="1") example
%feature("director") Listener;
%inline %{
struct Base {
  virtual ~Base() {}
  virtual int deep() { return 1; }
};
struct Listener : Base {
  virtual int heard(int note) { return note; }
  int plain() { return 2; }
};
inline int call(Listener *listener, int note) { return listener->heard(note); }
struct Silent {
  virtual ~Silent() {}
  virtual int heard() { return 3; }
};
%}
