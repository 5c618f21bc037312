// Data members that are arrays.
#pragma once

#include "example/classes.hpp"

#include <complex>
#include <memory>
#include <vector>

namespace example {

constexpr int coefficients = 4;

struct Range {
  float ends[2] = {1, 2};
};

struct Particle : Counted {
  double position[3] = {1, 2, 3};
  int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  const unsigned char key[2] = {7, 8};
  bool flags[2] = {true, false};
  std::complex<double> phases[2];
  long named[coefficients] = {1, 2, 3, 4};
  short named_grid[coefficients][2] = {};
  short octal[010][2] = {};
  static int table[2];
  Range range;
  double sum() const { return position[0] + position[1] + position[2]; }
};

inline int Particle::table[2] = {5, 6};

// A class with pointers to other objects.
struct Tracker : Counted {
  Particle *particle = nullptr;
  static Particle *latest;
};

inline Particle *Tracker::latest = nullptr;
inline void free_tracker(Tracker *tracker) {
  delete tracker->particle;
  delete tracker;
}

// A class whose objects are held by a shared pointer from the start.
struct SharedParticle : Counted, std::enable_shared_from_this<SharedParticle> {
  double position[3] = {1, 2, 3};
};

template <class T, int N> struct Point {
  T x[N];
};

// Vectors, which may grow.
struct Samples : Counted {
  std::vector<double> values = {1, 2, 3};
  const std::vector<int> fixed = {4, 5};
  std::vector<float> empty;
  static std::vector<int> shared;
  double total() const {
    double total = 0;
    for (const double value : values) {
      total += value;
    }
    return total;
  }
  void add(double value) { values.push_back(value); }
};

inline std::vector<int> Samples::shared = {1, 2};

struct Recording {
  Samples samples;
  int rate = 8;
  Samples &own() { return samples; }
};

// A class with a pointer to a part of another object.
struct Sampler {
  Samples *samples = nullptr;
  void sample() { samples->add(4); }
};

// Arrays of objects, and single objects.
struct Rack : Counted {
  Range slots[2];
  Range only[1];
  Range single;
};

inline Range ranges[2];
inline int counts[3] = {1, 2, 3};
inline const double steps[2][2] = {{1, 2}, {3, 4}};

inline void keep(std::shared_ptr<Recording> recording) { (void)recording; }
inline std::shared_ptr<SharedParticle> same_shared(std::shared_ptr<SharedParticle> particle) {
  return particle;
}

inline void double_all(Samples &samples) {
  const std::vector<double> values = samples.values;
  samples.values.insert(samples.values.end(), values.begin(), values.end());
}
inline double total_of(const Samples &samples) { return samples.total(); }
inline Samples &samples_of_cxx() {
  static Samples samples;
  return samples;
}

inline double first_element(const double *values) { return values[0]; }
inline int last_of_grid(int (*rows)[3]) { return rows[1][2]; }
inline void *as_void(void *pointer) { return pointer; }
inline double *new_elements() { return new double[3]{7, 8, 9}; }
inline void free_elements(double *elements) { delete[] elements; }
inline void free_particle(Particle *particle) { delete particle; }

} // namespace example
