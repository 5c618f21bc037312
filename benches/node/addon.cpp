// The functions of the benchmark, written by hand with node-addon-api: with the checks that a careful author
// writes.
#include "stats.hpp"

#include <napi.h>

namespace {

int integer(const Napi::Value &value) {
  if (!value.IsNumber()) {
    throw Napi::TypeError::New(value.Env(), "expected an integer");
  }
  const double number = value.As<Napi::Number>().DoubleValue();
  const int whole = value.As<Napi::Number>().Int32Value();
  if (number != whole) {
    throw Napi::RangeError::New(value.Env(), "expected an integer of 32 bits");
  }
  return whole;
}

template <class T> double mean_in(const Napi::TypedArrayOf<T> &array) {
  return mean(array.Data(), array.ElementLength());
}

Napi::Value mean_of(const Napi::CallbackInfo &info) {
  if (info.Length() != 1 || !info[0].IsTypedArray()) {
    throw Napi::TypeError::New(info.Env(), "expected a Float64Array or a Float32Array");
  }
  try {
    switch (info[0].As<Napi::TypedArray>().TypedArrayType()) {
    case napi_float64_array:
      return Napi::Number::New(info.Env(), mean_in(info[0].As<Napi::Float64Array>()));
    case napi_float32_array:
      return Napi::Number::New(info.Env(), mean_in(info[0].As<Napi::Float32Array>()));
    default:
      throw Napi::TypeError::New(info.Env(), "expected a Float64Array or a Float32Array");
    }
  } catch (const std::invalid_argument &error) {
    throw Napi::RangeError::New(info.Env(), error.what());
  }
}

Napi::Value added(const Napi::CallbackInfo &info) {
  if (info.Length() != 2) {
    throw Napi::TypeError::New(info.Env(), "expected two integers");
  }
  return Napi::Number::New(info.Env(), ::added(integer(info[0]), integer(info[1])));
}

class CounterObject : public Napi::ObjectWrap<CounterObject> {
public:
  static Napi::Function define(Napi::Env env) {
    return DefineClass(env, "Counter", {InstanceMethod<&CounterObject::add>("add")});
  }
  using Napi::ObjectWrap<CounterObject>::ObjectWrap;

private:
  Napi::Value add(const Napi::CallbackInfo &info) {
    if (info.Length() != 1) {
      throw Napi::TypeError::New(info.Env(), "expected an integer");
    }
    return Napi::Number::New(info.Env(), counter.add(integer(info[0])));
  }

  Counter counter;
};

/// A shape whose function is a method of JavaScript, found by its name at each call.
class Directed : public Shape {
public:
  explicit Directed(const Napi::Object &object) : object(object) {}
  double area(double scale) override {
    const Napi::HandleScope scope(object.Env());
    const Napi::Value method = object.Get("area");
    if (!method.IsFunction()) {
      return Shape::area(scale);
    }
    const Napi::Value result =
        method.As<Napi::Function>().Call(object, {Napi::Number::New(object.Env(), scale)});
    if (!result.IsNumber()) {
      throw Napi::TypeError::New(object.Env(), "`area` returns a number");
    }
    return result.As<Napi::Number>();
  }

private:
  Napi::Object object;
};

Napi::Value areas(const Napi::CallbackInfo &info) {
  if (info.Length() != 2 || !info[0].IsObject()) {
    throw Napi::TypeError::New(info.Env(), "expected an object and an integer");
  }
  Directed shape(info[0].As<Napi::Object>());
  return Napi::Number::New(info.Env(), ::areas(shape, integer(info[1])));
}

Napi::Object exported(Napi::Env env, Napi::Object exports) {
  exports.Set("mean", Napi::Function::New<mean_of>(env, "mean"));
  exports.Set("added", Napi::Function::New<added>(env, "added"));
  exports.Set("areas", Napi::Function::New<areas>(env, "areas"));
  exports.Set("Counter", CounterObject::define(env));
  return exports;
}

} // namespace

NODE_API_MODULE(addon, exported)
