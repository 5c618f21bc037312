%module example
%include "std_list.i"
%include "std_map.i"
%include "std_string.i"
%include "std_vector.i"

%template(IntVector) std::vector<int>;

%inline %{
#include <algorithm>
#include <deque>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

struct Point {
  int x = 0;
};

// An object whose containers Python has no other way to.
class Bag {
public:
  typedef std::vector<int>::const_iterator const_iterator;
  typedef std::vector<int>::iterator iterator;

  Bag() : numbers_{1, 2, 3}, chosen_{8, 9}, words_{{"a", 1}, {"b", 2}}, names_{"x", "y"}, points_(2) {}

  const_iterator begin() const { return numbers_.begin(); }
  const_iterator end() const { return numbers_.end(); }
  iterator begin() { return numbers_.begin(); }
  iterator end() { return numbers_.end(); }
  std::vector<int>::reverse_iterator rbegin() { return numbers_.rbegin(); }
  std::vector<int>::reverse_iterator rend() { return numbers_.rend(); }
  const_iterator find(int number) const { return std::find(begin(), end(), number); }
  iterator first_of(int number) { return std::find(begin(), end(), number); }

  std::deque<int>::iterator chosen_begin() { return chosen_.begin(); }
  std::deque<int>::iterator chosen_end() { return chosen_.end(); }

  std::map<std::string, int>::const_iterator word(const std::string &key) const { return words_.find(key); }
  std::map<std::string, int>::const_iterator words_begin() const { return words_.begin(); }
  std::map<std::string, int>::const_iterator words_end() const { return words_.end(); }

  std::set<std::string>::const_iterator Begin() const { return names_.begin(); }
  std::set<std::string>::const_iterator End() const { return names_.end(); }

  std::list<Point>::iterator beginPoints() { return points_.begin(); }
  std::list<Point>::iterator endPoints() { return points_.end(); }

  std::vector<int>::iterator of_another(std::vector<int> &other) { return other.begin(); }
  int value(const_iterator place) const { return *place; }
  int value(iterator place) { return *place = -*place; }
  int count(const_iterator first, const_iterator last) const { return static_cast<int>(last - first); }
  int chosen(std::deque<int>::iterator place) const { return *place; }
  std::string key(std::map<std::string, int>::const_iterator place) const { return place->first; }
  iterator erase(iterator place) { return numbers_.erase(place); }
  void clear() { numbers_.clear(); }
  void add(int number) { numbers_.push_back(number); }

private:
  std::vector<int> numbers_;
  std::deque<int> chosen_;
  std::map<std::string, int> words_;
  std::set<std::string> names_;
  std::list<Point> points_;
};

std::vector<int>::iterator find(std::vector<int> &values, int value) {
  return std::find(values.begin(), values.end(), value);
}
int value(std::vector<int>::iterator place) { return *place; }
int sum(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last) {
  int sum = 0;
  for (; first != last; ++first) {
    sum += *first;
  }
  return sum;
}
int joined(const std::string &text, std::vector<int>::iterator place, std::vector<std::string> words) {
  return *place + static_cast<int>(text.size() + words.size());
}
std::vector<int>::iterator lost() { return {}; }
std::vector<int>::const_iterator found_in_copy(std::vector<int> values) { return {}; }
%}
