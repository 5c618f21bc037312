// Times of `std::chrono` as those of Python's module `datetime`, which have microsecond resolution.
#pragma once

#include "quaff/value.hpp"

#include <chrono>
#include <cstdint>
#include <ratio>
#include <type_traits>

namespace quaff {

namespace by_value {

__extension__ using Wide = __int128;

constexpr Wide microseconds = 1000000;
constexpr Wide day = 86400 * microseconds;

inline PyObject *attribute_of_datetime(const char *name) {
  const Reference module(PyImport_ImportModule("datetime"));
  return checked(PyObject_GetAttrString(module.get(), name));
}

// The microseconds of a `datetime.timedelta`.
inline Wide microseconds_of(PyObject *given) {
  const Reference type(attribute_of_datetime("timedelta"));
  if (PyObject_IsInstance(given, type.get()) != 1) {
    refused("a datetime.timedelta", given);
  }
  Keeper kept;
  const auto part = [&](const char *name) {
    const Reference number(PyObject_GetAttrString(given, name));
    return static_cast<Wide>(make<std::int64_t>(number.get(), kept));
  };
  return part("days") * day + part("seconds") * microseconds + part("microseconds");
}

inline PyObject *timedelta(Wide count) {
  const Wide days = (count < 0 ? count - (day - 1) : count) / day;
  const Wide rest = count - days * day;
  constexpr Wide most = 999999999;
  if (days > most || days < -most) {
    throw Failure<std::overflow_error>("the time does not fit into a datetime.timedelta");
  }
  const auto number = [](Wide own) { return PyLong_FromLongLong(static_cast<long long>(own)); };
  const Reference type(attribute_of_datetime("timedelta"));
  const Reference all(number(days)), seconds(number(rest / microseconds)), micro(number(rest % microseconds));
  return checked(PyObject_CallFunctionObjArgs(type.get(), all.get(), seconds.get(), micro.get(), nullptr));
}

template <class Rep, class Period> std::chrono::duration<Rep, Period> duration(Wide count) {
  using Duration = std::chrono::duration<Rep, Period>;
  if constexpr (std::is_floating_point_v<Rep>) {
    return Duration(static_cast<Rep>(static_cast<double>(count) * static_cast<double>(Period::den) /
                                     (static_cast<double>(Period::num) * 1e6)));
  } else {
    const Wide divisor = static_cast<Wide>(Period::num) * microseconds;
    const Wide dividend = count * static_cast<Wide>(Period::den);
    if (dividend % divisor != 0) {
      throw Failure<std::invalid_argument>("the time is not a whole number of the units that C++ counts");
    }
    const Wide ticks = dividend / divisor;
    if (static_cast<Wide>(static_cast<Rep>(ticks)) != ticks) {
      throw Failure<std::overflow_error>("the time is out of range for the type that C++ takes");
    }
    return Duration(static_cast<Rep>(ticks));
  }
}

// The microseconds of a C++ time, rounded down.
template <class Rep, class Period> Wide microseconds_of(std::chrono::duration<Rep, Period> value) {
  if constexpr (std::is_floating_point_v<Rep>) {
    const double count = static_cast<double>(value.count()) * static_cast<double>(Period::num) * 1e6 /
                         static_cast<double>(Period::den);
    // The longest time that Python can represent. The comparison is false for a NaN.
    if (!(count < 8.64e19 && count > -8.64e19)) {
      throw Failure<std::overflow_error>("the time does not fit into a datetime.timedelta");
    }
    return static_cast<Wide>(count < 0 ? count - 0.5 : count + 0.5);
  } else {
    const Wide dividend = static_cast<Wide>(value.count()) * static_cast<Wide>(Period::num) * microseconds;
    const Wide divisor = static_cast<Wide>(Period::den);
    return (dividend < 0 ? dividend - (divisor - 1) : dividend) / divisor;
  }
}

// `given.astimezone(timezone.utc) - datetime(1970, 1, 1, tzinfo=timezone.utc)`: as in Python, a time without
// a time zone is local time.
inline PyObject *utc() {
  const Reference zones(attribute_of_datetime("timezone"));
  return checked(PyObject_GetAttrString(zones.get(), "utc"));
}
inline PyObject *epoch(PyObject *zone) {
  const Reference type(attribute_of_datetime("datetime"));
  const Reference year(PyLong_FromLongLong(1970)), one(PyLong_FromLongLong(1)), zero(PyLong_FromLongLong(0));
  return checked(PyObject_CallFunctionObjArgs(type.get(), year.get(), one.get(), one.get(), zero.get(),
                                              zero.get(), zero.get(), zero.get(), zone, nullptr));
}
inline void check_moment(PyObject *given) {
  const Reference type(attribute_of_datetime("datetime"));
  if (PyObject_IsInstance(given, type.get()) != 1) {
    refused("a datetime.datetime", given);
  }
}
inline PyObject *since_epoch(PyObject *given) {
  check_moment(given);
  const Reference zone(utc()), method(PyObject_GetAttrString(given, "astimezone"));
  const Reference moved(PyObject_CallFunctionObjArgs(method.get(), zone.get(), nullptr));
  const Reference first(epoch(zone.get()));
  return checked(PyNumber_Subtract(moved.get(), first.get()));
}

// `given - datetime(1970, 1, 1)`, for a time of an unknown time zone.
inline PyObject *since_local_epoch(PyObject *given) {
  check_moment(given);
  const Reference zone(PyObject_GetAttrString(given, "tzinfo"));
  if (zone.get() != none()) {
    throw TypeFailure(
        "expected a datetime.datetime without a time zone, got one with: use `.replace(tzinfo=None)`");
  }
  const Reference first(epoch(none()));
  return checked(PyNumber_Subtract(given, first.get()));
}

// Whether a type is a clock. `std::chrono::local_t`, for times of an unknown time zone, is none.
template <class Clock, class = void> struct is_clock : std::false_type {};
template <class Clock> struct is_clock<Clock, std::void_t<typename Clock::duration>> : std::true_type {};

} // namespace by_value

template <class Rep, class Period> struct Value<std::chrono::duration<Rep, Period>> {
  using T = std::chrono::duration<Rep, Period>;
  static T from(PyObject *given, Keeper &) {
    return by_value::duration<Rep, Period>(by_value::microseconds_of(given));
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::timedelta(by_value::microseconds_of(value));
  }
};

// A time of the system clock is a `datetime.datetime` in UTC, and a local time one without a time zone; a
// time of another clock is a `timedelta` since the clock's epoch.
template <class Clock, class Duration> struct Value<std::chrono::time_point<Clock, Duration>> {
  using T = std::chrono::time_point<Clock, Duration>;
  static constexpr bool is_local = !by_value::is_clock<Clock>::value;
  static constexpr bool is_of_calendar = is_local || std::is_same_v<Clock, std::chrono::system_clock>;
  static T from(PyObject *given, Keeper &kept) {
    if constexpr (is_of_calendar) {
      const Reference since(is_local ? by_value::since_local_epoch(given) : by_value::since_epoch(given));
      return T(by_value::make<Duration>(since.get(), kept));
    } else {
      return T(by_value::make<Duration>(given, kept));
    }
  }
  template <Style style, class Own> static PyObject *to(Own &value) {
    const auto since = value.time_since_epoch();
    Reference delta(by_value::give<style>(since));
    if constexpr (is_of_calendar) {
      const Reference zone(is_local ? by_value::new_none() : by_value::utc());
      const Reference first(by_value::epoch(zone.get()));
      return by_value::checked(PyNumber_Add(first.get(), delta.get()));
    } else {
      return delta.release();
    }
  }
};

} // namespace quaff
