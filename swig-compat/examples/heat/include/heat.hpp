// How heat spreads in a square plate whose edge is kept at the temperature 0: a solver that keeps its state.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <vector>

namespace heat {

/// A plate of the side 1 with `size` times `size` points inside, by explicit steps of Euler's.
template <class T> class Plate {
public:
  /// Throws std::invalid_argument where there is no point.
  explicit Plate(std::size_t size, T diffusivity = 1)
      : size_(size), diffusivity_(diffusivity), now_(size * size), next_(size * size) {
    if (size == 0) {
      throw std::invalid_argument("a plate has one point at least");
    }
  }

  /// Sets the temperature of each point. Throws std::invalid_argument for another number of them.
  void set(const T *temperature, std::size_t rows, std::size_t columns) {
    if (rows != size_ || columns != size_) {
      throw std::invalid_argument("the plate has another number of points");
    }
    now_.assign(temperature, temperature + rows * columns);
  }

  /// Goes on by `steps` steps, each of which is as long as is stable.
  void advance(std::size_t steps) {
    for (std::size_t step = 0; step < steps; ++step) {
      for (std::size_t row = 0; row < size_; ++row) {
        for (std::size_t column = 0; column < size_; ++column) {
          next_[row * size_ + column] =
              (at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1)) / 4;
        }
      }
      now_.swap(next_);
      time += width() * width() / (4 * diffusivity_);
    }
  }

  /// The temperature of the point at a row and a column; beyond the edge it is 0.
  T at(std::size_t row, std::size_t column) const {
    return row < size_ && column < size_ ? now_[row * size_ + column] : T(0);
  }

  /// The distance between points.
  T width() const { return T(1) / static_cast<T>(size_ + 1); }

  /// The temperatures, row by row.
  std::vector<T> temperatures() const { return now_; }

  /// Since the plate was made.
  T time = 0;

private:
  std::size_t size_;
  T diffusivity_;
  std::vector<T> now_, next_;
};

} // namespace heat
