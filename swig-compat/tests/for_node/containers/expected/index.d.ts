// Written by quaff from example.i: change that file, not this one.
// These functions are not available in JavaScript, which has no values for them: `Ages::find`, `Ages::equal_range`, `Ages::erase(PyObject*)`, `Ages::erase(PyObject*, PyObject*)`, `Ages::__contains__`, `Ages::get`, `Ages::keys`, `Ages::values`, `Ages::items`, `Ages::key_iterator`, `Ages::value_iterator`, `Ages::iterkeys`, `Ages::itervalues`, `Ages::iteritems`, `Ages::__iter__`, `Ages::asdict`, `Ages::begin`, `Ages::end`, `Ages::iterator`, `Ages::rbegin`, `Ages::rend`, `Ages::lower_bound`, `Ages::upper_bound`, `Points::find`, `Points::equal_range`, `Points::erase(PyObject*)`, `Points::erase(PyObject*, PyObject*)`, `Points::__contains__`, `Points::get`, `Points::keys`, `Points::values`, `Points::items`, `Points::key_iterator`, `Points::value_iterator`, `Points::iterkeys`, `Points::itervalues`, `Points::iteritems`, `Points::__iter__`, `Points::asdict`, `Points::begin`, `Points::end`, `Points::iterator`, `Points::rbegin`, `Points::rend`, `Points::lower_bound`, `Points::upper_bound`, `Places::find`, `Places::equal_range`, `Places::erase(PyObject*)`, `Places::erase(PyObject*, PyObject*)`, `Places::__contains__`, `Places::get`, `Places::keys`, `Places::values`, `Places::items`, `Places::key_iterator`, `Places::value_iterator`, `Places::iterkeys`, `Places::itervalues`, `Places::iteritems`, `Places::__iter__`, `Places::asdict`, `Places::begin`, `Places::end`, `Places::iterator`, `Places::rbegin`, `Places::rend`, `Places::lower_bound`, `Places::upper_bound`, `Prices::find`, `Prices::equal_range`, `Prices::erase(PyObject*)`, `Prices::erase(PyObject*, PyObject*)`, `Prices::__contains__`, `Prices::get`, `Prices::keys`, `Prices::values`, `Prices::items`, `Prices::key_iterator`, `Prices::value_iterator`, `Prices::iterkeys`, `Prices::itervalues`, `Prices::iteritems`, `Prices::__iter__`, `Prices::asdict`, `Prices::begin`, `Prices::end`, `Prices::iterator`, `Entries::find`, `Entries::equal_range`, `Entries::erase(PyObject*)`, `Entries::erase(PyObject*, PyObject*)`, `Entries::__contains__`, `Entries::get`, `Entries::keys`, `Entries::values`, `Entries::items`, `Entries::key_iterator`, `Entries::value_iterator`, `Entries::iterkeys`, `Entries::itervalues`, `Entries::iteritems`, `Entries::__iter__`, `Entries::begin`, `Entries::end`, `Entries::iterator`, `Entries::rbegin`, `Entries::rend`, `Entries::lower_bound`, `Entries::upper_bound`, `Names::find`, `Names::equal_range`, `Names::erase(PyObject*)`, `Names::erase(PyObject*, PyObject*)`, `Names::__contains__`, `Names::__iter__`, `Names::begin`, `Names::end`, `Names::iterator`, `Names::rbegin`, `Names::rend`, `Names::lower_bound`, `Names::upper_bound`, `Ids::find`, `Ids::equal_range`, `Ids::erase(PyObject*)`, `Ids::erase(PyObject*, PyObject*)`, `Ids::__contains__`, `Ids::__iter__`, `Ids::begin`, `Ids::end`, `Ids::iterator`, `Chain::begin`, `Chain::end`, `Chain::iterator`, `Chain::rbegin`, `Chain::rend`, `Chain::erase`, `Chain::insert(PyObject*, int)`, `Chain::__getitem__(PyObject*)`, `Chain::__setitem__(PyObject*, const std::list<int>&)`, `Chain::__delitem__(PyObject*)`, `Path::begin`, `Path::end`, `Path::iterator`, `Path::rbegin`, `Path::rend`, `Path::erase`, `Path::insert(PyObject*, kinds::Point)`, `Path::__getitem__(PyObject*)`, `Path::__setitem__(PyObject*, const std::list<kinds::Point>&)`, `Path::__delitem__(PyObject*)`, `Numbers::begin`, `Numbers::end`, `Numbers::iterator`, `Numbers::rbegin`, `Numbers::rend`, `Numbers::erase`, `Numbers::insert(PyObject*, double)`, `Numbers::__getitem__(PyObject*)`, `Numbers::__setitem__(PyObject*, const std::vector<double>&)`, `Numbers::__delitem__(PyObject*)`, `Sizes::find`, `Sizes::equal_range`, `Sizes::erase(PyObject*)`, `Sizes::erase(PyObject*, PyObject*)`, `Sizes::__contains__`, `Sizes::__iter__`, `Sizes::begin`, `Sizes::end`, `Sizes::iterator`, `Letters::find`, `Letters::equal_range`, `Letters::erase(PyObject*)`, `Letters::erase(PyObject*, PyObject*)`, `Letters::__contains__`, `Letters::__iter__`, `Letters::begin`, `Letters::end`, `Letters::iterator`, `Letters::rbegin`, `Letters::rend`, `Letters::lower_bound`, `Letters::upper_bound`, `Fixed::find`, `Fixed::equal_range`, `Fixed::__contains__`, `Fixed::__iter__`, `Fixed::begin`, `Fixed::end`, `Fixed::iterator`, `Fixed::rbegin`, `Fixed::rend`, `Fixed::lower_bound`, `Fixed::upper_bound`, `FixedMap::find`, `FixedMap::equal_range`, `FixedMap::__contains__`, `FixedMap::get`, `FixedMap::keys`, `FixedMap::values`, `FixedMap::items`, `FixedMap::key_iterator`, `FixedMap::value_iterator`, `FixedMap::iterkeys`, `FixedMap::itervalues`, `FixedMap::iteritems`, `FixedMap::__iter__`, `FixedMap::asdict`, `FixedMap::begin`, `FixedMap::end`, `FixedMap::iterator`, `FixedMap::rbegin`, `FixedMap::rend`, `FixedMap::lower_bound`, `FixedMap::upper_bound`, `Bag::find`, `Bag::equal_range`, `Bag::erase(PyObject*)`, `Bag::erase(PyObject*, PyObject*)`, `Bag::__contains__`, `Bag::__iter__`, `Bag::begin`, `Bag::end`, `Bag::iterator`, `Bag::rbegin`, `Bag::rend`, `Bag::lower_bound`, `Bag::upper_bound`, `PointsOfNames::find`, `PointsOfNames::equal_range`, `PointsOfNames::erase(PyObject*)`, `PointsOfNames::erase(PyObject*, PyObject*)`, `PointsOfNames::__contains__`, `PointsOfNames::get`, `PointsOfNames::keys`, `PointsOfNames::values`, `PointsOfNames::items`, `PointsOfNames::key_iterator`, `PointsOfNames::value_iterator`, `PointsOfNames::iterkeys`, `PointsOfNames::itervalues`, `PointsOfNames::iteritems`, `PointsOfNames::__iter__`, `PointsOfNames::begin`, `PointsOfNames::end`, `PointsOfNames::iterator`, `PointsOfNames::rbegin`, `PointsOfNames::rend`, `PointsOfNames::lower_bound`, `PointsOfNames::upper_bound`.
/// <reference lib="esnext.disposable" />

/** include/kinds.hpp:20: kinds::operator< */
export function lt(a: Point, b: Point): boolean;

/** include/kinds.hpp:23: kinds::large */
export function large(x: bigint | number): bigint;

/** include/kinds.hpp:24: kinds::natural */
export function natural(x: bigint | number): bigint;

/** include/kinds.hpp:22: kinds::single */
export function single(x: number): number;

/** include/kinds.hpp:28: kinds::spoil */
export function spoil(ages: Ages): void;

/** include/kinds.hpp:27: kinds::spoil */
export function spoil(names: Names): void;

/** include/kinds.hpp:29: kinds::spoil */
export function spoil(sizes: Sizes): void;

/** include/kinds.hpp:30: kinds::spoil */
export function spoil(letters: Letters): void;

/** include/kinds.hpp:15: kinds::Point */
export class Point {
  /** include/kinds.hpp:17: kinds::Point::Point */
  constructor();
  /** include/kinds.hpp:17: kinds::Point::Point */
  constructor(x: number);
  /** include/kinds.hpp:18: kinds::Point::x */
  x: number;
  /** include/kinds.hpp:15: kinds::Point::__copy__ */
  copy(): Point;
  /** include/kinds.hpp:20: kinds::Point::operator< */
  lt(b: Point): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:21: std::map<std::string, int> */
export class Ages {
  /** <quaff>/std_map.i:12: std::map<std::string, int>::map */
  constructor();
  /** <quaff>/std_map.i:12: std::map<std::string, int>::map */
  constructor(other: Ages);
  /** <quaff>/std_map.i:12: std::map<std::string, int>::size */
  size(): bigint;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::empty */
  empty(): boolean;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::swap */
  swap(other: Ages): void;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::clear */
  clear(): void;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::count */
  count(key: string): bigint;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::erase */
  erase(key: string): bigint;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::__getitem__ */
  get_item(key: string): number;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::__setitem__ */
  set_item(key: string, value: number): void;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::__delitem__ */
  delitem(key: string): void;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::has_key */
  has_key(key: string): boolean;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::__len__ */
  len(): bigint;
  /** <quaff>/std_map.i:12: std::map<std::string, int>::__bool__ */
  bool(): boolean;
  /** example.i:21: std::map<std::string, int>::__copy__ */
  copy(): Ages;
  [Symbol.iterator](): IterableIterator<[string, number]>;
  entries(): IterableIterator<[string, number]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: string, container: this) => void, self?: unknown): void;
  has(key: string): boolean;
  delete(key: string): boolean;
  get(key: string): number | undefined;
  set(key: string, value: number): this;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:22: std::map<int, kinds::Point> */
export class Points {
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::map */
  constructor();
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::map */
  constructor(other: Points);
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::size */
  size(): bigint;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::empty */
  empty(): boolean;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::swap */
  swap(other: Points): void;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::clear */
  clear(): void;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::count */
  count(key: number): bigint;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::erase */
  erase(key: number): bigint;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::__getitem__ */
  get_item(key: number): Point;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::__setitem__ */
  set_item(key: number, value: Point): void;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::__delitem__ */
  delitem(key: number): void;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::has_key */
  has_key(key: number): boolean;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::__len__ */
  len(): bigint;
  /** <quaff>/std_map.i:12: std::map<int, kinds::Point>::__bool__ */
  bool(): boolean;
  /** example.i:22: std::map<int, kinds::Point>::__copy__ */
  copy(): Points;
  [Symbol.iterator](): IterableIterator<[number, Point]>;
  entries(): IterableIterator<[number, Point]>;
  keys(): IterableIterator<number>;
  values(): IterableIterator<Point>;
  forEach(callback: (value: Point, key: number, container: this) => void, self?: unknown): void;
  has(key: number): boolean;
  delete(key: number): boolean;
  get(key: number): Point | undefined;
  set(key: number, value: Point): this;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:23: std::map<kinds::Point, int> */
export class Places {
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::map */
  constructor();
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::map */
  constructor(other: Places);
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::size */
  size(): bigint;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::empty */
  empty(): boolean;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::swap */
  swap(other: Places): void;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::clear */
  clear(): void;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::count */
  count(key: Point): bigint;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::erase */
  erase(key: Point): bigint;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::__getitem__ */
  get_item(key: Point): number;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::__setitem__ */
  set_item(key: Point, value: number): void;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::__delitem__ */
  delitem(key: Point): void;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::has_key */
  has_key(key: Point): boolean;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::__len__ */
  len(): bigint;
  /** <quaff>/std_map.i:12: std::map<kinds::Point, int>::__bool__ */
  bool(): boolean;
  /** example.i:23: std::map<kinds::Point, int>::__copy__ */
  copy(): Places;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:24: std::unordered_map<std::string, double> */
export class Prices {
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::unordered_map */
  constructor();
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::unordered_map */
  constructor(other: Prices);
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::size */
  size(): bigint;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::empty */
  empty(): boolean;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::swap */
  swap(other: Prices): void;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::clear */
  clear(): void;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::count */
  count(key: string): bigint;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::erase */
  erase(key: string): bigint;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::__getitem__ */
  get_item(key: string): number;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::__setitem__ */
  set_item(key: string, value: number): void;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::__delitem__ */
  delitem(key: string): void;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::has_key */
  has_key(key: string): boolean;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::__len__ */
  len(): bigint;
  /** <quaff>/std_unordered_map.i:12: std::unordered_map<std::string, double>::__bool__ */
  bool(): boolean;
  /** example.i:24: std::unordered_map<std::string, double>::__copy__ */
  copy(): Prices;
  [Symbol.iterator](): IterableIterator<[string, number]>;
  entries(): IterableIterator<[string, number]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: string, container: this) => void, self?: unknown): void;
  has(key: string): boolean;
  delete(key: string): boolean;
  get(key: string): number | undefined;
  set(key: string, value: number): this;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:25: std::multimap<std::string, int> */
export class Entries {
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::multimap */
  constructor();
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::multimap */
  constructor(other: Entries);
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::size */
  size(): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::empty */
  empty(): boolean;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::swap */
  swap(other: Entries): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::clear */
  clear(): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::count */
  count(key: string): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::erase */
  erase(key: string): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::__getitem__ */
  get_item(key: string): number;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::__setitem__ */
  set_item(key: string, value: number): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::__delitem__ */
  delitem(key: string): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::has_key */
  has_key(key: string): boolean;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::__len__ */
  len(): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, int>::__bool__ */
  bool(): boolean;
  /** example.i:25: std::multimap<std::string, int>::__copy__ */
  copy(): Entries;
  [Symbol.iterator](): IterableIterator<[string, number]>;
  entries(): IterableIterator<[string, number]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: string, container: this) => void, self?: unknown): void;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:26: std::set<std::string> */
export class Names {
  /** <quaff>/std_set.i:11: std::set<std::string>::set */
  constructor();
  /** <quaff>/std_set.i:11: std::set<std::string>::set */
  constructor(other: Names);
  /** <quaff>/std_set.i:11: std::set<std::string>::size */
  size(): bigint;
  /** <quaff>/std_set.i:11: std::set<std::string>::empty */
  empty(): boolean;
  /** <quaff>/std_set.i:11: std::set<std::string>::swap */
  swap(other: Names): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::clear */
  clear(): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::count */
  count(key: string): bigint;
  /** <quaff>/std_set.i:11: std::set<std::string>::erase */
  erase(key: string): bigint;
  /** <quaff>/std_set.i:11: std::set<std::string>::insert */
  insert(key: string): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::append */
  append(key: string): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::add */
  add(key: string): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::discard */
  discard(key: string): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::remove */
  remove(key: string): void;
  /** <quaff>/std_set.i:11: std::set<std::string>::__getitem__ */
  get_item(index: bigint | number): string;
  /** <quaff>/std_set.i:11: std::set<std::string>::__len__ */
  len(): bigint;
  /** <quaff>/std_set.i:11: std::set<std::string>::__bool__ */
  bool(): boolean;
  /** example.i:26: std::set<std::string>::__copy__ */
  copy(): Names;
  [Symbol.iterator](): IterableIterator<string>;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  forEach(callback: (value: string, key: string, container: this) => void, self?: unknown): void;
  has(key: string): boolean;
  delete(key: string): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:27: std::unordered_set<std::int64_t> */
export class Ids {
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::unordered_set */
  constructor();
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::unordered_set */
  constructor(other: Ids);
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::size */
  size(): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::empty */
  empty(): boolean;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::swap */
  swap(other: Ids): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::clear */
  clear(): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::count */
  count(key: bigint | number): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::erase */
  erase(key: bigint | number): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::insert */
  insert(key: bigint | number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::append */
  append(key: bigint | number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::add */
  add(key: bigint | number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::discard */
  discard(key: bigint | number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::remove */
  remove(key: bigint | number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::__getitem__ */
  get_item(index: bigint | number): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::__len__ */
  len(): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<std::int64_t>::__bool__ */
  bool(): boolean;
  /** example.i:27: std::unordered_set<std::int64_t>::__copy__ */
  copy(): Ids;
  [Symbol.iterator](): IterableIterator<bigint>;
  entries(): IterableIterator<[bigint, bigint]>;
  keys(): IterableIterator<bigint>;
  values(): IterableIterator<bigint>;
  forEach(callback: (value: bigint, key: bigint, container: this) => void, self?: unknown): void;
  has(key: bigint | number): boolean;
  delete(key: bigint | number): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:28: std::list<int> */
export class Chain {
  /** <quaff>/std_list.i:11: std::list<int>::list */
  constructor();
  /** <quaff>/std_list.i:11: std::list<int>::list */
  constructor(size: bigint | number);
  /** <quaff>/std_list.i:11: std::list<int>::list */
  constructor(size: bigint | number, value: number);
  /** <quaff>/std_list.i:11: std::list<int>::list */
  constructor(other: Chain);
  /** <quaff>/std_list.i:11: std::list<int>::size */
  size(): bigint;
  /** <quaff>/std_list.i:11: std::list<int>::empty */
  empty(): boolean;
  /** <quaff>/std_list.i:11: std::list<int>::swap */
  swap(other: Chain): void;
  /** <quaff>/std_list.i:11: std::list<int>::push_back */
  push_back(value: number): void;
  /** <quaff>/std_list.i:11: std::list<int>::clear */
  clear(): void;
  /** <quaff>/std_list.i:11: std::list<int>::assign */
  assign(size: bigint | number, value: number): void;
  /** <quaff>/std_list.i:11: std::list<int>::resize */
  resize(size: bigint | number): void;
  /** <quaff>/std_list.i:11: std::list<int>::resize */
  resize(size: bigint | number, value: number): void;
  /** <quaff>/std_list.i:11: std::list<int>::front */
  front(): number;
  /** <quaff>/std_list.i:11: std::list<int>::back */
  back(): number;
  /** <quaff>/std_list.i:11: std::list<int>::pop_back */
  pop_back(): void;
  /** <quaff>/std_list.i:11: std::list<int>::pop */
  pop(): number;
  /** <quaff>/std_list.i:11: std::list<int>::append */
  append(value: number): void;
  /** <quaff>/std_list.i:11: std::list<int>::insert */
  insert(index: bigint | number, value: number): void;
  /** <quaff>/std_list.i:11: std::list<int>::__getitem__ */
  get_item(index: bigint | number): number;
  /** <quaff>/std_list.i:11: std::list<int>::__setitem__ */
  set_item(index: bigint | number, value: number): void;
  /** <quaff>/std_list.i:11: std::list<int>::__delitem__ */
  delitem(index: bigint | number): void;
  /** <quaff>/std_list.i:11: std::list<int>::__len__ */
  len(): bigint;
  /** <quaff>/std_list.i:11: std::list<int>::__bool__ */
  bool(): boolean;
  /** <quaff>/std_list.i:12: std::list<int>::push_front */
  push_front(value: number): void;
  /** <quaff>/std_list.i:14: std::list<int>::pop_front */
  pop_front(): void;
  /** <quaff>/std_list.i:15: std::list<int>::reverse */
  reverse(): void;
  /** example.i:28: std::list<int>::__copy__ */
  copy(): Chain;
  [Symbol.iterator](): IterableIterator<number>;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:29: std::list<kinds::Point> */
export class Path {
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::list */
  constructor();
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::list */
  constructor(size: bigint | number);
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::list */
  constructor(size: bigint | number, value: Point);
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::list */
  constructor(other: Path);
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::size */
  size(): bigint;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::empty */
  empty(): boolean;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::swap */
  swap(other: Path): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::push_back */
  push_back(value: Point): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::clear */
  clear(): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::assign */
  assign(size: bigint | number, value: Point): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::resize */
  resize(size: bigint | number): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::resize */
  resize(size: bigint | number, value: Point): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::front */
  front(): Point;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::back */
  back(): Point;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::pop_back */
  pop_back(): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::pop */
  pop(): Point;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::append */
  append(value: Point): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::insert */
  insert(index: bigint | number, value: Point): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::__getitem__ */
  get_item(index: bigint | number): Point;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::__setitem__ */
  set_item(index: bigint | number, value: Point): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::__delitem__ */
  delitem(index: bigint | number): void;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::__len__ */
  len(): bigint;
  /** <quaff>/std_list.i:11: std::list<kinds::Point>::__bool__ */
  bool(): boolean;
  /** <quaff>/std_list.i:12: std::list<kinds::Point>::push_front */
  push_front(value: Point): void;
  /** <quaff>/std_list.i:14: std::list<kinds::Point>::pop_front */
  pop_front(): void;
  /** <quaff>/std_list.i:15: std::list<kinds::Point>::reverse */
  reverse(): void;
  /** example.i:29: std::list<kinds::Point>::__copy__ */
  copy(): Path;
  [Symbol.iterator](): IterableIterator<Point>;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:30: std::vector<double> */
export class Numbers {
  /** <quaff>/std_vector.i:11: std::vector<double>::vector */
  constructor();
  /** <quaff>/std_vector.i:11: std::vector<double>::vector */
  constructor(size: bigint | number);
  /** <quaff>/std_vector.i:11: std::vector<double>::vector */
  constructor(size: bigint | number, value: number);
  /** <quaff>/std_vector.i:11: std::vector<double>::vector */
  constructor(other: Numbers);
  /** <quaff>/std_vector.i:11: std::vector<double>::size */
  size(): bigint;
  /** <quaff>/std_vector.i:11: std::vector<double>::empty */
  empty(): boolean;
  /** <quaff>/std_vector.i:11: std::vector<double>::swap */
  swap(other: Numbers): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::push_back */
  push_back(value: number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::clear */
  clear(): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::assign */
  assign(size: bigint | number, value: number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::resize */
  resize(size: bigint | number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::resize */
  resize(size: bigint | number, value: number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::front */
  front(): number;
  /** <quaff>/std_vector.i:11: std::vector<double>::back */
  back(): number;
  /** <quaff>/std_vector.i:11: std::vector<double>::pop_back */
  pop_back(): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::pop */
  pop(): number;
  /** <quaff>/std_vector.i:11: std::vector<double>::append */
  append(value: number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::insert */
  insert(index: bigint | number, value: number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::__getitem__ */
  get_item(index: bigint | number): number;
  /** <quaff>/std_vector.i:11: std::vector<double>::__setitem__ */
  set_item(index: bigint | number, value: number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::__delitem__ */
  delitem(index: bigint | number): void;
  /** <quaff>/std_vector.i:11: std::vector<double>::__len__ */
  len(): bigint;
  /** <quaff>/std_vector.i:11: std::vector<double>::__bool__ */
  bool(): boolean;
  /** <quaff>/std_vector.i:12: std::vector<double>::reserve */
  reserve(size: bigint | number): void;
  /** <quaff>/std_vector.i:13: std::vector<double>::capacity */
  capacity(): bigint;
  /** example.i:30: std::vector<double>::__copy__ */
  copy(): Numbers;
  [Symbol.iterator](): IterableIterator<number>;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:31: std::unordered_set<double> */
export class Sizes {
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::unordered_set */
  constructor();
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::unordered_set */
  constructor(other: Sizes);
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::size */
  size(): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::empty */
  empty(): boolean;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::swap */
  swap(other: Sizes): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::clear */
  clear(): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::count */
  count(key: number): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::erase */
  erase(key: number): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::insert */
  insert(key: number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::append */
  append(key: number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::add */
  add(key: number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::discard */
  discard(key: number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::remove */
  remove(key: number): void;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::__getitem__ */
  get_item(index: bigint | number): number;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::__len__ */
  len(): bigint;
  /** <quaff>/std_unordered_set.i:11: std::unordered_set<double>::__bool__ */
  bool(): boolean;
  /** example.i:31: std::unordered_set<double>::__copy__ */
  copy(): Sizes;
  [Symbol.iterator](): IterableIterator<number>;
  entries(): IterableIterator<[number, number]>;
  keys(): IterableIterator<number>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: number, container: this) => void, self?: unknown): void;
  has(key: number): boolean;
  delete(key: number): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:32: std::set<char> */
export class Letters {
  /** <quaff>/std_set.i:11: std::set<char>::set */
  constructor();
  /** <quaff>/std_set.i:11: std::set<char>::set */
  constructor(other: Letters);
  /** <quaff>/std_set.i:11: std::set<char>::size */
  size(): bigint;
  /** <quaff>/std_set.i:11: std::set<char>::empty */
  empty(): boolean;
  /** <quaff>/std_set.i:11: std::set<char>::swap */
  swap(other: Letters): void;
  /** <quaff>/std_set.i:11: std::set<char>::clear */
  clear(): void;
  /** <quaff>/std_set.i:11: std::set<char>::count */
  count(key: string): bigint;
  /** <quaff>/std_set.i:11: std::set<char>::erase */
  erase(key: string): bigint;
  /** <quaff>/std_set.i:11: std::set<char>::insert */
  insert(key: string): void;
  /** <quaff>/std_set.i:11: std::set<char>::append */
  append(key: string): void;
  /** <quaff>/std_set.i:11: std::set<char>::add */
  add(key: string): void;
  /** <quaff>/std_set.i:11: std::set<char>::discard */
  discard(key: string): void;
  /** <quaff>/std_set.i:11: std::set<char>::remove */
  remove(key: string): void;
  /** <quaff>/std_set.i:11: std::set<char>::__getitem__ */
  get_item(index: bigint | number): string;
  /** <quaff>/std_set.i:11: std::set<char>::__len__ */
  len(): bigint;
  /** <quaff>/std_set.i:11: std::set<char>::__bool__ */
  bool(): boolean;
  /** example.i:32: std::set<char>::__copy__ */
  copy(): Letters;
  [Symbol.iterator](): IterableIterator<string>;
  entries(): IterableIterator<[string, string]>;
  keys(): IterableIterator<string>;
  values(): IterableIterator<string>;
  forEach(callback: (value: string, key: string, container: this) => void, self?: unknown): void;
  has(key: string): boolean;
  delete(key: string): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:33: std::set<short> */
export class Fixed {
  /** <quaff>/std_set.i:11: std::set<short>::set */
  constructor();
  /** <quaff>/std_set.i:11: std::set<short>::set */
  constructor(other: Fixed);
  /** <quaff>/std_set.i:11: std::set<short>::size */
  size(): bigint;
  /** <quaff>/std_set.i:11: std::set<short>::empty */
  empty(): boolean;
  /** <quaff>/std_set.i:11: std::set<short>::swap */
  swap(other: Fixed): void;
  /** <quaff>/std_set.i:11: std::set<short>::clear */
  clear(): void;
  /** <quaff>/std_set.i:11: std::set<short>::count */
  count(key: number): bigint;
  /** <quaff>/std_set.i:11: std::set<short>::insert */
  insert(key: number): void;
  /** <quaff>/std_set.i:11: std::set<short>::append */
  append(key: number): void;
  /** <quaff>/std_set.i:11: std::set<short>::add */
  add(key: number): void;
  /** <quaff>/std_set.i:11: std::set<short>::discard */
  discard(key: number): void;
  /** <quaff>/std_set.i:11: std::set<short>::remove */
  remove(key: number): void;
  /** <quaff>/std_set.i:11: std::set<short>::__getitem__ */
  get_item(index: bigint | number): number;
  /** <quaff>/std_set.i:11: std::set<short>::__len__ */
  len(): bigint;
  /** <quaff>/std_set.i:11: std::set<short>::__bool__ */
  bool(): boolean;
  /** example.i:33: std::set<short>::__copy__ */
  copy(): Fixed;
  /** example.i:18: std::set<short>::iterate */
  iterate(): number;
  [Symbol.iterator](): IterableIterator<number>;
  entries(): IterableIterator<[number, number]>;
  keys(): IterableIterator<number>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: number, container: this) => void, self?: unknown): void;
  has(key: number): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:34: std::map<short, short> */
export class FixedMap {
  /** <quaff>/std_map.i:12: std::map<short, short>::map */
  constructor();
  /** <quaff>/std_map.i:12: std::map<short, short>::map */
  constructor(other: FixedMap);
  /** <quaff>/std_map.i:12: std::map<short, short>::size */
  size(): bigint;
  /** <quaff>/std_map.i:12: std::map<short, short>::empty */
  empty(): boolean;
  /** <quaff>/std_map.i:12: std::map<short, short>::swap */
  swap(other: FixedMap): void;
  /** <quaff>/std_map.i:12: std::map<short, short>::clear */
  clear(): void;
  /** <quaff>/std_map.i:12: std::map<short, short>::count */
  count(key: number): bigint;
  /** <quaff>/std_map.i:12: std::map<short, short>::__getitem__ */
  get_item(key: number): number;
  /** <quaff>/std_map.i:12: std::map<short, short>::__delitem__ */
  delitem(key: number): void;
  /** <quaff>/std_map.i:12: std::map<short, short>::has_key */
  has_key(key: number): boolean;
  /** <quaff>/std_map.i:12: std::map<short, short>::__len__ */
  len(): bigint;
  /** <quaff>/std_map.i:12: std::map<short, short>::__bool__ */
  bool(): boolean;
  /** example.i:34: std::map<short, short>::__copy__ */
  copy(): FixedMap;
  [Symbol.iterator](): IterableIterator<[number, number]>;
  entries(): IterableIterator<[number, number]>;
  keys(): IterableIterator<number>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: number, container: this) => void, self?: unknown): void;
  has(key: number): boolean;
  get(key: number): number | undefined;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:35: std::multiset<int> */
export class Bag {
  /** <quaff>/std_multiset.i:11: std::multiset<int>::multiset */
  constructor();
  /** <quaff>/std_multiset.i:11: std::multiset<int>::multiset */
  constructor(other: Bag);
  /** <quaff>/std_multiset.i:11: std::multiset<int>::size */
  size(): bigint;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::empty */
  empty(): boolean;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::swap */
  swap(other: Bag): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::clear */
  clear(): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::count */
  count(key: number): bigint;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::erase */
  erase(key: number): bigint;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::insert */
  insert(key: number): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::append */
  append(key: number): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::add */
  add(key: number): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::discard */
  discard(key: number): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::remove */
  remove(key: number): void;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::__getitem__ */
  get_item(index: bigint | number): number;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::__len__ */
  len(): bigint;
  /** <quaff>/std_multiset.i:11: std::multiset<int>::__bool__ */
  bool(): boolean;
  /** example.i:35: std::multiset<int>::__copy__ */
  copy(): Bag;
  [Symbol.iterator](): IterableIterator<number>;
  entries(): IterableIterator<[number, number]>;
  keys(): IterableIterator<number>;
  values(): IterableIterator<number>;
  forEach(callback: (value: number, key: number, container: this) => void, self?: unknown): void;
  has(key: number): boolean;
  delete(key: number): boolean;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}

/** example.i:36: std::multimap<std::string, kinds::Point> */
export class PointsOfNames {
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::multimap */
  constructor();
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::multimap */
  constructor(other: PointsOfNames);
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::size */
  size(): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::empty */
  empty(): boolean;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::swap */
  swap(other: PointsOfNames): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::clear */
  clear(): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::count */
  count(key: string): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::erase */
  erase(key: string): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::__getitem__ */
  get_item(key: string): Point;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::__setitem__ */
  set_item(key: string, value: Point): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::__delitem__ */
  delitem(key: string): void;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::has_key */
  has_key(key: string): boolean;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::__len__ */
  len(): bigint;
  /** <quaff>/std_multimap.i:12: std::multimap<std::string, kinds::Point>::__bool__ */
  bool(): boolean;
  /** example.i:36: std::multimap<std::string, kinds::Point>::__copy__ */
  copy(): PointsOfNames;
  /** Frees the C++ object; otherwise it is freed when the object is collected. */
  [Symbol.dispose](): void;
}
