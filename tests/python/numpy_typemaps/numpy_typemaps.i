// Every typemap of numpy.i, by name and in all of its forms.
%module numpy_typemaps
%{
#define SWIG_FILE_WITH_INIT
#include "numpy_typemaps.hpp"
%}
%include "numpy.i"
%init %{
import_array();
%}

%apply (double IN_ARRAY1[ANY]) { (double in_1_fixed[2]) };
%apply (double* IN_ARRAY1, int DIM1) { (double* in_1, int m) };
%apply (int DIM1, double* IN_ARRAY1) { (int m, double* in_1_after) };
%apply (double IN_ARRAY2[ANY][ANY]) { (double in_2_fixed[2][3]) };
%apply (double* IN_ARRAY2, int DIM1, int DIM2) { (double* in_2, int m, int n) };
%apply (int DIM1, int DIM2, double* IN_ARRAY2) { (int m, int n, double* in_2_after) };
%apply (double* IN_FARRAY2, int DIM1, int DIM2) { (double* in_f2, int m, int n) };
%apply (int DIM1, int DIM2, double* IN_FARRAY2) { (int m, int n, double* in_f2_after) };
%apply (double IN_ARRAY3[ANY][ANY][ANY]) { (double in_3_fixed[2][3][2]) };
%apply (double* IN_ARRAY3, int DIM1, int DIM2, int DIM3) { (double* in_3, int m, int n, int k) };
%apply (double** IN_ARRAY3, int DIM1, int DIM2, int DIM3) { (double** in_3_planes, int m, int n, int k) };
%apply (int DIM1, int DIM2, int DIM3, double* IN_ARRAY3) { (int m, int n, int k, double* in_3_after) };
%apply (double* IN_FARRAY3, int DIM1, int DIM2, int DIM3) { (double* in_f3, int m, int n, int k) };
%apply (int DIM1, int DIM2, int DIM3, double* IN_FARRAY3) { (int m, int n, int k, double* in_f3_after) };
%apply (double IN_ARRAY4[ANY][ANY][ANY][ANY]) { (double in_4_fixed[2][3][2][2]) };
%apply (double* IN_ARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) { (double* in_4, int m, int n, int k, int l) };
%apply (double** IN_ARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) { (double** in_4_planes, int m, int n, int k, int l) };
%apply (int DIM1, int DIM2, int DIM3, int DIM4, double* IN_ARRAY4) { (int m, int n, int k, int l, double* in_4_after) };
%apply (double* IN_FARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) { (double* in_f4, int m, int n, int k, int l) };
%apply (int DIM1, int DIM2, int DIM3, int DIM4, double* IN_FARRAY4) { (int m, int n, int k, int l, double* in_f4_after) };
%apply (double INPLACE_ARRAY1[ANY]) { (double inplace_1_fixed[2]) };
%apply (double* INPLACE_ARRAY1, int DIM1) { (double* inplace_1, int m) };
%apply (int DIM1, double* INPLACE_ARRAY1) { (int m, double* inplace_1_after) };
%apply (double* INPLACE_ARRAY1, int DIM1) { (const double* read_in_place, int m) };
%apply (double* INPLACE_FARRAY2, int DIM1, int DIM2) { (const double* f_read_in_place, int m, int n) };
%apply (double INPLACE_ARRAY2[ANY][ANY]) { (double inplace_2_fixed[2][3]) };
%apply (double* INPLACE_ARRAY2, int DIM1, int DIM2) { (double* inplace_2, int m, int n) };
%apply (int DIM1, int DIM2, double* INPLACE_ARRAY2) { (int m, int n, double* inplace_2_after) };
%apply (double* INPLACE_FARRAY2, int DIM1, int DIM2) { (double* inplace_f2, int m, int n) };
%apply (int DIM1, int DIM2, double* INPLACE_FARRAY2) { (int m, int n, double* inplace_f2_after) };
%apply (double INPLACE_ARRAY3[ANY][ANY][ANY]) { (double inplace_3_fixed[2][3][2]) };
%apply (double* INPLACE_ARRAY3, int DIM1, int DIM2, int DIM3) { (double* inplace_3, int m, int n, int k) };
%apply (double** INPLACE_ARRAY3, int DIM1, int DIM2, int DIM3) { (double** inplace_3_planes, int m, int n, int k) };
%apply (int DIM1, int DIM2, int DIM3, double* INPLACE_ARRAY3) { (int m, int n, int k, double* inplace_3_after) };
%apply (double* INPLACE_FARRAY3, int DIM1, int DIM2, int DIM3) { (double* inplace_f3, int m, int n, int k) };
%apply (int DIM1, int DIM2, int DIM3, double* INPLACE_FARRAY3) { (int m, int n, int k, double* inplace_f3_after) };
%apply (double INPLACE_ARRAY4[ANY][ANY][ANY][ANY]) { (double inplace_4_fixed[2][3][2][2]) };
%apply (double* INPLACE_ARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) { (double* inplace_4, int m, int n, int k, int l) };
%apply (double** INPLACE_ARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) { (double** inplace_4_planes, int m, int n, int k, int l) };
%apply (int DIM1, int DIM2, int DIM3, int DIM4, double* INPLACE_ARRAY4) { (int m, int n, int k, int l, double* inplace_4_after) };
%apply (double* INPLACE_FARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) { (double* inplace_f4, int m, int n, int k, int l) };
%apply (int DIM1, int DIM2, int DIM3, int DIM4, double* INPLACE_FARRAY4) { (int m, int n, int k, int l, double* inplace_f4_after) };
%apply (double* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (double* flat, int count) };
%apply (double ARGOUT_ARRAY1[ANY]) { (double made_1_fixed[2]) };
%apply (double ARGOUT_ARRAY2[ANY][ANY]) { (double made_2_fixed[2][3]) };
%apply (double ARGOUT_ARRAY3[ANY][ANY][ANY]) { (double made_3_fixed[2][3][2]) };
%apply (double ARGOUT_ARRAY4[ANY][ANY][ANY][ANY]) { (double made_4_fixed[2][3][2][2]) };
%apply (double* ARGOUT_ARRAY1, int DIM1) { (double* made_1, int m) };
%apply (int DIM1, double* ARGOUT_ARRAY1) { (int m, double* made_1_after) };
%apply (double** ARGOUTVIEW_ARRAY1, int* DIM1) { (double** view_1, int* m) };
%apply (int* DIM1, double** ARGOUTVIEW_ARRAY1) { (int* m, double** view_1_after) };
%apply (double** ARGOUTVIEW_ARRAY2, int* DIM1, int* DIM2) { (double** view_2, int* m, int* n) };
%apply (int* DIM1, int* DIM2, double** ARGOUTVIEW_ARRAY2) { (int* m, int* n, double** view_2_after) };
%apply (double** ARGOUTVIEW_FARRAY2, int* DIM1, int* DIM2) { (double** view_f2, int* m, int* n) };
%apply (int* DIM1, int* DIM2, double** ARGOUTVIEW_FARRAY2) { (int* m, int* n, double** view_f2_after) };
%apply (double** ARGOUTVIEW_ARRAY3, int* DIM1, int* DIM2, int* DIM3) { (double** view_3, int* m, int* n, int* k) };
%apply (int* DIM1, int* DIM2, int* DIM3, double** ARGOUTVIEW_ARRAY3) { (int* m, int* n, int* k, double** view_3_after) };
%apply (double** ARGOUTVIEW_FARRAY3, int* DIM1, int* DIM2, int* DIM3) { (double** view_f3, int* m, int* n, int* k) };
%apply (int* DIM1, int* DIM2, int* DIM3, double** ARGOUTVIEW_FARRAY3) { (int* m, int* n, int* k, double** view_f3_after) };
%apply (double** ARGOUTVIEW_ARRAY4, int* DIM1, int* DIM2, int* DIM3, int* DIM4) { (double** view_4, int* m, int* n, int* k, int* l) };
%apply (int* DIM1, int* DIM2, int* DIM3, int* DIM4, double** ARGOUTVIEW_ARRAY4) { (int* m, int* n, int* k, int* l, double** view_4_after) };
%apply (double** ARGOUTVIEW_FARRAY4, int* DIM1, int* DIM2, int* DIM3, int* DIM4) { (double** view_f4, int* m, int* n, int* k, int* l) };
%apply (int* DIM1, int* DIM2, int* DIM3, int* DIM4, double** ARGOUTVIEW_FARRAY4) { (int* m, int* n, int* k, int* l, double** view_f4_after) };
%apply (double** ARGOUTVIEWM_ARRAY1, int* DIM1) { (double** managed_1, int* m) };
%apply (int* DIM1, double** ARGOUTVIEWM_ARRAY1) { (int* m, double** managed_1_after) };
%apply (double** ARGOUTVIEWM_ARRAY2, int* DIM1, int* DIM2) { (double** managed_2, int* m, int* n) };
%apply (int* DIM1, int* DIM2, double** ARGOUTVIEWM_ARRAY2) { (int* m, int* n, double** managed_2_after) };
%apply (double** ARGOUTVIEWM_FARRAY2, int* DIM1, int* DIM2) { (double** managed_f2, int* m, int* n) };
%apply (int* DIM1, int* DIM2, double** ARGOUTVIEWM_FARRAY2) { (int* m, int* n, double** managed_f2_after) };
%apply (double** ARGOUTVIEWM_ARRAY3, int* DIM1, int* DIM2, int* DIM3) { (double** managed_3, int* m, int* n, int* k) };
%apply (int* DIM1, int* DIM2, int* DIM3, double** ARGOUTVIEWM_ARRAY3) { (int* m, int* n, int* k, double** managed_3_after) };
%apply (double** ARGOUTVIEWM_FARRAY3, int* DIM1, int* DIM2, int* DIM3) { (double** managed_f3, int* m, int* n, int* k) };
%apply (int* DIM1, int* DIM2, int* DIM3, double** ARGOUTVIEWM_FARRAY3) { (int* m, int* n, int* k, double** managed_f3_after) };
%apply (double** ARGOUTVIEWM_ARRAY4, int* DIM1, int* DIM2, int* DIM3, int* DIM4) { (double** managed_4, int* m, int* n, int* k, int* l) };
%apply (int* DIM1, int* DIM2, int* DIM3, int* DIM4, double** ARGOUTVIEWM_ARRAY4) { (int* m, int* n, int* k, int* l, double** managed_4_after) };
%apply (double** ARGOUTVIEWM_FARRAY4, int* DIM1, int* DIM2, int* DIM3, int* DIM4) { (double** managed_f4, int* m, int* n, int* k, int* l) };
%apply (int* DIM1, int* DIM2, int* DIM3, int* DIM4, double** ARGOUTVIEWM_FARRAY4) { (int* m, int* n, int* k, int* l, double** managed_f4_after) };

// Typemaps with other element types, several typemaps in one call, and an extent with a C++ name.
%apply (int* IN_ARRAY1, int DIM1) { (int* ints, int n) };
%apply (unsigned char* IN_ARRAY1, int DIM1) { (unsigned char* bytes, int n) };
%apply (float* IN_ARRAY1, std::size_t DIM1) { (const float* floats, std::size_t n) };
%apply (std::complex<double>* IN_ARRAY1, int DIM1) { (std::complex<double>* numbers, int n) };
%apply (std::complex<double> ARGOUT_ARRAY1[ANY]) { (std::complex<double> conjugate[2]) };
%apply (const int** ARGOUTVIEW_ARRAY1, int* DIM1) { (const int** primes, int* n) };
%apply (double** ARGOUTVIEWM_ARRAY1, int* DIM1) { (double** empty, int* n), (double** missing, int* n) };
#define DIMENSION 3
%apply (double IN_ARRAY1[ANY]) { (double vector[DIMENSION]) };
%include "numpy_typemaps.hpp"
