// Classes whose virtual functions Python overrides, and C++ code that keeps, calls and frees their objects.
// C++ accesses only live objects: each class keeps a list of its own.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// The objects of a class.
template <class T> class Counted {
public:
  static std::vector<const T *> &all() {
    // Never freed, because objects are destroyed after static variables.
    static auto *all = new std::vector<const T *>;
    return *all;
  }
  static int alive() { return static_cast<int>(all().size()); }
  static bool is_alive(const T *object) {
    return std::find(all().begin(), all().end(), object) != all().end();
  }
  static T *any(unsigned number) {
    if (all().empty()) {
      throw std::out_of_range("there is none");
    }
    return const_cast<T *>(all()[number % all().size()]);
  }
  static void begin(const T *object) { all().push_back(object); }
  static void end(const T *object) {
    all().erase(std::remove(all().begin(), all().end(), object), all().end());
  }
};

struct Point {
  explicit Point(int x = 0) : x(x) { Counted<Point>::begin(this); }
  Point(const Point &other) : x(other.x) { Counted<Point>::begin(this); }
  Point &operator=(const Point &) = default;
  ~Point() { Counted<Point>::end(this); }
  int x;
};

class Node;
/// Deletes a node that nobody finds any more, as its finalizer and other threads run during the destructor.
template <> struct std::default_delete<Node> {
  void operator()(Node *node) const;
};

class Node {
public:
  /// The nodes that C++ owns by raw pointer.
  static std::vector<Node *> &adopted() {
    static auto *adopted = new std::vector<Node *>;
    return *adopted;
  }
  Node() { Counted<Node>::begin(this); }
  /// Calls itself before it is a director.
  explicit Node(double x) : Node() { value(x); }
  Node(const Node &) = delete;
  virtual ~Node() {
    value(1);
    leave();
  }
  /// Removes the node from those that can be found.
  void leave() {
    adopted().erase(std::remove(adopted().begin(), adopted().end(), this), adopted().end());
    Counted<Node>::end(this);
  }
  virtual double value(double x) { return x; }
  virtual const std::string &name() const { return own_name; }
  virtual std::string greeting(const std::string &text) { return text; }
  virtual const char *text() { return own_name.c_str(); }
  virtual Point copied(Point point) { return point; }
  virtual const Point *pointed(const Point &point) { return nullptr; }
  virtual Node *next(Node *node) { return node; }
  virtual Node *fresh() { return nullptr; }
  virtual std::unique_ptr<Node> made() { return nullptr; }
  virtual void taken(std::unique_ptr<Node> node) {}
  virtual int sum(const int *data, int size) { return size; }
  virtual void nothing() noexcept {}
  virtual std::function<double(double)> function(std::function<double(double)> f) { return f; }

protected:
  virtual int hidden(int x) { return x; }

public:
  int reveal(int x) { return hidden(x); }
  int number = 1;

private:
  std::string own_name = "a name that is too long for a string itself";
};

inline void std::default_delete<Node>::operator()(Node *node) const {
  if (node != nullptr) {
    node->leave();
    delete node;
  }
}

/// Another base for Python classes, whose destructor is not virtual.
class Leaf {
public:
  Leaf() { Counted<Leaf>::begin(this); }
  Leaf(const Leaf &) = delete;
  ~Leaf() { Counted<Leaf>::end(this); }
  virtual int weight(int x) { return x; }
};

class Shared : public std::enable_shared_from_this<Shared> {
public:
  Shared() { Counted<Shared>::begin(this); }
  Shared(const Shared &) = delete;
  virtual ~Shared() { Counted<Shared>::end(this); }
  virtual std::shared_ptr<Shared> same(std::shared_ptr<Shared> object) { return object; }
  virtual int count(int x) { return x; }
};

/// The objects that C++ keeps. An element is removed from its container before it is destroyed, because its
/// finalizer may call back.
struct All {
  std::vector<std::unique_ptr<Node>> nodes;
  std::vector<std::shared_ptr<Shared>> shared;
  std::vector<std::function<double(double)>> functions;
  std::vector<std::function<const Point *(int)>> finders;
  /// Called and freed by destructors of static variables.
  ~All() {
    for (auto &node : nodes) {
      node->value(2);
    }
    try {
      for (auto &function : functions) {
        function(3);
      }
    } catch (const std::exception &) {
    }
  }
  static All &here() {
    static All all;
    return all;
  }
};
template <class T> T take_out(std::vector<T> &all, unsigned number) {
  if (all.empty()) {
    throw std::out_of_range("there is none");
  }
  T taken = std::move(all[number % all.size()]);
  all.erase(all.begin() + number % all.size());
  return taken;
}
template <class T> T &at(std::vector<T> &all, unsigned number) {
  if (all.empty()) {
    throw std::out_of_range("there is none");
  }
  return all[number % all.size()];
}

// Nodes.
inline Node *any_node(unsigned number) { return Counted<Node>::any(number); }
inline void keep_node(std::unique_ptr<Node> node) {
  if (node) {
    All::here().nodes.push_back(std::move(node));
  }
}
inline void drop_node(unsigned number) { take_out(All::here().nodes, number); }
inline std::unique_ptr<Node> return_node(unsigned number) { return take_out(All::here().nodes, number); }
inline void free_node(Node *node) { std::default_delete<Node>()(node); }
inline void adopt_node(Node *node) {
  auto &all = Node::adopted();
  if (!Counted<Node>::is_alive(node) || std::find(all.begin(), all.end(), node) != all.end()) {
    throw std::invalid_argument("the node has an owner, or is being freed");
  }
  all.push_back(node);
}
inline void give_back_node(Node *node) {
  auto &all = Node::adopted();
  const auto found = std::find(all.begin(), all.end(), node);
  if (found == all.end()) {
    throw std::invalid_argument("C++ does not own the node");
  }
  all.erase(found);
}
inline void free_adopted(unsigned number) { free_node(take_out(Node::adopted(), number)); }
/// Calls one of the functions of a node with any owner.
inline double call_node(unsigned number, int function) {
  Node &node = *Counted<Node>::any(number);
  switch (function) {
  case 0:
    return node.value(1.5);
  case 1:
    return static_cast<double>(node.name().size());
  case 2:
    return static_cast<double>(node.greeting("hello").size());
  case 3: {
    const char *text = node.text();
    return text == nullptr ? 0 : std::string(text).size();
  }
  case 4:
    return node.copied(Point(3)).x;
  case 5: {
    const Point point(4);
    const Point *pointed = node.pointed(point);
    return pointed != nullptr && Counted<Point>::is_alive(pointed) ? pointed->x : 0;
  }
  case 6: {
    const Node *next = node.next(Counted<Node>::any(number + 1));
    return next != nullptr && Counted<Node>::is_alive(next) ? next->number : 0;
  }
  case 7: {
    const std::unique_ptr<Node> made(node.fresh());
    return made ? made->value(2) : 0;
  }
  case 8: {
    const std::unique_ptr<Node> made = node.made();
    return made ? made->value(3) : 0;
  }
  case 9:
    node.taken(All::here().nodes.empty() ? nullptr : take_out(All::here().nodes, number));
    return 0;
  case 10: {
    const std::vector<int> data{1, 2, 3};
    return node.sum(data.data(), 3);
  }
  case 11: {
    const auto function = node.function([](double x) { return x + 1; });
    return function ? function(1) : 0;
  }
  case 12:
    return node.reveal(2);
  default:
    node.nothing();
    return 0;
  }
}

// Leaves.
inline int call_leaf(unsigned number) { return Counted<Leaf>::any(number)->weight(3); }
inline Leaf *any_leaf(unsigned number) { return Counted<Leaf>::any(number); }

// Shared objects.
inline void keep_shared(std::shared_ptr<Shared> object) {
  if (object) {
    All::here().shared.push_back(std::move(object));
  }
}
inline void drop_shared(unsigned number) { take_out(All::here().shared, number); }
inline std::shared_ptr<Shared> any_shared(unsigned number) { return at(All::here().shared, number); }
inline int call_shared(unsigned number) {
  // A copy, because the call may drop the other pointer.
  const std::shared_ptr<Shared> object = at(All::here().shared, number);
  const auto same = object->same(object);
  return object->count(1) + (same ? same->count(2) : 0);
}

// Functions. A function that may be freed during its call is called in place.
inline void keep_function(std::function<double(double)> function) {
  if (function) {
    All::here().functions.push_back(std::move(function));
  }
}
inline void keep_finder(std::function<const Point *(int)> finder) {
  if (finder) {
    All::here().finders.push_back(std::move(finder));
  }
}
inline std::function<double(double)> any_function(unsigned number) {
  return at(All::here().functions, number);
}
inline void drop_function(unsigned number) { take_out(All::here().functions, number); }
inline void drop_finder(unsigned number) { take_out(All::here().finders, number); }
inline double call_function(unsigned number) { return at(All::here().functions, number)(1.5); }
/// Counts from the end for a negative number.
inline int call_finder(int number) {
  const Point *found = at(All::here().finders, number + All::here().finders.size())(3);
  return found == nullptr ? 0 : found->x;
}
inline double call_with_data(double (*f)(double x, void *data), void *data) {
  return f(1, data) + f(2, data);
}

/// The number of live objects of each class.
inline std::string alive() {
  const int nodes = Counted<Node>::alive(), leaves = Counted<Leaf>::alive();
  const int shared = Counted<Shared>::alive(), points = Counted<Point>::alive();
  if (nodes + leaves + shared + points == 0) {
    return "";
  }
  return std::to_string(nodes) + " nodes, " + std::to_string(leaves) + " leaves, " + std::to_string(shared) +
         " shared objects and " + std::to_string(points) + " points";
}
/// Frees what C++ keeps.
inline void drop_all() {
  All &all = All::here();
  while (!Node::adopted().empty()) {
    free_adopted(0);
  }
  while (!all.nodes.empty()) {
    take_out(all.nodes, 0);
  }
  while (!all.shared.empty()) {
    take_out(all.shared, 0);
  }
  while (!all.functions.empty()) {
    take_out(all.functions, 0);
  }
  while (!all.finders.empty()) {
    take_out(all.finders, 0);
  }
}
