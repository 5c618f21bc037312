// streams.i: C++'s streams as classes: what Python writes to them and reads from them, and the text that they keep.
%{
#include <iostream>
#include <sstream>
%}

// PREFIX: the beginning of the names of wide streams.
%define %quaff_streams(PREFIX, TEXT)
namespace std {
class PREFIX##ios {
public:
  bool good() const;
  bool eof() const;
  bool fail() const;
  bool bad() const;
  void clear();
  %extend {
    bool __bool__() { return !self->fail(); }
  }
};

class PREFIX##ostream : public PREFIX##ios {
public:
  PREFIX##ostream &operator<<(bool value);
  PREFIX##ostream &operator<<(long long value);
  PREFIX##ostream &operator<<(unsigned long long value);
  PREFIX##ostream &operator<<(double value);
  PREFIX##ostream &flush();
  %extend {
    std::PREFIX##ostream &operator<<(const TEXT &text) { return *self << text; }
    std::PREFIX##ostream &operator<<(std::PREFIX##ostream &(*manipulator)(std::PREFIX##ostream &)) {
      return *self << manipulator;
    }
    void write(const TEXT &text) { self->write(text.data(), static_cast<std::streamsize>(text.size())); }
  }
};

class PREFIX##istream : public PREFIX##ios {
public:
  %extend {
    TEXT readline() {
      TEXT line;
      return std::getline(*self, line) ? line : TEXT();
    }
    TEXT read() { return TEXT(std::istreambuf_iterator<TEXT::value_type>(*self), {}); }
  }
};

class PREFIX##iostream : public PREFIX##istream, public PREFIX##ostream {};

extern PREFIX##istream PREFIX##cin;
extern PREFIX##ostream PREFIX##cout;
extern PREFIX##ostream PREFIX##cerr;
extern PREFIX##ostream PREFIX##clog;

class PREFIX##ostringstream : public PREFIX##ostream {
public:
  PREFIX##ostringstream();
  PREFIX##ostringstream(const TEXT &text);
  TEXT str() const;
  void str(const TEXT &text);
};

class PREFIX##istringstream : public PREFIX##istream {
public:
  PREFIX##istringstream();
  PREFIX##istringstream(const TEXT &text);
  TEXT str() const;
  void str(const TEXT &text);
};

class PREFIX##stringstream : public PREFIX##iostream {
public:
  PREFIX##stringstream();
  PREFIX##stringstream(const TEXT &text);
  TEXT str() const;
  void str(const TEXT &text);
};
} // namespace std
%quaff_manipulator(PREFIX, endl)
%quaff_manipulator(PREFIX, ends)
%quaff_manipulator(PREFIX, flush)
%enddef

// A function of C++ that changes a stream, which Python passes to `<<`.
%define %quaff_manipulator(PREFIX, NAME)
%constant std::PREFIX##ostream &(*PREFIX##NAME)(std::PREFIX##ostream &) =
    static_cast<std::PREFIX##ostream &(*)(std::PREFIX##ostream &)>(std::NAME);
%enddef
