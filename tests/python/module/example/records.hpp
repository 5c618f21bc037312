#pragma once

#include <complex>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace example {

// Plain structs, whose arrays are structured arrays in Python.
struct Grain {
  float x, y, z;
  int id;
};
enum class Grade : short { low = 1, high };
struct Sample {
  bool valid;
  double time;
  Grain position;
  float matrix[2][3];
  char label[6];
  std::complex<float> phase;
  Grade grade;
  Grain pair[2];
};
// A struct that is not trivially copyable: a pointer to it is a pointer to one object.
struct Named {
  ~Named() {}
  int id = 7;
};

inline double weight(const Grain *particles, std::size_t particle_count) {
  double weight = 0;
  for (std::size_t i = 0; i < particle_count; ++i) {
    weight += particles[i].id * (particles[i].x + particles[i].y + particles[i].z);
  }
  return weight;
}
// Also takes values that C++ converts.
inline double weight_by(const Grain *particles, std::size_t particle_count,
                        const std::map<std::string, double> &factors) {
  return weight(particles, particle_count) * factors.at("all");
}
inline std::size_t where(const Grain *particles, std::size_t particle_count) {
  return particle_count == 0 ? 0 : std::size_t(particles);
}
// Takes two arrays, and a length of at most 127.
inline int count_of_both(const Grain *particles, std::size_t particle_count, const double *x,
                         signed char count) {
  return x == nullptr || particles == nullptr ? -1 : int(particle_count) * 100 + count;
}
inline int few(const Grain *fews, signed char few_count) { return fews == nullptr ? 0 : few_count; }
inline void move_by(Grain *moved, int moved_count, float by) {
  for (int i = 0; i < moved_count; ++i) {
    moved[i].x += by;
  }
}
inline std::vector<Grain> line(int count) {
  std::vector<Grain> line;
  for (int i = 0; i < count; ++i) {
    line.push_back({float(i), 0, 0, i});
  }
  return line;
}
inline std::vector<Sample> samples(const Sample *given, std::size_t given_count) {
  return {given, given + given_count};
}
inline int id_of(Named *particles, std::size_t particle_count) { return particles->id * int(particle_count); }

// A class whose constructor takes an array.
struct Cloud {
  Cloud(const Grain *particles, std::size_t particle_count)
      : particles(particles, particles + particle_count) {}
  const std::vector<Grain> &all() const { return particles; }
  std::vector<Grain> particles;
};

// Characters as numbers.
inline int sum_of_letters(const char *letters, int letter_count) {
  int sum = 0;
  for (int i = 0; i < letter_count; ++i) {
    sum += letters[i];
  }
  return sum;
}
inline void upper(char *changed_letters, int letter_count) {
  for (int i = 0; i < letter_count; ++i) {
    changed_letters[i] = char(changed_letters[i] & ~0x20);
  }
}

} // namespace example
