%module example
%include "quaff.i"
%in_array(the_first_of_the_arrays, how_many_elements_the_first_array_has)
%in_array(the_second_of_the_arrays, how_many_elements_the_second_array_has)
%inline %{
template <class T>
double a_function_with_a_name_that_fills_a_line(const T *the_first_of_the_arrays, unsigned how_many_elements_the_first_array_has,
    const T *the_second_of_the_arrays, unsigned how_many_elements_the_second_array_has) {
  return double(the_first_of_the_arrays[0]) + double(the_second_of_the_arrays[0]);
}
int many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n) {
  return a + b + c + d + e + f + g + h + i + j + k + l + m + n;
}
int a_function_of_several_words_and_more(int of_a_parameter, int that_is_named, int at_some_length) {
  return of_a_parameter + that_is_named + at_some_length;
}
int another_function_of_several_words() { return 1; }
int yet_another_function_of_several_words() { return 1; }
int and_yet_another_function_of_several_words() { return 1; }
%}
%template(a_function_with_a_name_that_fills_a_line) a_function_with_a_name_that_fills_a_line<float>;
%template(a_function_with_a_name_that_fills_a_line) a_function_with_a_name_that_fills_a_line<unsigned long long>;
