// Classes of every kind.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

namespace bank {

/// The number of objects.
inline int objects = 0;

struct Counted {
  Counted() { ++objects; }
  Counted(const Counted &) { ++objects; }
  virtual ~Counted() { --objects; }
  virtual std::string kind() const { return "counted"; }
};

struct Named {
  std::string name = "nobody";
  void rename(const std::string &to) { name = to; }
};

struct Entry {
  double amount;
};

/// Money that somebody owns.
class Account : public Counted, public Named {
public:
  enum class State : unsigned char { open, closed };

  Account() = default;
  explicit Account(double balance) : balance_(balance) {
    if (balance < 0) {
      throw std::invalid_argument("the balance is negative");
    }
  }
  std::string kind() const override { return "account"; }

  /// Adds to the balance.
  void deposit(double amount, int times = 1) { balance_ += amount * times; }
  double balance() const { return balance_; }
  /// Adds all elements.
  void deposit_all(const double *in, unsigned size) {
    for (unsigned i = 0; i < size; ++i) {
      balance_ += in[i];
    }
  }
  Account operator+(const Account &other) const { return Account(balance_ + other.balance_); }
  bool operator==(const Account &other) const { return balance_ == other.balance_; }

  /// The account with the larger balance.
  const Account &larger(const Account &other) const { return balance_ < other.balance_ ? other : *this; }
  Entry *last() { return entries_ == 0 ? nullptr : &first; }
  void enter(double amount) {
    first.amount = amount;
    ++entries_;
  }
  State next(State state) const { return state == State::open ? State::closed : State::open; }

  static Account *find(const std::string &name) { return name == "none" ? nullptr : new Account(7); }
  static inline int limit = 3;

  Entry first{1.5};
  State state = State::open;
  Account(const Account &) = default;

private:
  double balance_ = 0;
  int entries_ = 0;
};

inline std::string kind_of(const Counted &counted) { return counted.kind(); }
inline std::string name_of(Named *named) { return named == nullptr ? "none" : named->name; }
inline Account &richer(Account &left, Account &right) {
  return left.balance() < right.balance() ? right : left;
}
inline Account &central() {
  static Account account(100);
  return account;
}
inline bool label(std::unique_ptr<Account> account, const char *text) { return account && text; }
inline double close(std::unique_ptr<Account> account) { return account->balance(); }
inline std::unique_ptr<Account> opened(double balance) { return std::make_unique<Account>(balance); }

template <class T> class Box {
public:
  explicit Box(T value) : value(value) {}
  T value;
};

class Fixed {
public:
  static Fixed &only() {
    static Fixed fixed;
    return fixed;
  }
  int seven() const { return 7; }

private:
  Fixed() = default;
  ~Fixed() = default;
};

} // namespace bank
